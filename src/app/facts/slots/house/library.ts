import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#app/facts/repository.ts'
import type { SlotsOf } from '#assistant/facts/say.ts'
import { listIn } from '#app/facts/slots/house/company.ts'
import { news } from '#content/blog/news.ts'
import { boilerplates } from '#content/boilerplate.ts'
import { brand } from '#content/brand.ts'
import { retention } from '#content/legal/retention.ts'
import { questions } from '#content/survey.ts'
import { enoughAnswers } from '#leads/survey/survey-results.ts'
import { cellOf, missing, read } from '#site/library/documents/measured.server.ts'
import { documentSources } from '#site/library/documents/read-documents.server.ts'

const [short, middle, long] = Object.keys(boilerplates).map(Number) as [number, number, number]

const posts = 'content/blog/posts'
const lighthouse = 'docs/bench/lighthouse.md'
const wallet = 'docs/bench/wallet.md'

/** The titles of the posts that the repository holds. */
const titles = readdirSync(join(root, posts)).map(
  (file) => /^title: (.+)$/m.exec(read(root, `${posts}/${file}`))?.[1] ?? missing(`title of ${file}`),
)

/** A colour of the stylesheet by day and by night. Throws, naming it, when there is none. */
function colourOf(name: string): readonly [day: string, night: string] {
  const found = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(read(root, 'src/ui/styles/tokens.css'))
  return found ? [found[1]!, found[2]!] : missing(`colour ${name}`)
}

/** What was measured for the sample report. Throws when a test failed: a fact says that none did. */
function sampleReport() {
  const { measured, commit, fuzzRuns, tools } = JSON.parse(
    read(root, 'content/library/sample-audit-evidence.json'),
  ) as { measured: string; commit: string; fuzzRuns: number; tools: { tool: string; result: string }[] }
  const result = tools.find(({ tool }) => tool === 'forge test')?.result ?? ''
  const [, tests] = /^(\d+) tests, 0 failed$/.exec(result) ?? missing('run of the contract tests without a failure')
  return { measured, commit, fuzzRuns, tests: Number(tests) }
}

/** Kilobytes of JavaScript that a wallet adds to a page before it is wanted. */
const walletBytes = (column: string) =>
  Number(cellOf(root, [wallet, 'JavaScript the wallet adds to a page before it is wanted, kB', column]))

/** A figure of the first page of the site before it is touched. */
const firstPage = (column: string) => Number(cellOf(root, [lighthouse, '/', column]))

const firstVersion = news.find(({ slug }) => slug === 'first-version')?.date ?? missing('news of the first version')
const [ink, paper, text] = [colourOf('ink'), colourOf('paper'), colourOf('text')]
const report = sampleReport()

const brochures = documentSources(root).flatMap(({ head: { kind, heading } }) =>
  kind === 'brochure' ? [heading.split(':')[0]!] : [],
)

export const slots: SlotsOf = (say) => ({
  libraryBrochureList: listIn(say, brochures),
  libraryUnconfirmed: say.count(retention.unconfirmedDays, 'day'),
  libraryConsentProof: say.count(retention.leftDays, 'day'),
  libraryShortText: say.number(short),
  libraryMiddleText: say.number(middle),
  libraryLongText: say.number(long),
  libraryPressEmail: brand.email,
  libraryPostCount: say.number(titles.length),
  libraryPostTitles: listIn(
    say,
    titles.map((title) => `“${title}”`),
  ),
  libraryInkDay: ink[0],
  libraryInkNight: ink[1],
  libraryPaperDay: paper[0],
  libraryPaperNight: paper[1],
  libraryTextDay: text[0],
  libraryTextNight: text[1],
  libraryBadDay: colourOf('bad')[0],
  libraryWarnDay: colourOf('warn')[0],
  libraryGoodDay: colourOf('good')[0],
  libraryFirstDay: say.date(firstVersion),
  libraryFirstBytes: say.number(firstPage('bytes')),
  libraryFirstRequests: say.number(firstPage('requests')),
  libraryWalletBefore: say.number(walletBytes('this site')),
  libraryWalletOther: say.number(walletBytes('RainbowKit, as documented')),
  librarySampleTests: say.number(report.tests),
  librarySampleDay: say.date(report.measured),
  librarySampleFuzz: say.number(report.fuzzRuns),
  librarySampleCommit: report.commit.slice(0, 8),
  librarySurveyQuestions: say.number(Object.keys(questions).length),
  libraryEnoughAnswers: say.number(enoughAnswers),
})
