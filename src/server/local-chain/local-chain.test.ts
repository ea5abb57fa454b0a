import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mnemonicToAccount } from 'viem/accounts'
import { afterAll, expect, test, vi } from 'vitest'
import { anvilRpc } from '#chain/anvil/anvil.server.ts'
import { DirectoryTaken } from '#server/start/directory-owner.server.ts'
import { alive, commandLine } from '#server/start/processes.server.ts'
import { runningChain } from './chain-orphan.server.ts'
import { startLocalChain, type ChainEvent, type LocalChain } from './local-chain.server.ts'

vi.setConfig({ testTimeout: 60_000 })

const parent = await mkdtemp(join(tmpdir(), 'intaglio-local-chain-'))
await chmod(parent, 0o711)
afterAll(() => rm(parent, { recursive: true }))

const someone = `0x${'11'.repeat(20)}`
const ask = (chain: LocalChain, method: string, ...params: unknown[]) =>
  anvilRpc(Number(new URL(chain.url()!).port))(method, ...params)
const balance = async (chain: LocalChain) => Number(await ask(chain, 'eth_getBalance', someone, 'latest'))

/** Sends one wei to someone, and answers the hash when it has arrived. */
async function pay(chain: LocalChain): Promise<string> {
  const account = mnemonicToAccount(chain.mnemonic)
  const nonce = Number(await ask(chain, 'eth_getTransactionCount', account.address, 'latest'))
  const fees = { gas: 21_000n, maxFeePerGas: 10n ** 10n, maxPriorityFeePerGas: 1n }
  const raw = await account.signTransaction({ chainId: 31337, nonce, to: someone as '0x', value: 1n, ...fees })
  const hash = (await ask(chain, 'eth_sendRawTransaction', raw)) as string
  await vi.waitFor(async () => expect(await ask(chain, 'eth_getTransactionReceipt', hash)).toBeTruthy())
  return hash
}

test('what happened is there after a stop: balances, blocks under their hashes, receipts', async () => {
  const directory = join(parent, 'kept')
  const first = await startLocalChain({ directory })
  const hash = await pay(first)
  const receipt = await ask(first, 'eth_getTransactionReceipt', hash)
  await first.stop()
  await using second = await startLocalChain({ directory })

  expect(await balance(second)).toBe(1)
  expect(await ask(second, 'eth_getTransactionReceipt', hash)).toEqual(receipt)
  await pay(second)
  expect(await balance(second)).toBe(2)
  expect(second.mnemonic).toBe(first.mnemonic)
})

test.each([
  ['empty', ''],
  ['full of zeros', '\0'.repeat(80)],
  ['torn', 'abandon abandon ab'],
])('a phrase that is %s is kept aside: what happened stays, and new accounts have ether', async (what, left) => {
  const directory = join(parent, `phrase-${what}`)
  const first = await startLocalChain({ directory })
  await pay(first)
  await first.stop()
  await writeFile(join(directory, 'mnemonic'), left)
  const events: ChainEvent[] = []
  const second = await startLocalChain({ directory, onEvent: (event) => events.push(event) })

  expect(events).toEqual(['mnemonic-set-aside'])
  expect((await readdir(directory)).filter((name) => name.startsWith('mnemonic.damaged-'))).toHaveLength(1)
  await pay(second)
  expect(await balance(second)).toBe(2)
  await second.stop()
  await using third = await startLocalChain({ directory })
  expect(third.mnemonic).toBe(second.mnemonic)
  await pay(third)
})

test('its funded accounts come from a phrase of its own, for the owner’s eyes, on no command line', async () => {
  const directory = join(parent, 'accounts')
  await using chain = await startLocalChain({ directory })
  const { address } = mnemonicToAccount(chain.mnemonic, { addressIndex: 9 })
  const known = mnemonicToAccount('test test test test test test test test test test test junk')

  expect(BigInt((await ask(chain, 'eth_getBalance', address, 'latest')) as string)).toBe(10_000n * 10n ** 18n)
  expect(await ask(chain, 'eth_getBalance', known.address, 'latest')).toBe('0x0')
  expect(await ask(chain, 'eth_accounts')).toEqual([])
  expect((await stat(join(directory, 'mnemonic'))).mode & 0o777).toBe(0o600)
  expect((await stat(join(directory, 'state.gz'))).mode & 0o777).toBe(0o600)
  expect(await commandLine(chain.pid()!)).toContain('anvil')
  expect(await commandLine(chain.pid()!)).not.toContain(chain.mnemonic.split(' ').slice(0, 2).join(' '))
})

test('killed, it comes back with its state, within moments and as often as it takes', async () => {
  const events: ChainEvent[] = []
  await using chain = await startLocalChain({
    directory: join(parent, 'killed'),
    onEvent: (event) => events.push(event),
  })
  for (let round = 1; round <= 2; round++) {
    await pay(chain)
    await chain.save()
    const dead = chain.pid()!
    process.kill(dead, 'SIGKILL')
    await vi.waitFor(() => expect(chain.pid() ?? dead).not.toBe(dead), { timeout: 20_000 })

    expect(await balance(chain)).toBe(round)
  }
  expect(events).toEqual(['died', 'started-again', 'died', 'started-again'])
})

