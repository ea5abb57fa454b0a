import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { serveSite, type ServedSite } from '../serve-site.ts'
import { chat, kept, launcher, log, openChat, openMore, press, replies } from './chat-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test as base, type Page } from './journey-test.ts'
import { hydrate } from './watch.ts'

const run = promisify(execFile)
const program = join(import.meta.dirname, '../../src/server/ops/ops.server.ts')

/** A product of its own: its operator's commands are run beside it. */
const test = base.extend<object, { served: ServedSite }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- the form a fixture has
    async ({}, use) => {
      const site = await serveSite({ variables: { LIMIT_FACTOR: '1000' } })
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
})

// Two rounds of asking and six programs of the operator: two minutes on a busy machine.
test.describe.configure({ mode: 'serial', timeout: 600_000 })

/** The window asks every twenty seconds, and a busy server may let one asking fail. */
const patience = { timeout: 240_000 }

/** Runs a command of the operator, and answers what it printed. */
async function ops({ env }: ServedSite, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...words], { env })
  return stdout
}

/** Leaves a message for a person, and answers its reference. */
async function leave(page: Page, message: string): Promise<string> {
  await openMore(page)
  await press(page, 'Leave a message for a person')
  await chat(page).getByLabel('Your name').fill('Ada Lovelace')
  await chat(page).getByLabel('E-mail').fill('ada@example.com')
  await chat(page).getByLabel('What would you like to know?').fill(message)
  await press(page, 'Send to a person')
  await expect(chat(page)).toContainText('Your question is stored')
  return (await chat(page).locator('.form-thanks code').textContent())!
}

for (const [size, use] of [
  ['a desktop', { viewport: { width: 1440, height: 900 } }],
  ['a telephone', { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true }],
] as const)
  test.describe(`on ${size}`, () => {
    test.use(use)

    test('a person answers in the window, without a reload, and the answer stays', async ({ page, served }) => {
      await openChat(page)
      const reference = await leave(page, `Do you audit Cairo on ${size}?`)
      expect(await ops(served, 'chat', 'waiting')).toContain(reference)
      await press(page, 'Back to the conversation')
      await expect(replies(page)).toHaveCount(1)

      await ops(served, 'chat', 'reply', reference, '--text', 'Yes, from **Monday** on.', '--name', 'Grace')

      await expect(replies(page)).toHaveCount(2, patience)
      await expect(replies(page).nth(1)).toContainText('A person answers: Grace')
      await expect(replies(page).nth(1).locator('strong')).toHaveText('Monday')
      await expectAccessible(page, '#chat')

      await page.reload()
      await hydrate(page)
      if (size === 'a telephone') await launcher(page).click()
      await expect(log(page)).toContainText('Yes, from Monday on.')

      // With the window closed, it is looked for when a page is opened, and is unread.
      await press(page, 'Close chat')
      await ops(served, 'chat', 'reply', reference, '--text', 'One more thing.')
      await page.goto('/about')
      await expect(page.locator('html')).toHaveAttribute('data-unread', 'true')
      await launcher(page).click()
      await expect(log(page)).toContainText('One more thing.')
      await expect(page.locator('html')).toHaveAttribute('data-unread', 'false')

      // What is written back goes on in the same conversation.
      const second = await leave(page, 'And Move?')
      await ops(served, 'chat', 'reply', reference, '--text', 'Move too.')
      await press(page, 'Back to the conversation')
      await expect(log(page)).toContainText('Move too.', patience)
      expect(await ops(served, 'chat', 'waiting')).not.toContain(second)

      await openMore(page)
      await press(page, 'Erase my conversation')
      await expect(chat(page).getByRole('alertdialog')).toContainText('left for a person stays stored')
      await press(page, 'Erase')
      await expect(replies(page)).toHaveCount(1)
      expect(await kept(page)).not.toHaveProperty('person')
    })
  })
