import { keccak256, numberToHex, type Address } from 'viem'
import { buildList, type BuiltList } from '#tools/claim-list/build-list.ts'
import { filesOf } from '#tools/claim-list/list-files.ts'
import { openRows } from '#tools/claim-list/read-rows.ts'

/** Accounts that nobody has a key of, on every sample list, and what each may claim: INK. */
const strangers = 300
const theirs = '1'

/** What the account may claim for which a sample list was made: INK. */
const yours = '250'

function accountOf(number: number): Address {
  return keccak256(numberToHex(number, { size: 32 })).slice(0, 42) as Address
}

/** The sample list of an account, or the one of nobody. It is the same whenever it is made, so nobody has to keep it. */
export function sampleList(account?: Address): BuiltList {
  const rows = openRows({ decimals: 18 })
  if (account) rows.line(`${account.toLowerCase()},${yours}`)
  for (let number = 0; number < strangers; number++) rows.line(`${accountOf(number)},${theirs}`)
  return buildList(rows.end().entries)
}

/** One file of a sample list; undefined when there is none of that name. */
export function sampleFile(account: Address | undefined, name: string): Uint8Array | undefined {
  return [...filesOf(sampleList(account))].find((file) => file.name === name)?.bytes
}
