import type { Hex } from 'viem'
import { tokenLockerAbi, tokenLockerCode } from '#contracts/token-locker.ts'
import { packageFile, type benchChain, type Compiled, type Deployed } from './gas-chain.ts'

const start = 2_000_000_000
const [cliff, middle, end] = [start + 10_000_000, start + 50_000_000, start + 100_000_000]
const amount = 10n ** 18n

interface Artifact {
  abi: Compiled['abi']
  bytecode: { object: string; linkReferences: Record<string, Record<string, { start: number; length: number }[]>> }
}

/** A file that Sablier has compiled and published, with the libraries it calls put in. */
export function sablierFile(name: string, libraries: Record<string, Hex> = {}): Compiled {
  const { abi, bytecode } = JSON.parse(packageFile(`@sablier/lockup/artifacts/${name}.json`)) as Artifact
  let code = bytecode.object
  for (const [library, places] of Object.values(bytecode.linkReferences).flatMap((file) => Object.entries(file)))
    for (const { start: at, length } of places)
      code = code.slice(0, 2 + 2 * at) + libraries[library]!.slice(2) + code.slice(2 + 2 * (at + length))
  return { abi, code: code as Hex }
}

/** What it costs to lock a token for another account, linear with a cliff, and to take it out: rows of ours, Sablier and OpenZeppelin. */
export async function benchLocks(
  { accounts, deploy, call, waitUntil }: Awaited<ReturnType<typeof benchChain>>,
  coin: Deployed,
  peers: (name: string) => Compiled,
) {
  const [owner] = accounts as [Hex]
  await waitUntil(start)

  const ours = await deploy({ abi: tokenLockerAbi, code: tokenLockerCode })
  await call(coin, 'approve', [ours.address, 2n ** 256n - 1n])
  const schedule = { start, cliff, end, steps: 0 }
  const lock = () => call(ours, 'lock', [coin.address, amount, schedule])
  const first = await lock()
  const next = await lock()
  const grants = Array.from({ length: 10 }, (_, index) => ({ owner: accounts[index % 10]!, amount, schedule }))
  const ten = await call(ours, 'lockMany', [coin.address, grants])
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
    cancelable: false,
    transferable: true,
    timestamps: { start, end },
    shape: '',
  }
  const none = { start: 0n, cliff: 0n }
  const create = () => call(sablier, 'createWithTimestampsLL', [stream, none, 0, cliff])
  const sablierFirst = await create()
  const sablierNext = await create()
  const streams = grants.map((grant) => ({
    ...stream,
    recipient: grant.owner,
    cliffTime: cliff,
    granularity: 0,
    unlockAmounts: none,
  }))
  const sablierTen = await call(batch, 'createWithTimestampsLL', [sablier.address, coin.address, streams])

  const wallet = await deploy(peers('Wallet'), [owner, BigInt(start), BigInt(end - start)])
  const filled = await call(coin, 'transfer', [wallet.address, amount])

  await waitUntil(middle)
  const part = await call(ours, 'withdraw', [id, owner, amount / 10n])
  const sablierPart = await call(sablier, 'withdraw', [1n, owner, amount / 10n])
  const walletPart = await call(wallet, 'release', [coin.address])
  await waitUntil(end)
  const all = await call(ours, 'withdraw', [id + 1n, owner, amount])
  const sablierAll = await call(sablier, 'withdraw', [2n, owner, amount])
  const walletAll = await call(wallet, 'release', [coin.address])

  return [
    ['the contract, once', ours.gas, sablier.gas, 'none'],
    ['the first lock of a token', first, sablierFirst, wallet.gas + filled],
    ['a lock, linear with a cliff', next, sablierNext, wallet.gas + filled],
    ['each of ten in one transaction', Math.round(ten / 10), Math.round(sablierTen / 10), wallet.gas + filled],
    ['withdraw a part', part, sablierPart, walletPart],
    ['withdraw all', all, sablierAll, walletAll],
  ] as const
}
