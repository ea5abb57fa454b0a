import { isAddress, isHex, type Address } from 'viem'
import type { SignedClaim } from '#tools/claim/contract/claim-calls.ts'

/** A claim that its account has signed, for another wallet to send. */
export type HandedClaim = SignedClaim & { account: Address }

const mark = '#signed='

/** The address of the page with a signed claim in it. What is after the `#` is sent to no server. */
export function signedLink(page: URL, { account, recipient, deadline, signature }: HandedClaim): string {
  return `${page.origin}${page.pathname}${page.search}${mark}${[account, recipient, deadline, signature].join('.')}`
}

/** The signed claim in the address of the page; undefined when there is none, or when a part of it is missing. */
export function readSigned(hash: string): HandedClaim | undefined {
  if (!hash.startsWith(mark)) return undefined
  const [account, recipient, until, signature, ...rest] = hash.slice(mark.length).split('.')
  const whole = isAddress(account ?? '') && isAddress(recipient ?? '') && /^\d{1,12}$/.test(until ?? '')
  if (!whole || !isHex(signature) || rest.length > 0) return undefined
  return { account: account as Address, recipient: recipient as Address, deadline: Number(until), signature }
}