test('what happens is saved within moments, without being asked for', async () => {
  const directory = join(parent, 'periodic')
  await using chain = await startLocalChain({ directory })
  const before = (await stat(join(directory, 'state.gz'))).mtimeMs
  await pay(chain)
  await vi.waitFor(async () => expect((await stat(join(directory, 'state.gz'))).mtimeMs).toBeGreaterThan(before), {
    timeout: 20_000,
    interval: 50,
  })
  process.kill(chain.pid()!, 'SIGKILL')
  await vi.waitFor(async () => expect(await balance(chain)).toBe(1), { timeout: 20_000, interval: 50 })
})

test('each start prepares the chain before its address is known, and a failed preparation stops nothing', async () => {
  const directory = join(parent, 'prepared')
  const first = await startLocalChain({
    directory,
    prepare: async (tell) => void (await tell('anvil_setBalance', someone, '0x9')),
  })
  expect(await balance(first)).toBe(9)
  await first.stop()
  const events: ChainEvent[] = []
  await using second = await startLocalChain({
    directory,
    prepare: () => Promise.reject(new Error('no')),
    onEvent: (event) => events.push(event),
  })

  expect(await balance(second)).toBe(9)
  expect(events).toEqual(['prepare-failed'])
})

test.each([
  ['cut short', (whole: Buffer) => whole.subarray(0, whole.length / 2)],
  ['empty', () => Buffer.alloc(0)],
  ['altered', (whole: Buffer) => Buffer.from(whole).fill(0, 400, 420)],
])('a state that is %s is set aside and kept, and the chain begins anew', async (_, spoil) => {
  const directory = await mkdtemp(join(parent, 'damaged-'))
  const first = await startLocalChain({ directory })
  await pay(first)
  await first.stop()
  const damaged = spoil(await readFile(join(directory, 'state.gz')))
  await writeFile(join(directory, 'state.gz'), damaged)
  const told: unknown[][] = []
  await using second = await startLocalChain({ directory, onEvent: (...event) => told.push(event) })
  const [kept] = (await readdir(directory)).filter((file) => file.includes('.damaged-'))

  expect(told).toEqual([['state-set-aside', { damaged: join(directory, kept!) }]])
  expect(await readFile(join(directory, kept!))).toEqual(damaged)
  expect(await balance(second)).toBe(0)
  await pay(second)
})

test('beside a damaged state lies the one that the last start read, and the chain goes on from it where it is put back', async () => {
  const directory = join(parent, 'earlier')
  const saved = join(directory, 'state.gz')
  const first = await startLocalChain({ directory })
  await pay(first)
  await first.stop()
  const second = await startLocalChain({ directory })
  await pay(second)
  await second.stop()
  await writeFile(saved, '')
  const told: unknown[] = []
  const third = await startLocalChain({ directory, onEvent: (_, kept) => told.push(kept) })
  expect(await balance(third)).toBe(0)
  await third.stop()
  const { earlier } = told[0] as { earlier: string }
  await rename(earlier, saved)
  await using fourth = await startLocalChain({ directory })

  expect(await balance(fourth)).toBe(1)
})

test('what has settled is on the disk, also after a kill at once', async () => {
  const directory = join(parent, 'settled')
  await using chain = await startLocalChain({ directory })
  for (let round = 1; round <= 3; round++) {
    await pay(chain)
    await chain.settled()
    const dead = chain.pid()!
    process.kill(dead, 'SIGKILL')
    await vi.waitFor(() => expect(chain.pid() ?? dead).not.toBe(dead), { timeout: 20_000 })

    expect(await balance(chain)).toBe(round)
  }
})

test('no two servers run a chain in one directory', async () => {
  const directory = join(parent, 'taken')
  await using chain = await startLocalChain({ directory })

  await expect(startLocalChain({ directory })).rejects.toThrow(DirectoryTaken)
  expect(await runningChain(directory)).toMatchObject({ pid: chain.pid(), loaded: true })
})

test('after the server was killed, the next one ends what it left and loses nothing of it', async () => {
  const directory = join(parent, 'orphan')
  const server = spawn(process.execPath, [join(import.meta.dirname, 'test-chain-owner.server.ts'), directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(server.stdout, 'data')
  const left = (await runningChain(directory))!
  server.kill('SIGKILL')
  await once(server, 'exit')
  expect(alive(left.pid)).toBe(true)
  // Newer than any saved state: nobody was there to save it.
  await anvilRpc(left.port)('anvil_setBalance', someone, '0x7')
  const events: ChainEvent[] = []
  await using chain = await startLocalChain({ directory, onEvent: (event) => events.push(event) })

  expect(alive(left.pid)).toBe(false)
  expect(events).toEqual(['orphan-stopped'])
  expect(await balance(chain)).toBe(7)
})

test('a number in the file that belongs to a stranger by now is left alone', async () => {
  const directory = await mkdtemp(join(parent, 'stranger-'))
  const stranger = spawn('sleep', ['60'])
  await writeFile(join(directory, 'anvil.pid'), JSON.stringify({ pid: stranger.pid, port: 1, loaded: true }))
  await using chain = await startLocalChain({ directory })

  expect(alive(stranger.pid!)).toBe(true)
  expect(chain.pid()).toBeGreaterThan(0)
  stranger.kill()
})

test('a stop while it is being started again leaves nothing running', async () => {
  const directory = join(parent, 'stopping')
  const chain = await startLocalChain({ directory })
  process.kill(chain.pid()!, 'SIGKILL')
  await chain.stop()

  expect(chain.url()).toBeUndefined()
  expect(await runningChain(directory)).toBeUndefined()
})
