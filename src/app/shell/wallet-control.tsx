import { useEffect, useEffectEvent } from 'react'
import { useMatches } from 'react-router'
import { Icon } from '#ui/components/icon.tsx'
import { aheadOfPress } from '#ui/loading/ahead-of-press.ts'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { askConfig } from '#wallet/connection/ask-config.ts'

const id = 'connect-wallet'
const load = () => {
  // The window cannot be drawn before the server has said which chain it works on: it is asked while the code still comes.
  askConfig().catch(() => {})
  return import('#wallet/windows/wallet-window.tsx')
}
const ahead = aheadOfPress(async () => (await load()).pageWallet())

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
  const { code, missing, fetchCode } = useLazyCode(load)

  const arrive = useEffectEvent(async () => {
    const { dataset } = document.documentElement
    if (!dataset.wallet && location.hash === `#${id}`) document.getElementById(id)?.click()
    if (dataset.wallet && !(await fetchCode())) delete dataset.wallet
  })
  useEffect(() => void arrive(), [])

  async function open() {
    const loaded = await fetchCode()
    loaded?.openConnect()
  }

  return (
    <>
      <button type="button" className="button" id={id} data-replay="" onClick={() => void open()} {...ahead}>
        <Face />
      </button>
      <NotLoaded what="The wallet" shown={missing} dismissible />
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
