import { currentLocale, t, type WordKey } from '#wallet/locale/words.ts'
import { readCause } from './failure-cause.ts'
import { isRejection } from './rejections.ts'

export type FailureKind =
  | 'prepare'
  | 'sign'
  | 'verify'
  | 'request-open'
  | 'not-authorised'
  | 'method-unsupported'
  | 'switching-unsupported'
  | 'wallet-offline'
  | 'no-account'
  | 'no-signature'
  | 'no-hash'
  | 'sent-unknown'
  | 'chain-missing'
  | ChangeKind
  | 'node'
  | 'funds'
  | 'timeout'
  | 'relay'
  | 'not-installed'
  | 'not-available'
  | 'passkey-closed'
  | 'no-passkeys'
  | 'unknown'

/** How a connection is no longer the one that a request was made for. */
type ChangeKind = 'account-changed' | 'chain-changed' | 'wallet-gone'

/** Another account, another chain or no wallet, in place of what a request was made for. */
export class ConnectionChanged extends Error {
  readonly kind: ChangeKind
  constructor(kind: ChangeKind) {
    super(kind)
    this.kind = kind
  }
}

/** What the visitor can do; the view draws it as the button beside the text, or none for `none`. */
export type FailureAction = 'retry' | 'add-chain' | 'reconnect' | 'install' | 'none'

/** A failure in words: what happened, what to do, and the button that does it. */
export type Failure = { kind: FailureKind; message: string; remedy: string; action: FailureAction }

/** What was tried when it failed. `app` is the name of this site, where it has one. */
export type Attempted = {
  doing: 'connect' | 'switch-chain' | 'prepare' | 'sign' | 'verify' | 'send' | 'other'
  wallet?: string
  app?: string
}

const texts = {
  prepare: ['prepareFailed', 'remedyRetry', 'retry'],
  sign: ['signFailed', 'remedySignAgain', 'retry'],
  verify: ['verifyFailed', 'remedySignAgain', 'retry'],
  'request-open': ['requestOpen', 'remedyOpenWallet', 'retry'],
  'not-authorised': ['notAuthorised', 'remedyUnlock', 'retry'],
  'method-unsupported': ['methodUnsupported', 'remedyOtherWallet', 'none'],
  'switching-unsupported': ['switchingUnsupported', 'remedySwitchByHand', 'none'],
  'wallet-offline': ['walletOffline', 'remedyReconnect', 'reconnect'],
  'no-account': ['unlockWallet', 'remedyNoAccount', 'retry'],
  'no-signature': ['noSignature', 'remedySignAgain', 'retry'],
  'no-hash': ['noHash', 'remedyHistory', 'none'],
  'sent-unknown': ['somethingWrong', 'remedyHistory', 'none'],
  'account-changed': ['accountChanged', 'remedyAccount', 'none'],
  'chain-changed': ['chainChanged', 'remedyChain', 'none'],
  'wallet-gone': ['walletGone', 'remedyGone', 'none'],
  'chain-missing': ['chainMissing', 'remedyAddChain', 'add-chain'],
  node: ['nodeFailed', 'remedyNode', 'retry'],
  funds: ['tooLittleEther', 'remedyFunds', 'none'],
  timeout: ['timedOut', 'remedyWaited', 'retry'],
  relay: ['relayAway', 'remedyRelay', 'retry'],
  'not-installed': ['notInstalled', 'remedyInstall', 'install'],
  'not-available': ['notAvailable', 'remedyNotAvailable', 'none'],
  'passkey-closed': ['passkeyClosed', 'remedyPasskeyClosed', 'retry'],
  'no-passkeys': ['noPasskeys', 'remedyNoPasskeys', 'none'],
  unknown: ['somethingWrong', 'remedyRetry', 'retry'],
} as const satisfies Record<FailureKind, readonly [message: WordKey, remedy: WordKey, action: FailureAction]>

