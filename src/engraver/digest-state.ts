/**
 * The state of an address or other bytes that were hashed already: the first four bytes of the digest, big-endian.
 * For an address the digest is keccak256(chain id as uint256 ‖ 20 bytes), so a contract computes the same state.
 */
export function stateOfDigest(digest: Uint8Array): number {
  if (digest.length < 4) throw new RangeError('A digest has at least four bytes')
  return new DataView(digest.buffer, digest.byteOffset, 4).getUint32(0)
}
