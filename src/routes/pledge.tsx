import { useState } from 'react'
import { FormView } from '#forms/form-view.tsx'
import { WalletSignature, WalletWithdrawal } from '#forms/pledge-wallet.tsx'
import { PledgeWall } from '#forms/pledge-wall.tsx'
import { namesSentence } from '#forms/pledge-words.ts'
import { Clause } from '#ui/clause.tsx'
import { longDate } from '#ui/long-date.ts'
import { Empty } from '#shell/empty.tsx'
import { PageHead } from '#shell/page-head.tsx'
import { pageMeta } from '#shell/page-meta.ts'
import { pledge as words } from '#content/pages/pledge.ts'
import { pledgeNow } from '#content/pledge.ts'

const { number, date, sha256, meaning, articles } = pledgeNow

export const meta = () => pageMeta('/pledge', words)

/** /pledge */
export default function Pledge() {
  const [round, setRound] = useState(0)
  return (
    <>
      <PageHead path="/pledge" page={words}>
        <a className="button solid" href="#sign">
          Sign it
        </a>
        <a className="button" href="#wall">
          Who has signed
        </a>
      </PageHead>
      {articles.map(([title, text], index) => (
        <Clause key={title} number={index + 1} id={`article-${index + 1}`} title={title}>
          <p className="lead">{text}</p>
        </Clause>
      ))}
      <Clause number={articles.length + 1} id="sign" title="Sign it">
        <p className="lead">{meaning}</p>
        <p>
          Your name appears on the wall below once you have confirmed it by mail, or at once when you sign with a
          wallet, and goes whenever you want. It is bound to this text,{' '}
          <a href={`/pledge/text/${number}`}>version {number}</a> of <time dateTime={date}>{longDate(date)}</time>, by
          its SHA-256: <code className="pledge-hash">{sha256}</code>
        </p>
        <div className="pledge-form">
          <FormView name="pledge" beside={WalletSignature} />
          <WalletWithdrawal onWithdrawn={() => setRound(round + 1)} />
        </div>
      </Clause>
      <Clause number={articles.length + 2} id="wall" title="Who has signed">
        <div className="pledge-wall">
          <PledgeWall key={round} empty={<Empty seed="/pledge/wall">{namesSentence(0)}</Empty>} />
        </div>
      </Clause>
    </>
  )
}
