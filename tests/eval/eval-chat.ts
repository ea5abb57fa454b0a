import { createAssistant } from '#assistant/retrieval/answer.ts'
import { openSearch } from '#core/search/open-search.ts'
import { builtSite } from './built-site.ts'
import { measure, type Figures } from './measure.ts'
import { tuning } from './questions-tuning.ts'
import { validation } from './questions-validation.ts'

/** `npm run eval:chat`: asks the assistant every question over the built site and prints the figures beside their goals. `--misses` lists what went wrong. */
const goals: Record<keyof Figures, string> = {
  questions: '',
  hitAt1: '≥ .80',
  hitAt3: '≥ .92',
  mrr: '≥ .85',
  refusalRecall: '≥ .90',
  falseRefusals: '≤ .05',
  grounded: '1.00',
  resolving: '1.00',
  injected: '0',
  p95: '< 50 ms',
}

const site = builtSite()
const answer = createAssistant(openSearch(site.pages))
const halves = { tuning: measure(answer, tuning, site), validation: measure(answer, validation, site) }
const shown = (name: keyof Figures, value: number) => {
  if (name === 'questions' || name === 'injected') return String(value)
  return name === 'p95' ? `${value.toFixed(1)} ms` : value.toFixed(3)
}
const line = (cells: readonly string[]) => cells.map((cell, at) => cell.padEnd(at === 0 ? 14 : 10)).join('  ')
console.log(line(['', 'goal', ...Object.keys(halves)]))
for (const name of Object.keys(goals) as (keyof Figures)[])
  console.log(line([name, goals[name], ...Object.values(halves).map(({ figures }) => shown(name, figures[name]))]))

// Of the half that only judges, nobody needs to know what went wrong.
if (process.argv.includes('--misses'))
  for (const { ask, fault, got } of halves.tuning.misses) console.log(`${ask}\n    ${fault}; ${got.join(' ')}`)
