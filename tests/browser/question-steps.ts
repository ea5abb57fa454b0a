import { expect, type Page } from '@playwright/test'

/** From this width on all questions of a tool are seen at once. */
const seenAtOnce = 760

export const asksOneByOne = (page: Page) => page.viewportSize()!.width < seenAtOnce

const next = (page: Page) => page.getByRole('button', { name: 'Next', exact: true })

/** Goes to a question of the tool, by its name, where one fills the screen; nothing where all of them are seen at once. */
export async function goToQuestion(page: Page, name: string) {
  if (!asksOneByOne(page)) return
  const place = page.locator('.asks-place')
  await expect(place).toBeVisible()
  // What is read of a token can bring a question, or give one another name.
  const asked = page.locator('.asks-name').filter({ hasText: new RegExp(`^${name}, question \\d`) })
  await expect(asked, `a question called ${name}`).toHaveCount(1)
  for (;;) {
    const number = Number(/question (\d+)/.exec((await asked.textContent())!)![1])
    const now = Number.parseInt((await place.textContent())!, 10)
    if (now === number) return
    await (now < number ? next(page) : page.getByRole('button', { name: 'Back', exact: true })).click()
    await expect(place).not.toHaveText(new RegExp(`^${now} `))
  }
}

/** Presses the button that launches a token, while something is wrong with its values: on a phone one does not come that far. */
export async function launchInVain(page: Page) {
  await goToQuestion(page, 'Its values')
  await (asksOneByOne(page) ? next(page) : page.locator('#token-launch')).click()
}
