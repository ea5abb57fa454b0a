import { readFile } from 'node:fs/promises'
import type { Hex, PrivateKeyAccount } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { CommandError } from '#core/process/command.server.ts'
import type { Env } from '#core/process/env.server.ts'
import { readKeystore } from './keystore.server.ts'

/** Where a key may come from. Never from the command line: other users of the machine and the shell's history can read that. */
export type KeyEnv = Pick<Env, 'DEPLOYER_KEY' | 'DEPLOYER_KEYSTORE' | 'DEPLOYER_PASSWORD'>

/** The account that pays for a deployment, or undefined when none is configured. Throws `CommandError` when it cannot be opened. */
export async function deployerAccount(env: KeyEnv): Promise<PrivateKeyAccount | undefined> {
  if (env.DEPLOYER_KEY) return accountOf(env.DEPLOYER_KEY as Hex, 'DEPLOYER_KEY')
  if (!env.DEPLOYER_KEYSTORE) return undefined
  return accountOf(await keyFromFile(env.DEPLOYER_KEYSTORE, env.DEPLOYER_PASSWORD ?? ''), 'DEPLOYER_KEYSTORE')
}

function accountOf(key: Hex, variable: string): PrivateKeyAccount {
  try {
    return privateKeyToAccount(key)
  } catch {
    throw new CommandError(`${variable} holds no private key.`)
  }
}

async function keyFromFile(path: string, password: string): Promise<Hex> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new CommandError('DEPLOYER_KEYSTORE names a file that cannot be read.')
  })
  try {
    return await readKeystore(text, password)
  } catch (error) {
    throw new CommandError(
      error instanceof RangeError
        ? 'DEPLOYER_PASSWORD does not open the keystore.'
        : 'DEPLOYER_KEYSTORE names a file that is not a keystore of version 3.',
    )
  }
}
