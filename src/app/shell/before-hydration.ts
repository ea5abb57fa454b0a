import { brandKey } from '#content/brand-key.ts'
import { chatKey } from '#assistant/conversation/chat-keys.ts'
import { timeoutMs } from '#core/browser/load-timeout.ts'
import { hydratedEvent } from '#core/browser/replay.ts'
import { emailPattern } from '#core/text/email.ts'

// These functions become the inline scripts of every built page: `scripts/pages/inline-scripts.ts` bundles and minifies them, and
// `scripts/pages/harden.ts` puts them into the HTML after React has drawn it. React never knows them, so they hold for all time:
// before it arrives, while it runs, and where it never comes. They listen in the capture phase of the window: React stops what a visitor
// does at the document for as long as it hydrates.

/** What the build knows of one page: where its code is, and what must be loaded in which order. */
export type PageCode = {
  /** The import map with the integrity of every chunk, and its own. */
  map: string
  integrity: string
  /** React Router's manifest, then the modules of the routes on this page, outermost first. */
  modules: string[]
  /** The ids of those routes. */
  routes: string[]
  entry: string
  /** What the files above import: worth having before it is wanted. */
  ahead: string[]
}

declare global {
  interface Window {
    __reactRouterRouteModules?: Record<string, unknown>
  }
  interface Navigator {
    connection?: { saveData?: boolean; effectiveType?: string }
  }
}

/** Reads one key of the visitor's storage; nothing where the browser forbids it. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const rememberedKey = `${brandKey}.wallet.remembered`

/**
 * Shows the visitor's theme before the first paint, lets every `[data-theme-toggle]` change it, and keeps it on `<html>`. What was read
 * in the chat is no longer called unread.
 */
export function keepTheme() {
  const root = document.documentElement
  root.dataset.unread = stored(chatKey('unread')) ?? ''
  const themes = ['day', 'night']
  let chosen = stored(`${brandKey}.theme`)

  const apply = () => {
    if (!chosen || !themes.includes(chosen)) return
    if (root.dataset.theme !== chosen) root.dataset.theme = chosen
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')) {
      meta.dataset.scheme ??= themes[+meta.media.includes('dark')]
      meta.media = meta.dataset.scheme === chosen ? 'all' : 'not all'
    }
  }

  apply()
  addEventListener('DOMContentLoaded', apply)
  // When React draws the document anew, after an error at its root, it takes our attribute off the element.
  new MutationObserver(apply).observe(root, { attributeFilter: ['data-theme'] })
  addEventListener(
    'click',
    ({ target }) => {
      if (!(target as Element).closest('[data-theme-toggle]')) return
      const now = root.dataset.theme ?? themes[+matchMedia('(prefers-color-scheme:dark)').matches]
      chosen = now === 'day' ? 'night' : 'day'
      apply()
      try {
        localStorage.setItem(`${brandKey}.theme`, chosen)
      } catch {
        // The choice then lasts as long as this page.
      }
    },
    true,
  )
}

/** Disables or enables Send of every newsletter form on the page. */
function checkNewsletter() {
  for (const form of document.querySelectorAll<HTMLFormElement>('form[data-form=newsletter]')) {
    const field = form.querySelector<HTMLInputElement>('[name=email]')
    const button = form.querySelector<HTMLButtonElement>('button')
    if (field && button) button.disabled = !emailPattern.test(field.value.trim())
  }
}

/**
 * Tells the style sheet from the first picture on what will come, so that its room is kept: `data-wallet` for a remembered wallet,
 * `data-leads` for what a link leads to, and `data-room` for a tool in use, which has the window to itself.
 */
export function keepRoom() {
  const { dataset } = document.documentElement
  const { search, hash } = location
  // In a frame, the wallet is that of the site that shows the page.
  if (stored(rememberedKey) || parent !== window) {
    dataset.wallet = 'loading'
    dataset.room = ''
  }
  // Browsers know the target of a link only once it is parsed.
  if (hash === '#yours') dataset.leads = 'yours'
  if (hash.startsWith('#code=') || /[?&](?:code|piece)=/.test(search)) dataset.leads = 'code'
  const use = ({ target }: Event) => {
    if ((target as Element).closest('.tool-place, #connect-wallet')) dataset.room = ''
  }
  // What moves with the press was asked for; what the tool brings later moves nothing.
  for (const name of ['click', 'input']) addEventListener(name, use, true)
}

/** Keeps Send of the newsletter disabled until the address matches. Without script it stays usable and the server answers. */
export function guardNewsletter() {
  for (const name of ['DOMContentLoaded', 'pageshow', 'input', 'change', hydratedEvent])
    addEventListener(name, checkNewsletter, true)
  // The fields are emptied after the event.
  addEventListener('reset', () => setTimeout(checkNewsletter), true)
}

/** Opens and closes dialogs as `command` and `commandfor` of a button say, where the browser does not know them. */
export function supplyInvokers() {
  if ('commandForElement' in HTMLButtonElement.prototype) return
  addEventListener(
    'click',
    ({ target }) => {
      const button = (target as Element).closest('button[commandfor]')
      const dialog = button && document.getElementById(button.getAttribute('commandfor')!)
      if (!(dialog instanceof HTMLDialogElement)) return
      if (button!.getAttribute('command') === 'close') dialog.close()
      // A press that is held is repeated.
      else if (!dialog.open) dialog.showModal()
    },
    true,
  )
}

