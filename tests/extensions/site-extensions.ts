import { like, type Extension } from './extension.ts'

const offers = 'src/core/offer/catalogue.ts'
const review = 'src/site/services/upgrade-review.ts'
const formList = 'src/leads/catalogue.ts'
const post = 'content/blog/posts/what-a-pause-is-for.md'

const offer = `  'upgrade-review': {
    name: 'Upgrade review',
    summary: 'Read before it is signed',
    outcome: 'Nobody signs blindly',
    deliverable: 'A note',
    price: listed({ people: 2, steps: { listen: [1, 2], write: [1, 3], launch: [1, 1], keep: [1, 1] } }),
  },
`

const reviewPage = `import { pageMeta } from '#app/page/page-meta.ts'
import { ServicePage } from '#app/page/service-page.tsx'
import { words } from '#site/services/upgrade-review.ts'

export const meta = () => pageMeta('/upgrade-review', words)

/** /upgrade-review */
export default function UpgradeReview() {
  return <ServicePage slug="upgrade-review" words={words} />
}
`

const callback = `import { z } from 'zod/mini'
import { retention } from '#content/legal/retention.ts'
import { defineForm } from '#forms/definition/define-form.ts'
import { emailField } from '#forms/definition/email-field.ts'

/** A wish to be called back. */
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

/** What a company adds to what it says. */
export const siteExtensions: readonly Extension[] = [
  {
    row: 'a service',
    files: {
      'src/app/routes/services/upgrade-review.tsx': reviewPage,
      [review]: like(
        'src/site/services/web3-marketing.ts',
        ['web3-marketing', 'upgrade-review'],
        [/^ {4}board: .*\n/gm, ''],
        // Every section of every page has a heading of its own.
        [/^( {4}\w+: '[^']*)',$/gm, `$1, again',`],
        [/^ {2}title: .*$/gm, `  title: 'An upgrade, read before it is signed',`],
        [
          /^ {2}description:[^]*?',$/gm,
          `  description: 'Two people compare what runs with what would run, before you sign it.',`,
        ],
      ),
    },
    edits: [[offers, `  'meme-token': {\n`, `${offer}  'meme-token': {\n`]],
    tests: ['src/site/services.test.ts', 'src/app/page/pages.test.ts'],
    forgotten: [
      {
        edits: [
          [
            offers,
            `    price: listed({ people: 2, steps: { listen: [1, 2], write: [1, 3], launch: [1, 1], keep: [1, 1] } }),\n`,
            '',
          ],
        ],
        by: 'types',
        says: /offer\/catalogue\.ts.*'price' is missing/,
      },
      {
        edits: [[review, `  needs: [`, `  wants: [`]],
        by: 'types',
        says: /upgrade-review\.ts.*'wants' does not exist/,
      },
      {
        edits: [[offers, offer, '']],
        by: 'src/site/services.test.ts',
        says: /every service has its file of words/,
      },
    ],
  },
  {
    row: 'a post',
    files: {
      [post]: `title: What a pause is for
excerpt: A pause is a power, and a power needs an end.
published: 2026-11-20T09:00:00Z
categories: contracts
tags: pause

A pause stops everybody for a while, its holder included.
`,
    },
    edits: [],
    script: 'scripts/blog/posts.ts',
    tests: ['scripts/blog/posts.test.ts'],
    forgotten: [
      {
        edits: [[post, `for a while`, `until it is lifted`]],
        by: 'scripts/blog/posts.test.ts',
        says: /the dataset is what is written/,
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
    tests: ['src/leads/form-view.test.tsx', 'content/legal/legal.test.ts'],
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
]
