import type { Address, PrivateKeyAccount } from 'viem'
import { voucherData } from '#core/codes/typed-data.ts'
import type { Voucher } from '#tools/mint/campaign/mint-event.ts'
import type { Terms } from '#tools/mint/campaign/read-collection.ts'

/** Seconds a voucher holds. It may be sent again as often as one likes: it never permits more than its limit. */
const life = 60 * 60

/** A voucher for all that one wallet may mint of a collection. `now` in Unix seconds. */
export async function signVoucher(
  signer: PrivateKeyAccount,
  { terms, chainId, wallet, now }: { terms: Terms; chainId: number; wallet: Address; now: number },
): Promise<Voucher> {
  const { contract } = terms
  const limit = terms.event.perWallet
  // The same for everybody within an hour: asked for twice, it is one voucher.
  const deadline = (Math.floor(now / life) + 2) * life
  const message = { wallet, limit: BigInt(limit), deadline: BigInt(deadline) }
  const signature = await signer.signTypedData(voucherData({ chainId, contract }, message))
  return { contract, wallet, limit, deadline, signature }
}
