import { globSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'

/** A piece of text as it is written in a source, and under which names it stands there. */
export type Literal = { file: string; line: number; text: string; under: readonly string[] }

type Syntax = { type: string; start: number; [key: string]: unknown }

/** The texts in a source: string literals and the fixed parts of templates, without names of keys, modules and types, and without what visitors type. */
export function literalsOf(file: string, source: string): Literal[] {
  const found: Literal[] = []
  const visit = (value: unknown, under: readonly string[]) => {
    if (Array.isArray(value)) return value.forEach((each) => visit(each, under))
    if (!isSyntax(value) || /^(?:Import|ExportAll|TS(?!AsE|Satisfies|NonNull))/.test(value.type)) return
    const line = source.slice(0, value.start).split('\n').length
    const written = value as Syntax & { value?: { raw?: string } | string; key?: Syntax; id?: Syntax }
    if (value.type === 'Literal' && typeof written.value === 'string')
      found.push({ file, line, text: written.value, under })
    if (value.type === 'TemplateElement')
      found.push({ file, line, text: (written.value as { raw: string }).raw, under })
    const name = (written.key ?? written.id)?.name
    const within = typeof name === 'string' ? [...under, name] : under
    for (const [key, child] of Object.entries(value))
      if (key !== 'key' && key !== 'typeAnnotation' && key !== 'source' && name !== 'asks') visit(child, within)
  }
  visit(parseAst(source, { lang: 'ts' }).body, [])
  return found
}

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null && 'type' in value

/** The files in which the words of the site stand in English: content, and what the services say. */
export function wordFiles(): string[] {
  return globSync(['content/**/*.ts', 'src/site/services/*.ts', 'src/core/offer/catalogue.ts'])
    .filter((file) => !file.endsWith('.test.ts') && !/^content\/answers\/(?:de|fr|es|own-words)\//.test(file))
    .toSorted()
}

/** Every text of the files in which the words of the site stand. */
export const wordLiterals = (): Literal[] => wordFiles().flatMap((file) => literalsOf(file, readFileSync(file, 'utf8')))
