import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** What follows the compiler in its file: it compiles every input it is sent, once its code is there, and answers each at once. */
const answer = `
addEventListener('message', ({ data }) => {
  const compile = Module.cwrap('solidity_compile', 'string', ['string', 'number', 'number'])
  for (const input of data) postMessage(compile(input, 0, 0))
})
`

let made: Buffer | undefined

/** The compiler of npm, unchanged, as a worker that answers the inputs of standard JSON it is sent. 9 MB; WebAssembly is inside it. */
export function compilerWorker(): Buffer {
  made ??= Buffer.concat([readFileSync(createRequire(import.meta.url).resolve('solc/soljson.js')), Buffer.from(answer)])
  return made
}

/**
 * What the worker of the compiler may do: run WebAssembly, which no page may, and nothing else. A worker has the policy of its own
 * file, so that this leaves the pages as strict as they are.
 */
export const compilerHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; require-trusted-types-for 'script'; trusted-types 'none'",
}
