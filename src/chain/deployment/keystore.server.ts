import { createDecipheriv, pbkdf2, scrypt } from 'node:crypto'
import { promisify } from 'node:util'
import { bytesToHex, keccak256, type Hex } from 'viem'
import { z } from 'zod'

const hex = z
  .string()
  .regex(/^(0x)?([\da-f]{2})+$/i)
  .transform((text) => Buffer.from(text.replace(/^0x/, ''), 'hex'))
const common = { dklen: z.literal(32), salt: hex }

/** The file in which wallets keep a key under a password: Web3 Secret Storage, version 3. Costs are bounded, or a file could take the machine. */
const keystore = z.object({
  version: z.literal(3),
  crypto: z
    .object({ cipher: z.literal('aes-128-ctr'), cipherparams: z.object({ iv: hex }), ciphertext: hex, mac: hex })
    .and(
      z.discriminatedUnion('kdf', [
        z.object({
          kdf: z.literal('scrypt'),
          kdfparams: z.object({ ...common, n: z.int().max(2 ** 20), r: z.int().max(32), p: z.int().max(32) }),
        }),
        z.object({
          kdf: z.literal('pbkdf2'),
          kdfparams: z.object({ ...common, c: z.int().max(10_000_000), prf: z.literal('hmac-sha256') }),
        }),
      ]),
    ),
})

type Crypto = z.infer<typeof keystore>['crypto']

/** The key in a keystore file. Throws a TypeError when the text is none, a RangeError when the password is wrong. */
export async function readKeystore(text: string, password: string): Promise<Hex> {
  const read = keystore.safeParse(parsed(text))
  if (!read.success) throw new TypeError('The file is not a keystore of version 3.')
  const { crypto } = read.data
  const derived = await derivedKey(crypto, password)
  const mac = keccak256(Buffer.concat([derived.subarray(16, 32), crypto.ciphertext]))
  if (mac !== bytesToHex(crypto.mac)) throw new RangeError('The password does not open the keystore.')
  const decipher = createDecipheriv('aes-128-ctr', derived.subarray(0, 16), crypto.cipherparams.iv)
  return bytesToHex(Buffer.concat([decipher.update(crypto.ciphertext), decipher.final()]))
}

async function derivedKey(crypto: Crypto, password: string): Promise<Buffer> {
  if (crypto.kdf === 'pbkdf2') {
    const { salt, c, dklen } = crypto.kdfparams
    return promisify(pbkdf2)(password, salt, c, dklen, 'sha256')
  }
  const { salt, n, r, p, dklen } = crypto.kdfparams
  return new Promise((resolve, reject) => {
    const cost = { N: n, r, p, maxmem: 256 * n * r + 1024 * 1024 }
    scrypt(password, salt, dklen, cost, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
