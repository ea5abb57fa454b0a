import type { ReactNode } from 'react'
import { shortAddress } from '#core/text/short-address.ts'

type ThingRowProps = {
  /** What the thing is called; it leads to its page. */
  name: string
  /** Where it is, beside a name that anyone may give to something else as well. */
  address?: string
  path: string
  /** What can be done with it next; it leads there as well. */
  act?: string | undefined
  /** Does that here, in place of a link. */
  action?: ReactNode
  /** What is true of it now. */
  children: ReactNode
}

/** One thing, with what can be done with it next. */
export function ThingRow({ name, address, path, act, action, children }: ThingRowProps) {
  const place = address && shortAddress(address)
  return (
    <li className="thing-row">
      <div>
        <a className="thing-name" href={path}>
          {name}
          {place && place !== name && <span className="soft"> {place}</span>}
        </a>
        {children}
      </div>
      {action}
      {act && (
        <a className="button" href={path} aria-label={`${act}: ${name}`}>
          {act}
        </a>
      )}
    </li>
  )
}

type ThingPartProps = { id: string; title: string; count: number; children: ReactNode }

/** Things of one kind, under their name; nothing where there are none. */
export function ThingPart({ id, title, count, children }: ThingPartProps) {
  if (count === 0) return null
  return (
    <section className="thing-part" aria-labelledby={`things-${id}`}>
      <h3 id={`things-${id}`}>
        {title} <span className="soft">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
