import { globSync, readFileSync } from 'node:fs'
import { parse } from 'parse5'
import { pledgeVersions } from '#content/pledge.ts'
import type { SiteManifest } from '#server/http/site-manifest.ts'
import { iconCredits } from '#wallet/wallets/icon-credits.ts'
import { elementsBelow, readPage, textOf } from '../../scripts/discovery/discovery-tree.ts'
import type { Reading } from './find-voice-faults.ts'
import { textsOfSource } from './source-sentences.ts'

/** Texts of law. */
const legalPages = ['/privacy', '/termsAndCondition', '/pledge']

/** Words that SPEC.md gives, which stay as they are. */
const exact = [
  /I'm sorry, but I couldn't generate a response\. This might be due to a connection issue with our AI system\. Please try asking again or rephrase your question\./g,
  /Unable to reach the backend server\. Please check your internet connection\./g,
  /Sorry, there was an issue connecting to our service\. Please try again later\./g,
  /Error (?:preparing message|signing message|verifying signature), please retry!/g,
]

/** Earlier texts of the pledge, which people have signed. A changed letter would break their signatures. */
const signed = pledgeVersions
  .slice(1)
  .flatMap(({ meaning, articles }) => [meaning, ...articles.map(([, text]) => text)])

/** Licences, whose words their authors gave. */
const licences = iconCredits.flatMap(({ licence }) => licence.split('\n\n'))

/** What a program saw on a page, or had to see: its words are read where they are. */
const measuredText = /<samp>[^<]*<\/samp>/g

const withoutExact = (text: string) =>
  [...exact, ...signed, ...licences].reduce<string>((left, words) => left.replaceAll(words, ''), text)

/** What every page has around its own words: the bar and the foot, read once. */
const frame = '(bar and foot)'

/** Everything a visitor can read in the built site: each page, and what is around all of them. Documents are the words of their PDFs. */
export function readingsOfPages(): Reading[] {
  const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
  const pages = files
    .filter(({ type }) => type.startsWith('text/html'))
    .map(({ path, file }) => ({ path, html: readFileSync(`build/client/${file}`, 'utf8') }))
    .filter(({ html }) => html.includes('<main'))
  const around = elementsBelow(parse(pages.find(({ path }) => path === '/')!.html, { scriptingEnabled: false }))
    .filter(({ tagName, parentNode }) => /^(?:header|footer)$/.test(tagName) && !isWithin(parentNode, 'main'))
    .map((element) => textOf(element))
    .join('\n')
  return [
    { where: frame, text: around, kind: 'page' },
    ...pages.map(({ path, html }): Reading => ({
      where: path,
      text: withoutExact(textOf(readPage(html.replaceAll(measuredText, '')).main)),
      kind: 'page',
      legal: legalPages.includes(path),
    })),
  ]
}

function isWithin(node: unknown, name: string): boolean {
  const at = node as { tagName?: string; parentNode?: unknown } | null | undefined
  return !!at && (at.tagName === name || isWithin(at.parentNode, name))
}

/** What an operator or a programmer reads, what is in another language, and letters that are no words. */
const notForVisitors =
  /\.test\.tsx?$|(?:^|\/)test-|^src\/server\/|-ops\.server\.ts$|ops-[\w-]+\.server\.ts$|solidity-samples|\/contracts\/|\.d\.ts$|tables\.server\.ts$|^src\/core\/process\/|(?:^|\/)(?:words|phrases|reasons)-(?:de|fr|es|pt|it|tr|ru|uk|ja|ko|zh)\.ts$|\/refusal-words\.ts$|\/language-(?:names|offers)\.ts$|^content\/answers\/(?:de|fr|es|own-words)\/|^src\/app\/facts\/|^src\/assistant\/(?:facts\/(?:languages\/|small-talk|detect-language)|acts\/words\/)|look-alike-letters\.ts$/

/** The texts of every source that a visitor may read at some moment: windows, tools, errors, mails, and what the pages are made of. */
export function readingsOfSources(): Reading[] {
  return globSync(['src/**/*.{ts,tsx}', 'content/**/*.ts'])
    .filter((file) => !notForVisitors.test(file))
    .toSorted()
    .map((file): Reading => ({
      where: file,
      text: withoutExact(textsOfSource(file, readFileSync(file, 'utf8')).join('\n')),
      kind: 'source',
      legal: file.startsWith('content/legal/'),
    }))
    .filter(({ text }) => text !== '')
}

/** The explanations of the errors, which their codes lead to. */
export function readingOfErrors(): Reading {
  const paragraphs = readFileSync('docs/errors.md', 'utf8').replaceAll(/(?<=\S)\n(?=[^\n#])/g, ' ')
  return {
    where: 'docs/errors.md',
    text: withoutExact(paragraphs.replaceAll(/`[^`]*`/g, 'code').replaceAll(/\*\*[^*]+\*\*/g, '\n')),
    kind: 'source',
  }
}

/** Everything, pages first. */
export const readings = (): Reading[] => [...readingsOfPages(), readingOfErrors(), ...readingsOfSources()]
