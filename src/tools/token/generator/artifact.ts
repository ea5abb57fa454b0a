import type { Abi } from 'viem'
import type { Power } from '#tools/token/features/feature.ts'

/** A place in bytes. */
export type Span = readonly [start: number, length: number]

/** A compiled variant. */
export type TokenArtifact = {
  id: string
  /** Keccak-256 of the source it was compiled from, in which the contract is called `Token`. */
  sourceHash: `0x${string}`
  /** SHA-256 of compiler, settings and all sources, where it was compiled in advance. */
  inputHash?: string
  /** What creates the contract; encoded constructor arguments are appended. */
  creationCode: `0x${string}`
  /** Where in the creation code the code of the contract itself is. */
  runtime: Span
  /** Where in that code the constructor writes values; zero until then. */
  immutables: readonly Span[]
  abi: Abi
  powers: readonly Power[]
}

/** What one file of compiled variants holds, by their ids. */
export type TokenFamily = { compiler: string; variants: Record<string, TokenArtifact> }
