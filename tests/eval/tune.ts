import { tellFacts } from '#app/facts/tell-facts.ts'
import { detectLanguage } from '#assistant/facts/detect-language.ts'
import { openMatches, weights } from '#assistant/facts/match-facts.ts'
import { isTuning, questionsIn, sets } from './judged.ts'
const facts = await tellFacts()
const open = Object.fromEntries(Object.entries(facts).map(([l, f]) => [l, openMatches(l as 'en', f!)]))
const all = sets
  .filter((s) => s !== 'two-part')
  .flatMap(questionsIn)
  .filter((q) => isTuning(q.ask) && q.kind === 'answer') as any[]
const refuse = sets.flatMap(questionsIn).filter((q) => isTuning(q.ask) && q.kind === 'refuse')
const lang = (q: any) =>
  q.set.startsWith('english') ? 'en' : ({ german: 'de', french: 'fr', spanish: 'es' } as any)[q.set]
let wrongLang = 0
for (const q of all) {
  const d = detectLanguage(q.ask) ?? 'en'
  if (d !== lang(q)) {
    wrongLang++
    console.log('lang', JSON.stringify(d), q.ask)
  }
}
const ok = (q: any, says: string) =>
  q.must.every((p: RegExp) => p.test(says)) && !q.not.some((p: RegExp) => p.test(says))
const have = (q: any) => facts[lang(q) as 'en']!.some((f) => ok(q, f.says))
const answerable = all.filter(have)
console.log('questions', all.length, 'with a fact that satisfies', answerable.length, 'wrong language', wrongLang)
for (const q of all.filter((q) => !have(q))) console.log('  none:', q.set, q.ask, q.must.join(' '))
function rate() {
  let h1 = 0,
    h3 = 0,
    mrr = 0
  for (const q of answerable) {
    const r = open[lang(q)]!.match(q.ask).findIndex(({ fact }) => ok(q, fact.says)) + 1
    if (r === 1) h1++
    if (r > 0 && r <= 3) h3++
    if (r) mrr += 1 / r
  }
  return { h1: h1 / answerable.length, h3: h3 / answerable.length, mrr: mrr / answerable.length }
}
console.log(rate())
if (process.argv[2] === 'search') {
  const space: Record<string, number[]> = {
    other: [0.5, 0.65, 0.8, 0.9],
    says: [0.2, 0.35, 0.5, 0.65],
    unknown: [0.5, 0.75, 1],
    precision: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    wording: [0.4, 0.5, 0.6, 0.7, 0.8, 0.9],
    asks: [0, 0.02, 0.04, 0.08],
  }
  let best = rate()
  for (let round = 0; round < 2; round++)
    for (const [k, vs] of Object.entries(space)) {
      const before = (weights as any)[k]
      let keep = before
      for (const v of vs) {
        ;(weights as any)[k] = v
        const r = rate()
        if (r.h1 + r.mrr > best.h1 + best.mrr + 1e-9) {
          best = r
          keep = v
        }
      }
      ;(weights as any)[k] = keep
      console.log(k, keep, best)
    }
}
