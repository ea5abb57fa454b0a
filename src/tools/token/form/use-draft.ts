import { useCallback, useDeferredValue, useEffect } from 'react'
import type { FormField } from '#tools/token/check/form.ts'
import type { Change } from '#tools/token/features/feature.ts'
import { normalise, type TokenOptions } from '#tools/token/features/options.ts'
import { draftChanged } from '#tools/token/trust/draft-event.ts'
import { useBrowserState } from '#ui/loading/use-browser-state.ts'
import { draftQuery, firstDraft, readDraft, type TokenDraft } from './token-draft.ts'

/** The draft on the page, its options before they changed last, and what had to be changed along with them. */
export type Shown = { draft: TokenDraft; before: TokenOptions; changes: readonly Change[] }

/** Milliseconds after the last change until the address has it: browsers refuse addresses that change all the time. */
const pause = 400

/**
 * The draft of this page. It lives in the address: a reload keeps it, and the link shows it to others. `written` follows what is shown
 * once the browser has drawn the key that was pressed.
 */
export function useDraft() {
  const [shown, setShown] = useBrowserState<Shown>(first, beginning)
  // Whoever writes the address says so in the state of the entry, which outlives a reload but not a link.
  const [given, setGiven] = useBrowserState(false, () => !isOwn() && readDraft(location.search) !== undefined)
  const written = useDeferredValue(shown)
  const { draft } = shown

  useEffect(() => {
    const query = draftQuery(draft)
    const now = readDraft(location.search)
    if (query === draftQuery(now ?? firstDraft())) return
    const timer = setTimeout(() => {
      const state = { ...(history.state as object | null), ownDraft: true }
      history.replaceState(state, '', `${location.pathname}?${query}${location.hash}`)
      dispatchEvent(new Event(draftChanged))
    }, pause)
    return () => clearTimeout(timer)
  }, [draft])

  // The same with every key, so that the choices are not drawn again.
  const choose = useCallback(
    (asked: TokenOptions) =>
      setShown(({ draft: old }) => {
        const { options, changes } = normalise(asked)
        return { draft: { ...old, options }, before: old.options, changes }
      }),
    [setShown],
  )

  function type(field: FormField, text: string) {
    setShown((old) => ({ ...old, draft: { ...old.draft, form: { ...old.draft.form, [field]: text } } }))
  }

  function startAnew() {
    setGiven(false)
    setShown(first)
  }

  return { ...shown, written, given, choose, type, startAnew }
}

type Entry = { ownDraft?: boolean; usr?: { ownDraft?: boolean } | null } | null

/** Whether this page wrote the draft, or a form of the site that led here, whose state the router keeps under `usr`. */
function isOwn(): boolean {
  const entry = history.state as Entry
  return entry?.ownDraft === true || entry?.usr?.ownDraft === true
}

function shownOf(draft: TokenDraft): Shown {
  return { draft, before: draft.options, changes: [] }
}

const first = shownOf(firstDraft())

/** What the page begins with. Without a draft in the address that is what it was built with: nothing is drawn a second time. */
function beginning(): Shown {
  const given = readDraft(location.search)
  return given ? shownOf(given) : first
}
