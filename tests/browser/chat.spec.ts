import { readFile } from 'node:fs/promises'
import {
  ask,
  chat,
  field,
  kept,
  launcher,
  log,
  openChat,
  openMore,
  openSources,
  own,
  posted,
  press,
  quick,
  replies,
  say,
  unreachable,
  untilKept,
} from './chat-steps.ts'
import { expectAccessible, freshAddress } from './form-steps.ts'
import { expect, test } from './journey-test.ts'
import { holdScripts, hydrate, navigate, watch } from './watch.ts'

test('one press opens it, a question is answered with its places, and nothing breaks a rule of the page', async ({
  page,
  baseURL,
}) => {
  const { problems } = await watch(page, baseURL!)
  const bodies = posted(page)
  await page.goto('/pricing')
  await expect(launcher(page)).toHaveAccessibleName('Chat 1 unread')
  await launcher(page).click()
  await expect(field(page)).toBeFocused()
  await expect(launcher(page)).toHaveAccessibleName('Chat')
  await expect(launcher(page)).toHaveAttribute('aria-expanded', 'true')
  await expect(quick(page).getByRole('button')).toHaveCount(4)
  await expectAccessible(page, '#chat')

  await press(page, 'What does an audit cost?')
  await expect(replies(page)).toHaveCount(2)
  await expect(quick(page)).toBeHidden()
  expect(bodies).toEqual([
    {
      action: 'sendMessage',
      chatInput: 'What does an audit cost?',
      sessionId: expect.stringMatching(/^\d{13}$/),
      key: expect.stringMatching(/^[\w-]{22}$/),
      metadata: { page: '/pricing', begins: true },
    },
  ])
  const sources = await openSources(replies(page).nth(1))
  await expect(sources.first()).toHaveAttribute('href', /^\/smart-contract-audit/)
  await press(page, /^Helpful/)
  await expect(chat(page).getByText('Thank you. Your comment is stored.')).toBeVisible()
  await press(page, /^Not helpful/)
  await chat(page).getByLabel('What was wrong? (optional)').fill('Too short')
  await press(page, 'Send comment')
  await expect(chat(page).getByRole('button', { name: 'Not helpful' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible(page, '#chat')

  // Within the site the conversation stays, and its link has led behind it.
  await sources.first().click()
  await expect(page).toHaveURL(/\/smart-contract-audit/)
  await expect(replies(page)).toHaveCount(2)
  await ask(page, 'And for NFTs?')
  await expect(replies(page).last()).toContainText('An NFT audit costs')
  expect(bodies[1]!.metadata.page).toBe('/smart-contract-audit')
  expect(bodies[1]!.sessionId).toBe(bodies[0]!.sessionId)
  expect(problems).toEqual([])
})

test('it is minimized, maximized, closed and reset, by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await launcher(page).focus()
  await page.keyboard.press('Enter')
  await expect(field(page)).toBeFocused()
  await page.keyboard.type('What do you offer?')
  await page.keyboard.press('Enter')
  await expect(replies(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('')

  const size = (name: string) => expect(chat(page)).toHaveAttribute('data-size', name)
  const tabTo = async (name: string) => {
    for (let steps = 0; steps < 60; steps++) {
      const focused = await page.evaluate(() => document.activeElement?.textContent?.trim())
      if (focused === name) return page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
    }
    throw new Error(`No key leads to ${name}`)
  }
  await tabTo('Maximize')
  await size('max')
  expect(await kept(page)).toMatchObject({ open: 'true', maximized: 'true', minimized: 'false', unread: 'false' })
  await expect(launcher(page)).toBeHidden()
  await tabTo('Minimize')
  await size('min')
  expect(await kept(page)).toMatchObject({ maximized: 'false', minimized: 'true' })
  await page.keyboard.press('Enter')
  await size('normal')
  await expect(field(page)).toBeFocused()

  await tabTo('Reset conversation')
  await expect(chat(page).getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeFocused()
  await expect(replies(page)).toHaveCount(2)
  const { session } = await kept(page)
  await tabTo('Reset conversation')
  await expect(chat(page).getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(quick(page)).toBeVisible()
  await expect(own(page)).toHaveCount(0)
  expect((await kept(page)).session).not.toBe(session)

  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat(page)).toBeHidden()
  await expect(launcher(page)).toBeFocused()
})

test('axe finds nothing in any size, nor while it asks back', async ({ page }) => {
  await openChat(page)
  await ask(page, 'What do you offer?')
  for (const name of ['Maximize', 'Minimize', 'Restore', 'Reset conversation']) {
    await press(page, name)
    await expectAccessible(page, '#chat')
  }
})

test('Enter sends once, Shift and Enter begin a line, and nothing empty or half composed is sent', async ({ page }) => {
  const bodies = posted(page)
  await openChat(page)
  await field(page).fill('  \n ')
  await field(page).press('Enter')
  await field(page).fill('What is')
  await field(page).press('Shift+Enter')
  await field(page).pressSequentially('an audit?')
  await field(page).evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true })),
  )
  await page.waitForTimeout(250)
  expect(bodies).toEqual([])
  await field(page).press('Enter')
  await field(page).press('Enter')
  await expect(replies(page)).toHaveCount(2)
  await page.waitForTimeout(250)
  expect(bodies.map(({ chatInput }) => chatInput)).toEqual(['What is\nan audit?'])

  await field(page).fill('a'.repeat(2_001))
  await field(page).press('Enter')
  await expect(chat(page).getByText('more than 2,000 characters')).toBeVisible()
  await expect(field(page)).toHaveValue('a'.repeat(2_001))
})

test('a second press of Enter, while the first is being sent, sends nothing, and what was typed between stays', async ({
  page,
}) => {
  const bodies = posted(page)
  await openChat(page)
  await hydrate(page)
  // What reads the message comes late, and the second press is only seen to after the reply, as on a busy processor.
  const release = await holdScripts(page)
  await field(page).fill('What is an audit?')
  await field(page).evaluate((element: HTMLTextAreaElement) => {
    const enter = () =>
      element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }))
    enter()
    const timer = globalThis.setTimeout
    timer(() => {
      globalThis.setTimeout = ((work: () => void, wait: number, ...rest: unknown[]) =>
        timer(work, wait * 30, ...rest)) as typeof setTimeout
      enter()
      globalThis.setTimeout = timer
      element.value += ' And'
    }, 200)
  })
  await expect(field(page)).toHaveValue('What is an audit? And')
  release()
  await expect(replies(page)).toHaveCount(2)
  await page.waitForTimeout(4_000)
  expect(bodies.map(({ chatInput }) => chatInput)).toEqual(['What is an audit?'])
  await expect(field(page)).toHaveValue(' And')
})

