import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Answers } from './answers.ts'
import { coloursFrom, type Colours } from './derive-colours.ts'

/**
 * Puts a value in the place of one that stands on the first level of a record, on one line or on several. Throws, naming it, where the file
 * has no such field: then the file and this code have gone different ways.
 */
export function put(source: string, [file, field]: [string, string], value: unknown): string {
  const list = String.raw`(?:[^\n]*[^[{(\n]|[\[{]\n[^]*?^  [\]}][^\n]*)`
  const found = new RegExp(String.raw`^  ${field}: ${list},$`, 'm')
  if (!found.test(source))
    throw new Error(`${file} has no field ${field}: write it by hand, or take the file of the product.`)
  return source.replace(found, (before) => {
    const type = / as readonly [^\n]+,$/.exec(before)?.[0].slice(0, -1) ?? ''
    return `  ${field}: ${printed(value)}${type},`
  })
}

/** Puts a text or a number in the place of the one that a constant is. */
export function putConstant(source: string, [file, name]: [string, string], value: string | number): string {
  const found = new RegExp(String.raw`^export const ${name}(: \w+)? = (?:'[^\n]*'|\d+)$`, 'm')
  if (!found.test(source))
    throw new Error(`${file} has no constant ${name}: write it by hand, or take the file of the product.`)
  return source.replace(found, (_, type: string = '') => `export const ${name}${type} = ${printed(value)}`)
}

/** A value as the house writes it. */
function printed(value: unknown): string {
  if (typeof value === 'string')
    return value.includes("'") ? JSON.stringify(value) : `'${value.replaceAll('\\', '\\\\')}'`
  if (Array.isArray(value)) return `[${value.map(printed).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([key, each]) => `${key}: ${printed(each)}`)
    .join(', ')} }`
}

const putAll = (source: string, file: string, values: Readonly<Record<string, unknown>>) =>
  Object.entries(values).reduce((text, [field, value]) => put(text, [file, field], value), source)

function putColours(source: string, [file, written]: [string, (name: string) => [RegExp, string]], colours: Colours) {
  return Object.keys(colours).reduce((text, name) => {
    const [found, value] = written(name)
    if (!found.test(text)) throw new Error(`${file} has no colour ${name}: take the file of the product.`)
    return text.replace(found, value)
  }, source)
}

/** The files of a company, each as it is made from what is there. Everything else of the product stays as it is. */
export function brandFiles(answers: Answers): Record<string, (source: string, file: string) => string> {
  const { name, tagline, email, phones, products, connect, copyrightYear, leftOut, legal, prices } = answers
  const colours = coloursFrom(answers.accent)
  const pairOf = (colour: string) => colours[colour as keyof Colours]
  return {
    'content/brand.ts': (source, file) =>
      putAll(source, file, { name, tagline, email, phones, copyrightYear, leftOut, products, connect }),
    'content/brand-key.ts': (source, file) => putConstant(source, [file, 'brandKey'], answers.key),
    'content/company.ts': (source, file) => putAll(source, file, { sample: false, ...legal }),
    'content/promises.ts': (source, file) => putConstant(source, [file, 'answerDays'], answers.answerDays),
    'content/booking.ts': (source, file) => put(source, [file, 'timeZone'], answers.timeZone),
    'content/pricing.ts': (source, file) => putAll(source, file, prices),
    'content/colours.ts': (source, file) =>
      putColours(
        source,
        [
          file,
          (colour) => [
            new RegExp(`^  ('?)${colour}\\1: \\{.*\\},$`, 'm'),
            `  ${/-/.test(colour) ? `'${colour}'` : colour}: ${printed(pairOf(colour))},`,
          ],
        ],
        colours,
      ),
    'src/ui/styles/tokens.css': (source, file) =>
      putColours(
        source,
        [
          file,
          (colour) => [
            new RegExp(`--${colour}: light-dark\\(.*\\);`),
            `--${colour}: light-dark(${pairOf(colour).day}, ${pairOf(colour).night});`,
          ],
        ],
        colours,
      ),
  }
}

const descriptors = 'contracts/descriptors'

/** Writes the files of a company into a checkout of the product, and whose the descriptions of the contracts are. Answers their paths. */
export async function writeBrand(checkout: string, answers: Answers): Promise<string[]> {
  const made: [string, string][] = []
  for (const [file, make] of Object.entries(brandFiles(answers)))
    made.push([file, make(await readFile(join(checkout, file), 'utf8'), file)])
  for (const name of await readdir(join(checkout, descriptors))) {
    const file = join(descriptors, name)
    const source = await readFile(join(checkout, file), 'utf8')
    made.push([file, source.replace(/"owner": ".*"/, () => `"owner": ${JSON.stringify(answers.name)}`)])
  }
  // All of them or none: a field that is not found is noticed before the first file is written.
  for (const [file, text] of made) await writeFile(join(checkout, file), text)
  return made.map(([file]) => file)
}
