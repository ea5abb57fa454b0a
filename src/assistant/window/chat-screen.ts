import { useSyncExternalStore } from 'react'

const query = '(max-width: 47.4375em)'

/** Whether the screen is that of a telephone. */
export const isSmall = (): boolean => matchMedia(query).matches

function watch(changed: () => void) {
  const list = matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** `isSmall`, as it changes. */
export function useSmall(): boolean {
  return useSyncExternalStore(watch, isSmall)
}

/** Tells an element, as lengths of its style, which part of the window the keyboard leaves. Answers what ends it. */
export function followKeyboard(element: HTMLElement): () => void {
  const view = window.visualViewport
  if (!view) return () => {}
  const measure = () => {
    const below = window.innerHeight - view.offsetTop - view.height
    element.style.setProperty('--chat-top', `${view.offsetTop}px`)
    element.style.setProperty('--chat-height', `${view.height}px`)
    element.style.setProperty('--chat-below', `${Math.max(0, below)}px`)
  }
  measure()
  for (const name of ['resize', 'scroll']) view.addEventListener(name, measure)
  return () => {
    for (const name of ['resize', 'scroll']) view.removeEventListener(name, measure)
  }
}
