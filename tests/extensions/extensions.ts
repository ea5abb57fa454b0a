import { readFileSync } from 'node:fs'

/** A change to one file: what stands there, and what stands there afterwards. */
export type Edit = readonly [file: string, before: string, after: string]

/** Something left out or wrong, and the check that says so. */
export type Forgotten = { edits: readonly Edit[]; by: 'types' | 'unused' | 'tests'; says: RegExp }

/** One thing of a kind, added the way the table of the README says. */
export type Extension = {
  /** The first cell of its row in the README. */
  row: string
  /** New files, by their paths. */
  files: Readonly<Record<string, string>>
  /** What counts as one place, however many files are in it. */
  folder?: string
  edits: readonly Edit[]
  forgotten: readonly Forgotten[]
}

/** A file of the product under other names: what it says does not matter here. */
function like(path: string, ...renames: readonly (readonly [string | RegExp, string])[]): string {
  return renames.reduce((text, [from, to]) => text.replaceAll(from, to), readFileSync(path, 'utf8'))
}

const featureList = 'src/server/features.server.ts'
const formList = 'src/leads/catalogue.ts'
const walletList = 'src/wallet/wallets/catalogue.ts'
const offers = 'src/core/offer'
const services = 'src/site/services'

const callback = `import { z } from 'zod/mini'
import { retention } from '#content/legal/retention.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

/** Whoever wants to be called back. */
export const callback = defineForm({
  title: 'Callback',
  schema: z.object({ email: emailField('Enter an address we can reply to') }),
  fields: { email: { label: 'E-mail', input: 'input', type: 'email', autoComplete: 'email' } },
  quiet: { most: 20, seconds: 3_600 },
  record: {
    name: 'A wish to be called back',
    purpose: 'To call you back.',
    basis: 'You ask for it.',
    kept: retention.messageDays,
  },
  action: 'Call me',
  thanks: 'We call you back.',
})
`

const echo = `import type { Feature } from '#core/feature.server.ts'
import { endpoint } from '#core/http/endpoint.server.ts'

/** Says what it hears. */
export const echoFeature = {
  endpoints: { '/api/echo': () => endpoint().get('/', (c) => c.json({ heard: c.req.query('word') ?? null })) },
} satisfies Feature<object>
`

const echoTest = `import { expect, test } from 'vitest'
import { testApp } from '#server/http/test-app.server.ts'

test('the new capability answers, and refuses another method by itself', async () => {
  const { app } = await testApp()

  expect(await (await app.request('/api/echo?word=hello')).json()).toEqual({ heard: 'hello' })
  expect((await app.request('/api/echo', { method: 'DELETE' })).headers.get('allow')).toBe('GET, HEAD')
})
`

const chain = `  localChain,
  ethereum,
  {
    id: 59144,
    name: 'Linea',
    currency: ether,
    explorer: 'https://lineascan.build',
    testnet: false,
    icon: { seed: 'linea', glyph: 'LI' },
    confirmations: 3,
    finalBlocks: 1000,
    blockSeconds: 2,
  },
`

