import { startWorker } from '#core/browser/trusted-types.ts'
import { oneAtATime } from '#core/one-at-a-time.ts'
import type { ReplyBlock } from './reply-tree.ts'
import type { ReplyOrder, ReplyRead } from './reply-worker.ts'
// oxlint-disable-next-line import/default -- Vite answers the address of the built worker
import workerUrl from './reply-worker.ts?worker&url'

/** How long one reply may keep the worker, in milliseconds; 64 kB of prose take a hundredth of it. */
const timeoutMs = 3_000

/** Characters of the replies whose parts are remembered, so that one is drawn immediately where it was drawn before. */
const mostRemembered = 200_000

/** A reply that was read: its parts, or none where it is shown as it was written. */
export type ReadReply = { text: string; open: boolean; blocks: ReplyBlock[] | undefined }

const inTurn = oneAtATime()
let known: ReadReply[] = []
let worker: Promise<Worker> | undefined
let orders = 0

function remember(reply: ReadReply): ReadReply {
  let characters = 0
  known = [reply, ...known].filter((each) => (characters += each.text.length) <= mostRemembered || each === reply)
  return reply
}

/** What is known of a reply; if nothing is, of the longest beginning of it that came before. */
export function knownReply(text: string, open: boolean): ReadReply | undefined {
  return (
    known.find((each) => each.text === text && each.open === open) ??
    known.find((each) => each.open && each.text !== '' && text.startsWith(each.text))
  )
}

/** The worker's answer to one order. Rejects when there can be no worker, or when it does not answer in time. */
async function ask(order: ReplyOrder): Promise<ReplyRead> {
  const running = await (worker ??= startWorker(workerUrl))
  const stop = new AbortController()
  return new Promise<ReplyRead>((resolve, reject) => {
    const { signal } = stop
    running.addEventListener('message', ({ data }: MessageEvent<ReplyRead>) => data.id === order.id && resolve(data), {
      signal,
    })
    running.addEventListener('error', reject, { signal })
    const timer = setTimeout(() => reject(new Error('The reply takes too long to read.')), timeoutMs)
    signal.addEventListener('abort', () => clearTimeout(timer))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
    running.postMessage(order)
  }).finally(() => stop.abort())
}

type Wish = { text: string; open: boolean; isWanted: () => boolean }

/**
 * Reads the Markdown of a reply in a worker, one reply at a time. It has no parts where it is too tangled, takes too long, or no worker
 * may start. Answers nothing where `isWanted` says no by the time its turn has come.
 */
export function readReplyApart({ text, open, isWanted }: Wish): Promise<ReadReply | undefined> {
  return inTurn(async () => {
    const before = knownReply(text, open)
    if (before?.text === text && before.open === open) return before
    if (!isWanted()) return undefined
    const { blocks } = await ask({ id: ++orders, text, open }).catch(async (): Promise<Partial<ReplyRead>> => {
      // What is still busy with this one would keep the next one waiting.
      void worker?.then((running) => running.terminate()).catch(() => undefined)
      worker = undefined
      return {}
    })
    return remember({ text, open, blocks })
  })
}
