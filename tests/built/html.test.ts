import { readFileSync } from 'node:fs'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import type { SiteManifest } from '#server/http/site-manifest.ts'

const { files } = JSON.parse(readFileSync('build/site.json', 'utf8')) as SiteManifest
const pages = files.filter(({ type }) => type.startsWith('text/html'))

/** What is drawn above a page once it is asked for. */
const windows = [
  'chat',
  'demo-wallet',
  ...['account', 'activity', 'chain', 'connect', 'sign-in', 'watch', 'watched'].map((name) => `wallet-${name}`),
]

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes void elements with a slash, and attribute values as it likes; neither means anything to a browser.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'long-title': 'off',
    'doctype-style': 'off',
    // The inline scripts end with the line they begin on.
    'no-trailing-whitespace': 'off',
  },
})

test.each(pages.map(({ path, file }) => [path, file]))('%s is valid HTML', async (_, file) => {
  const report = await validator.validateString(readFileSync(`build/client/${file}`, 'utf8'))
  const messages = report.results.flatMap(({ messages: found }) =>
    found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  )
  expect(messages).toEqual([])
})

test.each(pages.map(({ path, file }) => [path, file]))('%s leaves their names to the windows', (_, file) => {
  const html = readFileSync(`build/client/${file}`, 'utf8')
  const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
  expect(ids.filter((id) => windows.includes(id))).toEqual([])
})
