import { createAssistant } from '#assistant/facts/answer.ts'
import { tellFacts } from '#app/facts/tell-facts.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'
import { isTuning, judge, questionsIn, sets } from './judged.ts'

const facts = await tellFacts()
console.log(
  Object.entries(facts)
    .map(([l, f]) => `${l} ${f.length}`)
    .join(', '),
)
const site = builtSite()
const answer = createAssistant({ index: openSearch(site.pages), facts })
const show = process.argv[2]
for (const set of sets) {
  let all
  try {
    all = questionsIn(set)
  } catch (e) {
    console.log(set, String(e))
    continue
  }
  for (const half of ['tuning', 'validation']) {
    const asked = all.filter(({ ask }) => isTuning(ask) === (half === 'tuning'))
    for (const kind of ['answer', 'refuse', 'ask', 'harmless']) {
      const own = asked.filter((q) => q.kind === kind)
      if (!own.length) continue
      const done = own.map((q) => ({ q, ...judge(q, answer) }))
      const n = (v: string) => done.filter((d) => d.verdict === v).length
      console.log(
        set.padEnd(20),
        half.padEnd(11),
        kind.padEnd(9),
        own.length,
        'right',
        n('right'),
        (n('right') / own.length).toFixed(3),
        'wrong',
        n('wrong'),
        'refused',
        n('refused'),
        'asked',
        n('asked'),
        'p95',
        done
          .map((d) => d.took)
          .toSorted((a, b) => a - b)
          [Math.floor(done.length * 0.95)]?.toFixed(1),
      )
      if (half === 'tuning' && show === set)
        for (const d of done)
          if (d.verdict !== 'right')
            console.log(
              '   ',
              d.verdict,
              '|',
              d.q.ask,
              '|',
              'must' in d.q ? d.q.must.join(' ') : '',
              '\n        →',
              d.output.slice(0, 220).replaceAll('\n', ' '),
            )
    }
  }
}
