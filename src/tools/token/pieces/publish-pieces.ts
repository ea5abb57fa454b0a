import { fetchProven } from '#core/admission/fetch-proven.ts'
import { fail, type Refusal } from '#core/errors.ts'
import { metadataOf, type PieceDraft } from './piece-draft.ts'
import { pieceLimits, readListText, type KeptPlace } from './piece-limits.ts'

/** Milliseconds that one picture, or the words of all pieces, may take. */
const timeoutMs = 120_000

/** Pictures on their way at the same time. */
const atOnce = 3

/** Where pieces are published, or the sentence that says why they are not. */
export type PublishedPieces = KeptPlace | { complaint: string }

type Publishing = {
  kind: 'erc721' | 'erc1155'
  /** The number of the first piece; the others follow. */
  first: number
  /** The place they are added to; without one they become a fixed set. */
  place?: string
  origin: string
  progress: (sent: number, of: number) => void
}

/**
 * Publishes pieces on this server: the pictures that are not there yet, then the metadata. What was sent before a failure is not
 * sent again by the next try. Never rejects.
 */
export async function publishPieces(
  pieces: readonly PieceDraft[],
  { kind, first, place, origin, progress }: Publishing,
): Promise<PublishedPieces> {
  try {
    const pictures = new Map(pieces.flatMap(({ picture }) => (picture ? [[picture.sha256, picture]] : [])))
    const { missing } = await ask<{ missing: string[] }>('/pieces/missing', { names: [...pictures.keys()] })
    const waiting = [...missing]
    let sent = 0
    progress(sent, missing.length)
    const work = Array.from({ length: atOnce }, async () => {
      for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
        await sendPicture(pictures.get(name)!.file)
        sent += 1
        progress(sent, missing.length)
      }
    })
    await Promise.all(work)
    return await ask<KeptPlace>('/pieces', {
      kind,
      ...(place !== undefined && { place }),
      pieces: pieces.map((piece, at) => ({ number: first + at, metadata: metadataOf(piece, origin) })),
    })
  } catch (error) {
    const { code, message } = error instanceof Refused ? error.refusal : fail('server.unreachable').toJSON()
    if (code === 'request.too-large')
      return {
        complaint: `The pieces are too large to be published together. Publish fewer than ${pieceLimits.pieces} of them, with shorter words.`,
      }
    if (code === 'server.full')
      return { complaint: 'This site has no room left for pictures. Publish them on IPFS and enter that address.' }
    return { complaint: `${message} Everything you chose is still here.` }
  }
}

class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.message)
    this.refusal = refusal
  }
}

async function sendPicture(file: File): Promise<void> {
  await read(
    await fetchProven('/pieces/files', {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: file,
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
}

async function ask<Answer>(path: string, body: unknown): Promise<Answer> {
  const response = await fetchProven(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  })
  return (await read(response)) as Answer
}

async function read(response: Response): Promise<unknown> {
  const said: unknown = await response.json()
  if (!response.ok) throw new Refused(said as Refusal)
  return said
}

/** The numbers that are published at a place of this site. Rejects when it does not answer. */
export async function publishedNumbers(place: string): Promise<number[]> {
  const response = await fetch(`/pieces/${place}/list`, { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`The list answers ${response.status}.`)
  return readListText(await response.text()).map(({ number }) => number)
}

/** Whether this site keeps pieces on IPFS too. Rejects when it does not answer. */
export async function keepsOnIpfs(): Promise<boolean> {
  const response = await fetch('/pieces/keeping', { signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`It answers ${response.status}.`)
  return ((await response.json()) as { ipfs: boolean }).ipfs
}
