import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { FieldView } from '#forms/definition/define-form.ts'
import { FormView } from '#forms/view/form-view.tsx'
import { contact } from '#leads/contact/contact.ts'
import { NewsletterForm } from '#leads/newsletter/newsletter-form.tsx'
import { servedForms } from '#server/features.server.ts'

const html = (view: React.ReactNode) =>
  renderToString(<MemoryRouter initialEntries={['/contact-us']}>{view}</MemoryRouter>)

/** What the HTML of a field must hold: a name that is seen and read aloud, the control, and the place of its error. */
function drawn(id: string, field: string, { input }: FieldView): RegExp[] {
  const control = new RegExp(`id="${id}"[^>]* name="${field}"`)
  if (input === 'hidden') return [control]
  const error = new RegExp(`<p class="field-error" id="${id}-error"></p>`)
  const isGroup = input === 'radio' || input === 'checkbox'
  if (!isGroup) return [control, error, new RegExp(`<label for="${id}">`)]
  return [
    error,
    new RegExp(`<fieldset id="${id}"[^>]*><legend>`),
    new RegExp(`<input type="${input}"[^>]* name="${field}"`),
  ]
}

test.each(Object.entries(servedForms))('%s works as plain HTML', (name, { form }) => {
  const page = html(<FormView name={name} form={form} />)

  expect(page).toContain(`data-form="${name}"`)
  expect(page).toContain(`action="/api/forms/${name}"`)
  expect(page).toContain('method="POST"')
  expect(page).toContain('name="page" value="/contact-us"')
  expect(page).toMatch(new RegExp(`<button type="submit" id="${name}-send"[^>]*data-replay`))
  for (const [field, view] of Object.entries(form.fields))
    for (const pattern of drawn(`${name}-${field}`, field, view)) expect(page).toMatch(pattern)
  // The browser's own checks are there until ours are, and nothing is styled in an attribute.
  expect(page).not.toMatch(/novalidate| style=| disabled/i)
})

test('the trap is an ordinary field that no person meets', () => {
  const trap = html(<FormView name="contact" form={contact} />).match(/<input[^>]*name="website"[^>]*>/)![0]

  expect(trap).toMatch(/type="text"/)
  expect(trap).toMatch(/tabindex="-1"/i)
  expect(trap).toMatch(/autocomplete="off"/i)
})

test('what is optional says so, what is not is required', () => {
  const page = html(<FormView name="contact" form={contact} />)

  expect(page).toMatch(/Budget<span class="field-optional"> \(optional\)/)
  expect(page).toMatch(/<textarea[^>]*required/)
  expect(page).not.toMatch(/<select[^>]*name="budget"[^>]*required/)
})

test('a choice that is required begins with an empty option, and with its first answer chosen', () => {
  const page = html(<FormView name="contact" form={contact} />)

  for (const [, inner] of page.matchAll(/<select[^>]*required[^>]*>(.*?)<\/select>/g))
    expect(inner).toMatch(/^<option value="">Choose one<\/option><option value="\w+" selected/)
  expect(page.match(/<select[^>]*required/g)).toHaveLength(1)
  expect(page).toMatch(/<select[^>]*name="service"[^>]*><option value="" selected="">Not sure yet</)
})

test('defaults stand in the controls, also in a choice', () => {
  const page = html(<FormView name="contact" form={contact} defaults={{ topic: 'audit', message: 'Hello' }} />)

  expect(page).toMatch(/<option value="audit" selected/)
  expect(page).toContain('>Hello</textarea>')
})

test('the newsletter can be sent without script, and has no place for an error', () => {
  const page = html(<NewsletterForm />)

  expect(page).toContain('action="/api/forms/newsletter"')
  expect(page).toContain('type="email"')
  expect(page).not.toMatch(/disabled|field-error|role="alert"/)
})
