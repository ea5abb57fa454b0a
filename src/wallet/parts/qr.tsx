import type { ReactNode } from 'react'
import { qrOf } from './qr.ts'

/** How wide the mark in the middle may be, as a share of the code. */
const hole = 0.2

type QrCodeProps = {
  /** What the camera reads. */
  text: string
  /** Its accessible name: what reading it does. */
  name: string
  /** Its largest width in CSS pixels; a narrower place makes it narrower. */
  size: number
  /** The mark in the middle, a drawing 72 units wide. */
  children?: ReactNode
}

/** A QR code, dark on light by night too, because not every camera reads it the other way round. */
export function QrCode({ text, name, size, children }: QrCodeProps) {
  const { size: modules, d } = qrOf(text, { hole: children ? hole : 0 })
  const quiet = 4
  const width = modules + 2 * quiet
  const mark = Math.floor(modules * hole) - 1
  return (
    <svg
      className="wallet-qr"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <img> takes its colours from no token
      role="img"
      aria-label={name}
      width={size}
      height={size}
      viewBox={`${-quiet} ${-quiet} ${width} ${width}`}
      shapeRendering="crispEdges"
    >
      <path d={d} fill="currentColor" />
      {children && (
        <svg x={(modules - mark) / 2} y={(modules - mark) / 2} width={mark} height={mark} viewBox="0 0 72 72">
          {children}
        </svg>
      )}
    </svg>
  )
}
