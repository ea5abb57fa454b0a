import { brandKey } from '#content/brand-key.ts'

/** Where the draft of a form is kept in the storage of the browser. */
export const draftEntry = (form: string) => `${brandKey}.form.${form}`

/** Whether an earlier visit has left a draft of this form; false where storage is forbidden. */
export function hasDraft(form: string): boolean {
  try {
    return localStorage.getItem(draftEntry(form)) !== null
  } catch {
    return false
  }
}