test('a reload begins with the greeting, another page of ours does not, and what was typed is kept', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'What does an audit cost?')
  await field(page).fill('half a thought')
  // A page without script, and back: two documents.
  await page.goto('/privacy')
  await page.goto('/contact-us')
  await hydrate(page)
  await expect(replies(page)).toHaveCount(2)
  await expect(field(page)).toHaveValue('half a thought')
  await expect(page.locator('body')).toBeFocused()
  await navigate(page, '/pledge')
  await expect(replies(page)).toHaveCount(2)

  await page.reload()
  await hydrate(page)
  await expect(chat(page)).toBeVisible()
  await expect(own(page)).toHaveCount(0)
  await expect(quick(page)).toBeVisible()
  await expect(field(page)).toHaveValue('half a thought')
  await expect.poll(async () => JSON.parse((await kept(page)).history!)).toHaveLength(1)
})

test('a chat that was left open is open on the next document at once, before anything is touched', async ({ page }) => {
  await page.goto('/pricing')
  // By the keyboard: a mouse that was used once tells the next document where it is, and that is intent.
  await launcher(page).press('Enter')
  await expect(chat(page)).toBeVisible()
  await page.goto('/contact-us')
  await expect(chat(page)).toBeVisible()
  await expect(page.locator('body')).toBeFocused()
})

const phrase = 'legal winner thank year wave sausage worth useful legal winner thank yellow'

