import { useEffect, useState } from 'react'
import { send } from '#core/http/send.ts'
import type { Sample } from './sample.ts'

/** Milliseconds until it is asked again whether an account has got its campaign, and how often: it is made when it first connects. */
const pause = 2_000
const mostTimes = 15

/** The sample campaign for an account, or for nobody; undefined where there is none, and while it is not known who asks (`waits`). Our server looks, so that no page loads what reads a chain. */
export function useSample(account: string | undefined, waits: boolean): Sample | undefined {
  const [sample, setSample] = useState<Sample>()

  useEffect(() => {
    if (waits) return
    const ended = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async (times: number) => {
      const query = account ? `?account=${account}` : ''
      const reply = await send<{ sample: Sample | null }>('GET', `/claims/sample${query}`, { signal: ended.signal })
      if (ended.signal.aborted) return
      const found = 'answer' in reply ? reply.answer.sample : undefined
      if (found) setSample(found)
      // Where there is none there will be none.
      const done = found === null || found?.yours || (found && !account)
      if (!done && times < mostTimes) timer = setTimeout(() => void ask(times + 1), pause)
    }
    void ask(1)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [account, waits])

  return sample
}
