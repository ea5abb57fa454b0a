import { isLoopbackName } from '#core/http/loopback.ts'
import { longestDelay } from '#tools/token/features/delay.ts'
import { mostDecimals } from '#tools/token/features/erc20/base.ts'
import type { TokenOptions } from '#tools/token/features/options.ts'
import type { TokenValues } from '#tools/token/features/values.ts'
import { hasPieces } from '#tools/token/pieces/piece-options.ts'
import { placeIn } from '#tools/token/pieces/piece-limits.ts'
import { checkAccount } from './check-account.ts'
import { checkAmounts } from './check-amounts.ts'
import { checkCollection } from './check-collection.ts'
import { checkFirstToken } from './check-first-token.ts'
import { bytesOf, checkKnown, checkReadable, tidyText, type Finding } from './check-text.ts'
import { fieldsOf, type FormField, type TokenForm } from './form.ts'

/** The longest name a signature can speak of (EIP-712 as OpenZeppelin stores it), the longest without, and the longest symbol. */
export const longest = { signedName: 31, name: 64, symbol: 11, uri: 2000 }

/** A form that was read: the values when nothing is wrong, and sentences by field. */
export type CheckedToken = {
  values?: Partial<TokenValues>
  errors: { [field in FormField]?: string }
  warnings: { [field in FormField]?: string }
}

/**
 * Reads what a visitor filled in for a token with these options (T17, T19, T20). The constructor refuses the same, where it can.
 * `contracts` are accounts that were found to have code.
 */
export function checkToken(
  options: TokenOptions,
  form: TokenForm,
  { contracts = [] }: { contracts?: readonly string[] } = {},
): CheckedToken {
  const values: Partial<TokenValues> = {}
  const errors: CheckedToken['errors'] = {}
  const warnings: CheckedToken['warnings'] = {}
  const note = (field: FormField, { error, warning }: Finding) => {
    if (error) errors[field] ??= error
    else if (warning) warnings[field] ??= warning
  }

  for (const field of fieldsOf(options)) {
    const text = form[field] ?? ''
    if (field === 'name' || field === 'symbol' || field === 'uri') {
      values[field] = tidyText(text)
      note(field, checkWords(field, values[field], options))
    }
    if (isAccountField(field)) {
      // A bridge and an asset are contracts: that is nothing to be warned of.
      const known = field === 'bridge' || field === 'asset' ? [] : contracts
      const checked = checkAccount(text, {
        optional: openAtFirst.has(field),
        contracts: known,
        ...(field === 'asset' && { missing: 'Enter the address of the token that is deposited.' }),
      })
      values[field] = checked.account
      note(field, checked)
    }
    if (field === 'delayHours') values.delay = checkDelay(text, note)
  }
  if (options.kind === 'erc20') {
    const decimals = /^\d{1,2}$/.test(form.decimals?.trim() ?? '') ? Number(form.decimals) : -1
    if (decimals < 0 || decimals > mostDecimals)
      note('decimals', { error: `Enter a whole number from 0 to ${mostDecimals}; most tokens have 18.` })
    else Object.assign(values, { decimals }, checkAmounts(options, form, { decimals, note }))
  }
  if (options.kind === 'erc6909') Object.assign(values, checkFirstToken(form, note))
  Object.assign(values, checkCollection(form, { options, note, contracts }))
  return Object.keys(errors).length > 0 ? { errors, warnings } : { values, errors, warnings }
}

const accountFields = ['receiver', 'owner', 'admin', 'minter', 'pauser', 'controller', 'bridge', 'asset'] as const
const openAtFirst: ReadonlySet<FormField> = new Set(['minter', 'pauser', 'controller'])

function isAccountField(field: FormField): field is (typeof accountFields)[number] {
  return accountFields.some((one) => one === field)
}

/** Reads a delay in hours, and answers it in seconds. */
function checkDelay(text: string, note: (field: FormField, finding: Finding) => void): bigint {
  const most = Number(longestDelay / 3600n)
  const hours = /^\d{1,4}$/.test(text.trim()) ? Number(text) : 0
  if (hours < 1 || hours > most)
    note('delayHours', { error: `Enter how many hours the delay lasts: a whole number from 1 to ${most}.` })
  else if (hours < 24)
    note('delayHours', { warning: 'Holders who sleep do not see it in time. Two days, 48 hours, are usual.' })
  return BigInt(hours) * 3600n
}

/** What is wrong with a name, a symbol, or the address of metadata. */
function checkWords(field: 'name' | 'symbol' | 'uri', text: string, options: TokenOptions): Finding {
  const bytes = bytesOf(text)
  if (field === 'name') {
    if (!text) return { error: 'Give the token a name.' }
    const signed =
      (options.kind === 'erc4626' && options.permit) ||
      (options.kind === 'erc20' && (options.permit || options.authorizations))
    if (signed && bytes > longest.signedName)
      return {
        error: `With signatures the name has at most ${longest.signedName} bytes; this one has ${bytes}. Shorten it, or leave permit and transfers by signature out.`,
      }
    if (bytes > longest.name) return { error: `Shorten the name to ${longest.name} bytes; it has ${bytes}.` }
    return checkReadable(text)
  }
  if (field === 'symbol') {
    if (!text) return { error: 'Give the token a symbol, such as GLD.' }
    if (/\s/.test(text)) return { error: 'Write the symbol without spaces.' }
    if ([...text].length > longest.symbol) return { error: `Shorten the symbol: wallets show ${longest.symbol} signs.` }
    const readable = checkReadable(text)
    return readable.error ? readable : { warning: checkKnown(text).warning ?? readable.warning }
  }
  return checkUri(text, options)
}

function checkUri(text: string, options: TokenOptions): Finding {
  const { kind } = options
  const own = placeIn(text)
  const isHere = own !== undefined && URL.canParse(text) && isLoopbackName(new URL(text).hostname)
  if (!/^(?:ipfs|ar|https|data):/.test(text) && !isHere)
    return {
      error: `Enter the address of the metadata, beginning with ipfs://, ar:// or https://.${hasPieces(options) ? ' Or add the pieces below.' : ''}`,
    }
  if (/[^\x21-\x7e]/.test(text)) return { error: 'Write the address without spaces and with plain letters only.' }
  if (text.length > longest.uri) return { error: `Shorten the address to ${longest.uri} signs: each costs gas.` }
  if (options.kind === 'erc721' && !options.reveal && !/[/=#]$/.test(text))
    return { warning: 'The number of the token is put right behind it. Should it end in a slash?' }
  if (kind === 'erc1155' && !text.includes('{id}'))
    return { warning: 'Without {id} in it, every token shows the same metadata.' }
  if (isHere) return { warning: 'The pieces are shown while the site of this machine runs, and nowhere else.' }
  if (own?.is === 'fixed')
    return { warning: 'The list of the pieces is fixed by its SHA-256. They are shown as long as this site is there.' }
  if (own) return { warning: 'You add the pieces after the launch. They are shown as long as this site is there.' }
  if (text.startsWith('https:'))
    return { warning: 'The operator of this server can change the metadata. ipfs:// cannot be changed.' }
  return {}
}
