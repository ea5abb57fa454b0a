import type { Block } from '#site/library/documents/document.ts'

/** A finding of a report as its heading names it. `id` is the anchor of the finding on the page of the report. */
export type FindingHead = { id: string; name: string; severity: string; status: string; title: string }

/** What the third-level heading `name · severity · status · title` says of its finding. Nothing for any other block. */
export function findingHead(block: Block): FindingHead | undefined {
  if (block.kind !== 'heading' || block.level !== 3) return undefined
  const [name = '', severity, status, ...title] = block.text.split(' · ')
  if (!severity || !status || title.length === 0) return undefined
  return { id: block.id, name, severity, status, title: title.join(' · ') }
}

/** The text below a heading, up to the next one. */
export function blocksBelow(blocks: readonly Block[], heading: Block): Block[] {
  const rest = blocks.slice(blocks.indexOf(heading) + 1)
  const end = rest.findIndex(({ kind }) => kind === 'heading')
  return rest.slice(0, end < 0 ? undefined : end)
}
