import { Drawing } from '#site/blog/drawings/drawing.tsx'
import type { Block, TableBlock, TextBlock } from '#site/blog/post/post.ts'
import { headingsOf } from '#site/blog/post/reading.ts'
import { AttackCard } from './attack-card.tsx'
import { Code } from './code.tsx'
import { PostPicture } from './picture.tsx'
import { Inline, NoteList, type Notes } from './spans.tsx'

/** The text of a post: headings with their ids, lists, code, tables, drawings, pictures, attacks, and its notes at the end. */
export function PostBody({ body }: { body: readonly Block[] }) {
  const ids = new Map<Block, string>(headingsOf(body).map(({ block, id }) => [block, id]))
  const notes = notesOf(body)
  return (
    <>
      {runsOf(body).map((run, at) =>
        isItem(run[0]) ? (
          <List key={at} items={run as TextBlock[]} notes={notes} />
        ) : (
          <Part key={at} block={run[0]!} id={ids.get(run[0]!)} notes={notes} />
        ),
      )}
      <NoteList notes={notes} />
    </>
  )
}

function notesOf(body: readonly Block[]): Notes {
  const found = body
    .flatMap((block) => (block._type === 'block' ? block.children : []))
    .filter((child) => child._type === 'footnote')
  return new Map(found.map((note, at) => [note, at + 1]))
}

const isItem = (block: Block | undefined) => block?._type === 'block' && block.listItem !== undefined

/** Blocks one by one, and items that follow each other together. */
function runsOf(body: readonly Block[]): Block[][] {
  const runs: Block[][] = []
  for (const block of body) {
    const last = runs.at(-1)
    if (last && isItem(block) && isItem(last[0])) last.push(block)
    else runs.push([block])
  }
  return runs
}

function Part({ block, id, notes }: { block: Block; id: string | undefined; notes: Notes }) {
  if (block._type === 'code') return <Code {...block} />
  if (block._type === 'table') return <PostTable {...block} />
  if (block._type === 'figure') return <Drawing {...block} />
  if (block._type === 'attack') return <AttackCard {...block} />
  if (block._type === 'image') return <PostPicture {...block} />
  const text = <Inline block={block} notes={notes} />
  if (block.style === 'h2') return <h2 id={id}>{text}</h2>
  if (block.style === 'h3') return <h3 id={id}>{text}</h3>
  if (block.style !== 'blockquote') return <p>{text}</p>
  return (
    <blockquote>
      <p>{text}</p>
    </blockquote>
  )
}

/** Items in a row, where a deeper one belongs to the one before it. */
function List({ items, notes }: { items: readonly TextBlock[]; notes: Notes }) {
  const { level, listItem } = items[0]!
  const parts: [TextBlock, ...TextBlock[]][] = []
  for (const item of items) {
    if (parts.length > 0 && item.level > level) parts.at(-1)!.push(item)
    else parts.push([item])
  }
  const Tag = listItem === 'number' ? 'ol' : 'ul'
  return (
    <Tag>
      {parts.map(([item, ...below], at) => (
        <li key={at}>
          <Inline block={item} notes={notes} />
          {below.length > 0 && <List items={below} notes={notes} />}
        </li>
      ))}
    </Tag>
  )
}

const isFigure = (text: string) => /^[\d.,× %–−+-]*$/.test(text)

/** Figures are aligned under each other where a whole column has nothing else. */
function PostTable({ caption, rows: [head = [], ...rows] }: TableBlock) {
  const ofFigures = head.map((_, at) => at > 0 && rows.every((row) => isFigure(row[at] ?? '')))
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <section className="table-region" aria-label={caption ?? 'Table'} tabIndex={0}>
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((text, at) => (
              <th key={at} scope="col" className={ofFigures[at] ? 'to-end' : undefined}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, line) => (
            <tr key={line}>
              {row.map((text, at) =>
                at === 0 ? (
                  <th key={at} scope="row">
                    {text}
                  </th>
                ) : (
                  <td key={at} className={ofFigures[at] ? 'figure' : undefined}>
                    {text}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
