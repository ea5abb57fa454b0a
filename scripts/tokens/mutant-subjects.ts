import { emitToken, type EmittedToken } from '#tools/token/generator/emit.ts'
import { tokenVariants } from '#tools/token/generator/variants.ts'

/** The lines of a source that can be broken: `erc20: code`, without comments and imports. */
export function breakableLines({ id, source }: EmittedToken): string[] {
  const lines = source.split('\n').filter((line) => line.trim() && !/^ *\/\/|^(?:import|pragma)/.test(line))
  return lines.map((line) => `${id.split('-')[0]}: ${line.trim()}`)
}

/** Variants that together have every line of all variants: each time the one with the most lines that are not there yet. */
export function mutantSubjects(): EmittedToken[] {
  const tokens = tokenVariants().map((options) => emitToken(options))
  const open = new Set(tokens.flatMap(breakableLines))
  const subjects: EmittedToken[] = []
  while (open.size) {
    const gain = (token: EmittedToken) => new Set(breakableLines(token).filter((line) => open.has(line))).size
    const best = tokens.map((token) => [gain(token), token] as const).reduce((a, b) => (b[0] > a[0] ? b : a))[1]
    for (const line of breakableLines(best)) open.delete(line)
    subjects.push(best)
  }
  return subjects
}
