import { chrome } from './chrome.ts'
import type { Approval, Question } from './messages.ts'

// The window in which the owner of the wallet is asked.
const id = location.hash.slice(1)
const say = (message: Approval) => chrome.runtime.sendMessage(message)

void say({ kind: 'question', id }).then((question) => {
  const { origin, method, text } = question as Question
  document.querySelector('h1')!.textContent = method
  document.querySelector('p')!.textContent = origin
  document.querySelector('pre')!.textContent = text
})
document.addEventListener('click', ({ target }) => {
  if (!(target instanceof HTMLButtonElement)) return
  void say({ kind: 'answer', id, yes: target.value === 'yes' }).then(() => close())
})
