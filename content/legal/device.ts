import { brandKey } from '#content/brand-key.ts'
import { period } from './document.ts'
import { retention } from './retention.ts'

/** One entry in the storage of the visitor's browser. `legal.test.ts` searches the sources for others. */
export type DeviceEntry = {
  /** The key; `NAME` stands for the name of a form. */
  key: string
  /** `device` stays when the tab is closed (localStorage), `tab` does not (sessionStorage). */
  place: 'device' | 'tab'
  what: string
  until: string
}

/** Everything the pages keep in the visitor's browser. None of it is sent by itself. */
export const deviceEntries: readonly DeviceEntry[] = [
  {
    key: `${brandKey}.form.NAME`,
    place: 'device',
    what: 'The draft of a form, with the number that keeps us from storing it twice.',
    until: 'sent or discarded; thirty days at most',
  },
  { key: `${brandKey}.theme`, place: 'device', what: 'Your choice of day or night.', until: 'you clear it' },
  {
    key: `${brandKey}.search.recent`,
    place: 'tab',
    what: 'The last six pages on which you pressed something. The search offers them again.',
    until: 'the tab is closed',
  },
  {
    key: `${brandKey}.survey`,
    place: 'device',
    what: 'That you answered the survey, or looked at its results.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.audit.ready`,
    place: 'device',
    what: 'What you ticked in the list that prepares an audit.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.pieces`,
    place: 'device',
    what: 'Pictures and words that you chose for a collection, in a database of the browser.',
    until: 'you publish them or take them out; thirty days at most',
  },
  {
    key: `${brandKey}.typed.NAME`,
    place: 'tab',
    what: 'What you typed for a lock, a grant or a campaign, and its token.',
    until: 'it is made, or the tab is closed',
  },
  { key: `${brandKey}.search`, place: 'tab', what: 'What you searched for last.', until: 'the tab is closed' },
  {
    key: `${brandKey}.wallet.remembered`,
    place: 'device',
    what: 'Which wallet you connected, or which account you watch.',
    until: 'you disconnect it, or stop watching',
  },
  {
    key: `${brandKey}.walletconnect.NAME`,
    place: 'device',
    what: 'The keys of a session over WalletConnect, and beside it, as WALLETCONNECT_DEEPLINK_CHOICE, the app it is opened in.',
    until: 'the session ends',
  },
  {
    key: `${brandKey}.language`,
    place: 'device',
    what: 'The language you chose for the windows of the wallet.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.wallet.names`,
    place: 'device',
    what: 'The names of the last twenty accounts you looked at.',
    until: 'three hours have passed; newer names then replace them',
  },
  {
    key: `${brandKey}.wallet.recent`,
    place: 'device',
    what: 'The three wallets you connected last.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.chat.one.NAME`,
    place: 'device',
    what: 'The chat: whether its window is open, its size, what is unread, what was said, what you were typing, what waits to be sent, the number of the conversation, and the key and the answers of a question to a person. The tab keeps that number too.',
    until: 'you reset or erase the conversation',
  },
  {
    key: `${brandKey}.kept-pages`,
    place: 'device',
    what: 'The last twenty pages from which you asked the assistant, so that they open and answer without a network.',
    until: 'you erase the conversation',
  },
  {
    key: `${brandKey}.own-contracts`,
    place: 'device',
    what: 'The contracts you launched here and whose code was compared, so that signing for them raises no alarm.',
    until: 'you clear the data of this site',
  },
  {
    key: `${brandKey}.locks.order`,
    place: 'device',
    what: 'The token locks you are making: token, owners, amounts and times, so that a closed tab loses nothing.',
    until: 'they are made and you go on, or you discard them',
  },
  {
    key: `${brandKey}.locks.tokens`,
    place: 'device',
    what: 'The addresses of the last tokens you looked at to lock them.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.tokens.liquidity`,
    place: 'device',
    what: 'The pool you are filling: both tokens, amounts, the price and how far you are, so that a closed tab loses nothing.',
    until: 'it is filled and you go on, or you discard it',
  },
  {
    key: `${brandKey}.liquidity.plan`,
    place: 'device',
    what: 'The liquidity position you are locking: its number, owner, times and who gets the fees, so that a closed tab loses nothing.',
    until: 'it is locked and you go on, or you discard it',
  },
  {
    key: `${brandKey}.grants.plan`,
    place: 'device',
    what: 'The grants you are making: token, receivers, amounts, times, terms and the permit you signed, so that a closed tab loses nothing.',
    until: 'they are made and you go on, or you discard them',
  },
  {
    key: `${brandKey}.claims.order`,
    place: 'device',
    what: 'The campaign you are making: its list, token and deadline, so that a closed tab loses nothing.',
    until: 'it is made and you go on, or you discard it',
  },
  {
    key: `${brandKey}.pieces.plan`,
    place: 'device',
    what: 'The pieces you are creating by a list: collection, receivers and how many each, so that a closed tab loses nothing.',
    until: 'they are sent and you go on, or you discard them',
  },
  {
    key: `${brandKey}.permissions.plan`,
    place: 'device',
    what: 'The permissions you are revoking together: token, who had each, and how far you are, so that a closed tab loses nothing.',
    until: 'they are revoked and you go on, or you discard them',
  },
  {
    key: `${brandKey}.demo-wallet`,
    place: 'device',
    what: 'The key of the demo wallet, made on this device, and whether it is connected.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.passkey`,
    place: 'device',
    what: 'The name and the public key of your passkey, the address of its account, and whether it is connected. The private key stays in your authenticator.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.passkey.batches`,
    place: 'device',
    what: 'The transactions of the last twenty times the passkey account sent several calls together, so that a reload finds them.',
    until: 'twenty newer ones replace them, or you clear it',
  },
  {
    key: `${brandKey}.tokens`,
    place: 'device',
    what: 'The last twenty tokens you launched from here, so that no reload loses one on its way.',
    until: 'you forget them',
  },
  {
    key: `${brandKey}.compiled.NAME`,
    place: 'device',
    what: 'A token’s code that your browser compiled and tested, so that a reload does not compile it again.',
    until: 'you clear it',
  },
  {
    key: `${brandKey}.transactions`,
    place: 'device',
    what: 'The transactions you sent from here, ten completed ones for each account.',
    until: 'you clear them',
  },
  {
    key: `${brandKey}.transactions.aside`,
    place: 'device',
    what: 'Entries of the list of transactions that this version cannot read.',
    until: 'you clear it, or room is needed',
  },
]

/** Every cookie the server or a page sets, and the name it has where the site is served with https, or on the machine itself. */
export const cookies: readonly { name: string; what: string; until: string }[] = [
  {
    name: `__Host-${brandKey}-visitor`,
    what: 'A random number: this browser has asked for a message to sign.',
    until: 'you have signed it; five minutes at most',
  },
  {
    name: `__Host-${brandKey}`,
    what: 'A random number: an account was proved in this browser.',
    until: `you sign out; ${period(retention.signInDays)} at most`,
  },
  {
    name: `__Host-${brandKey}-chat`,
    what: 'A random number: this browser has asked the assistant something.',
    until: `you erase the conversation; ${period(retention.chatDays)} after your last question`,
  },
]
