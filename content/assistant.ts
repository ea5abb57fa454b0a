/**
 * What the assistant knows about how visitors speak; what it answers are sentences of the pages. Words are compared by their stems,
 * and a slip in a longer word is forgiven.
 */

/** What it says that stands on no page. */
export const ownWords = {
  greeting:
    'Hello. I answer from the pages of this site and show where each sentence stands. What would you like to know?',
  thanks: 'You are welcome. Is there anything else?',
  bye: 'Goodbye. The conversation stays in this tab until you reload the page.',
  self: 'I am a program that finds sentences on this site. I am no person, and I know nothing that does not stand here.',
  fine: 'I am a program, so I am always the same. What would you like to know?',
  refusal: 'I don’t have that on this site.',
  person: 'A person can answer it:',
  secret: 'Never type a recovery phrase or a private key, here or anywhere. Nobody here will ask for one.',
  open: 'Open it here:',
  talk: 'Talk to Us',
  write: 'Write a message',
} as const

/** What is offered to begin with, and after a refusal. */
export const firstQuestions = [
  'Which services do you offer?',
  'How much does an audit cost?',
  'How do I lock tokens?',
] as const

/** Small talk: said alone, it gets its own answer; in front of a question, it is left out. */
export const smallTalk: readonly {
  answer: 'greeting' | 'thanks' | 'bye' | 'self' | 'fine'
  says: readonly string[]
}[] = [
  {
    answer: 'greeting',
    says: [
      'hi',
      'hello',
      'hey',
      'hiya',
      'howdy',
      'greetings',
      'good morning',
      'good afternoon',
      'good evening',
      'good day',
      'yo',
      'hello there',
      'hi there',
      'gm',
      'help',
      'start',
    ],
  },
  {
    answer: 'thanks',
    says: [
      'thanks',
      'thank you',
      'thx',
      'ty',
      'cheers',
      'great',
      'perfect',
      'ok',
      'okay',
      'cool',
      'nice',
      'got it',
      'that helps',
      'many thanks',
      'thank you very much',
      'awesome',
      'that was helpful',
      'very helpful',
      'so much',
    ],
  },
  { answer: 'bye', says: ['bye', 'goodbye', 'see you', 'good night', 'have a nice day', 'that is all'] },
  {
    answer: 'self',
    says: [
      'who are you',
      'what are you',
      'are you a bot',
      'are you a robot',
      'are you human',
      'are you a human',
      'are you a real person',
      'are you an ai',
      'are you ai',
      'are you chatgpt',
      'is this a bot',
      'am i talking to a person',
      'am i talking to a human',
      'what can you do',
      'how do you work',
      'what is your name',
    ],
  },
  { answer: 'fine', says: ['how are you', 'how is it going', 'what is up', 'whats up', 'how do you do'] },
]

