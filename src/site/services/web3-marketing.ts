import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /web3-marketing */
export const words: ServiceWords = {
  title: 'Web3 marketing without bought followers',
  description:
    'Launch calendars, documentation, community and measured campaigns for Web3 products. No bought followers, no price talk, no paid shilling.',
  lead: 'We plan the eight weeks around a launch: what is published where, who answers, which figures are watched. We write documentation people finish. We do not buy followers, talk about price or pay for praise, and the contract says so.',
  sections: {
    why: 'A crowd is easy to buy and leaves the same day',
    process: 'How the eight weeks run',
    channels: 'Where we publish, and what we count',
    refused: 'What we refuse',
    deliverables: 'What a campaign produces',
    sample: 'A weekly page of figures',
    price: 'What a campaign costs',
    terms: 'What a campaign needs from your team',
    questions: 'Questions about campaigns',
    related: 'Work that goes with a campaign',
  },
  problem: [
    'Followers and “active wallets” are sold by the thousand. They fill a slide, then empty the pool. A product needs fewer people, who understood it, tried it and came back.',
    'We begin with the sentence a user would repeat, and with the page on which they get stuck. Most launches need better documentation before they need an audience.',
  ],
  deliverables: [
    ['Message', 'Whom it is for, what it cannot do, and the evidence for each claim.'],
    ['Calendar', 'Eight weeks: text, channel, author, who checks the facts, what is counted.'],
    ['Texts', 'Documentation, launch post, articles, hard questions. Nothing without your engineer’s yes.'],
    ['Community', 'Fixed hours, rules, and a path for faults to an engineer the same day.'],
    ['Figures', 'One page a week, the bad ones first.'],
  ],
  tables: [
    {
      id: 'channels',
      label: 'Channels',
      columns: ['Channel', 'What we do there', 'What we count'],
      rows: [
        ['Documentation', 'Written first: one question a page, ending with the next step.', 'Read to the end'],
        ['Technical articles', 'How it works, under an engineer’s name.', 'Links from people who build'],
        ['Newsletter', 'Confirmed addresses; only when there is something to say.', 'Tried it afterwards; left'],
        ['Chat groups', 'Fixed hours, public rules, never a direct message.', 'Time to the first answer'],
        ['Talks and events', 'A demonstration, and a printed code to try it.', 'Codes redeemed'],
        ['Advertising', 'Small, for searches that name the problem.', 'Cost of one completed first use'],
      ],
    },
    {
      id: 'refused',
      label: 'What we refuse',
      columns: ['We do not', 'Because'],
      rows: [
        ['Bought followers, bots, wash trading', 'They are a lie with an invoice.'],
        ['Paid praise that does not say it is paid', 'Unlawful in many places, found out in the rest.'],
        ['Talk about price, returns or “early”', 'We do not know, and neither do you.'],
        ['Raffles for wallets, follows or reposts', 'They bring the wrong people.'],
        ['First messages to strangers', 'Every impersonator starts that way.'],
        ['Countdowns that restart', 'False urgency is the mark of a fraud.'],
      ],
    },
  ],
  process: [
    {
      name: 'Listen',
      days: stepInWords('web3-marketing', 'listen'),
      owner: 'Both',
      detail: 'Users, support questions, a recorded first attempt.',
    },
    {
      name: 'Write',
      days: stepInWords('web3-marketing', 'write'),
      owner: 'We',
      detail: 'Message, documentation, calendar. Your engineers check each sentence.',
    },
    {
      name: 'Launch',
      days: stepInWords('web3-marketing', 'launch'),
      owner: 'Both',
      detail: 'Both sides in every channel. Faults first, applause later.',
    },
    {
      name: 'Keep',
      days: stepInWords('web3-marketing', 'keep'),
      owner: 'We',
      detail: 'Weekly figures, changes of plan, handover.',
    },
  ],
  needs: [
    'A product people can try, if only on a test network.',
    'An engineer for two hours a week, to check facts.',
    'Your figures, also the ones you do not like.',
    'A named person who may say yes to a text within a day.',
  ],
  notThis: [
    'Not for a token without a product.',
    'No promise of listings, holders, volume or price.',
    'Not legal review.',
  ],
  priceBasis: 'Days of one person over the calendar. Advertising you pay to the channel directly; we take no share.',
  sample: {
    caption: 'Sample: product and figures are made up, to show the form.',
    text: `Week 7 of 8: one week after launch

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
      'With people who use the product and say in the first line that they are paid. They write what they think.',
    ],
    [
      'What if the launch fails?',
      'You know within a week, since the figures were agreed before. We change the page, the audience or the plan, or stop.',
    ],
    [
      'Why no airdrop campaign?',
      'Paying for wallets finds collectors of such payments. An airdrop to those who used the product is different, and we plan it.',
    ],
    [
      'How do you measure without tracking people?',
      'By contract events, which are public, and counts on your own server, without cookies.',
    ],
  ],
  related: [
    ['/web3-design-services', 'Web3 UI/UX design', 'When people get stuck on a screen.'],
    ['/claim', 'Claim', 'An airdrop anyone can recompute.'],
    ['/blog', 'Blog', 'How we write.'],
  ],
}
