import { numberToHex, zeroAddress, type Address, type Hash, type Hex } from 'viem'
import { encodeEventTopics } from 'viem/utils'
import { readContract, type Rpc } from '#chain/read/rpc.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { pieceSenderAbi } from '#contracts/piece-sender.ts'
import type { PlanKind } from '#tools/plan/plan-kind.ts'
import type { ChainFacts } from '#tools/plan/plan-state.ts'
import { intentOf } from '#transactions/track/transaction.ts'
import { simulateMints } from './mint-errors.ts'
import {
  approveSender,
  chunksIn,
  collectionAbi,
  createCall,
  keptMints,
  heldFirst,
  listName,
  partOf,
  piecesIn,
  sendStep,
} from './mint-plan.ts'
import { sendOut, type MintPlan } from './mint-plan.ts'

/** What the chain says of a plan; `first` is the number of the first piece of the chunk that is sent next. */
export type MintFacts = ChainFacts & { first?: bigint }

const sender = contractAddresses.PieceSender

/** Creates pieces for the own account and sends them on by a list: an approval once, then two transactions for each chunk. */
export const mintListKind: PlanKind<MintPlan, MintFacts> = {
  store: keptMints,
  outline(plan) {
    const steps = chunksIn(plan).flatMap((rows, chunk) => [
      ...(plan.held === undefined ? [{ intent: intentOf(createCall(plan, rows)) }] : []),
      // The numbers of the pieces are known once they are created: until then the step is known by the name of its list.
      { intent: { to: sender.toLowerCase() as Address, dataHash: listName(plan, chunk), value: '0' }, takes: 1n },
    ])
    return { approves: plan.token, steps }
  },
  read: readMints,
  approval: ({ token }, amount) => approveSender(token, amount > 0n),
  call(plan, step, { first } = { made: {} }) {
    const { chunk, creates } = partOf(plan, step)
    if (creates) return createCall(plan, chunksIn(plan)[chunk]!)
    if (plan.held !== undefined) return sendOut(plan, chunk, heldFirst(plan, chunk))
    if (plan.kind === 'erc721' && first === undefined)
      throw new Error('The chain has not said which pieces were created.')
    return sendOut(plan, chunk, first ?? 0n)
  },
  simulate: simulateMints,
  words(plan, next) {
    if (next.do === 'approve') return 'Allow the sender of pieces to send yours'
    const { chunk, creates } = partOf(plan, next.step)
    const rows = chunksIn(plan)[chunk]!
    const count = piecesIn(rows)
    const pieces = count === 1 ? 'one piece' : `${count} pieces`
    if (creates) return `Create ${pieces}`
    return `Send ${pieces} to ${rows.length === 1 ? 'one account' : `${new Set(rows.map(({ to }) => to)).size} accounts`}`
  },
  contracts: async (chainId, plan) => (await import('./mint-words.ts')).mintContracts(chainId, plan),
  follows: true,
}

/** Rejects when the chain does not answer. */
async function readMints(rpc: Rpc, plan: MintPlan): Promise<MintFacts> {
  const { token, from, found = {}, asked } = plan
  const [approved, sent] = await Promise.all([
    readContract(rpc, { to: token, abi: collectionAbi, name: 'isApprovedForAll', args: [from, sender] }),
    sentChunks(rpc, plan),
  ])
  const made: Record<number, Hash> = { ...sent }
  if (asked !== undefined && partOf(plan, asked).creates && !found[asked]) {
    const hash = await findCreated(rpc, plan, partOf(plan, asked).chunk)
    if (hash) made[asked] = hash
  }
  const all = { ...made, ...found }
  const next = chunksIn(plan).findIndex((_, chunk) => !all[sendStep(plan, chunk)])
  const created = next < 0 || plan.held !== undefined ? undefined : all[2 * next]
  const first = created && plan.kind === 'erc721' ? await firstIn(rpc, plan, created) : undefined
  return { allowance: approved ? 2n ** 255n : 0n, made, ...(first !== undefined && { first }) }
}

/** The chunks that the contract says it has sent, beyond those that are known: only the next one can be among them. */
async function sentChunks(rpc: Rpc, plan: MintPlan): Promise<Record<number, Hash>> {
  const { found = {}, from } = plan
  const next = chunksIn(plan).findIndex((_, chunk) => !found[sendStep(plan, chunk)])
  if (next < 0 || (plan.held === undefined && !found[2 * next])) return {}
  const args = [from, listName(plan, next)] as const
  const sent = await readContract(rpc, { to: sender, abi: pieceSenderAbi, name: 'sent', args })
  if (!sent) return {}
  const topics = encodeEventTopics({ abi: pieceSenderAbi, eventName: 'ListSent', args: { from, list: args[1] } })
  const [log] = await logsOf(rpc, { address: sender, topics, since: plan.block })
  return { [sendStep(plan, next)]: log?.transactionHash ?? args[1] }
}

/** The transaction that created a chunk, where the wallet's answer is lost. */
async function findCreated(rpc: Rpc, plan: MintPlan, chunk: number): Promise<Hash | undefined> {
  const { token, from, kind, found = {}, block } = plan
  const rows = chunksIn(plan)[chunk]!
  const made = { from: zeroAddress, to: from }
  const topics = kind === 'erc721' ? topicsOf('Transfer', made) : topicsOf('TransferBatch', { operator: from, ...made })
  // A batch of one edition is said as a single one.
  if (kind === 'erc1155') topics[0] = [topics[0], topicsOf('TransferSingle', {})[0]] as never
  const logs = await logsOf(rpc, { address: token, topics, since: block })
  const known = new Set<string>(Object.values(found))
  const byHash = Map.groupBy(logs, ({ transactionHash }) => transactionHash)
  const count = kind === 'erc721' ? piecesIn(rows) : 1
  return [...byHash].find(([hash, events]) => !known.has(hash) && events.length === count)?.[0]
}

/** The number of the first piece that a transaction created for the account of a plan. */
async function firstIn(rpc: Rpc, { token, from }: MintPlan, hash: Hash): Promise<bigint | undefined> {
  const receipt = (await rpc('eth_getTransactionReceipt', [hash])) as { logs: Log[] } | null
  const topics = topicsOf('Transfer', { from: zeroAddress, to: from })
  const ids = (receipt?.logs ?? []).flatMap((log) =>
    log.address.toLowerCase() === token.toLowerCase() &&
    topics.every((topic, at) => topic === null || log.topics[at]?.toLowerCase() === String(topic).toLowerCase())
      ? [BigInt(log.topics[3]!)]
      : [],
  )
  return ids.length === 0 ? undefined : ids.reduce((least, id) => (id < least ? id : least))
}

/** The topics of an event of a collection, as logs are looked for. */
const topicsOf = (eventName: 'Transfer' | 'TransferBatch' | 'TransferSingle', args: Record<string, Address>) =>
  encodeEventTopics({ abi: collectionAbi, eventName, args } as never)

type Log = { address: Address; topics: Hex[]; transactionHash: Hash }

async function logsOf(rpc: Rpc, { address, topics, since }: { address: Address; topics: unknown[]; since: number }) {
  const range = { fromBlock: numberToHex(since), toBlock: 'latest' }
  return (await rpc('eth_getLogs', [{ address, topics: topics.map((topic) => topic ?? null), ...range }])) as Log[]
}
