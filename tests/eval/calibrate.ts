import { tellFacts } from '#app/facts/tell-facts.ts'
import { openMatches } from '#assistant/facts/match-facts.ts'
import { isTuning, questionsIn, sets } from './judged.ts'
const facts = await tellFacts()
const open = Object.fromEntries(Object.entries(facts).map(([l, f]) => [l, openMatches(l as 'en', f!)]))
const lang = (q: any) =>
  q.set.startsWith('english') ? 'en' : ({ german: 'de', french: 'fr', spanish: 'es' } as any)[q.set]
const rows: { s: number; c: number; k: string; gap: number }[] = []
for (const q of sets
  .filter((s) => s !== 'two-part')
  .flatMap(questionsIn)
  .filter((q) => isTuning(q.ask)) as any[]) {
  if (q.kind === 'harmless') continue
  const [a, b] = open[lang(q)]!.match(q.ask)
  const ok =
    q.kind === 'answer' &&
    a &&
    q.must.every((p: RegExp) => p.test(a.fact.says)) &&
    !q.not.some((p: RegExp) => p.test(a.fact.says))
  rows.push({
    s: a?.score ?? 0,
    c: a?.covers ?? 0,
    k: q.kind === 'answer' ? (ok ? 'right' : 'wrong') : q.kind,
    gap: (a?.score ?? 0) - (b?.score ?? 0),
  })
}
for (let t = 0.2; t < 1; t += 0.06) {
  const r = rows.filter(({ s }) => s >= t && s < t + 0.06)
  const n = (k: string) => r.filter((x) => x.k === k).length
  console.log(t.toFixed(2), 'right', n('right'), 'wrong', n('wrong'), 'refuse', n('refuse'), 'ask', n('ask'))
}
