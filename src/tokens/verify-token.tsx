import { useState } from 'react'
import type { TokenOptions } from '#emitter/options.ts'
import type { TokenValues } from '#emitter/values.ts'

type Verify = { options: TokenOptions; values: Partial<TokenValues>; address: string }

const command = 'npx solc@0.8.37 --standard-json < token.json > compiled.json'

/** The way for anybody to come to the same bytes: the compiler's whole input as a file, and the command that compiles it. */
export function VerifyToken({ options, values, address }: Verify) {
  const [told, setTold] = useState('')

  async function save() {
    setTold('Collecting the sources.')
    const { saveStandardJson } = await import('./save-standard-json.ts')
    setTold(await saveStandardJson(options, values as TokenValues))
  }

  return (
    <details className="creator-verify">
      <summary>Check the bytes yourself</summary>
      <p>
        The file is all that solc 0.8.37 is given, sources of OpenZeppelin included. A verifier such as Sourcify takes
        it as “standard JSON”; the contract is <code>Token</code> at <code>{address}</code>. Or compile it yourself:
      </p>
      <pre>
        <code>{command}</code>
      </pre>
      <button type="button" className="button" onClick={() => void save()}>
        Save the standard JSON
      </button>
      <output className="soft">{told}</output>
    </details>
  )
}
