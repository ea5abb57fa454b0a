import type { SafeAnswer, SafeMethod, SafeMethods, SafeQuestion } from './safe-protocol.ts'

/** The window that shows this page in a frame, as far as it is spoken to. */
type ParentWindow = { postMessage: (message: unknown, targetOrigin: string) => void }

/** A way to the Safe that shows this page. Rejects with what Safe says; with a `TimeoutError` where `timeoutMs` is given and passes. */
export type SafeChannel = {
  ask: <Method extends SafeMethod>(
    method: Method,
    params: SafeMethods[Method]['params'],
    timeoutMs?: number,
  ) => Promise<SafeMethods[Method]['data']>
  close: () => void
}

/** The version whose messages are understood here; Safe decides by it how it signs. */
const sdkVersion = '9.1.0'

/** What Safe answers when an owner closes its window. */
const rejected = /rejected/i

/** An error as wallets throw it: with a code of EIP-1193, where there is one. */
export class SafeError extends Error {
  override name = 'SafeError'
  readonly code?: number
  constructor(message: string, code?: number) {
    super(message)
    if (code !== undefined) this.code = code
  }
}

/**
 * Speaks with the parent of this page, if it has one of `origins`: the browser delivers a question to no other origin, and only what
 * comes from that very window and one of these origins is heard. `self` is this page.
 */
export function openSafeChannel(
  { self, parent }: { self: EventTarget; parent: ParentWindow },
  origins: readonly string[],
): SafeChannel {
  const waiting = new Map<string, (answer: SafeAnswer) => void>()
  const closed = new AbortController()

  self.addEventListener(
    'message',
    (event) => {
      const { origin, source, data } = event as MessageEvent
      if (source !== (parent as unknown) || !origins.includes(origin)) return
      const answer = readAnswer(data)
      const hear = answer && waiting.get(answer.id)
      if (!hear) return
      waiting.delete(answer.id)
      hear(answer)
    },
    { signal: closed.signal },
  )

  return {
    ask(method, params, timeoutMs) {
      const question: SafeQuestion = { id: crypto.randomUUID(), method, params, env: { sdkVersion } }
      return new Promise((resolve, reject) => {
        const late = timeoutMs === undefined ? undefined : setTimeout(stop, timeoutMs)
        function stop() {
          waiting.delete(question.id)
          reject(Object.assign(new Error('Safe did not answer'), { name: 'TimeoutError' }))
        }
        waiting.set(question.id, (answer) => {
          clearTimeout(late)
          if (answer.success) resolve(answer.data as never)
          else reject(new SafeError(answer.error, rejected.test(answer.error) ? 4001 : undefined))
        })
        // Never '*': a page of another origin must not even learn that it is asked.
        for (const origin of origins) parent.postMessage(question, origin)
      })
    },
    close: () => closed.abort(),
  }
}

function readAnswer(data: unknown): SafeAnswer | undefined {
  const { id, version, success, error } = (data ?? {}) as Record<string, unknown>
  if (typeof id !== 'string' || typeof version !== 'string' || !(Number.parseInt(version, 10) >= 1)) return undefined
  if (success === true) return data as SafeAnswer
  return { id, version, success: false, error: typeof error === 'string' ? error : 'Safe gave no reason' }
}
