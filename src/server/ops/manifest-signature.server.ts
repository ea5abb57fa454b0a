import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto'

/** A new Ed25519 key pair as PEM: the private half signs manifests, the public one is published away from the host. */
export function makeKeyPair(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
}

/** The signature over the bytes of a manifest, base64. Throws when the key is not a private Ed25519 key in PEM. */
export function signManifest(manifest: Uint8Array, privateKey: string): string {
  return sign(undefined, manifest, ed25519(createPrivateKey, privateKey)).toString('base64')
}

/** Whether the signature is that of this key over exactly these bytes. Throws when the key is no Ed25519 key in PEM. */
export function isSigned(manifest: Uint8Array, signature: string, publicKey: string): boolean {
  return verify(undefined, manifest, ed25519(createPublicKey, publicKey), Buffer.from(signature, 'base64'))
}

/** SHA-256 of a public key, hexadecimal: short enough to be read out. The same for both halves of a pair. */
export function fingerprintOf(key: string): string {
  const bytes = ed25519(createPublicKey, key).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(bytes).digest('hex')
}

function ed25519(read: typeof createPublicKey | typeof createPrivateKey, pem: string) {
  try {
    const key = read(pem)
    if (key.asymmetricKeyType === 'ed25519') return key
  } catch {
    // What the library says of a broken key helps nobody.
  }
  throw new Error('The key is no Ed25519 key in PEM. Make a pair with: npm run ops -- manifest key <name>')
}
