import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True once the page has come to life. What lies below the first screen and is drawn only then costs the page nothing before, and
 * is there when the visitor scrolls to it, since that brings the page to life.
 */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
