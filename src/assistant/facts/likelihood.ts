/** What people say for one fact: how often each feature of their texts comes, and which topic it is of. */
export type Said = { topic: string; counts: ReadonlyMap<string, number> }

/** How much each level has of what is expected: the fact itself, its topic, and everything that is said. They add up to 1. */
const levels = { fact: 0.5, topic: 0.25, all: 0.25 }

/**
 * Tells for each fact how likely a question is among what people say for it, beside among all that is said: the mean of the logarithms,
 * in nats, over the features of the question. `asked` has each feature with its weight; one that nobody says makes every fact less likely.
 *
 * Query likelihood with Jelinek–Mercer smoothing over topics (Ponte and Croft 1998; Zhai and Lafferty 2001).
 */
export function openLikelihood(said: readonly Said[]): (asked: ReadonlyMap<string, number>) => Float64Array {
  const topics = [...new Set(said.map(({ topic }) => topic))]
  const topicOf = said.map(({ topic }) => topics.indexOf(topic))
  const topicSizes = new Float64Array(topics.length)
  let size = 0
  const features = new Map<string, Feature>()
  for (const [at, { counts }] of said.entries()) {
    let own = 0
    for (const count of counts.values()) own += count
    size += own
    topicSizes[topicOf[at]!]! += own
    for (const [name, count] of counts) {
      const feature: Feature = features.get(name) ?? { count: 0, facts: [], shares: [], topics: new Map() }
      features.set(name, feature)
      feature.count += count
      feature.facts.push(at)
      feature.shares.push(count / own)
      feature.topics.set(topicOf[at]!, (feature.topics.get(topicOf[at]!) ?? 0) + count)
    }
  }

  return (asked) => {
    const ofTopics = new Float64Array(topics.length)
    const ratios = new Float64Array(topics.length)
    const found = new Float64Array(said.length)
    let whole = 0
    for (const [name, weight] of asked) {
      const feature = features.get(name)
      whole += weight
      if (!feature) continue
      const share = feature.count / size
      ratios.fill(levels.all)
      for (const [topic, count] of feature.topics) ratios[topic]! += (levels.topic * count) / topicSizes[topic]! / share
      for (let topic = 0; topic < topics.length; topic++) ofTopics[topic]! += weight * Math.log(ratios[topic]!)
      for (const [at, fact] of feature.facts.entries()) {
        const ratio = ratios[topicOf[fact]!]!
        found[fact]! += weight * Math.log1p((levels.fact * feature.shares[at]!) / share / ratio)
      }
    }
    if (whole > 0) for (let at = 0; at < found.length; at++) found[at] = (found[at]! + ofTopics[topicOf[at]!]!) / whole
    return found
  }
}

/** A feature: how often it is said, by which facts and with which share of what is said for them, and how often by each topic. */
type Feature = { count: number; facts: number[]; shares: number[]; topics: Map<number, number> }
