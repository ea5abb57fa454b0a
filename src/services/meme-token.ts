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
  lead: 'The creator turns choices into Solidity that you read before you sign, and your own wallet deploys it. Nothing of ours stands in between: no fee, no key, no later change. This page is its design; nothing on it deploys. Ask us for a token made to it by hand.',
  problem: {
    title: 'A joke may be a joke; the contract must not be',
    paragraphs: [
      'Buyers know that the price is a wager. They do not accept a second one on the contract: an owner who mints, a sale that can be switched off, a factory that keeps a key.',
      'By design every combination of six options is compiled and tested beforehand. Names and numbers are constructor arguments, so what you type never changes the code, and the bytecode you send is the one that was tested.',
    ],
  },
  deliverables: [
    ['The source', 'Exactly the Solidity whose bytecode is sent, with hash and test result.'],
    ['The token', 'Deployed by your wallet, with the supply at the address you named.'],
    ['Verification', 'Deployed code compared with the build, published to Sourcify, repeatable by anyone.'],
    ['A page of powers', 'What anybody can still do to a holder.'],
  ],
  process: [
    { name: 'Choose', days: 'a minute', owner: 'You', detail: 'Options, name, symbol, supply, receiver.' },
    {
      name: 'Check',
      days: 'at once',
      owner: 'We',
      detail:
        'Letters that imitate others, names too long to sign, overflow, a receiver that is zero, a chain that lacks an opcode.',
    },
    {
      name: 'Read',
      days: 'as you like',
      owner: 'You',
      detail: 'Source, powers, cost. Nothing has been signed.',
    },
    {
      name: 'Sign',
      days: 'one signature',
      owner: 'You',
      detail: 'One transaction, which creates the contract.',
    },
    {
      name: 'Prove',
      days: 'after the receipt',
      owner: 'We',
      detail: 'The code on chain is compared byte by byte, then published.',
    },
  ],
  needs: [
    'A wallet with money for the network’s fee.',
    'The address that receives the supply. Consider a multisig.',
    'A decision on each power, before and not after.',
  ],
  notThis: [
    'No taxes, block lists, trading switches or upgrade keys.',
    'Not a listing, a pool or a price.',
    'Not advice on whether you should.',
  ],
  priceBasis: `The design takes no fee and no share of the supply: you pay the network. Made by hand, a plain token takes ${daysInWords(byHand.days)}, ${priceInWords(byHand.price)}.`,
  sample: {
    title: 'All of the source',
    caption: 'Sample: a burnable token without an owner, complete. The rest is OpenZeppelin’s library, unmodified.',
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
    ['Can you change or stop my token?', 'No. It has no factory, proxy or role of ours.'],
    [
      'What if I choose mint or pause?',
      'Then the token has an owner, and its page says so first. Renouncing is a step of its own, and final.',
    ],
    [
      'Why is there no tax on transfers?',
      'It breaks exchanges, needs an owner, and is where a switch that stops selling usually hides.',
    ],
    ['How do buyers check it?', 'By source, tests, the share that is locked, and the seal drawn from the address.'],
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
  ['Cap', 'Nobody can mint above it.', 'Without Mint, the first supply is the cap.'],
  ['Mint', 'The owner can create more, up to the cap.', 'Nobody can dilute you.'],
  ['Pause', 'The owner can stop all transfers.', 'Nobody can keep you from selling.'],
  ['Permit', 'Holders can approve by signature.', 'Only a transaction can approve.'],
  ['Flash mint', 'Anyone can borrow within one transaction.', 'The supply is the same at every step.'],
] as const
