import { serveSite } from '../serve-site.ts'
import { ask, openChat, replies } from './chat-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test as base, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

/** The product with the limits that visitors meet, and work that a machine of tests can do. */
const test = base.extend<object, { site: string }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- the form a fixture has
    async ({}, use) => {
      const site = await serveSite({ variables: { LIMIT_FACTOR: '1', POW_DIFFICULTY: '12' } })
      await use(site.url)
      await site.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ site }, use) => use(site),
})

/** Other browsers of this network ask as much as it has for nothing, and more. */
function beLoud(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    const statuses: number[] = []
    for (let at = 0; at < 25; at++) {
      const answer = await fetch('/webhook/site/chat', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ chatInput: 'Hello', sessionId: String(at) }),
        credentials: 'omit',
      })
      statuses.push(answer.status)
      await answer.text()
    }
    return statuses
  })
}

test('where a neighbour has been loud, the page works for a visitor and the answer comes', async ({ page }) => {
  await openChat(page)
  expect(await beLoud(page)).toContain(429)
  const answers: { status: number; proof: boolean }[] = []
  page.on('response', (answer) => {
    if (!answer.url().endsWith('/webhook/site/chat')) return
    answers.push({ status: answer.status(), proof: 'proof-of-work' in answer.request().headers() })
  })

  await ask(page, 'What does an audit cost?')

  await expect(replies(page).last()).toContainText('USD')
  expect(answers).toEqual([
    { status: 429, proof: false },
    { status: 200, proof: true },
  ])
})

test('a visitor who waits for such work sees a message, and no longer than it takes', async ({ page }) => {
  await page.goto('/pricing')
  await hydrate(page)
  await page.evaluate(() => dispatchEvent(new Event('effort-begins')))
  const toast = page.locator('.toast')
  await expect(toast).toContainText('One moment')
  await expect(toast).toContainText('Your browser solves a short puzzle first')
  await expectAccessible(page, '.toaster')

  await page.evaluate(() => dispatchEvent(new Event('effort-ends')))
  await expect(toast).toHaveCount(0)
})
