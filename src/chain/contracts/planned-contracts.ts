import { concat, encodeAbiParameters, parseAbiParameters, zeroAddress, type Address, type Hex } from 'viem'
import { chains } from '#chain/catalogue.ts'
import { addressOfCode } from './create2.ts'

/** The contracts that stand once on a chain, in the order in which they are deployed. CodeMint721 is not: each collection is its own. */
export const plannedKinds = [
  'TokenLocker',
  'VotingLocker',
  'PositionLocker',
  'LockLens',
  'LiquidityLens',
  'TokenGrants',
  'MerkleClaims',
  'SealEngraver',
  'LockDeeds',
  'LaunchBook',
  'Launcher',
  'PieceSender',
] as const

/** One of the contracts that are deployed once on a chain. */
export type PlannedKind = (typeof plannedKinds)[number]

/** A contract to be: its whole creation code, arguments included, what of it are arguments, and the address it will have. */
export interface PlannedContract {
  kind: PlannedKind
  creationCode: Hex
  constructorArguments: Hex
  address: Address
}

/** Kinds whose constructor takes the addresses of others; the others take nothing. */
const takes: Partial<Record<PlannedKind, readonly PlannedKind[]>> = {
  LockLens: ['TokenLocker', 'VotingLocker', 'PositionLocker'],
  LiquidityLens: ['LockLens'],
  MerkleClaims: ['TokenLocker', 'TokenGrants'],
  LockDeeds: ['TokenLocker', 'SealEngraver'],
  Launcher: ['TokenLocker', 'PositionLocker', 'TokenGrants', 'MerkleClaims', 'LaunchBook'],
}

/**
 * The Uniswap of every chain in the catalogue, as LockLens takes it after the addresses: it keeps the line of the chain it is on. All of
 * it is given everywhere, so that the lens has one address; it gets another one when a line of the catalogue changes.
 */
export const knownManagers = chains.map(({ id, uniswap }) => ({
  chainId: BigInt(id),
  v2Factory: uniswap?.v2Factory ?? zeroAddress,
  v3Positions: uniswap?.v3Positions ?? zeroAddress,
  v4Positions: uniswap?.v4Positions ?? zeroAddress,
}))

/** What LockLens is created with: the three lockers, and what is known of each chain. */
export function argumentsOfLens(lockers: readonly Address[], managers: typeof knownManagers): Hex {
  const types = '(uint256 chainId, address v2Factory, address v3Positions, address v4Positions)[]'
  const given = lockers as [Address, Address, Address]
  return encodeAbiParameters(parseAbiParameters(`address, address, address, ${types}`), [...given, managers])
}

/** The plan for these codes, `codes[kind]` being the creation code as the compiler wrote it. The same on every chain. */
export function planContracts(codes: Readonly<Record<PlannedKind, Hex>>): PlannedContract[] {
  const addresses = new Map<PlannedKind, Address>()
  return plannedKinds.map((kind) => {
    const given = (takes[kind] ?? []).map((other) => addresses.get(other)!)
    const constructorArguments =
      kind === 'LockLens'
        ? argumentsOfLens(given, knownManagers)
        : encodeAbiParameters(
            given.map(() => ({ type: 'address' })),
            given,
          )
    const creationCode = concat([codes[kind], constructorArguments])
    const address = addressOfCode(creationCode)
    addresses.set(kind, address)
    return { kind, creationCode, constructorArguments, address }
  })
}
