import { startLocalChain } from './local-chain.server.ts'

// A process that owns a local chain in the directory given as its argument, to be killed by a test.
const chain = await startLocalChain({ directory: process.argv[2]! })
process.stdout.write(`${chain.url()}\n`)
setInterval(() => undefined, 1_000)
