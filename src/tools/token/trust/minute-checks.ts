import { isThere } from '#core/offer/offered.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import type { Erc20Options } from '#tools/token/features/options.ts'
import { firstDraft, readDraft } from '#tools/token/form/token-draft.ts'
import { emitToken } from '#tools/token/generator/emit.ts'

/** How an answer is taken: it settles the question, is asked about, warns, or is still the founder's to give. */
export type Taken = 'settled' | 'question' | 'warning' | 'yours'

/** One thing that a buyer looks at, so many seconds after they found the token. */
export type MinuteCheck = {
  second: number
  asks: string
  answer: string
  taken: Taken
  /** The page on which the founder answers it. */
  next?: readonly [path: string, name: string]
}

/** The checks of a token, and what the token is called. */
export type Minute = { name: string; checks: readonly MinuteCheck[] }

type Name = Exclude<keyof Erc20Options, 'kind' | 'access'>

/** What a buyer checks in a minute on the token of a draft, which is the query of an address. Undefined for other kinds than ERC-20. */
export function firstMinute(query = ''): Minute | undefined {
  const { options, form } = readDraft(query) ?? firstDraft()
  if (options.kind !== 'erc20') return undefined
  const { powers } = emitToken(options)
  const held = powers.filter(({ who }) => who !== 'holder' && who !== 'anyone')
  const name = form.name?.trim() || 'Your token'
  const symbol = form.symbol?.trim()
  return {
    name: symbol ? `${name} (${symbol})` : name,
    checks: [
      {
        second: 0,
        asks: 'Is this the token I heard of?',
        answer: `${name} gets a page with its address, its seal and its exact source.`,
        taken: 'settled',
      },
      check(10, 'Can I sell it again?', options, ['pausable', 'blockList', 'allowList', 'freezable']),
      check(20, 'Can anyone create more?', options, ['mintable', 'bridged', 'flashMint']),
      {
        second: 30,
        asks: 'Who has power over it?',
        answer:
          held.length === 0
            ? 'No account has power over this token.'
            : `The page lists ${held.length} ${held.length === 1 ? 'power' : 'powers'}, each with its holder and its end.`,
        taken: held.length === 0 ? 'settled' : 'question',
      },
      check(38, 'Are wallets or transfers limited?', options, ['limits'], 'question'),
      {
        second: 45,
        asks: 'Can the makers sell their share tomorrow?',
        answer: `The launch sends ${form.supply?.trim() || 'the whole supply'} to one address. A lock shows which part stays there.`,
        taken: 'yours',
        ...nextAt('/token-locking', 'Lock a share'),
      },
      {
        second: 52,
        asks: 'Can the liquidity be pulled?',
        answer: 'A pool without a lock can be emptied in one transaction.',
        taken: 'yours',
        ...nextAt('/liquidity-locking', 'Lock the liquidity'),
      },
    ],
  }
}

/** Where one goes on, if the company has that page. */
const nextAt = (path: string, words: string): Pick<MinuteCheck, 'next'> =>
  isThere(path) ? { next: [path, words] } : {}

/** A check that features answer: what each that is chosen means, or what holds without all of them. */
function check(
  second: number,
  asks: string,
  options: Erc20Options,
  names: readonly Name[],
  heavy: Taken = 'warning',
): MinuteCheck {
  const switches = names.map((name) => switchesOf('erc20').find((each) => each.name === name)!)
  const chosen = switches.filter((_, at) => options[names[at]!])
  return {
    second,
    asks,
    answer: chosen.length === 0 ? switches[0]!.off : chosen.map(({ on }) => on).join(' '),
    taken: chosen.length === 0 ? 'settled' : heavy,
  }
}
