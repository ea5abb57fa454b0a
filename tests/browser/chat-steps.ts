import { expect, type Locator, type Page } from '@playwright/test'

/** The button of the chat, and the parts of its window. */
export const launcher = (page: Page) => page.locator('#chat-open')
export const chat = (page: Page) => page.getByRole('dialog', { name: 'Assistant' })
export const field = (page: Page) => page.getByLabel('Your message')
export const log = (page: Page) => page.getByRole('log')
export const replies = (page: Page) => log(page).locator('.chat-message:not(.chat-own)')
export const own = (page: Page) => log(page).locator('.chat-own')
export const press = (page: Page, name: string | RegExp) =>
  chat(page)
    .getByRole('button', { name, exact: typeof name === 'string' })
    .click()
export const openMore = (page: Page) => chat(page).locator('.chat-more summary').click()

/** The sources of a reply, which stand below it in a line that opens. */
export async function openSources(reply: Locator): Promise<Locator> {
  await reply.locator('.chat-beside summary').click()
  return reply.locator('.chat-notes a')
}

/** Waits until the page has what answers questions by itself: its facts, and no file more has come for two seconds. */
export async function untilKept(page: Page) {
  const files = () => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  await expect.poll(async () => (await files()).some((name) => /facts-.*-en\.json$/.test(name))).toBe(true)
  await expect(async () => {
    const before = (await files()).length
    await page.waitForTimeout(2_000)
    expect((await files()).length).toBe(before)
  }).toPass()
}

/** The questions that are offered while nothing was said. */
export const quick = (page: Page) => chat(page).getByRole('list', { name: 'Suggested questions' })

/** What the chat says when nobody answers. */
export const unreachable = 'Unable to reach the backend server. Please check your internet connection.'

/** Opens a page and its chat by one press, before anything of it is alive. */
export async function openChat(page: Page, path = '/pricing') {
  await page.goto(path)
  await launcher(page).click()
  await expect(chat(page)).toBeVisible()
}

/** Types a message and sends it by Enter. */
export async function say(page: Page, text: string) {
  await field(page).fill(text)
  await field(page).press('Enter')
}

/** Asks, and waits for the whole reply. */
export async function ask(page: Page, text: string) {
  const before = await replies(page).count()
  await say(page, text)
  await expect(replies(page)).toHaveCount(before + 1)
}

/** What the chat keeps on the device, by the name of its entries. */
export function kept(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const prefix = 'intaglio.chat.one.'
    return Object.fromEntries(
      Object.entries(localStorage)
        .filter(([key]) => key.startsWith(prefix))
        .map(([key, value]) => [key.slice(prefix.length), String(value)]),
    )
  })
}

/** Every message that is posted from now on. */
export function posted(
  page: Page,
): { chatInput: string; sessionId: string; key: string; metadata: { page: string } }[] {
  const bodies: ReturnType<typeof posted> = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/chat')) bodies.push(request.postDataJSON())
  })
  return bodies
}
