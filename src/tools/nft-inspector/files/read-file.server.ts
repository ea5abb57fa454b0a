import type { FileFacts } from '#tools/nft-inspector/report/report.ts'
import { readDataAddress } from './data-address.server.ts'
import { fetchPublic, type FetchFault, type Reach } from './fetch-public.server.ts'
import { fileKind } from '#tools/metadata/file-kind.ts'
import { metadataPlace, shownAddress } from './metadata-place.ts'

/** How files are reached: the gateway to IPFS, and the way to hosts, which tests replace. */
export type FileReach = { gateway?: string; reach?: Reach; gatewayReach?: Reach }

/** What was read of a file, with its first bytes; none where it could not be read. */
export type ReadFile = { facts: FileFacts; bytes?: Uint8Array; cut: boolean }

const sentences: Record<FetchFault, string> = {
  address: 'This is not a web address, or it contains a password.',
  port: 'It names a port that is not the usual one, and was not asked.',
  blocked: 'It leads into a private network, and was not asked.',
  'no-host': 'Its host does not exist.',
  'no-answer': 'Its host does not answer.',
  slow: 'Its host took longer than 6 seconds.',
  redirects: 'It was redirected more than three times.',
  'redirect-away': 'It redirects to something that is not a web address.',
  'left-gateway': 'The gateway redirects away from itself, and was not followed.',
  compressed: 'Its host compresses what was asked for plain; it was not unpacked.',
  certificate: 'The certificate of its host is not valid.',
}

type Order = { limit: number; accept: string; signal: AbortSignal; from: FileReach }

/** Reads at most `limit` bytes of a file that metadata names, wherever it is. Rejects only when `signal` ends it. */
export async function readFile(address: string, { limit, accept, signal, from }: Order): Promise<ReadFile> {
  const { place, url, why } = metadataPlace(address, from.gateway)
  const known = { address: shownAddress(address), place }
  if (place === 'chain') return inData(address, limit, known)
  if (url === undefined) return { facts: { ...known, asked: false, fault: why }, cut: false }
  const isGateway = place === 'ipfs' || place === 'ipns'
  const got = await fetchPublic(url, { limit, accept, signal, reach: isGateway ? from.gatewayReach : from.reach })
  if ('fault' in got) return { facts: { ...known, asked: true, ms: got.ms, fault: sentences[got.fault] }, cut: false }
  const { status, ms, bytes, cut, length } = got
  const facts = { ...known, asked: true, status, ms, kind: fileKind(bytes), size: length ?? bytes.length }
  if (status !== 200) return { facts: { ...facts, fault: `Its host answers ${status}.` }, cut }
  return { facts, bytes, cut }
}

function inData(address: string, limit: number, known: Pick<FileFacts, 'address' | 'place'>): ReadFile {
  const content = readDataAddress(address, limit)
  if (!content) return { facts: { ...known, asked: true, fault: 'Its data: address is broken.' }, cut: false }
  const { bytes } = content
  const cut = bytes.length >= limit
  return { facts: { ...known, asked: true, size: bytes.length, kind: fileKind(bytes) }, bytes, cut }
}
