import { useEffect, useState } from 'react'
import { NotLoaded } from '#ui/loading/not-loaded.tsx'

// How browsers name a module that is gone or was refused, and how `scripts/bounded-imports.ts` names one that never ends.
const missing = /dynamically imported module|Importing a module script failed|did not arrive in time/i

/** Says that something a visitor wanted could not be loaded, where nothing nearer to it does. */
export function MissingPart() {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const hear = ({ reason }: PromiseRejectionEvent) => {
      if (missing.test(String((reason as Error | undefined)?.message))) setShown(true)
    }
    addEventListener('unhandledrejection', hear)
    return () => removeEventListener('unhandledrejection', hear)
  }, [])

  return shown && <NotLoaded what="A part of this page" shown />
}
