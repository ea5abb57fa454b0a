import { phrases, words, type LanguageWords } from './language-words.ts'

export const en: LanguageWords = {
  surrounding:
    words(`a an the this these those of to in on at by for from with about into as and or but so than then too
    is are was were be been being am do does did done doing have has had having can could will would shall should may might must not not
    i me my mine we us our ours you your yours he she they them their it its that there here what which whats
    please pls plz hi hello hey there thanks thank thx btw also just maybe really actually quick quickly question questions
    know tell say want wanted wonder wondering like need needs get got let lets give some any anything something someone
    somebody anyone anybody one ones guys folks sir team hm hmm ok okay well right yeah yes no oh um uh
    asking ask asked possible possibly exactly basically simply kind sort thing things stuff bit lot much many very
    curious looking try trying going if when up out off more way case sure mean means explain understand figure how who why
    see take takes took come comes came go goes went gone put puts happen happens needed without before after over between because
    dont doesnt cant wont isnt arent didnt whats thats im ive youre once again back through
    friend boss asap lol sorry excuse dear good day morning afternoon evening still even ever only both all each every
    work works question hope doing guess think consider considering plan planning sometime soon today tomorrow now currently`),
  telling:
    words(`the is are do does what how much you your can for and of to with i my we our when which who why have has
    will would should it this that in on an be if from there any does not at by or about they
    trial milestone upfront currency quote spend duration deliverables requirements estimate broken custody risk calendar urgency
    files file development developer developers deposit combination button pictures hidden rules later functions schedule
    schedules unlocks reminder leaver certificate recipients email alerts launches criteria figures projects please duplicate
    submission response appointment earliest attachment latest posts interval printable trademark values confidential icon colours
    data retention request delete erase consent responsible disclosure advice consumer reliability agreement settlement terms answer`),
  meanings: [
    phrases(`price, prices, cost, costs, how much, expensive, cheap, charge, charges, fee, fees, pricing, quote, rate, pay for, budget,
      price tag, ballpark, usd, dollars, money for`),
    phrases(`time, how long, how many days, how many weeks, how quickly, how fast, how soon, duration, turnaround, timeline, days, weeks,
      take long, lead time, timeframe, time frame, wait`),
    phrases(
      `audit, audits, auditing, audited, auditor, auditors, security review, code review, review, reviews, inspection, pentest, security check`,
    ),
    phrases(
      `liquidity, lp, pool, pools, pool share, pool shares, lp tokens, lp token, liquidity pool, uniswap, pair, amm`,
    ),
    phrases(`lock, locks, locked, locking, locker, lock up, lockup, freeze, frozen, vest, vesting, vested, timelocked`),
    phrases(`unlock, unlocks, unlocked, unlocking, release, released, early release, withdraw, withdrawal, get back, take out, before the date,
      early, earlier, ahead of time`),
    phrases(`token, tokens, coin, coins, erc 20, erc20, memecoin, meme coin, meme token, meme`),
    phrases(`nft, nfts, collection, collections, collectible, collectibles, drop, erc 721, erc721`),
    phrases(`free, free of charge, for free, gratis, no cost, without paying`),
    phrases(`contact, reach, get in touch, email, e mail, mail, write to`),
    phrases(`call, phone, telephone, meeting, appointment, video call, book, booking, zoom`),
    phrases(`person, human, people, real person, somebody, staff, employee, support agent`),
    phrases(`privacy, gdpr, personal data, my data, data protection, data`),
    phrases(`cookie, cookies, tracking, tracker, trackers, analytics`),
    phrases(`delete, erase, remove, forget me, deletion`),
    phrases(`create, generate, launch, deploy, spin up, set up`),
    phrases(`mint, minting, minted`),
    phrases(`claim, claims, claiming, airdrop, airdrops, distribution, merkle, pay out, distribute`),
    phrases(`grant, grants, revocable, employee tokens, team tokens, team vesting`),
    phrases(`wallet, wallets, metamask, account`),
    phrases(`gas, network fee, transaction fee, gas fee, gas fees`),
    phrases(
      `report, reports, pdf report, deliverable, deliverables, what do i get, what do we get, receive, hand over, handover, result`,
    ),
    phrases(
      `bug, bugs, vulnerability, vulnerabilities, finding, findings, flaw, flaws, hole, holes, issue found, exploit`,
    ),
    phrases(`fix, fixes, fixed, repair, correct, corrected, remediation, retest, recheck`),
    phrases(`marketing, promotion, promote, advertise, advertising, ads, growth, campaign for a launch, shill`),
    phrases(`design, designs, designer, ui, ux, interface, figma, screens`),
    phrases(`logo, logos, branding`),
    phrases(`company, firm, business, agency, studio, who are you people`),
    phrases(`guarantee, guaranteed, guarantees, promise, warranty, assure`),
    phrases(`hack, hacked, stolen, steal, thief, drained, drain`),
    phrases(`scam, honeypot, rug, rug pull, rugpull, fraud, scammy`),
    phrases(`refund, money back, refunds, reimbursement`),
    phrases(`owner, ownership, owns, admin, administrator`),
    phrases(`chain, chains, network, networks, blockchain, evm`),
    phrases(`source, source code, open source, github`),
    phrases(`verify, verified, verification, prove, proof, check, confirm`),
    phrases(`permanent, permanently, forever, for good, burn`),
    phrases(`revoke, revoked, cancel, cancelled, take back`),
    phrases(`whitepaper, white paper, paper, papers`),
    phrases(`brochure, leaflet, flyer, brochures`),
    phrases(`press, media, journalist, press kit`),
    phrases(`newsletter, subscribe, mailing list, subscription, unsubscribe`),
    phrases(`start, begin, get started, kick off, first step, next step`),
    phrases(`steps, process, procedure, how does it go, stages, phases`),
    phrases(`pay, payment, paying, invoice, upfront, up front, deposit`),
    phrases(`stablecoin, usdc, usdt, dai, stablecoins`),
    phrases(`nda, confidential, confidentiality, secret`),
    phrases(`invest, investment, buy, moon, price prediction, profit`),
    phrases(`recovery phrase, seed phrase, seed, private key, mnemonic`),
    phrases(`fees, trading fees, earn, collect fees`),
    phrases(`transfer, transferred, hand on, move`),
    phrases(`date, deadline`),
    phrases(`mistake, mistakes, wrong, error, missed, miss, overlooked`),
    phrases(`competitor, better than, compared, compare, versus, vs, difference, differ, different`),
    phrases(`where, located, location, country, based, office`),
    phrases(`hire, jobs, job, career, vacancy`),
    phrases(`prepare, ready, preparation, need from me, need from us, bring`),
    phrases(`lines, loc, lines of code, size`),
    phrases(`upgrade, upgradeable, proxy, upgradable`),
    phrases(`influencer, influencers, kol, kols`),
    phrases(`followers, bought followers, bots`),
  ],
  endings: 'porter',
  goesOn: phrases('and, also, or, but, then, what about, how about, what if, so, ok and, and what, same for'),
  pointing: words('it that this they them those these its one'),
  joins: words('and plus also &'),
  alternatives: words('or'),
  asking: words('how what when where who why which can do does is are will would should could may'),
  clauses: words('i we you they it there am did had has have must shall dont doesnt isnt arent cant'),
}
