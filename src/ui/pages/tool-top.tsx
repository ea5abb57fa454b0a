import type { ReactNode } from 'react'
import { Seal } from '#seals/components/seal.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'

type ToolTopProps = {
  /** Of the section, as an anchor. */
  id: string
  heading: string
  /** What is done here, in one sentence. */
  task: string
  /** Names the tool among the headings of the page; it is heard and searched, not seen. */
  title: string
  /** The tool. */
  children: ReactNode
}

/** The top of a page with a tool: its name, one sentence, and the tool, whose first field is seen without scrolling. */
export function ToolTop({ id, heading, task, title, children }: ToolTopProps) {
  return (
    <section className="tool-top page-top" id={id} aria-labelledby={`${id}-title`}>
      <WaveTint className="page-tint" />
      <div className="tool-top-body wide">
        <ToolWords id={id} heading={heading} task={task} title={title} />
        {children}
      </div>
    </section>
  )
}

/** What stands above a tool. */
export function ToolWords({ id, heading, task, title }: Omit<ToolTopProps, 'children'>) {
  return (
    <div className="tool-top-words">
      <h1>{heading}</h1>
      <p>{task}</p>
      <h2 className="visually-hidden" id={`${id}-title`}>
        {title}
      </h2>
    </div>
  )
}

type ArticleTopProps = {
  /** The path of the page: its seal is drawn from it. */
  path: string
  lead: string
  details?: ReactNode
  /** What can be done next: buttons. */
  children?: ReactNode
}

/** The beginning of what is to be read below a tool. */
export function ArticleTop({ path, lead, details, children }: ArticleTopProps) {
  return (
    <div className="article-top wide">
      <div className="page-head-text">
        <p className="lead">{lead}</p>
        {details}
        {children && <div className="actions">{children}</div>}
      </div>
      <div className="article-seal">
        <Seal seed={path} size={304} />
      </div>
    </div>
  )
}
