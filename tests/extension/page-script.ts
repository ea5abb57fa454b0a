import { toContent, toPage, type Answered } from './messages.ts'

// Runs in the page's own world: announces a provider (EIP-6963) whose requests the content script passes on.
const waiting = new Map<string, (answer: Answered) => void>()
const listeners: Record<string, Set<(value: unknown) => void>> = {}

const provider = {
  async request({ method, params }: { method: string; params?: readonly unknown[] }): Promise<unknown> {
    const id = crypto.randomUUID()
    const answered = new Promise<Answered>((resolve) => waiting.set(id, resolve))
    dispatchEvent(new CustomEvent(toContent, { detail: JSON.stringify({ id, method, params }) }))
    const answer = await answered
    if ('error' in answer) throw Object.assign(new Error(answer.error.message), { code: answer.error.code })
    if (method === 'wallet_revokePermissions') emit('accountsChanged', [])
    return answer.result
  },
  on(event: string, listener: (value: unknown) => void) {
    ;(listeners[event] ??= new Set()).add(listener)
  },
  removeListener(event: string, listener: (value: unknown) => void) {
    listeners[event]?.delete(listener)
  },
}

function emit(event: string, value: unknown) {
  for (const listener of listeners[event] ?? []) listener(value)
}

addEventListener(toPage, (happened) => {
  const { id, answer } = JSON.parse((happened as CustomEvent<string>).detail) as { id: string; answer: Answered }
  waiting.get(id)?.(answer)
  waiting.delete(id)
})

const info = {
  uuid: crypto.randomUUID(),
  name: 'Extension wallet',
  rdns: 'example.intaglio.extension-wallet',
  icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
}
const announce = () =>
  void dispatchEvent(
    new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider: Object.freeze(provider) }) }),
  )
addEventListener('eip6963:requestProvider', announce)
announce()
