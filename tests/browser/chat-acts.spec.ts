import { sampleWorld } from '#chain/contracts/sample-world.ts'
import { priceInWords } from '#core/offer/words.ts'
import { services } from '#core/offer/catalogue.ts'
import { pricing } from '#content/pricing.ts'
import { chat, kept, openChat, own, posted, replies, say } from './chat-steps.ts'
import { expectAccessible } from './form-steps.ts'
import { expect, test, type Page } from './journey-test.ts'
import { connectTestWallet } from './lock-steps.ts'
import { hydrate } from './watch.ts'

const code = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.28;

contract Vault {
    mapping(address => uint256) public held;
    bytes32 constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    function put() external payable {
        held[msg.sender] += msg.value;
    }
}`

const acts = (page: Page) => replies(page).last().getByRole('list', { name: 'What you can do' })
const act = (page: Page, name: string) => acts(page).getByRole('link', { name })

/** Everything that leaves the page from now on, but for its own files. */
function leaving(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const isFile = request.method() === 'GET' && pathname.startsWith('/assets/')
    if (!isFile) sent.push(`${request.method()} ${pathname} ${request.postData() ?? ''}`)
  })
  return sent
}

test('pasted Solidity is counted in the browser, with no request, and the estimate takes it over', async ({ page }) => {
  await openChat(page, '/')
  await page.waitForLoadState('networkidle')
  const bodies = posted(page)
  const sent = leaving(page)
  await say(page, `What would this audit cost?\n${code}`)
  await expect(acts(page)).toBeVisible()
  await expect(replies(page).last()).toContainText('Contracts and libraries: 1')
  await expect(replies(page).last()).toContainText('Answered on this device. Nothing was sent.')
  expect(sent).toEqual([])
  expect(bodies).toEqual([])
  await expect(own(page).last()).toHaveText('You:What would this audit cost? [Solidity, 11 lines]')
  expect(JSON.stringify(await kept(page))).not.toContain('Vault')
  await expectAccessible(page, '#chat')

  const [, price] = /costs ([\d,]+ to [\d,]+ USD)/.exec(await replies(page).last().innerText())!
  await act(page, 'Open the estimate with this code').click()
  await expect(page).toHaveURL('/smart-contract-audit#estimate')
  await expect(page.locator('#audit-code')).toHaveValue(code)
  await expect(page.locator('.audit-sum')).toContainText(price!)
  expect(bodies).toEqual([])
})

test('a combination is added up from the price list, and a question goes to the facts', async ({ page }) => {
  const bodies = posted(page)
  await openChat(page)
  await say(page, 'audit and two weeks of design')
  const [from, to] = services['smart-contract-audit'].price.price
  const design = 10 * pricing.dayRate
  await expect(replies(page).last()).toContainText(`Together: ${priceInWords([from + design, to + design])}`)
  await expect(replies(page).last().locator('.chat-notes a')).toHaveCount(3)
  await expect(act(page, 'Ask for a quote')).toHaveAttribute('href', '/contact-us?topic=project')
  expect(bodies).toEqual([])

  await say(page, 'How much is an audit?')
  await expect(replies(page)).toHaveCount(3)
  expect(bodies.map(({ chatInput }) => chatInput)).toEqual(['How much is an audit?'])
  expect(bodies[0]!.metadata).toMatchObject({ begins: true })
})

test('an address is read from the chain, and its pages are offered; also where the chain does not answer', async ({
  page,
}) => {
  const bodies = posted(page)
  await openChat(page)
  await say(page, `What can I do with ${sampleWorld.ink}?`)
  await expect(replies(page).last()).toContainText('This is the token Sample Ink')
  await expect(acts(page).getByRole('link')).toHaveText(['Open the token’s page', 'Check its risks', 'Lock this token'])
  await say(page, '/claim/1')
  await expect(replies(page).last()).toContainText('This is a campaign that pays out')
  await expect(act(page, 'Open the campaign')).toHaveAttribute('href', '/claim/1')
  await say(page, `https://etherscan.io/tx/0x${'5a'.repeat(32)}`)
  await expect(replies(page).last()).toContainText('Local chain does not know this transaction.')
  await expect(replies(page).last()).toContainText('Your link leads to etherscan.io')
  await page.route('**/rpc', (route) => route.abort())
  await say(page, sampleWorld.ink)
  await expect(replies(page).last()).toContainText('The chain does not answer at the moment.')
  await expect(act(page, 'Check its risks')).toBeVisible()
  expect(bodies).toEqual([])
  await page.unroute('**/rpc')
  await act(page, 'Check its risks').click()
  await expect(page).toHaveURL(new RegExp(`/token-check\\?token=${sampleWorld.ink}`))
  await expect(replies(page)).toHaveCount(5)
})

