import { brand } from '../brand.ts'
import { company } from '../company.ts'
import type { LegalDocument } from './document.ts'
import { logFields } from './log-fields.ts'
import { retention } from './retention.ts'

const logged = ['request', 'route', 'method', 'status', 'ms', 'error', 'at'].map((field) => logFields[field]!)

/** The privacy statement. The tables of its clauses `kept` and `device` come from `stored.ts` and `device.ts`. */
export const privacyStatement: LegalDocument = {
  versions: [
    {
      number: 11,
      date: '2026-11-28',
      change:
        'With the newsletter we store which issues we sent you. An address that its mail server says does not exist gets no mail for a year. With a message we store how far it is, who answers it by when, and our notes.',
    },
    {
      number: 10,
      date: '2026-11-27',
      change: 'On a phone the relay of WalletConnect sees your network address when you open the list of wallets.',
    },
    {
      number: 9,
      date: '2026-11-27',
      change:
        'With a conversation we also store whether each reply answered, where the window began it, and what a person answers.',
    },
    {
      number: 8,
      date: '2026-11-25',
      change: 'Plainer words. What we store, why, for how long and who receives it has not changed.',
    },
    {
      number: 7,
      date: '2026-11-24',
      change:
        'A mail before the dates of an account, and the times of calls that are booked here: what is stored of who wants one. A request for an audit and an inspection keep the account that is signed in, so that its page can show them to its holder. Pictures and metadata of collections that makers publish here, and the list by which pieces are created, which your browser keeps. Pieces that you chose wait in your browser until you publish them, and a node of IPFS may receive what you publish.',
    },
    {
      number: 6,
      date: '2026-11-21',
      change: 'Of a mint that we paid for, account and transaction are forgotten after ninety days.',
    },
    {
      number: 5,
      date: '2026-11-21',
      change:
        'The pledge signed with a wallet: what is stored and shown of it. What is stored about an account can be seen and erased by its holder, signed in with it.',
    },
    {
      number: 4,
      date: '2026-11-21',
      change:
        'The assistant: a cookie that is set with your first question, what is stored of a conversation, and who may receive it.',
    },
    {
      number: 3,
      date: '2026-11-21',
      change:
        'Signing in with a wallet: two cookies, which are set when you sign in and not before, and what is stored.',
    },
    {
      number: 2,
      date: '2026-11-21',
      change:
        'Every kind of record with its fields, its purpose and its time; the page on which you see and erase your data; messages are erased after three years.',
    },
    { number: 1, date: '2026-11-20', change: 'First version.' },
  ],
  summary: [
    'We keep what you send us through a form. We keep nothing about what you read here.',
    'We set a cookie only when you sign in with a wallet or ask the assistant. The site has no tracking, no advertising and no code from another company.',
    'What you send reaches our mail server. Where we use them, it also reaches our own system for enquiries and the service that answers the chat. It reaches no one else.',
    'Each kind of record below says when we erase it. A test of this software compares that with what the software does.',
    'You can [see, download and erase](/privacy/your-data) what we store about your address at any time.',
  ],
  clauses: [
    {
      id: 'who',
      title: 'Who is responsible',
      parts: [
        `${company.entity}, ${company.address.join(', ')}, ${company.country}, decides what this site keeps and why. Write to [${brand.email}](mailto:${brand.email}).`,
        ...(company.sample
          ? ['This name and this address are a sample: the operator of this site replaces them with the company’s own.']
          : []),
      ],
    },
    {
      id: 'kept',
      title: 'What is kept, and for how long',
      parts: [
        'The table lists everything we keep. We never store a network address as it is.',
        'Two actions publish what you enter. When you sign the pledge, the wall shows your name, what you are and your page. If you sign with a wallet, it also shows your account and what the account signed. When you publish pieces of a collection, everyone can see their pictures and words.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      parts: [
        'Your browser stores these entries. Nothing sends them by itself, and you can delete them in your browser.',
        'We set two of the cookies when you sign in with a wallet, and the third when you ask the assistant something. Only this site receives them, scripts cannot read them, and they serve that purpose alone. On an address without encryption their names lack __Host-.',
      ],
    },
    {
      id: 'log',
      title: 'What the server writes down',
      parts: [
        'The server writes one line for each request, so that we can find faults. The line holds the time and:',
        logged,
        'Other lines are about the server itself, its tasks by their number, and what a browser refused to load on a page of ours. Your network address, your e-mail address, what you typed, the query of an address and the name of your browser are never in a line.',
        `We keep the lines for ${company.logDays} days.`,
      ],
    },
    {
      id: 'receivers',
      title: 'Who receives it',
      parts: [
        'This server answers your questions to the assistant from these pages. The operator can connect a workflow or a language model instead. Then that service receives the question, the page you are on and the conversation so far, without your name.',
        'Our mail server receives the mails to us and to you. Our own system for enquiries, where one is connected, receives each accepted form, signed. It also receives a notice when you have something erased. We sell nothing, and these pages call a service of another company only if you choose one.',
        'If you connect a wallet over WalletConnect, its relay passes on the messages between the wallet and this page. The relay cannot read them. It sees your network address and the time. On a phone it sees them as soon as you open the list of wallets, because a tap can open your app only if the request is ready. Our server fetches the picture of an account, so the host of the picture does not learn who looks at it.',
        'If the operator has connected a node of IPFS, it receives the pieces that you publish, and passes them on to anyone who asks. Pieces on IPFS cannot be taken back.',
        'A link to another site tells that site at most that you came from here. That site decides what it keeps.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is',
      parts: [
        `The server and the database are in ${company.hosting}. We send nothing to other countries, except that a mail to you goes to wherever your mailbox is. We overwrite backups after ${company.backupDays} days.`,
        'What you write to a blockchain is public everywhere, permanently. We cannot erase it, and neither can anyone else.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        [
          'See your data and take it with you, as a page and as a file, on the page [your data](/privacy/your-data).',
          'Erase it yourself, immediately, on the [same page](/privacy/your-data). We delete mails in our mailbox by hand, within thirty days. If your address was on the newsletter, we keep a keyed hash of it, so that we never send it there again.',
          'Erase a conversation with the assistant, immediately, by the button in its window. A conversation belongs to a cookie and not to an address, so the page about your data does not show it.',
          'Leave the newsletter, end mails about an account or withdraw a signature, by the link in the mail or with the wallet that signed.',
          `Have your data corrected, object to its use, or have its use stopped. Write to [${brand.email}](mailto:${brand.email}), and we answer within a month.`,
          `Complain to the [${company.authority.name}](${company.authority.href}), or to the authority of the country you live in.`,
        ],
        'Sign in with a wallet to prove that its account is yours. Your data then shows what belongs to that account.',
        `The link in our mail is open for ${retention.dataLinkHours} hours. A program alone decides nothing about you.`,
      ],
    },
    {
      id: 'security',
      title: 'How it is kept safe',
      parts: [
        'Pages run our code alone, and the browser refuses any other. We store links in mails as hashes. We write what you send to disk before we say that it has arrived. The operator reads it by mail and by commands on the server, and not on a page.',
        'If your data is lost, or a stranger sees it, and that can harm you, we tell you and the authority without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        'The site is for people who make and use contracts. We do not knowingly keep anything about anyone under sixteen. If we do, tell us, and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'A new version has a new number and a new date. We keep what we already have as we promised, or for a shorter time.',
      ],
    },
  ],
}
