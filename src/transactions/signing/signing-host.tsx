import { createRoot } from 'react-dom/client'
import { useSyncExternalStore } from 'react'
import { speakChosen } from '#core/language/chosen-language.ts'
import { knownParties } from '#transactions/describe/known-parties.ts'
import type { SigningRequest } from '#transactions/describe/signing-request.ts'
import type { Foreseen } from '#transactions/track/transaction.ts'
import { useTransactions } from '#transactions/track/use-transactions.ts'
import { SigningSheet } from './signing-sheet.tsx'

type Ask = { id: number; request: SigningRequest; demo: boolean; answer: Answer }

/** Whether the visitor goes on, and what the sheet said would move of their tokens. */
type Answer = (goOn: boolean, foreseen?: readonly Foreseen[]) => void

let asks: readonly Ask[] = []
let count = 0
let mounted = false
const listeners = new Set<() => void>()

/**
 * Shows the sheet, after those that are open already, and returns the visitor's choice, which is a no once `signal` has ended it. Accounts
 * known to the site are named there.
 */
export async function showSigning(
  asked: SigningRequest,
  { demo, signal }: { demo: boolean; signal: AbortSignal },
): Promise<{ goOn: boolean; foreseen?: readonly Foreseen[] }> {
  await speakChosen()
  if (signal.aborted) return { goOn: false }
  mount()
  const request = { ...asked, contacts: [...knownParties(asked.chain.id), ...(asked.contacts ?? [])] }
  return new Promise((resolve) => {
    const id = ++count
    const withdraw = () => answer(false)
    const answer: Answer = (goOn, foreseen) => {
      signal.removeEventListener('abort', withdraw)
      change(asks.filter((rpc) => rpc.id !== id))
      resolve({ goOn, foreseen })
    }
    signal.addEventListener('abort', withdraw)
    change([...asks, { id, request, demo, answer }])
  })
}

/** A root of its own: the sheet belongs to no page and stays when one moves on. */
function mount() {
  if (mounted) return
  mounted = true
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(<SigningHost />)
}

function change(next: readonly Ask[]) {
  asks = next
  for (const listener of listeners) listener()
}

function SigningHost() {
  const [rpc] = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => asks,
  )
  const history = useTransactions()
  return (
    rpc && <SigningSheet key={rpc.id} request={rpc.request} demo={rpc.demo} history={history} onAnswer={rpc.answer} />
  )
}
