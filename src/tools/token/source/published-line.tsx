import { useEffect, useState } from 'react'
import { send } from '#core/http/send.ts'

/** What the server answers; see `verify-endpoint.server.ts`. */
type Published = { state: 'off' | 'unknown' | 'working' | 'exact' | 'match' | 'known' | 'failed'; reason?: string }

/** Milliseconds between two questions. */
const pause = 4000

const words: Record<Published['state'], string> = {
  off: '',
  unknown: '',
  working: 'Its sources are being given to a public verifier.',
  exact: 'A public verifier has come to the same bytes, hash of the sources included.',
  match: 'A public verifier has come to the same code.',
  known: 'A public verifier knew its sources already.',
  failed: 'The public verifier did not take its sources. Give it the standard JSON below by hand.',
}

/** Has the sources of a token published where a verifier is configured, and says how far that is; nothing where none is. */
export function PublishedLine({ address, transaction }: { address: string; transaction?: string }) {
  const [published, setPublished] = useState<Published>()

  useEffect(() => {
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout>
    const ask = async () => {
      const reply = await send<Published>('POST', '/api/tokens/verify', {
        body: { address, ...(transaction && { transaction }) },
        signal: ended.signal,
      })
      if (ended.signal.aborted) return
      const answer: Published = 'answer' in reply ? reply.answer : { state: 'failed' }
      setPublished(answer)
      if (answer.state === 'working') timer = setTimeout(() => void ask(), pause)
    }
    void ask()
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [address, transaction])

  return <output className="soft">{published && words[published.state]}</output>
}
