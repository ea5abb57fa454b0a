import { decodeEventLog, decodeFunctionData, encodeEventTopics, parseAbi, type Address, type Hex } from 'viem'
import { logRange } from '#chain/rpc/rpc-checks.server.ts'
import type { NodeRpc } from '#chain/rpc/node-rpc.server.ts'
import type { ReadContract } from './read-contract.server.ts'

/** A call of the owner that is announced and not carried out yet: which function, and from when on it can be. */
export type Announced = { call: string; from: Date }

/** What stands between the owner of a token and its powers. `whole`: the announcements were searched from the first one on. */
export type TokenDelay = { timelock: Address; seconds: bigint; announced: Announced[]; whole: boolean }

const scheduled = parseAbi([
  'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
])
const topics = [encodeEventTopics({ abi: scheduled })[0] as Hex]

/** What an owner of our tokens can announce. */
const ownerAbi = parseAbi([
  'function mint(address to, uint256 amount)',
  'function mint(address to, uint256 id, uint256 amount, bytes data)',
  'function mintBatch(address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function pause()',
  'function unpause()',
  'function blockAccount(address account)',
  'function unblockAccount(address account)',
  'function allowAccount(address account)',
  'function disallowAccount(address account)',
  'function freeze(address account, uint256 amount)',
  'function transferOwnership(address newOwner)',
  'function renounceOwnership()',
  'function updateDelay(uint256 newDelay)',
])

/** Ranges of blocks that are searched, the newest first. */
const mostRanges = 10

/** An announcement counts as carried out, or as taken back, from these times on. */
const [unknown, done] = [0n, 1n]

type Deps = { rpc: NodeRpc; timelock: Address; head: number; signal: AbortSignal; read: ReadContract }

/** Reads the delay of a timelock and what is announced in it. `read` asks the timelock. Never rejects for lack of logs. */
export async function readDelay({ rpc, timelock, head, signal, read }: Deps): Promise<TokenDelay | undefined> {
  const seconds = await read<bigint>('getMinDelay')
  if (seconds === undefined) return undefined
  const ranges = Array.from({ length: Math.min(mostRanges, Math.ceil((head + 1) / logRange)) }, (_, at) => {
    const to = head - at * logRange
    return { fromBlock: hex(Math.max(0, to - logRange + 1)), toBlock: hex(to) }
  })
  const found = await Promise.all(
    ranges.map((range) =>
      rpc('eth_getLogs', [{ address: timelock, topics, ...range }], signal).then(
        (logs) => logs as { topics: [Hex, ...Hex[]]; data: Hex }[],
        () => undefined,
      ),
    ),
  )
  const calls = found
    .toReversed()
    .flatMap((logs) => (logs ?? []).map((log) => decodeEventLog({ abi: scheduled, ...log }).args))
  const announced = await Promise.all(
    calls.map(async ({ id, data }) => ({ call: callIn(data), at: await read<bigint>('getTimestamp', id) })),
  )
  return {
    timelock,
    seconds,
    announced: announced.flatMap(({ call, at }) =>
      at === undefined || at === unknown || at === done ? [] : [{ call, from: new Date(Number(at) * 1000) }],
    ),
    whole: found.every(Boolean) && head < mostRanges * logRange,
  }
}

function callIn(data: Hex): string {
  try {
    const { functionName, args } = decodeFunctionData({ abi: ownerAbi, data })
    return `${functionName}(${(args ?? []).map(String).join(', ')})`
  } catch {
    return `a call of no name here, ${data.slice(0, 10)}`
  }
}

const hex = (number: number) => `0x${number.toString(16)}`
