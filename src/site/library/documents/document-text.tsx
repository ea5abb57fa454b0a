import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { documentDrawings } from './drawings.ts'
import { isFigure, type Block, type Span } from './document.ts'

/** Where the heading of a block leads, for headings that have a page of their own. */
export type HeadingPath = (block: Block) => string | undefined

/** The text of a document: its headings with their anchors, and the text below them. */
export function DocumentText({ blocks, pathOf }: { blocks: readonly Block[]; pathOf?: HeadingPath | undefined }) {
  return numbered(blocks).map(([key, block]) => <Part key={key} block={block} path={pathOf?.(block)} />)
}

/** Things in a row that have no name of their own, each with its place as its key: the row never changes. */
const numbered = <Each,>(list: readonly Each[]) => list.map((each, at) => [String(at), each] as const)

function Part({ block, path }: { block: Block; path: string | undefined }): ReactNode {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const
    return <Heading id={block.id}>{path ? <a href={path}>{block.text}</a> : block.text}</Heading>
  }
  if (block.kind === 'text')
    return (
      <p>
        <Running spans={block.spans} />
      </p>
    )
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul'
    return (
      <List>
        {numbered(block.items).map(([key, item]) => (
          <li key={key}>
            <Running spans={item} />
          </li>
        ))}
      </List>
    )
  }
  if (block.kind === 'table') return <Table {...block} />
  if (block.kind === 'drawing') {
    const Drawing = documentDrawings[block.name]!
    return <Drawing />
  }
  return <Code {...block} />
}

/** Code, the lines that matter lit. */
export function Code({ text, source, lit = [] }: Extract<Block, { kind: 'code' }>) {
  return (
    <figure className="code">
      {source && <figcaption>{source}</figcaption>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard */}
      <pre tabIndex={0}>
        <code>
          {numbered(text.split('\n')).map(([key, line], at, all) => {
            const end = at < all.length - 1 ? '\n' : ''
            return lit.includes(at) ? [<mark key={key}>{line}</mark>, end] : line + end
          })}
        </code>
      </pre>
    </figure>
  )
}

function Running({ spans }: { spans: readonly Span[] }) {
  return numbered(spans).map(([key, span]) => <Piece key={key} span={span} />)
}

function Piece({ span: { text, face, href } }: { span: Span }) {
  const set = face === 'code' ? <code>{text}</code> : face === 'strong' ? <strong>{text}</strong> : text
  if (!href) return set
  // A file is fetched, a page of ours is walked to.
  if (href.startsWith('/') && !href.startsWith('/library/')) return <Link to={href}>{set}</Link>
  return <a href={href}>{set}</a>
}

function Table({ head, rows }: Extract<Block, { kind: 'table' }>) {
  return (
    // Wide tables scroll in their own region, which the keyboard has to reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className="table-region" aria-label={head.join(', ')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {numbered(rows).map(([key, [name = [], ...cells]]) => (
            <tr key={key}>
              <th scope="row">
                <Running spans={name} />
              </th>
              {numbered(cells).map(([at, cell]) => (
                <td key={at} className={isFigure(cell) ? 'figure' : undefined}>
                  <Running spans={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
