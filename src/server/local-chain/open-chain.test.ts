import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { brand } from '#content/brand.ts'
import { readEnv } from '#core/process/env.server.ts'
import { openLog } from '#core/process/log.server.ts'
import type { ServerState } from '#server/http/health.server.ts'
import { startTable } from '#server/start/start-table.server.ts'
import { createChain } from './open-chain.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const parent = await mkdtemp(join(tmpdir(), 'intaglio-open-chain-'))
await chmod(parent, 0o711)
afterAll(() => rm(parent, { recursive: true }))

const table = (variables: Record<string, string>) => startTable(readEnv(variables), ['127.0.0.1'], 3000)

/** The chain as a server with these variables makes it, with what it logged and said. */
function made(variables: Record<string, string>) {
  const state: ServerState = { store: 'starting', draining: false, unsafe: [] }
  const lines: string[] = []
  const log = openLog((line) => lines.push(line))
  const chain = createChain({ env: readEnv(variables), log, state, say: (line) => lines.push(line) })
  const ask = (method: string, ...params: unknown[]) => chain.gateway.rpc(method, params, AbortSignal.timeout(10_000))
  return { chain, state, lines, ask }
}

test('without configuration it is a chain of our own, ready moments after the start', async () => {
  const { chain, state, ask } = made({ DATA_DIR: join(parent, 'own') })
  expect(state.chain).toBe('starting')
  await expect(ask('eth_blockNumber')).rejects.toThrow('away')
  await chain.open()
  await vi.waitFor(async () => expect(await ask('eth_blockNumber')).toBe('0x0'))

  expect(state.chain).toBe('ready')
  await chain.close()
})

test('two servers of one directory share one chain, and the second goes on with it when the first ends', async () => {
  const [first, second] = [made({ DATA_DIR: join(parent, 'two') }), made({ DATA_DIR: join(parent, 'two') })]
  await first.chain.open()
  const following = second.chain.open()
  await first.chain.localRpc!('anvil_mine', ['0x3'], AbortSignal.timeout(5_000))
  await vi.waitFor(async () => expect(await second.ask('eth_blockNumber')).toBe('0x3'), { timeout: 10_000 })
  await first.chain.close()
  await following
  await vi.waitFor(async () => expect(await second.ask('eth_blockNumber')).toBe('0x3'), { timeout: 10_000 })

  expect(second.state.chain).toBe('ready')
  await second.chain.close()
})

test('a watched chain makes a block when its newest is a minute old and no transaction waits', async () => {
  const { chain, ask } = made({ DATA_DIR: join(parent, 'watched') })
  await chain.open()
  const own = (method: string, ...params: unknown[]) => chain.localRpc!(method, params, AbortSignal.timeout(5_000))
  await own('evm_increaseTime', 90)
  await sleep(300)
  expect(await own('eth_blockNumber'), 'nobody has asked').toBe('0x0')

  const from = `0x${'a1'.repeat(20)}`
  await own('anvil_setBalance', from, '0xde0b6b3a7640000')
  await own('anvil_impersonateAccount', from)
  await own('evm_setAutomine', false)
  await own('eth_sendTransaction', { from, to: from })
  await ask('eth_blockNumber')
  await sleep(300)
  expect(await own('eth_blockNumber'), 'a transaction waits').toBe('0x0')

  await own('evm_setAutomine', true)
  await own('evm_mine')
  await own('evm_increaseTime', 90)
  const before = Number(await own('eth_blockNumber'))
  await vi.waitFor(async () => expect(Number(await ask('eth_blockNumber'))).toBe(before + 1), { timeout: 10_000 })
  await ask('eth_blockNumber')
  await sleep(300)
  expect(Number(await own('eth_blockNumber')), 'the newest is new').toBe(before + 1)
  await chain.close()
})

test.each([
  [
    { CHAIN_ID: '2', RPC_URL: 'http://127.0.0.1:1' },
    /^CHAIN_ID: names no chain that is known here\. Set it to one of /,
  ],
  [{ CHAIN_ID: '1', RPC_URL: 'node.example, https://b.example' }, /^RPC_URL: must be addresses with http or https/],
  [{ CHAIN_ID: '1', RPC_URL: 'ws://node.example/secret' }, /^RPC_URL: must be addresses with http or https/],
])('%j stops the start with one line that shows no value', (variables, line) => {
  expect(() => made(variables)).toThrow(line)
  expect(() => made(variables)).not.toThrow(/secret|node\.example/)
})

test('the table of the start names the chain, and warns where a chain for trying would meet the public', () => {
  const warning = '! The local chain is for trying'

  expect(table({})).toMatch(/chain +embedded local chain in \.data\/chain/)
  expect(table({})).toMatch(/explorer +embedded, at \/tx/)
  expect(table({})).not.toContain(warning)
  expect(table({ PUBLIC_URL: 'https://intaglio.example' })).toContain(warning)
  const polygon = table({
    CHAIN_ID: '137',
    RPC_URL: 'https://node.example/key',
    PUBLIC_URL: 'https://intaglio.example',
  })
  expect(polygon).toMatch(/chain +Polygon \(137\), configured/)
  expect(polygon).not.toMatch(/node\.example|local chain/)
  expect(polygon).toMatch(/mint signer and payer +none: /)
})

test('the table of the start says where the outbox is seen, and how where it is not shown', () => {
  const hint =
    /! The outbox holds mail of visitors and is not shown .* set PUBLIC_URL=http:\/\/localhost:3000 and open \/outbox here/

  expect(table({})).toMatch(/mail +embedded outbox, shown on this machine at \/outbox/)
  expect(table({ HOST: '0.0.0.0', PUBLIC_URL: 'http://localhost:3000' })).not.toMatch(hint)
  expect(table({ HOST: '0.0.0.0' })).toMatch(hint)
  expect(table({ PUBLIC_URL: 'https://intaglio.example' })).toMatch(hint)
  expect(table({ HOST: '0.0.0.0', SMTP_URL: 'smtp://mail.example' })).not.toMatch(/outbox/)
})

test('the table of the start says who signs mints, which event is on and where calls are booked, and shows no key', () => {
  const VOUCHER_KEY = `0x${'5e'.repeat(32)}`
  expect(table({})).toMatch(/mint signer and payer +embedded sample account +VOUCHER_KEY/)
  expect(table({})).toMatch(new RegExp(`event code +${brand.eventCode}, of the brand +EVENT_CODE`))
  expect(table({})).toMatch(new RegExp(`calendar +${brand.schedulingUrl}, of the brand +SCHEDULING_URL`))

  const set = table({ VOUCHER_KEY, EVENT_CODE: 'harbour', SCHEDULING_URL: 'https://call.example/hunter2' })
  expect(set).toMatch(/mint signer and payer +configured/)
  expect(set).toMatch(/event code +harbour +EVENT_CODE/)
  expect(set).not.toMatch(/5e5e|hunter2/)
})

test('no log line names a node', async () => {
  const { chain, lines, ask } = made({ CHAIN_ID: '137', RPC_URL: 'http://127.0.0.1:1/v3/secret' })
  await chain.open()
  await expect(ask('eth_blockNumber')).rejects.toThrow('ECONNREFUSED')

  expect(lines.join('')).toContain('rpc-node-trouble-1')
  expect(lines.join('')).not.toMatch(/secret|127\.0\.0\.1/)
})
