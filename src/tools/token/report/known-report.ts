import { emitToken } from '#tools/token/generator/emit.ts'
import { variantId } from '#tools/token/generator/variants.ts'
import type { TokenFacts } from '#tools/token/page/token-facts.server.ts'
import { pausedWords } from '#tools/token/permissions/paused-words.ts'
import { remainingPermissions } from '#tools/token/permissions/remaining-permissions.ts'
import { listed } from './percent.ts'
import type { Fact } from './report.ts'

type Known = TokenFacts & { options: NonNullable<TokenFacts['options']> }

/** Whether lists or frozen amounts stop transfers of single accounts. */
const isRestricted = (options: Known['options']) =>
  options.kind === 'erc20' && (options.blockList || options.allowList || options.freezable)

/** What is true of a token whose code is one of ours: everything follows from the code, and from who holds its powers now. */
export function factsOfKnown(facts: Known): { facts: Fact[]; summary: string[] } {
  const { options, block } = facts
  const variant = variantId(options)
  const found = `Its code is that of ${variant}, byte for byte, apart from the values its constructor wrote.`
  const { powers, ended } = remainingPermissions(options, facts, facts.time)
  const ruled = powers.map(({ who, can, until, accounts }, at): Fact => {
    const held = accounts.length > 0 ? ` Held by ${listed(accounts)} on block ${block}.` : ''
    return {
      id: `known.power.${at}`,
      weight: 'ruler',
      says: `The ${who} can ${can}, ${until ? `until ${until}` : 'permanently'}.`,
      found: `${found}${held}`,
    }
  })
  const warnings = emitToken(options).risks.map(({ level, text }, at): Fact => ({
    id: `known.risk.${at}`,
    weight: level === 'warn' ? 'sign' : 'plain',
    says: text,
    found,
  }))
  const none: Fact = {
    id: 'known.none',
    weight: 'plain',
    says: 'No account has power over it, and none can ever get it.',
    found,
  }
  const paused: Fact = {
    id: 'known.paused',
    weight: 'now',
    says: pausedWords(options),
    found: `paused() is true on block ${block}.`,
  }
  const rules: Fact = {
    id: 'known.transfer',
    weight: 'plain',
    says: `A transfer delivers all that was sent: there is no tax${isRestricted(options) ? '' : ', no list'} and no other code.`,
    found,
  }
  const closed = ended.map((says, at): Fact => ({
    id: `known.ended.${at}`,
    weight: 'plain',
    says,
    found: `Read from the contract on block ${block}.`,
  }))
  return {
    facts: [
      ...(facts.paused ? [paused] : []),
      ...ruled,
      rules,
      ...(powers.length === 0 ? [none] : []),
      ...closed,
      ...warnings,
    ],
    summary: [
      `On block ${block} its code is, byte for byte, ${variant}: a token this site makes and tests.`,
      powers.length === 0
        ? 'No account has power over it.'
        : `${listed(powers.slice(0, 3).map(({ who, can }) => `The ${who} can ${can}`))}.`,
    ],
  }
}
