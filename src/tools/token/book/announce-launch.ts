import type { Address } from 'viem'
import { encodeFunctionData } from 'viem/utils'
import descriptor from '#contracts/descriptors/calldata-LaunchBook.json' with { type: 'json' }
import { launchBookAbi } from '#contracts/launch-book.ts'
import { executeCall } from '#tools/plan/execute-call.ts'
import { explainer, type ErrorWords, type Explained } from '#tools/plan/explain-error.ts'
import { simulator } from '#tools/plan/simulate.ts'
import type { KnownContract } from '#transactions/describe/known-contract.ts'
import { describedBy } from '#transactions/descriptors/described.ts'
import { book } from './launch-book.ts'

const sentences: ErrorWords<typeof launchBookAbi> = {
  LaunchBook_NoContract: () => ['This account created no such token.', 'Connect the account that did.'],
}

const { explainRevert } = explainer({
  abi: launchBookAbi,
  words: sentences,
  refused: (why) => ({ message: `The chain would refuse it. ${why}`, remedy: 'Nothing was sent.' }),
})

const simulate = simulator({ explainRevert, receivedIn: () => undefined })

/** The book, as the sheet reads what is asked of it. */
export const bookOn = (chainId: number): KnownContract => ({
  chainId,
  address: book.address,
  name: 'LaunchBook',
  abi: launchBookAbi,
  calls: describedBy(descriptor, {
    announce: { lasting: () => 'It stays written there that this account created the token.' },
  }),
})

/** Writes down that an account created a token under this nonce. Answers why it stopped; undefined: it was sent. Never rejects. */
export async function announceLaunch(from: Address, nonce: number, symbol: string): Promise<Explained | undefined> {
  const data = encodeFunctionData({ abi: launchBookAbi, functionName: 'announce', args: [BigInt(nonce)] })
  return executeCall(simulate, {
    from,
    call: { to: book.address, data },
    contracts: (chainId) => [bookOn(chainId)],
    description: `Write ${symbol} into the launch book`,
  })
}
