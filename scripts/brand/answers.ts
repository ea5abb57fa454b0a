import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'

const text = (what: string) => z.string(what).trim().min(1, what)
const link = (what: string) => z.url({ protocol: /^https$/, error: what })
const colour = z
  .string()
  .regex(/^#[\da-f]{6}$/i, 'Write the accent as # and six digits, such as #1f6f54')
  .transform((hex) => hex.toLowerCase())

const linked = {
  name: text('Write the name that the link shows'),
  href: link('Write the whole address, such as https://social.quillstead.test/company'),
}
const slugs = Object.keys(services) as ServiceSlug[]
const share = z.number().min(0).max(90, 'Write per cent, from 0 to 90')

/** What a company says about itself, once. Each field says what it is in `answers.schema.json`, which editors show. */
export const answersSchema = z.strictObject({
  $schema: z.string().optional(),
  name: text('Write the name as visitors read it').max(24, 'Write at most 24 letters: the bar has no room for more'),
  key: z
    .string()
    .regex(/^[a-z][a-z\d]{1,19}$/, 'Write 2 to 20 small letters or digits, such as quillstead')
    .describe(
      'Names what a browser keeps, and cookies; the seal is drawn from it. Never change it once the site is public',
    ),
  tagline: text('Write one short sentence').max(60, 'Write at most 60 letters'),
  accent: colour.describe('The one colour. All others follow from it by rule'),
  email: z.email('Write the address that visitors write to, such as hello@quillstead.test'),
  phones: z
    .array(z.string().regex(/^\+\d[\d ]{6,18}$/, 'Write it with its country, such as +44 20 7946 0321'))
    .min(1, 'Write at least one number'),
  products: z
    .array(z.strictObject({ ...linked, summary: text('Say in a few words what it is') }))
    .max(6, 'Name at most six')
    .describe('Products elsewhere, with a menu of their own. An empty list leaves the menu out'),
  connect: z.array(z.strictObject(linked)).max(6, 'Name at most six').describe('Where else the company is found'),
  copyrightYear: z.int('Write a year').min(1900).max(2100),
  answerDays: z
    .int('Write a whole number')
    .min(1, 'Write at least 1')
    .max(10, 'Write at most 10')
    .describe('The working days you take to answer, wherever the site promises it'),
  timeZone: z.string().refine(isTimeZone, 'Write a zone of the IANA database, such as Europe/Dublin'),
  leftOut: z
    .array(z.enum(slugs, `Write keys of services: ${slugs.join(', ')}`))
    .max(slugs.length - 1, 'Leave at least one service')
    .default([])
    .describe('Services you do not offer. Their pages, prices, choices and answers go, and links to them become text'),
  legal: z.strictObject({
    entity: text('Write the registered name'),
    address: z.array(text('Write a line of the address')).min(1, 'Write at least one line'),
    country: text('Write the country'),
    law: text('Write whose law governs, as after "the law of"'),
    hosting: text('Write where the server stands, as after "in"'),
    authority: z.strictObject({
      name: text('Name the authority visitors may complain to'),
      href: link('Write its whole address, which begins with https://'),
    }),
  }),
  prices: z.strictObject({
    currency: z.string().refine(isCurrency, 'Write its three letters, such as EUR'),
    asOf: z.iso.date('Write the day since when they hold, such as 2026-11-28'),
    dayRate: z.int('Write a whole number').positive('Write what one person costs a day, in whole units'),
    range: z.strictObject({ below: share, above: share }).describe('Per cent around a computed price'),
  }),
})

export type Answers = z.infer<typeof answersSchema>

function isTimeZone(zone: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(zone)
}

function isCurrency(code: string): boolean {
  return Intl.supportedValuesOf('currency').includes(code)
}

/** Reads answers. Throws one sentence for each field that is wrong: its name, and what to write. */
export async function readAnswers(file: string): Promise<Answers> {
  const given = await readFile(file, 'utf8')
  let value: unknown
  try {
    value = JSON.parse(given)
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`, { cause: error })
  }
  const { success, data, error } = answersSchema.safeParse(value)
  if (success) return data
  const faults = error.issues.map((issue) => {
    if (issue.code === 'unrecognized_keys')
      return `${[...issue.path, issue.keys[0]].join('.')}: No such field. Take it out.`
    return `${issue.path.join('.')}: ${issue.message}.`
  })
  throw new Error(`${file} cannot be used yet.\n${faults.map((fault) => `  ${fault}`).join('\n')}`)
}
