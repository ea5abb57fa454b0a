import type { ShownAccount } from '#wallet/account/use-account.ts'

/** Why the wallet that is connected now cannot go on with a plan, and what to do; undefined: it can, or there is none. */
export function stopOf(
  { chainId, from }: { chainId: number; from: string },
  { account, loading }: Pick<ShownAccount, 'account' | 'loading'>,
): string | undefined {
  if (!account || loading) return undefined
  if (account.chainId !== chainId) return 'This was begun on another chain. Go back to that chain to finish it.'
  if (account.wrongChain) return `Your wallet is on another network. Switch it to ${account.chainName} to go on.`
  if (account.address.toLowerCase() !== from.toLowerCase())
    return `This was begun with ${from}. Switch your wallet back to that account to go on, or discard it.`
  return undefined
}
