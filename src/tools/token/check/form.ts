import { featuresOf } from '#tools/token/features/catalogue.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'

/** What a visitor fills in, by the name of the field. */
export type FormField =
  | 'name'
  | 'symbol'
  | 'decimals'
  | 'supply'
  | 'cap'
  | 'maxSupply'
  | 'uri'
  | 'asset'
  | 'receiver'
  | 'owner'
  | 'admin'
  | 'minter'
  | 'pauser'
  | 'controller'
  | 'bridge'
  | 'delayHours'
  | 'maxWallet'
  | 'maxTransaction'
  | 'limitHours'
  | 'batchCount'
  | 'batchReceiver'
  | 'royaltyPercent'
  | 'royaltyReceiver'
  | 'editionCount'
  | 'editionSize'
  | 'proceeds'
  | 'price'
  | 'perAccount'
  | 'saleStart'
  | 'saleEnd'
  | 'listRoot'
  | 'listPrice'
  | 'commitment'

/** What a visitor filled in so far. */
export type TokenForm = { [field in FormField]?: string }

/** The fields that a token with these options asks for, in the order of its constructor. */
export function fieldsOf(options: TokenOptions): FormField[] {
  const asked = featuresOf(options).flatMap((feature) => feature.solidity(options).parameters ?? [])
  return asked.flatMap(({ field }): FormField[] => {
    if (field === 'limits') return ['maxWallet', 'maxTransaction', 'limitHours']
    if (field === 'batch') return ['batchCount', 'batchReceiver']
    if (field === 'royalty') return ['royaltyPercent', 'royaltyReceiver']
    if (field === 'editions') return ['editionCount', 'editionSize']
    if (field === 'sale') return ['price', 'perAccount', 'saleStart', 'saleEnd', 'listRoot', 'listPrice', 'proceeds']
    return field === 'delay' ? ['delayHours'] : [field]
  })
}
