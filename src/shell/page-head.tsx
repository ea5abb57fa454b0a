import type { ReactNode } from 'react'
import { Seal } from '#engraver/seal.tsx'
import type { Page } from './pages.ts'

/** The top of a page: its heading, its first paragraph, what can be done next, and the seal drawn from its own path. */
export function PageHead({
  path,
  page,
  children,
}: {
  path: string
  page: Pick<Page, 'heading' | 'lead'>
  children?: ReactNode
}) {
  const { heading, lead } = page
  return (
    <div className="page-head wide">
      <div className="page-head-text">
        <h1>{heading}</h1>
        <p className="lead">{lead}</p>
        {children && <div className="actions">{children}</div>}
      </div>
      <div className="page-seal">
        <Seal seed={path} size={360} />
      </div>
    </div>
  )
}
