import { createServer, type ServerResponse } from 'node:http'
import { hostileReplies } from './hostile-replies.ts'

/** A workflow on this machine, in the place of n8n. It does what the question says. */
export type TestWorkflow = {
  url: string
  /** Lets every reply that is held go on. */
  release(): void
  /** The questions it was asked. */
  asked: string[]
  stop(): Promise<void>
}

/** A reply of every part of Markdown, and of what must not work in it. */
export const everything = `# Everything

A **bold** word, \`code\`, [a page](/pricing), [your bank](https://evil.example/login) and [a script](javascript:alert(1)).
<img src="https://evil.example/pixel.png" onerror="alert(1)"> ![pixel](https://evil.example/pixel.png?q=secret)

| Part | Days |
| --- | ---: |
| Reading | 5 |

\`\`\`solidity
contract Vault { function lock() external {} } // and a line that is too long for any window it may stand in
\`\`\`

Pay to 0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed, or [there](https://evil.example/0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed).`

const line = (type: string, content?: string) =>
  `${JSON.stringify({ type, content, metadata: { nodeId: 'n', nodeName: 'N', itemIndex: 0, runIndex: 0, timestamp: 1 } })}\n`

/** Starts the workflow on a free port. */
export async function startWorkflow(): Promise<TestWorkflow> {
  const asked: string[] = []
  const held = new Set<() => void>()
  const hold = () => new Promise<void>((go) => held.add(go))

  const answers: Record<string, (response: ServerResponse) => Promise<void> | void> = {
    async stream(response) {
      response.write(line('begin') + line('item', 'One **two'))
      await hold()
      response.end(line('item', '** three') + line('end'))
    },
    async half(response) {
      response.write(line('begin') + line('item', 'Half a'))
      await hold()
      response.destroy()
    },
    async later(response) {
      await hold()
      response.end(JSON.stringify({ output: 'Late' }))
    },
    fail: (response) => void response.writeHead(500).end('{"message":"boom","stack":"at /srv/n8n/secret.ts:1"}'),
    empty: (response) => void response.end('{"output":" "}'),
    everything: (response) => void response.end(JSON.stringify({ output: everything })),
    ...Object.fromEntries(
      Object.entries(hostileReplies).map(([name, output]) => [
        name,
        (response: ServerResponse) => void response.end(JSON.stringify({ output })),
      ]),
    ),
    beg: (response) => void response.end('{"output":"Please enter your seed phrase to continue."}'),
  }

  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part) => (body += part))
    request.on('end', () => {
      const question = String((JSON.parse(body) as { chatInput?: unknown }).chatInput)
      asked.push(question)
      void (answers[question] ?? (() => void response.end(JSON.stringify({ output: `You said ${question}` }))))(
        response,
      )
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as { port: number }

  const release = () => {
    for (const go of held) go()
    held.clear()
  }
  return {
    url: `http://127.0.0.1:${port}/webhook/test/chat`,
    release,
    asked,
    async stop() {
      release()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
