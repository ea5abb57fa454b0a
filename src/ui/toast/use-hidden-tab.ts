import { useSyncExternalStore } from 'react'

function watch(changed: () => void) {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** True while the tab cannot be seen. */
export function useHiddenTab(): boolean {
  return useSyncExternalStore(
    watch,
    () => document.hidden,
    () => false,
  )
}
