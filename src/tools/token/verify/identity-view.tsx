import { compiledSources } from '#chain/deployment/compiled-sources.ts'
import { compilerVersion } from '#core/solidity/standard-json.ts'
import { exactAmount } from '#core/text/exact-amount.ts'
import { Address } from '#seals/components/address.tsx'
import { FactTable } from '#ui/components/table.tsx'
import type { Found } from './identity-page.server.ts'

/** What was compared, and where the sources are. */
export function IdentityView({
  found: { address, block, codeHash, identity },
  chain,
}: {
  found: Found
  chain: string
}) {
  const isContract = identity.is === 'contract'
  return (
    <div className="wide token-report">
      <FactTable
        label="What was compared"
        facts={{
          Address: <Address value={address} />,
          'Read on': `block ${exactAmount(BigInt(block), 0)} of ${chain}`,
          'keccak256 of the code there': identity.is === 'nothing' ? undefined : <Address value={codeHash} />,
          Compiler: isContract || identity.is === 'token' ? compilerVersion : undefined,
          'SHA-256 of its sources': isContract ? (
            <Address value={`0x${compiledSources[identity.kind]!.hash}`} />
          ) : undefined,
        }}
      />
      <div className="actions">
        {isContract && (
          <>
            <a className="button solid" href={`/contracts/${identity.kind}.input.json`} download>
              Standard JSON of its sources
            </a>
            <a className="button" href={`/contracts/${identity.kind}.md`}>
              Its document
            </a>
          </>
        )}
        {identity.is === 'token' && (
          <a className="button solid" href={`/meme-token/${address}`}>
            Page of this token
          </a>
        )}
        {identity.is === 'unknown' && (
          <a className="button solid" href={`/token-check?token=${address}`}>
            Check it as a token
          </a>
        )}
        <a className="button" href={`/contracts/check?address=${address}&format=json`}>
          This answer as JSON
        </a>
        <CompareAnother />
      </div>
    </div>
  )
}

/** The way back where nothing was compared. */
export function CheckAnother() {
  return (
    <div className="wide page-part">
      <CompareAnother />
    </div>
  )
}

function CompareAnother() {
  return (
    <a className="button" href="/contracts#check">
      Compare another address
    </a>
  )
}
