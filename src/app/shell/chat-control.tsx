import { brandKey } from '#content/brand-key.ts'
import { useEffect, useEffectEvent } from 'react'
import { useMatches } from 'react-router'
import { chatButtonId as id, chatKey } from '#assistant/conversation/chat-keys.ts'
import { Seal } from '#seals/components/seal.tsx'
import { aheadOfPress } from '#ui/loading/ahead-of-press.ts'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { stored } from './before-hydration.ts'
import { schedulingUrl } from './scheduling-url.ts'

const load = () => import('#assistant/window/chat-window.tsx')
const ahead = aheadOfPress(load)
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
      <a className="chat-open" id={id} href={`/#${id}`}>
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

  useEffect(() => noteScrolling(), [])
  const arrive = useEffectEvent(() => {
    // Also where a question waits for a person: the answer is looked for, and the mark of what is unread shows it.
    if (stored(chatKey('open')) === 'true' || stored(chatKey('person'))) void open(false)
    else if (location.hash === `#${id}`) void open(true)
  })
  useEffect(() => arrive(), [])

  return (
    <>
      <aside aria-label="Chat">
        <button type="button" className="chat-open" id={id} data-replay="" onClick={() => void open(true)} {...ahead}>
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
      <Seal seed={brandKey} size={34} />
      <span className="visually-hidden">Chat</span>
      <span className="unread">
        1<span className="visually-hidden"> unread</span>
      </span>
    </>
  )
}

/** Milliseconds after which a visitor who scrolls no more is reading. */
const rest = 400

/** Says on `<html>` while a visitor scrolls down: the button is out of the way then. Answers what ends it. */
function noteScrolling() {
  const { dataset } = document.documentElement
  let last = scrollY
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => delete dataset.scrolls
  const note = () => {
    const down = scrollY > last
    last = scrollY
    clearTimeout(timer)
    if (!down) return stop()
    dataset.scrolls = 'down'
    timer = setTimeout(stop, rest)
  }
  addEventListener('scroll', note, { passive: true })
  return () => {
    removeEventListener('scroll', note)
    clearTimeout(timer)
    stop()
  }
}

/** The mark on the button is hidden by the style sheet: it is right before this code is here. */
function markUnread(unread: boolean) {
  document.documentElement.dataset.unread = String(unread)
}
