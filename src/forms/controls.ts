type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Answers of a form by the name of their field. */
export type Answers = Record<string, string>

function controls(form: HTMLFormElement, fields: readonly string[]): [string, Control][] {
  return fields.flatMap((field) => {
    const control = form.elements.namedItem(field) as Control | null
    return control ? [[field, control] as [string, Control]] : []
  })
}

/** What the document itself says, before anybody has typed. */
function initial(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? ''
}

/** Everything the form holds. */
export function readAnswers(form: HTMLFormElement, fields: readonly string[]): Answers {
  return Object.fromEntries(controls(form, fields).map(([field, control]) => [field, control.value]))
}

/** Only what somebody has typed or chosen. */
export function changedAnswers(form: HTMLFormElement, fields: readonly string[]): Answers {
  const changed = controls(form, fields).filter(([, control]) => control.value !== initial(control))
  return Object.fromEntries(changed.map(([field, control]) => [field, control.value]))
}

/** Puts answers into their controls; a choice that no longer exists is left out. */
export function fillAnswers(form: HTMLFormElement, answers: Answers) {
  for (const [field, control] of controls(form, Object.keys(answers))) {
    const value = answers[field]!
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue
    control.value = value
  }
}

/** The answers of select fields that the address of the page asks for, as in `?service=nft-audit`. */
export function askedAnswers(
  form: HTMLFormElement,
  { fields, search }: { fields: readonly string[]; search: string },
): Answers {
  const asked = new URLSearchParams(search)
  const chosen = controls(form, fields).filter(
    ([field, control]) => control instanceof HTMLSelectElement && asked.has(field),
  )
  return Object.fromEntries(chosen.map(([field]) => [field, asked.get(field)!]))
}
