import { readFile } from 'node:fs/promises'
import { maxUint40, parseEther, zeroAddress, zeroHash, type Address } from 'viem'
import { contractAddresses } from '#contracts/addresses.ts'
import { CommandError, wholeNumber, type CommandInput, type CommandOption } from '#core/process/command.server.ts'
import { packKeys, readCodeList, type CodeList } from '#tools/mint/codes/code-list.server.ts'
import type { CollectionArguments } from './creation.server.ts'

/** The options of `campaign create`. */
export const termsOptions: Record<string, CommandOption> = {
  name: { about: 'its name, at most 60 characters', value: 'text' },
  symbol: { about: 'its symbol, such as FAIR', value: 'text' },
  description: { about: 'one sentence about it', value: 'text' },
  codes: { about: 'the list.json of codes create', value: 'file' },
  'list-uri': { about: 'where you publish that list, for the contract to say; nowhere without it', value: 'address' },
  'codes-until': { about: 'the printed codes are valid until then; they never expire without it', value: 'time' },
  'event-code': { about: 'the code for everybody; EVENT_CODE without it', value: 'code' },
  supply: { about: 'how many the event code mints; 0 by default, then only printed codes mint', value: 'number' },
  'per-wallet': { about: 'how many of them a wallet may mint, 1 by default', value: 'number' },
  'per-transaction': { about: 'how many of them at once, 1 by default', value: 'number' },
  start: { about: 'the event code mints from then on; today, 00:00 UTC, by default', value: 'time' },
  end: { about: 'and until then, such as 2026-12-01T18:00Z', value: 'time' },
  open: { about: 'ask for no voucher: wallets mint for themselves' },
  soulbound: { about: 'pieces stay with the account they were minted to' },
  sponsor: { about: 'what the site may pay for visitors, in the chain’s coin; 0 by default', value: 'amount' },
}

/** A collection as the operator wants it. */
export type WantedCollection = {
  args: CollectionArguments
  name: string
  eventCode: string | null
  keys: Buffer
  sponsorWei: bigint
}

type Given = {
  chainId: number
  /** The server's own event code. */
  eventCode: string
  /** Whose vouchers are asked for; absent: no key is configured. */
  signer: Address | undefined
  /** Unix seconds. */
  now: number
}

/** Reads what was typed. Throws `CommandError` with what is missing or cannot be. */
export async function readTermsTyped(input: CommandInput, given: Given): Promise<WantedCollection> {
  const { options } = input
  const name = textOf(input, 'name', 60)
  const symbol = textOf(input, 'symbol', 12)
  const description = textOf(input, 'description', 500)
  const list = typeof options.codes === 'string' ? await listIn(options.codes, given.chainId) : undefined
  const supply = options.supply === undefined ? 0 : wholeNumber(input, 'supply', 0)
  if (!list && supply === 0) wrong('Say --codes for printed codes, --supply for an event code, or both.')
  const code = supply > 0 ? String(options['event-code'] ?? given.eventCode) : ''
  if (supply > 0 && !/^[\w-]{1,64}$/.test(code)) wrong('--event-code has 1 to 64 letters, digits, - or _.')
  // The same command later the same day means the same collection: its address follows from all of this.
  const start = supply > 0 ? timeOf(input, 'start', given.now - (given.now % 86_400)) : 0
  const end = supply > 0 ? timeOf(input, 'end') : 0
  if (supply > 0 && (end <= start || end <= given.now)) wrong('--end has to be later than --start, and in the future.')
  const perWallet = supply > 0 ? wholeNumber(input, 'per-wallet', 1) : 0
  const perTransaction = supply > 0 ? wholeNumber(input, 'per-transaction', 1) : 0
  if (perTransaction > perWallet || perWallet > supply)
    wrong('Limits rise: --per-transaction, then --per-wallet, then --supply.')
  if (supply > 0 && !options.open && !given.signer)
    wrong('Set VOUCHER_KEY, whose account signs vouchers, or say --open to ask for none.')
  const voucherSigner = supply > 0 && !options.open ? given.signer! : zeroAddress
  const deadline = options['codes-until'] === undefined ? Number(maxUint40) : timeOf(input, 'codes-until')
  const listURI = list ? listUriOf(input) : ''
  const printed = list
    ? { salt: list.salt, root: list.root, count: list.keys.length, deadline, listURI }
    : { salt: zeroHash, root: zeroHash, count: 0, deadline: 0, listURI: '' }
  return {
    name,
    eventCode: code || null,
    keys: packKeys(list?.keys ?? []),
    sponsorWei: amountOf(input, 'sponsor'),
    args: [
      { name, symbol, description },
      printed,
      { code, supply, perWallet, perTransaction, start, end, voucherSigner },
      {
        royaltyReceiver: zeroAddress,
        royaltyBps: 0,
        soulbound: options.soulbound === true,
        engraver: contractAddresses.SealEngraver,
      },
    ],
  }
}

function wrong(sentence: string): never {
  throw new CommandError(sentence, { usage: true })
}

function textOf({ options }: CommandInput, name: string, most: number): string {
  const text = options[name]
  if (typeof text === 'string' && text.trim() && text.length <= most) return text.trim()
  return wrong(`Say --${name}, with at most ${most} characters.`)
}

/** A time in Unix seconds. Without a zone it is one of UTC: a command may run anywhere. */
function timeOf({ options }: CommandInput, name: string, fallback?: number): number {
  const given = options[name]
  if (given === undefined && fallback !== undefined) return fallback
  const text = String(given)
  const zoned = /(?:z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}${text.includes('T') ? '' : 'T00:00'}Z`
  const seconds = Math.floor(Date.parse(zoned) / 1000)
  return Number.isFinite(seconds) ? seconds : wrong(`Say --${name} as 2026-12-01T18:00Z.`)
}

/** Where the list of codes is published. The contract keeps it permanently, so it is an address others can open. */
function listUriOf({ options }: CommandInput): string {
  const given = options['list-uri']
  if (given === undefined) return ''
  const fits = typeof given === 'string' && given.length <= 500 && /^(?:https|ipfs|ar):\/\/\S+$/.test(given)
  return fits ? given : wrong('--list-uri is an address such as https://example.org/list.json or ipfs://….')
}

function amountOf({ options }: CommandInput, name: string): bigint {
  const given = options[name]
  if (given === undefined) return 0n
  if (!/^\d{1,9}(?:\.\d{1,18})?$/.test(String(given))) return wrong(`--${name} is an amount such as 0.25.`)
  return parseEther(String(given))
}

async function listIn(path: string, chainId: number): Promise<CodeList> {
  const text = await readFile(path, 'utf8').catch(() => wrong(`${path} cannot be read.`))
  try {
    const list = readCodeList(text)
    if (list.chainId !== chainId) wrong(`The codes were made for chain ${list.chainId}, and CHAIN_ID is ${chainId}.`)
    return list
  } catch (error) {
    return wrong((error as Error).message)
  }
}
