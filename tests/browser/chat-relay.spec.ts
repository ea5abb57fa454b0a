import { serveSite } from '../serve-site.ts'
import { ask, chat, launcher, log, openChat, press, replies, say } from './chat-steps.ts'
import { startWorkflow, type TestWorkflow } from './chat-workflow.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test as base } from './journey-test.ts'
import { hydrate, watch } from './watch.ts'

/** The product with a workflow behind its chat that each test controls. */
const test = base.extend<object, { served: { url: string; workflow: TestWorkflow } }>({
  served: [
    // oxlint-disable-next-line no-empty-pattern -- the form a fixture has
    async ({}, use) => {
      const workflow = await startWorkflow()
      const site = await serveSite({ variables: { CHAT_WEBHOOK_URL: workflow.url, LIMIT_FACTOR: '1000' } })
      await use({ url: site.url, workflow })
      await site.stop()
      await workflow.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ served }, use) => use(served.url),
})

test.describe.configure({ mode: 'serial' })

test('a reply is shown as it comes, and read out once, when it is whole', async ({ page, served }) => {
  await openChat(page)
  await page.evaluate(() => {
    const said: string[] = Object.assign(window, { said: [] }).said
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes)
          if (!(node as Element).closest('[aria-hidden=true]')) said.push(node.textContent ?? '')
    }).observe(document.querySelector('[role=log]')!, { childList: true })
  })
  await say(page, 'stream')
  await expect(chat(page).locator('.chat-open-reply strong')).toHaveText('two')
  await expect(chat(page).locator('> output')).toHaveText('The assistant is writing.')
  await expectAccessible(page, '#chat')
  await expect(log(page)).not.toContainText('One')
  served.workflow.release()
  await expect(replies(page).nth(1)).toContainText('One two three')
  await expect(chat(page).locator('> output')).toBeEmpty()
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said)
  expect(said.filter((text) => text.includes('One'))).toHaveLength(1)
})

test('it can be stopped and asked again; what broke off is kept', async ({ page, served }) => {
  await openChat(page)
  await say(page, 'stream')
  await expect(chat(page).locator('.chat-open-reply')).toContainText('One')
  await press(page, 'Stop writing')
  await expect(replies(page).nth(1)).toContainText('You stopped this reply')
  // What was half of a bold word is whole.
  await expect(replies(page).nth(1).locator('strong')).toHaveText('two')
  served.workflow.release()
  await press(page, 'Retry')
  await expect(chat(page).locator('.chat-open-reply')).toContainText('One')
  served.workflow.release()
  await expect(replies(page)).toHaveCount(2)
  await expect(replies(page).nth(1)).toContainText('One two three')

  await say(page, 'half')
  await expect(chat(page).locator('.chat-open-reply')).toContainText('Half a')
  served.workflow.release()
  await expect(replies(page).nth(2)).toContainText('The reply was cut off here.')
  await expect(replies(page).nth(2)).toContainText('Half a')
})

test('what a workflow does wrong is said in the words for it, and nothing of its own', async ({ page }) => {
  await openChat(page)
  await ask(page, 'fail')
  await expect(replies(page).last().locator('.chat-text')).toHaveText('Error: HTTP error! Status: 500')
  await expect(replies(page).last().getByRole('button', { name: 'Retry' })).toBeVisible()
  await expectAccessible(page, '#chat')
  await ask(page, 'empty')
  await expect(replies(page).last().locator('.chat-text')).toHaveText(
    "I'm sorry, but I couldn't generate a response. This might be due to a connection issue with our AI system. Please try asking again or rephrase your question.",
  )
  await ask(page, 'beg')
  await expect(replies(page).last()).toContainText('it asked for a recovery phrase')
})

test('formatted text gives nothing away and leads nowhere it should not', async ({ page, baseURL }) => {
  const { problems } = await watch(page, baseURL!)
  await openChat(page)
  await ask(page, 'everything')
  const reply = replies(page).nth(1)
  await expect(reply.getByRole('heading', { name: 'Everything', level: 3 })).toBeVisible()
  await expect(reply.getByRole('table')).toBeVisible()
  await expect(reply.locator('.chat-code-word').first()).toHaveText('contract')
  await expect(reply.locator('img, script, iframe')).toHaveCount(0)
  expect(await reply.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/pricing',
    'https://evil.example/login',
  ])
  await expect(reply).toContainText('(evil.example')
  await expect(reply.getByRole('button', { name: 'Copy the address' })).toHaveCount(1)
  await expectAccessible(page, '#chat')
  expect(problems).toEqual([])
})

