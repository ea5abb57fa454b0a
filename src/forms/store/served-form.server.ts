import type { Database } from '#core/database/database.server.ts'
import type { Enqueue } from '#core/database/jobs.server.ts'
import type { Env } from '#core/process/env.server.ts'
import type { Secret } from '#core/process/secret.server.ts'
import type { Form } from '#forms/definition/define-form.ts'
import { readableAnswers } from '#forms/definition/readable-answers.ts'
import type { Pages } from '#ui/pages/page-shell.server.ts'
import type { Refusal } from '#ui/pages/refused-page.server.ts'
import type { Submission } from './store.server.ts'

/** A form, and what the server does when it is sent, beside storing it. */
export type ServedForm = {
  form: Form
  /** Who answers: a person, within the time that the site promises; the form itself, as a call is booked; or no one. */
  answered: 'promised' | 'itself' | 'never'
  /** Answers the sender's network address as it may be kept. Without it nothing of the network is kept. */
  hashVisitor?: (deps: { db: Database; secret: Secret }, address: string) => Promise<string>
  /** True where the address that was typed gets a mail immediately: a few a day at most. */
  mailsSender?: boolean
  /** True where the account of a sender who is signed in is kept with it, so that its page can show it to the sender. */
  keepsAccount?: boolean
  /**
   * Stores what belongs to a new submission, in its transaction; also to one that goes into quarantine. `follows` is the key of an
   * earlier one that it goes on with, as the sender gave it.
   */
  onStored?: (tx: Database, deps: { secret: Secret; follows?: string | undefined }, row: Submission) => Promise<void>
  /**
   * Queues what has to leave the house because of an accepted submission, in the caller's transaction. Not `mailed`: the person who
   * was named has had enough mail today.
   */
  announce: (
    tx: Database,
    deps: { enqueue: Enqueue; env: Pick<Env, 'LEADS_WEBHOOK_URL'> },
    row: Submission,
    told: { mailed: boolean },
  ) => Promise<void>
  /** True where the capability has a page of its own after a plain form, at `/sent/<name>`. */
  hasSentPage?: boolean
  /** The page for a plain form that was refused, with everything as it was typed, where the form alone does not say all. */
  refusedPage?: (
    deps: Pages & { db: Database },
    typed: { values: Record<string, string>; refusal: Refusal & { fields: Record<string, string> } },
  ) => Promise<Response>
  /** For an export of submissions: what became of each since, by its id, in columns of its own. */
  became?: {
    columns: readonly string[]
    of: (db: Database, rows: Submission[]) => Promise<Map<string, { cells: readonly string[]; json: object }>>
  }
  /** The path of the page that tells the sender how it goes on. */
  receiptLink?: (secret: Secret, row: Pick<Submission, 'id'>) => string
  /** What the page that sent it keeps to ask for an answer. */
  receiptKey?: (secret: Secret, row: Pick<Submission, 'id'>) => string
}

/** Every form that is served. The key is its URL and its `form` column. */
export type ServedForms = Readonly<Record<string, ServedForm>>

/** What a form does beside being stored and announced. */
export type FormBehaviour = Partial<Omit<ServedForm, 'form'>>

/** What a capability with forms says of them, by their names. */
export type WithForms = { forms: Readonly<Record<string, FormBehaviour>> }

/** The form of this name; undefined when there is none. */
export function formNamed(forms: ServedForms, name: string): ServedForm | undefined {
  return Object.hasOwn(forms, name) ? forms[name] : undefined
}

/** A submission as a person reads it: the title of its form, and its answers as label and value. */
export function readableBy(forms: ServedForms) {
  return ({ form: name, answers }: Pick<Submission, 'form' | 'answers'>) => {
    const form = formNamed(forms, name)?.form
    return form
      ? { title: form.title, rows: readableAnswers(form, answers) }
      : { title: name, rows: Object.entries(answers) }
  }
}
