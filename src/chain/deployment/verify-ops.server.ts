import type { Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { isRuntime } from '#chain/contracts/compare-code.ts'
import { findContracts, type FoundContract } from '#chain/contracts/find-contracts.server.ts'
import { codeMint721Runtime } from '#contracts/code-mint-721.ts'
import { CommandError, printRows, type Command, type CommandContext } from '#core/process/command.server.ts'
import { checkedAddress } from '#core/text/checked-address.ts'
import { checkedInput } from './checked-input.server.ts'
import { openDeploymentChain, type DeploymentChain } from './deployment-chain.server.ts'
import { addDeployments } from './descriptor-files.server.ts'
import { verifyAtSourcify, type Verdict } from './sourcify.server.ts'

type Verified = Pick<FoundContract, 'address' | 'found'> & { kind: string; verdict: Verdict | undefined }

/** `contracts verify`: compares what is on the chain with what this repository compiles, and gives the sources to Sourcify. */
export const verifyCommand: Command = {
  about: 'compares the code on CHAIN_ID with the compiled one, and gives the sources to SOURCIFY_URL if it is set',
  options: {
    descriptors: { about: 'write the addresses found into contracts/descriptors, for wallets to read' },
    collection: { about: 'look at a collection of CodeMint721 instead, which has an address of its own', value: '0x…' },
  },
  needsNoDatabase: true,
  async run(context, { options }) {
    const place = await openDeploymentChain(context)
    const verified =
      typeof options.collection === 'string'
        ? [await verifyCollection(context, place, options.collection)]
        : await verify(context, place)
    print(context, place, verified)
    if (options.descriptors) await describe(context, place, verified)
    const wrong = verified.filter(({ found, verdict }) => found !== 'itself' || verdict?.state === 'failed')
    if (wrong.length > 0) throw new CommandError(`Not as it should be: ${wrong.map(({ kind }) => kind).join(', ')}.`)
  },
}

/** `contracts source`: the input of the compiler for one contract, for verifiers that take it by hand. */
export const sourceCommand: Command = {
  about: 'prints what a contract is compiled from, as the standard JSON that every verifier takes',
  words: ['contract'],
  needsNoDatabase: true,
  run: ({ print: line }, { words: [kind] }) => Promise.resolve(line(JSON.stringify(checkedInput(kind!).input))),
}

async function verify({ env }: CommandContext, { chain, rpc }: DeploymentChain): Promise<Verified[]> {
  const server = env.SOURCIFY_URL?.replace(/\/+$/, '')
  const verified: Verified[] = []
  for (const contract of await findContracts(rpc)) {
    const asked = server && contract.found === 'itself'
    const about = { server: server ?? '', chainId: chain.id, address: contract.address }
    const verdict = asked ? await verifyAtSourcify({ ...about, ...checkedInput(contract.kind) }) : undefined
    verified.push({ ...contract, verdict })
  }
  return verified
}

async function verifyCollection(
  { env }: CommandContext,
  { chain, rpc }: DeploymentChain,
  given: string,
): Promise<Verified> {
  const address = checkedAddress(given)
  if (!address) throw new CommandError('Give the address of the collection with its checksum.', { usage: true })
  const kind = 'CodeMint721'
  const code = (await rpc('eth_getCode', address, 'latest')) as Hex
  const found = code === '0x' ? 'nothing' : isRuntime(codeMint721Runtime, code) ? 'itself' : 'other code'
  const server = env.SOURCIFY_URL?.replace(/\/+$/, '')
  const about = { server: server ?? '', chainId: chain.id, address }
  const verdict = server && found === 'itself' ? await verifyAtSourcify({ ...about, ...checkedInput(kind) }) : undefined
  return { kind, address, found, verdict }
}

const states = { nothing: 'not deployed', itself: 'as compiled', 'other code': 'OTHER CODE' }
const verdicts = {
  exact: 'verified with its sources',
  match: 'verified, but for the hash of its sources',
  known: 'was verified before',
}

function print(context: CommandContext, { chain }: DeploymentChain, verified: readonly Verified[]): void {
  if (!context.json) context.print(`${chain.name} (${chain.id})`)
  printRows(context, {
    empty: '',
    rows: verified.map(({ kind, address, found, verdict }) => ({
      contract: kind,
      address,
      state: context.json ? found : states[found],
      sourcify: context.json ? (verdict ?? null) : wordsOf(verdict),
    })),
  })
}

const wordsOf = (verdict: Verdict | undefined) =>
  verdict && (verdict.state === 'failed' ? `not verified: ${verdict.reason}` : verdicts[verdict.state])

async function describe(
  { json, print: line }: CommandContext,
  { chain }: DeploymentChain,
  verified: readonly Verified[],
) {
  if (chain.id === localChain.id) throw new CommandError('Wallets read of public chains only. Nothing was written.')
  const changed = await addDeployments(chain.id, verified)
  if (!json) line(changed.length > 0 ? `Wrote ${changed.join(', ')}.` : 'The descriptors say so already.')
}
