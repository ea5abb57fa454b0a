import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mnemonicToSeedSync } from '@scure/bip39'
import { renameDurably, writeDurably } from '#core/process/durable-file.server.ts'

/** Accounts of a new local chain, and the ether each of them begins with. */
const count = 10
const ether = 10_000n * 10n ** 18n

/**
 * The phrase from which the accounts of the local chain come: made once, in `directory`, for its owner's eyes alone. Nothing derives
 * from the phrase that everybody knows, and it is on no command line, where other users of the machine could read it. `isNew` means that
 * its accounts have no ether yet. A file that holds no phrase is kept under another name, and `onDamaged` hears of it.
 */
export async function chainMnemonic(
  directory: string,
  onDamaged: () => void,
): Promise<{ mnemonic: string; isNew: boolean }> {
  const path = join(directory, 'mnemonic')
  const { english, generateMnemonic } = await import('viem/accounts')
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  const words = kept?.trim().split(' ') ?? []
  if (words.length === 12 && words.every((word) => english.includes(word)))
    return { mnemonic: words.join(' '), isNew: false }
  if (kept !== undefined) {
    await renameDurably(path, `${path}.damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`)
    onDamaged()
  }
  const mnemonic = generateMnemonic(english)
  await writeDurably(path, `${mnemonic}\n`)
  return { mnemonic, isNew: true }
}

/** Gives every account of the phrase its ether; for a chain, or a phrase, that has just been made. */
export async function fundAccounts(
  ask: (method: string, ...params: unknown[]) => Promise<unknown>,
  mnemonic: string,
): Promise<void> {
  const { HDKey, hdKeyToAccount } = await import('viem/accounts')
  // Once for all of them: a phrase becomes a seed slowly on purpose.
  const key = HDKey.fromMasterSeed(mnemonicToSeedSync(mnemonic))
  for (let addressIndex = 0; addressIndex < count; addressIndex++) {
    const { address } = hdKeyToAccount(key, { addressIndex })
    await ask('anvil_setBalance', address, `0x${ether.toString(16)}`)
  }
}