/** What pages are about, by the names visitors give it. The longest name wins; of the same length, the first. */
export const subjects: readonly { path: string; names: readonly string[]; tool?: string }[] = [
  {
    path: '/nft-audit',
    names: [
      'nft audit',
      'audit of an nft',
      'audit my nft',
      'audit nft',
      'audit our nft',
      'nft review',
      'collection audit',
      'drop audit',
      'audit of a collection',
      'nft',
      'nfts',
      'nft collection',
      'nft drop',
      'audit our collection',
      'audit a collection',
      'audit of our drop',
      'audit my drop',
      'royalties',
    ],
  },
  {
    path: '/smart-contract-audit',
    names: [
      'smart contract audit',
      'contract audit',
      'security audit',
      'code audit',
      'audit',
      'auditing',
      'auditor',
      'security review',
      'contract review',
      'code review',
      'audit report',
      'solidity review',
      'audit a smart contract',
      'audit my contract',
      'audit our contract',
      'audit our contracts',
      'smart contract review',
      'pentest',
    ],
  },
  {
    path: '/erc20-token-development',
    names: [
      'erc20 token development',
      'token development',
      'erc 20',
      'erc20 token',
      'custom token',
      'develop a token',
      'build a token',
      'token written for me',
      'own token',
      'token contract',
      'a token built',
      'build our token',
      'build my token',
      'erc20 development',
    ],
  },
  {
    path: '/meme-token',
    names: [
      'meme token',
      'meme coin',
      'memecoin',
      'token creator',
      'meme token creator',
      'create a token',
      'coin generator',
      'make a coin',
      'launch a coin',
      'create a coin',
      'joke token',
      'token generator',
      'create my own coin',
      'make my own token',
    ],
    tool: 'Meme token creator',
  },
  {
    path: '/token-locking',
    names: [
      'token locking',
      'lock tokens',
      'token lock',
      'locker',
      'vesting',
      'lock my tokens',
      'lock our tokens',
      'lock token',
      'lock up',
      'lock team tokens',
      'vest',
      'token vesting',
      'lock coins',
      'locks',
      'my lock',
    ],
    tool: 'Token locking',
  },
  {
    path: '/liquidity-locking',
    names: [
      'liquidity locking',
      'lock liquidity',
      'liquidity lock',
      'lp lock',
      'lock lp',
      'lp tokens',
      'lock lp tokens',
      'liquidity pool',
      'locked liquidity',
      'liquidity',
      'pool shares',
      'lock a position',
      'uniswap position',
      'locked pool',
      'lock my lp',
      'lock the pool',
      'lock our liquidity',
    ],
    tool: 'Liquidity locking',
  },
  {
    path: '/web3-marketing',
    names: [
      'marketing',
      'web3 marketing',
      'promotion',
      'promote',
      'advertising',
      'community management',
      'influencers',
      'launch campaign',
      'marketing campaign',
      'market our launch',
    ],
  },
  {
    path: '/web3-design-services',
    names: [
      'design',
      'ui',
      'ux',
      'ui ux',
      'web3 design',
      'interface design',
      'screens',
      'user interface',
      'dapp design',
      'redesign',
      'ui ux design',
    ],
  },
  {
    path: '/blockchain-services',
    names: [
      'blockchain services',
      'blockchain development',
      'contract development',
      'smart contract development',
      'dapp development',
      'consulting',
      'develop a contract',
      'write a contract',
      'build a contract',
      'build a dapp',
      'blockchain service',
      'write our contract',
      'develop our contract',
      'write smart contracts',
    ],
  },
  { path: '/mint', names: ['mint', 'minting', 'event code', 'redeem a code', 'mint code', 'redeem'], tool: 'Mint' },
  {
    path: '/claim',
    names: ['claim', 'airdrop claim', 'claim tokens', 'claim page', 'eligibility', 'claim campaign'],
    tool: 'Claim',
  },
  { path: '/pledge', names: ['pledge', 'sign the pledge', 'signatures under the pledge'], tool: 'The pledge' },
  { path: '/survey', names: ['survey', 'questionnaire', 'poll'], tool: 'The survey' },
  {
    path: '/media',
    names: [
      'press kit',
      'media kit',
      'logo',
      'brand assets',
      'press',
      'media',
      'typeface',
      'brand colours',
      'logo files',
    ],
  },
  {
    path: '/privacy',
    names: [
      'privacy',
      'privacy policy',
      'gdpr',
      'cookies',
      'personal data',
      'my data',
      'privacy statement',
      'data protection',
      'tracking',
    ],
  },
  {
    path: '/termsAndCondition',
    names: ['terms', 'terms and conditions', 'terms of service', 'licence', 'license', 'liability', 'governing law'],
  },
  { path: '/whitepaper', names: ['whitepaper', 'whitepapers', 'white paper'] },
  { path: '/brochures', names: ['brochure', 'brochures', 'leaflet'] },
  { path: '/blog', names: ['blog', 'articles', 'posts', 'blog posts', 'latest article'] },
  { path: '/pricing', names: ['pricing', 'price list', 'prices', 'pricing plans', 'rates'] },
  { path: '/contact-us', names: ['contact', 'contact form', 'contact details', 'contact us'] },
]

