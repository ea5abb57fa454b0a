import type { ComponentType } from 'react'
import type { CallInWords } from './demo-call-words.ts'

/** One thing the demo wallet has been asked for, as its sheet shows it. Amounts are in wei. */
export type DemoAsk =
  | { kind: 'connect'; site: string }
  | { kind: 'message'; text: string }
  | {
      kind: 'typed-data'
      title: string
      contract?: string
      fields: readonly (readonly [name: string, value: string])[]
      call: CallInWords
    }
  | { kind: 'transaction'; to?: string; value: bigint; data: string; fee: bigint; call: CallInWords }

/** What draws a question; it comes with the wallet, so that nobody loads it who does not choose the wallet. */
export type DemoAskSheet = ComponentType<{ ask: DemoAsk; onAnswer: (approved: boolean) => void }>

/** Whether the demo wallet agrees to what the sheet of the site has just shown, in place of showing it a second time. */
let agrees = false

/** Has the demo wallet agree by itself, or ask again. What it signs has been read and confirmed on the sheet of the site before. */
export function letDemoAgree(on: boolean): void {
  agrees = on
}

type Open = { ask: DemoAsk; answer: (approved: boolean) => void; Sheet: DemoAskSheet }

let open: Open | undefined
const listeners = new Set<() => void>()

function become(next: Open | undefined) {
  open = next
  for (const listener of listeners) listener()
}

/** Puts a question on the sheet. Answers whether it was approved; `undefined` when another question is open already. */
export async function askOnDemoWallet(ask: DemoAsk, Sheet: DemoAskSheet): Promise<boolean | undefined> {
  if (open) return undefined
  if (agrees && (ask.kind === 'transaction' || ask.kind === 'typed-data')) return true
  const { promise, resolve } = Promise.withResolvers<boolean>()
  become({ ask, answer: resolve, Sheet })
  const approved = await promise
  become(undefined)
  return approved
}

/** The question that is open; the same object until it is answered. */
export const openDemoAsk = (): Open | undefined => open

/** Calls back after every change. Answers what ends it. */
export function watchDemoAsks(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
