import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { send } from '#core/http/send.ts'

/** What became of asking for something: it is on its way, it is there, or one sentence says why it is not. */
export type Fetched<Answer> = { at: 'loading' } | { at: 'there'; answer: Answer } | { at: 'failed'; message: string }

/** Asks the server for `path` when the component appears, again with `retry`, and by itself when the connection is back. */
export function useFetched<Answer>(path: string): { fetched: Fetched<Answer>; retry: () => void } {
  const [fetched, setFetched] = useState<Fetched<Answer>>({ at: 'loading' })
  const asking = useRef(new AbortController())
  const failed = fetched.at === 'failed'

  function ask({ signal }: AbortController) {
    void send<Answer>('GET', path, { signal }).then((reply) => {
      if (signal.aborted) return
      setFetched(
        'answer' in reply ? { at: 'there', answer: reply.answer } : { at: 'failed', message: reply.refusal.message },
      )
    })
  }

  function retry() {
    setFetched({ at: 'loading' })
    ask(asking.current)
  }

  const start = useEffectEvent(ask)
  const startAgain = useEffectEvent(retry)

  useEffect(() => {
    const mine = new AbortController()
    asking.current = mine
    start(mine)
    return () => mine.abort()
  }, [])

  useEffect(() => {
    if (!failed) return
    const back = () => startAgain()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [failed])

  return { fetched, retry }
}
