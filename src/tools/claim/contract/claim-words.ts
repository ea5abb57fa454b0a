import { contractAddresses } from '#contracts/addresses.ts'
import descriptor from '#contracts/descriptors/calldata-MerkleClaims.json' with { type: 'json' }
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { timeWords } from '#core/time/time-words.ts'
import type { CallArguments, CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy, type SaidBesides } from '#transactions/descriptors/described.ts'
import { permanent } from './campaign.ts'
import type { Terms } from './claim-calls.ts'
import { revocableWords, type GrantTerms } from './grant-terms.ts'
import { lockWords, type LockTerms } from './lock-terms.ts'

type Writing =
  | 'createCampaign'
  | 'createCampaignWithPermit'
  | 'createCampaignWithPermit2'
  | 'claim'
  | 'claimBySig'
  | 'refund'

const deadlineText = (value: unknown) =>
  Number(value) === permanent ? 'Never: there is no refund either' : timeWords(Number(value))
const campaign = (id: unknown) => `No. ${String(id)}`
const proof = (hashes: unknown) => `${(hashes as string[]).length} hashes`

const termsOf = ({ terms }: CallArguments) =>
  terms as Terms & { lock: LockTerms; grant: GrantTerms; ownClaims: boolean }
const signature = () => 'Your signature, for this transaction alone'

/** Making a campaign, however its tokens are allowed. */
const creation = {
  lasting: (call) => {
    const { deadline, lock, grant } = termsOf(call)
    const into = grant.used
      ? ` What is claimed goes into grants. Of each: ${revocableWords(grant)}`
      : ' Claimed tokens go into locks, which you cannot open.'
    const claimed = lock.end === 0 ? '' : into
    return deadline === permanent
      ? `The tokens leave your account. No one can change the list or take back what is left.${claimed}`
      : `The tokens leave your account. Nobody can change the list, and what is left comes back to you only after ${timeWords(deadline)}.${claimed}`
  },
  words: {
    'terms.start': (value) => (Number(value) === 0 ? 'Immediately' : timeWords(Number(value))),
    'terms.deadline': deadlineText,
    'terms.ownClaims': (own) =>
      own ? 'Yes: the account on the list, or anyone it signs for' : 'No: anyone, to the account on the list',
    'terms.lock': (lock) => ((lock as LockTerms).end === 0 ? 'Out' : lockWords(lock as LockTerms)),
    'terms.grant': (grant) =>
      (grant as GrantTerms).used
        ? `A grant of the account. ${revocableWords(grant as GrantTerms)}`
        : 'A lock of the account, where there is a schedule',
    permit: signature,
    signed: signature,
  },
} satisfies SaidBesides

/** Every call of the claims contract, in words. A function without an entry does not compile. `token` is what the entries are paid in. */
function callsIn(token: string | undefined): Record<Writing, CallWords> {
  const of: SaidBesides['of'] = token ? { amount: () => token } : undefined
  return describedBy<Writing>(descriptor, {
    createCampaign: creation,
    createCampaignWithPermit: creation,
    createCampaignWithPermit2: creation,
    claim: {
      lasting: () => 'The entry counts as paid and cannot be claimed again.',
      words: { id: campaign, proof },
      of,
      recipients: ['account'],
    },
    claimBySig: {
      lasting: () => 'The entry counts as paid and cannot be claimed again. The tokens then belong to the recipient.',
      words: { id: campaign, proof, signature: () => 'Of the account on the list' },
      of,
      recipients: ['recipient'],
    },
    refund: {
      lasting: () => 'The campaign is empty afterwards.',
      words: { id: campaign },
      recipients: ['recipient'],
    },
  })
}

/** The claims contract on a chain, as the sheet reads what is asked of it. */
export function claimsOn(chainId: number, token?: string): KnownContract {
  const [address, abi] = [contractAddresses.MerkleClaims, merkleClaimsAbi]
  return { chainId, address, name: 'MerkleClaims', abi, calls: callsIn(token) }
}
