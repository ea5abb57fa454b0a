import { createWalletClient, erc20Abi, getAddress, http, publicActions, type Address, type Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { contractAddresses } from '#contracts/addresses.ts'
import { launchBookAbi } from '#contracts/launch-book.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { expect, type Page } from './journey-test.ts'
import { deployVariant } from './launch-steps.ts'

const { TokenLocker, LaunchBook } = contractAddresses
const day = 86_400

const walletOf = (url: string, key: Hex) =>
  createWalletClient({ account: privateKeyToAccount(key), transport: http(url) }).extend(publicActions)

/** An account that holds test ether and samples. */
export async function fundedKey(page: Page, baseURL: string) {
  const key = generatePrivateKey()
  const { address } = privateKeyToAccount(key)
  const wallet = walletOf(`${baseURL}/rpc`, key)
  await expect
    .poll(async () => {
      await page.request.post('/api/demo/fund', { data: { address }, headers: { origin: baseURL } })
      return wallet.readContract({
        address: sampleWorld.ink,
        abi: erc20Abi,
        functionName: 'balanceOf',
        args: [address],
      })
    })
    .not.toBe(0n)
  return { key, wallet, account: getAddress(address) }
}

/** Locks 12 of the sample token for an account: half of it is free, and the rest in ten days. */
export async function lockSample({ wallet }: Awaited<ReturnType<typeof fundedKey>>, owner: Address) {
  const [ink, amount] = [sampleWorld.ink, 12n * 10n ** 18n]
  const now = Math.floor(Date.now() / 1000)
  for (const call of [
    { address: ink, abi: erc20Abi, functionName: 'approve', args: [TokenLocker, amount] },
    {
      address: TokenLocker,
      abi: tokenLockerAbi,
      functionName: 'lockFor',
      args: [ink, owner, amount, { start: now - 10 * day, cliff: now - 10 * day, end: now + 10 * day, steps: 2 }],
    },
  ] as const) {
    const hash = await wallet.writeContract({ chain: null, ...call } as never)
    await wallet.waitForTransactionReceipt({ hash })
  }
}

/** Makes a plain token of an account and writes it into the launch book. */
export async function launchToken({ key, wallet, account }: Awaited<ReturnType<typeof fundedKey>>, symbol: string) {
  const nonce = await wallet.getTransactionCount({ address: account })
  const token = await deployVariant(wallet.transport.url!, { key, id: 'erc20', symbol })
  const hash = await wallet.writeContract({
    chain: null,
    address: LaunchBook,
    abi: launchBookAbi,
    functionName: 'announce',
    args: [BigInt(nonce)],
  } as never)
  await wallet.waitForTransactionReceipt({ hash })
  return token
}
