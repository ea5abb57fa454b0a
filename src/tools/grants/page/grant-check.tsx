import { saveText } from '#core/browser/save-file.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { grantFile, grantJson } from './grant-json.ts'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import type { ThereGrant } from './read-grant-page.ts'

/** How to ask the chain the same with any tool, without this site, and the facts as a file. */
export function GrantCheck({ page }: { page: ThereGrant }) {
  const { id } = page.grant
  const { to, data, question, command } = chainQuestion(
    { ...grantsContract, functionName: 'grantOf' },
    id,
    page.block.number,
  )
  const lines = [
    ['Contract', to],
    ['Number of the grant', String(id)],
    ['Call data', data],
    ['As JSON-RPC', question],
    ['With Foundry', command],
  ] as const
  return (
    <>
      <p>
        Ask any node of this chain; nothing of it goes through us. <a href="/contracts.json">Addresses and ABIs</a> of
        all our contracts.
      </p>
      <dl className="locks-facts locks-check">
        {lines.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <CopyButton id={`grants-copy-${name.replaceAll(' ', '-').toLowerCase()}`} text={text} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="actions">
        <button
          type="button"
          className="button"
          onClick={() => saveText(grantFile(id), grantJson(page), 'application/json')}
        >
          Save as JSON
        </button>
      </div>
    </>
  )
}
