/**
 * Answers a question from the keyboard: figures choose, arrows go from choice to choice, Enter on the question goes on. It leaves
 * alone what the browser does by itself: arrows within radio buttons, Enter and letters in a field.
 */
export function chooseByKey(event: KeyboardEvent) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return
  const target = event.target as HTMLElement
  const question = target.closest<HTMLElement>('.field-choice')
  if (!question) return
  if (event.key === 'Enter') {
    if (target !== question) return
    event.preventDefault()
    question.closest('form')?.requestSubmit()
    return
  }
  const boxes = [...question.querySelectorAll<HTMLInputElement>('input')]
  const byFigure = /^[1-9]$/.test(event.key)
  const box = byFigure ? boxes[Number(event.key) - 1] : byArrow(event.key, boxes)
  if (!box) return
  event.preventDefault()
  box.focus()
  // An arrow only goes to a check box; Space ticks it.
  if (byFigure || box.type === 'radio') box.click()
}

/** The choice an arrow leads to; undefined for another key, and among radio buttons, where the browser goes by itself. */
function byArrow(key: string, boxes: HTMLInputElement[]): HTMLInputElement | undefined {
  const way = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[key]
  const at = boxes.findIndex((box) => box === document.activeElement)
  if (!way || (at >= 0 && boxes[at]!.type === 'radio')) return undefined
  if (at < 0) return boxes.at(way > 0 ? 0 : -1)
  return boxes[(at + way + boxes.length) % boxes.length]
}
