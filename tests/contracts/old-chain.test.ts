import { spawn } from 'node:child_process'
import { encodeFunctionData, padHex, toFunctionSelector } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { anvilBinary } from '#chain/anvil/anvil-binary.server.ts'
import { tokenLockerAbi, tokenLockerRuntime } from '#contracts/token-locker.ts'

const stops: (() => void)[] = []
afterEach(() => {
  vi.unstubAllGlobals()
  for (const stop of stops.splice(0)) stop()
})

/** A chain that runs the rules of one upgrade of Ethereum. */
async function chainOf(upgrade: string): Promise<string> {
  const child = spawn(anvilBinary(), ['--host', '127.0.0.1', '--port', '0', '--accounts', '0', '--hardfork', upgrade])
  stops.push(() => child.kill('SIGKILL'))
  let said = ''
  for await (const part of child.stdout) {
    said += part
    const port = said.match(/Listening on 127\.0\.0\.1:(\d+)/)?.[1]
    // Reading on would wait for the end; the pipe is small talk from here on.
    if (port) return `http://127.0.0.1:${port}`
  }
  throw new Error(`No chain of ${upgrade}: ${said}`)
}

const ask = async (url: string, method: string, ...params: unknown[]) => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const response = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return (await response.json()) as { result?: unknown; error?: { message: string; data?: string } }
}

const lock = padHex('0x10c', { size: 20 })
const change = {
  from: padHex('0x1', { size: 20 }),
  to: lock,
  data: encodeFunctionData({ abi: tokenLockerAbi, functionName: 'cancelTransfer', args: [7n] }),
}
const noSuchLock = toFunctionSelector('TokenLocker_NoSuchLock(uint256)')

test.each([
  ['shanghai', 'too-old', undefined],
  ['cancun', 'fit', noSuchLock],
])(
  'T18 the probe says of a chain of %s that it is %s, and a lock there runs accordingly',
  async (upgrade, fitness, reason) => {
    const url = await chainOf(upgrade)
    await ask(url, 'anvil_setCode', lock, tokenLockerRuntime.code)
    const { error } = await ask(url, 'eth_call', change, 'latest')
    expect(error!.data?.slice(0, 10)).toBe(reason)

    const direct = fetch
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => direct(url, init))
    vi.stubGlobal('location', { origin: url })
    vi.resetModules()
    const { chainFitness } = await import('#tools/token/launch/chain-fitness.ts')
    expect(await chainFitness()).toBe(fitness)
  },
)
