/** The state of bytes that were hashed already, as SealEngraver makes it: the first four bytes of the digest, big-endian (decision 096). */
export function stateOfDigest(digest: Uint8Array): number {
  if (digest.length < 4) throw new RangeError('A digest has at least four bytes')
  return new DataView(digest.buffer, digest.byteOffset, 4).getUint32(0)
}
