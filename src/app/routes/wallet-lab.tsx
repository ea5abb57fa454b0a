import { pageMeta } from '#app/page/page-meta.ts'
import { withoutClosing } from '#app/shell/closing-band.tsx'
import { labRules, walletLab as words } from '#content/pages/wallet-lab.ts'
import { Clause } from '#ui/components/clause.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'
import { LabBench } from '#wallet/lab/lab-bench.tsx'

export const meta = () => pageMeta('/wallet-lab', words)

export const handle = withoutClosing

/** /wallet-lab: wallets that misbehave, against our own window. */
export default function WalletLab() {
  return (
    <>
      <PageHead path="/wallet-lab" page={words}>
        <a className="button" href="#cases">
          Go to the cases
        </a>
      </PageHead>
      <Clause id="cases" title="The cases" layout="across">
        <LabBench />
      </Clause>
      <Clause id="rules" title="How the lab decides">
        <ul className="marks">
          {labRules.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </Clause>
    </>
  )
}
