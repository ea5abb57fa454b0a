import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { brandKey } from '#content/brand-key.ts'
import type { FieldView, Form } from '#forms/definition/define-form.ts'
import { forms } from '#leads/catalogue.ts'
import { cookies, deviceEntries } from './device.ts'
import type { LegalDocument } from './document.ts'
import { logFields } from './log-fields.ts'
import { privacyStatement } from './privacy.ts'
import { retention } from './retention.ts'
import { siteTerms } from './terms.ts'

const sources = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|\/test-/.test(file))
const textOf = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]))
const mentioning = (pattern: RegExp) => sources.filter((file) => pattern.test(textOf.get(file)!)).toSorted()

const anonymous = Object.values(forms).filter((form: Form) => form.record.inShort)

test.each(anonymous.map((form) => [form.title, form] as const))(
  'the form %s asks for nothing that names a person, as the statement says',
  (_, { fields }) =>
    expect(
      Object.values<FieldView>(fields).filter(({ type, autoComplete }) => type === 'email' || autoComplete),
    ).toEqual([]),
)

test('every period of the statement is one the daily job deletes by', () => {
  const features = sources.filter((file) => /\/feature\.server\.ts$|^src\/leads\/[\w-]+\/[\w-]+\.ts$/.test(file))
  const job = features.map((file) => textOf.get(file)).join('\n')
  const link = readFileSync('src/privacy/data-rights.server.ts', 'utf8')
  const lists = readFileSync('src/tools/claim/store/forget-lists.server.ts', 'utf8')

  for (const name of Object.keys(retention))
    expect([name, `${job}${link}${lists}`.includes(`retention.${name}`)]).toEqual([name, true])
  expect(job + lists, 'a period that the statement does not name').not.toMatch(/interval '\d/)
})

test('every key that the sources keep in a browser is in the statement, and no other', () => {
  const ofPages = sources.filter((file) => !file.startsWith('src/server/'))
  const keys = ofPages.flatMap((file) =>
    [...textOf.get(file)!.matchAll(/`\$\{brandKey\}(\.[a-z-]+(?:\.[a-z-]+)*(?:\.\$\{\w+\})?)`/g)].map(
      ([, key]) => brandKey + key!.replace(/\$\{\w+\}/, 'NAME'),
    ),
  )

  const stated = deviceEntries.map(({ key }) => key)
  // One of a family that the statement names as a whole: `chat.one.unread` is a `chat.one.NAME`.
  const families = stated.filter((key) => key.endsWith('.NAME')).map((key) => key.slice(0, -4))
  const found = keys.filter((key) => stated.includes(key) || !families.some((family) => key.startsWith(family)))
  expect([...new Set(found)].toSorted()).toEqual(stated.toSorted())
})

const namesKey = (file: string) => textOf.get(file)?.includes('${brandKey}.')
const neighbours = (file: string) =>
  [...textOf.get(file)!.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => join(dirname(file), path!))

/** Files of other folders that import a file: they may name the key it is given. */
const callers = (file: string) =>
  sources.filter((each) => textOf.get(each)!.includes(`'#${file.slice('src/'.length)}'`))
const isNamedByCallers = (file: string) => callers(file).length > 0 && callers(file).every(namesKey)
const isNamed = (file: string) => namesKey(file) || neighbours(file).some(namesKey) || isNamedByCallers(file)

test('nothing is kept in a browser under a key this test cannot see', () => {
  const keeping = mentioning(/\b(?:setItem\(|indexedDB\b|caches\.open|navigator\.storage|showSaveFilePicker)/)

  expect(keeping).toContain('src/forms/submission/draft.ts')
  expect(keeping.filter((file) => !isNamed(file))).toEqual([])
})

// The prefix is added where the site has https.
/** A name as the source writes it: `brandKey`, or that with an ending in a template. */
const writtenAs = (name: string) => {
  const ending = name.replace(`__Host-${brandKey}`, '')
  return ending ? `\`\${brandKey}${ending}\`` : ': brandKey,'
}
const setsCookie = (file: string, name: string) => textOf.get(file)!.includes(writtenAs(name))

test('every file that sets a cookie sets one of the statement', () => {
  // Looks whether a host sets one that was not built.
  const looking = 'src/server/ops/verify-deploy.server.ts'
  const setting = mentioning(/set-cookie|setCookie|setSignedCookie|document\.cookie|cookieStore/i).filter(
    (file) => file !== looking,
  )

  expect(setting.filter((file) => !cookies.some(({ name }) => setsCookie(file, name)))).toEqual([])
  expect(cookies.filter(({ name }) => !setting.some((file) => setsCookie(file, name)))).toEqual([])
})

test('every field of a log line is in the statement', () => {
  const [, list] = /const allowed = \[([^\]]+)\]/.exec(textOf.get('src/core/process/log.server.ts')!)!

  expect([...list!.matchAll(/'(\w+)'/g)].map(([, field]) => field)).toEqual(Object.keys(logFields))
})

test.each([
  ['privacy', privacyStatement],
  ['terms', siteTerms],
] as [string, LegalDocument][])('%s begins with five sentences, and every clause can be reached', (_, document) => {
  const { summary, clauses, versions } = document
  for (const sentence of summary) expect(sentence).toMatch(/^[A-Z“][^]*[.]$/)
  expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length)
  expect(clauses.at(-1)!.id).toBe('changes')
  const numbers = versions.map(({ number }) => number)
  expect(numbers).toEqual(numbers.map((_each, index) => numbers.length - index))
  expect(versions.map(({ date }) => date)).toEqual(
    versions
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  )
})
