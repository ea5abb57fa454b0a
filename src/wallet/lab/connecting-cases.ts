import type { LabCase, LabKit } from './lab-case.ts'
import { createLabWallet, labAccount, never, walletError, type Misbehaviour } from './lab-wallet.ts'
import { choose, failed, isConnected, passed, pause, recovers, until } from './visit.ts'

const unlisted = failed('The wallet is not in the list.')
const ask = 'eth_requestAccounts'

/** Answers that are not a list of accounts. */
export const notLists = [
  ['nothing', null],
  ['one account', labAccount],
  ['an object', { accounts: [] }],
] as const

type Failing = Pick<LabCase, 'id' | 'name' | 'wallet' | 'visitor' | 'met'> & {
  how: Misbehaviour
  words?: RegExp
  /** How long the window may wait before it offers to ask again. */
  within?: number
}

/** A wallet that fails when it is asked for its accounts, and behaves when it is asked again. */
function failing({ how, words, within = 5000, ...rest }: Failing): LabCase {
  return {
    ...rest,
    bound: within + 15_000,
    wallets(kit) {
      const wallet = createLabWallet(kit)
      wallet.fault(ask, how)
      return [wallet]
    },
    async visit(kit, [wallet]) {
      if (!(await choose(kit))) return unlisted
      return recovers(kit, wallet!, { mend: () => wallet!.fault(ask, undefined), words, ms: within })
    },
  }
}

/** Milliseconds until a wallet rejects: nobody reads and refuses sooner, and a kit may still be drawing its window before. */
const readingMs = 300

const rejects =
  (error: unknown): Misbehaviour =>
  async () => {
    await pause(readingMs)
    throw error
  }

/** The answer comes after the visitor has closed the window. */
const lateYes: LabCase = {
  id: 'late-yes',
  name: 'Answers after the window is closed',
  wallet: 'The wallet waits. The visitor closes our window, and the wallet says yes half a second later.',
  visitor: 'The page stays as it is: a closed request connects nothing.',
  met: {
    issue: 'MetaMask/metamask-sdk#883',
    url: 'https://github.com/MetaMask/metamask-sdk/issues/883',
  },
  bound: 20_000,
  wallets: (kit) => [createLabWallet(kit)],
  async visit(kit, [wallet]) {
    const answers: (() => void)[] = []
    wallet!.fault(ask, () => new Promise((resolve) => answers.push(() => resolve(wallet!.allow()))))
    if (!(await choose(kit))) return unlisted
    if (!(await until(() => wallet!.times(ask) > 0))) return failed('The wallet is never asked.')
    await pause(400)
    kit.close()
    if (!(await until(() => !kit.dialog()))) return failed('The window does not close.')
    await pause(500)
    for (const answer of answers) answer()
    await pause(2000)
    return isConnected(kit)
      ? failed('The page connects the wallet although its request was closed.')
      : passed('The window is closed, and nothing is connected.')
  },
}

/** Two answers to one press: the first request is answered after the second. */
const twoAnswers: LabCase = {
  id: 'two-answers',
  name: 'Answers two requests at the same moment',
  wallet: 'The visitor closes the window, opens it and presses again. The wallet then answers both requests.',
  visitor: 'The wallet is connected once, and no error follows.',
  met: {
    issue: 'MetaMask/metamask-extension#8919',
    url: 'https://github.com/MetaMask/metamask-extension/issues/8919',
  },
  bound: 25_000,
  wallets: (kit) => [createLabWallet(kit)],
  async visit(kit, [wallet]) {
    const answers: (() => void)[] = []
    wallet!.fault(ask, () => new Promise((resolve) => answers.push(() => resolve(wallet!.allow()))))
    if (!(await choose(kit))) return unlisted
    await until(() => answers.length === 1)
    await pause(400)
    kit.close()
    await until(() => !kit.dialog())
    await pause(500)
    await choose(kit)
    await until(() => answers.length === 2, 2500)
    for (const answer of answers) answer()
    if (!(await until(() => isConnected(kit)))) return failed('Neither answer connects the wallet.')
    await pause(1500)
    if (!isConnected(kit)) return failed('The second answer undoes the connection of the first.')
    return kit.dialog()
      ? failed('The wallet is connected, and the window stays.')
      : passed('The wallet is connected once.')
  },
}

