import type { Language } from './fact.ts'
import { words as de } from './own-words/acts-de.ts'
import { words as es } from './own-words/acts-es.ts'
import { words as fr } from './own-words/acts-fr.ts'

/** What the assistant says about what it does in the browser by itself. `{…}` is filled when it is said. */
export type ActWords = {
  people: readonly [one: string, several: string]
  code: {
    counted: string
    lines: string
    contracts: string
    interfaces: string
    costs: string
    checklist: string
    nothing: string
    tooMuch: string
    open: string
    request: string
  }
  sum: {
    each: string
    timed: string
    lines: string
    tool: string
    all: string
    indicative: string
    ask: string
    prices: string
  }
  thing: {
    token: string
    supply: string
    locked: string
    nothingLocked: string
    account: string
    contract: string
    lock: string
    free: string
    freeNow: string
    lockNever: string
    noLock: string
    campaign: string
    noCampaign: string
    grant: string
    grantRevoked: string
    noGrant: string
    done: string
    failed: string
    waiting: string
    noTransaction: string
    noName: string
    mistyped: string
    silent: string
    elsewhere: string
    openToken: string
    check: string
    lockIt: string
    openAccount: string
    openContract: string
    openLock: string
    openCampaign: string
    openGrant: string
    openTransaction: string
  }
  fill: {
    lock: string
    token: string
    nothingSigned: string
    left: string
    amount: string
    shareOfBalance: string
    shareOfSupply: string
    shareOfUnknown: string
    tokenIs: string
    unknownToken: string
    severalTokens: string
    owner: string
    noTime: string
    schedule: string
    shapes: Record<'day' | 'linear' | 'cliff' | 'steps' | 'never', string>
    span: string
    until: string
    cliff: string
    steps: string
    kind: string
    name: string
    symbol: string
    supply: string
    cap: string
    decimals: string
    features: string
    openLock: string
    openToken: string
  }
  call: { says: string; open: string }
  handOver: string
  page: { found: string }
}

export const actWords: Readonly<Record<Language, ActWords>> = {
  en: {
    people: ['person', 'people'],
    code: {
      counted: 'Your browser counted this code:',
      lines: 'Lines of Solidity: {lines}',
      contracts: 'Contracts and libraries: {contracts}',
      interfaces: 'Lines of interfaces, which count less: {lines}',
      costs: 'An audit of this code takes {days} and costs {price}.',
      checklist: 'This is indicative and not an offer. Each item you tick on the readiness checklist lowers it.',
      nothing: 'Your browser found no Solidity in what you pasted. Nothing was sent.',
      tooMuch: 'This is more code than the calculator estimates. Ask us for a quote.',
      open: 'Open the estimate with this code',
      request: 'Request an audit',
    },
    sum: {
      each: '{name}: {days}, {price}',
      timed: '{name} for {span}: {days} of {people}, {price}',
      lines: '{name} of {lines} lines: {days}, {price}',
      tool: '{name}: you pay only the network’s fee',
      all: 'Together: {price}',
      indicative:
        'A day of one person costs {rate}, and a month counts as four weeks. This is indicative and not an offer.',
      ask: 'Ask for a quote',
      prices: 'See all prices',
    },
    thing: {
      token: 'This is the token {name} ({symbol}) on {chain}.',
      supply: 'There are {supply}.',
      locked: 'Our lock contracts hold {amount} of them, {share}.',
      nothingLocked: 'Our lock contracts hold no {symbol}.',
      account: 'This is an account on {chain}: there is no code at the address.',
      contract: 'This is a contract on {chain} that does not answer as a token does.',
      lock: 'This is a lock of {name} ({symbol}). It holds {amount}.',
      free: 'Everything is free on {date}.',
      freeNow: 'Everything has been free since {date}.',
      lockNever: 'It never ends.',
      noLock: 'There is no lock with this number on {chain}.',
      campaign: 'This is a campaign that pays out {name} ({symbol}). It still holds {amount}.',
      noCampaign: 'There is no campaign with this number on {chain}.',
      grant: 'This is a grant of {name} ({symbol}) over {amount}. Its receiver can withdraw {free} now.',
      grantRevoked: 'It was revoked: nothing more becomes free after {date}.',
      noGrant: 'There is no grant with this number on {chain}.',
      done: 'This transaction succeeded on {chain}, in block {block}.',
      failed: 'This transaction failed on {chain}, in block {block}.',
      waiting: 'This transaction is known on {chain} and is not in a block yet.',
      noTransaction: '{chain} does not know this transaction.',
      noName: 'The name {name} leads to no account here.',
      mistyped: 'The large and small letters of this address do not fit. A digit is mistyped, so copy it again.',
      silent: 'The chain does not answer at the moment. These pages try again.',
      elsewhere: 'Your link leads to {host}, which may be about another chain. This site reads {chain}.',
      openToken: 'Open the token’s page',
      check: 'Check its risks',
      lockIt: 'Lock this token',
      openAccount: 'See what the account has',
      openContract: 'Open the contract’s page',
      openLock: 'Open the proof of the lock',
      openCampaign: 'Open the campaign',
      openGrant: 'Open the grant',
      openTransaction: 'Open the transaction',
    },
    fill: {
      lock: 'I understood this lock:',
      token: 'I understood this token:',
      nothingSigned: 'The button fills in the form. You check it there, and nothing is signed here.',
      left: 'I did not understand: {words}.',
      amount: 'Amount: {amount}',
      shareOfBalance: 'Amount: {share} % of what your wallet holds, once it is connected',
      shareOfSupply: 'Amount: {share} % of the supply, which is {amount}',
      shareOfUnknown: 'Amount: {share} % of the supply. Type it into the form once the token is known',
      tokenIs: 'Token: {name} ({symbol}), {address}',
      unknownToken: 'Token: this site knows no token {symbol}. Choose it in the form.',
      severalTokens: 'Token: {count} tokens are called {symbol}. Choose yours in the form.',
      owner: 'Owner: {address}',
      noTime: 'Time: you said none. Choose it in the form.',
      schedule: 'Schedule: {shape}',
      shapes: {
        day: 'everything becomes free on one day',
        linear: 'it becomes free evenly',
        cliff: 'it becomes free evenly after a cliff',
        steps: 'it becomes free in equal steps',
        never: 'it stays locked permanently',
      },
      span: 'Time: {span} from now',
      until: 'End: {date}',
      cliff: 'Cliff: {span}',
      steps: 'Steps: {count}',
      kind: 'Kind: {kind}',
      name: 'Name: {name}',
      symbol: 'Symbol: {symbol}',
      supply: 'Supply: {supply}',
      cap: 'Cap: {cap}',
      decimals: 'Decimals: {decimals}',
      features: 'Features: {features}',
      openLock: 'Open the lock with these values',
      openToken: 'Open the creator with these values',
    },
    call: {
      says: 'Choose a day and a time on the booking page. Nothing is booked before you confirm it there.',
      open: 'Book a call',
    },
    handOver:
      'The form for a person is open. It holds this conversation only after you press “Put this conversation into the form”. You send it yourself.',
    page: { found: 'These pages fit “{about}” best:' },
  },
  de,
  fr,
  es,
}
