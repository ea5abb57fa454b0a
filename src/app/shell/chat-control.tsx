import { useEffect, useEffectEvent } from 'react'
import { useMatches } from 'react-router'
import { chatButtonId as id, chatKey } from '#assistant/conversation/chat-keys.ts'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { stored } from './before-hydration.ts'
import { schedulingUrl } from './scheduling-url.ts'

const load = () => import('#assistant/window/chat-window.tsx')
const loadForm = () => import('#leads/hand-over/hand-over-form.tsx')

/** The button of the chat on every page. On a page without script it is a link to the first page, which opens it as it arrives. */
export function ChatControl() {
  return import.meta.env.SSR ? <Prerendered /> : <Alive />
}

function Prerendered() {
  const bare = useMatches().some(({ handle }) => (handle as { static?: boolean } | undefined)?.static)
  if (!bare) return <Alive />
  return (
    <aside aria-label="Chat">
      <a className="button solid large" id={id} href={`/#${id}`}>
        <Face />
      </a>
    </aside>
  )
}

/** The code of the chat comes with the first press, or at once where it was left open. Until then nothing changes what is unread. */
function Alive() {
  const { code, missing, fetchCode } = useLazyCode(load)

  async function open(pressed: boolean) {
    const loaded = await fetchCode()
    if (pressed) loaded?.pressChat()
  }

  const arrive = useEffectEvent(() => {
    if (stored(chatKey('open')) === 'true') void open(false)
    else if (location.hash === `#${id}`) void open(true)
  })
  useEffect(() => arrive(), [])

  return (
    <>
      <aside aria-label="Chat">
        <button type="button" className="button solid large" id={id} data-replay="" onClick={() => void open(true)}>
          <Face />
        </button>
        <NotLoaded what="The chat" shown={missing} dismissible />
      </aside>
      {code && <code.ChatWindow bookingUrl={schedulingUrl} loadForm={loadForm} onUnread={markUnread} />}
    </>
  )
}

function Face() {
  return (
    <>
      Chat
      <span className="unread">
        (1)<span className="visually-hidden"> unread</span>
      </span>
    </>
  )
}

/** The mark on the button is hidden by the style sheet: it is right before this code is here. */
function markUnread(unread: boolean) {
  document.documentElement.dataset.unread = String(unread)
}
