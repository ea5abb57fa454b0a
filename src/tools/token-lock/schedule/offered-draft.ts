import { useSyncExternalStore } from 'react'
import type { ScheduleDraft } from './schedule-draft.ts'

let offered: ScheduleDraft | undefined
const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Gives the form of a new lock a schedule that was drawn elsewhere on the page. */
export function offerDraft(draft: ScheduleDraft): void {
  offered = draft
  for (const listener of listeners) listener()
}

/** The schedule that was drawn last, if one was. */
export function useOfferedDraft(): ScheduleDraft | undefined {
  return useSyncExternalStore(
    listen,
    () => offered,
    () => undefined,
  )
}
