import { codeInAddress, looksPrinted } from './typed-code.ts'

/** What the address of the page asks for: a code to check, or a piece to show. */
export type Arrival = { code: string } | { piece: string; of: string }

/** Reads what an address asks for, and how the address is to read afterwards: a printed code does not stay in it. */
export function arrivalIn({ search, hash }: { search: string; hash: string }): {
  arrival?: Arrival
  clean?: string
} {
  const asked = new URLSearchParams(search)
  const [piece, of] = [asked.get('piece'), asked.get('of')]
  if (piece && of) return { arrival: { piece, of } }
  const given = asked.get('code') ?? (hash.startsWith('#code=') ? codeInAddress(hash) : '')
  if (!given) return {}
  if (!looksPrinted(given) && asked.has('code')) return { arrival: { code: given } }
  asked.delete('code')
  return { arrival: { code: given }, clean: asked.size > 0 ? `?${asked}` : '' }
}

/** The address that shows a piece. */
export const pieceAddress = (origin: string, { id, contract }: { id: bigint; contract: string }) =>
  `${origin}/mint?piece=${id}&of=${contract}`
