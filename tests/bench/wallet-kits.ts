import { expect, type Page } from '@playwright/test'

/** A wallet kit on a page, and how its window is opened and closed. */
export type Kit = {
  title: string
  /** Which server has its page. */
  at: 'site' | 'rainbowKit' | 'connectKit'
  path: string
  /** Waits until the page is alive. */
  wake: (page: Page) => Promise<void>
}

const nothing = async () => {}

/** The kits of the bench, in the order of its columns. */
export const kits: readonly Kit[] = [
  {
    title: 'this site',
    at: 'site',
    path: '/pricing',
    wake: (page) => page.locator('html[data-script=ready]').waitFor({ state: 'attached' }),
  },
  { title: 'RainbowKit, as documented', at: 'rainbowKit', path: '/', wake: nothing },
  { title: 'RainbowKit, loaded by the press', at: 'rainbowKit', path: '/at-press.html', wake: nothing },
  { title: 'ConnectKit, as documented', at: 'connectKit', path: '/', wake: nothing },
]

/** Presses Connect Wallet, and answers the milliseconds until the list of wallets is drawn. */
export async function timePress(page: Page): Promise<number> {
  const time = page.evaluate(timeOpening)
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  return time
}

/** Closes the window as a visitor does, who presses again when nothing has listened yet, and waits until it has gone. */
export function closeWindow(page: Page): Promise<void> {
  return expect(async () => {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1000 })
  }).toPass({ timeout: 20_000 })
}

/** Runs in the page: from the next press to the frame in which the window shows a wallet. */
function timeOpening(): Promise<number> {
  return new Promise((resolve) => {
    const look = (pressed: number) => {
      const shown = document.querySelector('dialog[open], [role=dialog]')
      const isOpen =
        shown && /MetaMask|WalletConnect/.test(shown.textContent) && shown.getBoundingClientRect().height > 100
      if (isOpen) resolve(performance.now() - pressed)
      else requestAnimationFrame(() => look(pressed))
    }
    addEventListener('click', ({ timeStamp }) => look(timeStamp), { capture: true, once: true })
  })
}
