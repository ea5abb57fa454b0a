import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { wantedPage } from '#wallet/safe/safe-page.ts'

/** Who shows this page in a frame: a Safe, or a site that has not answered as one, or not yet. */
type Shown = { by: 'asked' | 'unanswered' | 'unreachable' } | { by: 'safe'; address: string; isReadOnly: boolean }

/** Milliseconds in which most Safes answer: until then nothing is said. */
const quietMs = 1000

/** Opens the page that was wanted within the frame, and says which Safe is connected, or why none is. */
export function InSafe() {
  const [shown, setShown] = useState<Shown>()
  const navigate = useNavigate()

  const arrived = useEffectEvent((found: Shown) => {
    setShown(found)
    const wanted = wantedPage(location.search, location.origin)
    if (wanted) void navigate(wanted, { replace: true })
  })
  useEffect(() => {
    if (parent === window) return
    const quiet = setTimeout(() => setShown({ by: 'asked' }), quietMs)
    void whoShows().then((found) => {
      clearTimeout(quiet)
      arrived(found)
    })
    return () => clearTimeout(quiet)
  }, [])

  return <output className="soft">{shown && sentence(shown)}</output>
}

/** The wallet asks for the Safe once, for the whole page. */
async function whoShows(): Promise<Shown> {
  try {
    const { pageWallet } = await import('#wallet/connection/page-wallet.ts')
    const { safe } = await pageWallet()
    return safe ? { by: 'safe', address: safe.safeAddress, isReadOnly: safe.isReadOnly } : { by: 'unanswered' }
  } catch {
    return { by: 'unreachable' }
  }
}

const sentences = {
  asked: 'Your Safe is being asked.',
  unreachable: 'The server does not answer. Load this page again in a minute.',
  unanswered: 'No Safe answered, so nothing can be sent from this frame. Open this site in a tab of its own.',
}

function sentence(shown: Shown): string {
  if (shown.by !== 'safe') return sentences[shown.by]
  if (shown.isReadOnly) return `Connected as the Safe ${shown.address}. Only its owners can propose transactions.`
  return `Connected as the Safe ${shown.address}.`
}
