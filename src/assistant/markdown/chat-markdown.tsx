import { toJsxRuntime, type Components } from 'hast-util-to-jsx-runtime'
import { isValidElement, memo, useEffect, useState, type ReactNode } from 'react'
import { Fragment, jsx, jsxs } from 'react/jsx-runtime'
import { ReplyAnchor } from './chat-anchor.tsx'
import { CodeBlock } from './chat-code.tsx'
import { CopyText } from './chat-copy.tsx'
import { holdsAddress, replyLink } from './chat-links.ts'
import type { ReplyBlock } from './reply-tree.ts'

/** The words in what React is to draw. */
function textIn(children: ReactNode): string {
  if (typeof children === 'string') return children
  if (Array.isArray(children)) return children.map(textIn).join('')
  return isValidElement<{ children?: ReactNode }>(children) ? textIn(children.props.children) : ''
}

const heading = ({ children }: { children?: ReactNode }) => <h3>{children}</h3>

function WalletAddress({ value }: { value: string }) {
  return (
    <span className="chat-address">
      <code>{value}</code> <CopyText text={value} what="the address" />
    </span>
  )
}

const components: Components = {
  a({ href = '', children }) {
    const link = holdsAddress(textIn(children)) ? undefined : replyLink(href)
    return link ? <ReplyAnchor link={link}>{children}</ReplyAnchor> : children
  },
  code({ children }) {
    const text = textIn(children)
    return /^0x[0-9a-f]{40}$/i.test(text) ? <WalletAddress value={text} /> : <code>{children}</code>
  },
  data: ({ value }) => <WalletAddress value={String(value)} />,
  h1: heading,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  // A picture would tell its host that the message was read.
  img: ({ alt }) => (alt ? <span className="soft">{alt}</span> : undefined),
  input: ({ checked }) => <span>{checked ? '[x] ' : '[ ] '}</span>,
  pre({ children }) {
    const { className = '' } = isValidElement<{ className?: string }>(children) ? children.props : {}
    return (
      <CodeBlock text={textIn(children).replace(/\n$/, '')} language={/language-(\w+)/.exec(className)?.[1] ?? ''} />
    )
  },
  section: () => undefined,
  sup: ({ children }) => children,
  table: ({ children }) => (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
    <div className="chat-table" tabIndex={0}>
      <table>{children}</table>
    </div>
  ),
}

const drawing = { Fragment, jsx, jsxs, components, passKeys: true, ignoreInvalidStyle: true }

/** One part of a reply. It is drawn again only when it says something else. */
const Block = memo(
  ({ tree }: ReplyBlock) => toJsxRuntime(tree, drawing),
  (before, now) => before.text === now.text,
)

/** Nodes that are drawn at a time: a page stays free to be used between two times. */
const atATime = 500

/** The first parts, up to the given number of nodes; at least one. */
function beginning(blocks: ReplyBlock[], nodes: number): ReplyBlock[] {
  let size = 0
  const end = blocks.findIndex((block, at) => (size += block.size) > nodes && at > 0)
  return end === -1 ? blocks : blocks.slice(0, end)
}

/**
 * The parts of a reply as formatted text, as many at a time as hold up nobody: no HTML, no picture, and links only where `chat-links.ts`
 * allows them.
 */
export function ReplyBlocks({ blocks }: { blocks: ReplyBlock[] }) {
  const [drawn, setDrawn] = useState(atATime)
  const now = beginning(blocks, drawn)
  const more = now.length < blocks.length

  useEffect(() => {
    if (!more) return
    const timer = setTimeout(() => setDrawn(drawn + atATime))
    return () => clearTimeout(timer)
  }, [more, drawn])

  return now.map((block, at) => <Block key={at} {...block} />)
}
