import { fieldsOf, type FormField, type TokenForm } from '#tools/token/check/form.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import { defaultOptions, normalise, type TokenKind, type TokenOptions } from '#tools/token/features/options.ts'
import { fieldWords } from './field-words.ts'

/** A token that is being designed: its options, always consistent, and what was typed so far. */
export type TokenDraft = { options: TokenOptions; form: TokenForm }

/** What a form begins with; what is not here begins empty. */
const begun: TokenForm = {
  decimals: '18',
  supply: '1,000,000,000',
  maxSupply: '1000',
  limitHours: '24',
  delayHours: '48',
  batchCount: '100',
  royaltyPercent: '5',
  editionCount: '1',
  editionSize: '100',
  perAccount: '5',
}

const allFields = Object.keys(fieldWords) as FormField[]

/** More than any field takes is cut from a link. */
const longestValue = 2100

/** What a visitor without a draft finds. */
export function firstDraft(): TokenDraft {
  return { options: defaultOptions.erc20, form: begun }
}

/** Reads a draft from the query of an address; undefined where there is none. Never throws: what makes no sense is left out. */
export function readDraft(query: string): TokenDraft | undefined {
  const given = new URLSearchParams(query)
  const kind = given.get('kind') ?? ''
  if (!Object.hasOwn(defaultOptions, kind)) return undefined
  const chosen = new Set(given.getAll('with').flatMap((names) => names.split(',')))
  const start = defaultOptions[kind as TokenKind]
  const access = given.get('access')
  const asked = {
    ...start,
    ...Object.fromEntries(switchesOf(start.kind).map(({ name }) => [name, chosen.has(name)])),
    access: access === 'ownable' || access === 'roles' ? access : 'none',
  } as TokenOptions
  const form: TokenForm = {}
  for (const field of allFields) {
    const text = given.get(field)?.slice(0, longestValue) ?? begun[field]
    if (text !== undefined) form[field] = text
  }
  return { options: normalise(asked).options, form }
}

/** The draft as a query that `readDraft` reads again; only what the token asks for is in it. */
export function draftQuery({ options, form }: TokenDraft): string {
  const query = new URLSearchParams({ kind: options.kind })
  const chosen = switchesOf(options.kind).flatMap(({ name }) => (options[name] ? [name] : []))
  if (chosen.length > 0) query.set('with', chosen.join(','))
  if (options.access !== 'none') query.set('access', options.access)
  for (const field of fieldsOf(options)) {
    const text = form[field] ?? ''
    if (text !== (begun[field] ?? '')) query.set(field, text)
  }
  return query.toString().replaceAll('%2C', ',')
}
