import { readCause } from './failure-cause.ts'

/** What WalletConnect and Coinbase say, without a code, when their user closes or denies a request. */
const said =
  /user rejected|connection request reset|user closed modal|accounts received is empty|user denied account|request rejected/i

/** Whether the visitor closed, rejected or denied the request in the wallet. */
export function isRejection(error: unknown): boolean {
  const { codes, names, text } = readCause(error)
  return codes.has(4001) || codes.has(5000) || names.has('UserRejectedRequestError') || said.test(text)
}
