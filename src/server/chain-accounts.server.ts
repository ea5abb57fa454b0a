import { link, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomToken } from '#core/secret.server.ts'

/** Accounts of a new local chain, and the ether each of them begins with. */
const count = 10
const ether = 10_000n * 10n ** 18n

/**
 * The phrase from which the accounts of the local chain come: made once, in `directory`, for its owner's eyes alone. Nothing derives
 * from the phrase that everybody knows, and it is on no command line, where other users of the machine could read it.
 */
export async function chainMnemonic(directory: string): Promise<string> {
  const path = join(directory, 'mnemonic')
  const kept = await readFile(path, 'utf8').catch(() => '')
  if (kept.trim()) return kept.trim()
  const { english, generateMnemonic } = await import('viem/accounts')
  const fresh = `${path}.${randomToken()}`
  await writeFile(fresh, `${generateMnemonic(english)}\n`, { mode: 0o600, flush: true })
  // A link is made whole or not at all, and only by the first.
  await link(fresh, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error
  })
  await rm(fresh)
  return (await readFile(path, 'utf8')).trim()
}

/** Gives every account of the phrase its ether; for a chain that has just been made. */
export async function fundAccounts(
  ask: (method: string, ...params: unknown[]) => Promise<unknown>,
  mnemonic: string,
): Promise<void> {
  const { mnemonicToAccount } = await import('viem/accounts')
  for (let addressIndex = 0; addressIndex < count; addressIndex++) {
    const { address } = mnemonicToAccount(mnemonic, { addressIndex })
    await ask('anvil_setBalance', address, `0x${ether.toString(16)}`)
  }
}
