import { chrome } from './chrome.ts'
import { toContent, toPage, type Answered, type Asked } from './messages.ts'

// Runs beside the page, where the extension can be reached: passes requests on, and answers back.
addEventListener(toContent, (happened) => {
  const { id, method, params } = JSON.parse((happened as CustomEvent<string>).detail) as Asked & { id: string }
  const asked: Asked = { kind: 'request', method, params }
  void chrome.runtime.sendMessage(asked).then((answer) => {
    const detail = JSON.stringify({ id, answer: answer as Answered })
    dispatchEvent(new CustomEvent(toPage, { detail }))
  })
})
