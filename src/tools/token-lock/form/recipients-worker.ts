import { readRecipients, type RecipientList } from '#tools/token-lock/schedule/read-recipients.ts'

/** What the worker is asked: a list as text or file, the decimals of the token, and accounts that can own no lock. */
export type ListOrder = { list: string | Blob; decimals: number; never: readonly string[] }

/** What it answers. */
export type ListRead = RecipientList | { unreadable: true }

addEventListener('message', async ({ data: { list, ...how } }: MessageEvent<ListOrder>) => {
  const text = typeof list === 'string' ? list : await list.text().catch(() => undefined)
  postMessage((text === undefined ? { unreadable: true } : readRecipients(text, how)) satisfies ListRead)
})
