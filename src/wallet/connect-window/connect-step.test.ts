import { expect, test } from 'vitest'
import type { Instructions } from '#wallet/list/descriptor.ts'
import {
  askedOnTheWay,
  backStep,
  firstStep,
  nextStep,
  type ConnectStep,
  type Layout,
  type StepEvent,
  type StepName,
  type StepWallet,
} from './connect-step.ts'

const instructions: Instructions = { learnMoreUrl: 'https://example.com', steps: [] }
const store = 'https://example.com/get'

const wallet = (given: Partial<StepWallet>): StepWallet => ({ id: 'w', key: 'w', ready: false, ...given })
const wallets = {
  ready: wallet({ ready: true }),
  'ready, extension': wallet({ ready: true, downloadUrls: { chrome: store } }),
  none: wallet({}),
  extension: wallet({ downloadUrls: { browserExtension: store }, extension: { instructions } }),
  'extension, untold': wallet({ downloadUrls: { firefox: store } }),
  mobile: wallet({ downloadUrls: { qrCode: store }, qrCode: { instructions } }),
  'mobile, untold': wallet({ downloadUrls: { mobile: store } }),
  'ready, mobile': wallet({ ready: true, downloadUrls: { qrCode: store }, qrCode: { instructions } }),
  desktop: wallet({ downloadUrls: { macos: store }, desktop: { instructions } }),
  'mobile and extension': wallet({
    downloadUrls: { qrCode: store, ios: store, chrome: store },
    qrCode: { instructions },
    extension: { instructions },
  }),
  'mobile and desktop': wallet({ downloadUrls: { android: store, linux: store }, desktop: { instructions } }),
  'desktop and extension': wallet({ downloadUrls: { linux: store, chrome: store } }),
}
type WalletKind = keyof typeof wallets

const views = {
  wide: { layout: 'wide' },
  compact: { layout: 'compact' },
  mobile: { layout: 'mobile' },
  single: { layout: 'compact', single: true },
} as const satisfies Record<string, Layout>

type Route = readonly [view: keyof typeof views, walked: string, step: StepName]

/** Events, one after another from the first step; `choose:` and `get-wallet:` name a wallet. */
function walk(view: Layout, walked: string): ConnectStep<StepWallet> {
  return walked.split(' > ').reduce<ConnectStep<StepWallet>>((state, word) => {
    const [type, kind] = word.split(':') as [StepEvent['type'], WalletKind | undefined]
    return nextStep(state, { type, ...(kind && { wallet: wallets[kind] }) } as StepEvent<StepWallet>, view)
  }, firstStep)
}

const entered: Route[] = [
  ['compact', 'learn', 'LEARN_COMPACT'],
  ['wide', 'learn', 'NONE'],
  ['mobile', 'learn', 'NONE'],
  ['wide', 'get', 'GET'],
  ['mobile', 'get', 'GET'],
  ['compact', 'learn > get', 'GET'],
  ['wide', 'choose:ready', 'CONNECT'],
  ['wide', 'choose:ready, extension', 'CONNECT'],
  ['wide', 'choose:none', 'CONNECT'],
  ['wide', 'choose:mobile', 'CONNECT'],
  ['wide', 'choose:extension', 'DOWNLOAD_OPTIONS'],
  ['compact', 'choose:extension, untold', 'DOWNLOAD_OPTIONS'],
  ['single', 'choose:mobile and extension', 'DOWNLOAD_OPTIONS'],
  ['mobile', 'choose:extension', 'CONNECT'],
  ['mobile', 'choose:ready', 'CONNECT'],
  ['wide', 'get > choose:ready', 'CONNECT'],
  ['wide', 'get > get-wallet:mobile and extension', 'DOWNLOAD_OPTIONS'],
  ['wide', 'get > get-wallet:mobile and desktop', 'DOWNLOAD_OPTIONS'],
  ['wide', 'get > get-wallet:mobile', 'DOWNLOAD'],
  ['wide', 'get > get-wallet:desktop', 'INSTRUCTIONS_DESKTOP'],
  ['wide', 'get > get-wallet:extension', 'INSTRUCTIONS_EXTENSION'],
  ['wide', 'get > get-wallet:desktop and extension', 'INSTRUCTIONS_EXTENSION'],
  ['mobile', 'get > get-wallet:mobile', 'GET'],
  ['wide', 'get-wallet:mobile', 'NONE'],
  ['wide', 'choose:mobile > get-chosen', 'DOWNLOAD_OPTIONS'],
  ['mobile', 'choose:mobile > get-chosen', 'CONNECT'],
  ['wide', 'get-chosen', 'NONE'],
  ['wide', 'choose:mobile and extension > mobile', 'DOWNLOAD'],
  ['wide', 'choose:mobile and extension > extension', 'INSTRUCTIONS_EXTENSION'],
  ['wide', 'choose:extension, untold > extension', 'CONNECT'],
  ['wide', 'get > get-wallet:mobile and desktop > desktop', 'INSTRUCTIONS_DESKTOP'],
  ['wide', 'choose:desktop and extension > desktop', 'CONNECT'],
  ['wide', 'get > get-wallet:mobile > continue', 'INSTRUCTIONS_MOBILE'],
  ['wide', 'get > get-wallet:mobile, untold > continue', 'CONNECT'],
  ['wide', 'get > get-wallet:mobile > continue > continue', 'CONNECT'],
  ['wide', 'get > get-wallet:desktop > continue', 'CONNECT'],
  ['wide', 'continue', 'NONE'],
  ['wide', 'choose:ready > mobile', 'CONNECT'],
  ['wide', 'choose:extension > reset', 'NONE'],
]

