/**
 * How visitors speak, as the assistant understands it. Words are compared by their stems, and a slip in a longer word is forgiven.
 */

/** Phrases out of a text that separates them by commas. */
const phrases = (text: string): readonly string[] => text.split(/,\s+/)

/** What pages are about, by the names visitors give it. The longest name wins; of the same length, the first. */
export const subjects: readonly { path: string; names: readonly string[]; tool?: string }[] = [
  {
    path: '/nft-audit',
    names: phrases(`nft audit, audit of an nft, audit my nft, audit nft, audit our nft, nft review, collection audit,
      drop audit, audit of a collection, nft, nfts, nft collection, nft drop, audit our collection,
      audit a collection, audit of our drop, audit my drop, royalties`),
  },
  {
    path: '/smart-contract-audit',
    names: phrases(`smart contract audit, contract audit, security audit, code audit, audit, auditing, auditor,
      security review, contract review, code review, audit report, solidity review, audit a smart contract,
      audit my contract, audit our contract, audit our contracts, smart contract review, pentest`),
  },
  {
    path: '/erc20-token-development',
    names: phrases(`erc20 token development, token development, erc 20, erc20 token, custom token, develop a token,
      build a token, token written for me, own token, token contract, a token built, build our token,
      build my token, erc20 development`),
  },
  {
    path: '/meme-token',
    names: phrases(`meme token, meme coin, memecoin, token creator, meme token creator, create a token, coin generator,
      make a coin, launch a coin, create a coin, joke token, token generator, create my own coin,
      make my own token`),
    tool: 'Meme token creator',
  },
  {
    path: '/token-locking',
    names:
      phrases(`token locking, lock tokens, token lock, locker, vesting, lock my tokens, lock our tokens, lock token,
      lock up, lock team tokens, vest, token vesting, lock coins, locks, my lock`),
    tool: 'Token locking',
  },
  {
    path: '/liquidity-locking',
    names: phrases(`liquidity locking, lock liquidity, liquidity lock, lp lock, lock lp, lp tokens, lock lp tokens,
      liquidity pool, locked liquidity, liquidity, pool shares, lock a position, uniswap position,
      locked pool, lock my lp, lock the pool, lock our liquidity`),
    tool: 'Liquidity locking',
  },
  {
    path: '/web3-marketing',
    names: phrases(`marketing, web3 marketing, promotion, promote, advertising, community management, influencers,
      launch campaign, marketing campaign, market our launch`),
  },
  {
    path: '/web3-design-services',
    names:
      phrases(`design, ui, ux, ui ux, web3 design, interface design, screens, user interface, dapp design, redesign,
      ui ux design`),
  },
  {
    path: '/blockchain-services',
    names: phrases(`blockchain services, blockchain development, contract development, smart contract development,
      dapp development, consulting, develop a contract, write a contract, build a contract, build a dapp,
      blockchain service, write our contract, develop our contract, write smart contracts`),
  },
  {
    path: '/mint',
    names: phrases('mint, minting, event code, redeem a code, mint code, redeem'),
    tool: 'Mint',
  },
  {
    path: '/grants',
    names: phrases(`grants, grant, token grant, vesting grant, team grants, grants for a team, employee tokens,
      revocable vesting, revoke vesting, revoke a grant, give a grant, grant tokens`),
    tool: 'Grants',
  },
  {
    path: '/claim',
    names: phrases('claim, airdrop claim, claim tokens, claim page, eligibility, eligible, claim campaign'),
    tool: 'Claim',
  },
  {
    path: '/token-check',
    names: phrases(`token check, check a token, honeypot, honeypot check, rug check, scam token, is this token safe,
      token scanner, sell tax`),
    tool: 'The token check',
  },
  {
    path: '/dashboard',
    names: phrases(`dashboard, my account, my locks, my tokens, what do i own, what can i claim, portfolio, my grants,
      unlock calendar`),
    tool: 'The dashboard',
  },
  {
    path: '/explore',
    names: phrases(
      `explore, directory, made here, newest tokens, all tokens, all locks, next unlocks, recent launches`,
    ),
    tool: 'The directory',
  },
  {
    path: '/contracts',
    names: phrases('contract addresses, your contracts, abi, standard json, contract source, address book'),
    tool: 'The address book',
  },
  {
    path: '/book',
    names: phrases('book a call, booking, call with you, free times, change my call, cancel my call, meeting'),
    tool: 'The booking page',
  },
  {
    path: '/pledge',
    names: phrases('pledge, sign the pledge, signatures under the pledge'),
    tool: 'The pledge',
  },
  {
    path: '/survey',
    names: phrases('survey, questionnaire, poll'),
    tool: 'The survey',
  },
  {
    path: '/media',
    names: phrases('press kit, media kit, logo, brand assets, press, media, typeface, brand colours, logo files'),
  },
  {
    path: '/privacy',
    names: phrases(`privacy, privacy policy, gdpr, cookies, personal data, my data, privacy statement, data protection,
      unsubscribe, newsletter, tracking`),
  },
  {
    path: '/termsAndCondition',
    names: phrases('terms, terms and conditions, terms of service, licence, license, liability, governing law'),
  },
  {
    path: '/whitepaper',
    names: phrases('whitepaper, whitepapers, white paper'),
  },
  {
    path: '/brochures',
    names: phrases('brochure, brochures, leaflet'),
  },
  {
    path: '/blog',
    names: phrases('blog, articles, posts, blog posts, latest article'),
  },
  {
    path: '/pricing',
    names: phrases('pricing, price list, prices, pricing plans, rates'),
  },
  {
    path: '/contact-us',
    names: phrases('contact, contact form, contact details, contact us'),
  },
]

