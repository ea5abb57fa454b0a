import { period } from './document.ts'
import { retention } from './retention.ts'

/** One kind of record, as the privacy statement lists it. `legal.test.ts` compares the list with the forms and the database. */
export type Stored = {
  name: string
  /** The form it comes by, of `src/server/features.server.ts`; its `fields` are then what that form asks. */
  form?: string
  /** True for a form that asks for nothing that names a person: its `fields` are then a summary. */
  anonymous?: true
  /** The tables of the database it is in. */
  tables: readonly string[]
  fields: readonly string[]
  /** What is kept with it that nobody typed. */
  besides?: string
  purpose: string
  basis: string
  kept: string
}

const references = 'reference number, time, page'

/** Everything the database may hold about a person. */
export const stored: readonly Stored[] = [
  {
    name: 'A message',
    form: 'contact',
    tables: ['submission'],
    fields: ['Your name', 'E-mail', 'What is it about?', 'Service', 'Budget', 'Timeline', 'What are you building?'],
    besides: references,
    purpose: 'To answer you, and to know what was said if we work together.',
    basis: 'You ask for an answer or an offer.',
    kept: `${period(retention.messageDays)} from its arrival`,
  },
  {
    name: 'A request for an audit',
    form: 'audit-request',
    tables: ['submission', 'audit_request', 'audit_step', 'audit_inspection'],
    fields: [
      'Who can read the code?',
      'Repository',
      'Commit',
      'How do we get to see it?',
      'Files in scope',
      'SHA-256 of the complete list',
      'Lines (nSLOC)',
      'Estimate you were shown',
      'Chains',
      'Documentation',
      'Wished start',
      'Inspection of the collection',
      'Risks you know of',
      'Your name',
      'E-mail',
      'Company',
      'Anything else',
    ],
    besides: `${references}, what became of it and when. Names and hashes of files, never code`,
    purpose: 'To make you an offer, and to show you how far your request is.',
    basis: 'You ask for an offer.',
    kept: `${period(retention.messageDays)} from its arrival`,
  },
  {
    name: 'A question handed to a person',
    form: 'hand-over',
    tables: ['submission'],
    fields: ['Your name', 'E-mail', 'What would you like to know?', 'The conversation so far'],
    besides: references,
    purpose: 'To answer you where the assistant could not.',
    basis: 'You ask for an answer.',
    kept: `${period(retention.messageDays)} from its arrival`,
  },
  {
    name: 'A conversation with the assistant',
    tables: ['chat_reply'],
    fields: ['Your questions', 'whether a reply helped, and your comment'],
    besides:
      'the replies, time, hash of the cookie, a signature over it that names the conversation. Where the operator has connected a workflow or a language model, it receives your question, the page you are on and what was said before',
    purpose: 'To follow what you ask next, and to give a reply again that was lost on its way.',
    basis: 'You ask of your own accord.',
    kept: `${period(retention.chatDays)}, or until you erase it in the window of the chat`,
  },
  {
    name: 'The newsletter',
    form: 'newsletter',
    tables: ['submission', 'subscriber'],
    fields: ['E-mail'],
    besides: `${references}, version of the words, time of your confirmation, keyed hash of your network address`,
    purpose: 'To send it to you, and to prove that you wanted it.',
    basis: 'Your consent, which every mail lets you take back.',
    kept: `not confirmed: ${period(retention.unconfirmedDays)}; confirmed: until you leave, and the proof for ${period(retention.leftDays)} after that; the hash: ${period(retention.networkHashDays)}`,
  },
  {
    name: 'A signature under the pledge',
    form: 'pledge',
    tables: ['submission', 'pledge_signature'],
    fields: ['Your name', 'What you are', 'Your page', 'E-mail'],
    besides: `${references}, which text you signed and when. With a wallet instead of the e-mail: the address of your account, the message and your signature`,
    purpose:
      'To show name, page and kind on the public wall, with a wallet also account, message and signature, and to confirm that it is you.',
    basis: 'Your consent, which the mail or your wallet lets you take back.',
    kept: `not confirmed: ${period(retention.unconfirmedDays)}; confirmed, or signed with a wallet: until you withdraw`,
  },
  {
    name: 'Answers to the survey',
    form: 'survey',
    anonymous: true,
    tables: ['submission'],
    fields: ['The answers you choose', 'one sentence, if you write one'],
    besides: references,
    purpose: 'To count them and to show the counts. The sentence is read, and never published.',
    basis: 'You take part of your own accord. We do not ask who you are.',
    kept: 'as long as the counts are shown',
  },
  {
    name: 'A sign-in with a wallet',
    tables: ['sign_in_session', 'sign_in_message'],
    fields: ['The address of your account'],
    besides: 'time, hashes of the two cookies and of the message you were asked to sign',
    purpose: 'To know your account again in this browser.',
    basis: 'You sign in of your own accord.',
    kept: `until you sign out, and ${period(retention.signInDays)} at most; a message nobody signed, a day`,
  },
  {
    name: 'A request for your data',
    tables: ['data_request'],
    fields: ['E-mail'],
    besides: 'time, hash of the link',
    purpose: 'To send you the link.',
    basis: 'The law gives you that right.',
    kept: `${period(retention.dataRequestDays)}; the link is open for ${retention.dataLinkHours} hours`,
  },
  {
    name: 'Records of delivery',
    tables: ['delivery'],
    fields: [],
    besides: 'what was sent where, when, how often it was tried, the class of a fault',
    purpose: 'So that nothing you sent is lost when a mail server is down.',
    basis: 'It is part of answering you.',
    kept: `as long as the message it belongs to; without one, ${period(retention.eventDays)} after it left`,
  },
  {
    name: 'The outbox',
    tables: ['outbox_mail'],
    fields: [],
    besides: 'the mails themselves',
    purpose: 'Where no mail server is configured, the operator reads them there.',
    basis: 'It is part of answering you.',
    kept: period(retention.outboxDays),
  },
  {
    name: 'The list of addresses we never write to',
    tables: ['suppression'],
    fields: [],
    besides: 'a keyed hash of the address, out of which nobody can read it',
    purpose: 'So that the newsletter never comes back after you had it erased.',
    basis: 'Our interest, and yours, that an erasure holds.',
    kept: 'without end',
  },
  {
    name: 'Counters against floods',
    tables: ['rate_limit', 'spent_challenge'],
    fields: [],
    besides: 'keyed hashes of network, e-mail and account addresses with a number, hashes of solved puzzles',
    purpose: 'So that robots can neither flood us nor send our mails to strangers.',
    basis: 'Our interest in a site that works.',
    kept: 'two days at most',
  },
  {
    name: 'The salt of the day',
    tables: ['daily_salt'],
    fields: [],
    besides: 'a random number a day, under which network addresses are hashed',
    purpose: 'When it is gone, nobody can match a hash with an address any more.',
    basis: 'Our interest in keeping less.',
    kept: period(retention.networkHashDays),
  },
  {
    name: 'A list of claims that somebody published here',
    tables: ['claim_list', 'claim_list_gone'],
    fields: [],
    besides:
      'account addresses with amounts, of whoever is on the list, and time. Everybody with the link can read it. Of whoever published it, keyed hashes of the account that was signed in and of the network',
    purpose: 'So that those on the list can claim, and nobody fills the room of everybody.',
    basis: 'Whoever publishes the list asks for it, and answers for it.',
    kept: `the list: ${period(retention.unfundedListDays)} if no campaign pays for it, otherwise as long as it can be claimed from, or until its publisher asks us to take it away. The hashes: ${period(retention.networkHashDays)}. That it is gone, and why: ${period(retention.goneListDays)}`,
  },
  {
    name: 'Mints that we paid for',
    tables: ['mint_campaign', 'mint_relay'],
    fields: [],
    besides: 'the account that received a piece, the transaction, its cost and time: what the chain shows for ever',
    purpose: 'To pay for no mint twice.',
    basis: 'You ask us to pay for the mint.',
    kept: `account and transaction: ${period(retention.mintDays)} after it is through; which code was paid for, and the cost: as long as we know the collection`,
  },
  {
    name: 'Reports of the NFT inspector',
    tables: ['inspection_report'],
    fields: [],
    besides: 'what a chain and public hosts show of a collection, its owner’s account included. Not who asked for it',
    purpose: 'So that a report can be opened again, shared, and sent with a request.',
    basis: 'You ask for the report.',
    kept: `${period(retention.inspectionDays)}, or as long as the request it was sent with`,
  },
]
