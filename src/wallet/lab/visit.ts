import type { LabKit, Outcome } from './lab-case.ts'
import { labAccount, type LabWallet } from './lab-wallet.ts'

/** How long a window has to react to an answer of the wallet, in milliseconds. */
const reaction = 5000

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Waits until something is there; undefined when it is not within `ms`. */
export async function until<found>(look: () => found, ms = reaction): Promise<found | undefined> {
  const end = performance.now() + ms
  for (;;) {
    const found = look()
    if (found) return found
    if (performance.now() > end) return undefined
    await pause(40)
  }
}

const readable = (element: Element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim()

/** What a button is called: by its label or its text. */
const nameOf = (element: Element) => `${element.getAttribute('aria-label') ?? ''} ${readable(element)}`

/** The button of the window whose name fits. */
export function buttonOf(kit: LabKit, name: RegExp): HTMLElement | undefined {
  const buttons = kit.dialog()?.querySelectorAll<HTMLElement>('button, [role=button]') ?? []
  return [...buttons].find((button) => name.test(nameOf(button)) && button.checkVisibility())
}

/** The rows of the list that bear the name of a wallet. */
export function rowsOf(kit: LabKit, name = 'Lab wallet'): HTMLElement[] {
  const buttons = kit.dialog()?.querySelectorAll<HTMLElement>('button') ?? []
  return [...buttons].filter((button) => nameOf(button).includes(name))
}

/** Opens the window and presses the wallet. Answers false where the wallet is not listed. */
export async function choose(kit: LabKit, name?: string): Promise<boolean> {
  kit.open()
  const row = await until(() => rowsOf(kit, name)[0])
  // A window that is just being drawn moves its rows.
  await pause(300)
  ;(rowsOf(kit, name)[0] ?? row)?.click()
  return Boolean(row)
}

const again = /retry|try again/i

/** Whether the page shows the wallet's account as connected: by its last four digits, which every kit shows. */
export const isConnected = (kit: LabKit): boolean => Boolean(kit.account()?.endsWith(labAccount.slice(-4)))

/** The words of the window, no longer than a line of a table. */
export function quoted(kit: LabKit): string {
  const words = kit.says().replace(/\s+/g, ' ').trim()
  return words ? `“${words.length > 150 ? `${words.slice(0, 149)}…` : words}”` : 'nothing'
}

/** A case fails with these words. */
export const failed = (did: string): Outcome => ({ passed: false, did })

export const passed = (did: string): Outcome => ({ passed: true, did })

/** The case ends connected, on the chain of the page, with no window left to close. */
export async function endsConnected(kit: LabKit): Promise<Outcome> {
  if (!(await until(() => isConnected(kit))))
    return failed(`The wallet is not connected. The window says ${quoted(kit)}.`)
  await pause(500)
  if (!isConnected(kit)) return failed('The wallet was connected and is gone again.')
  if (!kit.onChain()) return failed('The wallet is connected, and the page says that its network is wrong.')
  return passed('The wallet is connected, on the right network.')
}

/**
 * The wallet has failed, and the visitor is neither left waiting nor stranded: the window offers to ask again within `ms`, `words` are
 * among what it says, and the wallet, which behaves now, is connected by the next press.
 */
export async function recovers(
  kit: LabKit,
  wallet: LabWallet,
  { mend, words, ms }: { mend: () => void; words?: RegExp; ms?: number },
): Promise<Outcome> {
  const offered = await until(() => buttonOf(kit, again), ms)
  const said = quoted(kit)
  const explained = !words || words.test(kit.says())
  if (isConnected(kit)) return failed('The page shows a connected account that the wallet never gave.')
  if (!offered) return failed(`The window does not offer to ask again. It says ${said}.`)
  if (!explained) return failed(`The window does not say why. It says ${said}.`)
  mend()
  const before = wallet.times('eth_requestAccounts')
  buttonOf(kit, again)?.click()
  if (!(await until(() => wallet.times('eth_requestAccounts') > before)))
    return failed(`The window says ${said}. Its button does not ask the wallet again.`)
  if (!(await until(() => isConnected(kit))))
    return failed(`The window says ${said}. The next answer connects nothing.`)
  return passed(`The window says ${said}. Its button asks again, and the wallet is connected.`)
}
