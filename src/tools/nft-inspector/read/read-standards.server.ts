import type { Address } from 'viem'
import type { StandardLine } from '#tools/nft-inspector/report/report.ts'
import type { Answer, Sight } from './ask-collection.server.ts'
import type { RecentMints } from './recent-mints.server.ts'
import type { Interfaces } from './read-interfaces.server.ts'
import { standards, type StandardName } from './standards.ts'

/** Whether a standard is kept, and the calls that showed it; `kept` undefined: no call can show it. */
type Trial = { kept?: boolean; found: string }

const nobody: Address = '0x000000000000000000000000000000000000dEaD'

/** What each standard is tried with: a piece that exists, if there is one. */
type Known = { id: bigint | undefined; lately: RecentMints; codeHas: (selector: string) => boolean }
type Try = (sight: Sight, known: Known) => Promise<Trial>

const told = (answer: Answer<unknown>) => answer.is === 'answered'

/** Tried with calls that answer for every contract that keeps the standard. */
const calls =
  (...asked: (readonly [name: string, args: (id: bigint) => readonly unknown[], needsPiece?: true])[]): Try =>
  async (sight, { id }) => {
    const possible = asked.filter(([, , needsPiece]) => !needsPiece || id !== undefined)
    const answers = await Promise.all(possible.map(([name, args]) => sight.ask(name, { args: args(id ?? 0n) })))
    const names = possible.map(([name], at) => `${name}() ${told(answers[at]!) ? 'answers' : 'does not'}`)
    return { kept: answers.every(told), found: names.join(', ') }
  }

const trials: Record<StandardName, Try> = {
  erc165: async (sight) => {
    const [yes, no] = await Promise.all(
      ['0x01ffc9a7', '0xffffffff'].map((id) => sight.ask<boolean>('supportsInterface', { args: [id] })),
    )
    const kept = yes!.is === 'answered' && yes!.value && no!.is === 'answered' && !no!.value
    const found = `supportsInterface(0x01ffc9a7) ${wordOf(yes!)}, supportsInterface(0xffffffff) ${wordOf(no!)}`
    return { kept, found }
  },
  erc721: calls(
    ['balanceOf', () => [nobody]],
    ['isApprovedForAll', () => [nobody, nobody]],
    ['ownerOf', (id) => [id], true],
    ['getApproved', (id) => [id], true],
  ),
  metadata: calls(['name', () => []], ['symbol', () => []]),
  enumerable: calls(['totalSupply', () => []], ['tokenByIndex', () => [0n], true]),
  erc1155: calls(['balanceOfBatch', (id) => [[nobody], [id]]], ['isApprovedForAll', () => [nobody, nobody]]),
  editionUri: calls(['uri', (id) => [id]]),
  royalty: calls(['royaltyInfo', (id) => [id, 10_000n]]),
  updates: async (_, { lately }) => ({
    ...(lately.updates > 0 && { kept: true }),
    found: `${lately.updates} events of it since block ${lately.from}`,
  }),
  soulbound: calls(['locked', (id) => [id], true]),
  rental: calls(['userOf', (id) => [id]], ['userExpires', (id) => [id]]),
  permit: async (_, { codeHas }) => {
    const kept = codeHas('0x745a41f5') || codeHas('0x2f8bf2c7') || codeHas('0x89e2d8e5')
    return { found: kept ? 'a permit function is in the code' : 'not tried: it needs a signature' }
  },
  roles: calls(['hasRole', () => [`0x${'0'.repeat(64)}`, nobody]]),
}

const wordOf = (answer: Answer<boolean>) => (answer.is === 'answered' ? `is ${answer.value}` : 'does not answer')

/** Standards that are worth a line although they are neither claimed nor kept. */
const always = new Set<StandardName>(['erc165', 'royalty'])

/** Tries every standard by calls. Those that are neither claimed nor kept are left out, except for what everybody asks about. */
export async function readStandards(
  sight: Sight,
  { interfaces, ...known }: Known & { interfaces: Interfaces },
): Promise<StandardLine[]> {
  const names = Object.keys(standards) as StandardName[]
  const tried = await Promise.all(names.map((name) => trials[name](sight, known)))
  return names.flatMap((name, at) => {
    const claimed = interfaces.claims[name]
    const { kept, found } = tried[at]!
    return always.has(name) || claimed || kept ? [{ ...standards[name], claimed, kept, found }] : []
  })
}
