import type { Env } from '#core/process/env.server.ts'
import { failPieces } from '#tools/token/pieces/errors.ts'
import { blockSize, cidText, fileNode, folderNode, type IpfsNode } from './ipfs-cid.server.ts'

/** The node of IPFS that the operator names, or a pinning service with its API; undefined where pieces stay on this server. */
export type IpfsApi = { url: string; authorization?: string }

/** The node in the environment. */
export function ipfsIn(env: Pick<Env, 'IPFS_API_URL' | 'IPFS_API_AUTHORIZATION'>): IpfsApi | undefined {
  const { IPFS_API_URL: url, IPFS_API_AUTHORIZATION: authorization } = env
  return url ? { url, ...(authorization && { authorization }) } : undefined
}

/** Milliseconds that a node may take to keep one file, or a folder of metadata. */
const timeoutMs = 60_000

/** Keeps a file on the node and answers its identifier, which is our own count of its bytes. Throws `pieces.ipfs`. */
export async function addFile(api: IpfsApi, bytes: Uint8Array): Promise<string> {
  return addTo(api, { files: new Map([['file', bytes]]), node: fileNode(bytes), named: 'file' })
}

/** Keeps a folder on the node and answers its identifier, which is our own count of its files. Throws `pieces.ipfs`. */
export async function addFolder(api: IpfsApi, files: ReadonlyMap<string, Uint8Array>): Promise<string> {
  const node = folderNode(new Map([...files].map(([name, bytes]) => [name, fileNode(bytes)])))
  return addTo(api, { files, node, named: '' })
}

type Adding = { files: ReadonlyMap<string, Uint8Array>; node: IpfsNode; named: string }

/** `POST /api/v0/add` of Kubo. A node that answers with another identifier keeps other bytes, and is not believed. */
async function addTo({ url, authorization }: IpfsApi, { files, node, named }: Adding): Promise<string> {
  const body = new FormData()
  for (const [name, bytes] of files) body.append('file', new Blob([new Uint8Array(bytes)]), name)
  const options = new URLSearchParams({
    'cid-version': '1',
    // Some nodes write identifiers in other letters unless they are asked.
    'cid-base': 'base32',
    'raw-leaves': 'true',
    chunker: `size-${blockSize}`,
    'wrap-with-directory': String(named === ''),
    pin: 'true',
  })
  const wanted = cidText(node)
  try {
    const answer = await fetch(`${url.replace(/\/$/, '')}/api/v0/add?${options}`, {
      method: 'POST',
      body,
      redirect: 'error',
      headers: authorization ? { authorization } : {},
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!answer.ok) throw new Error(`The node answers ${answer.status}.`)
    const lines = (await answer.text()).trim().split('\n')
    const said = lines.map((line) => JSON.parse(line) as { Name?: string; Hash?: string })
    const kept = said.find(({ Name = '' }) => Name === named)?.Hash
    if (kept !== wanted) throw new Error(`The node keeps ${kept} instead of ${wanted}.`)
    return wanted
  } catch (error) {
    throw failPieces('pieces.ipfs').because(error)
  }
}
