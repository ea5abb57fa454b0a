import type { ToolPage } from './page.ts'

/** /claim */
export const claim: ToolPage = {
  title: 'Claim tokens of a campaign',
  description:
    'How a claim decides who is eligible: a public list, one root on chain, and a proof anyone can recompute before connecting anything.',
  heading: 'Claim',
  lead: 'A campaign sets tokens aside for a list of addresses, and each address claims its own share. You make one in one transaction, with a list of any size.',
  task: 'Type the number of a campaign, see what an address may claim, and claim it.',
}

/** How eligibility is decided. */
export const eligibility = [
  'The list is public: addresses and amounts. Each line becomes a leaf, leaves are hashed in pairs up to one root, and only the root is on chain.',
  'Your proof is the hashes beside your way from the leaf to the root. The contract walks that way and pays if it arrives. No server decides, and no line can be added without another root.',
  'An address is enough to know: amount, proof, deadline and whether it has been claimed are found without connecting a wallet.',
] as const

/** The leaf in code. */
export const leaf = {
  caption:
    'From MerkleClaims.sol. Hashed twice, so that no inner hash can pass for a leaf; the same form as OpenZeppelin’s tree.',
  text: `function leafOf(uint256 index, address account, uint256 amount) public pure returns (bytes32) {
    return keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
}`,
}

/** What can be done with a campaign: the operation, by whom, and its limit. */
export const powers = [
  [
    'Claim',
    'The listed address, or anyone where the campaign says so',
    'Pays the listed address, once, within the time.',
  ],
  [
    'Claim to another address',
    'The listed address, by signature',
    'For this campaign, line, recipient and deadline alone. Smart wallets can sign, and any wallet can send what was signed.',
  ],
  [
    'Pay claims into locks or grants',
    'The creator, when the campaign is made',
    'One schedule for everyone. The contract passes exactly the claim on, and keeps no permission.',
  ],
  ['Take back the rest', 'The creator', 'Unclaimed tokens, after the deadline, to any address.'],
  ['Change the list, pause, end early', 'Nobody', 'There is no such function.'],
] as const

/** What is checked of a campaign before it is funded, and shown. */
export const checks = [
  ['Sum', 'All lines together are at most what the campaign received. Both numbers stand side by side.'],
  [
    'Whole list',
    'Anyone recomputes the root, the sum and the duplicates in the browser, from the published file and its hash.',
  ],
  ['Own purse', 'Campaigns share a contract and not a balance: emptying one cannot touch another.'],
] as const
