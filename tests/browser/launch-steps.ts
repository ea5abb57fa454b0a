import { tokenValues } from '#tests/token-values.ts'
import {
  createWalletClient,
  encodeDeployData,
  getContractAddress,
  http,
  publicActions,
  type Address,
  type Hex,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { constructorArguments, emitToken } from '#tools/token/generator/emit.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { optionsNamed } from '#tools/token/generator/variants.ts'
import { keptArtifacts } from '../../scripts/tokens/token-artifacts.ts'

type Variant = { key: Hex; id: string; symbol: string; values?: Partial<TokenValues> }

/**
 * Puts a token of the creator onto the chain behind a URL, from the account of a key that has ether. A million of it are the account's,
 * and so is every power; a delay is two seconds, the shortest time that a journey can wait for.
 */
export async function deployVariant(url: string, { key, id, symbol, values: given }: Variant): Promise<Address> {
  const account = privateKeyToAccount(key)
  const client = createWalletClient({ account, transport: http(url) }).extend(publicActions)
  const { abi, creationCode: bytecode } = keptArtifacts().get(id)!
  const { address } = account
  const values = {
    ...tokenValues(address),
    name: `Journey ${symbol}`,
    symbol,
    ...given,
  }
  const data = encodeDeployData({ abi, bytecode, args: constructorArguments(emitToken(optionsNamed(id)!), values) })
  const nonce = await client.getTransactionCount({ address })
  const hash = await client.sendTransaction({ chain: null, data, nonce })
  await client.waitForTransactionReceipt({ hash })
  return getContractAddress({ from: address, nonce: BigInt(nonce) })
}
