import { figure } from '#core/text/figure.ts'
import { nobody } from '#tools/grants/contract/grant-calls.ts'
import { grantsAtOnce, rowGas } from '#tools/grants/plan/grant-batches.ts'

const from = '0x0000000000000000000000000000000000000001'
const plain = { from, curved: false }
const revocable = { revoker: from, notice: 0, pushable: false } as const
const fixed = { revoker: nobody, notice: 0, pushable: false }

const gas = (amount: number) => `${figure(amount)} gas at most`

/** What grants cost: what is done, a grant that can be revoked, and one that nobody can revoke. */
export const grantCosts = [
  ['Each grant of a list', gas(rowGas(revocable, plain)), gas(rowGas(fixed, plain))],
  ['Grants in one transaction', `${grantsAtOnce(revocable, plain)} at most`, `${grantsAtOnce(fixed, plain)} at most`],
  ['Our fee', 'none', 'none'],
] as const
