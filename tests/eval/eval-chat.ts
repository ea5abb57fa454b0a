import { tellFacts } from '#app/facts/tell-facts.ts'
import { createAssistant } from '#assistant/facts/answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'
import { halves, measure } from './measure.ts'
import { judge, questionsIn, sets } from './judged.ts'

/**
 * `npm run eval:chat`: puts every question to the assistant over the built site, judges its sentences, and prints the shares beside
 * their goals. `--misses` lists what went wrong in the half that words and thresholds are chosen by; of the other half nobody looks.
 */
const answer = createAssistant({ index: openSearch(builtSite().pages), facts: await tellFacts() })
const line = (cells: readonly (string | number)[]) =>
  console.log(cells.map((cell, at) => String(cell).padEnd(at === 0 ? 20 : 11)).join(' '))

line(['set', 'half', 'questions', 'right', 'goal', 'wrong', 'refused', 'asked back', 'p95 ms'])
for (const row of measure(answer))
  line([
    row.what,
    row.half,
    row.questions,
    row.right.toFixed(3),
    row.goal?.toFixed(2) ?? '',
    row.wrong,
    row.refused,
    row.asked,
    row.p95.toFixed(1),
  ])

if (process.argv.includes('--misses'))
  for (const question of sets.flatMap(questionsIn).filter(halves.tuning)) {
    const { verdict, output } = judge(question, answer)
    if (verdict !== 'right')
      console.log(`\n${question.set}: ${verdict}: ${question.ask}\n    ${output.replaceAll('\n', ' ')}`)
  }
