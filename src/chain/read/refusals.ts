import { revertData } from './revert-reason.ts'
import { UnreadableAnswer } from './rpc.ts'

/** What nodes call a run that failed, or that its sender cannot pay for. */
const failed =
  /revert|gas|opcode|stack|jump|\be?vm\b|execution|return ?data|write protection|call depth|insufficient (?:\w+ )?(?:funds|balance)/i

/** Whether the code and sentence of a node say that the code of a contract ran and failed: that tells of the contract, and not of the node. */
export function executionFailed(code: number, message: string): boolean {
  if (code === 3 || code === -32_003 || code === -32_015) return true
  // A node that is busy ends what it runs.
  if (/abort|time.?out|timed out/i.test(message)) return false
  if (code === -32_603) return /\be?vm\b/i.test(message)
  return (code === -32_000 || code === -32_010) && failed.test(message)
}

/**
 * Whether the error of a question tells of the contract that was asked: it refuses, or answers what is no answer. Otherwise no node has
 * answered, or one that is busy or behind, and nothing is known of the contract.
 */
export function isRefusal(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 8) return false
  if (error instanceof UnreadableAnswer || revertData(error) !== undefined) return true
  // The message of an error of viem holds the question as well; what the node has said is in its details.
  const { code, message, details = message, cause } = error as Record<string, unknown>
  return (typeof code === 'number' && executionFailed(code, String(details))) || isRefusal(cause, depth + 1)
}

/** What a contract answers; undefined where it refuses. Rejects when no node answers. */
export function unlessRefused<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  return asked.catch((error: unknown) => {
    if (isRefusal(error)) return undefined
    throw error
  })
}
