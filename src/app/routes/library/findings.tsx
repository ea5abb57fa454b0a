import { Link, useLoaderData } from 'react-router'
import { Explorer } from '#app/findings/explorer.tsx'
import { SummaryCheck } from '#app/findings/summary-check.tsx'
import type { FindingsFile } from '#app/findings/findings-file.server.ts'
import { pageMeta } from '#app/page/page-meta.ts'
import { whenWanted } from '#app/page/when-wanted.ts'
import { difficulties } from '#content/findings.ts'
import { findings as words, summaryWords } from '#content/pages/findings.ts'
import { publicUrl } from '#core/http/public-url.ts'
import { Clause } from '#ui/components/clause.tsx'
import { Ledger } from '#ui/components/ledger.tsx'
import { WhereOffered } from '#ui/links/where-offered.tsx'
import { PageHead } from '#ui/pages/page-head.tsx'

export const meta = () => pageMeta('/findings', words)

export const clientLoader = whenWanted

type Shown = Pick<FindingsFile, 'findings' | 'reports'> & { signer: string; summaries: number }

/** Runs at build: the findings as `/findings.json` has them. */
export async function loader(): Promise<Shown> {
  const { makeFindings } = await import('#app/findings/make-findings.server.ts')
  const { stagedDocuments } = await import('#site/library/documents/staged.server.ts')
  const made = await makeFindings(await stagedDocuments(), { root: process.cwd(), publicUrl })
  const { findings, reports, erc7512 } = made
  return { findings, reports, signer: erc7512.signer, summaries: erc7512.summaries.length }
}

/** /findings */
export default function Findings() {
  const { findings, reports, signer, summaries } = useLoaderData<typeof loader>()
  return (
    <>
      <PageHead path="/findings" page={words}>
        <a className="button solid" href="#F-01">
          Run an exploit
        </a>
        <a className="button" href="/findings.json" download>
          Download all findings as JSON
        </a>
      </PageHead>
      <Clause id="all" title="All findings" layout="across">
        <Explorer findings={findings} reports={reports} />
      </Clause>
      <Clause id="difficulty" title="What difficulty means">
        <Ledger label="Difficulties of findings" columns={['Difficulty', 'Given when']} rows={difficulties} />
        <p>
          We rate it ourselves. The severities are those of the{' '}
          <Link to="/whitepaper/sample-audit">sample audit report</Link>
          <WhereOffered href="/smart-contract-audit">
            {' '}
            and the <Link to="/smart-contract-audit">audit page</Link>
          </WhereOffered>
          . Only F-01 and F-02 have an exploit to run here: no other finding has the fault of a level in the{' '}
          <Link to="/attack">attack theatre</Link>.
        </p>
      </Clause>
      <Clause id="summary" title={summaryWords.title}>
        <p>{summaryWords.about}</p>
        <p>
          <strong>{summaryWords.demo}</strong>
        </p>
        <p>
          {summaries} summaries, on the local chain that this product brings along, are signed by{' '}
          <code className="finding-hash">{signer}</code>. Your browser can recover the signer of each and hash the
          report.
        </p>
        <SummaryCheck signer={signer} />
        <noscript>
          <p>This check needs JavaScript. The steps below need none of ours.</p>
        </noscript>
        <h3>Check it by hand</h3>
        <ol className="marks">
          <li>
            Download <a href="/findings.json">findings.json</a>. Its part <code>erc7512</code> has the domain, the types
            and the summaries. <a href="/findings.schema.json">findings.schema.json</a> describes each field.
          </li>
          <li>
            Recover the signer with EIP-712: <code>recoverTypedDataAddress</code> in viem, or{' '}
            <code>cast wallet verify --data</code> in Foundry. The message is a summary without <code>contract</code>,{' '}
            <code>signedAt</code> and <code>auditorSignature</code>.
          </li>
          <li>
            Print the SHA-256 of the file at <code>auditUri</code>, and compare it with <code>auditHash</code>.
          </li>
        </ol>
        <p className="small soft">What it does not prove: {summaryWords.doesNotProve}</p>
      </Clause>
    </>
  )
}