test('a recovery phrase and a private key are neither sent nor stored', async ({ page, context }) => {
  const bodies = posted(page)
  const urls: string[] = []
  page.on('request', (request) => urls.push(request.url()))
  await openChat(page)
  for (const [text, words] of [
    [phrase, 'recovery phrase'],
    [`my key is 0x${'ab'.repeat(32)}`, 'private key'],
  ] as const) {
    await say(page, text)
    await expect(chat(page).locator('.chat-warning')).toContainText(words)
    await expect(field(page)).toHaveValue(text)
    await page.waitForTimeout(400)
    const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(everything).not.toContain(text.slice(-20))
    await expectAccessible(page, '#chat')
  }
  // The same digits may be the hash of a transaction: a press, and nothing before it, looks that up.
  const lookUp = chat(page).getByRole('link', { name: /^Open it as a transaction/ })
  await lookUp.hover()
  expect(urls.filter((url) => url.includes('abab'))).toEqual([])
  const [opened] = await Promise.all([context.waitForEvent('page'), lookUp.click()])
  await expect(opened).toHaveURL(`/tx/0x${'ab'.repeat(32)}`)
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText('Transaction')
  await opened.close()
  await field(page).fill('')
  await expect(chat(page).locator('.chat-warning')).toBeHidden()
  expect(bodies).toEqual([])
})

test('offline nothing is lost: it is said, kept, changed, and sent when the network is back', async ({
  page,
  context,
}) => {
  const bodies = posted(page)
  await openChat(page)
  await context.setOffline(true)
  await say(page, 'What does an audit cost?')
  await expect(replies(page).nth(1)).toContainText(unreachable)
  await expect(own(page)).toContainText('Queued: sent when the network is back')
  await say(page, 'How do I lock tokens')
  await expect(own(page).nth(1)).toContainText('Queued')
  await expectAccessible(page, '#chat')
  await own(page).nth(1).getByRole('button', { name: 'Edit' }).click()
  await expect(field(page)).toHaveValue('How do I lock tokens')
  await expect(own(page)).toHaveCount(1)

  await context.setOffline(false)
  await expect(own(page)).not.toContainText('Queued')
  await expect(replies(page).last()).toContainText('costs 8,800 to 35,200 USD')
  expect(new Set(bodies.filter(({ chatInput }) => /audit/.test(chatInput)).map(({ key }) => key)).size).toBe(1)
})

test('who has begun to type is answered although the network goes', async ({ page, context }) => {
  await openChat(page)
  await field(page).pressSequentially('What does')
  await untilKept(page)
  await context.setOffline(true)
  await field(page).pressSequentially(' an audit cost?')
  await field(page).press('Enter')
  await expect(replies(page).last()).toContainText('costs 8,800 to 35,200 USD')
  await expect(replies(page).last()).toContainText('Answered on this device')
})

test('who has asked once is answered although the server goes, and what was offered stays to be pressed', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'in which year was your firm founded')
  await untilKept(page)
  await page.context().setOffline(true)
  await say(page, 'What does an audit cost?')
  await expect(replies(page).last()).toContainText('costs 8,800 to 35,200 USD')
  const offered = replies(page).nth(1).locator('.chat-related').getByRole('button')
  await expect(offered.first()).toBeVisible()
})

test('who has asked once reads and asks on after a reload without a network; erasing forgets the page', async ({
  page,
  context,
}) => {
  await openChat(page)
  await ask(page, 'in which year was your firm founded')
  await page.evaluate(() => navigator.serviceWorker.ready)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await hydrate(page)
  await say(page, 'What does an audit cost?')
  await expect(replies(page).last()).toContainText('costs 8,800 to 35,200 USD')

  await context.setOffline(false)
  await openMore(page)
  await press(page, 'Erase my conversation')
  await press(page, 'Erase')
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
})

