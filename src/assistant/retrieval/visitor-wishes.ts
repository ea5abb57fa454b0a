/** Phrases out of a text that separates them by commas. */
const phrases = (text: string): readonly string[] => text.split(/,\s+/)

/** Small talk: said alone, it gets its own answer; before or after a question, it is left out. */
export const smallTalk: readonly {
  answer: 'greeting' | 'thanks' | 'bye' | 'self' | 'fine'
  says: readonly string[]
}[] = [
  {
    answer: 'greeting',
    says: phrases(`hi, hello, hey, hiya, howdy, greetings, good morning, good afternoon, good evening, good day, yo,
      hello there, hi there, gm`),
  },
  {
    answer: 'thanks',
    says: phrases(`thanks, thank you, thx, ty, cheers, great, perfect, ok, okay, cool, nice, got it, that helps,
      many thanks, thank you very much, awesome, that was helpful, very helpful, so much`),
  },
  {
    answer: 'bye',
    says: phrases('bye, goodbye, see you, good night, have a nice day, that is all'),
  },
  {
    answer: 'self',
    says: phrases(`who are you, what are you, are you a bot, are you a robot, are you human, are you a human,
      are you a real person, are you an ai, are you ai, are you chatgpt, is this a bot,
      am i talking to a person, am i talking to a human, what can you do, how do you work,
      what is your name`),
  },
  {
    answer: 'fine',
    says: phrases('how are you, how is it going, what is up, whats up, how do you do'),
  },
]

/**
 * Wishes that one place of the site answers: every group of `asks` must have one of its phrases in the question, and `not` none.
 * `heading`: which one, where several share the anchor. `open`: what the link below the answer is called.
 */
export const wishes: readonly {
  asks: readonly (readonly string[])[]
  not?: readonly string[]
  at: string
  heading?: string
  open?: string
}[] = [
  {
    asks: [
      phrases(`what do you do, what do you offer, which services, what services, services do you, your services,
      list of services, all services, what can you do for, what does the company do,
      what does your company do, what is your business, what are your services, services offered,
      what can you help`),
    ],
    not: phrases('not, after, when, if, with, against, store'),
    at: '/#services',
  },
  {
    asks: [
      phrases(`contact, contact you, reach you, reach a person, reach somebody, email address, your email, e mail,
      write to you, get in touch, phone, phone number, telephone, call you, call me, call us, call me back,
      talk to you, talk to a human, talk to a person, talk to someone, talk to somebody, speak to a human,
      speak to a person, speak to someone, speak with someone, speak to you, talk with someone,
      human agent, real person, customer support, support team, sales team, emergency, a human`),
    ],
    not: phrases('press, journalist, privacy, newsletter, form of, smart contact'),
    at: '/contact-us',
    open: 'Contact form',
  },
  {
    asks: [
      phrases('book, schedule, arrange, set up, appointment, plan, have'),
      phrases('call, meeting, appointment, consultation, video call'),
    ],
    at: '/book',
    open: 'call',
  },
  {
    asks: [
      phrases('delete, erase, remove, forget, download, export, see, get, access, copy of, correct'),
      phrases(`my data, my personal data, personal data, stored about me, data you have, my information, my details,
      what you store, data about me`),
    ],
    at: '/privacy#rights',
    open: 'Your data',
  },
  {
    asks: [
      phrases(`which chains, what chains, supported chains, which blockchains, which networks, what networks,
      chains do you, support polygon, which blockchain, what blockchains, chains are supported,
      networks do you, on polygon, on base, on arbitrum, on optimism, on bnb, on avalanche, on ethereum,
      support base, support arbitrum, support optimism, support ethereum, evm chains, evm`),
    ],
    not: phrases('lock, fee, price, cost, mint, claim'),
    at: '/#questions',
    heading: 'Which chains do you work on?',
  },
  {
    asks: [
      phrases(`request an audit, order an audit, start an audit, submit my code, get an audit, apply for an audit,
      book an audit, send you my code, submit code, hire you for an audit, commission an audit`),
    ],
    not: phrases('need, cost, much, prepare, long'),
    at: '/smart-contract-audit#request',
    open: 'Request form',
  },
  {
    asks: [phrases('estimate, calculate, calculator, estimator'), phrases('audit, my code, lines, my contract')],
    at: '/smart-contract-audit#estimate',
    open: 'Estimate',
  },
]

/** What visitors ask that no page answers: facts about the company that it does not publish, and what it does not do. */
export const unanswered = phrases(`who founded, founder, founders, ceo, how long have you been, how old is, how old are,
  years of experience, years in business, since when, established, how many employees,
  how many people work, how many developers, portfolio, track record, previous projects, past projects,
  projects have you, audited before, audits have you, work before, worked before, certified,
  certification, iso, opening hours, business hours, office, offices, headquarters, 24 7,
  around the clock, refund, money back, free trial, trial, course, courses, teach, training, workshop,
  internship, hiring, job, jobs, career, careers, vacancy, discount, discounts, loyalty, gas price,
  price of ether, price of eth, price of bitcoin, price of ethereum, ether price, host our, host my,
  hosting, competitor, competitors, which wallet, hardware wallet, install metamask, best wallet,
  which exchange, should i buy, should i invest, should i sell, how tall, capital of, translate,
  find investors, raise money, fundraising, venture capital, market making, market maker,
  buy our tokens, buy my tokens, buy our token, sell my token, sell our token, sell my coin, sell our coin, sell my nft, sell our nft, mine tokens, provide liquidity, dao,
  marketplace, become an auditor, logo for, balance sheet, video, videos, print, draining, hacked,
  stolen, figma`)

/** What other people do: where one of these is asked for and a page does not have the word, that page is not an answer. */
export const elsewhere =
  phrases(`solana, cardano, polkadot, kusama, aptos, sui, near, tron, ton, algorand, cosmos, hedera, stellar,
  ripple, xrp, tezos, bitcoin, btc, dogecoin, litecoin, monero, zcash, starknet, cairo, rust, move,
  clarity, vyper, ink, anchor, plutus, haskell, golang, python, java, php, wordpress, hyperledger,
  fabric, corda, parachain, substrate, circom, circuit, rollup, validator, staking, stake, node,
  mining, miner, bridge, bridging, exchange, broker, loan, lend, lending, insurance, insure, mortgage, bank, banking,
  credit, card, cards, paypal, cash, instalment, instalments, financing, invoice, factoring, discount,
  discounts, coupon, student, students, charity, job, jobs, hiring, hire, career, careers, internship,
  salary, vacancy, vacancies, employee, employees, staff, headcount, ceo, cto, founder, founded,
  founders, shareholder, revenue, profit, turnover, investor, investors, office, offices, dubai, york,
  singapore, berlin, paris, london, tokyo, india, android, ios, iphone, mobile, desktop, game, games,
  gaming, unity, unreal, metaverse, bot, bots, trading, trade, arbitrage, sniper, weather, joke, jokes,
  poem, song, story, recipe, cook, football, cup, sport, sports, movie, film, music, news, stock,
  stocks, forex, law, lawyer, lawyers, attorney, court, sue, tax, taxes, security, securities, regulation,
  regulator, kyc, aml, passport, visa, hacked, stolen, recover, recovery, scam, refund, moon, pump,
  price-prediction, predict, prediction, forecast, worth, seo, hosting, domain, email-hosting,
  logo-design, penetration, pentest`)
