import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Address } from '#seals/components/address.tsx'
import { Icon } from '#ui/components/icon.tsx'
import type { Watched } from '#wallet/connection/wallet-state.ts'
import { t } from '#wallet/locale/words.ts'
import { Avatar } from '#wallet/parts/avatar.tsx'
import { WalletDialog } from '#wallet/parts/wallet-dialog.tsx'
import { findWatched, type FoundWatched } from './find-watched.ts'

type WatchWindowProps = { onWatch: (watched: Watched) => void; onBack: () => void; onClose: () => void }

/** Asks for an address or a name; what proves nothing by itself is shown whole and confirmed first. */
export function WatchWindow({ onWatch, onBack, onClose }: WatchWindowProps) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<FoundWatched>()
  const [asking, setAsking] = useState(false)

  async function find(text: string) {
    if (asking) return
    setTyped(text)
    setAsking(true)
    const next = await findWatched(text)
    setAsking(false)
    if ('watched' in next) onWatch(next.watched)
    else setFound(next)
  }

  const back = (
    <button type="button" className="icon-button wallet-back" onClick={onBack}>
      <Icon name="back" />
      <span className="visually-hidden">{t('back')}</span>
    </button>
  )
  return (
    <WalletDialog name="wallet-watch" title={t('watchAddress')} shape="narrow" back={back} onClose={onClose}>
      {found && 'confirm' in found ? (
        <Confirm {...found} onWatch={onWatch} onOther={() => setFound(undefined)} />
      ) : (
        <Ask typed={typed} wrong={found && 'wrong' in found ? found.wrong : undefined} asking={asking} onFind={find} />
      )}
    </WalletDialog>
  )
}

type AskProps = { typed: string; wrong?: string; asking: boolean; onFind: (text: string) => void }

function Ask({ typed, wrong, asking, onFind }: AskProps) {
  const field = useRef<HTMLInputElement>(null)

  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    onFind(field.current?.value ?? '')
  }

  return (
    <form className="wallet-body watch-form" onSubmit={submit} noValidate>
      <p>{t('watchText')}</p>
      <label htmlFor="watch-account">{t('watchLabel')}</label>
      <input
        id="watch-account"
        className="watch-input"
        name="account"
        ref={field}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        aria-describedby="watch-wrong"
        aria-invalid={wrong ? true : undefined}
      />
      <p className="watch-wrong" id="watch-wrong" role="alert">
        {wrong}
      </p>
      <button type="submit" className="button solid" aria-disabled={asking || undefined}>
        {t('watch')}
      </button>
    </form>
  )
}

type ConfirmProps = { confirm: Watched; why: string; onWatch: (watched: Watched) => void; onOther: () => void }

/** The whole address with its checksum, to be compared with where it came from. */
function Confirm({ confirm, why, onWatch, onOther }: ConfirmProps) {
  const reason = useRef<HTMLParagraphElement>(null)

  useEffect(() => reason.current?.focus(), [])

  return (
    <div className="wallet-body watch-form">
      <p ref={reason} tabIndex={-1}>
        {why}
      </p>
      <div className="wallet-who">
        <Avatar address={confirm.address} large />
        <p className="wallet-address">
          <span className="visually-hidden">{t('fullAddress')} </span>
          <Address value={confirm.address} />
        </p>
      </div>
      <div className="wallet-account-ways">
        <button type="button" className="button solid" onClick={() => onWatch(confirm)}>
          {t('watchThis')}
        </button>
        <button type="button" className="button" onClick={onOther}>
          {t('watchOther')}
        </button>
      </div>
    </div>
  )
}
