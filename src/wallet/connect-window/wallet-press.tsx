import type { ReactNode } from 'react'
import type { Wallet } from '#wallet/list/descriptor.ts'

/** What a row or a tile of a list does: `link` opens the app of the wallet by itself, without script and within the press. */
export type Choosing = {
  linkOf: (wallet: Wallet) => string | undefined
  onChoose: (wallet: Wallet, opened?: true) => void
}

type WalletPressProps = Choosing & { wallet: Wallet; className: string; current?: boolean; children: ReactNode }

/** A wallet that can be pressed: a link where its app can be opened immediately, else a button. */
export function WalletPress({ wallet, className, current, linkOf, onChoose, children }: WalletPressProps) {
  const link = linkOf(wallet)
  const shown = { className, 'aria-current': current ? ('true' as const) : undefined }
  if (!link)
    return (
      <button type="button" {...shown} onClick={() => onChoose(wallet)}>
        {children}
      </button>
    )
  // A web address that no app takes is opened beside the page, which goes on.
  const beside = link.startsWith('https:') ? '_blank' : undefined
  return (
    <a {...shown} href={link} target={beside} rel="noreferrer" onClick={() => onChoose(wallet, true)}>
      {children}
    </a>
  )
}
