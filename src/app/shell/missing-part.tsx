import { useEffect, useState } from 'react'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'

// How browsers name a module that is gone or was refused, and how `scripts/code/dynamic-imports.ts` names one that never ends.
const missing = /dynamically imported module|Importing a module script failed|did not arrive in time/i

/** Says that something a visitor wanted could not be loaded, where nothing nearer to it does. */
export function MissingPart() {
  const [times, setTimes] = useState(0)

  useEffect(() => {
    const hear = ({ reason }: PromiseRejectionEvent) => {
      if (missing.test(String((reason as Error | undefined)?.message))) setTimes((before) => before + 1)
    }
    addEventListener('unhandledrejection', hear)
    return () => removeEventListener('unhandledrejection', hear)
  }, [])

  return times > 0 && <NotLoaded key={times} what="A part of this page" shown dismissible />
}
