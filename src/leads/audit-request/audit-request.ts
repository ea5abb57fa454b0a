import { retention } from '#content/legal/retention.ts'
import { z } from 'zod/mini'
import { answersWithin } from '#content/promises.ts'
import { readScope, scopeLength } from '#core/solidity/scope-lines.ts'
import { atMost } from '#forms/definition/at-most.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'
import { inspectionIn } from './inspection-address.ts'
import { isWebAddress, repositoryFault } from './repository-url.ts'

const access = [
  ['public', 'Anyone can read it'],
  ['private', 'Not public yet'],
] as const

const optional = (length: number) => z._default(z.string().check(z.trim(), atMost(length)), '')
const optionalLike = (pattern: RegExp, sentence: string) =>
  z._default(
    z.string().check(
      z.trim(),
      z.toLowerCase(),
      z.refine((text) => !text || pattern.test(text), sentence),
    ),
    '',
  )

const fields = {
  access: z._default(z.enum(['public', 'private'], 'Choose one of the list'), 'public'),
  repository: z._default(
    z.string().check(
      z.trim(),
      atMost(300),
      z.check((context) => {
        const fault = context.value && repositoryFault(context.value)
        if (fault) context.issues.push({ code: 'custom', message: fault, input: context.value })
      }),
    ),
    '',
  ),
  commit: optionalLike(/^[0-9a-f]{7,40}$/, 'Enter 7 to 40 characters, each 0–9 or a–f'),
  note: optional(800),
  files: z._default(
    z.string().check(
      z.trim(),
      atMost(scopeLength),
      z.refine((text) => readScope(text) !== undefined, 'Write one file per line: its SHA-256, its lines, its path'),
    ),
    '',
  ),
  digest: optionalLike(/^[0-9a-f]{64}$/, 'Enter the 64 characters of a SHA-256, or leave it empty'),
  lines: optionalLike(/^\d{1,7}$/, 'Enter a whole number, or leave it empty'),
  estimate: optional(300),
  chains: z
    .string('Name the chains it runs on')
    .check(z.trim(), z.minLength(1, 'Name the chains it runs on, such as Ethereum and Base'), atMost(200)),
  docs: z._default(
    z.string().check(
      z.trim(),
      atMost(300),
      z.refine((text) => !text || isWebAddress(text), 'Enter the whole address, such as https://docs.example'),
    ),
    '',
  ),
  start: z._default(
    z.string().check(z.refine((text) => !text || isDay(text), 'Enter a date as year-month-day, such as 2027-01-15')),
    '',
  ),
  inspection: z._default(
    z.string().check(
      z.trim(),
      z.refine(
        (text) => !text || inspectionIn(text) !== undefined,
        'Enter the whole address of a report, or leave it empty',
      ),
    ),
    '',
  ),
  risks: optional(1_500),
  name: z.string('Tell us your name').check(z.trim(), z.minLength(1, 'Tell us your name'), atMost(120)),
  email: emailField('Enter an address we can reply to, such as ada@mail.example'),
  company: optional(120),
  message: optional(1_500),
}

function isDay(text: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) && new Date(text).toISOString().startsWith(text)
  )
}

type Code = { access?: string; repository?: string; commit?: string }

// What one field needs of another; asked also while others are still wrong, so that each step can be checked alone.
const neededInPublic = (field: 'repository' | 'commit', message: string) =>
  z.refine<Code>((code) => (code.access ?? 'public') !== 'public' || Boolean(code[field]), {
    path: [field],
    error: message,
    when: () => true,
  })

/** The request for an audit, in three steps. It carries names and hashes of files, never what is in them. */
export const auditRequest = defineForm({
  title: 'Audit request',
  schema: z
    .object(fields)
    .check(
      neededInPublic('repository', 'Enter the address of the repository, or choose that it is not public yet'),
      neededInPublic('commit', 'Name the commit we should read: 7 to 40 characters'),
    ),
  fields: {
    repository: {
      label: 'Repository',
      hint: 'Any host with HTTPS. No password or token in the address.',
      input: 'input',
      type: 'url',
      optional: 'sometimes',
    },
    commit: { label: 'Commit', hint: '7 to 40 characters.', input: 'input', optional: 'sometimes' },
    access: { label: 'Who can read the code?', input: 'select', options: access },
    note: {
      label: 'How can we read it?',
      hint: 'If it is private: when and how you can give us access.',
      input: 'textarea',
      optional: true,
    },
    chains: { label: 'Chains', hint: 'Such as Ethereum and Base.', input: 'input' },
    docs: { label: 'Documentation', hint: 'An address.', input: 'input', type: 'url', optional: true },
    start: { label: 'Preferred start', input: 'input', type: 'date', optional: true },
    lines: { label: 'Lines (nSLOC)', input: 'input', optional: true },
    files: {
      label: 'Files in scope',
      hint: 'SHA-256, lines and path of each: the estimate fills it in. No code is sent.',
      input: 'textarea',
      optional: true,
    },
    digest: { label: 'SHA-256 of the complete list', input: 'input', optional: true },
    estimate: { label: 'Estimate you were shown', input: 'input', optional: true },
    inspection: {
      label: 'Inspection of the collection',
      hint: 'The address of its report: the NFT inspector fills it in.',
      input: 'input',
      type: 'url',
      optional: true,
    },
    risks: { label: 'Risks you know of', input: 'textarea', optional: true },
    name: { label: 'Your name', input: 'input', autoComplete: 'name' },
    email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' },
    company: { label: 'Company', input: 'input', autoComplete: 'organization', optional: true },
    message: { label: 'Other notes', input: 'textarea', optional: true },
  },
  steps: [
    { title: 'The code', fields: ['repository', 'commit', 'access', 'note'] },
    {
      title: 'The scope',
      fields: ['chains', 'docs', 'start', 'lines', 'files', 'digest', 'estimate', 'inspection', 'risks'],
    },
    { title: 'You', fields: ['name', 'email', 'company', 'message'] },
  ],
  record: {
    name: 'A request for an audit',
    besides:
      'what became of it and when, who answers it and by when, our notes, and your account where you are signed in with a wallet. Names and hashes of files, never code',
    purpose: 'To make you an offer, and to show you how far your request is.',
    basis: 'You ask for an offer.',
    kept: retention.messageDays,
  },
  quiet: { most: 20, seconds: 3_600 },
  action: 'Request this audit',
  thanks: `Your request is stored. A person reads it and answers within ${answersWithin}.`,
})
