import { Component, useEffect, useState, type ReactNode } from 'react'
import type { ReplyBlock } from './reply-tree.ts'

const load = () => import('./chat-markdown.tsx')
let loaded: Awaited<ReturnType<typeof load>> | undefined

/** Letters in a row that no word has. */
const endless = /\S{300}/

/** A number that leads to a source, as `[1](/pricing)`. The sources are listed below the reply as well. */
const sourceMark = / ?\[\d+\]\([^\s)]*(?:\)|$)/g

/**
 * A reply, formatted as soon as what draws it is there; until then, where that never comes or fails, and where there are no blocks, as
 * it was written, without the numbers of its sources.
 */
export function FormattedText({ text, blocks }: { text: string; blocks: ReplyBlock[] | undefined }) {
  const [code, setCode] = useState(loaded)

  useEffect(() => {
    if (loaded) return
    load().then(
      (module) => setCode((loaded = module)),
      () => undefined,
    )
  }, [])

  const plain = <p className="chat-plain">{text.replaceAll(sourceMark, '')}</p>
  return (
    <div className={endless.test(text) ? 'chat-text chat-endless' : 'chat-text'}>
      {code && blocks ? (
        <Fallback instead={plain}>
          <code.ReplyBlocks blocks={blocks} />
        </Fallback>
      ) : (
        plain
      )}
    </div>
  )
}

/** Shows `instead` where its children cannot be drawn. */
class Fallback extends Component<{ instead: ReactNode; children: ReactNode }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })

  override render() {
    return this.state.failed ? this.props.instead : this.props.children
  }
}
