import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { concat, type Hex } from 'viem'
import { callOfDeployer, create2Deployer } from '#chain/contracts/create2.ts'
import type { ContractRpc } from '#chain/contracts/find-contracts.server.ts'
import { entryPoint, entryPointSalt, passkeyAccounts } from '#chain/contracts/passkey-world.ts'
import { openSampleAccount } from '#chain/contracts/sample-account.server.ts'
import { passkeyAccountsCode } from '#contracts/samples/passkey-accounts.ts'

const artifact = '@account-abstraction/contracts/artifacts/EntryPoint.json'

/**
 * Puts the entry point of ERC-4337, as its makers published it, and what makes accounts of passkeys onto the local chain, where they are
 * missing. Does nothing where the package of the entry point is not installed: only a development installation has it.
 */
export async function seedPasskeys(rpc: ContractRpc): Promise<void> {
  const code = await publishedCode()
  if (!code) return
  const account = await openSampleAccount(rpc)
  for (const [address, data] of [
    [entryPoint, concat([entryPointSalt, code])],
    [passkeyAccounts, callOfDeployer(passkeyAccountsCode)],
  ] as const)
    if ((await rpc('eth_getCode', address, 'latest')) === '0x') await account.send({ to: create2Deployer, data })
  await account.settle()
}

async function publishedCode(): Promise<Hex | undefined> {
  try {
    const path = createRequire(import.meta.url).resolve(artifact)
    return (JSON.parse(await readFile(path, 'utf8')) as { bytecode: Hex }).bytecode
  } catch {
    return undefined
  }
}
