import type { ServiceWords } from './service-words.ts'

/** /web3-marketing */
export const web3Marketing: ServiceWords = {
  title: 'Web3 marketing without bought followers',
  description:
    'Launch calendars, documentation, community and measured campaigns for Web3 products. No bought followers, no price talk, no paid shilling.',
  lead: 'We plan the twelve weeks around a launch: what is published where, who answers questions, which figures are watched. We write documentation people finish reading. We do not buy followers, talk about price or pay for praise, and we say so in the contract.',
  outcome: 'People who could use it know what it does and have tried it',
  deliverable: 'Calendar, texts, answered channels, weekly figures',
  problem: {
    title: 'A crowd is easy to buy and leaves the same day',
    paragraphs: [
      'Followers, holders and “active wallets” are sold by the thousand. They fill a slide, then empty the pool. What a product needs is fewer people who understood it, tried it and came back, and those cannot be bought, only told.',
      'We begin with the one sentence a user would repeat, and with the page on which they first get stuck. Most launches need better documentation before they need an audience.',
    ],
  },
  deliverables: [
    ['Message', 'Who it is for, what it replaces, what it cannot do, and the evidence for each claim.'],
    ['Calendar', 'Twelve weeks, one line a day: text, channel, author, who checks the facts, what is measured.'],
    [
      'Texts',
      'Documentation, launch post, technical article, answers to the hard questions. Nothing is published without your engineer’s yes.',
    ],
    [
      'Community',
      'Hours of presence, rules, and a path by which a report of a fault reaches an engineer the same day.',
    ],
    ['Figures', 'One page a week, the bad ones first.'],
  ],
  process: [
    {
      name: 'Listen',
      days: 'first week',
      owner: 'Both',
      detail: 'Talks with users, support questions, a first attempt with your product, recorded.',
    },
    {
      name: 'Write',
      days: 'about a third',
      owner: 'We',
      detail: 'Message, documentation and calendar. Your engineers check every technical sentence.',
    },
    {
      name: 'Launch',
      days: 'one week',
      owner: 'Both',
      detail: 'Somebody from both sides is in every channel. Faults first, applause later.',
    },
    {
      name: 'Keep',
      days: 'until week twelve',
      owner: 'We',
      detail: 'Weekly figures, changes to the plan, then handover to whoever stays.',
    },
  ],
  needs: [
    'A product somebody can try, at least on a test network.',
    'An engineer for two hours a week, to check facts.',
    'Your figures, also the ones you do not like.',
    'A named person who may say yes to a text within a day.',
  ],
  notThis: [
    'Not for a token without a product. There would be nothing true to say.',
    'No promise of listings, holders, volume or price.',
    'Not legal review. Have your counsel read claims about returns; we write none.',
  ],
  priceBasis:
    'Days of one person over the calendar. Advertising money is yours: you pay the channel directly, see its invoice, and we take no share of it.',
  sample: {
    title: 'A weekly page',
    caption: 'Sample. The product and all figures are made up, to show the form.',
    text: `Week 7 of 12: one week after launch

What went wrong
  41 of 63 first deposits stopped at "approve". The page says
  "Approve USDC" and never says how much. Text changed on Tuesday;
  11 of 58 since.

Figures                        this week   last week   counted how
first deposit completed               65          22   contract events
came back after 7 days             19/65           –   same account, any call
median time to first answer        14 min      52 min  support channel
documentation read to the end       38 %        35 %   own server, no cookies
cost of one completed deposit       9 USD      31 USD  advertising / deposits

Stopped    one newsletter: 900 visits, no deposit
Next       rewrite "How withdrawals work"; 7 questions were about it`,
  },
  faq: [
    [
      'Do you work with influencers?',
      'With people who use the product and say that they are paid, in the first line. They write what they think; we check facts and nothing else.',
    ],
    [
      'What if the launch fails?',
      'You know by the second week, because the figures are defined before it. Then we change the product’s page, the audience or the plan, or stop and bill what was done.',
    ],
    [
      'Why no airdrop campaign?',
      'Paying for wallets finds people who collect payments for wallets. An airdrop to those who already used the product is different, and we help plan that.',
    ],
    [
      'How do you measure without tracking people?',
      'Contract events are public. For pages, counts on your own server, without cookies or profiles.',
    ],
  ],
  related: [
    ['/web3-design-services', 'Web3 UI/UX design', 'When people get stuck on a screen.'],
    ['/claim', 'Claim', 'An airdrop anybody can recompute.'],
    ['/blog', 'Blog', 'How we write.'],
  ],
}

/** Where we publish: the channel, what we do there, what we count. */
export const channels = [
  [
    'Documentation',
    'Written first. Each page answers one question and ends with the next step.',
    'Read to the end; questions it made unnecessary',
  ],
  [
    'Technical articles',
    'How it works, with code and limits, under an engineer’s name.',
    'Links from people who build',
  ],
  [
    'Newsletter',
    'Confirmed addresses only; one mail when there is something to say.',
    'Opened the product afterwards; unsubscribed',
  ],
  [
    'Chat groups',
    'Fixed hours, public rules, no direct messages from us, ever.',
    'Time to the first answer; faults reported',
  ],
  ['Talks and events', 'A working demonstration and a printed code to try it.', 'Codes redeemed, and used again'],
  [
    'Advertising',
    'Small, for searches that name the problem. Stopped when a figure says so.',
    'Cost of one completed first use',
  ],
] as const

/** What is refused, and why. */
export const refusals = [
  ['Bought followers, bots, wash trading', 'They are a lie with an invoice.'],
  ['Paid praise that does not say it is paid', 'It is unlawful in many places, and found out in the rest.'],
  ['Talk about price, returns or “early”', 'We do not know, and neither do you.'],
  ['Raffles for wallets, follows or reposts', 'They pay the wrong people to come.'],
  ['First messages to strangers', 'Every impersonator starts that way.'],
  ['Countdowns that restart', 'Urgency that is not real is the mark of a fraud.'],
] as const
