import { useId } from 'react'
import { layersOf, type Calls, type Place } from './geometry/call-layers.ts'
import { box, head, level } from './geometry/drawing-paths.ts'
import { Drawing, WIDTH, type DrawingWords } from './drawing.tsx'

/** A vault as many audits meet it. */
const sample: { calls: Calls; words: DrawingWords } = {
  calls: {
    deposit: ['token.transfer', '_mint'],
    withdraw: ['token.transfer', 'oracle.price'],
    harvest: ['_mint', 'oracle.price'],
  },
  words: {
    title: 'The calls of a vault',
    says: 'Anyone may call deposit, withdraw and harvest. Deposit and harvest call _mint, inside the vault. Deposit and withdraw call token.transfer. Withdraw and harvest call oracle.price. Four calls cross the trust boundary.',
    caption: 'Triple lines are calls into code you don’t control. We start there. Sample vault.',
  },
}

const top = 24
const row = 30
const tall = 22
/** The hatched side of a box that is not ours. */
const side = 8

/** Who calls whom: own functions to the left of the trust boundary, other contracts to the right of it. */
export function CallGraph({ calls = sample.calls, words = sample.words }: Partial<typeof sample>) {
  const id = useId()
  const { places, threads, last } = layersOf(calls)
  const columns = columnsOf(places, last)
  const bottom = top + row * Math.max(...threads.flatMap((thread) => thread.places.map(({ of }) => of)))
  const border = columns[last]!.x - 20

  const y = ({ at, of }: Place) => top + Math.round(((2 * at + 1) * (bottom - top)) / (2 * of))
  const left = ({ layer }: Place) => columns[layer]!.x
  const right = ({ layer }: Place) => columns[layer]!.x + columns[layer]!.width
  const line = (way: readonly Place[]) =>
    way
      .map((place, index) => {
        const before = way[index - 1]
        const arrives = before
          ? level([right(before), y(before)], [left(place), y(place)])
          : `M${right(place)} ${y(place)}`
        return before && !place.name ? `${arrives}H${right(place)}` : arrives
      })
      .join('')
  const lines = (leaves: boolean) =>
    threads.flatMap((thread) => (thread.leaves === leaves ? line(thread.places) : [])).join('')
  const others = places.filter(({ layer }) => layer === last)

  return (
    <Drawing {...words} height={bottom + 18}>
      <path d={lines(false)} />
      <path id={id} d={lines(true)} />
      <use href={`#${id}`} y="-2" />
      <use href={`#${id}`} y="2" />
      <path className="bold" d={`M${border} ${top}V${bottom}m4 0V${top}`} />
      <path
        className="bare"
        d={places
          .map((place) => box(left(place), y(place) - tall / 2, { width: columns[place.layer]!.width, height: tall }))
          .join('')}
      />
      <path
        className="solid"
        d={[...new Set(threads.map(({ places: way }) => way.at(-1)!))].map((to) => head(left(to), y(to))).join('')}
      />
      <path
        className="dense"
        strokeWidth={side}
        d={others.map((place) => `M${left(place) + side / 2} ${y(place) - tall / 2}v${tall}`).join('')}
      />
      {places.map((place) => (
        <text
          key={place.name}
          x={(left(place) + right(place) + (place.layer === last ? side : 0)) / 2}
          y={y(place)}
          textAnchor="middle"
        >
          {place.name}
        </text>
      ))}
      <text className="say" y="8">
        Anyone may call
      </text>
      <text className="say" x="320" y="8" textAnchor="end">
        Not your code
      </text>
      <text className="say" x={border + 2} y={bottom + 10} textAnchor="middle">
        trust boundary
      </text>
    </Drawing>
  )
}

/** Where each layer is and how wide its boxes are: as its longest name needs, the rest spread evenly between. */
function columnsOf(places: readonly Place[], last: number) {
  const widths = Array.from({ length: last + 1 }, (_, layer) => {
    const longest = Math.max(...places.map((place) => (place.layer === layer ? place.name!.length : 0)))
    return 2 * Math.ceil(3.75 * longest) + 10 + (layer === last ? side : 0)
  })
  const gap = Math.floor((WIDTH - widths.reduce((sum, width) => sum + width, 0)) / last)
  return widths.map((width, layer) => ({
    width,
    x: layer === last ? WIDTH - width : widths.slice(0, layer).reduce((sum, each) => sum + each + gap, 0),
  }))
}
