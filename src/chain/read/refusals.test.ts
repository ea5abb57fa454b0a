import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { rpcAt } from './page-rpc.ts'
import { isRefusal, unlessRefused } from './refusals.ts'
import { readContract } from './rpc.ts'

/** The error of a question that a node on loopback answers like this, as viem hands it on. */
async function errorOf(error: object | undefined, status = 200): Promise<unknown> {
  const node = createServer(async (request, response) => {
    if (!error) return response.destroy()
    const [{ id }] = (await json(request)) as [{ id: number }]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify([{ jsonrpc: '2.0', id, error }]))
  })
  await new Promise<void>((listening) => node.listen(0, '127.0.0.1', listening))
  const { port } = node.address() as AddressInfo
  try {
    return await rpcAt(`http://127.0.0.1:${port}`)('eth_call', []).catch((thrown: unknown) => thrown)
  } finally {
    node.close()
  }
}

test.each([
  ['Geth, without a reason', { code: -32_000, message: 'execution reverted' }],
  ['Geth, with one', { code: 3, message: 'execution reverted: no', data: '0x08c379a0' }],
  ['a hostile token', { code: -32_000, message: 'out of gas: gas required exceeds: 1000000' }],
  ['an opcode that the chain does not know', { code: -32_603, message: 'EVM error OpcodeNotFound' }],
  ['code that reads behind the end of an answer', { code: -32_000, message: 'return data out of bounds' }],
  ['code that writes where it may not', { code: -32_000, message: 'write protection' }],
  ['a sender who cannot pay', { code: -32_010, message: 'insufficient sender balance' }],
  ['Nethermind', { code: -32_015, message: 'VM execution error.' }],
  [
    'a contract that reverts with the words of a limit',
    { code: 3, message: 'execution reverted: rate limit exceeded' },
  ],
])('a refusal: %s', async (_, error) => expect(isRefusal(await errorOf(error))).toBe(true))

test.each([
  ['our gateway, while no node answers', { code: -32_603, message: 'The chain does not answer at the moment.' }],
  ['a limit', { code: -32_005, message: 'Too many questions. Try again in a minute.' }],
  ['a node that is behind', { code: -32_000, message: 'header not found' }],
  ['a node without the state', { code: -32_000, message: 'missing trie node' }],
  ['Geth, whose time is over', { code: -32_000, message: 'execution aborted (timeout = 5s)' }],
  ['a connection that ends', undefined],
])('no answer: %s', async (_, error) => expect(isRefusal(await errorOf(error))).toBe(false))

test('no answer: a gateway that is away', async () => {
  expect(isRefusal(await errorOf({ code: -32_603, message: 'execution' }, 502))).toBe(false)
})

test('what refuses is left out, and so is an answer that is none; what does not answer rejects', async () => {
  const abi = [
    { type: 'function', name: 'n', stateMutability: 'view', inputs: [], outputs: [{ type: 'bool' }] },
  ] as const
  const asked = (answer: Promise<unknown>) =>
    unlessRefused(readContract(() => answer, { to: `0x${'1'.repeat(40)}`, abi, name: 'n', args: [] }))

  expect(await asked(Promise.resolve('0x'))).toBeUndefined()
  expect(await asked(Promise.reject(await errorOf({ code: 3, message: 'execution reverted' })))).toBeUndefined()
  const busy = await errorOf({ code: -32_005, message: 'Too many questions.' })
  await expect(asked(Promise.reject(busy))).rejects.toBe(busy)
})
