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
