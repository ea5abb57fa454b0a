import { useState } from 'react'
import { Empty } from '#app/page/empty.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { pageMeta } from '#app/page/page-meta.ts'
import { pledge as words } from '#content/pages/pledge.ts'
import { pledgeNow } from '#content/pledge.ts'
import { FormView } from '#forms/view/form-view.tsx'
import { PledgeWall } from '#leads/pledge/pledge-wall.tsx'
import { WalletSignature, WalletWithdrawal } from '#leads/pledge/pledge-wallet.tsx'
import { namesSentence } from '#leads/pledge/pledge-words.ts'
import { pledge } from '#leads/pledge/pledge.ts'
import { Clause } from '#ui/components/clause.tsx'
import { longDate } from '#core/time/long-date.ts'

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
      <Clause id="sign" title="Sign it">
        <p className="lead">{meaning}</p>
        <p>
          Your name appears on the wall below when you confirm it by mail, or as soon as you sign with a wallet. You can
          withdraw it whenever you want. It is bound to this text,{' '}
          <a href={`/pledge/text/${number}`}>version {number}</a> of <time dateTime={date}>{longDate(date)}</time>, by
          its SHA-256: <code className="pledge-hash">{sha256}</code>
        </p>
        <div className="pledge-form">
          <FormView name="pledge" form={pledge} beside={WalletSignature} />
          <WalletWithdrawal onWithdrawn={() => setRound(round + 1)} />
        </div>
      </Clause>
      <Clause id="wall" title="Who has signed">
        <div className="pledge-wall">
          <PledgeWall key={round} empty={<Empty seed="/pledge/wall">{namesSentence(0)}</Empty>} />
        </div>
      </Clause>
    </>
  )
}
