import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { cidText, fileNode, folderNode } from './ipfs-cid.server.ts'

/** What a node keeps: the bytes of each file, and the names of each folder, by identifier. */
export type TestIpfs = {
  url: string
  files: Map<string, Buffer>
  folders: Map<string, string[]>
  /** What the last request said in `Authorization`. */
  authorization: () => string | undefined
  /** From now on it keeps the bytes of something else, or nothing at all. */
  fail: (how: 'lies' | 'refuses' | undefined) => void
} & AsyncDisposable

/** A node on the loopback that answers `POST /api/v0/add` as Kubo does: a line of JSON for each file, and one for the folder around them. */
export async function testIpfs(): Promise<TestIpfs> {
  const files = new Map<string, Buffer>()
  const folders = new Map<string, string[]>()
  let [authorization, failing]: (string | undefined)[] = []
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://ipfs')
    authorization = request.headers.authorization
    // Kubo answers no GET, and another chunker would give other identifiers.
    const sound =
      request.method === 'POST' &&
      pathname === '/api/v0/add' &&
      searchParams.get('cid-version') === '1' &&
      searchParams.get('cid-base') === 'base32' &&
      searchParams.get('raw-leaves') === 'true' &&
      searchParams.get('chunker') === 'size-262144'
    if (!sound || failing === 'refuses') return void response.writeHead(sound ? 500 : 400).end()
    const headers = { 'content-type': request.headers['content-type']! }
    const body = await new Response(new Uint8Array(await buffer(request)), { headers }).formData()
    const parts = await Promise.all(
      body.getAll('file').map(async (part) => {
        const file = part as File
        const bytes = Buffer.from(await file.arrayBuffer())
        return { name: file.name, bytes: failing === 'lies' ? Buffer.concat([bytes, bytes]) : bytes }
      }),
    )
    const lines = parts.map(({ name, bytes }) => {
      const node = fileNode(bytes)
      files.set(cidText(node), bytes)
      return { Name: name, Hash: cidText(node), Size: String(node.size) }
    })
    if (searchParams.get('wrap-with-directory') === 'true') {
      const node = folderNode(new Map(parts.map(({ name, bytes }) => [name, fileNode(bytes)])))
      folders.set(
        cidText(node),
        parts.map(({ name }) => name),
      )
      lines.push({ Name: '', Hash: cidText(node), Size: String(node.size) })
    }
    response.end(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    files,
    folders,
    authorization: () => authorization,
    fail: (how) => void (failing = how),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
