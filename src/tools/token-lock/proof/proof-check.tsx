import { saveText } from '#core/browser/save-file.ts'
import { CopyButton } from '#ui/components/copy-button.tsx'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { lockerOf } from '#tools/token-lock/read/lockers.ts'
import { proofFile, proofJson } from './proof-json.ts'
import type { Proof } from './read-proof.ts'

/** How to ask the chain the same with any tool, without this site, and the facts as a file. */
export function ProofCheck({ proof }: { proof: Extract<Proof, { at: 'there' }> }) {
  const { lock, block } = proof
  const { id } = lock
  const locker = lockerOf(lock.locker)
  const { to, data, question, command } = chainQuestion({ ...locker, functionName: 'lockOf' }, id, block.number)
  const votes = chainQuestion({ ...locker, functionName: 'delegateOf' }, id, block.number)
  return (
    <>
      <p>
        Ask any node of this chain; nothing of it goes through us. The answer is the token, the owner, who it is offered
        to, the amounts and the schedule. <a href="/contracts.json">Addresses and ABIs</a> of all our contracts.
      </p>
      <dl className="locks-facts locks-check">
        {(
          [
            ['Contract', to],
            ['Number of the lock', String(id)],
            ['Call data', data],
            ['Block', String(block.number)],
            ['As JSON-RPC', question],
            ['With Foundry', command],
            ...(lock.delegate ? [['Its delegate, with Foundry', votes.command] as const] : []),
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <CopyButton id={`locks-copy-${name.replaceAll(/\W+/g, '-').toLowerCase()}`} text={text} name={name} />
            </dd>
          </div>
        ))}
      </dl>
      <button
        type="button"
        className="button"
        onClick={() => saveText(proofFile(lock), proofJson(proof), 'application/json')}
      >
        Save as JSON
      </button>
    </>
  )
}
