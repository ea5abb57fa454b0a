import type { ToolPage } from './page.ts'

/** /claim */
export const claim: ToolPage = {
  title: 'Claim tokens of a campaign',
  description:
    'How a claim decides who is eligible: a public list, one root on chain, and a proof anyone can recompute before connecting anything.',
  heading: 'Claim',
  lead: 'A campaign sets tokens aside for a list of addresses, and each address claims its own share. One transaction makes a campaign, for a list of any size.',
  task: 'Type the number of a campaign, see what an address may claim, and claim it.',
}

/** How eligibility is decided. */
export const eligibility = [
  'The list of addresses and amounts is public. Each line becomes a leaf. Leaves are hashed in pairs up to one root, and the chain stores the root alone.',
  'Your proof is the hashes beside the way from your leaf to the root. The contract follows that way and pays if it arrives at the root. The contract decides, and a line added later would give another root.',
  'Enter an address, without connecting a wallet. You see its amount, its proof, the deadline and whether it has claimed.',
] as const

/** The leaf in code. */
export const leaf = {
  caption:
    'From MerkleClaims.sol. The leaf is hashed twice, so that an inner hash cannot pass as a leaf. OpenZeppelin’s tree has the same form.',
  text: `function leafOf(uint256 index, address account, uint256 amount) public pure returns (bytes32) {
    return keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
}`,
}

/** What can be done with a campaign: the operation, by whom, and its limit. */
export const powers = [
  [
    'Claim',
    'The listed address, or anyone where the campaign says so',
    'The contract pays the listed address, once, before the deadline.',
  ],
  [
    'Claim to another address',
    'The listed address, by signature',
    'The signature is valid for this campaign, line, recipient and deadline alone. Smart wallets can sign, and any wallet can send the signature.',
  ],
  [
    'Pay claims into locks or grants',
    'The creator, when the campaign is made',
    'Everyone has the same schedule. The contract passes on exactly the claim, and keeps no permission.',
  ],
  [
    'Take back the rest',
    'The creator',
    'After the deadline, unclaimed tokens go to an address of the creator’s choice.',
  ],
  ['Change the list, pause, end early', 'No one', 'There is no such function.'],
] as const

/** What is checked of a campaign before it is funded, and shown. */
export const checks = [
  ['Sum', 'The lines add up to at most what the campaign received. The page shows both numbers side by side.'],
  [
    'Whole list',
    'Your browser recomputes the root and the sum, and looks for duplicates, from the published file and its hash.',
  ],
  ['Own balance', 'All campaigns share a contract, and each has its own balance. Emptying one cannot touch another.'],
] as const
