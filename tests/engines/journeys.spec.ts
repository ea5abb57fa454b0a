import { writeFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { menus } from '#app/shell/menus.ts'
import type { EnginePage } from './engine-page.ts'
import { test } from './engine-test.ts'
import { arrive, fill, press, sees } from './steps.ts'

/** Runs in the page: the links and buttons of the bar that are higher than the others, stand in one another, or hang out of it. */
function faultsOfBar(): string[] {
  const row = document.querySelector('.header-row')!
  const parts = [...row.querySelectorAll<HTMLElement>('a, button')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }) && !part.closest('[popover], dialog'))
    .map((part) => ({ name: part.innerText, box: part.getBoundingClientRect() }))
    .toSorted((one, other) => one.box.left - other.box.left)
  const end = row.getBoundingClientRect().right
  return parts
    .filter(({ box }, at) => {
      const next = parts[at + 1]?.box.left ?? end
      return Math.abs(box.height - parts[0]!.box.height) > 1 || box.right > next + 0.5
    })
    .map(({ name }) => name)
}

/** Runs in the page: how far to the right of its button an open menu begins, how far below it, and whether all of it is on the screen. */
function placeOfMenu(id: string) {
  const panel = document.getElementById(`menu-${id}`)!.getBoundingClientRect()
  const button = document.querySelector(`[popovertarget=menu-${id}]`)!.getBoundingClientRect()
  const whole = panel.right <= innerWidth && panel.bottom <= innerHeight && panel.width > 200
  return { aside: Math.round(panel.left - button.left), below: Math.round(panel.top - button.bottom), whole }
}

const isOpen = (id: string) => document.getElementById(id)!.matches(':popover-open')

async function escape(visit: EnginePage, id: string) {
  await visit.press('Escape')
  await expect.poll(() => visit.run(isOpen, id)).toBe(false)
}

test.afterEach(async ({ visit }, info) => {
  if (info.status !== info.expectedStatus) await writeFile(info.outputPath('screen.png'), await visit.picture())
  expect(await visit.complaints()).toEqual([])
})

test('each menu opens under its button', async ({ visit, baseURL }) => {
  for (const width of [1200, 1280, 1440]) {
    await visit.size(width, 800)
    await arrive(visit, `${baseURL}/pledge`)
    for (const { id } of menus) {
      await visit.click(`[popovertarget=menu-${id}]`)
      await sees(visit, `#menu-${id}`)
      expect(await visit.run(placeOfMenu, id), `${id} at ${width}`).toEqual({ aside: 0, below: 16, whole: true })
      await escape(visit, `menu-${id}`)
    }
  }
})

