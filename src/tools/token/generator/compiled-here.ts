import { brandKey } from '#content/brand-key.ts'
import { keccak256, toBytes } from 'viem/utils'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenArtifact } from './artifact.ts'
import { compilerHash, libraryHash } from './compiled-names.ts'
import { emitToken } from './emit.ts'
import { notedHash } from './token-input.ts'

/**
 * The key under which a compiled and tested variant is kept on the device. Another compiler or library is another key, and so is what the
 * code notes of its sources.
 */
const keyOf = (id: string) => {
  const name = [compilerHash, libraryHash, notedHash, id].join('.')
  return `${brandKey}.compiled.${name}`
}

const known = new Map<string, TokenArtifact>()
const listeners = new Set<() => void>()

/** A variant that this browser has compiled and tested, for exactly the source that is written now; undefined when it has not. */
export function compiledHere(options: TokenOptions): TokenArtifact | undefined {
  const { id, source } = emitToken(options)
  const artifact = known.get(id) ?? stored(id)
  if (artifact?.sourceHash !== keccak256(toBytes(source))) return undefined
  known.set(id, artifact)
  return artifact
}

/** Keeps a variant that was compiled and passed its tests: a launch is followed over reloads. */
export function keepCompiled(artifact: TokenArtifact): void {
  known.set(artifact.id, artifact)
  try {
    localStorage.setItem(keyOf(artifact.id), JSON.stringify(artifact))
  } catch {
    // Where nothing may be kept it is compiled again after a reload.
  }
  for (const listener of listeners) listener()
}

/** Calls back when a variant was compiled. Answers what ends it. */
export function watchCompiled(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function stored(id: string): TokenArtifact | undefined {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(id)) ?? 'null') as TokenArtifact | null) ?? undefined
  } catch {
    return undefined
  }
}