/** What is asked about a subject: the headings or anchors of its page that answer it, in order, and labels of figures that go first. */
export const aspects: readonly {
  id: string
  asks: readonly string[]
  anchors?: readonly string[]
  headings?: readonly string[]
  figures?: readonly string[]
  /** Where the answer stands for everything together, when no subject is named. */
  general?: string
  next: string
}[] = [
  {
    id: 'price',
    asks: [
      'how much',
      'price',
      'prices',
      'pricing',
      'cost',
      'costs',
      'fee',
      'fees',
      'charge',
      'quote',
      'rate',
      'budget',
      'expensive',
      'cheap',
      'pay for',
      'rates',
      'how expensive',
      'price range',
      'cost range',
      'ballpark',
    ],
    anchors: ['price'],
    figures: ['Indicative price', 'Our fee', 'You pay'],
    general: '/pricing#all',
    next: 'What does it cost?',
  },
  {
    id: 'time',
    asks: [
      'how long',
      'duration',
      'how many days',
      'how many weeks',
      'how fast',
      'turnaround',
      'timeline',
      'time frame',
      'how quickly',
      'how soon',
      'take long',
      'how much time',
      'working days',
    ],
    anchors: ['process'],
    figures: ['Indicative duration'],
    general: '/pricing#all',
    next: 'How long does it take?',
  },
  {
    id: 'steps',
    asks: [
      'how does it work',
      'how it works',
      'steps',
      'process',
      'how do i',
      'how can i',
      'how to',
      'procedure',
      'how does it go',
      'how do you',
      'walk me through',
      'what happens next',
      'stages',
      'phases',
      'workflow',
      'how is it done',
      'how would we',
    ],
    anchors: ['process'],
    next: 'How does it go?',
  },
  {
    id: 'deliverables',
    asks: [
      'what do i get',
      'what do we get',
      'deliverables',
      'deliver',
      'what will i receive',
      'what do i receive',
      'what is included',
      'outcome',
      'what comes out',
      'hand over',
      'result of',
      'what do we receive',
    ],
    anchors: ['deliverables'],
    next: 'What do I receive?',
  },
  {
    id: 'needs',
    asks: [
      'what do you need',
      'requirements',
      'what do i need',
      'prerequisites',
      'prepare',
      'need from me',
      'need from us',
      'what should i bring',
      'what should we prepare',
      'have ready',
      'need to provide',
      'what must i provide',
      'what do we have to provide',
    ],
    headings: ['What we need from you'],
    next: 'What do you need from me?',
  },
  {
    id: 'limits',
    asks: [
      'what is it not',
      'limits',
      'limitations',
      'not included',
      'what does it not',
      'guarantee',
      'guaranteed',
      'warranty',
      'what is excluded',
      'exclude',
      'what do you not do',
    ],
    headings: ['What it is not'],
    next: 'What is it not?',
  },
]

/** Wishes that one place of the site answers: every group of `asks` must have one of its words or phrases in the question. */
export const wishes: readonly {
  asks: readonly (readonly string[])[]
  at: string
  /** Where several headings share the anchor. */
  heading?: string
  open?: string
  not?: readonly string[]
}[] = [
  {
    asks: [
      [
        'what do you do',
        'what do you offer',
        'which services',
        'what services',
        'services do you',
        'your services',
        'list of services',
        'all services',
        'what can you do for',
        'what does the company do',
        'what does your company do',
        'what is your business',
        'what are your services',
        'services offered',
        'what can you help',
      ],
    ],
    at: '/#services',
    not: ['not', 'after', 'when', 'if', 'with', 'against', 'store'],
  },
  {
    asks: [
      [
        'contact',
        'contact you',
        'reach you',
        'reach a person',
        'reach somebody',
        'email address',
        'your email',
        'e mail',
        'write to you',
        'get in touch',
        'phone',
        'phone number',
        'telephone',
        'call you',
        'call me',
        'call us',
        'call me back',
        'talk to you',
        'talk to a human',
        'talk to a person',
        'talk to someone',
        'talk to somebody',
        'speak to a human',
        'speak to a person',
        'speak to someone',
        'speak with someone',
        'speak to you',
        'talk with someone',
        'human agent',
        'real person',
        'customer support',
        'support team',
        'sales team',
        'emergency',
        'a human',
      ],
    ],
    at: '/contact-us',
    open: 'Contact form',
    not: ['press', 'journalist', 'privacy', 'newsletter', 'form of', 'smart contact'],
  },
  {
    asks: [
      ['book', 'schedule', 'arrange', 'set up', 'appointment', 'plan', 'have'],
      ['call', 'meeting', 'appointment', 'consultation', 'video call'],
    ],
    at: '/contact-us',
    open: 'call',
  },
  {
    asks: [
      ['delete', 'erase', 'remove', 'forget', 'download', 'export', 'see', 'get', 'access', 'copy of', 'correct'],
      [
        'my data',
        'my personal data',
        'personal data',
        'stored about me',
        'data you have',
        'my information',
        'my details',
        'what you store',
        'data about me',
      ],
    ],
    at: '/privacy#rights',
    open: 'Your data',
  },
  {
    asks: [
      [
        'which chains',
        'what chains',
        'supported chains',
        'which blockchains',
        'which networks',
        'what networks',
        'chains do you',
        'support polygon',
        'which blockchain',
        'what blockchains',
        'chains are supported',
        'networks do you',
        'on polygon',
        'on base',
        'on arbitrum',
        'on optimism',
        'on bnb',
        'on avalanche',
        'on ethereum',
        'support base',
        'support arbitrum',
        'support optimism',
        'support ethereum',
        'evm chains',
        'evm',
      ],
    ],
    at: '/#questions',
    heading: 'Which chains do you work on?',
    not: ['lock', 'fee', 'price', 'cost', 'mint', 'claim'],
  },
  {
    asks: [
      [
        'request an audit',
        'order an audit',
        'start an audit',
        'submit my code',
        'get an audit',
        'apply for an audit',
        'book an audit',
        'send you my code',
        'submit code',
        'hire you for an audit',
        'commission an audit',
      ],
    ],
    at: '/smart-contract-audit#request',
    open: 'Request form',
    not: ['need', 'cost', 'much', 'prepare', 'long'],
  },
  {
    asks: [
      ['estimate', 'calculate', 'calculator', 'estimator'],
      ['audit', 'my code', 'lines', 'my contract'],
    ],
    at: '/smart-contract-audit#estimate',
    open: 'Estimate',
  },
]

