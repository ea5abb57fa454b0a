import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { timeWords } from '#core/text/time-words.ts'
import type { CallArguments, CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
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
const campaign = { label: 'Campaign', as: 'words', words: (id: unknown) => `No. ${String(id)}` } as const
const proof = {
  label: 'Proof',
  as: 'words',
  words: (hashes: unknown) => `${(hashes as string[]).length} hashes`,
} as const

const termsOf = ({ terms }: CallArguments) =>
  terms as Terms & { lock: LockTerms; grant: GrantTerms; ownClaims: boolean }
const signature = { label: 'Approval', as: 'words', words: () => 'Your signature, for this transaction alone' } as const

/** Making a campaign, however its tokens are allowed. */
const creation = {
  intent: 'Create and fund a campaign',
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
  fields: {
    'terms.token': { label: 'Token', as: 'party' },
    'terms.root': { label: 'Root of the list', as: 'text' },
    'terms.total': { label: 'Pay in', as: 'amount', of: (call) => termsOf(call).token },
    'terms.start': {
      label: 'Claims open',
      as: 'words',
      words: (value) => (Number(value) === 0 ? 'Immediately' : timeWords(Number(value))),
    },
    'terms.deadline': { label: 'Claims close', as: 'words', words: deadlineText },
    'terms.ownClaims': {
      label: 'Who can send a claim',
      as: 'words',
      words: (own) => (own ? 'The account on the list, or anyone it signs for' : 'Anyone, to the account on the list'),
    },
    'terms.lock': {
      label: 'Claims are paid',
      as: 'words',
      words: (lock) => ((lock as LockTerms).end === 0 ? 'Out' : lockWords(lock as LockTerms)),
    },
    'terms.grant': {
      label: 'Claims go into',
      as: 'words',
      words: (grant) =>
        (grant as GrantTerms).used
          ? `A grant of the account. ${revocableWords(grant as GrantTerms)}`
          : 'A lock of the account, where there is a schedule',
    },
    'terms.metadataURI': { label: 'Where the list is', as: 'text' },
  },
} as const satisfies CallWords

/** Every call of the claims contract, in words. A function without an entry does not compile. `token` is what the entries are paid in. */
function callsIn(token: string | undefined): Record<Writing, CallWords> {
  const amount = token
    ? ({ label: 'Amount', as: 'amount', of: () => token } as const)
    : ({ label: 'Amount, in smallest units', as: 'text' } as const)
  return {
    createCampaign: creation,
    createCampaignWithPermit: { ...creation, fields: { ...creation.fields, permit: signature } },
    createCampaignWithPermit2: { ...creation, fields: { ...creation.fields, signed: signature } },
    claim: {
      intent: 'Claim tokens',
      lasting: () => 'The entry counts as paid and cannot be claimed again.',
      fields: {
        id: campaign,
        index: { label: 'Entry', as: 'text' },
        account: { label: 'Paid to', as: 'recipient' },
        amount,
        proof,
      },
    },
    claimBySig: {
      intent: 'Claim tokens to another address',
      lasting: () => 'The entry counts as paid and cannot be claimed again. The tokens then belong to the recipient.',
      fields: {
        id: campaign,
        index: { label: 'Entry', as: 'text' },
        account: { label: 'Account on the list', as: 'party' },
        amount,
        proof,
        recipient: { label: 'Paid to', as: 'recipient' },
        deadline: { label: 'Signature valid until', as: 'time' },
      },
    },
    refund: {
      intent: 'Take back what nobody claimed',
      lasting: () => 'The campaign is empty afterwards.',
      fields: { id: campaign, recipient: { label: 'Paid to', as: 'recipient' } },
    },
  }
}

/** The claims contract on a chain, as the sheet reads what is asked of it. */
export function claimsOn(chainId: number, token?: string): KnownContract {
  const [address, abi] = [contractAddresses.MerkleClaims, merkleClaimsAbi]
  return { chainId, address, name: 'MerkleClaims', abi, calls: callsIn(token) }
}
