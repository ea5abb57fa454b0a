import { z } from 'zod'
import { brand } from '#content/brand.ts'
import { isThere } from '#core/offer/offered.ts'

/** The engines the specification is measured in, in the order of the page. */
const engine = z.enum(['chromium', 'firefox', 'webkit'])
export type EngineId = z.infer<typeof engine>

/** What a statement came to in one place, or why it was not measured there. */
const result = z.union([
  z.strictObject({ value: z.string(), holds: z.boolean() }),
  z.strictObject({ notRun: z.string() }),
])
export type AcceptanceResult = z.infer<typeof result>

const row = z.strictObject({
  /** The chapter of the specification. */
  section: z.number().int().min(1).max(9),
  statement: z.string(),
  /** The value that is expected, or a pattern of JavaScript that it has to fit. */
  expected: z.string(),
  isPattern: z.boolean(),
  /** By place, such as `chromium 375`; none where there is nothing to measure. */
  results: z.record(z.string().regex(/^(?:chromium|firefox|webkit) (?:375|1440)$/), result),
})
export type AcceptanceRow = z.infer<typeof row>

const picture = z.strictObject({
  screen: z.enum(['first-page', 'wallet-window']),
  engine,
  /** The width of the screen in pixels; the picture is smaller. */
  at: z.union([z.literal(375), z.literal(1440)]),
  file: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type AcceptancePicture = z.infer<typeof picture>

/** `docs/evidence/acceptance.json`, as `npm run acceptance` writes it. */
export const acceptanceSchema = z.strictObject({
  date: z.iso.date(),
  /** Whose site was measured. */
  company: z.strictObject({ name: z.string(), accent: z.string() }),
  commit: z.string(),
  engines: z.array(
    z.strictObject({
      engine,
      version: z.string().nullable(),
      seconds: z.number(),
      /** How often its driver ended the session, so that a visit was begun again. */
      lostSessions: z.number().int(),
    }),
  ),
  pictures: z.array(picture),
  rows: z.array(row),
})
/** The results as the page shows them. */
export type Acceptance = Omit<z.infer<typeof acceptanceSchema>, 'company'>

/** Where the results and their pictures are kept, below the root of the repository. */
export const acceptanceFile = 'docs/evidence/acceptance.json'
export const acceptancePictures = 'docs/evidence/acceptance'

/**
 * The results as they were written, of what this company has: without pages of services that it leaves out, and, where the site of
 * another company was measured, without the statements and pictures that show that one.
 */
export function acceptanceOf(written: string): Acceptance {
  const { company, rows, pictures, ...facts } = acceptanceSchema.parse(JSON.parse(written))
  const isOurs = company.name === brand.name
  const ofOther = Object.values(company).map((value) => value.toLowerCase())
  const shows = (one: AcceptanceRow) => ofOther.some((value) => JSON.stringify(one).toLowerCase().includes(value))
  return {
    ...facts,
    pictures: isOurs ? pictures : [],
    rows: rows.filter((one) => isThere(one.statement.split(' ')[0]!) && (isOurs || !shows(one))),
  }
}
