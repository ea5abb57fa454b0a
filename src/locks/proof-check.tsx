import { encodeFunctionData } from 'viem/utils'
import { contractAddresses } from '#contracts/addresses.ts'
import { tokenLockerAbi } from '#contracts/token-locker.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import type { AtBlock } from './read-proof.ts'

/** How to ask the chain the same with any tool, without this site. */
export function ProofCheck({ id, block }: { id: bigint; block: AtBlock }) {
  const to = contractAddresses.TokenLocker
  const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockOf', args: [id] })
  const at = `0x${block.number.toString(16)}`
  const question = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_call', params: [{ to, data }, at] })
  const command = `cast call ${to} 'lockOf(uint256)(address,address,address,uint128,uint128,uint128,(uint40,uint40,uint40,uint16))' ${id} --block ${block.number}`
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
          ] as const
        ).map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{text}</code>
              <CopyButton id={`locks-copy-${name.replaceAll(' ', '-').toLowerCase()}`} text={text} name={name} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