test.each(entered)('%s: %s leads to %s', (view, walked, step) => {
  expect(walk(views[view], walked).step).toBe(step)
})

const backs: (readonly [...Route, back: StepName | undefined])[] = [
  ['wide', 'reset', 'NONE', undefined],
  ['compact', 'learn', 'LEARN_COMPACT', 'NONE'],
  ['wide', 'get', 'GET', 'NONE'],
  ['compact', 'learn > get', 'GET', 'LEARN_COMPACT'],
  ['mobile', 'get', 'GET', 'NONE'],
  ['compact', 'choose:ready', 'CONNECT', 'NONE'],
  ['mobile', 'choose:ready', 'CONNECT', 'NONE'],
  ['wide', 'choose:ready', 'CONNECT', undefined],
  ['single', 'choose:ready', 'CONNECT', undefined],
  ['compact', 'choose:extension', 'DOWNLOAD_OPTIONS', 'NONE'],
  ['compact', 'learn > get > get-wallet:mobile and extension', 'DOWNLOAD_OPTIONS', 'NONE'],
  ['wide', 'choose:extension', 'DOWNLOAD_OPTIONS', 'NONE'],
  ['wide', 'get > get-wallet:mobile and extension', 'DOWNLOAD_OPTIONS', 'GET'],
  ['wide', 'choose:mobile > get-chosen', 'DOWNLOAD_OPTIONS', 'CONNECT'],
  ['single', 'choose:extension', 'DOWNLOAD_OPTIONS', 'CONNECT'],
  ['wide', 'choose:mobile and extension > mobile', 'DOWNLOAD', 'DOWNLOAD_OPTIONS'],
  ['wide', 'get > get-wallet:mobile', 'DOWNLOAD', 'GET'],
  ['wide', 'choose:mobile > get-chosen > mobile', 'DOWNLOAD', 'CONNECT'],
  ['wide', 'get > get-wallet:mobile > continue', 'INSTRUCTIONS_MOBILE', 'DOWNLOAD'],
  ['wide', 'choose:extension > extension', 'INSTRUCTIONS_EXTENSION', 'DOWNLOAD_OPTIONS'],
  ['wide', 'get > get-wallet:desktop', 'INSTRUCTIONS_DESKTOP', 'DOWNLOAD_OPTIONS'],
]

test.each(backs)('%s: after %s, back from %s leads to %s', (view, walked, step, back) => {
  const state = walk(views[view], walked)

  expect(state.step).toBe(step)
  expect(backStep(state, views[view])).toBe(back)
  expect(nextStep(state, { type: 'back' }, views[view]).step).toBe(back ?? step)
})

test('back to the list, and back out of Get a Wallet, clears the selection', () => {
  expect(walk(views.compact, 'choose:ready > back').wallet).toBeUndefined()
  expect(walk(views.wide, 'get > get-wallet:mobile and extension > back').wallet).toBe(wallets['mobile and extension'])
  expect(walk(views.wide, 'get > get-wallet:mobile and extension > back > back')).toEqual(firstStep)
})

test('a window that grows wide has no step for what its pane already says', () => {
  const learning = walk(views.compact, 'learn')

  expect(nextStep(learning, { type: 'resize' }, views.wide).step).toBe('NONE')
  expect(nextStep(learning, { type: 'resize' }, views.compact)).toBe(learning)
})

test.each<[walked: string, asked: boolean]>([
  ['get > get-wallet:ready, mobile > continue > continue', true],
  ['get > get-wallet:ready, mobile > continue', false],
  ['get > get-wallet:mobile > continue > continue', false],
  ['choose:ready, extension > get-chosen > back', true],
  ['choose:ready, extension > get-chosen > extension', true],
  ['choose:none', false],
  ['choose:ready > resize', false],
])('after %s a ready wallet has to be asked: %o', (walked, asked) => {
  const before = walk(views.wide, walked.split(' > ').slice(0, -1).join(' > ') || 'reset')

  expect(askedOnTheWay(before, walk(views.wide, walked)) !== undefined).toBe(asked)
})