test('a lock is said in a sentence, shown as a list, and fills in the form', async ({ page, baseURL }) => {
  await connectTestWallet(page, { baseURL: baseURL!, path: '/pricing' })
  const bodies = posted(page)
  await page.locator('#chat-open').click()
  await expect(chat(page)).toBeVisible()
  await say(page, 'lock 20 % of INK for a year, linear')
  const reply = replies(page).last()
  await expect(reply.locator('.chat-text li')).toHaveText([
    /^Token: Sample Ink \(.+\), 0x/,
    'Amount: 20 % of what your wallet holds, once it is connected',
    'Schedule: it becomes free evenly',
    'Time: 1 year from now',
  ])
  await expect(reply).toContainText('nothing is signed here')
  await act(page, 'Open the lock with these values').click()
  await expect(page).toHaveURL(/\/token-locking\?token=0x[\da-fA-F]{40}&share=20&shape=linear&for=1y#lock$/)
  await hydrate(page)
  await expect(page.getByRole('region', { name: 'Token Sample Ink' })).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Evenly a little more/ })).toBeChecked()
  await expect(page.getByLabel(/^Amount, in /)).toHaveValue(/^\d+(?:\.\d+)?$/)
  await expect(page.locator('.tool-sum')).toContainText('You lock')
  expect(bodies).toEqual([])
})

test('a token is said in a sentence and fills in the creator; a call, a person and a page are one link away', async ({
  page,
}) => {
  const bodies = posted(page)
  await openChat(page)
  await say(page, 'create a token called Foo with symbol FOO, supply 1,000,000, mintable')
  await expect(act(page, 'Open the creator with these values')).toHaveAttribute(
    'href',
    /^\/meme-token\?kind=erc20&name=Foo&/,
  )
  await say(page, 'book a call')
  await expect(act(page, 'Book a call')).toHaveAttribute('href', '/book')
  await say(page, 'open the price list')
  await expect(acts(page).getByRole('link').first()).toHaveAttribute('href', '/pricing')
  await say(page, 'send this conversation to a person')
  await expect(chat(page).getByRole('heading', { name: 'Ask a person' })).toBeFocused()
  await chat(page).getByRole('button', { name: 'Back to the conversation' }).click()
  expect(bodies).toEqual([])

  await replies(page).nth(1).getByRole('link', { name: 'Open the creator with these values' }).click()
  await hydrate(page)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Foo')
  await expect(page.getByLabel('Symbol', { exact: true })).toHaveValue('FOO')
  // What was said and done comes back with the page.
  await expect(replies(page).nth(1).getByRole('link', { name: 'Open the creator with these values' })).toBeVisible()
})

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true })

  test('the links fit, and make way for the page they lead to', async ({ page }) => {
    await openChat(page)
    await say(page, 'Audit und zwei Wochen Design')
    await expect(act(page, 'Angebot anfragen')).toBeVisible()
    const wider = () => chat(page).evaluate((element) => element.scrollWidth - element.clientWidth)
    expect(await wider()).toBe(0)
    await expectAccessible(page, '#chat')
    await act(page, 'Angebot anfragen').tap()
    await expect(page).toHaveURL(/\/contact-us\?topic=project/)
    await expect(chat(page)).toHaveAttribute('data-size', 'min')
  })
})
