import { stepInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /nft-audit */
export const words: ServiceWords = {
  title: 'NFT audit: minting, reveal, royalties, metadata',
  description:
    'We test what breaks NFT drops: mint limits, predictable reveals, allow-list proofs, royalties, metadata freezing and receiver hooks.',
  lead: 'An NFT contract fails in its own ways: a mint limit that a helper contract walks around, a reveal that a bot predicts, a receiver hook that calls back, metadata on a server you own. We try each on your code before the drop does.',
  task: 'Give the address of a collection, and read what its contract and its metadata do.',
  sections: {
    why: 'A drop happens once',
    faults: 'The attacks we run on your drop',
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
    'The sale lasts minutes, and those who mean to cheat have rehearsed it on a fork. A rare piece given to a bot cannot be taken back.',
    'Library code is seldom at fault. What breaks is the thin layer above it, and that is what we attack.',
  ],
  deliverables: [
    ['Attack contracts', 'One for each fault below, run against your code, yours to keep.'],
    ['Report', 'Line, effect, failing test and fix of each finding; your list recomputed, duplicates named.'],
    ['Launch checklist', 'The transactions of the day in order, who signs each, and what to do if one fails.'],
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
      detail: 'One reviewer reads, one writes bots. Then they change places.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'Leave a week before the sale: drops fail by fixes of the last night.',
    },
    {
      name: 'Rehearsal',
      days: stepInWords('nft-audit', 'last'),
      owner: 'Both',
      detail: 'The whole drop on a fork: phases, reveal, withdrawal.',
    },
  ],
  needs: [
    'A frozen commit and the deployment script.',
    'The allow-list, and the metadata or its generator.',
    'Phases, prices, limits and dates, in a table.',
    'Who owns the contract before, during and after the sale.',
  ],
  notThis: [
    'Not a reading of the market or token beside the drop.',
    'Not an opinion on the art or on what it will sell for.',
    'Not proof against one person with many addresses.',
  ],
  priceBasis:
    'A collection with one public sale, and all that is added: phases, reveal, art on chain, splits, staking, a proxy.',
  sample: {
    caption: 'Sample, not on any chain: a collection written for this page. The test was run and failed as shown.',
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
      'It makes the audit cheaper: we do not read it again. Limits, leaves, reveal and withdrawal are still yours.',
    ],
    [
      'Can a reveal be fair without an oracle?',
      'Yes, if the order is committed before the sale and shifted by a value nobody knows or steers until the last mint.',
    ],
    ['Do you check the metadata itself?', 'Its form, its links, its hash, and who can change it. Not its taste.'],
    [
      'The sale is next week. Can you help?',
      'With one part, well: say which worries you most. A whole audit in less time than reading takes would be a signature.',
    ],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'For everything that is not a collection.'],
    ['/mint', 'Mint by code', 'Single-use printed codes that nobody can copy from the mempool.'],
  ],
}

/** What the inspector of the page does, and what it does not. */
export const inspector =
  'Our server asks the contract itself, at one block: standards, supply, royalties, the metadata of up to twelve pieces, and the powers in its code. Each finding says what it means and how it was found. It reads no source: it is no audit.'

/** What an audit can say about royalties. */
export const royalties = [
  'We check that ERC-2981 answers rightly at every price, from one unit upwards, and that no payee can block the others. Whether a market pays is its own decision: plan to survive the right half of the drawing.',
] as const

/** What breaks drops: the fault, how it is used, how it is looked for. */
export const nftFaults = [
  [
    'Mint limit',
    'Holdings are counted instead of mints, or helpers mint in one transaction.',
    'We write the helper and run it in every phase.',
  ],
  [
    'Reveal',
    'The seed is a block value; a bot reverts unless the piece is rare.',
    'Such a bot, on a fork. The commitment must precede the sale, the seed follow it.',
  ],
  [
    'Allow-list',
    'A leaf without quantity, a signature without chain: both serve twice.',
    'Claims made twice, across phases, with an inner node, by others.',
  ],
  [
    'Receiver hook',
    'A safe mint calls the buyer before the counters move.',
    'onERC721Received re-enters every external function.',
  ],
  ['Supply', 'The cap reads totalSupply(), so burning reopens the sale.', 'An invariant over random mints and burns.'],
  [
    'Royalties',
    'ERC-2981 asks more than the price, or one payee blocks the split.',
    'Fuzzed prices, and a payee that reverts.',
  ],
  [
    'Metadata',
    'It changes after “frozen”, or its server’s domain lapses.',
    'Who can change a tokenURI, before and after the freeze.',
  ],
] as const
