import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services, type ServiceSlug } from '#core/offer/catalogue.ts'
import { ofOffered } from './of-offered.ts'

const text = `## Two

{{of nft-audit}} A paragraph.

| What | Price |
|---|---|
| {{of nft-audit}} One | 1 |
| {{of nft-audit web3-marketing}} Both | 2 |

### {{of nft-audit}} A section

Its text.

#### Below it

## After it`

test('what is only about services that are left out goes, with the sections below its headings', () => {
  expect(ofOffered(text, () => true)).toBe(text.replaceAll(/\{\{of [^}]+\}\} /g, ''))
  const left = ofOffered(text, (slug) => slug !== 'nft-audit')
  expect(left.split(/\n+/)).toEqual(['## Two', '| What | Price |', '|---|---|', '| Both | 2 |', '## After it'])
})

const brochures = globSync('content/library/*.md').flatMap((file) => {
  const source = readFileSync(file, 'utf8')
  const [, of] = /^of: (.*)$/m.exec(source) ?? []
  return of ? [{ file, source, of: of.split(' ') as ServiceSlug[] }] : []
})

test('without a service, no brochure has its prices, its steps or a paragraph that begins with its name', () => {
  expect(new Set(brochures.flatMap(({ of }) => of))).toEqual(new Set(Object.keys(services)))
  for (const { file, source, of } of brochures)
    for (const slug of of) {
      const left = ofOffered(source.slice(source.indexOf('\n\n')), (other) => other !== slug)
      expect([file, slug, left.includes(`{{range ${slug} `), left.includes(`{{step ${slug} `)]).toEqual([
        file,
        slug,
        false,
        false,
      ])
      expect(left.toLowerCase()).not.toContain(`\n**${services[slug].name.toLowerCase()}.**`)
    }
})
