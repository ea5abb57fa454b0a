/** Pixels a pointer may move between down and up without having left what it pressed. */
const slack = 10

/** Milliseconds after the last scroll in which a page is still in motion: a finger that comes down then stops it, and has pressed nothing. */
const motion = 100

/**
 * A press belongs to the control it began on. Where that moves away under a pointer at rest, because the page comes to life or a line
 * comes in above it, browsers press whatever both places have in common, which is nothing: the control is pressed instead.
 */
export function keepPress() {
  let begun: { control: HTMLElement; x: number; y: number } | undefined
  let kept = false
  let scrolledAt = -motion

  addEventListener(
    'pointerdown',
    ({ target, button, clientX: x, clientY: y, pointerType, timeStamp }) => {
      kept = false
      const control = (target as Element).closest<HTMLElement>(
        'a, button, label, summary, [type=checkbox], [type=radio]',
      )
      const stops = pointerType === 'touch' && timeStamp - scrolledAt < motion
      begun = control && !button && !stops ? { control, x, y } : undefined
    },
    true,
  )
  const passive = { capture: true, passive: true }
  addEventListener('scroll', ({ timeStamp }) => (scrolledAt = timeStamp), passive)
  // A finger that scrolls, and a wheel that turns, have left it.
  for (const name of ['pointercancel', 'wheel']) addEventListener(name, () => (begun = undefined), passive)
  addEventListener(
    'pointerup',
    ({ clientX, clientY }) => {
      if (!begun || Math.hypot(clientX - begun.x, clientY - begun.y) > slack) return
      const { control: pressed } = begun
      // React may have drawn it anew.
      const control = pressed.isConnected ? pressed : document.getElementById(pressed.id)
      const box = control?.getBoundingClientRect()
      // What is hidden by now is no longer there to be pressed.
      if (!control || !box?.width) return
      const isUnder = clientX >= box.left && clientX < box.right && clientY >= box.top && clientY < box.bottom
      if (control === pressed && isUnder) return
      kept = true
      control.click()
    },
    true,
  )
  // The click that a browser makes of the same press: of what moved under it nothing was meant. A key makes one of no detail.
  addEventListener(
    'click',
    (event) => {
      if (!kept || !event.isTrusted || !event.detail) return
      kept = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
