import { poolVersions, type PoolChain, type PoolVersion } from './pool-chain.ts'

/** What each version means for who launches, in a sentence. */
export const versionWords: Readonly<Record<PoolVersion, string>> = {
  V4: 'The newest version, and the cheapest to open: all pools are in one contract.',
  V3: 'Each pool is a contract of its own, which makes the launch more expensive. Wallets and lists know it best.',
  V2: 'Every price only, with both tokens, at a fee of 0.3 %. Fees stay in the pool until the lock ends.',
}

/** The fee of every pool of V2, in millionths. */
export const feeOfV2 = 3000

/** The versions that a chain has, the newest first. */
export const versionsOn = ({ managers }: PoolChain): PoolVersion[] =>
  poolVersions.filter((version) => managers[version])

/** The versions of a chain as choices of a form. */
export const versionChoices = (on: PoolChain) =>
  Object.fromEntries(versionsOn(on).map((one) => [one, `Uniswap ${one}`])) as Partial<Record<PoolVersion, string>>

/** The version that was chosen, or the newest one of the chain where none was, or one that is not there. */
export function versionOf(chosen: PoolVersion | '', on: PoolChain): PoolVersion {
  const there = versionsOn(on)
  return there.find((version) => version === chosen) ?? there[0] ?? 'V3'
}