/**
 * What is asked about a subject: the anchors or headings of its page that answer it, and labels of figures that go first. `general`:
 * where it stands for everything together, when no subject is named.
 */
export const aspects: readonly {
  id: string
  asks: readonly string[]
  anchors?: readonly string[]
  headings?: readonly string[]
  figures?: readonly string[]
  general?: string
}[] = [
  {
    id: 'price',
    asks: phrases(`how much, price, prices, pricing, cost, costs, fee, fees, charge, quote, rate, budget, expensive,
      cheap, pay for, rates, how expensive, price range, cost range, ballpark`),
    anchors: ['price'],
    figures: ['Indicative price', 'Our fee', 'You pay'],
    general: '/pricing#all',
  },
  {
    id: 'time',
    asks: phrases(`how long, duration, how many days, how many weeks, how fast, turnaround, timeline, time frame,
      how quickly, how soon, take long, how much time, working days`),
    anchors: ['process'],
    figures: ['Indicative duration'],
    general: '/pricing#all',
  },
  {
    id: 'steps',
    asks: phrases(`how does it work, how it works, steps, process, how do i, how can i, how to, procedure,
      how does it go, how do you, walk me through, what happens next, stages, phases, workflow,
      how is it done, how would we`),
    anchors: ['process'],
  },
  {
    id: 'deliverables',
    asks: phrases(`what do i get, what do we get, deliverables, deliver, what will i receive, what do i receive,
      what is included, outcome, what comes out, hand over, result of, what do we receive`),
    anchors: ['deliverables'],
  },
  {
    id: 'needs',
    asks: phrases(`what do you need, requirements, what do i need, prerequisites, prepare, need from me, need from us,
      what should i bring, what should we prepare, have ready, need to provide, what must i provide,
      what do we have to provide`),
    headings: ['What we need from you'],
  },
  {
    id: 'limits',
    asks: phrases(`what is it not, limits, limitations, not included, what does it not, guarantee, guaranteed, warranty,
      what is excluded, exclude, what do you not do`),
    headings: ['What it is not'],
  },
]

/** Words that make a question a comparison of the subjects it names. */
export const comparing = phrases('difference, differ, different, versus, vs, compare, compared, or, better, comparison')

/** Beginnings that make a question go on with the last one. */
export const goingOn = phrases('and, what about, how about, and for, also, what if, same for, but')

/** Words that point at what was spoken of last. */
export const pointing = phrases('it, that, this, them, those, one, they, its, this service, this page')

/** Words that surround a question and say nothing about its answer. */
export const fillers =
  phrases(`about, actually, approximately, roughly, up, again, already, also, always, another, anybody, anyone, anything, around, ask,
  asking, available, back, bit, briefly, can, company, could, curious, currently, dear, detail,
  details, else, ever, every, everything, exactly, example, explain, far, few, fine, first, for,
  further, generally, gets, getting, give, given, going, good, guess, guys, happen, happens, hello,
  hey, hi, however, i'd, im, info, information, interested, ive, keep, kind, know, let, lets, like,
  likely, link, little, long, look, looking, lot, made, main, make, makes, making, manage, maybe, mean,
  mind, mine, more, most, my, need, needed, never, new, now, offer, often, one, ones, only, other,
  others, own, page, part, people, per, perhaps, place, please, point, possible, possibly, pretty,
  provide, put, question, questions, quick, quickly, quite, rather, real, really, regarding, right,
  said, same, say, saying, says, see, seen, serious, several, she, short, should, show, simple, simply,
  since, site, so, some, somebody, somehow, someone, something, soon, sort, sound, special, specific,
  still, stuff, such, suggest, sure, take, taken, taking, talk, team, tell, than, thank, thanks, that,
  then, there, thing, things, think, this, those, though, thought, through, today, together, too, try,
  trying, type, typical, understand, until, upon, use, used, useful, user, using, usual, usually,
  various, very, want, wanted, wants, way, well, went, whatever, whether, whole, wish, within, without,
  wonder, wondering, work, working, works, world, would, yeah, yes, yet, you, your`)
