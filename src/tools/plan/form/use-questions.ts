import { useEffect, useRef, useState, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** One question of a tool: on a phone, one screen. */
export type Question = {
  /** The id of its element and the fragment of its address; empty: the question stands above the form. */
  id: string
  name: string
  /** What is missing in its answer or wrong with it, in one sentence; empty: nothing that is known. */
  missing: string
}

/** Where one question fills the screen; `tool-form.css` says the same. */
const onePerScreen = '(max-width: 47.4375em) and (scripting: enabled)'

/** Which question is shown where one fills the screen, and what moves between them. */
export type Questions = {
  all: readonly Question[]
  /** The number of the shown question, from zero. */
  now: number
  at: 'first' | 'between' | 'last'
  /** Why it does not go on; empty: nothing has hindered it. */
  complaint: string
  dismiss: () => void
  back: () => void
  /** Goes on to the next question, or says what is missing. False: this was the last one, or all of them are shown. */
  next: () => boolean
  /** Shows a question, by its number. False: all of them are shown. */
  goTo: (question: number) => boolean
}

/**
 * Keeps the shown question in the fragment of the address, so that the way back of the device leads to the question before. An address
 * with a fragment opens no question that was not reached: what was answered before it is gone.
 */
export function useQuestions(all: readonly Question[], place: RefObject<HTMLElement | null>): Questions {
  const { hash, state } = useLocation()
  const navigate = useNavigate()
  const [reached, setReached] = useState(0)
  // A new object for each press, so that each brings the field before the visitor again.
  const [hindered, setHindered] = useState({ by: '' })
  const asked = all.findIndex(({ id }) => id !== '' && hash === `#${id}`)
  const now = Math.min(Math.max(asked, 0), reached, all.length - 1)
  const before = useRef(now)

  useEffect(() => {
    if (before.current === now) return
    before.current = now
    const name = place.current?.querySelector<HTMLElement>('[data-shown] > .asks-name')
    name?.parentElement!.scrollIntoView()
    ;(name ?? place.current?.querySelector<HTMLElement>('.asks-next'))?.focus({ preventScroll: true })
  }, [now, place])

  useEffect(() => {
    if (!hindered.by) return
    const shown = place.current?.querySelector('[data-shown]')
    const field = shown?.querySelector<HTMLElement>('[aria-invalid]') ?? shown?.querySelector<HTMLElement>(typedInto)
    field?.focus()
  }, [hindered, place])

  const address = (question: number) => ({ search: location.search, hash: all[question]!.id })

  function goTo(question: number): boolean {
    if (!matchMedia(onePerScreen).matches) return false
    setHindered({ by: '' })
    setReached(Math.max(reached, question))
    void navigate(address(question), { state: { ...state, questionBefore: now } })
    return true
  }

  return {
    all,
    now,
    at: now === 0 ? 'first' : now === all.length - 1 ? 'last' : 'between',
    // What was mended meanwhile is no complaint any more.
    complaint: hindered.by && all[now]!.missing,
    dismiss: () => hindered.by && setHindered({ by: '' }),
    goTo,
    back() {
      setHindered({ by: '' })
      if (state?.questionBefore === now - 1) void navigate(-1)
      else void navigate(address(now - 1), { replace: true, preventScrollReset: true, state })
    },
    next() {
      if (now === all.length - 1 || !matchMedia(onePerScreen).matches) return false
      const { missing } = all[now]!
      if (!missing) return goTo(now + 1)
      setHindered({ by: missing })
      return true
    },
  }
}

/** Fields that are typed into. */
const typedInto = ':is(textarea, input:not([type="radio"], [type="checkbox"], [type="file"]))'
