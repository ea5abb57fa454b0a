/** What a visitor is told apart from the text of a page, by the roles that say it. */
const told = /^- '?(?:alert|alertdialog|dialog|status)\b/

/** Lines of one thing that was said, and of all. */
const most = { each: 5, all: 24 }

/** A line of a snapshot: how deep it stands, and what it says without its marks. */
const lineOf = (line: string) => ({
  depth: line.search(/\S/),
  text: line.trim().replaceAll(/ \[(?:ref=\w+|cursor=pointer)\]/g, ''),
})

/**
 * What a page was telling its visitor when a journey failed: its windows, alerts and states, each with the lines below it, from the
 * snapshot that Playwright attaches to a failure. Empty where there is none, or where the page said nothing.
 */
export function saidOnPage(context: string): string[] {
  const [, snapshot = ''] = context.match(/^```yaml\n([\s\S]*?)^```/m) ?? []
  const lines = snapshot.split('\n').map(lineOf)
  const said = lines.flatMap(({ depth, text }, at) => {
    if (!told.test(text)) return []
    const end = lines.findIndex((line, below) => below > at && line.depth <= depth)
    const below = lines.slice(at + 1, end === -1 ? undefined : end).map((line) => line.text)
    const isEmpty = below.length === 0 && !/: \S/.test(text)
    return isEmpty ? [] : [text, ...below.slice(0, most.each - 1).map((line) => `  ${line}`)]
  })
  return said.slice(0, most.all)
}
