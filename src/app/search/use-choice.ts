import { useState, type KeyboardEvent } from 'react'

/**
 * Which of `count` options is chosen in a list that belongs to a field: arrows go around, Home and End go to the ends. The first is
 * chosen whenever the list is another one, which `of` says.
 */
export function useChoice(count: number, of: string) {
  const [state, setState] = useState({ of, at: 0 })
  const at = state.of === of ? Math.min(state.at, count - 1) : 0
  const choose = (next: number) => setState({ of, at: next })

  function onKeyDown(event: KeyboardEvent) {
    if (count === 0 || event.nativeEvent.isComposing) return
    const next = { ArrowDown: (at + 1) % count, ArrowUp: (at - 1 + count) % count, Home: 0, End: count - 1 }[event.key]
    if (next === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    choose(next)
  }

  return { chosen: at, choose, onKeyDown }
}