test('what was not sent survives a reload; while the server cannot answer, the site itself does', async ({ page }) => {
  const bodies = posted(page)
  await page.route('**/webhook/*/chat', (route) => route.abort('connectionrefused'))
  await openChat(page)
  await say(page, 'What does an audit cost?')
  await expect(replies(page).nth(1)).toContainText(unreachable)
  await expect(replies(page).nth(2)).toContainText('costs 8,800 to 35,200 USD')
  await expect(replies(page).nth(2)).toContainText('Answered on this device')

  await page.reload()
  await hydrate(page)
  const bar = chat(page).getByRole('region', { name: 'Not sent' })
  await expect(bar).toContainText('1 message not sent')
  await expect(quick(page)).toBeVisible()
  await expectAccessible(page, '#chat')
  await page.unroute('**/webhook/*/chat')
  await bar.getByRole('button', { name: 'Send' }).click()
  await expect(replies(page).last()).toContainText('costs 8,800 to 35,200 USD')
  await expect(bar).toBeHidden()
  expect(new Set(bodies.map(({ key }) => key)).size).toBe(1)

  // What the server answers without its database.
  await page.route('**/webhook/*/chat', (route) => route.fulfill({ status: 503 }))
  await say(page, 'What does an NFT audit cost?')
  await expect(replies(page).nth(-2).locator('.chat-text')).toHaveText('Error: HTTP error! Status: 503')
  await expect(replies(page).last()).toContainText('Answered on this device')
  await expect(replies(page).last()).toContainText('An NFT audit costs')
  await page.unroute('**/webhook/*/chat')
  await replies(page).last().getByRole('button', { name: 'Retry' }).click()
  await expect(replies(page).last().getByRole('button', { name: 'Helpful', exact: true })).toBeVisible()
  await expect(log(page)).not.toContainText('Status: 503')
})

test('the question and the first lines of its answer are in sight, however long the answer is', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 620 })
  await openChat(page)
  await ask(page, 'What does an audit cost?')
  for (const question of ['What do you offer?', 'How much is an NFT audit and how do I lock tokens?']) {
    await ask(page, question)
    await expect(own(page).last()).toBeInViewport({ ratio: 1 })
    await expect(replies(page).last().locator('.chat-text p').first()).toBeInViewport()
  }
})

test('a conversation follows what comes, and nothing of it moves where its reader leaves the end or returns', async ({
  page,
}) => {
  await openChat(page)
  await ask(page, 'What does an audit cost?')
  await ask(page, 'And for NFTs?')
  const body = chat(page).getByRole('region', { name: 'Conversation' })
  const toEnd = chat(page).getByRole('button', { name: 'To the newest' })
  const height = () => body.evaluate((box) => box.scrollHeight)
  const left = () => body.evaluate((box) => box.scrollHeight - box.scrollTop - box.clientHeight)
  await expect.poll(left).toBeLessThan(2)
  const whole = await height()

  await body.hover()
  await page.mouse.wheel(0, -400)
  await expect(toEnd).toBeVisible()
  expect(await height()).toBe(whole)
  await toEnd.click()
  await expect(toEnd).toBeHidden()
  await expect.poll(left).toBeLessThan(2)
  expect(await height()).toBe(whole)

  // The browser tells of a scroll to the end after something high has come below it.
  await body.evaluate((box) => {
    const high = document.createElement('p')
    high.style.height = '400px'
    box.firstElementChild!.append(high)
    box.dispatchEvent(new Event('scroll'))
  })
  await expect.poll(left).toBeGreaterThan(2)
  await expect(own(page).last()).toBeInViewport({ ratio: 1 })
  await expect(toEnd).toBeHidden()
})

test('two tabs: one continues the other, both show the same, and erasing empties both', async ({ page, context }) => {
  await openChat(page)
  await ask(page, 'What does an audit cost?')
  const other = await context.newPage()
  await other.goto('/nft-audit')
  await hydrate(other)
  await expect(quick(other)).toBeVisible()
  await press(other, 'Continue from your other tab')
  await expect(replies(other)).toHaveCount(2)
  await ask(other, 'And for NFTs?')
  await expect(replies(page)).toHaveCount(3)
  expect(await replies(page).allInnerTexts()).toEqual(await replies(other).allInnerTexts())
  expect((await kept(page)).session).toBe((await kept(other)).session)

  await press(page, 'Reset conversation')
  await press(page, 'Start a new conversation')
  await expect(quick(other)).toBeVisible()
  await ask(page, 'What do you offer?')
  await openMore(other)
  await press(other, 'Erase my conversation')
  await press(other, 'Erase')
  await expect(other.locator('.toast')).toContainText('Your conversation is erased')
  await expect(own(page)).toHaveCount(0)
  await expect(own(other)).toHaveCount(0)
  expect(await kept(page)).not.toHaveProperty('queue')
  expect((await kept(page)).history ?? '').not.toContain('What do you offer')
})

