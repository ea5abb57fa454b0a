import { Link } from 'react-router'
import type { ActLink } from '#assistant/messages/act-link.ts'
import { offerCode } from '#core/solidity/handed-code.ts'

/**
 * What can be done next, as links. Each loads its page anew, so that its tool reads what the address fills in; only the one that takes
 * pasted code along stays in this document. `to` is the message that had the code.
 */
export function ReplyActs({ acts, to }: { acts: readonly ActLink[]; to: string | undefined }) {
  if (acts.length === 0) return undefined
  return (
    <ul className="chat-acts" aria-label="What you can do">
      {acts.map(({ label, href, code }) => (
        <li key={href}>
          {code && to ? (
            <Link className="button" to={href} data-page="" onClick={() => offerCode(to)}>
              {label}
            </Link>
          ) : (
            <a className="button" href={href} data-page="">
              {label}
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
