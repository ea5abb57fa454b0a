import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { numberToHex, type Hex } from 'viem'

/** A number as the code has it, behind the instruction that pushes 32 bytes. */
const pushed = (chainId: number) => `7f${numberToHex(chainId, { size: 32 }).slice(2)}`

/**
 * The code of Permit2 from the package that Uniswap tests with (MIT). It keeps the domain of its signatures for the chain it was made on,
 * there a chain of a test, and works it out on every other: here that is Ethereum's, as in the code that is on every chain.
 */
export const permit2RuntimeCode = readFileSync(join(import.meta.dirname, 'permit2.hex'), 'utf8')
  .trim()
  .replace(pushed(31_337), pushed(1)) as Hex
