/** The most blocks whose logs one call may ask for. */
export const logRange = 5_000

/** The most blocks of fees, and simulated blocks and calls, that one call may ask for. */
const most = { fees: 1_024, simulatedBlocks: 4, simulatedCalls: 50 }

const quantity = (value: unknown) =>
  typeof value === 'number'
    ? value
    : typeof value === 'string' && /^0x[\da-f]{1,13}$/i.test(value)
      ? Number(value)
      : NaN

const isNewest = (block: unknown) => typeof block === 'string' && /^(latest|pending|safe|finalized)$/.test(block)

/** A refusal of logs over more blocks than `logRange`; undefined when they may be asked for. */
export async function checkLogs(
  [filter]: readonly unknown[],
  head: () => Promise<number>,
): Promise<string | undefined> {
  if (typeof filter !== 'object' || filter === null) return 'Say in one object which logs you want.'
  const { blockHash, fromBlock = 'latest', toBlock = 'latest' } = filter as Record<string, unknown>
  if (blockHash !== undefined) return undefined
  if (isNewest(fromBlock)) return undefined
  const from = fromBlock === 'earliest' ? 0 : quantity(fromBlock)
  const to = toBlock === 'earliest' ? 0 : isNewest(toBlock) ? await head() : quantity(toBlock)
  if (Number.isNaN(from) || Number.isNaN(to)) return 'Name the first and the last block in hexadecimal, or as latest.'
  return to - from < logRange ? undefined : `Ask for the logs of at most ${logRange} blocks in one call.`
}

/** A refusal of fees over more blocks than a node should read in one call. */
export function checkFees([count]: readonly unknown[]): string | undefined {
  return quantity(count) <= most.fees ? undefined : `Ask for the fees of at most ${most.fees} blocks in one call.`
}

/** A refusal of a simulation that is more than the steps of one visitor. */
export function checkBlocks([payload]: readonly unknown[]): string | undefined {
  const blocks = (payload as { blockStateCalls?: unknown } | null | undefined)?.blockStateCalls
  if (!Array.isArray(blocks)) return 'Say in blockStateCalls what is to be simulated.'
  const calls = blocks.map((block: { calls?: unknown } | null) =>
    Array.isArray(block?.calls) ? block.calls.length : 0,
  )
  const fits =
    blocks.length <= most.simulatedBlocks && calls.reduce((sum, count) => sum + count, 0) <= most.simulatedCalls
  return fits
    ? undefined
    : `Simulate at most ${most.simulatedBlocks} blocks and ${most.simulatedCalls} calls in one request.`
}

/** A refusal of what cannot be a signed transaction. */
export function checkRaw([raw]: readonly unknown[]): string | undefined {
  return typeof raw === 'string' && /^0x(?:[\da-f]{2}){32,}$/i.test(raw)
    ? undefined
    : 'Send one signed transaction in hexadecimal.'
}
