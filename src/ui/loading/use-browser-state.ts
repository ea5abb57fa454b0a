import { useLayoutEffect, useState, type Dispatch, type SetStateAction } from 'react'

/**
 * A state that begins with what only the browser knows: the address, or what is kept on the device. A prerendered page does not
 * know it and shows `first` instead; what is read takes its place before anything else is painted.
 */
export function useBrowserState<Value>(first: Value, read: () => Value): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState(first)
  // Once: it is a beginning.
  // oxlint-disable-next-line react/exhaustive-deps
  useLayoutEffect(() => setValue(() => read()), [])
  return [value, setValue]
}
