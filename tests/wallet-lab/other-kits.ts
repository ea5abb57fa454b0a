import type { LabKit } from '#wallet/lab/lab-case.ts'
import { labAccount } from '#wallet/lab/lab-wallet.ts'
import { buttonOf, pause, until } from '#wallet/lab/visit.ts'

/** The chain of the product, which the pages of the comparison work on. */
const chainId = 31_337

const dialog = () => document.querySelector<HTMLElement>('[role=dialog]') ?? undefined
const outside = () => [...document.querySelectorAll<HTMLElement>('button')].filter((one) => !dialog()?.contains(one))
const shortened = (text: string) => /0x[\da-f]+[^\da-z\s]+[\da-f]{4}/i.exec(text)?.[0]
const byTestId = (id: string) => document.querySelector<HTMLElement>(`[data-testid^=${id}]`) ?? undefined

const shared = {
  chainId,
  page: window,
  dialog,
  says: () => dialog()?.innerText ?? '',
  open: () =>
    outside()
      .find((button) => /connect wallet/i.test(button.innerText))
      ?.click(),
  close: () => dialog()?.querySelector<HTMLElement>('[aria-label=Close]')?.click(),
}

const wrongNetwork = () => byTestId('rk-wrong-network-button')

const rainbowKit: LabKit = {
  ...shared,
  // On another network the account gives way to the words for it: connected it is.
  account: () => shortened(byTestId('rk-account-button')?.innerText ?? '') ?? (wrongNetwork() && labAccount),
  onChain: () => !wrongNetwork(),
  async switchChain() {
    ;(wrongNetwork() ?? byTestId('rk-chain-button'))?.click()
    const option = await until(() => byTestId('rk-chain-option-'))
    await pause(300)
    option?.click()
  },
}

const isElsewhere = () =>
  /switch networks|wrong network/i.test(`${dialog()?.innerText} ${outside().map((one) => one.innerText)}`)

const connectKit: LabKit = {
  ...shared,
  account: () =>
    outside()
      .map((button) => shortened(button.innerText))
      .find(Boolean),
  onChain: () => !isElsewhere(),
  async switchChain() {
    // It opens its choice of networks by itself where it does not know the network of the wallet.
    if (!(await until(dialog, 2000)))
      outside()
        .find((button) => /0x/.test(button.innerText))
        ?.click()
    await until(dialog)
    await pause(600)
    buttonOf({ ...connectKit }, /switch networks/i)?.click()
    await pause(600)
    buttonOf({ ...connectKit }, /local chain/i)?.click()
  },
}

/** Each other kit, as its page shows it. */
export const otherKits = { rainbowKit, connectKit }
