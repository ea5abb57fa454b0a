import { createElement, type ReactNode } from 'react'
import type { Mark } from './marks.ts'

/** The marks as SVG elements. */
export function Marks({ marks }: { marks: Mark[] }): ReactNode {
  return marks.map(({ tag, attributes, children }, index) =>
    createElement(tag, { ...attributes, key: index }, children.length > 0 ? <Marks marks={children} /> : undefined),
  )
}
