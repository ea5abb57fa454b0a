import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeAbiParameters, encodeEventTopics, getAddress, keccak256, numberToHex, pad, toHex, type Hex } from 'viem'
import { localChain } from '#chain/catalogue.ts'
import { followOnce } from '#chain/index/follow.server.ts'
import { Window, type Following } from '#chain/index/following.ts'
import { indexNode } from '#chain/index/index-node.server.ts'
import type { RpcNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { openDatabase } from '#core/database/database.server.ts'
import { migrate } from '#core/database/migrate.server.ts'
import { startPostgres } from '#server/postgres/embedded-postgres.server.ts'
import { readAccount } from '#tools/dashboard/account.server.ts'

/**
 * What the index costs: the time to take in a million events, or as many as are named, the time in which the server answers for an account
 * with a thousand locks, and a chain that takes back 64 blocks. The database is real, with every guarantee on; the node is a function in
 * this process that makes blocks up, so its time and the network's are not in the figures.
 */

const wanted = Number(process.argv[2] ?? 1_000_000)
const perBlock = 100
const blocks = Math.ceil(wanted / perBlock)
const busy = getAddress(pad('0xb5', { size: 20 }))
const locksOfBusy = 1_000
const token = getAddress(pad('0x70', { size: 20 }))

/** Blocks from this one on are of the second branch, when there is one. */
let branchFrom = Infinity
let head = blocks

const hashOf = (number: number): Hex => keccak256(toHex(`${number >= branchFrom ? 'second' : 'first'} ${number}`))
const blockOf = (number: number) => ({
  number: numberToHex(number),
  hash: hashOf(number),
  parentHash: hashOf(number - 1),
  timestamp: numberToHex(1_800_000_000 + number * 2),
})

const [locked] = encodeEventTopics({ abi: tokenLockerAbi, eventName: 'Locked' })
const data = encodeAbiParameters(
  ['uint128', 'uint40', 'uint40', 'uint40', 'uint16'].map((type) => ({ type })),
  [10n ** 18n, 1_700_000_000, 1_700_000_000, 1_900_000_000, 0],
)

/** Each event begins a lock; of the first ones, every tenth is of the busy account. */
function logOf(block: number, index: number, blockHash: Hex) {
  const place = block * perBlock + index
  const isBusy = place % 10 === 0 && place / 10 < locksOfBusy
  const owner = isBusy ? busy : numberToHex(1_000_000 + (place % 50_000))
  const id = (BigInt(token) << 96n) + BigInt(place + 1)
  return {
    address: contractAddresses.TokenLocker,
    topics: [locked, numberToHex(id, { size: 32 }), pad(token), pad(owner)],
    data,
    blockNumber: numberToHex(block),
    blockHash,
    blockTimestamp: numberToHex(1_800_000_000 + block * 2),
    transactionHash: numberToHex(place + 1, { size: 32 }),
    logIndex: numberToHex(index),
  }
}

function logsOf(block: number) {
  const hash = hashOf(block)
  return Array.from({ length: perBlock }, (_, index) => logOf(block, index, hash))
}

type Filter = { fromBlock?: Hex; toBlock?: Hex; blockHash?: Hex; address?: readonly string[] }

let asked = 0
const numbers = new Map<Hex, number>()
async function answer(method: string, [first]: readonly unknown[]): Promise<unknown> {
  asked++
  if (method === 'eth_getBlockByNumber') {
    const number = first === 'latest' ? head : first === 'finalized' ? head - 64 : Number(first)
    if (number > head) return null
    const block = blockOf(number)
    numbers.set(block.hash, number)
    return block
  }
  if (method === 'eth_call') return '0x'
  if (method !== 'eth_getLogs') throw new Error(`The bench has no answer to ${method}.`)
  const { fromBlock, toBlock, blockHash, address } = first as Filter
  // Our contracts write here, and nobody else: no token says that anything moved or was permitted.
  if (!address?.includes(contractAddresses.TokenLocker)) return []
  if (blockHash) return logsOf(numbers.get(blockHash)!)
  return Array.from({ length: Number(toBlock) - Number(fromBlock) + 1 }, (_, at) => Number(fromBlock) + at).flatMap(
    logsOf,
  )
}

const node = { number: 1, ask: (method, params) => answer(method, params) } as Pick<
  RpcNode,
  'number' | 'ask'
> as RpcNode

const seconds = (since: number) => (performance.now() - since) / 1000
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!

const directory = await mkdtemp(join(tmpdir(), 'intaglio-bench-'))
await chmod(directory, 0o711)
const postgres = await startPostgres({ directory })
try {
  await migrate(postgres.url)
  await using database = openDatabase(postgres.url)
  const { db } = database
  // Two hundred blocks are what a provider allows that answers 20,000 events at once.
  const window = new Window(200, 200)
  const following: Following = { db, chainId: 31_337, holder: 'bench', finalBlocks: 64, ownChain: true, window }
  const catchUp = async () => {
    while ((await followOnce(following, indexNode(node))) !== 'done');
  }

  let began = performance.now()
  // The node's own work, to be taken off.
  for (let from = 1; from <= blocks; from += 200)
    await answer('eth_getLogs', [
      {
        fromBlock: numberToHex(from),
        toBlock: numberToHex(Math.min(blocks, from + 199)),
        address: [contractAddresses.TokenLocker],
      },
    ])
  const making = seconds(began)
  asked = 0
  began = performance.now()
  await catchUp()
  const took = seconds(began)
  const events = (blocks + 1) * perBlock
  console.log(
    `${events} events in ${blocks} blocks: ${took.toFixed(0)} s, of which ${making.toFixed(0)} s are the bench making them up; ${asked} questions, at most 200 blocks each.`,
  )
  const { rows } = await db.execute<{ bytes: string }>(`select pg_total_relation_size('chain_event') as bytes`)
  console.log(
    `They take ${(Number(rows[0]!.bytes) / events).toFixed(0)} bytes each in the database, with their indexes.`,
  )

  const look = () => readAccount(db, { account: busy, chain: localChain, now: 1_850_000_000 })
  const { locks } = await look()
  const times: number[] = []
  for (let turn = 0; turn < 21; turn++) {
    began = performance.now()
    await look()
    times.push(performance.now() - began)
  }
  console.log(
    `An account with ${locks.length} locks: ${median(times).toFixed(0)} ms in the server, median of 21 (longest ${Math.max(...times).toFixed(0)} ms).`,
  )

  branchFrom = head - 63
  head += 1
  began = performance.now()
  let steps = 0
  do steps++
  while ((await followOnce(following, indexNode(node))) !== 'done')
  console.log(
    `A chain that takes back 64 blocks with ${64 * perBlock} events: right after ${seconds(began).toFixed(1)} s and ${steps} steps.`,
  )
} finally {
  await postgres.stop()
  await rm(directory, { recursive: true, force: true })
}
