import { pricing } from '#content/pricing.ts'
import { switchesOf } from '#tools/token/features/catalogue.ts'
import type { Power, Switch } from '#tools/token/features/feature.ts'
import { normalise, type Erc20Options } from '#tools/token/features/options.ts'
import { emitToken } from '#tools/token/generator/emit.ts'
import { knownFunctions } from '#tools/token/signs/known-functions.ts'

/** What a feature costs in trust: nothing, a question that a buyer asks, or a warning that a buyer reads. */
export const trustCosts = ['none', 'question', 'warning'] as const

/** One feature of an ERC-20 as a buyer sees it. Sentences are those of the creator and of the token's public page. */
export type FeatureCost = {
  /** Its name in the draft of the creator. */
  name: string
  label: string
  /** Who can do something with it that they cannot do without: a right, or a power over holders. */
  gains: readonly ('holder' | 'anyone' | 'account')[]
  /** What they can do, one sentence each. */
  powers: readonly string[]
  /** What the page of the token tells a buyer about it. */
  reads: readonly string[]
  cost: (typeof trustCosts)[number]
  /** Set for what only limits another power. */
  limits?: true
  /** Working days it adds where we write the token, for what has a price. */
  days?: number
}

const switches = switchesOf('erc20') as readonly Switch<Erc20Options>[]
const handedOver = new Set<string>(
  knownFunctions.handover.functions.map((each) => each.split('(')[0]!).concat('acceptOwnership'),
)

/** A token with these features and no other. */
const tokenWith = (...names: readonly string[]) => {
  const asked = Object.fromEntries(switches.map(({ name }) => [name, names.includes(name)]))
  const { options } = normalise({ kind: 'erc20', access: 'none', ...asked } as Erc20Options)
  return { options, ...emitToken(options) }
}

/** What each feature of the creator means for those who hold the token, what costs nothing first. */
export function featureCosts(): FeatureCost[] {
  return switches.map(costOf).toSorted((one, other) => trustCosts.indexOf(one.cost) - trustCosts.indexOf(other.cost))
}

function costOf({ name, label }: Switch<Erc20Options>): FeatureCost {
  const alone = tokenWith(name)
  // A cap and a delay are in a token only where it has a power for them; votes bring permit along, which has its own row.
  const limits = !alone.options[name]
  const [token, without] = limits
    ? [tokenWith('mintable', name), tokenWith('mintable')]
    : [
        alone,
        tokenWith(...switches.flatMap((each) => (each.name !== name && alone.options[each.name] ? [each.name] : []))),
      ]
  const isNew = ({ can, functions }: Power) =>
    !functions.some((each) => handedOver.has(each)) && !without.powers.some((power) => power.can === can)
  const powers = token.powers.filter(isNew)
  const risks = token.risks.filter(({ text }) => !without.risks.some((risk) => risk.text === text))
  const warned = risks.some(({ level }) => level === 'warn')
  return {
    name,
    label,
    gains: [...new Set(powers.map(({ who }) => (isRight({ who }) ? who : 'account')))] as FeatureCost['gains'],
    powers: powers.map(sentence).map(inSentences),
    reads: risks.map(({ text }) => text),
    cost: warned ? 'warning' : risks.length > 0 || powers.some((power) => !isRight(power)) ? 'question' : 'none',
    ...(limits && { limits }),
    ...daysOf(name),
  }
}

/** What holders or everyone can do is a right; what one account can do is a power over them. */
const isRight = ({ who }: Pick<Power, 'who'>) => who === 'holder' || who === 'anyone'

const sentence = ({ who, can, until }: Power) =>
  who === 'holder'
    ? `Holders can ${can}.`
    : who === 'anyone'
      ? `Anyone can ${can}.`
      : `The ${who} can ${can}${until ? `, until ${until}` : ''}.`

/** What a semicolon joins, as sentences of their own: a page has room for them. */
const inSentences = (words: string) => words.replaceAll(/; (\w)/g, (_, letter: string) => `. ${letter.toUpperCase()}`)

/** Options of the price list have the names of the features they are. */
function daysOf(name: string) {
  const option = pricing.token.options.find(({ id }) => id === name || `${id}d` === name)
  return option && { days: option.days }
}
