/** Marks in a row that no sentence needs, and that take a parser longer than a reply is worth. */
const tooMany = /([>*_[\]`~|!(<&\\])(?:[ \t]*\1){60}/

/** The deepest an item or a quotation may stand within others. */
const deepest = 8

/** Whether a text would take a parser of Markdown too far: it is then shown as it is. */
export function isTooTangled(markdown: string): boolean {
  return tooMany.test(markdown) || markdown.split('\n').some((line) => depthOf(line) > deepest)
}

/** How many lists and quotations a line may stand in: by its marks, and by four columns for each that stand before an item. */
function depthOf(line: string): number {
  const [marks = ''] = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])[ \t]))*/.exec(line) ?? []
  const columns = /^[ \t]*/.exec(marks)![0].replaceAll('\t', '    ').length
  return (marks.match(/\S+/g) ?? []).join('').replaceAll(/\d+[.)]/g, '-').length + Math.floor(columns / 4)
}

/**
 * Cuts Markdown where one part cannot change the meaning of the next, so that only the last part of a growing text is read again.
 * Put together again with a blank line between them, the parts are the text.
 */
export function blocksOf(markdown: string): string[] {
  // A definition stands for links anywhere in the text.
  if (/^ {0,3}\[[^\]]+\]:/m.test(markdown)) return [markdown]
  const blocks: string[] = []
  let fence: string | undefined
  let current: string[] = []
  const lines = markdown.split('\n')
  for (const [at, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (mark && !fence) fence = mark
    else if (fence && line.trim().startsWith(fence) && line.trim() === fence[0]!.repeat(line.trim().length))
      fence = undefined
    const next = lines[at + 1]
    // What is indented or marked may go on with a list or a quotation from above the blank line.
    if (!fence && line.trim() === '' && current.length > 0 && next && /^[^\s>*+\-\d]/.test(next)) {
      blocks.push(current.join('\n'))
      current = []
    } else current.push(line)
  }
  return [...blocks, current.join('\n')]
}