for (const [width, height] of [
  [1280, 800],
  [375, 812],
] as const)
  test.describe(`${width} pixels wide`, () => {
    test.beforeEach(({ visit }) => visit.size(width, height))

    test('a visitor connects the demo wallet, signs in, and locks tokens', async ({ visit, baseURL }) => {
      await arrive(visit, `${baseURL}/token-locking`)
      await press(visit, '^Connect Wallet$')
      await press(visit, '^Demo wallet')
      await press(visit, '^Connect$')
      await press(visit, '^Sign message$')
      await press(visit, '^Sign$')
      await sees(visit, '#wallet-account-button')
      if (width > 1200)
        for (const narrower of [1200, 1212, 1240, 1268, 1280]) {
          await visit.size(narrower, height)
          expect(await visit.run(faultsOfBar), `${narrower} pixels`).toEqual([])
        }
      else expect(await visit.run(faultsOfBar)).toEqual([])

      await visit.run(() => document.getElementById('lock')!.scrollIntoView())
      await press(visit, '^Sample Ink')
      await sees(visit, '[aria-label="Token Sample Ink"]', 'You have')
      // On a phone one question fills the screen.
      const next = async (question: string) => {
        if (width > 760) return
        await press(visit, '^Next$')
        await sees(visit, '.asks-place', question)
      }
      await next('2 of 5: Owner.')
      await next('3 of 5: Amount.')
      await fill(visit, '^Amount, in INK', '1234.5')
      await next('4 of 5: Schedule.')
      await press(visit, '^Equal steps')
      await next('5 of 5: Form.')
      await press(visit, '^Lock$')
      for (const sheet of ['Let the lock contract take this amount, once', 'Lock tokens']) {
        await sees(visit, ':modal', sheet)
        await press(visit, '^Continue in wallet$')
        // The page behind has a button with the same name.
        await sees(visit, ':modal', 'Demo wallet · test ether')
        await press(visit, '^(Sign|Send)$')
      }
      await press(visit, 'public proof of lock')
      await sees(visit, 'article.certificate', '1,234.5 INK')
    })

    test('a visitor sends the form of the contact page', async ({ visit, baseURL }) => {
      await arrive(visit, `${baseURL}/contact-us`)
      await fill(visit, '^Your name', 'Ada Lovelace')
      await visit.type('#contact-email', `ada.${crypto.randomUUID()}@example.com`)
      await fill(visit, '^What are you building', `We would like an audit of vault ${crypto.randomUUID()}.`)
      await press(visit, '^Send message$')
      await sees(visit, '.form-thanks', 'Your message is stored')
    })

    test('a visitor asks the chat, and finds what was said on the next page', async ({ visit, baseURL }) => {
      await arrive(visit, `${baseURL}/pricing`)
      await visit.click('#chat-open')
      await fill(visit, '^Your message', 'What does an audit cost?')
      await visit.press('Enter')
      await sees(visit, '#chat [role=log] .chat-message:not(.chat-own)', '8,800')
      expect(await visit.complaints()).toEqual([])
      await visit.open(`${baseURL}/contact-us`)
      // A telephone shows the page, and keeps what was said behind the button.
      if (width < 1200) await visit.click('#chat-open')
      await sees(visit, '#chat [role=log] .chat-message:not(.chat-own)', '8,800')
    })

    test('a visitor opens each menu, points at its links, and follows one', async ({ visit, baseURL }) => {
      await arrive(visit, baseURL!)
      const wide = width > 1200
      // A phone has them all in one list.
      for (const { id, links } of menus) {
        const list = wide ? `menu-${id}` : 'flat-menu'
        await visit.click(`[popovertarget=${list}]`)
        await sees(visit, `#${list}`)
        for (const { href } of links) {
          await visit.hover(`#${list} a[href="${href}"]`)
          // Who points at a page of ours means to go there: its code is asked for.
          if (href.startsWith('/')) await sees(visit, 'html:has(link[rel=modulepreload])')
        }
        await escape(visit, list)
        expect(await visit.complaints(), id).toEqual([])
      }
      const list = wide ? 'menu-resources' : 'flat-menu'
      await visit.click(`[popovertarget=${list}]`)
      await sees(visit, `#${list}`)
      await visit.click(`#${list} a[href="/whitepaper"]`)
      await sees(visit, 'h1', 'Whitepapers')
      expect(await visit.run(isOpen, list)).toBe(false)
    })

    test('a visitor searches by the keyboard, and goes where the first result leads', async ({ visit, baseURL }) => {
      await arrive(visit, `${baseURL}/pledge`)
      await visit.press('k', true)
      await sees(visit, ':modal [role=combobox]')
      await visit.type(':modal [role=combobox]', 'severities mean')
      await sees(visit, '[role=option]', 'severities mean')
      await visit.press('Enter')
      await expect.poll(() => visit.run(() => location.pathname + location.hash)).toBe('/smart-contract-audit#severity')
    })
  })

test('the dashboard and the directory answer', async ({ visit, baseURL }) => {
  await visit.size(375, 812)
  await arrive(visit, `${baseURL}/dashboard`)
  await fill(visit, '^Account or name$', `0x${'1'.repeat(40)}`)
  await press(visit, '^Show the account$')
  await sees(visit, '.account-report', 'This account has nothing in our contracts on this chain yet.')
  await arrive(visit, `${baseURL}/explore`)
  await sees(visit, '.account-report', 'Tokens launched')
})
