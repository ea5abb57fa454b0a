import { changedAnswers, fillAnswers, readAnswers, type Answers } from './controls.ts'
import { attemptFor, dropDraft, keepDraft, readDraft, type Attempt, type Draft } from './draft.ts'

/** Where the draft is kept, if there is one, and whether another one can be brought back. */
export type Kept = { place?: 'device' | 'memory'; spare?: 'discarded' | 'earlier' }

type Subject = { name: string; form: HTMLFormElement; fields: readonly string[]; changed: (kept: Kept) => void }

const pause = 250

/** Keeps what is typed into one form, and brings it back. Every method may be called at any time. */
export function openDraftAutosave({ name, form, fields, changed }: Subject) {
  let attempt: Attempt | undefined
  let spare: Answers = {}
  let kept: Kept = {}
  let timer: ReturnType<typeof setTimeout> | undefined

  // As it is now: a form that goes because the address has changed still belongs to this one.
  const place = location.pathname + location.search
  const become = (next: Kept) => changed((kept = next))

  function save() {
    clearTimeout(timer)
    timer = undefined
    const answers = changedAnswers(form, fields)
    if (Object.keys(answers).length === 0) {
      dropDraft(name)
      return become({ spare: kept.spare })
    }
    const draft: Draft = { v: 1, answers, attempt, place, savedAt: Date.now() }
    become({ place: keepDraft(name, draft), spare: kept.spare })
  }

  return {
    /**
     * Brings the kept draft back, under what was typed before this script ran and what the address asks for. Answers true when
     * it was on its way when the page was left and is still the same.
     */
    restore({ typed, asked }: { typed: Answers; asked: Answers }): boolean {
      const draft = readDraft(name)
      const returned = draft?.place === place
      const answers = { ...(returned && asked), ...draft?.answers, ...(!returned && asked), ...typed }
      fillAnswers(form, answers)
      if (!draft) {
        if (Object.keys(typed).length > 0) save()
        return false
      }
      attempt = draft.attempt
      const overwritten = Object.keys(draft.answers).some(
        (field) => typed[field] && typed[field] !== draft.answers[field],
      )
      if (overwritten) spare = draft.answers
      kept = { spare: overwritten ? 'earlier' : undefined }
      save()
      return Boolean(attempt?.pending) && !overwritten
    },
    /** Something was typed: it is kept after a short pause. */
    typed() {
      timer ??= setTimeout(save, pause)
    },
    /** Saves immediately what waits to be saved. */
    flush() {
      if (timer) save()
    },
    /** The attempt for these words, kept before they are sent. */
    attempt(words: string): Attempt {
      attempt = attemptFor(words, attempt)
      save()
      return attempt
    },
    /** The words are not on their way any more. With `renew`, they will go out under a new key. */
    settle({ renew = false } = {}) {
      if (!attempt) return
      attempt = renew ? undefined : { ...attempt, pending: false }
      save()
    },
    /** The words have arrived. */
    forget() {
      clearTimeout(timer)
      timer = attempt = undefined
      dropDraft(name)
      become({})
    },
    /** Empties the form; what was in it can be brought back while the page stays. */
    discard() {
      clearTimeout(timer)
      timer = attempt = undefined
      spare = readAnswers(form, fields)
      form.reset()
      dropDraft(name)
      become({ spare: 'discarded' })
    },
    /** Brings back what was discarded, or what the visitor has typed over; that can then be brought back in turn. */
    bringBack() {
      const current = changedAnswers(form, fields)
      fillAnswers(form, spare)
      spare = current
      kept = { spare: Object.keys(current).length > 0 ? 'earlier' : undefined }
      save()
    },
  }
}

/** The draft autosave of one form. */
export type DraftAutosave = ReturnType<typeof openDraftAutosave>
