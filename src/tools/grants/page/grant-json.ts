import { numberOf } from '#chain/tokens/numbered.ts'
import { jsonText } from '#core/text/json-text.ts'
import { isRevocable, refundableOf, vestedOf, withdrawableOf } from '#tools/grants/contract/grant-state.ts'
import { chainQuestion } from '#chain/read/chain-question.ts'
import { grantsContract } from '#tools/grants/contract/grants-contract.ts'
import type { ThereGrant } from './read-grant-page.ts'

/** The file that a grant is saved as: chain and block, the grant, its token, and the call that answers the same. */
export function grantJson({ chainId, block, grant, token }: ThereGrant): string {
  const { id, ...terms } = grant
  const { address, name, symbol, decimals, proof, signs, held, owed } = token
  const { to, data, command } = chainQuestion({ ...grantsContract, functionName: 'grantOf' }, id, block.number)
  return jsonText({
    proof: 'token grant',
    locked: 0n,
    chainId,
    block,
    grant: {
      id,
      number: numberOf(id),
      ...terms,
      revocable: isRevocable(grant),
      vested: vestedOf(grant, block.time),
      withdrawable: withdrawableOf(grant, block.time),
      refundable: refundableOf(grant),
    },
    token: { address, name, symbol, decimals, supply: proof.supply, held, owed, solvent: held >= owed, signs },
    check: { to, data, command },
  })
}

/** What the file is called. */
export const grantFile = (id: bigint): string => `token-grant-${id}.json`
