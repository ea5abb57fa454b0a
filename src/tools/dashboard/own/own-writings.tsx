import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Address } from 'viem'
import { send } from '#core/http/send.ts'
import { timeWords } from '#core/time/time-words.ts'
import { ThingPart, ThingRow } from '#tools/indexed/thing-row.tsx'
import type { OwnWritings } from './own-writing.ts'

type OwnProps = {
  account: Address
  /** Whether the wallet of that account is connected. */
  connected: boolean
}

/** Requests and pledges of an account, for nobody but the browser that is signed in with it. */
export function OwnWritingsPart({ account, connected }: OwnProps) {
  const [own, setOwn] = useState<OwnWritings>()
  const latest = useRef(0)
  // Who signs in or out may have another account by then.
  const look = useEffectEvent(async (_account: Address, _connected: boolean) => {
    const mine = ++latest.current
    const reply = await send<OwnWritings>('GET', '/api/accounts/own')
    if (mine === latest.current && 'answer' in reply) setOwn(reply.answer)
  })
  useEffect(() => void look(account, connected), [account, connected])
  if (!own) return null
  if (own.account !== account && connected && parent !== window)
    return (
      <p className="soft">
        Requests and pledges need a sign-in, and no one can sign in inside a frame.{' '}
        <a href="/dashboard" target="_blank" rel="noopener">
          Open this page in a tab of its own
        </a>
        .
      </p>
    )
  if (own.account !== account)
    return connected ? (
      <p className="soft">
        Sign in with this account to see its requests and pledges here. Disconnect and connect again: the wallet then
        asks for a signature.
      </p>
    ) : null
  return (
    <ThingPart id="own" title="Requests and pledges" count={own.writings.length}>
      {own.writings.map(({ what, path, at }) => (
        <ThingRow key={`${path} ${at}`} name={what} path={path} act="Follow it">
          <p>{timeWords(at)}. Only you see this, signed in with this account.</p>
        </ThingRow>
      ))}
    </ThingPart>
  )
}
