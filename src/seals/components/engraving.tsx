import { useId, type ReactNode } from 'react'
import type { Line } from '#seals/lines/line.ts'
import { Marks } from '#seals/marks/marks-drawn.tsx'
import { marksOf } from '#seals/marks/marks.ts'

/** How the shown drawings are sized and named. */
export type EngravingProps = {
  /** Width and height in CSS pixels. */
  size: number
  className?: string
  /** True when the lines draw themselves once; with reduced motion they are drawn from the start. */
  engrave?: boolean
}

type Drawing = { lines: Line[]; children?: ReactNode }

/**
 * Lines as an ornament in the current colour, hidden from assistive technology. Ids come from `useId`: two equal drawings on a
 * page do not collide, and prerender and hydration agree.
 */
export function Engraving({ lines, size, className, engrave, children }: EngravingProps & Drawing) {
  const id = useId()
  const classes = ['engraving', engrave && 'engraving-drawn', className].filter(Boolean).join(' ')
  return (
    <svg
      aria-hidden="true"
      className={classes}
      width={size}
      height={size}
      viewBox="-1000 -1000 2000 2000"
      fill="none"
      stroke="currentColor"
    >
      <Marks marks={marksOf(lines, id)} />
      {children}
    </svg>
  )
}
