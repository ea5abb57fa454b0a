import { Component, useEffect, useState, type ReactNode } from 'react'

const load = () => import('./chat-markdown.tsx')
let loaded: Awaited<ReturnType<typeof load>> | undefined

/** A reply, formatted as soon as what formats it is there; until then, and where it never comes or fails, as it was written. */
export function FormattedText({ text, open = false }: { text: string; open?: boolean }) {
  const [code, setCode] = useState(loaded)

  useEffect(() => {
    if (loaded) return
    load().then(
      (module) => setCode((loaded = module)),
      () => undefined,
    )
  }, [])

  const plain = <p className="chat-plain">{text}</p>
  return (
    <div className="chat-text">
      {code ? (
        <Fallback instead={plain}>
          <code.ReplyMarkdown text={text} open={open} />
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
