import type { ReactNode } from 'react'
import type { Page } from '#content/pages/page.ts'
import { Seal } from '#seals/components/seal.tsx'
import { WaveTint } from '#seals/components/wave-tint.tsx'

type PageHeadProps = {
  /** The path of the page: its seal is drawn from it. */
  path: string
  page: Pick<Page, 'heading' | 'lead'>
  /** One line above the heading. */
  kicker?: ReactNode
  /** Between the first paragraph and the actions. */
  details?: ReactNode
  /** In place of the seal. */
  seal?: ReactNode
  /** What can be done next: buttons. */
  children?: ReactNode
}

/** The top of a page: its heading, its first paragraph, what can be done next, and the seal drawn from its own path. */
export function PageHead({ path, page: { heading, lead }, kicker, details, seal, children }: PageHeadProps) {
  return (
    <div className="page-top">
      <WaveTint className="page-tint" />
      <div className="page-head wide">
        <div className="page-head-text">
          {kicker && <p className="soft">{kicker}</p>}
          <h1>{heading}</h1>
          <p className="lead">{lead}</p>
          {details}
          {children && <div className="actions">{children}</div>}
        </div>
        <div className="page-seal">{seal ?? <Seal seed={path} size={304} />}</div>
      </div>
    </div>
  )
}
