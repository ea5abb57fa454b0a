import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { shortAddress } from '#core/text/short-address.ts'
import { FetchState } from '#forms/view/fetch-state.tsx'
import { useFetched } from '#forms/view/use-fetched.ts'
import { Seal } from '#seals/components/seal.tsx'
import { longDate } from '#core/time/long-date.ts'
import { hostOf, namesSentence, type Wall, type WallName } from './pledge-words.ts'

const never = () => () => {}

/**
 * The names under the pledge, newest first, or `empty` while there are none. Before the page has come to life, the way to the page
 * the server makes of them.
 */
export function PledgeWall({ empty }: { empty: ReactNode }) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (alive) return <WallPage after="" empty={empty} />
  return (
    <p>
      <a className="button" href="/pledge/wall">
        See the names
      </a>
    </p>
  )
}

/** One page of the wall, and below it the next one once it is asked for. */
function WallPage({ after, empty }: { after: string; empty?: ReactNode }) {
  const [more, setMore] = useState(false)
  const list = useRef<HTMLUListElement>(null)
  const { fetched, retry } = useFetched<Wall>(`/api/pledge/wall${after && `?after=${after}`}`)
  const wall = fetched.at === 'there' ? fetched.answer : undefined

  // The button that was pressed has gone: the focus goes on with the names it has brought.
  useEffect(() => {
    if (after && wall) list.current?.focus()
  }, [after, wall])

  return (
    <>
      <FetchState fetched={fetched} loading="Reading the names." retry={retry} />
      {wall && after === '' && wall.count > 0 && <p>{namesSentence(wall.count)}</p>}
      {wall?.count === 0 && empty}
      {wall && wall.names.length > 0 && (
        <ul ref={list} className="pledge-names" tabIndex={-1}>
          {wall.names.map((name) => (
            <WallEntry key={name.id} {...name} />
          ))}
        </ul>
      )}
      {wall?.next && !more && (
        <button type="button" className="button" onClick={() => setMore(true)}>
          Older names
        </button>
      )}
      {wall?.next && more && <WallPage after={wall.next} />}
    </>
  )
}

/** A name on the wall, and what its bearer said with it. */
export function WallEntry({ id, name, signer, link, account, signed }: WallName) {
  return (
    <li className="pledge-name">
      <a className="pledge-name-itself" href={`/pledge/${id}`}>
        <bdi>{name}</bdi>
      </a>
      <span className="pledge-name-facts">
        {signer && <span>{signer}</span>}
        {link && (
          <a href={link} rel="nofollow ugc noopener">
            {hostOf(link)}
          </a>
        )}
        {account && (
          <span className="pledge-name-account">
            <Seal seed={account} size={40} />
            <span>
              signed by <code>{shortAddress(account)}</code>
            </span>
          </span>
        )}
        <time dateTime={signed}>{longDate(signed)}</time>
      </span>
    </li>
  )
}
