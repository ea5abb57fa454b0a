import { readDraft } from '#tools/token/form/token-draft.ts'
import type { Connected } from '#wallet/account/follow-account.ts'
import { forgetLaunch, type Launch } from './launch-store.ts'
import { LaunchView } from './launch-view.tsx'
import { useLaunches } from './use-launch.ts'

/** The tokens of this browser: the last one with all that can be done with it, the others in a line each. `asking`: the wallet is being asked about the last one. */
export function LaunchList({ account, asking }: { account?: Connected; asking: boolean }) {
  const [last, ...others] = useLaunches()
  if (!last) return null
  return (
    <section className="creator-launches" aria-labelledby="creator-launches">
      <h3 id="creator-launches">Your launch</h3>
      {others.length > 0 && (
        <details>
          <summary>Earlier launches of this browser</summary>
          <ul className="creator-earlier">
            {others.map((launch) => (
              <li key={`${launch.id}${launch.madeAt}`}>
                <Earlier launch={launch} />
                <button type="button" className="button quiet" onClick={() => forgetLaunch(launch)}>
                  Forget
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
      <LaunchView key={`${last.id}${last.madeAt}`} launch={last} account={account} asking={asking} />
    </section>
  )
}

function Earlier({ launch: { address, query } }: { launch: Launch }) {
  const { name, symbol } = readDraft(query)?.form ?? {}
  const words = `${name ?? ''} (${symbol ?? ''})`
  return address ? <a href={`/meme-token/${address}`}>{words}</a> : <span>{words}: not seen on the chain</span>
}
