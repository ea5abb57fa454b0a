import type { Config } from '@wagmi/core'
import { useEffect, useState } from 'react'
import { chainOf, ethereum } from '#chain/catalogue.ts'
import { figureIn } from '#core/language/languages.ts'
import { shortAddress, shortName } from '#core/text/short-address.ts'
import { readBalance } from '#wallet/connection/wallet-config.ts'
import type { Account } from '#wallet/connection/wallet-state.ts'
import { currentLocale } from '#wallet/locale/words.ts'
import { formatBalance } from './format-balance.ts'
import { useAccountName } from './use-account-name.ts'

/** An account as the bar and the window show it. `balance` comes with its symbol; undefined: the chain did not say. */
export type ShownAccount = { name: string; picture?: string; balance?: string }

type Options = {
  config: Config
  /** Whether the balance is wanted: what is not drawn is not asked for. */
  wanted: boolean
  /** Asked again whenever this changes. */
  after: string
}

/** What is shown of an account: its name or short address, its picture, and its balance, asked for anew when the page is looked at again. */
export function useShownAccount(account: Pick<Account, 'address'>, { config, wanted, after }: Options): ShownAccount {
  const { address } = account
  const { name, picture } = useAccountName(address, config.chains[0].id === ethereum.id)
  const [found, setFound] = useState<{ address: string; after: string; balance?: bigint }>()

  useEffect(() => {
    if (!wanted) return
    let current = true
    const ask = () => {
      if (document.hidden) return
      void readBalance(config, address).then((balance) => current && setFound({ address, after, balance }))
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [config, address, wanted, after])

  return {
    name: name ? shortName(name) : shortAddress(address),
    picture,
    balance: balanceWords(config, found?.address === address ? found : undefined),
  }
}

/** '…' until the chain has answered; undefined when it has not said how much. */
function balanceWords(config: Config, found?: { balance?: bigint }): string | undefined {
  const { symbol, decimals } = chainOf(config.chains[0].id).currency
  if (!found) return `… ${symbol}`
  return found.balance === undefined
    ? undefined
    : `${figureIn(formatBalance(found.balance, decimals), currentLocale())} ${symbol}`
}
