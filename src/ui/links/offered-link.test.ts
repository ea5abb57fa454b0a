import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services } from '#core/offer/catalogue.ts'

const slugs = Object.keys(services).join('|')
/** A plain link to the page of a service. */
const plain = new RegExp(String.raw`<(?:a|Link)\s[^<>]*?(?:href|to)=(?:"|\{.)/(?:${slugs})(?![\w/-])`, 'g')
const guarded = new RegExp(String.raw`<WhereOffered href=(?:"/(?:${slugs})"|\{creatorPath\})>[^]*?</WhereOffered>`, 'g')

test('a link to a service says what is left of it where the service is left out', () => {
  const found = globSync('src/**/*.tsx').flatMap((file) =>
    [...readFileSync(file, 'utf8').replaceAll(guarded, '').matchAll(plain)].map(([link]) => `${file}: ${link}`),
  )
  expect(found).toEqual([])
})
