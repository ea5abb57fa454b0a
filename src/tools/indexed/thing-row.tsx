import type { ReactNode } from 'react'

type ThingRowProps = {
  /** What the thing is called; it leads to its page. */
  name: string
  path: string
  /** What can be done with it next; it leads there as well. */
  act?: string | undefined
  /** Does that here, in place of a link. */
  action?: ReactNode
  /** What is true of it now. */
  children: ReactNode
}

/** One thing, with what can be done with it next. */
export function ThingRow({ name, path, act, action, children }: ThingRowProps) {
  return (
    <li className="thing-row">
      <div>
        <a className="thing-name" href={path}>
          {name}
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
