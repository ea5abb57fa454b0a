/** The rows of the evidence, as the site serves them. */
export const servedEvidence = '/evidence.json'

/** Every file that the site serves, by its address, with its SHA-256 in base64url. */
export const servedFiles = '/site-files.json'

/** Who signed the two files above, and how. */
export const servedSignatures = '/evidence.signatures.json'

/** What `servedSignatures` holds. Binary values are base64. */
export type Signatures = {
  algorithm: 'Ed25519'
  /** `demonstration`: the build was given no key, and used one that everyone can make. */
  key: 'release' | 'demonstration'
  /** As SubjectPublicKeyInfo. */
  publicKey: string
  /** SHA-256 of the public key, hexadecimal. */
  fingerprint: string
  /** By the address of the file that is signed. */
  signatures: Readonly<Record<string, string>>
}
