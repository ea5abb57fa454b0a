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
    'We keep what you send us through a form, and nothing about what you read here.',
    'There is no cookie before you sign in with a wallet or ask the assistant, no tracking, no advertising, and no code from another company.',
    'What you send reaches our mail server and, where we use them, our own system for enquiries and what answers the chat, and nobody else.',
    'Each kind of record below says when it is erased, and a test of this software compares that with what it does.',
    'You can [see, download and erase](/privacy/your-data) what is stored about your address yourself, at any time.',
  ],
  clauses: [
    {
      id: 'who',
      title: 'Who is responsible',
      parts: [
        `${company.entity}, ${company.address.join(', ')}, ${company.country}, decides what is kept here and why. Write to [${brand.email}](mailto:${brand.email}).`,
        ...(company.sample
          ? ['This name and this address are a sample: the operator of this site replaces them with the company’s own.']
          : []),
      ],
    },
    {
      id: 'kept',
      title: 'What is kept, and for how long',
      parts: [
        'This is all of it. A network address is never stored as it is.',
        'Two things publish what you enter. Signing the pledge shows the name, the kind and the page you enter, and with a wallet your account and what it has signed. Publishing pieces of a collection shows their pictures and words.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      parts: [
        'These entries are in the storage of your browser. They are not sent by themselves, and you can delete them there.',
        'Two of the cookies are set when you sign in with a wallet, the third when you ask the assistant something, and none before. Only this site gets them, no script can read them, and they serve nothing but that. On an address without encryption their names lack __Host-.',
      ],
    },
    {
      id: 'log',
      title: 'What the server writes down',
      parts: [
        'One line for each request, so that faults can be found. It holds the time and:',
        logged,
        'Other lines are about the server itself, its tasks by their number, and what a browser refused to load on a page of ours. No line holds your network address, your e-mail address, what you typed, the query of an address, or what browser you use.',
        `The lines are kept for ${company.logDays} days.`,
      ],
    },
    {
      id: 'receivers',
      title: 'Who receives it',
      parts: [
        'What you ask the assistant is answered by this server from these pages, unless the operator has connected a workflow or a language model: then that receives the question, the page you are on and what was said before, and no name of yours.',
        'Our mail server, for mails to us and to you. Our own system for enquiries, where one is connected: it receives each accepted form, signed, and gets a notice when you have something erased. Nobody else: we sell nothing, and no service of another company is called by these pages unless you choose one.',
        'Where you connect a wallet over WalletConnect, its relay passes on what the wallet and this page say to each other. It cannot read it; it sees your network address, and when. The picture an account has given itself is fetched by our server: its host does not learn who looks at it.',
        'Where the operator has connected a node of IPFS, it receives the pieces that you publish and passes them on to anyone who asks. Nobody can take them back from there.',
        'A link to another site tells that site at most that you came from here. What it keeps is its own affair.',
      ],
    },
    {
      id: 'where',
      title: 'Where it is',
      parts: [
        `The server and the database stand in ${company.hosting}. We send nothing to other countries; a mail to you goes wherever your mailbox is. Backups are overwritten after ${company.backupDays} days.`,
        'What you write to a blockchain is public, everywhere and for good. Nobody can erase it, and we cannot either.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      parts: [
        [
          'See it and take it with you: [your data](/privacy/your-data), as a page and as a file.',
          'Have it erased: [your data](/privacy/your-data), by yourself, immediately. Mails in our mailbox we delete by hand, within thirty days. An address that was on the newsletter leaves a keyed hash, so that it is never sent there again.',
          'Have a conversation with the assistant erased: by the button in its window, immediately. It belongs to a cookie and not to an address, so the page about your data does not show it.',
          'Leave the newsletter, end mails about an account or withdraw a signature: by the link in its mail, or with the wallet that has signed.',
          `Have it corrected, object to its use, or have its use stopped: write to [${brand.email}](mailto:${brand.email}). We answer within a month.`,
          `Complain: to the [${company.authority.name}](${company.authority.href}), or to the authority of the country you live in.`,
        ],
        'For the account of a wallet, signing in with it is the proof: [your data](/privacy/your-data) then shows what belongs to it.',
        `The link in our mail is open for ${retention.dataLinkHours} hours. Nothing is decided about you by a program alone.`,
      ],
    },
    {
      id: 'security',
      title: 'How it is kept safe',
      parts: [
        'Pages run no code but ours, and the browser refuses any other. Links in mails are stored as hashes. What you send is written to disk before we say that it has arrived. The operator reads it by mail and by commands on the server; there is no page for that.',
        'If it is lost or seen by a stranger, and that can harm you, we tell you and the authority without delay.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      parts: [
        'The site is for people who make and use contracts. We do not knowingly keep anything about anyone under sixteen; tell us, and we erase it.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      parts: [
        'A new version has a new number and a new date. What is kept already is kept as it was promised, or shorter.',
      ],
    },
  ],
}
