import { startWorker } from './trusted-types.ts'

type Work<Told, Answer> = {
  signal: AbortSignal
  /** One that was started from this file before; without it, one is started now. */
  started?: Worker | undefined
  /** Leaves it running once it answered, for the next order. */
  keep?: boolean
  /** What is the end of the work, out of what the worker tells; undefined: it goes on. */
  answerIn: (told: Told) => Answer | undefined
}

/** Gives one order to a worker from a built file, so that the page stays free. Rejects when `signal` ends it, or when none may start. */
export async function inWorker<Told, Answer>(
  url: string,
  order: unknown,
  { signal, started, keep, answerIn }: Work<Told, Answer>,
): Promise<Answer> {
  if (signal.aborted) started?.terminate()
  signal.throwIfAborted()
  const worker = started ?? (await startWorker(url))
  const ended = new AbortController()
  const here = { signal: ended.signal }
  let kept = false
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), here)
      if (signal.aborted) reject(signal.reason as Error)
      worker.addEventListener('error', reject, here)
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Told>) => {
          const told = answerIn(data)
          if (told !== undefined) resolve(told)
        },
        here,
      )
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
      worker.postMessage(order)
    })
    kept = Boolean(keep)
    return answer
  } finally {
    ended.abort()
    if (!kept) worker.terminate()
  }
}
