import { numberToHex } from 'viem/utils'
import type { Ask } from './approvals.ts'

/** The part of an event of a permission that is read. */
export type ApprovalLog = { address: string; topics: readonly string[]; blockNumber: string }

/** Blocks that are asked for at once, and how often: beyond that, an account would have to wait for minutes. */
const blocksAtOnce = 5000
const mostQuestions = 60

/** Events after which nothing older is asked for: a token that reports thousands must not use up the questions of a visitor. */
const enough = 500

/**
 * Events from the newest block back, the newest first, and how far that went; where a node finds the range or the answer too long, in
 * smaller steps. Rejects when no node answers.
 */
export async function approvalLogs(rpc: Ask, filter: unknown[]): Promise<{ logs: ApprovalLog[]; from: number }> {
  const logs: ApprovalLog[] = []
  let blocks = blocksAtOnce
  let next = Number(await rpc('eth_blockNumber', []))
  for (let asked = 0; next >= 0 && asked < mostQuestions && logs.length < enough; asked++) {
    const first = Math.max(0, next - blocks + 1)
    const range = { fromBlock: numberToHex(first), toBlock: numberToHex(next) }
    try {
      const found = (await rpc('eth_getLogs', [{ ...range, topics: filter }])) as ApprovalLog[]
      logs.push(...found.toReversed())
      next = first - 1
    } catch (error) {
      if (blocks === 1 || !isTooMuch(error)) throw error
      blocks = Math.floor(Math.min(blocks, next - first + 1) / 2) || 1
    }
  }
  return { logs, from: next + 1 }
}

/** Whether a smaller range would be answered. For a rate limit it is false: that only passes with time. */
function isTooMuch(error: unknown): boolean {
  const text = String(error)
  return (
    /range|limit|too (many|large|long)|exceed|at most|size/i.test(text) &&
    !/wait|429|too many (calls|requests)/i.test(text)
  )
}
