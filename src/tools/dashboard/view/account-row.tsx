import type { ReactNode } from 'react'

type AccountRowProps = {
  /** What the thing is called; it leads to its page. */
  name: string
  path: string
  /** What can be done with it next; it leads there as well. */
  act?: string | undefined
  /** What is true of it now. */
  children: ReactNode
}

/** One thing of an account, with its one next act. */
export function AccountRow({ name, path, act, children }: AccountRowProps) {
  return (
    <li className="account-row">
      <div>
        <a className="account-name" href={path}>
          {name}
        </a>
        {children}
      </div>
      {act && (
        <a className="button" href={path} aria-label={`${act}: ${name}`}>
          {act}
        </a>
      )}
    </li>
  )
}

type AccountPartProps = { id: string; title: string; count: number; children: ReactNode }

/** Things of one kind, under their name; nothing where there are none. */
export function AccountPart({ id, title, count, children }: AccountPartProps) {
  if (count === 0) return null
  return (
    <section className="account-part" aria-labelledby={`account-${id}`}>
      <h3 id={`account-${id}`}>
        {title} <span className="soft">{count}</span>
      </h3>
      <ul>{children}</ul>
    </section>
  )
}
