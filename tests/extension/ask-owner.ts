import { chrome } from './chrome.ts'
import type { Approval, Question } from './messages.ts'

type Open = { question: Question; window?: number; end: (yes: boolean) => void }

const open = new Map<string, Open>()

/** An error as EIP-1193 has them. */
export const refuse = (code: number, message: string) => Object.assign(new Error(message), { code })

/** Puts a question to the owner in a window of its own. Throws 4001 when they say no, or close it. */
export async function askOwner(question: Question): Promise<void> {
  const id = crypto.randomUUID()
  const answered = new Promise<boolean>((end) => open.set(id, { question, end }))
  const window = await chrome.windows.create({ url: `approve.html#${id}`, type: 'popup', width: 380, height: 520 })
  open.get(id)!.window = window.id
  const yes = await answered
  open.delete(id)
  if (!yes) throw refuse(4001, 'User rejected the request.')
}

/** Listens to the windows in which questions are shown. */
export function startAsking(): void {
  chrome.runtime.onMessage.addListener((message: Approval, _, answer) => {
    const asked = open.get(message.id)
    if (message.kind === 'question') answer(asked?.question)
    if (message.kind === 'answer') asked?.end(message.yes)
    return undefined
  })
  chrome.windows.onRemoved.addListener((id) => {
    for (const { window, end } of open.values()) if (window === id) end(false)
  })
}
