import { keccak256, encodeAbiParameters, getAbiItem, type Hex } from 'viem'
import { tokenGrantsAbi, tokenGrantsCode } from '#contracts/token-grants.ts'
import type { benchChain, Compiled, Deployed } from './gas-chain.ts'
import { sablierFile } from './gas-locks.ts'

const start = 2_200_000_000
const [cliff, middle, end] = [start + 10_000_000, start + 50_000_000, start + 100_000_000]
const amount = 10n ** 18n
const none = `0x${'0'.repeat(64)}` as const

/** So many segments, each slow and then fast. */
const segmentsOf = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    length: (end - start) / count,
    weight: BigInt(index + 1),
    granularity: 0,
    power: 2,
  }))

/** The same as Sablier writes them: amounts that come to the whole, and an exponent of 18 decimals. */
const streamedOf = (count: number) => {
  const each = amount / BigInt(count)
  return Array.from({ length: count }, (_, index) => ({
    amount: index === count - 1 ? amount - each * BigInt(count - 1) : each,
    exponent: 2n * 10n ** 18n,
    timestamp: start + ((index + 1) * (end - start)) / count,
  }))
}

/** What it costs to grant tokens that can be revoked, to withdraw, and to revoke: rows of ours and of Sablier. */
export async function benchGrants(
  { accounts, deploy, call, waitUntil }: Awaited<ReturnType<typeof benchChain>>,
  coin: Deployed,
  peers: (name: string) => Compiled,
) {
  const [owner] = accounts as [Hex]
  await waitUntil(start)

  const ours = await deploy({ abi: tokenGrantsAbi, code: tokenGrantsCode })
  await call(coin, 'approve', [ours.address, 2n ** 256n - 1n])
  const schedule = { start, cliff, end, steps: 0 }
  const terms = { revoker: owner, notice: 0, curve: none, pushable: false }
  const [segmentsInput] = getAbiItem({ abi: tokenGrantsAbi, name: 'defineCurve' }).inputs
  const create = (given = {}) => call(ours, 'create', [coin.address, owner, amount, schedule, { ...terms, ...given }])
  const onCurve = async (count: number) => {
    const segments = segmentsOf(count)
    await call(ours, 'defineCurve', [segments])
    const curve = keccak256(encodeAbiParameters([segmentsInput], [segments]))
    return call(ours, 'create', [coin.address, owner, amount, { ...schedule, cliff: start }, { ...terms, curve }])
  }
  await create()
  const one = await create()
  const fixed = await create({ revoker: `0x${'0'.repeat(40)}` })
  const [ten, hundred] = [await onCurve(10), await onCurve(100)]
  const awards = Array.from({ length: 10 }, (_, index) => ({ receiver: accounts[index % 10]!, amount, schedule }))
  const many = await call(ours, 'createMany', [coin.address, awards, terms])
  const id = (BigInt(coin.address) << 96n) | 1n

  const libraries = {
    LockupHelpers: (await deploy(sablierFile('libraries/LockupHelpers'))).address,
    LockupMath: (await deploy(sablierFile('libraries/LockupMath'))).address,
  }
  const noFee = await deploy(peers('NoFee'))
  const sablier = await deploy(sablierFile('SablierLockup', libraries), [noFee.address, noFee.address])
  const batch = await deploy(sablierFile('SablierBatchLockup'))
  await call(coin, 'approve', [sablier.address, 2n ** 256n - 1n])
  await call(coin, 'approve', [batch.address, 2n ** 256n - 1n])
  const stream = {
    sender: owner,
    recipient: owner,
    depositAmount: amount,
    token: coin.address,
    cancelable: true,
    transferable: true,
    timestamps: { start, end },
    shape: '',
  }
  const unlocks = { start: 0n, cliff: 0n }
  const linear = (given = {}) => call(sablier, 'createWithTimestampsLL', [{ ...stream, ...given }, unlocks, 0, cliff])
  const dynamic = (count: number) => call(sablier, 'createWithTimestampsLD', [stream, streamedOf(count)])
  await linear()
  const sablierOne = await linear()
  const sablierFixed = await linear({ cancelable: false })
  const [sablierTen, sablierHundred] = [await dynamic(10), await dynamic(100)]
  const streams = awards.map(({ receiver }) => ({
    ...stream,
    recipient: receiver,
    cliffTime: cliff,
    granularity: 0,
    unlockAmounts: unlocks,
  }))
  const sablierMany = await call(batch, 'createWithTimestampsLL', [sablier.address, coin.address, streams])

  await waitUntil(middle)
  const part = await call(ours, 'withdraw', [id, owner, amount / 10n])
  const sablierPart = await call(sablier, 'withdraw', [1n, owner, amount / 10n])
  const curved = await call(ours, 'withdraw', [id + 4n, owner, amount / 100n])
  const sablierCurved = await call(sablier, 'withdraw', [5n, owner, amount / 100n])
  const renounced = await call(ours, 'renounce', [id + 3n])
  const sablierRenounced = await call(sablier, 'renounce', [4n])
  const revoked = (await call(ours, 'revoke', [id, 0])) + (await call(ours, 'refund', [id, owner, 0n]))
  const sablierRevoked = await call(sablier, 'cancel', [1n])

  return [
    ['the contract, once', ours.gas, sablier.gas],
    ['a grant', one, sablierOne],
    ['a grant that nobody can revoke', fixed, sablierFixed],
    ['each of ten in one transaction', Math.round(many / 10), Math.round(sablierMany / 10)],
    ['a grant on a curve of 10 segments', ten, sablierTen],
    ['a grant on a curve of 100 segments', hundred, sablierHundred],
    ['withdraw a part', part, sablierPart],
    ['withdraw a part on 100 segments', curved, sablierCurved],
    ['revoke and take back', revoked, sablierRevoked],
    ['renounce', renounced, sablierRenounced],
  ] as const
}
