import { isValidElement, memo, type ReactNode } from 'react'
import Markdown, { type Components } from 'react-markdown'
import remarkGfm from 'remark-gfm'
import remend from 'remend'
import { blocksOf, isTooTangled } from './chat-blocks.ts'
import { CodeBlock } from './chat-code.tsx'
import { CopyText } from './chat-copy.tsx'
import { holdsAddress, replyLink, splitAddresses } from './chat-links.ts'
import { ReplyAnchor } from './chat-anchor.tsx'

type Node = { type: string; value?: string; tagName?: string; properties?: object; children?: Node[] }

/** Gives the addresses in the texts of a tree an element of their own. */
function markAddresses() {
  return function mark(node: Node): void {
    if (!node.children || node.tagName === 'code') return
    node.children = node.children.flatMap((child): Node[] => {
      if (child.type !== 'text' || !holdsAddress(child.value!)) {
        mark(child)
        return [child]
      }
      return splitAddresses(child.value!).map(({ text, address }) => {
        const value = { type: 'text', value: text }
        return address ? { type: 'element', tagName: 'data', properties: { value: text }, children: [value] } : value
      })
    })
  }
}

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
  // Whatever a picture is fetched from learns that it was.
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

const remarkPlugins = [[remarkGfm, { singleTilde: false }]] as never
const rehypePlugins = [markAddresses]
const asWritten = (url: string) => url

/** One part of a reply. It is read again only when its text changes. */
const Block = memo(function Block({ text }: { text: string }) {
  return (
    <Markdown
      remarkPlugins={remarkPlugins}
      rehypePlugins={rehypePlugins}
      components={components}
      urlTransform={asWritten}
    >
      {text}
    </Markdown>
  )
})

/** A reply as formatted text: no HTML, no picture, and links only where `chat-links.ts` allows them. `open`: more may follow. */
export function ReplyMarkdown({ text, open = false }: { text: string; open?: boolean }) {
  if (isTooTangled(text)) return <p className="chat-plain">{text}</p>
  const whole = open ? remend(text, { linkMode: 'text-only' }) : text
  return blocksOf(whole).map((block, at) => <Block key={at} text={block} />)
}
