import { afterAll, expect, test } from 'vitest'
import { anvilBinary, loaderFault, NoAnvil } from './anvil-binary.server.ts'
import { testChain } from './test-chain.server.ts'

const chain = await testChain()
afterAll(chain.stop)

test('it is chain 31337, with ether to try things with', async () => {
  const [account] = (await chain.ask('eth_accounts')) as [string]

  expect(await chain.ask('eth_chainId')).toBe('0x7a69')
  expect(BigInt((await chain.ask('eth_getBalance', account, 'latest')) as string)).toBe(10_000n * 10n ** 18n)
})

test('two of them do not know each other', async () => {
  await using other = await testChain()
  await other.ask('anvil_mine', '0x5')

  expect(await other.ask('eth_blockNumber')).toBe('0x5')
  expect(await chain.ask('eth_blockNumber')).toBe('0x0')
})

test('no page of a browser is let in', async () => {
  const answer = await fetch(chain.url, { method: 'OPTIONS', headers: { origin: 'https://evil.example' } })

  expect(answer.headers.get('access-control-allow-origin')).toBeNull()
})

test('the error on a machine for which npm has no chain says what to set', () => {
  expect(() => anvilBinary('plan9', 'mips')).toThrow(NoAnvil)
  expect(() => anvilBinary('plan9', 'mips')).toThrow(
    'The local chain does not come with npm for this machine, there is no @foundry-rs/anvil-plan9-mips: set CHAIN_ID and RPC_URL.',
  )
})

test.each([
  [
    'dyld[731]: Library not loaded: /usr/local/opt/libusb/lib/libusb-1.0.0.dylib\n  Referenced from: /srv/bin/anvil',
    '/usr/local/opt/libusb/lib/libusb-1.0.0.dylib',
  ],
  [
    "/srv/bin/anvil: /lib/aarch64-linux-gnu/libc.so.6: version `GLIBC_2.35' not found (required by /srv/bin/anvil)",
    'glibc 2.35 or newer',
  ],
  ['anvil: error while loading shared libraries: libgcc_s.so.1: cannot open shared object file', 'libgcc_s.so.1'],
])('where the loader says %j, the sentence names %s', (said, missing) => {
  expect(loaderFault(said)).toEqual(
    new NoAnvil(`The local chain needs ${missing}, which this machine lacks: install it, or set CHAIN_ID and RPC_URL.`),
  )
})

test('an end for another reason is no fault of the loader', () => {
  expect(loaderFault('Error: Address already in use (os error 98)')).toBeUndefined()
})
