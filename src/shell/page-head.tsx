import type { ReactNode } from 'react'
import { Seal } from '#engraver/seal.tsx'
import { pages, type PagePath } from './pages.ts'

/** The top of a page: its heading, its first paragraph, what can be done next, and the seal drawn from its own path. */
export function PageHead({ path, children }: { path: PagePath; children?: ReactNode }) {
  const { heading, lead } = pages[path]
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
