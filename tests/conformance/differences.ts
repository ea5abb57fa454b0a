type Difference = {
  /** What RainbowKit 2.2.11 does, and what this site does instead. */
  rainbowKit: string
  ours: string
  /** The sentences of the contract that show it; without one, a test of the folder in brackets does. */
  shown: readonly string[]
}

/** Where the two differ on purpose, numbered. Everything else RainbowKit has to keep as we do. */
const list: Readonly<Record<number, Difference>> = {
  1: {
    rainbowKit: 'Popular lists Base instead of Coinbase, and Safe only inside a frame of Safe.',
    ours: 'Popular lists exactly its five; how to reach Safe is explained.',
    shown: ['Popular lists Safe, Rainbow, Coinbase, MetaMask and WalletConnect'],
  },
  2: {
    rainbowKit: 'The sentence that switching is not supported is translated and never shown.',
    ours: 'It stands in the window in which the switch failed.',
    shown: ['a wallet that cannot switch is said to be unable to'],
  },
  3: {
    rainbowKit: 'Names are asked of a host of its maker, with a key that a Vite build does not have.',
    ours: 'Names are asked of our own server. [src/chain]',
    shown: [],
  },
  4: {
    rainbowKit: 'A wallet that cannot be used is left out, so that its label (unsupported) is never reached.',
    ours: 'It is listed and labelled.',
    shown: ['a wallet that cannot be used here is listed as unsupported'],
  },
  5: {
    rainbowKit:
      'On a telephone a wallet that announces itself is left out, and the step of connecting is rarely shown.',
    ours: 'It is listed, and the step always follows the press.',
    shown: ['a wallet within its own browser is listed, and says where to go on'],
  },
  6: {
    rainbowKit: 'Recent is a label only.',
    ours: 'It is a label and a list of its own.',
    shown: ['recent wallets are at the top in a group of their own'],
  },
  7: {
    rainbowKit: 'With one network the network is not shown.',
    ours: 'It is shown as soon as a wallet is connected.',
    shown: ['the network is shown also where there is one only'],
  },
  8: {
    rainbowKit: 'Recent transactions and the link to the explorer are off unless configured.',
    ours: 'They are always there; a network without an explorer has pages of our own.',
    shown: ['the account window has its transactions and a way to the explorer'],
  },
  9: {
    rainbowKit: 'A message that could not be prepared leaves a button that can never be pressed.',
    ours: 'The button asks again.',
    shown: ['a message that could not be prepared can be asked for again'],
  },
  10: {
    rainbowKit: 'The accent is a blue of its own.',
    ours: 'The accent is the ink of the site. [src/ui]',
    shown: [],
  },
  11: {
    rainbowKit: 'The sentence for anything else is practically never reached.',
    ours: 'It is said wherever nothing better is known. [src/wallet/connection/failures.test.ts]',
    shown: [],
  },
  12: {
    rainbowKit: 'That a connection is being made is said only beside the button for a single wallet.',
    ours: 'The window says it. [src/wallet/windows/views.test.tsx]',
    shown: [],
  },
  13: {
    rainbowKit: 'An address in small letters passes without its checksum.',
    ours: 'It has to match its checksum. [src/core/text/checked-address.ts]',
    shown: [],
  },
  14: {
    rainbowKit: 'Some words are written into the code in English.',
    ours: 'All words are in one table. [src/wallet/locale/words.test.ts]',
    shown: [],
  },
  15: {
    rainbowKit: 'The list of wallets to get is cut to five first and filtered then.',
    ours: 'It is filtered, then cut: five are offered.',
    shown: ['Get a Wallet offers wallets of which five can be had here'],
  },
  16: {
    rainbowKit: 'A switch that was rejected or failed closes the window without a word.',
    ours: 'The window stays and explains.',
    shown: ['a switch that was rejected is explained where it was asked for'],
  },
  17: {
    rainbowKit: 'A transaction has failed when its receipt could not be read for five minutes.',
    ours: 'It stays pending until the chain says otherwise. [src/transactions]',
    shown: [],
  },
  18: {
    rainbowKit: 'Two effects race when an account is no longer signed in, and nobody is asked to sign in.',
    ours: 'One reducer decides: the new account is asked at once.',
    shown: ['another account in the wallet is asked to sign in'],
  },
  19: {
    rainbowKit: 'What a balance needs and when it is fetched are two rules.',
    ours: 'They are one. [src/wallet/account/use-shown-account.ts]',
    shown: [],
  },
  20: {
    rainbowKit: 'The account window has no accessible name, and icons are images without a text.',
    ours: 'Every window has a name, and axe finds nothing.',
    shown: ['the account window has a name', 'axe finds nothing in the connect window'],
  },
  21: {
    rainbowKit: 'WalletConnect asks its hosts as soon as the page is loaded.',
    ours: 'No other host is asked before a wallet is chosen that needs one.',
    shown: ['no other host is asked before a wallet is chosen'],
  },
  22: {
    rainbowKit: 'A wallet that already has a request open looks as if it were opening.',
    ours: 'The window asks the visitor to answer the open request.',
    shown: ['a wallet that has a request open already is said to have one'],
  },
  23: {
    rainbowKit: 'A wallet that is approved after its window was closed is connected all the same.',
    ours: 'Closing the window ends the attempt, even if the wallet answers later.',
    shown: ['closing while the wallet is asked connects nothing later'],
  },
}

/** The difference a sentence of the contract shows, with its number; undefined where both have to keep it. */
export function differenceOf(sentence: string): string | undefined {
  const found = Object.entries(list).find(([, { shown }]) => shown.includes(sentence))
  return found && `${found[0]}. ${found[1].rainbowKit} ${found[1].ours}`
}
