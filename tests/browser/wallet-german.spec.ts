import { generatePrivateKey } from 'viem/accounts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { announceTestWallet, createTestWallet } from './test-wallet.ts'
import { hydrate, watch } from './watch.ts'

test.use({ viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false })

const dialog = (page: Page) => page.getByRole('dialog')
const connectWallet = (page: Page) => page.getByRole('button', { name: 'Connect Wallet' }).click()
const widthOf = (page: Page) => page.evaluate(() => document.querySelector('dialog')!.scrollWidth)

test.describe('who reads German', () => {
  test.use({ locale: 'de-AT' })

  test('is offered the windows in German once, and has them on every page from then on', async ({ page, baseURL }) => {
    const { problems } = await watch(page, baseURL!)
    await page.goto('/pricing')
    await connectWallet(page)
    await expect(dialog(page)).toHaveAttribute('lang', 'en')
    await expect(dialog(page)).toHaveAccessibleName('Connect a wallet')
    await expectAccessible(page, 'dialog')
    await dialog(page).getByRole('button', { name: 'Dieses Fenster auf Deutsch anzeigen' }).click()
    await expect(dialog(page)).toHaveAttribute('lang', 'de')
    await expect(dialog(page)).toHaveAccessibleName('Wallet verbinden')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expectAccessible(page, 'dialog')

    await page.goto('/token-locking')
    await connectWallet(page)
    await expect(dialog(page)).toHaveAccessibleName('Wallet verbinden')
    await expect(dialog(page).getByRole('button', { name: 'Dieses Fenster auf Deutsch anzeigen' })).toBeHidden()
    await dialog(page).getByRole('button', { name: 'MetaMask' }).click()
    await dialog(page).getByRole('button', { name: 'App holen' }).click()
    await dialog(page).getByRole('button', { name: 'Weiter' }).click()
    await expect(dialog(page).getByText('Öffnen Sie die App MetaMask')).toBeVisible()
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await widthOf(page)).toBeLessThanOrEqual(320)
    await page.setViewportSize({ width: 1440, height: 900 })
    await dialog(page).getByLabel('Sprache').selectOption('English')
    await expect(dialog(page)).toHaveAttribute('lang', 'en')
    expect(problems).toEqual([])
  })
})

test('a language chosen by hand is that of the windows, the sheet and the lists after a reload too', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const { problems, scripts } = await watch(page, baseURL!)
  await announceTestWallet(page, createTestWallet({ url: `${baseURL}/rpc`, keys: [generatePrivateKey()] }))
  await page.goto('/pledge')
  await hydrate(page)
  await connectWallet(page)
  expect(scripts.filter((path) => /words-(?:de|fr|es|pt|it|tr|ru|uk|ja|ko|zh)-/.test(path))).toEqual([])
  await dialog(page).getByLabel('Language').selectOption('Русский')
  await expect(dialog(page)).toHaveAccessibleName('Подключить кошелёк')
  await expect(dialog(page)).toHaveAttribute('lang', 'ru')
  expect(scripts.filter((path) => /words-(?:de|fr|es|pt|it|tr|ru|uk|ja|ko|zh)-/.test(path))).toHaveLength(1)

  await page.reload()
  await hydrate(page)
  await connectWallet(page)
  await expect(dialog(page).getByLabel('Язык')).toHaveValue('ru')
  await dialog(page).getByRole('button', { name: 'Test wallet' }).first().click()
  await page.getByRole('button', { name: 'Подписать сообщение' }).click()
  await page.locator('#wallet-account-button').click()
  await expect(dialog(page).getByRole('button', { name: 'Скопировать адрес' })).toBeVisible()
  await expect(dialog(page).getByLabel('Язык')).toHaveValue('ru')
  await dialog(page).getByRole('button', { name: 'Транзакции и разрешения' }).click()
  await expect(dialog(page).getByRole('heading', { name: 'Все транзакции' })).toBeVisible()
  await expect(dialog(page).getByRole('heading', { name: 'Выданные вами разрешения' })).toBeVisible()
  await expectAccessible(page, 'dialog')
  await page.keyboard.press('Escape')

  await page.getByLabel('Your name').fill('Ada Example')
  await page.getByLabel('What you are').selectOption('holder')
  await page.getByRole('button', { name: 'Sign with your wallet' }).click()
  await expect(dialog(page)).toHaveAttribute('lang', 'ru')
  await expect(dialog(page).getByRole('heading', { name: 'Подписать обязательство' })).toBeVisible()
  await expect(dialog(page)).toContainText('пока этот аккаунт не заберёт их')
  await expect(dialog(page)).not.toContainText('на английском')
  await expect(dialog(page).getByRole('button', { name: 'Продолжить в кошельке' })).toBeEnabled()
  await expectAccessible(page, 'dialog')
  await dialog(page).getByRole('button', { name: 'Отмена' }).click()
  expect(problems).toEqual([])
})
