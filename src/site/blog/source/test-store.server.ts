import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StoredDocument } from './dataset.server.ts'
import type { HostedStore } from './hosted-source.server.ts'
import { openLocalSource } from './local-source.server.ts'

/** How the store behaves: as it should, or with one of the faults it may have. */
export type Mood = 'well' | 'unauthorized' | 'garbage' | 'silent' | 'other'

/** A hosted store on loopback: what the real client asks of it, and how it answers. */
export type TestStore = {
  store: HostedStore
  /** What was asked, newest last: its path, its parameters, whether with a token. */
  asked: { path: string; values: URLSearchParams; token: string | undefined }[]
  documents: StoredDocument[]
  /** Its files, by their name. */
  pictures: Map<string, Uint8Array>
  mood: Mood
  /** Tells everybody who listens that a document changed. */
  change(): void
  stop(): Promise<void>
}

/** Speaks the query and listen calls of the hosted store's API, answering GROQ by groq-js from `documents`, and serves its pictures. */
export async function openTestStore(documents: StoredDocument[]): Promise<TestStore> {
  const listeners = new Set<ServerResponse>()
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const test: TestStore = {
    store: { projectId: 'test1234', dataset: 'blogs', apiUrl, timeoutMs: 400 },
    asked: [],
    documents,
    pictures: new Map(),
    mood: 'well',
    change: () => {
      for (const listener of listeners)
        listener.write(
          `event: mutation\nid: 1\ndata: ${JSON.stringify({ documentId: 'post-a', transition: 'update' })}\n\n`,
        )
    },
    async stop() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname: path, searchParams: values } = new URL(request.url!, apiUrl)
    test.asked.push({ path, values, token: request.headers.authorization })
    const send = (status: number, body: string) =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(body)
    if (test.mood === 'silent') return
    if (test.mood === 'unauthorized')
      return send(401, '{"statusCode":401,"error":"Unauthorized","message":"Session not found"}')
    if (test.mood === 'garbage') return send(200, '{"result": [')
    if (test.mood === 'other') return send(200, '{"ms":1,"query":"","result":{"posts":"none"}}')
    if (path.startsWith('/images/test1234/blogs/')) {
      const picture = test.pictures.get(path.split('/').at(-1)!)
      return void response.writeHead(picture ? 200 : 404).end(picture)
    }
    if (path.includes('/data/listen/')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('event: welcome\ndata: {"listenerName":"test"}\n\n')
      listeners.add(response)
      return void response.once('close', () => listeners.delete(response))
    }
    const parameters = Object.fromEntries(
      [...values].flatMap(([name, value]) =>
        name.startsWith('$') ? [[name.slice(1), JSON.parse(value) as unknown]] : [],
      ),
    )
    const perspective = values.get('perspective') === 'drafts' ? 'drafts' : 'published'
    const source = openLocalSource(test.documents, { perspective })
    send(200, JSON.stringify({ ms: 1, query: '', result: await source.ask(values.get('query')!, parameters) }))
  }
  return test
}
