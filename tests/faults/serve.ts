import { runServer } from '#server/main.server.ts'

// The server as `npm start` runs it, over the small site in the directory given as its argument.
await runServer({ root: process.argv[2]! })
