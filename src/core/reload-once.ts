const key = 'intaglio.reloaded'

/** True for the errors with which browsers report a module that is gone or was refused. */
export function isMissingChunk(error: unknown): boolean {
  const words = /dynamically imported module|Importing a module script failed/i
  return error instanceof TypeError && words.test(error.message)
}

/** True when a visitor has changed any control of the document since it was drawn. */
function hasDirtyForm(scope: ParentNode): boolean {
  const controls = [...scope.querySelectorAll<HTMLElement>('form :is(input, textarea, select)')]
  return controls.some((control) => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].some((option) => option.defaultSelected !== option.selected && option.index > 0)
    const field = control as HTMLInputElement
    if (field.type === 'hidden') return false
    if (field.type === 'checkbox' || field.type === 'radio') return field.checked !== field.defaultChecked
    return field.value !== field.defaultValue
  })
}

/**
 * Heals a tab that was open while a release took its chunks away: loads the page anew, once for each build, and never over a form
 * somebody has started. Answers whether it reloads; if not, the error screen stands with its link.
 */
export function reloadOnce(error: unknown, build: string): boolean {
  if (!isMissingChunk(error) || hasDirtyForm(document)) return false
  try {
    if (sessionStorage.getItem(key) === build) return false
    sessionStorage.setItem(key, build)
  } catch {
    return false
  }
  location.reload()
  return true
}
