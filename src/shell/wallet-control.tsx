import { useEffect, useState } from 'react'
import { useMatches } from 'react-router'
import { unreachable } from '#core/unreachable.ts'
import { Icon } from '#ui/icon.tsx'
import { toast } from '#ui/toast.ts'

const id = 'connect-wallet'
const load = () => import('#wallet/wallet-window.tsx')
/** A pointer or the focus on the button is on its way to press it. A failure is told when it is pressed. */
const loadAhead = () => void load().catch(() => {})

/** The way to the wallet. On a page without script it is a link to the first page, which opens the window as it arrives. */
export function WalletControl() {
  return import.meta.env.SSR ? <Prerendered /> : <Alive />
}

function Prerendered() {
  const bare = useMatches().some(({ handle }) => (handle as { static?: boolean } | undefined)?.static)
  if (!bare) return <Alive />
  return (
    <a className="button" id={id} href={`/#${id}`}>
      <Face />
    </a>
  )
}

/** The code of the wallet comes with the first press, or at once where one is remembered; what it shows stands beside the button. */
function Alive() {
  const [code, setCode] = useState<Awaited<ReturnType<typeof load>>>()

  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.wallet) load().then(setCode, () => delete dataset.wallet)
    else if (location.hash === `#${id}`) document.getElementById(id)?.click()
  }, [])

  function open() {
    load().then(
      (loaded) => {
        setCode(loaded)
        loaded.openConnect()
      },
      () => toast({ id, state: 'failed', title: unreachable }),
    )
  }

  return (
    <>
      <button
        type="button"
        className="button"
        id={id}
        data-replay=""
        onClick={open}
        onPointerEnter={loadAhead}
        onFocus={loadAhead}
      >
        <Face />
      </button>
      {code && <code.WalletWindow />}
    </>
  )
}

function Face() {
  return (
    <>
      <Icon name="wallet" />
      Connect Wallet
    </>
  )
}
