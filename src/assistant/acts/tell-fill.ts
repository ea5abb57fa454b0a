import type { Address } from 'viem'
import { formatUnits, getAddress } from 'viem/utils'
import type { ToldHere } from '#assistant/conversation/chat-state.ts'
import { asText } from '#assistant/markdown/as-text.ts'
import { pageRpc } from '#chain/read/page-rpc.ts'
import { amountText } from '#chain/tokens/amount-text.ts'
import { readToken, type Token } from '#chain/tokens/read-token.ts'
import type { Rpc } from '#chain/read/rpc.ts'
import type { ActWords } from '#content/answers/act-words.ts'
import { creatorPath, serviceAt } from '#core/offer/offered.ts'
import type { SaidLock, SaidToken } from './act.ts'
import { figuresIn, fill } from './figures.ts'
import { lockHref, tokenHref } from './fill-links.ts'
import { tokensCalled } from './known-tokens.ts'
import { placeOf } from './places.ts'

const list = (lines: readonly (string | undefined | false)[]) =>
  lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join('\n')

/** What was understood of a token to create, and the link that opens the creator with it. */
export function tellToken(said: SaidToken): ToldHere {
  const { language, kind, name, symbol, supply, cap, decimals, features, left } = said
  const { words, amount } = figuresIn(language)
  const { fill: says } = words
  const place = placeOf(serviceAt(creatorPath)!, 'create')
  const kinds = { erc20: 'ERC-20', erc721: 'ERC-721', erc1155: 'ERC-1155' }
  return {
    text: [
      `${says.token} [1](${place.href})`,
      list([
        fill(says.kind, { kind: kinds[kind] }),
        name && fill(says.name, { name: asText(name) }),
        symbol && fill(says.symbol, { symbol }),
        supply && fill(says.supply, { supply: amount(supply) }),
        cap && fill(says.cap, { cap: amount(cap) }),
        decimals && fill(says.decimals, { decimals }),
        features.length > 0 && fill(says.features, { features: features.join(', ') }),
      ]),
      ending(left, says),
    ].join('\n\n'),
    mark: 'here',
    citations: [place],
    acts: [{ label: says.openToken, href: tokenHref(said) }],
  }
}

const ending = (left: readonly string[], says: { left: string; nothingSigned: string }) =>
  [left.length > 0 && fill(says.left, { words: asText(left.join(', ')) }), says.nothingSigned].filter(Boolean).join(' ')

/** What was understood of a lock, and the link that opens its form with it. A token that is named is looked up on the chain. */
export async function tellLock(said: SaidLock, rpc: Rpc = pageRpc()): Promise<ToldHere> {
  const { language, share, of, shape, span, until, cliff, steps, owner, symbol, left } = said
  const { words, span: spanText, number, amount: amountOf, day } = figuresIn(language)
  const { fill: says } = words
  const { token, tokenLine } = await meant(said, rpc)
  const place = placeOf('token-locking', 'lock')
  const amount = amountFor(said, token)
  const isTimed = shape === 'never' || span || until
  return {
    text: [
      `${says.lock} [1](${place.href})`,
      list([
        tokenLine,
        said.amount &&
          fill(says.amount, {
            amount: `${amountOf(said.amount)} ${asText(token?.symbol ?? symbol ?? '')}`.trim(),
          }),
        share !== undefined && shareLine(share, { of, token, says, number }),
        fill(says.schedule, { shape: says.shapes[shape] }),
        cliff && fill(says.cliff, { span: spanText(cliff) }),
        steps !== undefined && fill(says.steps, { count: steps }),
        span && fill(says.span, { span: spanText(span) }),
        until && fill(says.until, { date: day(Date.parse(until) / 1_000) }),
        !isTimed && says.noTime,
        owner && fill(says.owner, { address: owner }),
      ]),
      ending(left, says),
    ].join('\n\n'),
    mark: symbol || said.token ? 'looked-up' : 'here',
    citations: [place],
    acts: [
      {
        label: says.openLock,
        href: lockHref(said, { ...(token && { address: token.address }), ...(amount && { amount }) }),
      },
    ],
  }
}

const partOf = ({ proof }: Token, share: number) => (proof.supply * BigInt(Math.round(share * 100))) / 10_000n

/** The line about a share of what is meant. How much the supply is of a token that is not known, nobody can say. */
function shareLine(
  share: number,
  {
    of,
    token,
    says,
    number,
  }: Pick<SaidLock, 'of'> & {
    token: Token | undefined
    says: ActWords['fill']
    number: (value: number) => string
  },
): string {
  if (of !== 'supply') return fill(says.shareOfBalance, { share: number(share) })
  if (!token) return fill(says.shareOfUnknown, { share: number(share) })
  return fill(says.shareOfSupply, { share: number(share), amount: asText(amountText(partOf(token, share), token)) })
}

/** The amount in the form: as it was said, or the part of the supply. A part of a balance is known once a wallet is connected. */
function amountFor({ amount, share, of }: SaidLock, token: Token | undefined): string | undefined {
  if (amount) return amount
  return share !== undefined && of === 'supply' && token ? formatUnits(partOf(token, share), token.decimals) : undefined
}

/** The token that is meant, and the line that says so. */
async function meant(said: SaidLock, rpc: Rpc): Promise<{ token?: Token; tokenLine?: string }> {
  const { words } = figuresIn(said.language)
  const { fill: says, thing } = words
  const line = (token: Token) =>
    fill(says.tokenIs, { name: asText(token.name), symbol: asText(token.symbol), address: getAddress(token.address) })
  try {
    if (said.token) {
      const token = await readToken(rpc, said.token as Address)
      return token ? { token, tokenLine: line(token) } : { tokenLine: fill(says.unknownToken, { symbol: said.token }) }
    }
    if (!said.symbol) return {}
    const [token, second, ...more] = await tokensCalled(said.symbol, rpc)
    const symbol = asText(said.symbol)
    if (token && second) return { tokenLine: fill(says.severalTokens, { symbol, count: more.length + 2 }) }
    return token ? { token, tokenLine: line(token) } : { tokenLine: fill(says.unknownToken, { symbol }) }
  } catch {
    return { tokenLine: thing.silent }
  }
}
