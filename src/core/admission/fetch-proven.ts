import { proofHeader } from './proof-header.ts'

/** Said on the window when a visitor waits for work that a server has asked for, and when that is over. */
export const effortEvents = { begins: 'effort-begins', ends: 'effort-ends' } as const

type Call = Omit<RequestInit, 'headers' | 'signal'> & { headers?: Record<string, string>; signal?: AbortSignal }
type Asked = { challenge: string; difficulty: number }

/** Answers that ask for work before this one is given back as it is: a price may rise while it is paid, four steps at most. */
const mostTries = 5

/** Milliseconds of work before we show the visitor a message. */
const quiet = 400

/**
 * `fetch` of our own server. Where the network of a visitor has asked for much, the server wants a proof of work: it is made here, by
 * the way, and the same request is sent again with it. `sends` hears of each try. Rejects as `fetch` does.
 */
export async function fetchProven(path: string, call: Call, sends?: () => void): Promise<Response> {
  let headers = call.headers
  for (let tries = 1; ; tries++) {
    sends?.()
    const response = await fetch(path, { ...call, headers })
    if (response.status !== 429 || tries === mostTries) return response
    const asked = await challengeIn(response.clone())
    if (!asked) return response
    headers = { ...call.headers, [proofHeader]: `${asked.challenge} ${await worked(asked, call.signal)}` }
  }
}

async function challengeIn(response: Response): Promise<Asked | undefined> {
  const refusal = (await response.json().catch(() => undefined)) as Partial<Asked> | undefined
  const { challenge, difficulty } = refusal ?? {}
  return typeof challenge === 'string' && typeof difficulty === 'number' ? { challenge, difficulty } : undefined
}

// A test has no window.
const say = (name: string) => globalThis.dispatchEvent?.(new Event(name))

async function worked(asked: Asked, signal = new AbortController().signal): Promise<string> {
  const timer = setTimeout(say, quiet, effortEvents.begins)
  try {
    // Most visitors never need it.
    const { solve } = await import('./solve.ts')
    return await solve(asked, { signal, progress: () => undefined })
  } finally {
    clearTimeout(timer)
    say(effortEvents.ends)
  }
}
