import type { EnginePage } from '../engines/engine-page.ts'
import type { AcceptanceVisit } from './acceptance-case.ts'
import { attribute, attributes, count, matches, seen, text, texts, until, write } from './measures.ts'

const services = [
  'Smart contract audit',
  'NFT audit',
  'Blockchain services',
  'ERC20 token development',
  'Web3 marketing',
  'Web3 UI/UX design',
  'Meme token creator',
  'Token locking',
  'Liquidity locking',
]
/** Why the order of Tab is not measured there. */
const noTab = 'Its driver here moves no focus with Tab: links are left out of that order.'

const newTab = (selector: string) => (page: EnginePage) =>
  page.run(
    (parts: string) =>
      [...document.querySelectorAll<HTMLAnchorElement>(parts)].filter(
        ({ target, rel, origin }) => target === '_blank' && rel.includes('noopener') && origin !== location.origin,
      ).length,
    selector,
  )

/** Runs in the page: how far a menu is from its button, to the right and below. */
function placeOf(id: string): number[] {
  const panel = document.getElementById(`menu-${id}`)!.getBoundingClientRect()
  const button = document.querySelector(`[popovertarget=menu-${id}]`)!.getBoundingClientRect()
  return [Math.round(panel.left - button.left), Math.round(panel.top - button.bottom)]
}

/** Runs in the page: heights of what is in the bar, and whether each is on one line. */
function lineOfBar(): string {
  const parts = [...document.querySelectorAll<HTMLElement>('.header-row a, .header-row button')].filter(
    (each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[popover], dialog'),
  )
  const middles = parts.map((each) => {
    const { top, height } = each.getBoundingClientRect()
    return top + height / 2
  })
  return Math.max(...middles) - Math.min(...middles) < 2 ? 'one line' : 'more than one line'
}

/** Runs in the page: what can be pressed and is smaller than 44 px in the bar and at the chat. */
function small(): string[] {
  return [...document.querySelectorAll<HTMLElement>('.header-row :is(a, button), #chat-open')]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('[popover], dialog'))
    .filter((each) => each.getBoundingClientRect().height < 43.5)
    .map((each) => each.innerText)
}

const menu = (id: string, name: string) =>
  ({
    section: 2,
    statement: `${name} opens a menu under its button`,
    only: 1440,
    act: (page: EnginePage) => page.click(`[popovertarget=menu-${id}]`),
    measure: (page: EnginePage) => page.run(placeOf, id),
    expected: [0, 16],
  }) as const

