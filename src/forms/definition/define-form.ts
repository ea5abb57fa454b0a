import type * as z from 'zod/mini'

/**
 * How one field is shown. `options` are value and label pairs to choose from, in order. A `radio` field takes one of them, a
 * `checkbox` field any number: its answer is their values, joined by commas. A `hidden` field carries its `value` along.
 */
export type FieldView = {
  label: string
  /** One line under the label, where the label alone leaves a question. */
  hint?: string
  input: 'input' | 'textarea' | 'select' | 'radio' | 'checkbox' | 'hidden'
  type?: 'text' | 'email' | 'tel' | 'url' | 'date'
  autoComplete?: string
  options?: readonly (readonly [value: string, label: string])[]
  /** `sometimes`: another answer decides, so that neither the browser nor the label says anything. */
  optional?: boolean | 'sometimes'
  /** Choices beside each other instead of below each other. */
  row?: boolean
  value?: string
}

type Shape = z.core.$ZodShape

/** Some of a form's fields, asked together under one heading; without one, a single question that says all itself. */
export type FormStep<field = string> = { title?: string; fields: readonly field[] }

/** What the privacy statement says of what a form stores. The labels of its fields say what it asks for. */
export type FormRecord = {
  name: string
  /** What is kept with it that nobody typed, beside reference number, time and page. */
  besides?: string
  purpose: string
  basis: string
  /** Days from its arrival, after which it is deleted; or in words, where its feature says when. */
  kept: number | string
  /** What it asks in short: only of a form that asks for nothing that names a person. */
  inShort?: readonly string[]
}

/** A form as browser and server both read it. */
export type Form<shape extends Shape = Shape> = {
  /** What the operator reads in the subject of the mail. */
  title: string
  schema: z.ZodMiniObject<shape>
  /** One entry per field of the schema, in the order they are asked: a forgotten or misspelt one does not compile. */
  fields: { [key in keyof shape]: FieldView }
  /** Where a form is asked step by step: every field is in one of them. Without script all steps are below each other. */
  steps?: readonly FormStep<keyof shape & string>[]
  /** The version of the words a visitor agrees to or answers: kept with each submission. */
  words?: string
  /** How many come from one network in `seconds` before they cost more than the first. A hall sends more, and works for it. */
  quiet: { most: number; seconds: number }
  /** What is kept of it, why and for how long. */
  record: FormRecord
  /** The words on the button. */
  action: string
  /** What the visitor reads when the submission is stored. */
  thanks: string
}

/** Returns the form unchanged; exists so that `fields` is checked against `schema`. */
export function defineForm<shape extends Shape>(form: Form<shape>): Form<shape> {
  return form
}

/** The first complaint about each field, by field name; the same in the browser and on the server. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= issue.message
  return errors
}
