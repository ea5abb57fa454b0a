import { useState } from 'react'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import type { EmittedToken } from '#tools/token/generator/emit.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { remixLink } from './remix-link.ts'

type ActionsProps = { token: EmittedToken; options: TokenOptions; values?: Partial<TokenValues> }

/** What can be done with a source elsewhere: copied, opened in Remix, or saved as a project for Foundry. */
export function SourceActions({ token, options, values }: ActionsProps) {
  const [told, setTold] = useState('')

  async function save() {
    setTold('Collecting the sources.')
    const words = await import('./save-project.ts')
      .then(({ saveProject }) => saveProject(token, options, values as TokenValues | undefined))
      .catch(() => 'This part of the page did not come. Check your connection, then press again.')
    setTold(words)
  }

  return (
    <>
      <div className="actions">
        <CopyButton id="token-copy-source" text={token.source} name="the source" />
        <a className="button" href={remixLink(token.source)} target="_blank" rel="noreferrer">
          Open in Remix
        </a>
        <button type="button" className="button" onClick={() => void save()}>
          Save as a Foundry project
        </button>
      </div>
      <output className="soft small">{told}</output>
    </>
  )
}
