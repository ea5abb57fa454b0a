import { featuresOf } from '#tools/token/features/catalogue.ts'
import type { Holder, Parameter, Power, Risk } from '#tools/token/features/feature.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenField, TokenValues } from '#tools/token/features/values.ts'
import { contractNameOf, plainName } from './contract-name.ts'
import { variantId } from './variants.ts'
import { writeContract } from './write-contract.ts'

/** A token as it will be compiled: its Solidity, what its constructor asks, and what it means for holders. */
export type EmittedToken = {
  id: string
  /** What the contract is called. */
  contract: string
  /** The path of the source in the compiler's input. */
  path: string
  source: string
  parameters: readonly Parameter[]
  powers: readonly Power[]
  risks: readonly Risk[]
}

/**
 * Writes the token that these options describe; they have to be normalised. The contract is called after the name of the token. The same
 * options give the same bytes, whatever the name.
 */
export function emitToken(options: TokenOptions, name = ''): EmittedToken {
  const id = variantId(options)
  const features = featuresOf(options)
  const pieces = features.map((feature) => feature.solidity(options))
  const write = (contract: string) => writeContract(pieces, { standard: options.kind.toUpperCase(), contract })
  const plain = write(plainName)
  const contract = contractNameOf(name, plain)
  return {
    id,
    contract,
    path: `${contract}.sol`,
    source: contract === plainName ? plain : write(contract),
    parameters: pieces.flatMap((piece) => piece.parameters ?? []),
    powers: features
      .flatMap((feature) => feature.powers?.(options) ?? [])
      .map((power) => (options.delayed && waitsForDelay(power.who) ? delayed(power, options) : power)),
    risks: features.flatMap((feature) => feature.risks?.(options) ?? []),
  }
}

const waiting: readonly Holder[] = ['owner', 'admin', 'minter', 'pauser', 'controller']

/** Whether the powers of a holder wait for a delay, where there is one. */
export function waitsForDelay(who: Holder): boolean {
  return waiting.includes(who)
}

/** A power as it is behind a delay. Accepting an ownership is the only thing that the owner does directly. */
function delayed(power: Power, { access }: TokenOptions): Power {
  const held = access === 'roles' ? ' while the timelock has the role' : ''
  return { ...power, can: `${power.can}, each time after the delay${held}` }
}

/** What the constructor is given, in its order, as `encodeAbiParameters` takes it. */
export function constructorArguments(
  { parameters }: Pick<EmittedToken, 'parameters'>,
  values: TokenValues,
): TokenValues[TokenField][] {
  return parameters.map(({ field }) => values[field])
}
