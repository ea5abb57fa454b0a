type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** One question of a form: a single control, or the boxes of a group to choose from. */
type Control = { field: string; box: Box } | { field: string; group: HTMLInputElement[] }

/** Answers of a form by the name of their field. Several chosen boxes are one answer, their values joined by commas. */
export type Answers = Record<string, string>

function controls(form: HTMLFormElement, fields: readonly string[]): Control[] {
  return fields.flatMap((field): Control[] => {
    const found = form.elements.namedItem(field) as Box | RadioNodeList | null
    if (!found) return []
    const boxes = 'tagName' in found ? [found] : ([...found] as Box[])
    return isGroup(boxes) ? [{ field, group: boxes }] : [{ field, box: boxes[0]! }]
  })
}

const isGroup = (boxes: Box[]): boxes is HTMLInputElement[] =>
  boxes.some(({ type }) => /^(?:radio|checkbox)$/.test(type))

const joined = (boxes: HTMLInputElement[]) => boxes.map(({ value }) => value).join()

function answer(control: Control): string {
  return 'box' in control ? control.box.value : joined(control.group.filter(({ checked }) => checked))
}

/** What the document itself says, before the visitor has typed. */
function initial(control: Control): string {
  if ('group' in control) return joined(control.group.filter(({ defaultChecked }) => defaultChecked))
  const { box } = control
  if (!(box instanceof HTMLSelectElement)) return box.defaultValue
  return ([...box.options].find((option) => option.defaultSelected) ?? box.options[0])?.value ?? ''
}

/** Everything the form holds. */
export function readAnswers(form: HTMLFormElement, fields: readonly string[]): Answers {
  return Object.fromEntries(controls(form, fields).map((control) => [control.field, answer(control)]))
}

/** Only what the visitor has typed or chosen. */
export function changedAnswers(form: HTMLFormElement, fields: readonly string[]): Answers {
  const changed = controls(form, fields).filter((control) => answer(control) !== initial(control))
  return Object.fromEntries(changed.map((control) => [control.field, answer(control)]))
}

/** Puts answers into their controls; a choice that no longer exists is left out. */
export function fillAnswers(form: HTMLFormElement, answers: Answers) {
  for (const control of controls(form, Object.keys(answers))) {
    const given = answers[control.field]!
    if ('group' in control) {
      for (const box of control.group) box.checked = given.split(',').includes(box.value)
      continue
    }
    const { box } = control
    if (box instanceof HTMLSelectElement && ![...box.options].some((option) => option.value === given)) continue
    box.value = given
  }
}

/** The answers of select fields that the address of the page asks for, as in `?service=nft-audit`. */
export function askedAnswers(
  form: HTMLFormElement,
  { fields, search }: { fields: readonly string[]; search: string },
): Answers {
  const asked = new URLSearchParams(search)
  const chosen = controls(form, fields).filter(
    (control) => 'box' in control && control.box instanceof HTMLSelectElement && asked.has(control.field),
  )
  return Object.fromEntries(chosen.map(({ field }) => [field, asked.get(field)!]))
}
