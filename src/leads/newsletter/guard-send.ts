import { isAddress } from '#core/text/email.ts'

/**
 * Lets Send of the newsletter be pressed while its field holds an address. By hand and not as a property: a script of the page has
 * done it before React came, and without script it is never done.
 */
export function guardSend(form: HTMLFormElement | null) {
  const field = form?.querySelector('input')
  const button = form?.querySelector('button')
  if (field && button) button.disabled = !isAddress(field.value.trim())
}
