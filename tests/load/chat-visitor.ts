/** How a visitor saw one reply: when its first word came, when its last, and how long each word was on its way, in milliseconds. */
export type Seen = { first: number; whole: number; onTheWay: number[] }

/** Asks once. Throws when the chat does not answer. */
export async function ask(url: string, question: string): Promise<Seen> {
  const started = performance.now()
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/x-ndjson' },
    body: JSON.stringify({ chatInput: question, sessionId: String(started), action: 'sendMessage' }),
  })
  if (!answer.ok) throw new Error(`The chat answered ${answer.status}`)
  const onTheWay: number[] = []
  let first = NaN
  for await (const text of answer.body!.pipeThrough(new TextDecoderStream())) {
    const now = performance.timeOrigin + performance.now()
    for (const [, written] of text.matchAll(/"content":"(\d+\.?\d*) "/g)) onTheWay.push(now - Number(written))
    if (Number.isNaN(first) && text.includes('"item"')) first = performance.now() - started
  }
  return { first, whole: performance.now() - started, onTheWay }
}

/** The value that a part of all is not above: half of them with 0.5. */
export const share = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? NaN
