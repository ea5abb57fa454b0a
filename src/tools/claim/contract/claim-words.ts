import { contractAddresses } from '#contracts/addresses.ts'
import { merkleClaimsAbi } from '#contracts/merkle-claims.ts'
import { timeWords } from '#core/text/time-words.ts'
import type { CallWords, KnownContract } from '#transactions/describe/known-contract.ts'
import { permanent } from './campaign.ts'

type Writing = 'createCampaign' | 'claim' | 'claimBySig' | 'refund'

const deadlineText = (value: unknown) =>
  Number(value) === permanent ? 'Never: there is no refund either' : timeWords(Number(value))
const campaign = { label: 'Campaign', as: 'words', words: (id: unknown) => `No. ${String(id)}` } as const
const proof = {
  label: 'Proof',
  as: 'words',
  words: (hashes: unknown) => `${(hashes as string[]).length} hashes`,
} as const

/** Every call of the claims contract, in words. A function without an entry does not compile. `token` is what the entries are paid in. */
function callsIn(token: string | undefined): Record<Writing, CallWords> {
  const amount = token
    ? ({ label: 'Amount', as: 'amount', of: () => token } as const)
    : ({ label: 'Amount, in smallest units', as: 'text' } as const)
  return {
    createCampaign: {
      intent: 'Create and fund a campaign',
      lasting: ({ deadline }) =>
        Number(deadline) === permanent
          ? 'The tokens leave your account. Nobody can change the list or take what is left back, ever.'
          : `The tokens leave your account. Nobody can change the list, and what is left comes back to you only after ${timeWords(Number(deadline))}.`,
      fields: {
        token: { label: 'Token', as: 'party' },
        root: { label: 'Root of the list', as: 'text' },
        total: { label: 'Pay in', as: 'amount', of: { argument: 'token' } },
        start: {
          label: 'Claims open',
          as: 'words',
          words: (value) => (Number(value) === 0 ? 'At once' : timeWords(Number(value))),
        },
        deadline: { label: 'Claims close', as: 'words', words: deadlineText },
        metadataURI: { label: 'Where the list is', as: 'text' },
      },
    },
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
      fields: { id: campaign },
    },
  }
}

/** The claims contract on a chain, as the sheet reads what is asked of it. */
export function claimsOn(chainId: number, token?: string): KnownContract {
  const [address, abi] = [contractAddresses.MerkleClaims, merkleClaimsAbi]
  return { chainId, address, name: 'MerkleClaims', abi, calls: callsIn(token) }
}
