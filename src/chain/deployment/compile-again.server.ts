import type { Runtime } from '#chain/contracts/compare-code.ts'
import { CommandError } from '#core/process/command.server.ts'
import type { VerifierInput } from './checked-input.server.ts'

type Solc = { version: () => string; compile: (input: string) => string }
type Output = {
  deployedBytecode: { object: string; immutableReferences: Record<string, { start: number; length: number }[]> }
}
type Answer = { contracts?: Record<string, Record<string, { evm: Output }>> }

/**
 * Compiles the standard JSON of a contract with the pinned compiler of npm: a check of our own where no Sourcify server is at hand. It
 * takes seconds. Throws `CommandError` when the compiler is missing or another, or does not take the sources.
 */
export async function compileAgain({ compiler, input, identifier }: VerifierInput): Promise<Runtime> {
  const { default: solc } = (await import('solc').catch(() => {
    throw new CommandError('The compiler is not installed. Run npm ci without --omit=dev.')
  })) as { default: Solc }
  if (!solc.version().startsWith(compiler))
    throw new CommandError(`The compiler installed is ${solc.version()}, and the code was compiled with ${compiler}.`)
  const [path, name] = identifier.split(':') as [string, string]
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as Answer
  const made = contracts?.[path]?.[name]?.evm.deployedBytecode
  if (!made?.object) throw new CommandError(`The compiler does not take the sources of ${name}.`)
  return { code: `0x${made.object}`, immutables: Object.values(made.immutableReferences).flat() }
}