/**
 * Answers a notice that something could not be loaded, which may have no other script: `[data-reload]` loads the page again,
 * `[data-dismiss]` takes the notice away and leaves the focus on what it belongs to.
 */
export function answerNotices() {
  addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('[data-reload]')) location.reload()
      const notice = (target as Element).closest('[data-dismiss]')?.parentElement
      if (!notice) return
      notice.hidden = true
      const owner = notice.previousElementSibling
      if (owner instanceof HTMLElement) owner.focus()
    },
    true,
  )
}

/** Gives the page the whole stylesheet, of which it has had what it showed at first. */
function loadStyles() {
  return new Promise<void>((resolve, reject) => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')
    if (!link || link.sheet) return resolve()
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // Enabled anew, it is asked for anew.
      link.disabled = true
      reject()
    })
    link.disabled = false
  })
}

/**
 * Starts the application when the browser is idle after `load`, two seconds later at the latest, or at the first sign of a visitor who
 * wants something; under Save-Data and on the slowest networks only then. Holds back the one click or submit that comes before: on a
 * `[data-replay]` button or form with an id, or on a button of a tool that is still `[data-waiting]`. It is repeated when React answers,
 * or natively when React cannot come.
 */
export function hydrateWhenIdle(page: PageCode) {
  const root = document.documentElement
  const wishes = ['pointerover', 'pointerdown', 'keydown', 'focusin', 'touchstart']
  // Not read from the attribute: React takes it away when it draws the document anew, after an error at its root.
  let outcome = root.dataset.script
  let started = false
  let held: { target: Element; submitter?: string | undefined } | undefined

  const loadModules = async (): Promise<unknown[]> => {
    // Each runs in a task of its own, between which the browser answers the visitor.
    for (const url of page.ahead) await import(/* @vite-ignore */ url)
    return Promise.all(page.modules.map((url) => import(/* @vite-ignore */ url)))
  }

  const start = async () => {
    if (started) return
    started = true
    for (const name of wishes) removeEventListener(name, start, true)
    setTimeout(() => outcome ?? fail(), timeoutMs)
    try {
      const map = await fetch(page.map, { integrity: page.integrity }).then((response) => response.text())
      const policy = window.trustedTypes?.createPolicy('app-map', { createScript: (text) => text })
      const script = Object.assign(document.createElement('script'), { type: 'importmap' })
      script.textContent = policy ? policy.createScript(map) : map
      document.head.append(script)
      // Only now: what comes before the map would not be held against its hash.
      for (const href of [page.entry, ...page.ahead])
        document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      const [[, ...modules]] = await Promise.all([loadModules(), loadStyles()])
      // oxlint-disable-next-line no-underscore-dangle -- React Router's name
      window.__reactRouterRouteModules = Object.fromEntries(page.routes.map((id, at) => [id, modules[at]]))
      await import(/* @vite-ignore */ page.entry)
    } catch {
      fail()
    }
  }

  // The page says so, until it comes to life after all.
  const fail = () => {
    root.dataset.script = outcome = 'failed'
    release()
  }

  /** Whether neither the page, nor the tool an element belongs to, has come to life or failed to. */
  const isUnanswered = (element: Element) =>
    !outcome || (outcome === 'ready' && element.closest('[data-waiting]') !== null)

  const hold = (event: Event) => {
    const target = (event.target as Element).closest(
      event.type === 'submit'
        ? 'form[data-replay]'
        : '[data-replay]:not(form), [data-waiting] button:not([data-reload])',
    )
    if (!target || !isUnanswered(target)) return
    event.preventDefault()
    event.stopPropagation()
    held?.target.removeAttribute('aria-busy')
    held = { target, submitter: (event as SubmitEvent).submitter?.id }
    target.setAttribute('aria-busy', 'true')
    void start()
  }

  const release = () => {
    if (!held || isUnanswered(held.target)) return
    // React may have drawn it anew.
    const target = held.target.isConnected ? held.target : document.getElementById(held.target.id)
    const submitter = held.submitter && document.getElementById(held.submitter)
    held = undefined
    target?.removeAttribute('aria-busy')
    if (target instanceof HTMLFormElement) target.requestSubmit(submitter || undefined)
    else (target as HTMLElement | null)?.click()
  }

  for (const name of ['click', 'submit']) addEventListener(name, hold, true)
  // A modal window takes the scroll bar away: base.css keeps the room it took, if any.
  addEventListener('beforetoggle', () => root.toggleAttribute('data-bar', innerWidth > root.clientWidth), true)
  for (const name of wishes) addEventListener(name, start, { capture: true, passive: true, once: true })
  addEventListener(hydratedEvent, () => {
    root.dataset.script = outcome = 'ready'
    delete root.dataset.leads
    release()
  })
  addEventListener('load', () => {
    const { saveData, effectiveType } = navigator.connection ?? {}
    if (saveData || effectiveType?.endsWith('2g')) return
    // Some pages are never idle for Chromium, even when nothing happens on them.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start(), { timeout: 2_000 })
    else setTimeout(start)
  })
  // A visitor who left the chat open, or who followed a link to a report, a code, the wallet or the chat wants it at once.
  const { search, hash } = location
  if (
    parent !== window ||
    stored(rememberedKey) ||
    stored(chatKey('open')) === 'true' ||
    search ||
    /^#(code=|connect-wallet$|chat-open$)/.test(hash)
  )
    void start()
}
