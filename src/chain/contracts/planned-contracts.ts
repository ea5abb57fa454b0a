import { concat, encodeAbiParameters, type Address, type Hex } from 'viem'
import { addressOfCode } from './create2.ts'

/** The contracts that stand once on a chain, in the order in which they are deployed. CodeMint721 is not: each collection is its own. */
export const plannedKinds = [
  'TokenLocker',
  'PositionLocker',
  'LockLens',
  'MerkleClaims',
  'SealEngraver',
  'TokenGrants',
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
const takes: Partial<Record<PlannedKind, readonly PlannedKind[]>> = { LockLens: ['TokenLocker', 'PositionLocker'] }

/** The plan for these codes, `codes[kind]` being the creation code as the compiler wrote it. The same on every chain. */
export function planContracts(codes: Readonly<Record<PlannedKind, Hex>>): PlannedContract[] {
  const addresses = new Map<PlannedKind, Address>()
  return plannedKinds.map((kind) => {
    const given = (takes[kind] ?? []).map((other) => addresses.get(other)!)
    const constructorArguments = encodeAbiParameters(
      given.map(() => ({ type: 'address' })),
      given,
    )
    const creationCode = concat([codes[kind], constructorArguments])
    const address = addressOfCode(creationCode)
    addresses.set(kind, address)
    return { kind, creationCode, constructorArguments, address }
  })
}
