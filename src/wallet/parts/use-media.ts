import { useSyncExternalStore } from 'react'

/** Whether a media query holds; drawn again when that changes. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** From this width on the bar shows the balance and the name of the chain, and the connect window is wide; it is fetched for no less. */
export const largeScreen = '(min-width: 48em)'
