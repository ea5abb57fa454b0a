import { getAddress, serializeTypedData, type Address } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { permit2Address, readPermitForm } from '#chain/tokens/permit-form.ts'
import { lockChain } from '#tests/lock-chain.ts'
import { lockCall } from '#tools/token-lock/plan/lock-calls.ts'
import { simulate } from '#tools/token-lock/plan/simulate.ts'
import { forEver } from '#tools/schedule/schedule.ts'
import { isPermit, permitFor, signPermit, type Permit } from '#tools/plan/permit.ts'
import type { Signing } from '#tools/plan/send-call.ts'

// The first account of every local chain.
const account = privateKeyToAccount('0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80')
const from = account.address
const chainId = 31_337
let chain: Awaited<ReturnType<typeof lockChain>>

beforeAll(async () => {
  chain = await lockChain()
  const { address } = await chain.make('StandInPermit2')
  await chain.ask('anvil_setCode', [permit2Address, await chain.ask('eth_getCode', [address, 'latest'])])
}, 60_000)
afterAll(() => chain.stop())

const signed = async ({ typedData }: Signing) =>
  ({
    at: 'signed',
    // As it reaches a wallet.
    signature: await account.signTypedData(JSON.parse(serializeTypedData(typedData(chainId) as never)) as never),
  }) as const

const formOf = (token: Address, owner = from) => readPermitForm(chain.ask, { token, owner, chainId })

async function coin(kind: string, args: readonly unknown[] = []) {
  const made = await chain.make(kind, args)
  await made.tell('mint', [from, 1000n])
  return { ...made, token: getAddress(made.address) }
}

async function permitOf(token: Address, amount: bigint, sign: typeof signed = signed): Promise<Permit> {
  const permit = permitFor(await formOf(token), amount)!
  const { contractAddresses } = await import('#contracts/addresses.ts')
  const wanted = { permit, token, from, amount, spender: contractAddresses.TokenLocker, spenderName: 'the lock' }
  const answer = await signPermit(chain.ask, wanted, sign as never)
  if (answer.at !== 'signed') throw new Error(answer.at)
  return answer.permit
}

const grants = (amount: bigint) => [{ owner: from, amount, schedule: forEver }]

test('a signature for a token of ERC-2612 locks exactly what was signed, in one transaction', async () => {
  const { token } = await coin('PermitCoin')
  expect(await formOf(token)).toEqual({ by: 'permit', name: 'Coin', version: '1' })
  const permit = await permitOf(token, 600n)
  expect(isPermit(JSON.parse(JSON.stringify(permit)))).toBe(true)
  await chain.send({ from, ...lockCall(token, grants(600n), from, { permit }) })
  // Used, and for no more than that.
  const again = await simulate(chain.ask, from, [lockCall(token, grants(1n), from, { permit })])
  expect(again).toMatchObject({ at: 'refused', why: { message: 'The lock contract may not take that much.' } })
})

test('a signature for Permit2 locks a batch of a token that knows no permit', async () => {
  const { token, tell } = await coin('Coin', [18])
  expect(await formOf(token)).toBeUndefined()
  await tell('approve', [permit2Address, 700n])
  expect(await formOf(token)).toEqual({ by: 'permit2', most: 700n })
  expect(permitFor(await formOf(token), 701n)).toBeUndefined()
  const permit = await permitOf(token, 700n)
  const call = lockCall(token, [...grants(300n), ...grants(400n)], from, { permit })
  expect(await simulate(chain.ask, from, [call])).toEqual({ at: 'fine', received: 700n })
  await chain.send({ from, ...call })
})

test('the permit of DAI, which allows everything, and accounts without a key are not asked to sign', async () => {
  const { token } = await coin('DaiCoin')
  expect(await formOf(token)).toBeUndefined()
  const { token: other } = await coin('PermitCoin')
  expect(await formOf(other, token)).toBeUndefined()
})

test('a wallet that cannot sign so, or answers another kind of signature, is no obstacle; a no is one', async () => {
  const { token } = await coin('PermitCoin')
  const ask = async (answer: object) =>
    permitOf(token, 5n, (async () => answer) as never).catch((error: Error) => error.message)
  const why = { message: 'No.', remedy: '' }
  expect(await ask({ at: 'stopped', why, declined: false })).toBe('unable')
  expect(await ask({ at: 'signed', signature: `0x${'11'.repeat(96)}` })).toBe('unable')
  expect(await ask({ at: 'stopped', why, declined: true })).toBe('stopped')
})

test.each([{ by: 'permit' }, { by: 'x' }, { by: 'permit2', signed: {} }, null])(
  '%j is no permit of a plan',
  (value) => {
    expect(isPermit(value)).toBe(false)
  },
)
