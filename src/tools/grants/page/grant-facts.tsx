import { warningWords } from '#chain/tokens/token-warnings.ts'
import { nameOf } from '#chain/tokens/numbered.ts'
import { timeWords } from '#core/time/time-words.ts'
import { Address } from '#seals/components/address.tsx'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import { grantScheduleWords } from '#tools/grants/schedule/grant-schedule-words.ts'
import { SaveLink } from '#ui/components/save-link.tsx'
import { FactTable } from '#ui/components/table.tsx'
import { grantFile, grantJson } from './grant-json.ts'
import { grantFigures, grantWarnings, revocableWords } from './grant-page-words.ts'
import type { ThereGrant } from './read-grant-page.ts'

/** What the chain says of one grant, as plainly as a page without script can: warnings, facts, and all of it as a file. */
export function GrantFacts({ title, page }: { title: string; page: ThereGrant }) {
  const { grant, token, block } = page
  const warnings = [...grantWarnings(page, block.time), ...token.signs.map((sign) => warningWords[sign][1])]
  return (
    <div className="grants-facts">
      <h2>{title}</h2>
      {warnings.length > 0 && (
        <ul className="marks grants-warnings">
          {warnings.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <FactTable
        label="The grant"
        facts={{
          Grant: `${nameOf(grant.id)} of ${token.name}, ${token.symbol}`,
          Token: <Address value={grant.token} />,
          Receiver: <Address value={grant.receiver} />,
          'Who can stop it': revocableWords(grant),
          ...Object.fromEntries(grantFigures(page, block.time)),
          'Counted as locked': 'nothing: a grant is no lock',
          Schedule: grantScheduleWords(grant.schedule, grant.segments),
          Read: `block ${block.number}, ${timeWords(block.time)}`,
          Contract: <Address value={grantsContract.address} />,
        }}
      />
      <SaveLink file={grantFile(grant.id)} json={grantJson(page)} />
    </div>
  )
}
