import { contact } from './contact.ts'
import type { Form } from './define-form.ts'
import { newsletter } from './newsletter.ts'

/** Every form of the site. The key is its URL and its `form` column. */
export const forms = { newsletter, contact } as const satisfies Record<string, Form>

export type FormName = keyof typeof forms
