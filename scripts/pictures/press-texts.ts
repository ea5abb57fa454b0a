import { boilerplates } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { company } from '#content/company.ts'
import { colourUses, usageRules, type PressColour, type PressTypeface } from '#content/media.ts'
import { hostOf } from '#core/http/public-url.ts'

/** What README.txt of the press kit says: what is in it, and what one may do with it. */
export function readmeText(publicUrl: string): string {
  const files = [
    ['marks/', 'the seal, its small cut, the name, and both side by side, as SVG'],
    ['marks/png/', 'the same as pictures, 512 and 2048 pixels wide'],
    ['seals/', 'the seal of each page of the site, as SVG'],
    ['colours.json', 'the colours by day and by night'],
    ['colours.gpl', 'the same as a palette for GIMP, Inkscape and Krita'],
    ['boilerplate.txt', 'a paragraph about us in 25, 50 and 100 words'],
    ['LICENCES.txt', 'what the marks, the texts and the typefaces may be used for'],
  ] as const
  return paragraphs(
    `${brand.name}: press kit`,
    `${hostOf(publicUrl) ? `From ${publicUrl}/media. ` : ''}Free to use when you write about us.`,
    files.map(([name, what]) => `${name.padEnd(16)} ${what}`).join('\n'),
    'File names end with the colour: "ink" and "black" for light ground, "paper" for dark ground. All of these have nothing behind them. Pictures named "ink-on-paper" and "paper-on-ink" have their ground with them.',
    ['How to use the mark:', ...usageRules.map((rule) => `- ${rule}`)].join('\n'),
    `Write to ${brand.email}.`,
  )
}

/** What LICENCES.txt says. The typefaces themselves are not in the kit: the name is drawn as lines. */
export function licencesText(typefaces: readonly PressTypeface[]): string {
  return paragraphs(
    `The marks and seals may be used unchanged to show ${company.entity} in reports, articles and talks. All other rights in them stay with ${company.entity}. The texts in boilerplate.txt may be used as you like.`,
    'The typefaces are not in this kit. They are free, each under the SIL Open Font License 1.1 (https://openfontlicense.org):',
    typefaces.map(({ name, version, source }) => `- ${name}, ${source} ${version}`).join('\n'),
  )
}

/** The paragraph about the company, in its three lengths. */
export function boilerplateText(): string {
  return paragraphs(...Object.entries(boilerplates).map(([words, text]) => `In ${words} words\n\n${text}`))
}

/** The colours as JSON: hex by day and by night, and what each is for. */
export function coloursJson(colours: readonly PressColour[]): string {
  const told = colours.map(({ name, day, night }) => [name, { day, night, use: colourUses[name] }])
  return `${JSON.stringify(Object.fromEntries(told), undefined, 2)}\n`
}

/** The colours as a GIMP palette. */
export function coloursPalette(colours: readonly PressColour[]): string {
  const lines = (['day', 'night'] as const).flatMap((theme) =>
    colours.map((colour) => paletteLine(colour[theme], `${colour.name} by ${theme}`)),
  )
  return `GIMP Palette\nName: ${brand.name}\nColumns: ${colours.length}\n#\n${lines.join('\n')}\n`
}

const paragraphs = (...parts: string[]) => `${parts.join('\n\n')}\n`

function paletteLine(hex: string, name: string): string {
  const parts = [1, 3, 5].map((at) => String(Number.parseInt(hex.slice(at, at + 2), 16)).padStart(3))
  return `${parts.join(' ')}\t${name}`
}
