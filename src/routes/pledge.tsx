import { Clause } from '#ui/clause.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pledge as words } from '#content/pages/pledge.ts'

const articles = [
  [
    'No hidden owner',
    'A contract we deploy has no key of ours in it. Where you want an owner, it is you, it is named, and it is written down what the owner can do and until when.',
  ],
  ['No fee', 'Our contracts take no share of a transfer, a lock, a claim or a mint. We are paid for work, by invoice.'],
  [
    'No upgrade behind your back',
    'What is deployed stays as it is. A new version is a new address, and moving to it is a choice of each holder.',
  ],
  [
    'The source in the open',
    'Whoever meets a contract of ours can read its source, compile it and compare the result with what is on the chain.',
  ],
  [
    'Bad news first',
    'When we find a fault in something of ours, those it concerns hear of it before anybody else, and from us.',
  ],
] as const

export const meta = () => pageMeta('/pledge', words)

/** /pledge */
export default function Pledge() {
  return (
    <>
      <PageHead path="/pledge" page={words} />
      {articles.map(([title, text], index) => (
        <Clause key={title} number={index + 1} id={`article-${index + 1}`} title={title}>
          <p className="lead">{text}</p>
        </Clause>
      ))}
    </>
  )
}
