import type { TokenKind, TokenOptions } from '#tools/token/features/options.ts'
import { emitToken, waitsForDelay } from '#tools/token/generator/emit.ts'

/** How one argument is asked for and put into words. `newAmount` is of a token that is made by the call, with the decimals it is made with. */
export type ArgumentKind =
  | 'account'
  | 'amount'
  | 'count'
  | 'smallestUnits'
  | 'newAmount'
  | 'decimals'
  | 'text'
  | 'tokenRole'
  | 'timelockRole'
  | 'hours'

/**
 * A function that an account with a power calls, or announces where there is a delay. `says` has its arguments by name in braces;
 * without a delay `saysNow` takes its place. Without `label` it is put into words and not offered: it takes lists.
 */
export type PowerCall = {
  signature: string
  kinds?: readonly TokenKind[]
  /** Only a call of the timelock to itself. */
  ofTimelock?: true
  label?: string
  says: string
  saysNow?: string
  takes?: Readonly<Record<string, ArgumentKind>>
}

const account = { account: 'account' } as const

/** The kinds whose transfers a pause stops; that of a vault stops deposits. */
const sent: readonly TokenKind[] = ['erc20', 'erc721', 'erc1155', 'erc6909']

const calls: readonly PowerCall[] = [
  {
    signature: 'mint(address to, uint256 amount)',
    kinds: ['erc20'],
    label: 'Create tokens',
    says: 'Create {amount} for {to}.',
    takes: { to: 'account', amount: 'amount' },
  },
  {
    signature: 'mint(address to, uint256 count)',
    kinds: ['erc721'],
    label: 'Create pieces',
    says: 'Create {count} pieces for {to}.',
    takes: { to: 'account', count: 'count' },
  },
  {
    signature: 'mint(address to, uint256 id, uint256 amount, bytes data)',
    kinds: ['erc1155'],
    label: 'Create pieces',
    says: 'Create {amount} pieces of token {id} for {to}.',
    takes: { to: 'account', id: 'count', amount: 'count' },
  },
  {
    signature: 'mintBatch(address to, uint256[] ids, uint256[] amounts, bytes data)',
    kinds: ['erc1155'],
    says: 'Create pieces of the tokens {ids} for {to}: {amounts} of each.',
    takes: { to: 'account' },
  },
  {
    signature: 'mint(address to, uint256 id, uint256 amount)',
    kinds: ['erc6909'],
    label: 'Create more of a token',
    says: 'Create {amount} of token {id}, counted in its smallest unit, for {to}.',
    takes: { to: 'account', id: 'count', amount: 'smallestUnits' },
  },
  {
    signature:
      'createToken(address to, uint256 amount, string tokenName, string tokenSymbol, uint8 tokenDecimals, string uri)',
    kinds: ['erc6909'],
    label: 'Add a token',
    says: 'Add the token {tokenName} ({tokenSymbol}, {tokenDecimals} decimals, metadata at {uri}), and create {amount} of it, counted in its smallest unit, for {to}.',
    takes: {
      tokenName: 'text',
      tokenSymbol: 'text',
      tokenDecimals: 'decimals',
      amount: 'newAmount',
      to: 'account',
      uri: 'text',
    },
  },
  { signature: 'pause()', kinds: sent, label: 'Stop all transfers', says: 'Stop all transfers.' },
  { signature: 'unpause()', kinds: sent, label: 'Resume transfers', says: 'Resume transfers.' },
  { signature: 'pause()', kinds: ['erc4626'], label: 'Stop deposits', says: 'Stop deposits. Withdrawals go on.' },
  { signature: 'unpause()', kinds: ['erc4626'], label: 'Resume deposits', says: 'Resume deposits.' },
  {
    signature: 'blockAccount(address account)',
    label: 'Block an account',
    says: 'Block {account}: it can neither send nor receive.',
    takes: account,
  },
  {
    signature: 'unblockAccount(address account)',
    label: 'Unblock an account',
    says: 'Unblock {account}.',
    takes: account,
  },
  {
    signature: 'allowAccount(address account)',
    label: 'Allow an account',
    says: 'Allow {account} to send and receive.',
    takes: account,
  },
  {
    signature: 'disallowAccount(address account)',
    label: 'Take an account off the allow list',
    says: 'Take {account} off the allow list: it can neither send nor receive.',
    takes: account,
  },
  {
    signature: 'freeze(address account, uint256 amount)',
    label: 'Freeze an amount',
    says: 'Freeze {amount} of {account}, in place of what is frozen there now.',
    takes: { account: 'account', amount: 'amount' },
  },
  {
    signature: 'transferOwnership(address newOwner)',
    label: 'Offer the ownership to an account',
    says: 'Offer the ownership to {newOwner}. Once it is accepted, the delay ends.',
    takes: { newOwner: 'account' },
  },
  {
    signature: 'renounceOwnership()',
    label: 'Give up the ownership',
    says: 'Give up the ownership: every power of the owner ends permanently.',
  },
  {
    signature: 'grantRole(bytes32 role, address account)',
    label: 'Give a role to an account',
    says: 'Give {account} the {role} role, which it then uses without a delay.',
    saysNow: 'Give {account} the {role} role.',
    takes: { role: 'tokenRole', account: 'account' },
  },
  {
    signature: 'revokeRole(bytes32 role, address account)',
    label: 'Take a role from an account',
    says: 'Take the {role} role from {account}.',
    takes: { role: 'tokenRole', account: 'account' },
  },
  {
    signature: 'updateDelay(uint256 newDelay)',
    ofTimelock: true,
    label: 'Change the delay',
    says: 'Change the delay to {newDelay}.',
    takes: { newDelay: 'hours' },
  },
  {
    signature: 'grantRole(bytes32 role, address account)',
    ofTimelock: true,
    label: 'Let another account announce, cancel or carry out',
    says: 'Let {account} {role} in the timelock.',
    takes: { role: 'timelockRole', account: 'account' },
  },
  {
    signature: 'revokeRole(bytes32 role, address account)',
    ofTimelock: true,
    label: 'Stop an account from announcing, cancelling or carrying out',
    says: 'No longer let {account} {role} in the timelock.',
    takes: { role: 'timelockRole', account: 'account' },
  },
]

/** The name of a call's function. */
export function functionOf({ signature }: PowerCall): string {
  return signature.slice(0, signature.indexOf('('))
}

/** The calls that use the powers over a token with these options; with a delay also those that its timelock makes to itself. */
export function powerCallsOf(options: TokenOptions): PowerCall[] {
  const waiting = emitToken(options).powers.filter(({ who }) => waitsForDelay(who))
  const names = new Set(waiting.flatMap(({ functions }) => functions))
  return calls.filter(
    (call) =>
      (!call.kinds || call.kinds.includes(options.kind)) &&
      (call.ofTimelock ? options.delayed : names.has(functionOf(call))),
  )
}