/** One of each kind. */
export const extensions: readonly Extension[] = [
  {
    row: 'a service',
    files: {
      [`${services}/upgrade-review.ts`]: like(
        `${services}/web3-marketing.ts`,
        ['web3Marketing', 'upgradeReview'],
        ['/web3-marketing', '/upgrade-review'],
        [/^ {2}title: .*$/gm, `  title: 'An upgrade, read before it is signed',`],
        [
          /^ {2}description:[^]*?',$/gm,
          `  description: 'Two people compare what runs with what would run, before you sign it.',`,
        ],
      ),
      'src/app/routes/upgrade-review.tsx': like(
        'src/app/routes/web3-marketing.tsx',
        ['web3Marketing', 'upgradeReview'],
        ['web3-marketing', 'upgrade-review'],
      ),
    },
    edits: [
      [
        `${offers}/catalogue.ts`,
        `  'meme-token': {`,
        `  'upgrade-review': { name: 'Upgrade review', summary: 'Read before it is signed' },\n  'meme-token': {`,
      ],
      [
        `${offers}/service-prices.ts`,
        `  'meme-token': {`,
        `  'upgrade-review': flat(pricing.design),\n  'meme-token': {`,
      ],
      [
        `${services}/outcomes.ts`,
        `  'meme-token': [`,
        `  'upgrade-review': ['Nobody signs blindly', 'A note'],\n  'meme-token': [`,
      ],
      [
        `${services}/words.ts`,
        `  'meme-token': memeToken,`,
        `  'upgrade-review': upgradeReview,\n  'meme-token': memeToken,`,
      ],
      [
        `${services}/words.ts`,
        `import { web3DesignServices }`,
        `import { upgradeReview } from './upgrade-review.ts'\nimport { web3DesignServices }`,
      ],
    ],
    forgotten: [
      {
        edits: [[`${offers}/service-prices.ts`, `  'upgrade-review': flat(pricing.design),\n`, '']],
        by: 'types',
        says: /service-prices\.ts.*'"upgrade-review"' is missing/,
      },
      {
        edits: [[`${services}/outcomes.ts`, `  'upgrade-review': ['Nobody signs blindly', 'A note'],\n`, '']],
        by: 'types',
        says: /outcomes\.ts.*'"upgrade-review"' is missing/,
      },
      {
        edits: [[`${services}/words.ts`, `  'upgrade-review': upgradeReview,\n`, '']],
        by: 'types',
        says: /services\/words\.ts.*'"upgrade-review"' is missing/,
      },
    ],
  },
  {
    row: 'a form',
    files: { 'src/leads/callback/callback.ts': callback },
    edits: [
      [formList, `import { contact }`, `import { callback } from './callback/callback.ts'\nimport { contact }`],
      [formList, `  contact,\n`, `  contact,\n  callback,\n`],
    ],
    forgotten: [
      {
        edits: [['src/leads/callback/callback.ts', `    kept: retention.messageDays,\n`, '']],
        by: 'types',
        says: /callback\.ts.*'kept' is missing/,
      },
      {
        edits: [
          [formList, `import { callback } from './callback/callback.ts'\n`, ''],
          [formList, `  callback,\n`, ''],
        ],
        by: 'unused',
        says: /src\/leads\/callback\/callback\.ts/,
      },
    ],
  },
  {
    row: 'a wallet',
    files: {
      'src/wallet/wallets/lantern.ts': like(
        'src/wallet/wallets/zerion.ts',
        ['Zerion', 'Lantern'],
        ['zerion', 'lantern'],
      ),
    },
    edits: [
      [walletList, `import { ledger }`, `import { lantern } from './lantern.ts'\nimport { ledger }`],
      [walletList, `zerion, trust]`, `zerion, trust, lantern]`],
    ],
    forgotten: [
      {
        edits: [
          [walletList, `import { lantern } from './lantern.ts'\n`, ''],
          [walletList, `, lantern`, ''],
        ],
        by: 'unused',
        says: /src\/wallet\/wallets\/lantern\.ts/,
      },
    ],
  },
  {
    row: 'a chain',
    files: {},
    edits: [['src/chain/catalogue.ts', `  localChain,\n  ethereum,\n`, chain]],
    forgotten: [
      {
        edits: [['src/chain/catalogue.ts', `glyph: 'LI' },\n    confirmations: 3,\n`, `glyph: 'LI' },\n`]],
        by: 'types',
        says: /chain\/catalogue\.ts.*'confirmations' is missing/,
      },
      {
        edits: [['src/chain/catalogue.ts', `glyph: 'LI'`, `glyph: 'E'`]],
        by: 'tests',
        says: /no two chains have one number/,
      },
    ],
  },
  {
    row: 'an error',
    files: {},
    edits: [
      [
        'src/tools/mint/errors.ts',
        `  'mint.refused': {`,
        `  'mint.paused': { status: 503, message: () => 'Nothing is minted at the moment.' },\n  'mint.refused': {`,
      ],
      [
        'docs/errors.md',
        `## mint.refused`,
        `## mint.paused\n\n503. **Visitor sees:** "Nothing is minted at the moment."\n\n## mint.refused`,
      ],
    ],
    forgotten: [
      {
        edits: [['docs/errors.md', `## mint.paused`, `## mint.refused`]],
        by: 'tests',
        says: /one heading for each code/,
      },
    ],
  },
  {
    row: 'a capability',
    files: { 'src/tools/echo/feature.server.ts': echo, 'src/tools/echo/echo.test.ts': echoTest },
    folder: 'src/tools/echo',
    edits: [
      [
        featureList,
        `import { inspectorFeature }`,
        `import { echoFeature } from '#tools/echo/feature.server.ts'\nimport { inspectorFeature }`,
      ],
      [featureList, `  inspectorFeature,\n`, `  inspectorFeature,\n  echoFeature,\n`],
    ],
    forgotten: [
      {
        edits: [
          [
            'src/tools/echo/feature.server.ts',
            `} satisfies Feature<object>`,
            `  stores: { echo: { told: 'chat', person: { nobody: 'Words.' } } },\n} satisfies Feature<object>`,
          ],
        ],
        by: 'types',
        says: /echo\/feature\.server\.ts.*'forget' is missing/,
      },
      {
        edits: [
          [featureList, `import { echoFeature } from '#tools/echo/feature.server.ts'\n`, ''],
          [featureList, `  echoFeature,\n`, ''],
        ],
        by: 'unused',
        says: /src\/tools\/echo\/feature\.server\.ts/,
      },
    ],
  },
]
