import { head } from './geometry/drawing-paths.ts'
import { Drawing } from './drawing.tsx'

/** One event in order of time: the attacker calls, the vault pays or refuses, or the vault reads or writes by itself. */
export type Event = { kind: 'call' | 'pay' | 'refuse' | 'read' | 'write'; says: string }

/** The same withdrawal twice: the balance written after the payment, and before it. */
export const orders: readonly (readonly [name: string, events: readonly Event[]])[] = [
  [
    'Written too late',
    [
      { kind: 'call', says: 'withdraw' },
      { kind: 'read', says: 'balance is 1' },
      { kind: 'pay', says: 'pays 1' },
      { kind: 'call', says: 'withdraw' },
      { kind: 'read', says: 'balance is 1' },
      { kind: 'pay', says: 'pays 1 again' },
      { kind: 'write', says: 'balance = 0' },
    ],
  ],
  [
    'Written in time',
    [
      { kind: 'call', says: 'withdraw' },
      { kind: 'read', says: 'balance is 1' },
      { kind: 'write', says: 'balance = 0' },
      { kind: 'pay', says: 'pays 1' },
      { kind: 'call', says: 'withdraw' },
      { kind: 'read', says: 'balance is 0' },
      { kind: 'refuse', says: 'reverts' },
    ],
  ],
]

/** From the first payment to the write after it, as indices: while it lasts, the balance is a lie. */
export function staleSpan(events: readonly Event[]): readonly [from: number, to: number] | undefined {
  const paid = events.findIndex(({ kind }) => kind === 'pay')
  const written = events.findIndex(({ kind }) => kind === 'write')
  return paid < written ? [paid, written] : undefined
}

const wide = 148
const top = 60
const y = (index: number) => top + index * 28
/** Where the line of a message runs: below its words. */
const below = (index: number) => y(index) + 10
const bottom = below(6) + 8

/** Two orders of one withdrawal, vault and attacker side by side, time downwards. */
export function Reentrancy() {
  return (
    <Drawing
      title="The call that comes back"
      says="Left: the vault pays before it writes the balance; the attacker calls withdraw again, the balance still says 1, and it pays twice. Right: check, write, then pay; the second call reads 0 and reverts."
      caption="Hatched: the time in which the balance is wrong. Checks, effects, interactions: in this order there is none."
      height={bottom + 2}
    >
      {orders.map(([name, events], index) => (
        <Order key={name} name={name} events={events} x={index * (320 - wide)} />
      ))}
    </Drawing>
  )
}

function Order({ name, events, x }: { name: string; events: readonly Event[]; x: number }) {
  const [vault, attacker] = [x + 6, x + wide - 4]
  const stale = staleSpan(events)
  const drawn = (kinds: Event['kind'][], path: (index: number) => string) =>
    events.map(({ kind }, index) => (kinds.includes(kind) ? path(index) : '')).join('')
  const square = (index: number) => `M${vault - 5} ${y(index) - 5}h10v10h-10z`
  return (
    <>
      <text className="name" x={x} y="8">
        {name}
      </text>
      <text x={x} y="30">
        vault
      </text>
      <text x={x + wide} y="30" textAnchor="end">
        attacker
      </text>
      <path className="edge" d={`M${vault - 5} 42h10V${bottom}h-10zM${attacker} 42V${bottom}`} />
      {stale && <path className="dense" strokeWidth="10" d={`M${vault} ${below(stale[0])}V${y(stale[1])}`} />}
      <path
        className="bare"
        d={
          drawn(['call', 'pay', 'refuse'], (index) => `M${vault + 5} ${below(index)}H${attacker}`) +
          drawn(['refuse'], (index) => `M${attacker - 4} ${below(index) - 4}l8 8m0-8l-8 8`) +
          drawn(['read'], square)
        }
      />
      <path
        className="solid"
        d={
          drawn(['call'], (index) => head(vault + 5, below(index), 'left')) +
          drawn(['pay'], (index) => head(attacker, below(index))) +
          drawn(['write'], square)
        }
      />
      {events.map(({ says }, index) => (
        <text key={index} x={x + 20} y={y(index)}>
          {says}
        </text>
      ))}
    </>
  )
}
