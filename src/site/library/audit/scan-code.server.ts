import { globSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What the bytes of a published contract can do that ours must not. */
export type CodeScan = { contract: string; bytes: number; found: string[] }

/** Instructions that run the code of others with our storage, or end a contract. */
const refused: Record<string, number> = { callcode: 0xf2, delegatecall: 0xf4, selfdestruct: 0xff }

/** STOP, JUMP, RETURN, REVERT, INVALID, SELFDESTRUCT: what follows runs only where there is a JUMPDEST. */
const endings = new Set([0x00, 0x56, 0xf3, 0xfd, 0xfe, 0xff])

/** The instructions of code that can run, without the data they push, tables behind the code, and the metadata at its end. */
export function instructionsOf(runtime: string): Set<number> {
  const code = Buffer.from(runtime.slice(2), 'hex')
  const end = code.length - 2 - code.readUInt16BE(code.length - 2)
  const found = new Set<number>()
  let runs = true
  for (let at = 0; at < end; at++) {
    const instruction = code[at]!
    if (instruction === 0x5b) runs = true
    if (runs) found.add(instruction)
    if (endings.has(instruction)) runs = false
    if (instruction >= 0x60 && instruction <= 0x7f) at += instruction - 0x5f
  }
  return found
}

/** Reads the runtime code of every published contract. */
export async function scanCode(root: string): Promise<CodeScan[]> {
  const files = globSync('*.ts', { cwd: join(root, 'contracts/artifacts') })
    .filter((file) => file !== 'addresses.ts')
    .toSorted()
  return Promise.all(
    files.map(async (file) => {
      const artefact = (await import(join(root, 'contracts/artifacts', file))) as Record<string, unknown>
      const [, runtime] = Object.entries(artefact).find(([name]) => name.endsWith('Runtime'))!
      const { code } = runtime as { code: string }
      const instructions = instructionsOf(code)
      return {
        contract: basename(file, '.ts'),
        bytes: (code.length - 2) / 2,
        found: Object.keys(refused).filter((name) => instructions.has(refused[name]!)),
      }
    }),
  )
}
