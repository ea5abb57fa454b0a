import { Hono } from 'hono'
import { encodeFunctionData, erc20Abi, getAddress, type Address, type Hex } from 'viem'
import { afterAll, expect, test } from 'vitest'
import { localChain } from '#chain/catalogue.ts'
import { openGateway } from '#chain/rpc/rpc-gateway.server.ts'
import { openNode } from '#chain/rpc/rpc-node.server.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import type { Variables } from '#core/http/endpoint.server.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { tokenBadge } from './token-badge.server.ts'

const chain = await lockChain()
afterAll(chain.stop)
const [ada] = chain.accounts.map((account) => getAddress(account)) as [Address]
const coin = await chain.make('Coin', [18])
const token = getAddress(coin.address)

function badge(of: string, url = chain.url) {
  const nodes = [openNode({ number: 1, address: () => url, chainId: 31_337 })]
  const gateway = openGateway({ chain: localChain, nodes })
  // A token of other makers: its code is none of ours.
  const deps = { gateway, limits: async () => undefined, findVariant: async () => undefined }
  return new Hono<{ Variables: Variables }>().route('/badge/token', tokenBadge(deps)).request(`/badge/token/${of}.svg`)
}

test('the badge says in 200 pixels how much of a token is locked now', async () => {
  await coin.tell('mint', [ada, 1_000n])
  const { TokenLocker } = contractAddresses
  const before = await badge(token)
  expect(await before.text()).toContain('0 % locked')

  await chain.send({
    from: ada,
    to: token,
    data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [TokenLocker, 375n] }),
  })
  const { timestamp } = (await chain.ask('eth_getBlockByNumber', ['latest', false])) as { timestamp: Hex }
  const start = Number(timestamp)
  const end = start + 100_000
  const schedule = { start, cliff: end, end, steps: 0 }
  await chain.send({
    from: ada,
    to: TokenLocker,
    data: encodeFunctionData({
      abi: tokenLockerAbi,
      functionName: 'lockFor',
      args: [token, ada, 375n, schedule],
    } as never),
  })
  const after = await badge(token)
  const svg = await after.text()
  expect(svg).toContain('width="200" height="60"')
  expect(svg).toContain('37.5 % locked')
  expect(svg).toContain('Its code is not known here.')
  expect(after.headers.get('content-type')).toContain('image/svg+xml')
  expect(after.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(after.headers.get('cache-control')).toBe('public, max-age=60')
})

test('an address without a contract, a wrong letter and a silent chain are told apart', async () => {
  const nobody = await badge(getAddress(`0x${'ab'.repeat(20)}`))
  expect([nobody.status, await nobody.text()]).toEqual([404, expect.stringContaining('No token here')])
  const wrong = token.replace(/[a-f]/, (letter) => letter.toUpperCase())
  expect((await badge(wrong === token ? `${token.slice(0, -1)}Z` : wrong)).status).toBe(404)
  const silent = await badge(token, 'http://127.0.0.1:9')
  expect([silent.status, silent.headers.get('cache-control')]).toEqual([503, 'no-store'])
  expect(await silent.text()).toContain('Not readable now')
})