/** What wallets do wrong when they are asked for their accounts. */
export const connectingCases: readonly LabCase[] = [
  failing({
    id: 'already-pending',
    name: 'A request is open already',
    wallet: 'The wallet rejects with code -32002: an earlier request still waits behind another window.',
    visitor: 'The window says that a request waits in the wallet, and offers to ask again.',
    met: {
      issue: 'MetaMask/metamask-extension#10085',
      url: 'https://github.com/MetaMask/metamask-extension/issues/10085',
    },
    how: rejects(walletError(-32_002, 'A request is being processed.')),
    words: /already|pending|open request|request (?:is )?open/i,
  }),
  failing({
    id: 'locked',
    name: 'Locked, with an empty list',
    wallet: 'The wallet is locked and answers with a list of no accounts.',
    visitor: 'The window asks the visitor to unlock the wallet, and offers to ask again.',
    met: { issue: 'MetaMask/hello#18', url: 'https://github.com/MetaMask/hello/issues/18' },
    how: () => Promise.resolve([]),
    words: /unlock|locked|no account/i,
  }),
  ...notLists.map(([what, answer], at) =>
    failing({
      id: `no-list-${at + 1}`,
      name: `Accounts that are ${what}`,
      wallet: `The wallet answers with ${what} in place of a list of accounts.`,
      visitor: `The page does not connect ${what}, says so, and offers to ask again.`,
      met: {
        issue: 'MetaMask/metamask-extension#13326',
        url: 'https://github.com/MetaMask/metamask-extension/issues/13326',
      },
      how: () => Promise.resolve(answer),
    }),
  ),
  failing({
    id: 'no-code',
    name: 'A refusal without a code',
    wallet: 'The wallet rejects with the words “User Rejected” and no code.',
    visitor: 'The window stops waiting, as after any other refusal, and offers to ask again.',
    met: { issue: 'reown-com/appkit#409', url: 'https://github.com/reown-com/appkit/issues/409' },
    how: rejects(new Error('User Rejected')),
  }),
  failing({
    id: 'bare-words',
    name: 'An error that is only words',
    wallet: 'The wallet rejects with a translated sentence, and not with an error.',
    visitor: 'The window says that it failed, and offers to ask again.',
    met: {
      issue: 'trustwallet/wallet-core#4464',
      url: 'https://github.com/trustwallet/wallet-core/issues/4464',
    },
    how: rejects('リクエストを完了できませんでした'),
  }),
  failing({
    id: 'unauthorised',
    name: 'Unauthorised before it is asked',
    wallet: 'The wallet rejects with code 4100, as if the visitor had forbidden it.',
    visitor: 'The window offers to ask again, and connects nothing.',
    met: {
      issue: 'MetaMask/metamask-snaps-beta#129',
      url: 'https://github.com/MetaMask/metamask-snaps-beta/issues/129',
    },
    how: rejects(walletError(4100, 'Not authorised to do this.')),
  }),
  failing({
    id: 'throws',
    name: 'Throws before it answers',
    wallet: 'The wallet throws a TypeError out of the request itself, without a promise.',
    visitor: 'The window stops waiting and offers to ask again.',
    met: { issue: 'rainbow-me/rainbowkit#1081', url: 'https://github.com/rainbow-me/rainbowkit/issues/1081' },
    how() {
      throw new TypeError("'get' on proxy: property 'request' is a read-only data property")
    },
  }),
  lateYes,
  twoAnswers,
  failing({
    id: 'never-answers',
    name: 'Never answers',
    wallet: 'The wallet ignores the request: no window of its own, no answer, no error.',
    visitor: 'Within 25 seconds the window says so or offers to ask again.',
    met: { issue: 'brave/brave-ios#6578', url: 'https://github.com/brave/brave-ios/issues/6578' },
    how: never,
    within: 25_000,
  }),
]

/** A wallet that behaves, for comparison. */
export const good = (kit: LabKit) => createLabWallet({ chainId: kit.chainId, name: 'Good wallet' })
