import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { privateKeyToAddress } from 'viem/accounts'
import { expect, test } from 'vitest'
import { deployerAccount } from './deployer-account.server.ts'
import { readKeystore } from './keystore.server.ts'

/** An example of the definition of Web3 Secret Storage. */
const key = '0x7a28b5ba57c53603b0b07b56bba752f7784bf506fa95edc395f5cf6c7514fe9d'
const password = 'testpassword'
const pbkdf2 = {
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '6087dab2f9fdbbfaddc31a909735c1e6' },
    ciphertext: '5318b4d5bcd28de64ee5559e671353e16f075ecae9f99c7a79a38af5f869aa46',
    kdf: 'pbkdf2',
    kdfparams: {
      c: 262144,
      dklen: 32,
      prf: 'hmac-sha256',
      salt: 'ae3cd4e7013836a3df6bd7241b12db061dbe2c6785853cce422d148a624ce0bd',
    },
    mac: '517ead924a9d0dc3124507e3393d175ce3ff7c1e96529c6c555ce9e51205e9b2',
  },
  id: '3198bc9c-6672-5ab3-d995-4942343ae5b6',
  version: 3,
}
/** An example of go-ethereum. */
const scrypt = {
  crypto: {
    cipher: 'aes-128-ctr',
    cipherparams: { iv: '8df6caa7ff1b00c4e871f002cb7921ed' },
    ciphertext: '1d0839166e7a15b9c1333fc865d69858b22df26815ccf601b28219b6192974e1',
    kdf: 'scrypt',
    kdfparams: {
      dklen: 32,
      n: 8,
      p: 16,
      r: 8,
      salt: 'e5e6ef3f4ea695f496b643ebd3f75c0aa58ef4070e90c80c5d3fb0241bf1595c',
    },
    mac: '6d16dfde774845e4585357f24bce530528bc69f4f84e1e22880d34fa45c273e5',
  },
  version: 3,
}

test('a keystore opens with its password and with no other, whichever way its key is made', async () => {
  expect(await readKeystore(JSON.stringify(pbkdf2), password)).toBe(key)
  const opened = await readKeystore(JSON.stringify(scrypt), 'foobar')
  expect(privateKeyToAddress(opened)).toBe('0x7EF5A6135f1FD6a02593eEdC869c6D41D934aef8')
  await expect(readKeystore(JSON.stringify(scrypt), 'foobaz')).rejects.toThrow(RangeError)
})

test.each(['', '{}', '[]', JSON.stringify({ ...pbkdf2, version: 1 }), 'null'])('%j is no keystore', async (text) => {
  await expect(readKeystore(text, password)).rejects.toThrow(TypeError)
})

test('a keystore that would take the machine is refused', async () => {
  const greedy = { ...scrypt, crypto: { ...scrypt.crypto, kdfparams: { ...scrypt.crypto.kdfparams, n: 2 ** 30 } } }

  await expect(readKeystore(JSON.stringify(greedy), password)).rejects.toThrow(TypeError)
})

test('the account that pays comes from a key, a file with its password, or is not configured', async () => {
  const path = join(tmpdir(), 'intaglio-keystore.json')
  await writeFile(path, JSON.stringify(pbkdf2))
  const address = privateKeyToAddress(key)
  const opened = { DEPLOYER_KEYSTORE: path, DEPLOYER_PASSWORD: password }

  expect((await deployerAccount({ DEPLOYER_KEY: key }))?.address).toBe(address)
  expect((await deployerAccount(opened))?.address).toBe(address)
  expect(await deployerAccount({})).toBeUndefined()
  await expect(deployerAccount({ ...opened, DEPLOYER_PASSWORD: 'x' })).rejects.toThrow('DEPLOYER_PASSWORD does not')
  await expect(deployerAccount({ DEPLOYER_KEYSTORE: '/nowhere' })).rejects.toThrow('cannot be read')
  await expect(deployerAccount({ DEPLOYER_KEY: `0x${'0'.repeat(64)}` })).rejects.toThrow(
    'DEPLOYER_KEY holds no private key.',
  )
})
