import { pricing } from '#content/pricing.ts'
import { estimateMenu } from '#pricing/estimate.ts'
import { daysInWords, priceInWords } from '#pricing/words.ts'
import type { ServiceWords } from './service-words.ts'

const byHand = estimateMenu(pricing.token, [])

/** /meme-token */
export const memeToken: ServiceWords = {
  title: 'Meme token creator: choose, read the source, deploy',
  description:
    'How choices become a token: the exact source before you sign, deployed by your own wallet. No fee, no key of ours, no upgrade path.',
  lead: 'The creator turns choices into Solidity that you read before you sign, and your own wallet deploys it. No contract of ours stands in between: we take no fee, hold no key and cannot change the token later. This page is its design; a token made to it by hand is one message away.',
  outcome: 'A token with no power in it but those you chose',
  deliverable: 'Verified token, exact source, a page of its powers',
  problem: {
    title: 'A joke may be a joke; the contract must not be',
    paragraphs: [
      'Buyers of meme tokens know that the price is a wager. What they do not accept is a second wager on the contract: an owner who mints, a sale that can be switched off, a factory that keeps a key. Most creators deploy a clone of code that you never see and they control.',
      'Here every combination of six options is generated, compiled and tested beforehand. Names and numbers are constructor arguments, so what you type never changes the code: the bytecode you send is the one whose tests you can read.',
    ],
  },
  deliverables: [
    ['The source', 'Exactly the Solidity whose bytecode is sent, with its hash and its test result.'],
    ['The token', 'Deployed by your wallet, with the supply at the address you named.'],
    [
      'Verification',
      'The deployed code compared with the build, published to Sourcify, and repeatable by anyone with the standard JSON.',
    ],
    ['A page of powers', 'What somebody can still do to a holder, or that nobody can do anything.'],
  ],
  process: [
    { name: 'Choose', days: 'a minute', owner: 'You', detail: 'Options, name, symbol, supply, receiver.' },
    {
      name: 'Check',
      days: 'at once',
      owner: 'We',
      detail:
        'Letters that imitate others, names too long for signatures, a supply that overflows, a receiver that is zero or a contract, a chain that lacks an opcode.',
    },
    {
      name: 'Read',
      days: 'as you like',
      owner: 'You',
      detail: 'Source, powers in words, cost. Nothing has been signed.',
    },
    {
      name: 'Sign',
      days: 'one signature',
      owner: 'You',
      detail: 'One transaction: the creation of the contract, from your wallet, to no address of ours.',
    },
    {
      name: 'Prove',
      days: 'after the receipt',
      owner: 'We',
      detail: 'The code on the chain is compared byte by byte, then published.',
    },
  ],
  needs: [
    'A wallet with money for the network’s fee.',
    'The address that receives the supply. Consider a multisig.',
    'A decision on each power, before and not after.',
  ],
  notThis: [
    'No taxes, block lists, trading switches or upgrade keys. They are not among the options.',
    'Not a listing, a pool or a price. Locking liquidity is a separate step.',
    'Not advice on whether you should.',
    'Nothing on this page deploys; what stands here is what a token made to it will and will not do.',
  ],
  priceBasis: `The design takes no fee and no share of the supply: you pay the network, and see the amount before you sign. Made by hand and deployed with you, a plain token is ${daysInWords(byHand.days)}, ${priceInWords(byHand.price)}.`,
  sample: {
    title: 'All of the source',
    caption:
      'Sample: a burnable token without an owner, complete. Everything else is OpenZeppelin’s library, unmodified. It compiles as it stands.',
    text: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Burnable} from
    "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";

contract Token is ERC20, ERC20Burnable {
    constructor(
        string memory name,
        string memory symbol,
        address receiver,
        uint256 supply
    ) ERC20(name, symbol) {
        _mint(receiver, supply);
    }
}`,
  },
  faq: [
    [
      'Can you change or stop my token?',
      'No. It has no factory, proxy or role of ours. If our site disappears, the token does not notice.',
    ],
    [
      'What if I choose mint or pause?',
      'Then the token has an owner, and its page says so first. Renouncing is a step of its own, and final.',
    ],
    [
      'Why is there no tax on transfers?',
      'It breaks exchanges and lending, needs an owner to set it, and is the usual hiding place for a switch that stops selling.',
    ],
    [
      'How do buyers check it?',
      'By the powers in the source, the tests for its hash, the share that is locked, and the seal drawn from the address.',
    ],
  ],
  related: [
    ['/erc20-token-development', 'ERC20 token development', 'By hand, with whatever is not in the list.'],
    ['/liquidity-locking', 'Liquidity locking', 'The first question buyers ask.'],
    ['/token-locking', 'Token locking', 'For the share you keep.'],
  ],
}

/** The options of the creator: what each gives to whom, and what holders rely on without it. */
export const tokenOptions = [
  ['Burn', 'Each holder can destroy their own.', 'The supply never falls.'],
  ['Cap', 'Nobody can mint above it.', 'Without minting, the supply at birth is the cap.'],
  ['Mint', 'The owner can create more, up to the cap if there is one.', 'Nobody can dilute you.'],
  ['Pause', 'The owner can stop all transfers.', 'Nobody can keep you from selling.'],
  ['Permit', 'Holders can approve by signature, without a fee.', 'Only a transaction can approve.'],
  ['Flash mint', 'Anyone can borrow and return within one transaction.', 'The supply is the same at every step.'],
] as const
