import type { Address, Hash, Hex } from 'viem'

// The protocol between Safe and the apps in its window, as `safe-global/safe-apps-sdk` 9.1.0 speaks it (MIT). Everything goes by
// postMessage between the frame and its parent: a question carries an id, and the answer has the same one. docs/wallets.md says more.

/** A question of an app. `env.sdkVersion` says which messages an app understands: from 7.11 on Safe signs messages off the chain. */
export type SafeQuestion<Method extends SafeMethod = SafeMethod> = {
  id: string
  method: Method
  params: SafeMethods[Method]['params']
  env: { sdkVersion: string }
}

/** The answer of Safe: what was asked for, or a sentence why not. `version` is that of the protocol, from 1. */
export type SafeAnswer = { id: string; version: string } & (
  | { success: true; data: unknown }
  | { success: false; error: string }
)

/** What Safe is asked for here. Reads of the chain go to our own node instead (`rpcCall` would do them, too). */
export type SafeMethods = {
  getSafeInfo: { params: undefined; data: SafeInfo }
  /** Opens a window of Safe, and is answered when an owner has confirmed there: then the proposal exists. */
  sendTransactions: {
    params: { txs: readonly SafeCall[]; params?: { safeTxGas?: number } }
    data: { safeTxHash: Hash }
  }
  getTxBySafeTxHash: { params: { safeTxHash: Hash }; data: SafeTransaction }
  /** The message as text. */
  signMessage: { params: { message: string }; data: SafeSigned }
  signTypedMessage: { params: { typedData: unknown }; data: SafeSigned }
  /** The signatures of enough owners as one; empty while some are missing. The parameter is the hash itself. */
  getOffChainSignature: { params: Hash; data: Hex | '' }
  rpcCall: { params: { call: 'safe_setSettings'; params: [{ offChainSigning: boolean }] }; data: unknown }
}

export type SafeMethod = keyof SafeMethods

/** `threshold`: how many of the owners have to confirm. `isReadOnly`: the visitor is not one of them. */
export type SafeInfo = {
  safeAddress: Address
  chainId: number
  threshold: number
  owners: readonly Address[]
  isReadOnly: boolean
}

/** A call, its value in wei as decimal digits. Several in one proposal are carried out together or not at all. */
export type SafeCall = { to: Address; value: string; data: Hex }

/** Signed off the chain: signatures are collected under `messageHash`. On the chain: a proposal that marks the message as signed. */
export type SafeSigned = { messageHash: Hash } | { safeTxHash: Hash } | { signature: Hex }

/** What is known of a proposal; `txHash` once it was carried out. */
export type SafeTransaction = {
  txStatus: SafeStatus
  txHash?: Hash | null
  /** Of a proposal of several owners: who has confirmed it so far, and how many have to. */
  detailedExecutionInfo?: { confirmationsRequired?: unknown; confirmations?: unknown } | null
}

/** How far a proposal is. `CANCELLED`: another proposal with the same number was carried out. */
export type SafeStatus = 'AWAITING_CONFIRMATIONS' | 'AWAITING_EXECUTION' | 'CANCELLED' | 'FAILED' | 'SUCCESS'

const hash = /^0x[\da-f]{64}$/i

/** Whether what Safe answered is a hash. */
export const isSafeHash = (value: unknown): value is Hash => typeof value === 'string' && hash.test(value)

const isAddress = (value: unknown): value is Address => typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** What Safe says of itself, where that is complete. */
export function readSafeInfo(value: unknown): SafeInfo | undefined {
  const { safeAddress, chainId, threshold, owners, isReadOnly } = (value ?? {}) as Record<keyof SafeInfo, unknown>
  if (!isAddress(safeAddress) || !Number.isSafeInteger(chainId) || (chainId as number) < 1) return undefined
  return {
    safeAddress,
    chainId: chainId as number,
    threshold: Number.isSafeInteger(threshold) ? (threshold as number) : 1,
    owners: Array.isArray(owners) ? owners.filter(isAddress) : [],
    isReadOnly: isReadOnly === true,
  }
}
