import { useId, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { timeWords } from '#core/time/time-words.ts'
import { corners, isPermanent, type Vesting } from './schedule.ts'

/** A line on the drawing that can be moved: by pointer, or with the arrow keys by a day. */
export type Handle = { name: string; at: number; move: (to: number) => void }

type UnlockChartProps = {
  vestings: readonly Vesting[]
  /** What the text below says: the drawing says the same. */
  says: string
  /** Drawn as a line, in Unix seconds. */
  now?: number
  handles?: readonly Handle[]
  /** What ruled and white mean. */
  legend?: string
}

const plane = { width: 640, height: 200, left: 0, top: 12 }
const day = 86_400

/** Locks in elevation, over time: what is locked is ruled, what is free is white. */
export function UnlockChart({
  vestings,
  says,
  now,
  handles = [],
  legend = 'Ruled is locked, white is free.',
}: UnlockChartProps) {
  const id = useId()
  const line = corners(vestings)
  const times = [
    ...line.map(({ at }) => at),
    ...handles.map(({ at }) => at),
    ...(now === undefined ? [] : [now]),
  ].filter((time) => Number.isFinite(time))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const whole = vestings.reduce((sum, { amount }) => sum + amount, 0n)
  const ground = plane.top + plane.height
  const x = (time: number) => (last > first ? Math.round(((time - first) * plane.width) / (last - first)) : plane.width)
  const y = (amount: bigint) => ground - (whole === 0n ? 0 : Number((amount * BigInt(plane.height)) / whole))
  const drawn = line.length > 0 && last > first
  const edge = drawn
    ? `M0 ${y(0n)}${line.map(({ at, vested }) => `L${x(at)} ${y(vested)}`).join('')}L${plane.width} ${y(line.at(-1)!.vested)}`
    : `M0 ${y(lockedForEver(vestings))}H${plane.width}`
  return (
    <figure className="locks-elevation">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element could not take the page's colours */}
      <svg role={handles.length > 0 ? 'group' : 'img'} aria-label={says} viewBox={`0 0 ${plane.width} ${ground + 2}`}>
        <clipPath id={id}>
          <path d={`${edge}V${plane.top}H0z`} />
        </clipPath>
        <Ruling clip={id} />
        <path className="locks-ground" d={`M0 ${ground}H${plane.width}`} />
        <path className="locks-edge" d={edge} />
        {now !== undefined && drawn && <path className="locks-now" d={`M${x(now)} ${plane.top - 8}V${ground}`} />}
        {handles.map((handle) => (
          <Grip key={handle.name} handle={handle} x={x(handle.at)} perUnit={(last - first) / plane.width} />
        ))}
      </svg>
      <figcaption>
        {drawn && (
          <span className="locks-span">
            <span>{timeWords(first)}</span> <span>{timeWords(last)}</span>
          </span>
        )}
        {legend} {says}
      </figcaption>
    </figure>
  )
}

/** The amount that is free in locks of which a part is permanent. */
function lockedForEver(vestings: readonly Vesting[]): bigint {
  return vestings.reduce((sum, { base = 0n, amount, schedule }) => sum + (isPermanent(schedule) ? base : amount), 0n)
}

function Ruling({ clip }: { clip: string }): ReactNode {
  const lines = Array.from({ length: plane.height / 4 }, (_, row) => `M0 ${plane.top + row * 4 + 2}H${plane.width}`)
  return <path className="locks-ruling" d={lines.join('')} clipPath={`url(#${clip})`} />
}

function Grip({ handle, x, perUnit }: { handle: Handle; x: number; perUnit: number }) {
  const { name, at, move } = handle

  function drag(event: PointerEvent<SVGGElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return
    const scale = plane.width / event.currentTarget.ownerSVGElement!.getBoundingClientRect().width
    const to = at + event.movementX * scale * perUnit
    move(Math.round(to / 3600) * 3600)
  }

  function step(event: KeyboardEvent) {
    const days = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -30, PageUp: 30 }[event.key]
    if (!days) return
    event.preventDefault()
    move(at + days * day)
  }

  return (
    <g
      className="locks-grip"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input element cannot be on the drawing
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuenow={at}
      aria-valuetext={timeWords(at)}
      transform={`translate(${Math.min(Math.max(x, 10), plane.width - 10)} 0)`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      onKeyDown={step}
    >
      <rect x="-22" y="0" width="44" height={plane.top + plane.height} className="locks-grip-area" />
      <path d={`M0 ${plane.top}V${plane.top + plane.height}`} />
      <path d="M-8 0H8L0 12z" className="locks-grip-head" />
    </g>
  )
}
