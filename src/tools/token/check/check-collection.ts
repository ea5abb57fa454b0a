import { figure } from '#core/text/figure.ts'
import { largestBatch } from '#tools/token/features/erc721/consecutive.ts'
import { mostEditions, mostPieces } from '#tools/token/features/erc1155/sale.ts'
import { mostRoyalty } from '#tools/token/features/royalties.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { checkAccount } from './check-account.ts'
import { checkSale, isHash, type Note } from './check-sale.ts'
import type { FormField, TokenForm } from './form.ts'
import { parseAmount } from './parse-amount.ts'

type Asked = { options: TokenOptions; note: Note; contracts: readonly string[] }

/** Reads an account of a collection, and tells `note` what is wrong with it; the zero address where it cannot be read. */
function readAccount(field: FormField, form: TokenForm, { note, contracts }: Asked): `0x${string}` {
  const checked = checkAccount(form[field] ?? '', { contracts })
  note(field, checked)
  return checked.account ?? `0x${'0'.repeat(40)}`
}

/** Reads what a collection or editions ask for beside names and accounts. Reports what is wrong to `note`. */
export function checkCollection(form: TokenForm, asked: Asked): Partial<TokenValues> {
  const { options, note } = asked
  const values: Partial<TokenValues> = {}
  if (options.kind === 'erc20' || options.kind === 'erc4626' || options.kind === 'erc6909') return values
  if (options.royalties)
    values.royalty = { share: royaltyIn(form, note), receiver: readAccount('royaltyReceiver', form, asked) }
  if (options.sale) values.sale = { phases: checkSale(form, note), proceeds: readAccount('proceeds', form, asked) }
  if (options.kind === 'erc1155') {
    if (options.sale)
      values.editions = {
        count: wholeIn('editionCount', { form, note, most: mostEditions }),
        size: wholeIn('editionSize', { form, note, most: mostPieces }),
      }
    return values
  }
  if (options.capped) {
    if (/^[1-9]\d{0,17}$/.test(form.maxSupply?.trim() ?? '')) values.maxSupply = BigInt(form.maxSupply!)
    else note('maxSupply', { error: 'Enter how many tokens there may be: a whole number from 1 on.' })
  }
  if (options.consecutive)
    values.batch = {
      count: batchIn(form, { note, most: values.maxSupply }),
      receiver: readAccount('batchReceiver', form, asked),
    }
  if (options.reveal) {
    const commitment = form.commitment?.trim() ?? ''
    if (isHash(commitment)) values.commitment = commitment
    else note('commitment', { error: 'Make the hash below, or paste it: 0x and 64 digits.' })
  }
  return values
}

/** A whole number from one on, as people write it. */
function wholeIn(field: FormField, { form, note, most }: { form: TokenForm; note: Note; most: bigint }): bigint {
  const text = form[field]?.trim().replaceAll(',', '') ?? ''
  const number = /^\d{1,18}$/.test(text) ? BigInt(text) : 0n
  if (number === 0n || number > most) note(field, { error: `Enter a whole number from 1 to ${figure(most)}.` })
  return number
}

function royaltyIn(form: TokenForm, note: Note): bigint {
  const parsed = parseAmount(form.royaltyPercent ?? '', 2)
  const share = 'amount' in parsed ? parsed.amount : 0n
  if (share === 0n || share > mostRoyalty)
    note('royaltyPercent', { error: 'Enter a percentage from 0.01 to 10, with two digits after the point at most.' })
  return share
}

function batchIn(form: TokenForm, { note, most }: { note: Note; most: bigint | undefined }): bigint {
  const text = form.batchCount?.trim().replaceAll(',', '') ?? ''
  const count = /^\d{1,4}$/.test(text) ? BigInt(text) : 0n
  if (count === 0n || count > largestBatch)
    note('batchCount', { error: `Enter a whole number from 1 to ${largestBatch}.` })
  else if (most !== undefined && count > most)
    note('batchCount', { error: 'These are more pieces than there may be at most.' })
  return count
}
