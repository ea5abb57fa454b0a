import { expect, promise } from './contract-test.ts'
import { connectButton, dialogOf, missNetwork, openWrongNetwork, signButton, signIn } from './wallet-steps.ts'

promise('the network is shown also where there is one only', async (visit) => {
  await signIn(visit)
  await expect(visit.driver.chainButton(visit.page)).toBeVisible()
})

promise('a wrong network is said in the bar and in the window', async (visit) => {
  const { page, driver } = visit
  const dialog = await openWrongNetwork(visit)
  await expect(driver.chainButton(page)).toContainText('Wrong network')
  await expect(driver.accountButton(page)).toBeHidden()
  await expect(dialog).toContainText('Wrong network detected, switch or disconnect to continue.')
  await dialog.getByRole('button', { name: 'Disconnect' }).click()
  await expect(connectButton(page)).toBeVisible()
})

promise('a switch is confirmed in the wallet, and closes the window', async (visit) => {
  const { page, driver, wallet } = visit
  const dialog = await openWrongNetwork(visit)
  wallet.gate = 'hold'
  await dialog.getByRole('button', { name: 'Local chain' }).click()
  await expect(dialog).toContainText('Confirm in Wallet')
  wallet.answer('approve')
  await expect(dialog).toBeHidden()
  await expect(driver.accountButton(page)).toBeVisible()
})

promise('a switch that was rejected is explained where it was asked for', async (visit) => {
  const dialog = await openWrongNetwork(visit)
  visit.wallet.gate = 'reject'
  await dialog.getByRole('button', { name: 'Local chain' }).click()
  await visit.page.waitForTimeout(500)
  await expect(dialog).toContainText(/rejected|not switched/)
})

promise('a wallet that cannot switch is said to be unable to', async (visit) => {
  const dialog = await openWrongNetwork(visit)
  visit.wallet.fault('wallet_switchEthereumChain', 4200)
  await dialog.getByRole('button', { name: 'Local chain' }).click()
  const sentence =
    'Your wallet does not support switching networks from Intaglio. Try switching networks from within your wallet instead.'
  await expect(visit.page.getByText(sentence).first()).toBeVisible()
})

promise('a network the wallet does not know is added, and then switched to', async (visit) => {
  const { page, driver, wallet } = visit
  const dialog = await openWrongNetwork(visit)
  missNetwork(wallet)
  await dialog.getByRole('button', { name: 'Local chain' }).click()
  await driver.addNetwork(dialog)
  await expect(driver.accountButton(page)).toBeVisible()
  expect(wallet.requests).toContain('wallet_addEthereumChain')
})

promise('another account in the wallet is asked to sign in', async (visit) => {
  const { page, driver, wallet } = visit
  await signIn(visit)
  wallet.selectAccount(1)
  await expect(driver.accountButton(page)).toBeHidden()
  await expect(dialogOf(page)).toContainText('Verify your account')
  await signButton(page).click()
  await expect(driver.accountButton(page)).toContainText(wallet.address.slice(-4))
})
