import type { Hash, Hex } from 'viem'
import { encodeAbiParameters, keccak256 } from 'viem/utils'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { TokenArtifact } from './artifact.ts'
import { constructorArguments, emitToken } from './emit.ts'

/** What is sent to create a token: its code with the encoded arguments of its constructor, and the hash of both. */
export type Creation = { data: Hex; id: Hash; encoded: Hex }

/** Puts code and arguments together. Throws when a value is not what the constructor takes; `checkToken` has refused it before. */
export function creationOf(
  { abi, creationCode }: Pick<TokenArtifact, 'abi' | 'creationCode'>,
  options: TokenOptions,
  values: TokenValues,
): Creation {
  const constructor = abi.find((item) => item.type === 'constructor')
  const encoded = encodeAbiParameters(constructor?.inputs ?? [], constructorArguments(emitToken(options), values))
  const data: Hex = `${creationCode}${encoded.slice(2)}`
  return { data, id: keccak256(data), encoded }
}
