import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /nft-audit */
export const words: ServiceWords = {
  title: 'NFT audit: minting, reveal, royalties, metadata',
  description:
    'We test what breaks NFT drops: mint limits, predictable reveals, allow-list proofs, royalties, metadata freezing and receiver hooks.',
  lead: 'NFT contracts fail in their own ways. A helper contract walks around the mint limit. A bot predicts the reveal. A receiver hook calls back. We run the seven attacks that break real drops against yours, before the sale opens.',
  task: 'For studios before a drop. We attack your contract before others can. Enter the address of a collection to see what its contract allows.',
  sections: {
    faults: 'A drop, attacked step by step',
    why: 'A drop happens once',
    deliverables: 'What you hold before the sale',
    process: 'How we test a drop',
    price: 'What an NFT audit costs',
    sample: 'A finding from a drop',
    royalties: 'What ERC-2981 can promise your artists',
    terms: 'What to send us, and what we leave out',
    questions: 'Questions before a drop',
    related: 'Audits and tools beside a drop',
  },
  problem: [
    'The sale lasts minutes, and attackers have rehearsed it on a fork of the chain. A rare piece that goes to a bot stays with the bot.',
    'Faults are rarely in library code. They are in the thin layer above it, and we attack that layer.',
  ],
  deliverables: [
    ['Attack contracts', 'You keep one contract for each attack above, run against your code.'],
    [
      'Report',
      'Each finding has its lines, effect, failing test and fix. We recompute your allow-list and name duplicates.',
    ],
    ['Launch checklist', 'It gives the transactions of the day in order, who signs each, and what to do if one fails.'],
  ],
  process: [
    {
      name: 'Set-up',
      days: stepInWords('nft-audit', 'first'),
      owner: 'Both',
      detail: 'We write down what each phase promises to buyers.',
    },
    {
      name: 'Attack',
      days: stepInWords('nft-audit', 'work'),
      owner: 'We',
      detail: 'One reviewer reads and one writes bots. Then they change places.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'Plan a week for this. Drops fail because of fixes made the night before.',
    },
    {
      name: 'Rehearsal',
      days: stepInWords('nft-audit', 'last'),
      owner: 'Both',
      detail: 'We run the whole drop on a fork: phases, reveal and withdrawal.',
    },
  ],
  needs: [
    'A frozen commit and the deployment script.',
    'The allow-list, and the metadata or its generator.',
    'Phases, prices, limits and dates, in a table.',
    'The owner of the contract before, during and after the sale.',
  ],
  notThis: [
    'A review of a market or a token beside the drop.',
    'An opinion on the art or its price.',
    'Protection against one person with many addresses.',
  ],
  priceBasis:
    'The base price covers a collection with one public sale. Phases, a reveal, art on the chain, splits, staking and a proxy each add days.',
  sample: {
    caption: 'Sample, not on any chain: a collection written for this page. The test fails as shown.',
    text: `F-01   High   Open
The mint limit counts what an address holds, not what it minted

Where     src/Drop.sol:19
          require(balanceOf(msg.sender) < LIMIT)
Effect    one address takes the whole supply, in one transaction

function test_NobodyMintsAboveTheLimit() public {
    for (uint256 id; id < 3; id++) {
        drop.mint();
        drop.transferFrom(address(this), address(1), id);
    }
    assertEq(drop.balanceOf(address(1)), 2);   // fails: 3
}

Fix       count mints in a mapping that transfers do not touch`,
  },
  faq: [
    [
      'We use a well-known base contract. Is that not enough?',
      'It makes the audit cheaper, because we have read it. Limits, proofs, reveal and withdrawal are still your own code.',
    ],
    [
      'Can a reveal be fair without an oracle?',
      'Yes. You commit to the order before the sale. A value that no one knows before the last mint then shifts it.',
    ],
    ['Do you check the metadata itself?', 'We check its form, its links, its hash and who can change it.'],
    [
      'The sale is next week. Can you help?',
      'We can check one part well: tell us which worries you most. We will not sign off a full audit faster than the code can be read.',
    ],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'We review vaults, markets, tokens and other contracts.'],
    ['/mint', 'Mint by code', 'Printed codes that work once and are safe from copying in the mempool.'],
  ],
}

/** What the inspector of the page does, and what it does not. */
export const inspector =
  'Our server asks the contract at one block. It reads standards, supply, royalties, the metadata of up to twelve pieces, and the powers in the code. Each finding says what it means and how we found it. An audit also reads the source.'

/** What an audit can say about royalties. */
export const royalties = [
  'We check that ERC-2981 answers correctly at every price, from one unit upwards, and that every payee can be paid alone.',
  'Each market decides whether it pays. Plan for the right half of the drawing, where it does not.',
] as const
