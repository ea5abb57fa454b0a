import { Address } from '#seals/components/address.tsx'
import { UtcTime } from '#ui/components/utc-time.tsx'
import type { TokenDelay } from './token-delay.server.ts'

/** How long the owner’s powers wait, where they are announced, and what is announced now. */
export function Delay({ timelock, seconds, announced, whole }: TokenDelay) {
  return (
    <>
      <p>
        <strong>Whatever the owner does waits {delayText(seconds)}.</strong> It is announced first, in the timelock{' '}
        <Address value={timelock} />, where everyone sees it.
      </p>
      {announced.length === 0 ? (
        <p>Nothing is announced now.</p>
      ) : (
        <ul className="marks">
          {announced.map(({ call, from }, at) => (
            <li key={at}>
              Announced: <code>{call}</code>, possible from <UtcTime at={from} /> on.
            </li>
          ))}
        </ul>
      )}
      {!whole && <p className="soft">Older announcements were not searched: some may be missing here.</p>}
    </>
  )
}

/** A time in the largest unit that gives a whole number. */
export function delayText(seconds: bigint): string {
  const units = [
    ['day', 86_400n],
    ['hour', 3600n],
    ['minute', 60n],
    ['second', 1n],
  ] as const
  const [name, size] = units.find(([, one]) => seconds >= one && seconds % one === 0n) ?? ['second', 1n]
  const count = seconds / size
  return `${count} ${name}${count === 1n ? '' : 's'}`
}
