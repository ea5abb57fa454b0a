import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /web3-marketing */
export const words: ServiceWords = {
  title: 'Web3 marketing without bought followers',
  description:
    'We plan, write and measure the eight weeks around your launch. No bought followers, no price talk, no paid praise.',
  lead: 'For teams with a product that people can try. We plan the eight weeks around your launch, write the documentation, answer your channels and report the figures each week. Our contract rules out bought followers, price talk and paid praise.',
  sections: {
    board: 'Eight weeks, task by task',
    why: 'A bought crowd leaves the same day',
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
    'Followers and “active wallets” are sold by the thousand. They look good on a slide and leave with the first reward. Your product needs fewer people, who understand it, try it and come back.',
    'We start with the sentence that a user would repeat to a friend. Then we fix the page where users get stuck. Most launches need better documentation before they need a larger audience.',
  ],
  deliverables: [
    ['Message', 'One page says who the product is for, what it cannot do, and the evidence for each claim.'],
    ['Calendar', 'The plan names a channel, an author, a checker and a figure for each text.'],
    [
      'Texts',
      'We write documentation, the launch post, articles and answers to hard questions. Your engineer signs off each text before we publish it.',
    ],
    ['Community', 'We answer at fixed hours, under public rules. Faults reach your engineer the same day.'],
    ['Figures', 'You get one page each week, with the bad figures first.'],
  ],
  tables: [
    {
      id: 'channels',
      label: 'Channels',
      columns: ['Channel', 'What we do there', 'What we count'],
      rows: [
        [
          'Documentation',
          'We write it first. Each page answers one question and names the next step.',
          'Pages read to the end',
        ],
        [
          'Technical articles',
          'We explain how the product works, under an engineer’s name.',
          'Links from people who build',
        ],
        ['Newsletter', 'We write to confirmed addresses when there is news.', 'Readers who try it, readers who leave'],
        [
          'Chat groups',
          'We answer at fixed hours and never send the first direct message.',
          'Time to the first answer',
        ],
        ['Talks and events', 'We show the product and hand out printed codes.', 'Codes redeemed'],
        ['Advertising', 'We buy a few searches that name the problem.', 'Cost of one completed first use'],
      ],
    },
    {
      id: 'refused',
      label: 'What we refuse',
      columns: ['We do not', 'Because'],
      rows: [
        ['Bought followers, bots, wash trading', 'They are a lie with an invoice.'],
        ['Paid praise without a label', 'It is unlawful in many places, and found out in the rest.'],
        ['Talk about price, returns or “early”', 'We do not know the price, and neither do you.'],
        ['Raffles for wallets, follows or reposts', 'They attract people who leave after the raffle.'],
        ['First messages to strangers', 'Impersonators start that way.'],
        ['Countdowns that restart', 'Buyers know false urgency as the mark of a fraud.'],
      ],
    },
  ],
  process: [
    {
      name: 'Listen',
      days: stepInWords('web3-marketing', 'listen'),
      owner: 'Both',
      detail: 'We read your support questions and watch five people try the product.',
    },
    {
      name: 'Write',
      days: stepInWords('web3-marketing', 'write'),
      owner: 'We',
      detail: 'We write the message, the documentation and the calendar. Your engineers check each fact.',
    },
    {
      name: 'Launch',
      days: stepInWords('web3-marketing', 'launch'),
      owner: 'Both',
      detail: 'Your team and ours answer in every channel. Faults come first.',
    },
    {
      name: 'Keep',
      days: stepInWords('web3-marketing', 'keep'),
      owner: 'We',
      detail: 'We report each week, adjust the plan and hand it over to your team.',
    },
  ],
  needs: [
    'A product that people can try, on a test network if need be.',
    'An engineer for two hours a week, who checks facts.',
    'Your figures, the bad ones included.',
    'A named person who approves a text within one day.',
  ],
  notThis: [
    'We decline tokens without a product.',
    'We promise no listings, holders, volume or price.',
    'Your lawyers do the legal review.',
  ],
  priceBasis:
    'We count the days of one person over the eight weeks. You pay each channel for advertising directly, and we take no share.',
  sample: {
    caption: 'Sample: the product and its figures are made up, to show the form.',
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
      'Yes, with people who use the product and say in the first line that they are paid. They write their own opinion.',
    ],
    [
      'What happens if the launch fails?',
      'You know within a week, because we agree the figures before. Then we change the page, the audience or the plan, or we stop.',
    ],
    [
      'Do you run airdrop campaigns?',
      'We plan an airdrop for people who used your product. Paying strangers for wallets attracts collectors of such payments.',
    ],
    [
      'How do you measure without tracking people?',
      'We count contract events, which are public, and page reads on your own server. We set no cookies.',
    ],
  ],
  related: [
    ['/web3-design-services', 'Web3 UI/UX design', 'Fix the screen where people get stuck.'],
    ['/claim', 'Claim', 'Run an airdrop that anyone can recompute.'],
    ['/blog', 'Blog', 'Read how we write.'],
  ],
}
