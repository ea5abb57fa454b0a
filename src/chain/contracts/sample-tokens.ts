import type { Address } from 'viem'

/** Tokens of the local chain to try a check with, beside those of the sample world. */
export const sampleTokens = {
  /** Can be bought and not sold. */
  trap: '0x10194B8e65868600D70eCe38EF179186d5870C1a',
} as const satisfies Record<string, Address>