test('without storage, and with what nobody can read in it, the chat works', async ({ page, browser, baseURL }) => {
  const blocked = await browser.newContext({ baseURL })
  const bare = await blocked.newPage()
  await bare.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('forbidden', 'SecurityError')
        },
      })
  })
  await openChat(bare)
  await ask(bare, 'What does an audit cost?')
  await navigate(bare, '/pledge')
  await expect(replies(bare)).toHaveCount(2)
  await expect(launcher(bare)).toHaveAccessibleName('Chat')
  await blocked.close()

  await page.goto('/pricing')
  await page.evaluate(() => {
    const broken = { open: 'perhaps', minimized: '{', maximized: '1', history: '{"a":', queue: '7', session: 'x' }
    for (const [name, value] of Object.entries(broken)) localStorage.setItem(`intaglio.chat.one.${name}`, value)
    localStorage.setItem('intaglio.chat.one.unread', 'false')
  })
  await page.reload()
  await hydrate(page)
  await expect(launcher(page)).toHaveAccessibleName('Chat')
  await launcher(page).click()
  await expect(quick(page)).toBeVisible()
  const session = expect.stringMatching(/^\d{13}$/)
  await expect(async () => {
    expect(await kept(page)).toMatchObject({ open: 'true', unread: 'false', session })
    expect(await kept(page)).not.toHaveProperty('queue')
  }).toPass()
})

test('the conversation can be saved, and handed to a person', async ({ page }) => {
  await openChat(page)
  await ask(page, 'What does an audit cost?')
  await openMore(page)
  const save = async (name: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)])
    expect(download.suggestedFilename()).toMatch(/^conversation-\d+\.(?:md|json)$/)
    return readFile(await download.path(), 'utf8')
  }
  expect(await save('Save as Markdown')).toMatch(/\*\*You\*\*\n\nWhat does an audit cost\?\n\n\*\*Assistant\*\*/)
  const { messages } = JSON.parse(await save('Save as JSON'))
  expect(messages[1]).toEqual({ isUser: true, text: 'What does an audit cost?' })

  await press(page, 'Leave a message for a person')
  await expect(chat(page).getByRole('heading', { name: 'Ask a person' })).toBeFocused()
  await chat(page).getByLabel('Your name').fill('Ada Lovelace')
  await chat(page).getByLabel('E-mail').fill(freshAddress())
  await chat(page).getByLabel('What would you like to know?').fill('Would you read our vault?')
  await press(page, 'Put this conversation into the form')
  await expect(chat(page).getByLabel('The conversation so far')).toHaveValue(/What does an audit cost\?/)
  await expectAccessible(page, '#chat')
  await press(page, 'Send to a person')
  await expect(chat(page)).toContainText('Your question is stored')
  await press(page, 'Back to the conversation')
  await expect(replies(page)).toHaveCount(2)
})

test('toasts are beside the window and above the button, at any size of the window', async ({ page }) => {
  await page.goto('/specimen')
  await hydrate(page)
  await page.locator('#toast-failed').click()
  const toast = page.locator('.toast')
  await expect(toast).toBeVisible()
  const apart = async (part: ReturnType<typeof chat>) => {
    await expect(async () => {
      const [one, other] = [(await toast.boundingBox())!, (await part.boundingBox())!]
      const beside = one.x + one.width <= other.x || other.x + other.width <= one.x
      const above = one.y + one.height <= other.y || other.y + other.height <= one.y
      expect(beside || above).toBe(true)
    }).toPass()
  }
  await apart(launcher(page))
  await launcher(page).click()
  await apart(chat(page))
  await press(page, 'Maximize')
  await apart(chat(page))
  await press(page, 'Minimize')
  await apart(chat(page))
  await expect(log(page)).toBeHidden()
})

test('where its code cannot be had, it says so; a page without script leads to one with', async ({ page }) => {
  await page.route('**/assets/chat-window-*.js', (route) => route.abort())
  await page.goto('/pricing')
  await launcher(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The chat could not be loaded.' })).toBeVisible()
  await page.unroute('**/assets/chat-window-*.js')
  await page.getByRole('button', { name: 'Load the page again' }).click()
  await launcher(page).click()
  await expect(chat(page)).toBeVisible()
  await page.goto('/privacy')
  await page.getByRole('link', { name: 'Chat' }).click()
  await expect(chat(page)).toBeVisible()
})
