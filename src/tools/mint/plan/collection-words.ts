import { codeMint721Abi } from '#contracts/code-mint-721.ts'
import descriptor from '#contracts/descriptors/calldata-CodeMint721.json' with { type: 'json' }
import { timeWords } from '#core/time/time-words.ts'
import type { MintEvent } from '#tools/mint/campaign/mint-event.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy } from '#transactions/descriptors/described.ts'

const given = (bytes: unknown) => (String(bytes).length > 2 ? 'included' : 'none')

const calls = describedBy(descriptor, {
  redeem: {
    lasting: () => 'The code is used up, and the piece is the recipient’s. It cannot be taken back.',
    words: { signature: () => 'by the key of the code', proof: (proof) => `${(proof as unknown[]).length} steps` },
    recipients: ['recipient'],
  },
  mint: {
    lasting: () =>
      'The pieces are the recipient’s, and count against the limit of the account. They cannot be taken back.',
    words: { deadline: (time) => (time === 0n ? 'No voucher' : timeWords(Number(time))), voucher: given },
    recipients: ['recipient'],
  },
})

/** A collection as the sheet that is shown before signing knows it. */
export function knownCollection(
  { contract, name }: Pick<MintEvent, 'contract' | 'name'>,
  chainId: number,
): KnownContract {
  return { chainId, address: contract, name, abi: codeMint721Abi, calls }
}
