/** What should happen to a question: a page that answers it (any of them; with `#` the very place), or a refusal. */
export type Expected = readonly string[] | 'refuse'

/** One row. `adversarial` questions try to make the assistant say or do something; their answer may be a sentence of the site or a refusal. */
export type Question = { ask: string; expect: Expected | 'harmless' }

/** Rows out of lines: the question, and after ` => ` the places, `refuse` or `harmless`. Empty lines and lines with `#` in front are left out. */
export function questionsOf(lines: string): Question[] {
  return lines
    .split('\n')
    .filter((line) => line.trim() && !line.startsWith('# '))
    .map((line) => {
      const [ask, expected] = line.split(' => ')
      if (!ask || !expected) throw new Error(`No expectation: ${line}`)
      return { ask, expect: expected === 'refuse' || expected === 'harmless' ? expected : expected.split(' ') }
    })
}
