import { expect, type Page, type Route } from '@playwright/test'
import { hydrate } from './watch.ts'
import { violationsIn } from '../accessibility.ts'

/** Words no other test has used, so that what is stored can be recognised. */
export const freshMessage = () => `We would like an audit of vault ${crypto.randomUUID()}.`

/** An address of its own for each test: the server counts how often one is used. */
export const freshAddress = () => `ada.${crypto.randomUUID()}@example.com`

/** Opens the contact page and waits until React answers. */
export async function openContact(page: Page, path = '/contact-us') {
  await page.goto(path)
  await hydrate(page)
}

/** Fills in what the contact form requires. Answers the message. */
export async function fillContact(page: Page, message = freshMessage()) {
  await page.getByLabel('Your name').fill('Ada Lovelace')
  await page.locator('#contact-email').fill(freshAddress())
  await page.getByLabel('What are you building?').fill(message)
  return message
}

/** The button of the contact form. */
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send message' })

/** Waits until the contact form has arrived, and answers its reference. */
export async function arrived(page: Page): Promise<string> {
  await expect(page.locator('.form-thanks')).toContainText('Your message is stored')
  const reference = await page.locator('.form-thanks code').innerText()
  expect(reference).toMatch(/^IN-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  return reference
}

/** Hands every submission of a form to `answer`, with its number from 1. Answers the idempotency keys in order. */
export async function intercept(page: Page, form: string, answer: (route: Route, count: number) => Promise<void>) {
  const keys: string[] = []
  await page.route(`**/api/forms/${form}`, async (route) => {
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    await answer(route, keys.length)
  })
  return keys
}

/** The rules of axe that look at colours. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

/** Asserts that axe finds nothing in a part of the page, by day and by night. */
export async function expectAccessible(page: Page, part: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // By night the colours are others, and nothing else is.
    const violations = await violationsIn(page, part, colorScheme === 'dark' ? rulesOfColour : undefined)
    const found = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id}: ${target} ${any[0]?.message}`),
    )
    expect(found, colorScheme).toEqual([])
  }
}

/** The links of a part of the page that are lower than a finger needs: none, unless they stand in a line of text. */
export const linksBelow44 = (page: Page, part: string) =>
  page
    .locator(`${part} a`)
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.filter((link) => link.getBoundingClientRect().height < 44).map((link) => link.outerHTML),
    )