export const shell: readonly AcceptanceVisit[] = [
  {
    name: 'the bar',
    path: '/',
    cases: [
      { section: 2, statement: 'The logo links to /', measure: attribute('.logo', 'href'), expected: '/' },
      {
        section: 2,
        statement: 'The bar has three menus, in order',
        only: 1440,
        measure: seen('.menu-button'),
        expected: ['Services', 'Products', 'Resources'],
      },
      {
        section: 2,
        statement: 'The parts of the bar are on one line',
        measure: (page) => page.run(lineOfBar),
        expected: 'one line',
      },
      {
        section: 2,
        statement: 'What can be pressed in the bar, and the button of the chat, are 44 pixels high at least',
        measure: (page) => page.run(small),
        expected: [],
      },
      {
        section: 2,
        statement: 'Services has nine links, in order',
        measure: texts('#menu-services > .menu-links > li > a'),
        expected: services,
      },
      {
        section: 2,
        statement: 'Each of the nine has a short description',
        measure: async (page) => (await texts('#menu-services .menu-summary')(page)).filter(Boolean).length,
        expected: 9,
      },
      {
        section: 2,
        statement: 'Products has three links to other sites, each in a new tab',
        measure: newTab('#menu-products a'),
        expected: 3,
      },
      {
        section: 2,
        statement: 'Resources has Blogs, Whitepapers and Brochures',
        measure: attributes('#menu-resources a', 'href'),
        expected: ['/blog', '/whitepaper', '/brochures'],
      },
      menu('services', 'Services'),
      {
        section: 2,
        statement: 'Escape closes a menu, and the focus is on its button',
        only: 1440,
        act: (page) => page.press('Escape'),
        measure: (page) =>
          page.run(() => [
            document.getElementById('menu-services')!.matches(':popover-open'),
            document.activeElement?.textContent ?? null,
          ]),
        expected: [false, 'Services'],
      },
      menu('products', 'Products'),
      menu('resources', 'Resources'),
      {
        section: 2,
        statement: 'Talk to Us opens the page of booking in a new tab',
        measure: attribute('.header-actions a[target=_blank]', 'target'),
        expected: '_blank',
      },
      {
        section: 2,
        statement: 'Talk to Us is named so',
        only: 1440,
        measure: text('.header-actions a[target=_blank]'),
        expected: /^Talk to Us/,
      },
      {
        section: 2,
        statement: 'Disconnected, the wallet control says Connect Wallet',
        measure: text('#connect-wallet'),
        expected: 'Connect Wallet',
      },
      {
        section: 2,
        statement: 'The button of the list of all pages shows the sign of a menu',
        only: 375,
        measure: text('.hamburger'),
        expected: 'Open menu',
      },
      {
        section: 4,
        statement: 'The list of all pages is closed at first',
        only: 375,
        measure: count('#flat-menu'),
        expected: 0,
      },
      {
        section: 4,
        statement: 'A press opens it, and its button becomes the sign of closing',
        only: 375,
        act: (page) => page.click('.hamburger'),
        measure: async (page) => [await count('#flat-menu')(page), await text('.hamburger')(page)],
        expected: [1, 'Close menu'],
      },
      {
        section: 2,
        statement: 'It is one flat list of services, products and resources',
        only: 375,
        measure: async (page) => (await seen('#flat-menu .flat-links a')(page)).slice(0, 9),
        expected: services,
      },
      {
        section: 2,
        statement: 'It has Talk to Us, too',
        only: 375,
        measure: text('#flat-menu a.solid'),
        expected: /^Talk to Us/,
      },
      {
        section: 4,
        statement: 'Another press closes it',
        only: 375,
        act: (page) => page.click('.hamburger'),
        measure: count('#flat-menu'),
        expected: 0,
      },
    ],
  },
  {
    name: 'the footer',
    path: '/pledge',
    cases: [
      {
        section: 2,
        statement: 'The footer has the tagline',
        measure: text('.tagline'),
        expected: 'Contracts, engraved.',
      },
      {
        section: 2,
        statement: 'The newsletter has one field, for an e-mail address',
        measure: attributes('#newsletter-form input:not([type=hidden]):not([tabindex="-1"])', 'type'),
        expected: ['email'],
      },
      { section: 2, statement: 'Its button is Send', measure: text('#newsletter-send'), expected: 'Send' },
      {
        section: 2,
        statement: 'One e-mail address and two telephone numbers are links',
        measure: async (page) => (await attributes('.contacts a', 'href')(page)).map((each) => each!.split(':')[0]!),
        expected: ['mailto', 'tel', 'tel'],
      },
      {
        section: 2,
        statement: 'Useful Links are Survey, Pledge, Media and Contact Us',
        measure: seen('nav[aria-label="Useful Links"] a'),
        expected: ['Survey', 'Pledge', 'Media', 'Contact Us'],
      },
      {
        section: 2,
        statement: 'They lead to their pages',
        measure: attributes('nav[aria-label="Useful Links"] a', 'href'),
        expected: ['/survey', '/pledge', '/media', '/contact-us'],
      },
      {
        section: 2,
        statement: 'Connect links LinkedIn, Telegram, Twitter, Discord and YouTube',
        measure: async (page) =>
          (await texts('nav[aria-label=Connect] a')(page)).map((each) => each.replace(/\s*\(.*/, '')),
        expected: ['LinkedIn', 'Telegram', 'Twitter', 'Discord', 'YouTube'],
      },
      {
        section: 2,
        statement: 'Those and Products open in a new tab',
        measure: newTab('nav[aria-label=Connect] a, footer nav[aria-label=Products] a'),
        expected: 8,
      },
      {
        section: 2,
        statement: 'A link leads to the Privacy Statement',
        measure: attribute('.footer-legal a', 'href'),
        expected: '/privacy',
      },
      {
        section: 9,
        statement: 'The copyright is of 2025',
        measure: text('.footer-base p'),
        expected: '© 2025 Intaglio',
      },
      ...(
        [
          ['', true],
          ['ada', true],
          ['ada@example', true],
          ['ada@example.c', true],
          ['ada@example.c0m', true],
          ['ada@[127.0.0.256]', true],
          ['ada@[127.0.0.1]', false],
          ['ada@mail.example.com', false],
        ] as const
      ).map(
        ([words, disabled]) =>
          ({
            section: 5,
            statement: `Send is ${disabled ? 'disabled' : 'enabled'} with “${words}” in the field`,
            act: write('#newsletter-email', words),
            measure: matches('#newsletter-send', ':disabled'),
            expected: disabled,
          }) as const,
      ),
      {
        section: 5,
        statement: 'No error message is shown for an address that is not one',
        act: write('#newsletter-email', 'ada@'),
        measure: count('#newsletter-form [role=alert], #newsletter-form .field-error'),
        expected: 0,
      },
    ],
  },
  {
    name: 'toasts',
    path: '/survey',
    cases: [
      {
        section: 4,
        statement: 'A newsletter address that was sent is answered with a toast',
        act: async (page) => {
          await page.type('#newsletter-email', `ada.${crypto.randomUUID()}@example.com`)
          await until(() => matches('#newsletter-send', ':enabled')(page), Boolean)
          await page.press('Enter')
        },
        measure: text('.toast'),
        expected: /Confirmed/,
      },
      {
        section: 9,
        statement: 'It is 356 pixels wide, or as wide as a telephone lets it',
        measure: (page) =>
          page.run(() => Math.round(document.querySelector('.toast')!.getBoundingClientRect().width) <= 356),
        expected: true,
      },
      {
        section: 9,
        statement: 'Toasts are 14 pixels apart',
        measure: (page) => page.run(() => getComputedStyle(document.querySelector('.toast-list')!).rowGap),
        expected: '14px',
      },
      { section: 4, statement: 'It goes by itself', measure: count('.toast'), expected: 0 },
    ],
  },
  {
    name: 'the keyboard',
    path: '/pricing',
    cases: [
      {
        section: 2,
        statement: 'The first Tab leads to a link past the bar',
        act: (page) => page.press('Tab'),
        measure: (page) => page.run(() => document.activeElement?.getAttribute('href') ?? null),
        expected: '#main',
        cannot: { webkit: noTab },
      },
      {
        section: 2,
        statement: 'What has the focus shows it',
        act: (page) => page.press('Tab'),
        cannot: { webkit: noTab },
        measure: (page) =>
          page.run(() => {
            const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(document.activeElement!)
            return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
          }),
        expected: true,
      },
      {
        section: 2,
        statement: 'A press changes day and night',
        act: async (page) => {
          if (await page.run(() => innerWidth < 760)) await page.click('.hamburger')
          const [bar, list] = ['.header-actions [data-theme-toggle]', '#flat-menu [data-theme-toggle]']
          await page.click((await count(bar)(page)) > 0 ? bar : list)
        },
        measure: (page) => page.run(() => document.documentElement.dataset.theme ?? null),
        expected: /^(day|night)$/,
      },
      {
        section: 9,
        statement: 'Money has a separator of thousands',
        measure: (page) =>
          page.run(() => /€ ?\d{1,3}(,\d{3})+|\$\d{1,3}(,\d{3})+|\d{1,3},\d{3}/.test(document.body.innerText)),
        expected: true,
      },
    ],
  },
]
