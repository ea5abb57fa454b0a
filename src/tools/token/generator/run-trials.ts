import { concat, encodeAbiParameters, type Abi, type AbiFunction, type Hex } from 'viem'
import { reasonOf, revertData } from '#chain/read/revert-reason.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import { closed } from '#tools/plan/explain-error.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenArtifact } from './artifact.ts'
import { runsOf, writeTrials } from './write-trials.ts'

/** The file of the trials in the compiler's input. */
const path = 'Trials.sol'

/** What the compiler is given for the trials of a token. They are never deployed: nobody needs their metadata. */
export function trialsInput(options: TokenOptions): string {
  return JSON.stringify({
    language: 'Solidity',
    sources: { [path]: { content: writeTrials(options) } },
    settings: {
      evmVersion: 'cancun',
      // A fourth of the time to compile them; the code is twice as long, and still fits.
      optimizer: { enabled: false },
      metadata: { appendCBOR: false },
      outputSelection: { [path]: { '*': ['evm.bytecode.object'] } },
    },
  })
}

type Output = { contracts?: Record<string, Record<string, { evm: { bytecode: { object: string } } }>> }

/**
 * Tries the bytes of a token on a node, by calls that leave nothing behind. `compiled` is what the compiler made of `trialsInput`.
 * Answers the sentences that are not true of them, or why their constructor refuses. Rejects when the chain does not answer.
 */
export async function runTrials(
  rpc: Rpc,
  { options, artifact, compiled }: { options: TokenOptions; artifact: TokenArtifact; compiled: string },
): Promise<string[]> {
  const contracts = (JSON.parse(compiled) as Output).contracts?.[path]
  const told = encodeAbiParameters([{ type: 'bytes' }], [artifact.creationCode])
  const failed = unnamedFunctions(artifact).map((name) => `“${name}” changes something, and no power names it.`)
  for (const { name, trials } of runsOf(options)) {
    const code: Hex = `0x${contracts![name]!.evm.bytecode.object}`
    const call = { data: concat([code, told]) }
    const answer = await rpc('eth_call', [call, 'latest']).then((said) => said as Hex, refusalIn)
    if (typeof answer === 'object') return [refusalWords(answer.refused, artifact.abi)]
    const passed = BigInt(answer)
    failed.push(...trials.filter((_, at) => !((passed >> BigInt(at)) & 1n)).map(({ says }) => says))
  }
  return failed
}

/** What a node answers where the trials could not begin: what a trial does itself never reverts the call. Any other error is thrown. */
function refusalIn(error: unknown): { refused: Hex } {
  const refused = revertData(error)
  if (refused === undefined) throw error
  return { refused }
}

function refusalWords(data: Hex, abi: Abi): string {
  const reason = reasonOf(data, [abi])
  return reason ? closed(`The constructor refuses: ${reason}`) : 'The constructor refuses and does not say why.'
}

/** Functions of a token that change something, and that none of its powers names. */
function unnamedFunctions({ abi, powers }: Pick<TokenArtifact, 'abi' | 'powers'>): string[] {
  const named = new Set(powers.flatMap(({ functions }) => functions))
  const changing = abi.filter(
    (item): item is AbiFunction => item.type === 'function' && !/view|pure/.test(item.stateMutability),
  )
  return changing.map(({ name }) => name).filter((name) => !named.has(name))
}
