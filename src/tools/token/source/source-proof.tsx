import { keccak256, toBytes } from 'viem/utils'
import { Address } from '#seals/components/address.tsx'
import type { TokenOptions } from '#tools/token/features/options.ts'
import { proofsOf } from '#tools/token/generator/proofs.ts'
import { isCompiled } from '#tools/token/generator/variants.ts'
import { trialsOf } from '#tools/token/generator/write-trials.ts'
import { useIsCompiled } from './use-compiled.ts'

/** The hash of a source, and what the bytes compiled from exactly this source were tested for. */
export function SourceProof({ source, options }: { source: string; options: TokenOptions }) {
  const inAdvance = isCompiled(options)
  const isTested = useIsCompiled(options)
  const says = inAdvance ? proofsOf(options).map((proof) => proof.says) : trialsOf(options).map((trial) => trial.says)
  return (
    <>
      <p className="soft small">
        keccak256 of this source: <Address value={keccak256(toBytes(source))} />
      </p>
      <details>
        <summary>{`${says.length} tests ${isTested ? 'passed for these bytes' : 'run before you can launch it'}`}</summary>
        <p className="soft small">
          {inAdvance
            ? 'The bytes that are launched were compiled from this source before it had a name, and went through these tests. A name changes no byte. If source and bytes did not belong together, this page would refuse to launch.'
            : 'Your browser compiles this source. The chain runs these tests on exactly those bytes, and this page refuses to launch them unless every test passes.'}
        </p>
        <ul className="marks">
          {says.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
