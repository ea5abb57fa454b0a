import { generatePrivateKey } from 'viem/accounts'
import { expect, test as base, type Page } from '../browser/journey-test.ts'
import { announceTestWallet, createTestWallet, type TestWallet } from '../browser/test-wallet.ts'
import { differenceOf } from './differences.ts'
import type { WalletDriver } from './driver.ts'
import { ours } from './ours.ts'
import { rainbowKit } from './rainbowkit.ts'

export type ContractOptions = { kit: WalletDriver['name'] }

type Contract = {
  driver: WalletDriver
  wallet: TestWallet
  /** Addresses at other hosts that were asked for. Nobody answers there. */
  foreign: string[]
}

const test = base.extend<Contract & ContractOptions>({
  kit: ['ours', { option: true }],
  driver: async ({ kit }, use) => use(kit === 'ours' ? ours : rainbowKit),
  foreign: [
    async ({ context, baseURL }, use) => {
      const asked: string[] = []
      const isForeign = (url: URL) => /^(?:https?|wss?):$/.test(url.protocol) && url.host !== new URL(baseURL!).host
      await context.route(isForeign, (route) => (asked.push(route.request().url()), route.abort()))
      await context.routeWebSocket(isForeign, (socket) => (asked.push(socket.url()), void socket.close()))
      await use(asked)
    },
    { auto: true },
  ],
  wallet: async ({ page, baseURL }, use) => {
    const wallet = createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey(), generatePrivateKey()] })
    await announceTestWallet(page, wallet)
    await use(wallet)
  },
})

type Fixtures = Contract & { page: Page; baseURL: string | undefined }

/** A sentence both kits are held to. Where the written list has it, RainbowKit has to fail: a list that says too much fails, too. */
export function promise(sentence: string, keep: (fixtures: Fixtures) => Promise<void>): void {
  test(sentence, async ({ page, baseURL, driver, wallet, foreign }) => {
    const difference = differenceOf(sentence)
    test.fail(driver.name === 'rainbowkit' && difference !== undefined, difference)
    await keep({ page, baseURL, driver, wallet, foreign })
  })
}

/** The same on a telephone. */
export function promiseOnPhone(sentence: string, keep: (fixtures: Fixtures) => Promise<void>): void {
  test.describe(() => {
    test.use({ viewport: { width: 375, height: 812 }, userAgent: telephone })
    promise(sentence, keep)
  })
}

const telephone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

export { expect, test }
