import { useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { creatorPath } from '#core/offer/offered.ts'
import { Certificate } from '#seals/components/certificate.tsx'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'
import { useLazyCode } from '#ui/loading/use-lazy-code.ts'
import { draftOf, firstSupply, symbolOf } from './token-draft.ts'

const load = () => import('./first-token.tsx')

/** What has become of the token so far. */
export type Made = { address?: `0x${string}`; proof?: string }

/**
 * The first page as a demonstration: a name is engraved as it is typed, then launched, locked and proven on the chain that comes with
 * the product. Without a script, or without that chain, the name goes on to the creator. `words` stand above the field; `rosette` is
 * shown while nothing is typed.
 */
export function OwnCertificate({ words, rosette }: { words: ReactNode; rosette: ReactNode }) {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [launching, setLaunching] = useState<string>()
  const [made, setMade] = useState<Made>({})
  const { code, missing, fetchCode } = useLazyCode(load)
  const navigate = useNavigate()
  const hint = useId()
  const name = launching ?? typed.trim()
  const symbol = symbolOf(name)

  useEffect(() => {
    // What was typed before the page came to life.
    if (field.current!.value) setTyped(field.current!.value)
  }, [])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (launching !== undefined || typed.trim() === '') return
    setLaunching(typed.trim())
    void fetchCode()
  }

  return (
    <div className="wide hero-columns">
      <div className="hero-text">
        {words}
        <form
          id="token-start"
          className="own-start"
          action={`${creatorPath}#create`}
          autoComplete="off"
          data-replay=""
          onSubmit={submit}
        >
          <label htmlFor="own-name">Or try it: name a token</label>
          <span className="own-field">
            <input
              ref={field}
              className="control"
              id="own-name"
              name="name"
              maxLength={32}
              required
              readOnly={launching !== undefined}
              aria-describedby={hint}
              onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            />
            <input type="hidden" name="supply" value={firstSupply} />
            <button
              type="submit"
              className="button"
              name="kind"
              value="erc20"
              aria-disabled={launching !== undefined || undefined}
            >
              {name ? `Launch ${symbol}` : 'Launch it'}
            </button>
          </span>
          <span className="soft small" id={hint}>
            You launch a real contract on a test chain, lock half of it, and see the public proof. It costs nothing.
          </span>
        </form>
      </div>
      <div className="hero-plate">
        {name ? (
          <>
            <Certificate
              key={made.address}
              {...(made.address && { drawn: 'engraved' })}
              kind="Token certificate"
              serial={symbol}
              name={name}
              address={made.address}
              seed={made.address ?? `${name} ${symbol}`}
              caption={made.address ? 'Drawn from its address' : 'Drawn from its name, until it has an address'}
              facts={[
                ['Supply', firstSupply],
                ['Can create more', 'nobody'],
                ['Our fee', 'none'],
                ['Locked', made.proof ? 'half' : 'not yet'],
              ]}
            />
            {launching !== undefined && (
              <div className="own-steps">
                {code ? (
                  <code.FirstToken
                    name={launching}
                    tell={setMade}
                    again={() => {
                      setLaunching(undefined)
                      setMade({})
                    }}
                    leave={() =>
                      void navigate(`${creatorPath}?${String(draftOf(launching))}#create`, {
                        state: { ownDraft: true },
                      })
                    }
                  />
                ) : (
                  !missing && <output>Getting the demo wallet ready.</output>
                )}
                <NotLoaded what="The demonstration" shown={missing} />
              </div>
            )}
          </>
        ) : (
          rosette
        )}
      </div>
    </div>
  )
}
