import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { replayed } from '#core/browser/replay.ts'

type Control = HTMLInputElement | HTMLTextAreaElement

/**
 * Stands behind a tool that was in the HTML before its code: once React answers its controls, it hears of what was done to them. What
 * was typed comes after what the tool reads from the address, and so above it.
 */
export function Resumed({ place }: { place: RefObject<HTMLElement | null> }) {
  const changes = useRef<(() => void)[]>([])

  // Before a first state of the tool is drawn over what was typed.
  useLayoutEffect(() => {
    const element = place.current
    // Drawn in one go with its place: nobody has seen it yet.
    if (!element) return
    if (document.activeElement?.closest('.not-loaded')) element.focus()
    changes.current = changesIn(element)
  }, [place])

  useEffect(() => {
    const element = place.current!
    // After React's own commit, so that each change is drawn before the next.
    queueMicrotask(() => {
      for (const repeat of changes.current) repeat()
      goesOn(element)
    })
  }, [place])

  return null
}

/** Has the inline script repeat what was pressed in the place of a tool, and keep no more of it. */
export function goesOn(place: HTMLElement) {
  delete place.dataset.waiting
  replayed()
}

/** What was done to the controls below `element` since they were drawn; each entry does it once more, so that React hears of it. */
function changesIn(element: HTMLElement): (() => void)[] {
  return [...element.querySelectorAll<Control>('input, textarea')].flatMap((control) => {
    if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
      const { checked } = control
      const isChanged = checked !== control.defaultChecked && (checked || control.type === 'checkbox')
      return isChanged ? [() => press(control, checked)] : []
    }
    const { value, selectionStart, selectionEnd } = control
    return value === control.defaultValue ? [] : [() => type(control, { value, selectionStart, selectionEnd })]
  })
}

// React knows a change by a value other than the one it last saw, which it notes when the value is set on the element itself.

function press(control: HTMLInputElement, checked: boolean) {
  control.checked = !checked
  control.click()
}

type Typed = Pick<Control, 'value' | 'selectionStart' | 'selectionEnd'>

function type(control: Control, { value, selectionStart, selectionEnd }: Typed) {
  control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')!.set!.call(control, value)
  // Safari before 18.4 moves the focus to the field whose selection is set.
  if (control === document.activeElement && selectionStart !== null)
    control.setSelectionRange(selectionStart, selectionEnd)
  control.dispatchEvent(new InputEvent('input', { bubbles: true }))
}
