import type { EnginePage } from '../engines/engine-page.ts'
import type { AcceptanceCase, AcceptanceVisit } from './acceptance-case.ts'
import { attribute, attributes, fetched, header } from './measures.ts'

const file = (statement: string, path: string, expected: string): AcceptanceCase => ({
  section: 7,
  statement,
  measure: fetched(path),
  expected,
})

/** Whether a feed or a map of XML is well formed and has such parts. A page may not parse text itself: a request does. */
const parsed = (path: string, parts: string) => (page: EnginePage) =>
  page.run(
    async (address: string, selector: string) => {
      const request = new XMLHttpRequest()
      request.responseType = 'document'
      request.overrideMimeType('text/xml')
      request.open('GET', address)
      await new Promise((ended) => {
        request.addEventListener('loadend', ended)
        request.send()
      })
      const found = request.responseXML
      return found?.querySelector('parsererror') === null && found.querySelectorAll(selector).length > 0
    },
    path,
    parts,
  )

export const served: readonly AcceptanceVisit[] = [
  {
    name: 'files and headers',
    path: '/',
    asBefore: true,
    cases: [
      file('The RSS feed of the blog is served', '/feed.xml', '200 application/rss+xml'),
      file('The Atom feed is served', '/atom.xml', '200 application/atom+xml'),
      file('The JSON feed is served', '/feed.json', '200 application/feed+json'),
      file('The site map is served', '/sitemap.xml', '200 application/xml'),
      file('The rules for robots are served', '/robots.txt', '200 text/plain'),
      file('The address for security reports is served', '/.well-known/security.txt', '200 text/plain'),
      file('The product says that it is ready, database included', '/api/ready', '200 application/json'),
      {
        section: 7,
        statement: 'The RSS feed is well formed and has posts',
        measure: parsed('/feed.xml', 'item'),
        expected: true,
      },
      {
        section: 7,
        statement: 'The Atom feed is well formed and has posts',
        measure: parsed('/atom.xml', 'entry'),
        expected: true,
      },
      {
        section: 7,
        statement: 'The site map is well formed and has pages',
        measure: parsed('/sitemap.xml', 'url > loc'),
        expected: true,
      },
      {
        section: 7,
        statement: 'Pages allow code, styles and calls of this site alone',
        measure: header('/', 'content-security-policy'),
        expected: /^default-src 'none'.*connect-src 'self'.*frame-ancestors 'none'.*require-trusted-types-for 'script'/,
      },
      {
        section: 7,
        statement: 'Pages are in no frame of another site',
        measure: header('/', 'x-frame-options'),
        expected: 'DENY',
      },
      {
        section: 7,
        statement: 'Types of files are not guessed',
        measure: header('/', 'x-content-type-options'),
        expected: 'nosniff',
      },
      {
        section: 7,
        statement: 'Other sites hear our origin at most',
        measure: header('/', 'referrer-policy'),
        expected: 'strict-origin-when-cross-origin',
      },
      {
        section: 7,
        statement: 'A page may use no camera, place or payment',
        measure: header('/', 'permissions-policy'),
        expected: /camera=\(\).*geolocation=\(\).*payment=\(\)/,
      },
      { section: 2, statement: 'The page says its language', measure: attribute('html', 'lang'), expected: /^en\b/ },
      {
        section: 2,
        statement: 'The page has one heading of the first level',
        measure: async (page) => (await attributes('h1', 'id')(page)).length,
        expected: 1,
      },
      {
        section: 2,
        statement: 'It has one description',
        measure: async (page) => (await attributes('meta[name=description]', 'content')(page)).length,
        expected: 1,
      },
      {
        section: 2,
        statement: 'It names its own address',
        measure: attribute('link[rel=canonical]', 'href'),
        expected: /^https?:\/\/[^/]+\/$/,
      },
      {
        section: 2,
        statement: 'It has a picture for previews',
        measure: attribute('meta[property="og:image"]', 'content'),
        expected: /^https?:\/\/.+\.(png|jpe?g)/,
      },
      {
        section: 2,
        statement: 'Its data for search engines is JSON',
        measure: (page) =>
          page.run(() =>
            [...document.querySelectorAll('script[type="application/ld+json"]')].every((each) =>
              JSON.parse(each.textContent),
            ),
          ),
        expected: true,
      },
      {
        section: 2,
        statement: 'Every picture has a text or is decoration',
        measure: (page) => page.run(() => document.querySelectorAll('img:not([alt])').length),
        expected: 0,
      },
      {
        section: 2,
        statement: 'Every anchor on the page leads somewhere',
        measure: (page) =>
          page.run(() =>
            [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
              .map((each) => each.getAttribute('href')!.slice(1))
              .filter((id) => id && !document.getElementById(id)),
          ),
        expected: [],
      },
      {
        section: 7,
        statement: 'An empty chat message is refused',
        measure: (page) =>
          page.run(async () => {
            const answer = await fetch('/webhook/site/chat', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ chatInput: ' ', sessionId: String(Date.now()) }),
            })
            return answer.status
          }),
        expected: 400,
      },
      {
        section: 7,
        statement: 'The chat answers POST /webhook/{id}/chat with chatInput and sessionId',
        measure: (page) =>
          page.run(async () => {
            const answer = await fetch('/webhook/site/chat', {
              method: 'POST',
              headers: { 'content-type': 'application/json' },
              body: JSON.stringify({ chatInput: 'What does an audit cost?', sessionId: String(Date.now()) }),
            })
            const { output } = JSON.parse(await answer.text()) as { output?: string }
            return `${answer.status} ${output?.includes('8,800')}`
          }),
        expected: '200 true',
      },
    ],
  },
  {
    name: 'print',
    path: '/smart-contract-audit',
    asBefore: true,
    cases: [
      {
        section: 2,
        statement: 'Style sheets say how a page is printed',
        measure: (page) =>
          page.run(() => {
            const prints = (rules: CSSRuleList): boolean =>
              [...rules].some(
                (rule) =>
                  (rule instanceof CSSMediaRule && rule.media.mediaText.includes('print')) ||
                  ('cssRules' in rule && prints(rule.cssRules as CSSRuleList)),
              )
            return [...document.styleSheets].some(
              (sheet) => sheet.media.mediaText.includes('print') || prints(sheet.cssRules),
            )
          }),
        expected: true,
      },
    ],
  },
]
