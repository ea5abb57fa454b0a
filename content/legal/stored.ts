import { period } from './document.ts'
import { retention } from './retention.ts'

/** One kind of record, as the privacy statement lists it. */
export type Stored = {
  name: string
  fields: readonly string[]
  /** What is kept with it that nobody typed. */
  besides?: string
  purpose: string
  basis: string
  kept: string
}

/**
 * Everything the database may hold about a person beside what comes by a form, which the forms say of themselves. The stores of each
 * `feature.server.ts` name the entry they are told by.
 */
export const stored = {
  chat: {
    name: 'A conversation with the assistant',
    fields: ['Your questions', 'whether a reply helped, and your comment'],
    besides:
      'the replies, whether they answered, where the window began, time, hash of the cookie, a signature over it that names the conversation. Where the operator has connected a workflow or a language model, it receives your question, the page you are on and what was said before',
    purpose: 'To follow what you ask next, and to give a reply again that was lost on its way.',
    basis: 'You ask of your own accord.',
    kept: `${period(retention.chatDays)}, or until you erase it in the window of the chat`,
  },
  signIn: {
    name: 'A sign-in with a wallet',
    fields: ['The address of your account'],
    besides: 'time, hashes of the two cookies and of the message you were asked to sign',
    purpose: 'To know your account again in this browser.',
    basis: 'You sign in of your own accord.',
    kept: `until you sign out, and ${period(retention.signInDays)} at most; a message nobody signed, a day`,
  },
  dataRequest: {
    name: 'A request for your data',
    fields: ['E-mail'],
    besides: 'time, hash of the link',
    purpose: 'To send you the link.',
    basis: 'The law gives you that right.',
    kept: `${period(retention.dataRequestDays)}; the link is open for ${retention.dataLinkHours} hours`,
  },
  delivery: {
    name: 'Records of delivery',
    fields: [],
    besides: 'what was sent where, when, how often it was tried, the class of a fault',
    purpose: 'To lose nothing that you sent when a mail server is down.',
    basis: 'Delivery is part of answering you.',
    kept: `as long as the message it belongs to; without one, ${period(retention.eventDays)} after it left`,
  },
  outbox: {
    name: 'The outbox',
    fields: [],
    besides: 'the mails themselves',
    purpose: 'To let the operator read the mails where no mail server is configured.',
    basis: 'Without a mail server we can answer you only from there.',
    kept: period(retention.outboxDays),
  },
  suppression: {
    name: 'The list of addresses we never write to',
    fields: [],
    besides: 'a keyed hash of the address, which does not reveal it',
    purpose:
      'To keep the newsletter away after you had your address erased, or after its mail server said that the address does not exist.',
    basis:
      'You and we have an interest that an erasure lasts, and that we do not write to addresses that do not exist.',
    kept: `after an erasure: without end; after such an answer: ${period(retention.leftDays)}`,
  },
  limits: {
    name: 'Counters against floods',
    fields: [],
    besides: 'keyed hashes of network, e-mail and account addresses with a number, hashes of solved puzzles',
    purpose: 'To keep robots from flooding us, and from sending our mails to strangers.',
    basis: 'We have an interest in a site that works.',
    kept: 'two days at most',
  },
  salt: {
    name: 'The salt of the day',
    fields: [],
    besides: 'a random number a day, under which network addresses are hashed',
    purpose: 'To make sure that no one can match a hash with an address once the salt is gone.',
    basis: 'We have an interest in keeping less.',
    kept: period(retention.networkHashDays),
  },
  claims: {
    name: 'A list of claims that a visitor published here',
    fields: [],
    besides:
      'the addresses and amounts of the recipients, and time. Everyone with the link can read the list. Of its publisher we keep keyed hashes of the account that was signed in and of the network',
    purpose: 'To let those on the list claim, and to keep one person from filling the space of all.',
    basis: 'The publisher asks for it, and is responsible for the list.',
    kept: `the list: ${period(retention.unfundedListDays)} if no campaign pays for it, otherwise as long as it can be claimed from, or until its publisher asks us to take it away. The hashes: ${period(retention.networkHashDays)}. That the list is gone, and why: ${period(retention.goneListDays)}`,
  },
  reminders: {
    name: 'Dates of an account by mail',
    fields: ['E-mail', 'the account whose dates you want'],
    besides:
      'a keyed hash of your address, times, hashes of the links, and of which dates we wrote to you. We do not record whether the account is yours',
    purpose: 'To write to you a day before each date, and only once to an address that does not confirm.',
    basis: 'Your consent, which you can take back by a link in every mail.',
    kept: `not confirmed: ${period(retention.unconfirmedDays)}; confirmed: until you leave. The keyed hash: ${period(retention.leftDays)} after that. Which dates: ${period(retention.eventDays)}`,
  },
  pieces: {
    name: 'Pictures and metadata of a collection that a visitor published here',
    fields: [],
    besides:
      'the files, and time. Everyone with the link can read the files. Where pieces are added later, the link names the account that may add them. Of the publisher we keep keyed hashes of the account that was signed in and of the network',
    purpose: 'To let wallets and markets show the pieces, and to keep one publisher from filling the space of all.',
    basis: 'The publisher asks for it, and is responsible for the files.',
    kept: `the files: as long as this site, or until their publisher asks us to take them away; pictures that no piece names: ${period(retention.unusedPictureDays)}. The hashes: ${period(retention.networkHashDays)}`,
  },
  mints: {
    name: 'Mints that we paid for',
    fields: [],
    besides: 'the account that received a piece, the transaction, its cost and time: what the chain shows permanently',
    purpose: 'To avoid paying for a mint twice.',
    basis: 'You ask us to pay for the mint.',
    kept: `account and transaction: ${period(retention.mintDays)} after it is through; which code was paid for, and the cost: as long as we know the collection`,
  },
  inspections: {
    name: 'Reports of the NFT inspector',
    fields: [],
    besides:
      'what a chain and public hosts show of a collection, its owner’s account included. If you are signed in with a wallet, your account',
    purpose: 'To let you open a report again, share it, and send it with a request.',
    basis: 'You ask for the report.',
    kept: `${period(retention.inspectionDays)}, or as long as the request it was sent with`,
  },
} as const satisfies Record<string, Stored>

/** An entry of the privacy statement. */
export type StoredName = keyof typeof stored
