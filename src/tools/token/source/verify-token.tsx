import { useEffect, useRef, useState } from 'react'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'

type Verify = { token: EmittedToken; options: TokenOptions; values?: Partial<TokenValues> }

const command = 'npx solc@0.8.37 --standard-json < token.json > compiled.json'

/** The ways for anyone to reproduce the bytes: in this browser, or with the compiler's whole input as a file and one command. */
export function VerifyToken({ token, options, values }: Verify) {
  const [told, setTold] = useState('')
  const running = useRef<AbortController>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  async function compile() {
    running.current?.abort()
    const { signal } = (running.current = new AbortController())
    setTold('Loading the compiler, then compiling: some seconds.')
    const words = await import('./recompile.ts')
      .then(({ recompile }) => recompile(token, options, signal))
      .catch(() => 'This browser does not run the compiler. Save the standard JSON, and compile that.')
    if (!signal.aborted) setTold(words)
  }

  async function save() {
    setTold('Collecting the sources.')
    const { saveStandardJson } = await import('./save-standard-json.ts')
    setTold(await saveStandardJson(token, options, values as TokenValues | undefined))
  }

  return (
    <details className="creator-verify">
      <summary>Check the bytes yourself</summary>
      <p>
        Your browser can compile the source and compare: 6.6 MB of solc 0.8.37 are loaded for it. Or save the compiler’s
        whole input, which verifiers such as Sourcify take as “standard JSON”, and compile it with:
      </p>
      <pre>
        <code>{command}</code>
      </pre>
      <div className="actions">
        <button type="button" className="button" onClick={() => void compile()}>
          Compile it here
        </button>
        <button type="button" className="button" onClick={() => void save()}>
          Save the standard JSON
        </button>
      </div>
      <output>{told}</output>
      <p className="soft small">
        The code has no hash of its source in it. So the comparison covers every byte that a chain executes, and neither
        comments nor the name of the contract.
      </p>
      <p className="soft small">
        solc is free software under the GPL 3; its source is at{' '}
        <a href="https://github.com/ethereum/solidity">github.com/ethereum/solidity</a>.
      </p>
    </details>
  )
}
