import { useId } from 'react'

/** Width of one letter in tenths of a pixel: 0.6 em of 4 px, and a little air, so that a tile is whole pixels wide. */
const LETTER = 25

/**
 * A rule made of words, 5 px high, as banknotes have. The words are once in the document, as a pattern, and are hidden
 * from assistive technology: never the only place of an information.
 */
export function Microtext({ text, className }: { text: string; className?: string }) {
  const id = `micro${useId()}`
  const words = `${text.trim().replaceAll(' ', '\u00a0')}\u00b7`
  // An even count of letters, so that 2.5 px each add up to whole pixels.
  const line = words.length % 2 === 0 ? words : `${words}\u00b7`
  const width = line.length * LETTER
  return (
    <svg aria-hidden="true" className={className ? `microtext ${className}` : 'microtext'} width="100%" height="5">
      <pattern id={id} width={width / 10} height="5" patternUnits="userSpaceOnUse" viewBox={`0 0 ${width} 50`}>
        <text y="40" textLength={width} fill="currentColor">
          {line}
        </text>
      </pattern>
      <rect width="100%" height="5" fill={`url(#${id})`} />
    </svg>
  )
}
