/** What people say for one fact: how often its texts have each feature, and which topic it is of. */
export type Said = { topic: string; features: ReadonlyMap<string, number> }

/** How often each feature is said. */
export function countsOf(features: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1)
  return counts
}

/** How much each level has of what is expected: the fact itself, its topic, and everything that is said. They add up to 1. */
const levels = { fact: 0.5, topic: 0.25, all: 0.25 }

/**
 * Tells for each fact how likely a question is among what people say for it, beside among all that is said: the mean of the logarithms,
 * in nats, over the features of the question. `asked` has each feature with its weight; one that nobody says draws them all to 0.
 *
 * Query likelihood with Jelinek–Mercer smoothing over topics (Ponte and Croft 1998; Zhai and Lafferty 2001).
 */
export function openLikelihood(said: readonly Said[]): (asked: ReadonlyMap<string, number>) => Float64Array {
  const topics = [...new Set(said.map(({ topic }) => topic))]
  const topicOf = said.map(({ topic }) => topics.indexOf(topic))
  const sizes = said.map(({ features: own }) => own.values().reduce((sum, times) => sum + times, 0))
  const topicSizes = new Float64Array(topics.length)
  const features = new Map<string, Feature>()
  let size = 0
  for (const [at, { features: own }] of said.entries()) {
    const topic = topicOf[at]!
    size += sizes[at]!
    topicSizes[topic]! += sizes[at]!
    for (const [name, times] of own) {
      let feature = features.get(name)
      if (!feature) features.set(name, (feature = { count: 0, facts: [], counts: [], topics: [], topicCounts: [] }))
      feature.count += times
      feature.facts.push(at)
      feature.counts.push(times)
      if (feature.topics.at(-1) !== topic) {
        feature.topics.push(topic)
        feature.topicCounts.push(0)
      }
      feature.topicCounts[feature.topicCounts.length - 1]! += times
    }
  }

  return (asked) => {
    const ofTopics = new Float64Array(topics.length)
    const ratios = new Float64Array(topics.length)
    const found = new Float64Array(sizes.length)
    let whole = 0
    for (const [name, weight] of asked) {
      const feature = features.get(name)
      whole += weight
      if (!feature) continue
      const share = feature.count / size
      ratios.fill(levels.all)
      for (const [at, topic] of feature.topics.entries())
        ratios[topic]! += (levels.topic * feature.topicCounts[at]!) / topicSizes[topic]! / share
      for (let topic = 0; topic < topics.length; topic++) ofTopics[topic]! += weight * Math.log(ratios[topic]!)
      for (const [at, fact] of feature.facts.entries()) {
        const ratio = ratios[topicOf[fact]!]!
        const own = feature.counts[at]! / sizes[fact]!
        found[fact]! += weight * Math.log1p((levels.fact * own) / share / ratio)
      }
    }
    if (whole > 0) for (let at = 0; at < found.length; at++) found[at] = (found[at]! + ofTopics[topicOf[at]!]!) / whole
    return found
  }
}

/** A feature: how often it is said, and how often for which facts and topics. */
type Feature = { count: number; facts: number[]; counts: number[]; topics: number[]; topicCounts: number[] }
