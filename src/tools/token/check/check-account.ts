import { checkedAddress } from '#core/text/checked-address.ts'
import type { Finding } from './check-text.ts'

/** Accounts that nobody can act for: what is sent or given to them is lost. */
const lost = /^0x0{36}(?:dead|0{3}[\da-f])$/i

const zero = `0x${'0'.repeat(40)}` as const

/** What is asked of an account; `missing` is what is said of an empty field. */
type Rules = { optional?: boolean; contracts?: readonly string[]; missing?: string }

/** Reads an account. `optional`: left empty it is the zero address, for nobody. `contracts` are accounts known to have code. */
export function checkAccount(
  text: string,
  { optional = false, contracts = [], missing = 'Enter the address of the account.' }: Rules,
): Finding & { account?: `0x${string}` } {
  const written = text.trim()
  if (!written) return optional ? { account: zero } : { error: missing }
  const account = checkedAddress(written)
  if (!account)
    return {
      error: /^0x[\da-f]{40}$/i.test(written)
        ? 'A letter of this address is wrong, or its capitals are missing. Copy it again from your wallet.'
        : 'Enter an address: 0x and 40 digits. Copy it from your wallet.',
    }
  if (lost.test(account)) return { error: 'Nobody can act for this address. Enter an account of yours.' }
  return contracts.some((one) => one.toLowerCase() === account.toLowerCase())
    ? { account, warning: 'This is a contract. Make sure that it can use what it is given.' }
    : { account }
}
