import type { ReactNode } from 'react'
import { PageHead } from './page-head.tsx'

/** A page of one sentence, with a link on: the given one, or back to the first page. */
export function ShortPage({
  title,
  lead,
  seed,
  children = <FirstPage />,
}: {
  title: string
  lead: string
  seed: string
  children?: ReactNode
}) {
  return (
    <PageHead path={seed} page={{ heading: title, lead }}>
      {children}
    </PageHead>
  )
}

/** The way back that every page can offer. */
export function FirstPage() {
  return (
    <a className="button" href="/">
      Back to the first page
    </a>
  )
}
