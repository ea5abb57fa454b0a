/** Why a line cannot be on a list, and what to do. */
export const rowFaults = {
  columns: 'Two values in a line: an address and an amount. An amount with commas needs quotes.',
  address: 'This is not an address: 0x and forty digits from 0 to f. Names have to be looked up first.',
  checksum: 'The checksum does not match: a digit is mistyped. Copy the address again.',
  'zero-address': 'The zero address belongs to no account. Remove the line.',
  forbidden: 'This is the token or the claims contract, which cannot claim. Remove the line.',
  amount: 'This is not an amount: write it in digits, such as 1500 or 0.25.',
  zero: 'The amount must be greater than zero. Remove the line.',
  decimals: 'The amount has more decimals than the token.',
  'too-much': 'The amount is more than a campaign can hold.',
  'too-many': 'The list is longer than two million lines. Make two campaigns.',
} as const

/** What can be wrong with a line. */
export type RowFault = keyof typeof rowFaults