/** A kind of failure in words. */
export function failureOf(kind: FailureKind, { wallet, app }: Omit<Attempted, 'doing'> = {}): Failure {
  const [message, remedy, action] = texts[kind]
  const facts = { wallet: wallet ?? t('yourWallet'), app: app ?? t('thisApp') }
  return { kind, message: capitalised(t(message, facts)), remedy: capitalised(t(remedy, facts)), action }
}

/** A sentence may begin with the words for a wallet whose name is not known. */
const capitalised = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1)

/** Puts an error of a wallet, viem or a connector into words. Undefined: the visitor declined, which is not a failure. */
export function explainFailure(error: unknown, attempted: Attempted): Failure | undefined {
  if (isRejection(error)) return undefined
  const { doing } = attempted
  const failure = failureOf(kindOf(error, doing), attempted)
  if (doing !== 'prepare' && doing !== 'sign' && doing !== 'verify') return failure
  // Sign-in has one sentence for each of its steps; the cause of the failure comes before the remedy.
  const step = failureOf(doing, attempted)
  if (failure.kind === 'unknown') return step
  const { kind, message } = step
  return { ...failure, kind, message, remedy: inWords(failure) }
}

/** A failure whose message is a sentence with its full stop, which a line of its own has no need of. */
export const closed = (failure: Failure): Failure => ({
  ...failure,
  message: failure.message.replace(/[^.!。！]$/, `$&${isWide() ? '。' : '.'}`),
})

/** Whether the language is written in characters as wide as they are high, whose full stop has its space in itself. */
const isWide = () => /^(?:ja|zh)/.test(currentLocale())

/** A failure as running text. */
export function inWords(failure: Failure): string {
  const { message, remedy } = closed(failure)
  return `${message}${isWide() ? '' : ' '}${remedy}`
}

/** What WalletConnect says, without a code, where its relay cannot be reached. */
const relayAway = /relay|websocket|socket stalled|failed to publish|no internet connection/i

function kindOf(error: unknown, doing: Attempted['doing']): FailureKind {
  if (error instanceof ConnectionChanged) return error.kind
  const { codes, names, text } = readCause(error)
  const has = (code: number, ...classes: string[]) => codes.has(code) || classes.some((name) => names.has(name))

  if (has(-32002, 'ResourceUnavailableRpcError')) return 'request-open'
  if (doing === 'switch-chain' && has(4200, 'SwitchChainNotSupportedError', 'UnsupportedProviderMethodError')) {
    return 'switching-unsupported'
  }
  if (doing === 'switch-chain' && has(-32601, 'MethodNotFoundRpcError')) return 'switching-unsupported'
  if (names.has('NoAccountError') || (doing === 'connect' && names.has('InvalidAddressError'))) return 'no-account'
  if (names.has('PasskeyClosedError')) return 'passkey-closed'
  if (names.has('NoPasskeysError')) return 'no-passkeys'
  if (names.has('NotAvailableError')) return 'not-available'
  if (names.has('NoSignatureError')) return 'no-signature'
  if (names.has('NoHashError')) return 'no-hash'
  if (has(4902)) return 'chain-missing'
  if (has(4100, 'UnauthorizedProviderError')) return 'not-authorised'
  if (has(4900, 'ProviderDisconnectedError') || has(4901, 'ChainDisconnectedError')) return 'wallet-offline'
  if (has(4200, 'UnsupportedProviderMethodError') || has(-32601, 'MethodNotFoundRpcError')) return 'method-unsupported'
  if (names.has('InsufficientFundsError') || /insufficient funds/i.test(text)) return 'funds'
  if (names.has('ProviderNotFoundError')) return 'not-installed'
  if (names.has('TimeoutError') || /proposal expired/i.test(text)) return 'timeout'
  if (doing === 'connect' && relayAway.test(text)) return 'relay'
  if (has(-32603, 'HttpRequestError', 'InternalRpcError') || has(-32000) || has(-32005)) return 'node'
  return doing === 'send' ? 'sent-unknown' : 'unknown'
}
