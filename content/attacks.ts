import type { Level } from '#tools/attack/level.ts'

/** The words of the attack theatre. What they say of a parameter is tested in `contracts/attacks/attacks.t.sol`. */
export const levels: readonly Level[] = [
  {
    id: 'reentrancy',
    title: 'The bank that pays first',
    goal: 'Withdraw more ether than you deposited.',
    scene:
      'A bank keeps ether for three customers. Alice deposited 60 ether and Bob 30. The attacker deposited 10. The bank pays each customer what they have. The attacker is a contract, so its code runs while it is being paid. That code asks the bank for the same money again.',
    parameter: { label: 'Withdrawals inside a withdrawal', unit: 'times', min: 0, max: 12, start: 9, step: 1 },
    decimals: 0,
    why: 'The bank sends the ether first and clears the balance afterwards. Each new request still finds the old balance of 10 ether. Nine extra requests empty the bank. A tenth finds the bank empty: it fails, and the whole transaction is undone.',
    fix: 'One line moves up. The bank clears the balance before it sends the ether. The second request finds a balance of 0.',
    incident: {
      name: 'The DAO',
      date: '17 June 2016',
      loss: '3.6 million ether',
      source: {
        title: 'Report of Investigation: The DAO (U.S. Securities and Exchange Commission)',
        url: 'https://www.sec.gov/litigation/investreport/34-81207.pdf',
      },
    },
    finding: 'F-01',
  },
  {
    id: 'pool-price',
    title: 'The lender that asks one pool',
    goal: 'Borrow more ether than your tokens are worth, and keep the difference.',
    scene:
      'A lender holds 30 ether of its savers. It lends ether against tokens, up to three quarters of their worth. It asks a pool for the price. The pool holds 20 ether and 20 tokens, so a token costs 1 ether. The attacker comes with nothing. A flash loan gives it ether, which it must return in the same transaction.',
    parameter: { label: 'Flash loan', unit: 'ether', min: 1, max: 40, start: 20, step: 1 },
    decimals: 18,
    why: 'The loan buys tokens from the pool, and their price in that pool rises. The lender asks the pool at that moment, so it lends too much. With 20 ether the price rises from 1 to 4, and the attacker keeps 10 ether. A loan below 7 ether moves the price too little. From 30 ether on, the lender holds too little to leave a profit.',
    fix: 'The lender uses the price with which the block began. A trade in the same transaction cannot move that price. An attacker with ether of their own can still move it over several blocks. An average over time, or several sources, makes that expensive.',
    incident: {
      name: 'bZx',
      date: '18 February 2020',
      loss: '2,388 ether, about 645,000 US dollars',
      source: {
        title: 'bZx suffers second attack (Finance Magnates)',
        url: 'https://financemagnates.com/cryptocurrency/news/bzx-suffers-second-attack-645000-worth-eth-in-jeopardy/amp',
      },
    },
  },
  {
    id: 'first-depositor',
    title: 'The vault with one expensive share',
    goal: 'Take the deposit of the saver who comes after you.',
    scene:
      'A vault gives shares for ether. A share is a part of all the ether in the vault. The vault is empty, and the attacker deposits first: 1 wei, the smallest amount there is. Then the attacker sends the vault a gift of ether. Carol deposits 40 ether next. In the end both withdraw.',
    parameter: { label: 'Gift to the vault', unit: 'ether', min: 0, max: 50, start: 40, step: 1 },
    decimals: 18,
    why: 'The vault counts its whole balance, so the gift makes its only share expensive. The ether of Carol buys shares at that price, rounded down. A gift of 40 ether rounds her shares down to 0, and the attacker owns everything. A smaller gift takes a part of what she loses by rounding.',
    fix: 'The vault counts the deposits itself. A gift no longer changes the price of a share, and the attacker loses it.',
    incident: {
      name: 'Sonne Finance',
      date: '14 May 2024',
      loss: 'about 20 million US dollars',
      source: {
        title: 'Sonne Finance token drops 60% after $20M exploit on Optimism (CoinDesk)',
        url: 'https://www.coindesk.com/tech/2024/05/15/sonne-finance-token-drops-60-after-20m-exploit-on-optimism',
      },
    },
    finding: 'F-02',
  },
  {
    id: 'replayed-signature',
    title: 'The cheque that is paid again',
    goal: 'Be paid more than once for one signature.',
    scene:
      'A contract keeps 60 ether for Alice and 40 for Bob. An owner signs a cheque, and the payee presents it. The contract checks who signed, and pays from that account. Alice signed one cheque of 10 ether for the attacker. So the first 10 ether are earned.',
    parameter: { label: 'How often the cheque is presented', unit: 'times', min: 0, max: 10, start: 6, step: 1 },
    decimals: 0,
    why: 'The signature is real, and it stays real after the payment. The contract does not note that it has paid the cheque. Each presentation pays 10 ether again, until the account of Alice is empty. Bob loses nothing, because he signed nothing.',
    fix: 'The contract notes each cheque it has paid, and refuses it the second time. The number on a cheque still lets Alice sign two equal payments.',
    incident: {
      name: 'AzukiDAO',
      date: 'July 2023',
      loss: 'about 69,000 US dollars',
      source: {
        title: 'AzukiDAO (Bean) exploit: signature replay (crypto.training)',
        url: 'https://crypto.training/hacks/2023-07-AzukiDAO/',
      },
    },
  },
  {
    id: 'mint-callback',
    title: 'The limit that counts too late',
    goal: 'Mint more than one piece.',
    scene:
      'A collection has 10 pieces, and each address may mint one. Alice and Bob have theirs. During a mint, the collection asks a receiving contract whether it can hold a piece. The attacker is such a contract, and mints again before it answers. Carol comes afterwards and wants one piece.',
    parameter: { label: 'Mints inside a mint', unit: 'times', min: 0, max: 10, start: 7, step: 1 },
    decimals: 0,
    why: 'The collection asks the receiver first, and notes afterwards that this address has minted. While it asks, the limit does not count yet. Seven mints inside the first take all 8 pieces that are left. Carol gets none.',
    fix: 'One line moves up. The collection notes the mint before it asks the receiver, so the second mint is refused. The limit still counts addresses, and one person can have many.',
    incident: {
      name: 'HypeBears',
      date: '3 February 2022',
      source: {
        title: 'When “SafeMint” becomes unsafe: lessons from the HypeBears security incident (BlockSec)',
        url: 'https://blocksec.com/blog/when-safe-mint-becomes-unsafe-lessons-from-the-hype-bears-security-incident',
      },
    },
  },
  {
    id: 'left-allowance',
    title: 'The allowance that outlives its campaign',
    goal: 'Take tokens that belong to the campaigns of others.',
    scene:
      'A contract holds tokens for airdrop campaigns: 25 of one project and 15 of another. Each campaign names a locker, which may take the tokens for the recipients. A manager who cancels a campaign gets its tokens back. The attacker comes with nothing and borrows tokens for one transaction. With them it starts a campaign, names itself as the locker, and cancels.',
    parameter: { label: 'Tokens borrowed for the campaign', unit: 'tokens', min: 0, max: 60, start: 40, step: 1 },
    decimals: 18,
    why: 'A new campaign gives its locker an allowance over its tokens. Cancelling returns the tokens, but the allowance stays. The attacker returns the loan, and uses the allowance on the tokens of the others. More than 40 changes nothing: the contract holds 40.',
    fix: 'The contract gives the allowance for one payment, for the exact amount, and takes it back. A campaign that starts or ends leaves none behind.',
    incident: {
      name: 'Hedgey Finance',
      date: '19 April 2024',
      loss: 'about 2 million US dollars on Ethereum, and BONUS tokens on Arbitrum',
      source: {
        title: 'Hedgey Finance incident analysis (CertiK)',
        url: 'https://www.certik.com/resources/blog/hedgey-finance-incident-analysis',
      },
    },
  },
  {
    id: 'trusting-migration',
    title: 'The migration that believes its caller',
    goal: 'Take the ether of others out of locks that end in a year.',
    scene:
      'A locker holds the ether of three locks: 60, 39, and 1 of the attacker. Each lock also holds as many tokens, and ends in a year. A migration moves a lock to a new pool. The caller names the amounts and the price. The caller is paid the ether that the new pool does not take.',
    parameter: { label: 'Price the caller names', unit: '% of the fair price', min: 1, max: 120, start: 1, step: 1 },
    decimals: 16,
    why: 'The locker checks that the caller owns a lock. It does not check that the amounts belong to that lock, or that the price is fair. At 1 % of the fair price, the new pool takes 1 ether for 100 tokens. The other 99 ether go to the caller. From 99 % on, the caller gets no more than their own ether.',
    fix: 'Callers can move only what their own lock holds. Ether that the new pool does not take stays locked, so a false price pays nothing.',
    incident: {
      name: 'Team Finance',
      date: '27 October 2022',
      loss: 'about 14.5 million US dollars',
      source: {
        title: 'Explained: the Team Finance hack (Halborn)',
        url: 'https://halborn.com/blog/post/explained-the-team-finance-hack-october-2022',
      },
    },
  },
  {
    id: 'overflowing-lock',
    title: 'The lock that is extended until it is over',
    goal: 'Take the ether of the buyers before the lock ends.',
    scene:
      'A sale locks the ether of its buyers for a year. Until then, the buyers may take it back. The owner of the sale can extend the lock, and never shorten it. The contract keeps the end as seconds since 1970, in a number of 32 bits. The attacker is the owner.',
    parameter: { label: 'Extension', unit: 'years', min: 0, max: 150, start: 80, step: 1 },
    decimals: 0,
    why: 'A number of 32 bits reaches to the year 2106. Solidity 0.8 checks sums, but it does not check a cast to a smaller type. An end after 2106 begins again at 1970. The lock is then over, and the owner withdraws. A far longer extension passes today once more, and the lock holds. At Poolz Finance, a sum of amounts overflowed in the same way.',
    fix: 'One line is added. The contract refuses an end that does not fit into 32 bits.',
    incident: {
      name: 'Poolz Finance',
      date: '15 March 2023',
      loss: 'about 390,000 US dollars',
      source: {
        title: 'Poolz LockedDeal exploit: integer overflow (crypto.training)',
        url: 'https://crypto.training/hacks/2023-03-poolz/',
      },
    },
  },
]