test('no reply holds up the page: what is too tangled stands there as it was written', async ({ page }) => {
  // Two of them keep a worker for its three seconds. `npm run bench:chat-replies` asks for all.
  test.setTimeout(180_000)
  await openChat(page)
  let count = 1
  for (const name of ['emphasis, closed', 'letters without a space', 'lists', 'page of prose']) {
    await say(page, name)
    const reply = replies(page).nth(count++)
    // The window can be used as soon as the reply is there; the main thread once was held up for most of a minute.
    await expect(reply, name).toContainText(/\S/)
    await press(page, 'Maximize')
    await press(page, 'Restore size')
    await expect(reply, name).not.toHaveAttribute('aria-hidden')
    if (name === 'page of prose') await expect(reply.locator('strong')).toHaveCount(100)
    if (name === 'lists') await expect(reply.locator('.chat-plain')).toContainText('- - - - - -')
  }
})

test('reset while a reply comes: it belongs to what is gone', async ({ page, served }) => {
  await openChat(page)
  await say(page, 'stream')
  await expect(chat(page).locator('.chat-open-reply')).toContainText('One')
  await press(page, 'Reset conversation')
  await press(page, 'Start a new conversation')
  served.workflow.release()
  await ask(page, 'hello')
  await expect(replies(page)).toHaveCount(2)
  await expect(replies(page).nth(1)).toContainText('You said hello')
})

test('a message whose page goes is sent from the next one, and half a reply is kept as that', async ({
  page,
  served,
}) => {
  const asked = () => served.workflow.asked.filter((each) => each === 'later').length
  const before = asked()
  await openChat(page)
  await say(page, 'later')
  await expect.poll(asked).toBe(before + 1)
  // A page without script, and back: two documents.
  await page.goto('/privacy')
  await page.goBack()
  await hydrate(page)
  await expect.poll(asked).toBe(before + 2)
  served.workflow.release()
  await expect(replies(page)).toHaveCount(2)
  await expect(replies(page).nth(1)).toContainText('Late')

  await say(page, 'stream')
  await expect(chat(page).locator('.chat-open-reply')).toContainText('One')
  await page.goto('/privacy')
  await page.goBack()
  await hydrate(page)
  await expect(replies(page).nth(2)).toContainText('The reply was cut off here.')
  await expect(replies(page).nth(2)).toContainText('One two')
  await expect(replies(page).nth(2).getByRole('button', { name: 'Retry' })).toBeVisible()
  served.workflow.release()
})

test('a reply that comes while the window is closed is unread', async ({ page, served }) => {
  await openChat(page)
  await say(page, 'later')
  await expect.poll(() => served.workflow.asked.at(-1)).toBe('later')
  await press(page, 'Close chat')
  served.workflow.release()
  await expect(launcher(page)).toHaveAccessibleName('Chat 1 unread')
  await launcher(page).click()
  await expect(replies(page).nth(1)).toContainText('Late')
})

test('two tabs share a reply as it comes, and either stops it; a tab that goes takes nothing with it', async ({
  page,
  context,
  served,
}) => {
  await openChat(page)
  await ask(page, 'hello')
  const other = await context.newPage()
  await other.goto('/pledge')
  await hydrate(other)
  await press(other, 'Continue from your other tab')
  await say(page, 'stream')
  await expect(chat(other).locator('.chat-open-reply')).toContainText('One')
  await press(other, 'Stop writing')
  await expect(replies(page).last()).toContainText('You stopped this reply')
  await expect(chat(page).locator('.chat-open-reply')).toBeHidden()
  served.workflow.release()

  const asked = () => served.workflow.asked.filter((each) => each === 'later').length
  const before = asked()
  await say(page, 'later')
  await expect(chat(other).locator('> output')).toHaveText('The assistant is writing.')
  await expect.poll(asked).toBe(before + 1)
  await page.close()
  // The tab that is left asks again.
  await expect.poll(asked).toBe(before + 2)
  served.workflow.release()
  await expect(replies(other).last()).toContainText('Late')
})
