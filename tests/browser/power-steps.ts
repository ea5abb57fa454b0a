import { expect, type Page } from '@playwright/test'

/** Where the owner of a token or collection uses its powers. */
export const given = (page: Page) =>
  page.getByRole('region', { name: /^(Powers over a token|A collection and its pieces)$/ })

type Use = {
  fields?: Record<string, string>
  /** What the sheet says. */
  says: string
  /** Says yes in the wallet, where it asks. */
  send?: (page: Page) => Promise<void>
}

/** Uses a power: chooses it, fills its fields, reads the sheet and sends it. */
export async function usePower(page: Page, name: string, { fields = {}, says, send }: Use) {
  await given(page).getByLabel('What would you like to do?').selectOption(name)
  for (const [label, text] of Object.entries(fields))
    await given(page).getByRole('textbox', { name: label, exact: true }).fill(text)
  await given(page).getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog', { name })).toContainText(says)
  await page.getByRole('button', { name: 'Continue in wallet' }).click()
  await send?.(page)
  await expect(given(page)).toContainText(`Done: ${name}.`)
}
