import { brand } from '#content/brand.ts'
/** What a page says of itself, to visitors and to search engines. */
export type Page = {
  /** At most 60 characters. */
  title: string
  /** At most 155 characters. */
  description: string
  heading: string
  /** The first paragraph. */
  lead: string
  /** True for pages that search engines leave out. */
  noindex?: true
}

/** Every page but the services' and the posts', by its path. */
export const pages = {
  '/': {
    title: `${brand.name}: contracts, engraved`,
    description:
      'We review, write and deploy smart contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
    heading: brand.tagline,
    lead: 'We review, write and deploy contracts that nobody can quietly change afterwards. Read the source, see the tests, check the seal.',
  },
  '/pricing': {
    title: 'Pricing: how a price is formed',
    description:
      'What an audit, a token or a design costs depends on few things. We name them before you ask and quote before we start.',
    heading: 'Pricing',
    lead: 'A price is formed from lines of code, the number of external calls and the days two reviewers need. You receive it in writing, with what would change it, before anything starts.',
  },
  '/contact-us': {
    title: 'Contact us',
    description:
      'Tell us what you are building. We reply within one working day; your message is stored before we say so.',
    heading: 'Contact us',
    lead: 'Tell us what you are building. A person reads it and replies within one working day.',
  },
  '/mint': {
    title: 'Mint with an event code',
    description:
      'Redeem the code of an event for its engraved NFT. The code decides which event; nothing is minted before you sign.',
    heading: 'Mint',
    lead: 'An event hands out codes, and a code is redeemed here for one engraved NFT. No event is open at the moment.',
  },
  '/claim': {
    title: 'Claim tokens of a campaign',
    description: 'Check whether an address may claim tokens of a campaign, before connecting anything.',
    heading: 'Claim',
    lead: 'A campaign sets tokens aside for a list of addresses, and each address claims its own share. No campaign is open at the moment.',
  },
  '/whitepaper': {
    title: 'Whitepapers',
    description:
      'Long texts about how we build: the design, the proofs and what we measured. Free to read, without an e-mail address.',
    heading: 'Whitepapers',
    lead: 'Long texts about how we build, with the proofs and the measurements. Each will be free to read, without an e-mail address in exchange.',
  },
  '/brochures': {
    title: 'Brochures',
    description: 'Short texts to hand to a colleague: one for each family of services, to read or to print.',
    heading: 'Brochures',
    lead: 'Short texts to hand to a colleague, one for each family of services. Until they are set, each service has its own page.',
  },
  '/blog': {
    title: 'Blog: notes from the workshop',
    description:
      'Notes from the workshop: how contracts fail, how ours are tested, and what we measured while building this site.',
    heading: 'Blog',
    lead: 'Notes from the workshop: how contracts fail, how ours are tested, and what we measured on the way.',
  },
  '/survey': {
    title: 'Survey',
    description:
      'What makes you trust a contract? The survey asks few questions and shows its results to everyone who answers.',
    heading: 'Survey',
    lead: 'When a survey runs, it asks few questions, one at a time, and shows its results to everyone who answered. None is open at the moment.',
  },
  '/pledge': {
    title: 'The pledge: what we will not do',
    description:
      'What we promise about every contract we deploy: no hidden owner, no fee, no upgrade path, and the source in the open.',
    heading: 'The pledge',
    lead: 'What we promise about every contract we deploy, in words that a test can check.',
  },
  '/media': {
    title: 'Media: press kit and contact',
    description:
      'The name, the mark, the colours and a paragraph about us, free to use in the press, and the person to write to.',
    heading: 'Media',
    lead: 'The name, the mark, the colours and a paragraph about us, free to use when you write about us.',
  },
  '/privacy': {
    title: 'Privacy Statement',
    description:
      'What this site stores, for how long and why: a message you send, an address you confirm, and nothing that follows you.',
    heading: 'Privacy Statement',
    lead: 'This site sets no cookie, loads nothing from another company and follows nobody. It keeps what you send us, as listed here.',
  },
  '/termsAndCondition': {
    title: 'Terms and conditions',
    description: 'The terms on which this site and its tools are offered, in plain words.',
    heading: 'Terms and conditions',
    lead: 'The terms on which this site is offered. Work for clients is governed by a written contract of its own.',
  },
  '/gitex-global-nft': {
    title: 'GITEX Global NFT',
    description: 'This address leads to the mint page of the event.',
    heading: 'GITEX Global NFT',
    lead: 'This address leads to the mint page of the event.',
    noindex: true,
  },
  '/specimen': {
    title: 'Specimen: every part of the press',
    description: 'Every component of this site in every state, for the people who work on it.',
    heading: 'Specimen',
    lead: 'Every component in every state, for the people who work on this site.',
    noindex: true,
  },
  '/404': {
    title: 'Page not found',
    description: 'There is no page at this address. The nearest pages are listed.',
    heading: 'This plate was never engraved.',
    lead: 'There is no page at this address. It may have moved, or the address has a slip in it.',
    noindex: true,
  },
  '/frame': {
    title: brand.name,
    description: 'The frame around pages that the server writes.',
    heading: '',
    lead: '',
    noindex: true,
  },
} as const satisfies Record<string, Page>

export type PagePath = keyof typeof pages
