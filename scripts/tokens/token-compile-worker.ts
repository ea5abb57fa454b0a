import { parentPort, workerData } from 'node:worker_threads'
import { compileTokens } from './token-compile.ts'

/** One of several threads that compile variants: it is given their ids and posts what came out. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread of Node has no origin
parentPort?.postMessage(await compileTokens(workerData as string[]))
