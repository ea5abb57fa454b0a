import { useEffect, useState } from 'react'
import type { Wallet } from '#wallet/list/descriptor.ts'

/** The picture of a wallet, square; an ornament beside its name. One that comes late leaves its place free. */
export function WalletIcon({ wallet, size }: { wallet: Pick<Wallet, 'iconUrl'>; size: number }) {
  const url = useIconUrl(wallet.iconUrl)
  return url ? (
    <img className="wallet-icon" src={url} width={size} height={size} alt="" loading="lazy" decoding="async" />
  ) : (
    <svg className="wallet-icon" width={size} height={size} aria-hidden="true" />
  )
}

function useIconUrl(iconUrl: Wallet['iconUrl']): string | undefined {
  const [late, setLate] = useState<string>()
  useEffect(() => {
    if (typeof iconUrl === 'string') return
    let wanted = true
    iconUrl().then(
      (url) => wanted && setLate(url),
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [iconUrl])
  return typeof iconUrl === 'string' ? iconUrl : late
}
