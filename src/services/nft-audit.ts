import { pricing } from '#content/pricing.ts'
import { workingDays } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

/** /nft-audit */
export const nftAudit: ServiceWords = {
  title: 'NFT audit: minting, reveal, royalties, metadata',
  description:
    'We test what breaks NFT drops: mint limits, predictable reveals, allow-list proofs, royalties, metadata freezing and receiver hooks.',
  lead: 'An NFT contract fails in its own ways: a mint limit that a helper contract walks around, a reveal that a bot can predict, a receiver hook that calls back, metadata that still points to a server you own. We try each of these on your code before the drop does.',
  outcome: 'Every known way to cheat a drop has been tried on yours',
  deliverable: 'Report, attack contracts and a launch checklist',
  problem: {
    title: 'A drop happens once',
    paragraphs: [
      'The sale lasts minutes, and those who mean to cheat have rehearsed on a fork since your contract was verified. There is no time to patch in between, and a rare piece given to a bot cannot be taken back.',
      'Library code is seldom at fault. What breaks is the thin layer above it: how a limit counts, when a seed becomes known, what a leaf contains, who may still change the metadata next year.',
    ],
  },
  deliverables: [
    [
      'Attack contracts',
      'One for each fault in the table, written for your code and run against it. They stay in your tests.',
    ],
    ['Findings', 'Severity, line, effect, failing test and fix, as in every audit of ours.'],
    ['List check', 'Root, leaves and quantities recomputed from your file; duplicates and missing addresses named.'],
    ['Launch checklist', 'The transactions of the day in order, who signs each, and what to do when one fails.'],
  ],
  process: [
    {
      name: 'Set-up',
      days: 'first day',
      owner: 'Both',
      detail:
        'You give us the commit, the list, the metadata and the plan of phases. We write down what each promises to buyers.',
    },
    {
      name: 'Attack',
      days: `from ${workingDays(pricing.nftAudit.base.days)}`,
      owner: 'We',
      detail: 'Two reviewers: one reads, one writes the bots. Then they change places.',
    },
    {
      name: 'Fixes',
      days: 'your pace',
      owner: 'You',
      detail: 'Leave a week before the sale. Fixes made in the last night are where drops fail.',
    },
    {
      name: 'Rehearsal',
      days: 'last day',
      owner: 'Both',
      detail: 'The whole drop on a fork: every phase, the reveal, the withdrawal, with your real keys’ permissions.',
    },
  ],
  needs: [
    'A frozen commit and the deployment script.',
    'The allow-list as you will publish it, and the metadata or its generator.',
    'Phases, prices, limits and dates, in a table.',
    'Who owns the contract before, during and after the sale.',
  ],
  notThis: [
    'Not a reading of what stands beside the drop: a market or a token is a contract audit of its own.',
    'Not an opinion on the art or on what it will sell for.',
    'Not proof against one person with many addresses. A limit for each address is not a limit for each person.',
  ],
  priceBasis:
    'A collection with one public sale, and each thing it adds: phases, reveal, art drawn on chain, splits, staking, a proxy.',
  sample: {
    title: 'A finding, shortened',
    caption:
      'Sample, not on any chain. The collection was written for this page. We ran the test and it failed as shown.',
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

Fix       count mints in a mapping that transfers do not touch
Note      one person with many addresses remains; see the allow-list`,
  },
  faq: [
    [
      'We use a well-known base contract. Is that not enough?',
      'It is a good start, and it makes the audit cheaper: we do not read it again. Limits, leaves, reveal and withdrawal are still yours.',
    ],
    [
      'Can a reveal be fair without an oracle?',
      'Yes, if the order of the metadata is committed before the sale and shifted by a value nobody knows or can steer until the last mint. We check both halves.',
    ],
    [
      'Do you check the metadata itself?',
      'Its form, its links, its hash against the provenance, and who can change it. Not its taste.',
    ],
    [
      'The sale is next week.',
      'Then tell us which part worries you most. We can attack one part well; a whole audit in less time than reading takes would be a signature, not an audit.',
    ],
  ],
  related: [
    ['/smart-contract-audit', 'Smart contract audit', 'For everything that is not a collection.'],
    ['/mint', 'Mint by code', 'Single-use printed codes that nobody can copy from the mempool.'],
    ['/pricing', 'Pricing', 'The calculator for collections.'],
  ],
}

/** What an audit can say about royalties. */
export const royalties = [
  'ERC-2981 is a question with an answer: who should receive how much of this price. We check that the answer is right at every price, from one unit upwards, and that no payee can block the others.',
  'Whether a market pays is its own decision. Plan the project so that it lives on the left of this drawing and survives on the right.',
] as const

/** What breaks drops: the fault, how it is used, how it is looked for. */
export const nftFaults = [
  [
    'Mint limit',
    'Holdings are counted instead of mints, or one transaction mints through a hundred helper contracts.',
    'We write the helper and the loop, and run them in every phase.',
  ],
  [
    'Reveal',
    'The seed is a block value. A bot computes the traits and reverts unless they are rare.',
    'We mint with such a bot on a fork, then check that commitment comes before the sale and the seed after it.',
  ],
  [
    'Allow-list',
    'The leaf lacks quantity or phase, so one proof serves twice. A signature lacks chain or contract and works elsewhere.',
    'We claim twice, with another phase’s proof, with an inner node, and from another address.',
  ],
  [
    'Receiver hook',
    'A safe mint calls the buyer before the counters move, and the buyer calls back.',
    'An attacker re-enters every external function from onERC721Received.',
  ],
  [
    'Supply',
    'The cap reads totalSupply(), so burning reopens the sale; phases add up to more than the whole.',
    'An invariant over random mints, burns and phases.',
  ],
  [
    'Royalties',
    'ERC-2981 answers more than the price, or to the zero address; one payee that reverts blocks the split.',
    'We fuzz the price and put a hostile payee into the split.',
  ],
  [
    'Metadata',
    'The base address can change after “frozen”, or points to a server whose domain will lapse.',
    'We list every account that can change any tokenURI, and try to after the freeze.',
  ],
] as const
