import { bytesToHex, hexToBytes, type Address, type Hex } from 'viem'
import { brandKey } from '#content/brand-key.ts'
import { brand } from '#content/brand.ts'
import { NoPasskeys, PasskeyClosed } from './passkey-trouble.ts'

/** A passkey as the authenticator has made it: what it is asked for by, and the two halves of its public key. */
export type Passkey = { id: Hex; x: Hex; y: Hex }

/** What this browser keeps of a passkey: it is not in the answers of the authenticator. The private key is in neither. */
export type KeptPasskey = Passkey & { account: Address; connected: boolean }

/** What an authenticator answers to a challenge, and what is signed there: both go to the chain. */
export type Assertion = { authenticatorData: Hex; clientDataJSON: string; r: Hex; s: Hex }

const entry = `${brandKey}.passkey`

/** The order of P-256: of the two values of `s` that fit, contracts take the lower one. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n

/** ES256 as COSE numbers it: a signature on P-256. */
const es256 = -7

let kept: KeptPasskey | undefined

/** The passkey of this browser; where the browser forbids storage it lasts as long as the page. */
export function keptPasskey(): KeptPasskey | undefined {
  kept ??= stored()
  return kept
}

/** Keeps a passkey, and whether this site may see its account. */
export function keepPasskey(passkey: KeptPasskey): void {
  kept = passkey
  try {
    localStorage.setItem(entry, JSON.stringify(passkey))
  } catch {
    // It then lasts as long as the page.
  }
}

function stored(): KeptPasskey | undefined {
  try {
    const found = JSON.parse(localStorage.getItem(entry) ?? '') as Partial<KeptPasskey>
    const word = /^0x[0-9a-f]{64}$/
    if (!word.test(found.x ?? '') || !word.test(found.y ?? '') || !/^0x([0-9a-f]{2})+$/.test(found.id ?? '')) return
    if (!/^0x[0-9a-fA-F]{40}$/.test(found.account ?? '')) return
    return { ...(found as KeptPasskey), connected: found.connected === true }
  } catch {
    return undefined
  }
}

/** Has an authenticator make a passkey for this site. Throws `NoPasskeys` or `PasskeyClosed`. */
export async function createPasskey(): Promise<Passkey> {
  const made = (await prompted(() =>
    navigator.credentials.create({
      publicKey: {
        rp: { id: location.hostname, name: brand.name },
        user: { id: crypto.getRandomValues(new Uint8Array(32)), name: brand.name, displayName: brand.name },
        // Nothing that is signed here is checked: who has made a passkey is not asked for.
        challenge: crypto.getRandomValues(new Uint8Array(32)),
        pubKeyCredParams: [{ type: 'public-key', alg: es256 }],
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestation: 'none',
      },
    }),
  )) as PublicKeyCredential
  const key = (made.response as AuthenticatorAttestationResponse).getPublicKey()
  if (!key) throw new NoPasskeys('The authenticator has made another kind of key.')
  // SubjectPublicKeyInfo of P-256 ends with both coordinates.
  const point = new Uint8Array(key).slice(-64)
  return {
    id: bytesToHex(new Uint8Array(made.rawId)),
    x: bytesToHex(point.slice(0, 32)),
    y: bytesToHex(point.slice(32)),
  }
}

/** Has the authenticator sign a hash with this passkey. Throws `NoPasskeys` or `PasskeyClosed`. */
export async function askPasskey({ id }: Pick<Passkey, 'id'>, hash: Hex): Promise<Assertion> {
  const given = (await prompted(() =>
    navigator.credentials.get({
      publicKey: {
        rpId: location.hostname,
        challenge: hexToBytes(hash) as BufferSource,
        allowCredentials: [{ type: 'public-key', id: hexToBytes(id) as BufferSource }],
        // The account takes no signature without it.
        userVerification: 'required',
      },
    }),
  )) as PublicKeyCredential
  const { authenticatorData, clientDataJSON, signature } = given.response as AuthenticatorAssertionResponse
  return {
    authenticatorData: bytesToHex(new Uint8Array(authenticatorData)),
    clientDataJSON: new TextDecoder().decode(clientDataJSON),
    ...readSignature(new Uint8Array(signature)),
  }
}

const word = (bytes: Uint8Array) => BigInt(bytesToHex(bytes))
const hex = (value: bigint): Hex => `0x${value.toString(16).padStart(64, '0')}`

/** The two numbers of a signature in DER, the second one as the lower of the two that fit. */
export function readSignature(der: Uint8Array): { r: Hex; s: Hex } {
  const rEnd = 4 + der[3]!
  const [r, s] = [word(der.slice(4, rEnd)), word(der.slice(rEnd + 2, rEnd + 2 + der[rEnd + 1]!))]
  return { r: hex(r), s: hex(s > order / 2n ? order - s : s) }
}

async function prompted(ask: () => Promise<Credential | null>): Promise<Credential> {
  if (!globalThis.isSecureContext || typeof PublicKeyCredential === 'undefined')
    throw new NoPasskeys('This page has no passkeys.')
  try {
    const answer = await ask()
    if (answer) return answer
  } catch (error) {
    const { name } = error as Error
    // SecurityError: a site at a number instead of a name. The others: no authenticator can do what is asked.
    if (['SecurityError', 'NotSupportedError', 'ConstraintError'].includes(name))
      throw new NoPasskeys(name, { cause: name })
  }
  throw new PasskeyClosed('The passkey was not used.')
}
