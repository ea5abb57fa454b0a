/** A part of a drop: hours since it opened, how many pieces may exist at its end, and how many one address may take. */
export type Phase = { id: string; name: string; hours: string; rule: string; cap: number; each?: number }

/** The drop that is attacked. Its order is fixed before the sale, and its pieces are revealed a day after it. */
export const phases: readonly Phase[] = [
  { id: 'list', name: 'Allow-list', hours: 'Hours 0 to 48', rule: '2 each, at most 500', cap: 500, each: 2 },
  { id: 'public', name: 'Public sale', hours: 'Hours 48 to 96', rule: '5 each, at most 1,500', cap: 1500, each: 5 },
  { id: 'reveal', name: 'Reveal', hours: 'Hour 120', rule: '1,500 pieces get their picture', cap: 1500 },
  { id: 'trade', name: 'Trading', hours: 'From hour 120', rule: 'Markets set their own terms', cap: 1500 },
]

/** One attack on a drop: when it comes, what the attacker does and gets, what stops it, and how we try it. */
export type Attack = {
  phase: Phase['id']
  name: string
  attack: string
  happens: string
  stops: string
  test: string
  /** What the inspector of this page says about it, by the title of its finding; absent where only the source shows it. */
  finding?: string
}

export const attacks: readonly Attack[] = [
  {
    phase: 'list',
    name: 'One proof, used twice',
    attack: 'The proof names an account but no quantity and no phase. The buyer sends it again.',
    happens: 'A place for 2 pieces mints 4, then 6. Later buyers on the list find nothing left.',
    stops: 'Each leaf holds account, quantity and phase. The contract marks it as used before it mints.',
    test: 'We claim every place twice, in every phase, from other accounts and with an inner node of the tree.',
  },
  {
    phase: 'list',
    name: 'The mint limit',
    attack: 'The contract counts what an address holds. The buyer moves each piece away and mints again.',
    happens: 'One buyer takes all 500 pieces of the phase in one transaction.',
    stops: 'A counter of mints for each address, which transfers do not change.',
    test: 'We write the helper contract that does it and run it in every phase.',
  },
  {
    phase: 'public',
    name: 'The receiver hook',
    attack: 'A safe mint calls the buyer’s contract. That contract calls mint again before the counter moves.',
    happens: 'One payment mints more pieces than the limit of 5.',
    stops: 'Counters move first, and the call to the receiver comes last.',
    test: 'Our onERC721Received calls back into every external function.',
  },
  {
    phase: 'public',
    name: 'Burn and mint again',
    attack: 'The cap reads totalSupply(). A holder burns pieces, and the sale opens again.',
    happens: 'More than 1,500 pieces are sold, with new numbers.',
    stops: 'The cap counts every mint. A burn gives nothing back.',
    test: 'An invariant test mints and burns at random, and compares the total with the cap.',
    finding: 'More pieces can be created',
  },
  {
    phase: 'reveal',
    name: 'A reveal that a bot predicts',
    attack: 'The seed is a value of the block. A bot mints, looks at its piece, and reverts unless it is rare.',
    happens: 'The rare pieces go to the bot, and every other buyer pays for the rest.',
    stops: 'The order is committed before the sale. A seed that no one can steer shifts it afterwards.',
    test: 'We run such a bot on a fork of the chain, against your reveal.',
  },
  {
    phase: 'trade',
    name: 'A royalty that blocks sales',
    attack: 'royaltyInfo asks for more than the price, or one payee of the split refuses ether.',
    happens: 'Markets cannot settle, and artists receive nothing.',
    stops: 'ERC-2981 answers correctly at every price. Each payee withdraws their own share.',
    test: 'We fuzz the price from one unit upwards and add a payee that reverts.',
    finding: 'The royalty can be changed',
  },
  {
    phase: 'trade',
    name: 'Pictures that change',
    attack: 'The owner sets a new base address after “frozen”, or the domain of the server lapses.',
    happens: 'Holders own a number. The picture they bought is gone.',
    stops: 'Metadata under its own hash, or on the chain, and a freeze that has no way back.',
    test: 'We list every account that can change a tokenURI, before and after the freeze.',
    finding: 'What the pieces show can be changed',
  },
]
