import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import type { MintEvent } from '#tools/mint/campaign/mint-event.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'

/** A collection as the sheet that is shown before signing knows it. */
export function knownCollection(
  { contract, name }: Pick<MintEvent, 'contract' | 'name'>,
  chainId: number,
): KnownContract {
  return {
    chainId,
    address: contract,
    name,
    abi: codeMint721Abi,
    calls: {
      redeem: {
        intent: 'Mint with a printed code',
        lasting: () => 'The code is used up, and the piece is the recipient’s. It cannot be taken back.',
        fields: {
          index: { label: 'Place on the list', as: 'text' },
          recipient: { label: 'Receives the piece', as: 'recipient' },
          deadline: { label: 'Signature holds until', as: 'time' },
          signature: { label: 'Signed by the code', as: 'words', words: shortened },
          proof: { label: 'Way to the list', as: 'words', words: (proof) => `${(proof as unknown[]).length} steps` },
        },
      },
      mint: {
        intent: 'Mint with the event code',
        lasting: () =>
          'The pieces are the recipient’s, and count against the limit of the account. They cannot be taken back.',
        fields: {
          recipient: { label: 'Receives the pieces', as: 'recipient' },
          quantity: { label: 'How many', as: 'text' },
          limit: { label: 'In all, by the voucher', as: 'text' },
          deadline: {
            label: 'Voucher holds until',
            as: 'words',
            words: (time) => (time === 0n ? 'No voucher' : timeOf(time)),
          },
          voucher: { label: 'Voucher', as: 'words', words: shortened },
        },
      },
    },
  }
}

const shortened = (bytes: unknown) => (String(bytes).length > 20 ? `${String(bytes).slice(0, 10)}…` : 'None')

const timeOf = (seconds: unknown) => new Date(Number(seconds) * 1000).toLocaleString('en-GB')
