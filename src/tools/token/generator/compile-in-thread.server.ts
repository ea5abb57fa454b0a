import { Worker } from 'node:worker_threads'

/** Lets the compiler's file, which is a worker of browsers, hear and answer in a thread of Node. */
const thread = `
const { parentPort, workerData } = require('node:worker_threads')
const addEventListener = (_, answer) => setImmediate(() => answer({ data: workerData }))
const postMessage = (told) => parentPort.postMessage(told)
`

/** Milliseconds after which a compilation is given up. */
const timeoutMs = 60_000

/** What the compiler makes of an input, in a thread of its own that ends with it. Rejects when it does not answer in time. */
export async function compileInThread(compiler: Uint8Array, input: string): Promise<string> {
  const worker = new Worker(thread + Buffer.from(compiler).toString(), { eval: true, workerData: [input] })
  try {
    return await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The compiler did not answer in time.')), timeoutMs).unref()
      worker.once('error', reject).once('message', resolve)
    })
  } finally {
    await worker.terminate()
  }
}
