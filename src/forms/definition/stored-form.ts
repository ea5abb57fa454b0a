import { period } from '#content/legal/document.ts'
import type { Stored } from '#content/legal/stored.ts'
import type { Form } from './define-form.ts'

/** What the privacy statement says of a form, whose labels name what it asks for. */
export function storedForm({ fields, record }: Pick<Form, 'fields' | 'record'>): Stored {
  const { inShort, besides, kept, ...said } = record
  const asked = Object.values(fields).filter(({ input }) => input !== 'hidden')
  return {
    ...said,
    fields: inShort ?? asked.map(({ label }) => label),
    besides: ['reference number, time, page', ...(besides ? [besides] : [])].join(', '),
    kept: typeof kept === 'number' ? `${period(kept)} from its arrival` : kept,
  }
}
