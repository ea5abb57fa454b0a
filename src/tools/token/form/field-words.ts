import type { FormField } from '#tools/token/check/form.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'

/** How one field is asked for. `account`: an address; with `contract` never the visitor's own. */
export type FieldWords = {
  label: string
  hint?: string
  inputMode?: 'numeric' | 'decimal'
  account?: true
  contract?: true
}

/** What each field is called. Amounts are whole tokens, as people write them. */
export const fieldWords: Record<FormField, FieldWords> = {
  name: { label: 'Name', hint: 'It can never change. Such as Gold of Zürich.' },
  symbol: { label: 'Symbol', hint: 'Short, such as GLD.' },
  decimals: { label: 'Decimals', hint: 'Digits after the point; most have 18.', inputMode: 'numeric' },
  supply: { label: 'Supply at the launch', inputMode: 'decimal' },
  cap: { label: 'Cap', hint: 'The most there can ever be.', inputMode: 'decimal' },
  maxSupply: { label: 'Pieces, at most', inputMode: 'numeric' },
  uri: { label: 'Address of the metadata', hint: 'ipfs://… cannot be changed later.' },
  asset: {
    label: 'Token that is deposited',
    hint: 'The address of its contract. It can never change.',
    account: true,
    contract: true,
  },
  receiver: { label: 'Who receives the supply', hint: 'Consider a multisig.', account: true },
  owner: { label: 'Owner', account: true },
  admin: { label: 'Admin', hint: 'Gives and takes the roles.', account: true },
  minter: { label: 'Who may create more', hint: 'Empty: nobody yet.', account: true },
  pauser: { label: 'Who may pause', hint: 'Empty: nobody yet.', account: true },
  controller: { label: 'Who may restrict accounts', hint: 'Empty: nobody yet.', account: true },
  bridge: {
    label: 'Bridge',
    hint: 'The contract that moves tokens between chains. It can never change.',
    account: true,
    contract: true,
  },
  delayHours: { label: 'Hours of delay', hint: '48 are usual; 8,760 at most.', inputMode: 'numeric' },
  maxWallet: { label: 'Largest wallet', hint: 'Empty: no such limit.', inputMode: 'decimal' },
  maxTransaction: { label: 'Largest transfer', hint: 'Empty: no such limit.', inputMode: 'decimal' },
  batchCount: { label: 'Pieces at the launch', hint: '5,000 at most.', inputMode: 'numeric' },
  batchReceiver: { label: 'Who receives them', hint: 'A contract is not asked.', account: true },
  royaltyPercent: { label: 'Royalty, percent', hint: 'From 0.01 to 10. Markets may pay it.', inputMode: 'decimal' },
  royaltyReceiver: { label: 'Who receives royalties', account: true },
  editionCount: { label: 'Editions on sale', hint: 'They are numbered from 1.', inputMode: 'numeric' },
  editionSize: {
    label: 'Pieces of each edition',
    hint: 'The most there are, with those you create.',
    inputMode: 'numeric',
  },
  price: { label: 'Price of a piece', hint: 'In the currency of the chain, such as 0.05.', inputMode: 'decimal' },
  perAccount: { label: 'Pieces for each account', hint: 'The most it buys in a phase.', inputMode: 'numeric' },
  saleStart: { label: 'Sale begins, UTC', hint: 'Such as 2027-03-31 18:00. Empty: with the launch.' },
  saleEnd: { label: 'Sale ends, UTC', hint: 'Empty: when nothing is left.' },
  listRoot: { label: 'Root of the allow list', hint: 'Its accounts buy until the sale begins. Empty: no list.' },
  listPrice: { label: 'Price for the list', hint: 'Empty: the same price.', inputMode: 'decimal' },
  proceeds: { label: 'Who receives the proceeds', hint: 'It can never change.', account: true },
  commitment: { label: 'Hash of the hidden metadata', hint: 'Of its address and a salt. It can never change.' },
  limitHours: { label: 'Hours the limits last', hint: '720 at most.', inputMode: 'numeric' },
}

/** Accounts that may stay empty until the launch: then they are the account that launches. */
const ownAccounts: ReadonlySet<FormField> = new Set([
  'receiver',
  'owner',
  'admin',
  'batchReceiver',
  'royaltyReceiver',
  'proceeds',
])

/** Whether an empty field means the account that launches. */
export function isOwnAccount(field: FormField): boolean {
  return ownAccounts.has(field)
}

/** The hint under a field of a token with these options. */
export function hintOf(field: FormField, options: TokenOptions): string | undefined {
  if (field === 'admin' && options.delayed) return 'Announces the use of every role. Empty: the account that launches.'
  if (isOwnAccount(field))
    return [fieldWords[field].hint, 'Empty: the account that launches.'].filter(Boolean).join(' ')
  if (field === 'uri' && options.kind === 'erc721' && options.reveal)
    return 'What every piece shows until the reveal: ipfs://… of one file.'
  if (field === 'name' && options.kind === 'erc6909') return 'Of token 1. It can never change. You add others later.'
  if (field === 'uri' && options.kind === 'erc1155')
    return 'ipfs://…/{id}.json; {id} is replaced by the number of the piece.'
  return fieldWords[field].hint
}