/** Words that make a question a comparison of the subjects it names. */
export const comparing = [
  'difference',
  'differ',
  'different',
  'versus',
  'vs',
  'compare',
  'compared',
  'or',
  'better',
  'comparison',
] as const

/** Beginnings that make a question go on with the last one. */
export const goingOn = ['and', 'what about', 'how about', 'and for', 'also', 'what if', 'same for', 'but'] as const

/** Words that point at what was spoken of last. */
export const pointing = [
  'it',
  'that',
  'this',
  'them',
  'those',
  'one',
  'they',
  'its',
  'this service',
  'this page',
] as const

/** Words that surround a question and say nothing about its answer. */
export const fillers =
  `about actually again already also always another anybody anyone anything around ask asking available back bit briefly can company could
curious currently dear detail details else ever every everything exactly example explain far few fine first for further generally gets getting give given going good
guess guys happen happens help hi hey hello however i'd idea im info information interested ive keep kind know let lets like likely link little long look looking lot made main make makes
making manage maybe mean mind mine more most my need needed never new now offer often one ones only other others own page part people per perhaps place please point
possible possibly pretty provide put question questions quick quickly quite rather real really regarding right said same say saying says see seen serious several she short should
show simple simply since site so some somebody somehow someone something soon sort sound special specific still stuff such suggest sure take taken taking talk team tell than thank thanks that
then there thing things think this those though thought through today together too try trying type typical understand until upon use used useful user using usual usually various very want
wanted wants way well went whatever whether whole wish within without wonder wondering work working works world would yeah yes yet you your`.split(
    /\s+/,
  )

/** What other people do: where one of these is asked for and a page does not have the word, that page is no answer. */
export const elsewhere =
  `solana cardano polkadot kusama aptos sui near tron ton algorand cosmos hedera stellar ripple xrp tezos bitcoin btc dogecoin litecoin monero zcash
starknet cairo rust move clarity vyper ink anchor plutus haskell golang python java php wordpress hyperledger fabric corda parachain substrate circom circuit rollup validator
staking stake node mining miner exchange broker loan lend lending insurance insure mortgage bank banking credit card cards paypal cash instalment instalments financing invoice factoring
discount discounts coupon student students charity job jobs hiring hire career careers internship salary vacancy vacancies employee employees staff headcount ceo cto founder founded founders
shareholder revenue profit turnover investor investors office offices dubai york singapore berlin paris london tokyo india android ios iphone mobile desktop game games gaming unity unreal metaverse
bot bots trading trade arbitrage sniper weather joke jokes poem song story recipe cook football cup sport sports movie film music news stock stocks forex lawyer lawyers attorney court sue tax taxes
security securities regulation regulator kyc aml passport visa hacked stolen recover recovery scam refund moon pump price-prediction predict prediction forecast worth
seo hosting domain email-hosting logo-design penetration pentest`.split(/\s+/)
