import { keccak256, toBytes } from 'viem/utils'
import { Address } from '#seals/components/address.tsx'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { proofsOf } from '#tools/token/generator/proofs.ts'

/** The hash of a source, and what the bytes compiled from exactly this source were tested for. */
export function SourceProof({ source, options }: { source: string; options: TokenOptions }) {
  const proofs = proofsOf(options)
  return (
    <>
      <p className="soft small">
        keccak256 of this source: <Address value={keccak256(toBytes(source))} />
      </p>
      <details>
        <summary>{proofs.length} tests passed for this source hash</summary>
        <p className="soft small">
          The bytes that are launched were compiled from it, and went through these tests. If hash and bytes did not
          belong together, this page would refuse to launch.
        </p>
        <ul className="marks">
          {proofs.map(({ says, test }) => (
            <li key={test}>{says}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
