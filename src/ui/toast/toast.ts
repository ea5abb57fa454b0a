import { closeToast, noToasts, showToast, type Toast, type Toasts } from './toast-list.ts'

/** What a toast says. With `id` it replaces the toast of that id. */
export type ToastWords = Pick<Toast, 'title' | 'detail' | 'lang' | 'state'> & { id?: string }

let toasts: Toasts = noToasts
let count = 0
const listeners = new Set<() => void>()

function become(next: Toasts) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a toast from anywhere in browser code. Answers its id. */
export function toast({ title, detail, lang, state, id = `toast-${++count}` }: ToastWords): string {
  become(showToast(toasts, { id, title, detail, lang, state, at: Date.now() }))
  return id
}

/** Closes a toast; nothing happens when it is gone already. */
export function dismissToast(id: string) {
  become(closeToast(toasts, id))
}

/** Forgets what was said in this visit. */
export function clearNotifications() {
  become({ ...toasts, log: [] })
}

/** The toasts as they are now; the same object until something changes. */
export const readToasts = (): Toasts => toasts

/** Calls back after every change. Answers what ends it. */
export function watchToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
