import type { Address } from 'viem'
import type { Transaction } from '#transactions/track/transaction.ts'

/** An address the visitor has had to do with, and what it is called. */
export type Acquaintance = {
  address: Address
  name?: string
  /** How the site knows, in words. */
  proof?: string
}

/** Digits that have to agree at the head, at the tail, and together: fewer than people compare, more than chance gives. */
const least = { head: 2, tail: 2, together: 6 }

/**
 * The known address that another one could be mistaken for: it begins and ends like it and differs in between, as poisoned histories
 * do. Undefined when there is none, and for an address that is known itself.
 */
export function lookAlike(address: string, known: readonly Acquaintance[]): Acquaintance | undefined {
  const digits = digitsOf(address)
  if (known.some((one) => digitsOf(one.address) === digits)) return undefined
  return known.find((one) => {
    const other = digitsOf(one.address)
    const head = agreeing(digits, other)
    const tail = agreeing(reversed(digits), reversed(other))
    return head >= least.head && tail >= least.tail && head + tail >= least.together
  })
}

/**
 * Whom an account knows: the given contacts first, then those it has sent something to from here. A transaction that moved nothing
 * makes nobody known.
 */
export function acquaintances(
  account: string,
  { contacts, history }: { contacts: readonly Acquaintance[]; history: readonly Transaction[] },
): Acquaintance[] {
  const sent = history.filter(({ from, status }) => status !== 'failed' && from.toLowerCase() === account.toLowerCase())
  const recipients = sent.flatMap(({ recipient, intent }) => {
    if (recipient) return [{ address: recipient }]
    return intent?.to && intent.value !== '0' ? [{ address: intent.to }] : []
  })
  const all = [...contacts, ...recipients]
  return all.filter(({ address }, at) => all.findIndex((one) => digitsOf(one.address) === digitsOf(address)) === at)
}

/** What is wrong with a transfer in an account's history; undefined when nothing is. A visitor who copies its address should know. */
export function suspicionOf(
  { counterparty, amount }: { counterparty: Address; amount: bigint },
  known: readonly Acquaintance[],
): 'look-alike' | 'moves-nothing' | undefined {
  if (lookAlike(counterparty, known)) return 'look-alike'
  return amount === 0n ? 'moves-nothing' : undefined
}

const digitsOf = (address: string) => address.slice(2).toLowerCase()
const reversed = (text: string) => [...text].toReversed().join('')

/** How many digits agree from the beginning on. */
function agreeing(one: string, other: string): number {
  let count = 0
  while (count < one.length && one[count] === other[count]) count++
  return count
}
