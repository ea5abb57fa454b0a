// Text that a page writes into a field which a visitor types into as well. The default value of the field is what was last offered or used.

/** Writes into a field what the address or the page says, unless it holds something that was typed and not used yet. */
export function offerText(field: HTMLInputElement, text: string) {
  const isTyped = field.value !== field.defaultValue
  field.defaultValue = text
  if (!isTyped) field.value = text
}

/** What a field holds. It is used then: the next offer takes its place. */
export function takeText(field: HTMLInputElement): string {
  field.defaultValue = field.value
  return field.value
}
