import { pricing } from '#content/pricing.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

const byHand = estimateMenu(pricing.token, [])

/** /meme-token */
export const words: ServiceWords = {
  title: 'Meme token creator: choose, read the source, deploy',
  description:
    'How choices become a token: the exact source before you sign, deployed by your own wallet. No fee, no key of ours, no upgrade path.',
  lead: 'The creator turns choices into Solidity that you read before you sign, and your own wallet deploys it. Nothing of ours stands in between: no fee, no key, no later change.',
  task: 'Choose what your token does, read its source, and launch it from your wallet.',
  sections: {
    why: 'The coin can be a joke. The contract can’t.',
    powers: 'What a holder can rely on',
    process: 'From a name to a launched token',
    sample: 'The complete source of a token',
    price: 'What a launch costs',
    deliverables: 'What you own after the launch',
    terms: 'What you need, and what the creator leaves out',
    questions: 'Questions about meme tokens',
    related: 'What to do after the launch',
  },
  problem: [
    'Buyers know that the price is a wager. They do not accept a second one on the contract: an owner who mints, a sale that can be switched off, a factory that keeps a key.',
    'Every combination of options is compiled and tested beforehand. Names and numbers are constructor arguments, so what you type never changes the code, and the bytecode you send is the one that was tested.',
  ],
  deliverables: [
    ['The source', 'Exactly the Solidity whose bytecode is sent, with hash and test result.'],
    ['The token', 'Deployed by your wallet, with the supply at the address you named.'],
    ['Verification', 'Deployed code compared with the build, and the compiler’s input to repeat it.'],
    ['A public page', 'What anyone can still do to a holder, read from the chain.'],
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
      detail: 'The code on chain is compared byte by byte; a public page says so.',
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
  priceBasis: `The creator takes no fee and no share of the supply: you pay the network. Made by hand, a plain token takes ${daysInWords(byHand.days)}, ${priceInWords(byHand.price)}.`,
  sample: {
    caption:
      'Sample: what the creator writes for a burnable token called Marigold, without an owner. The rest is OpenZeppelin’s library, unmodified.',
    text: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Burnable } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";

/// @title Marigold
/// @notice An ERC-20 token. All of it is created at once: no more can ever be.
///         Holders can destroy what they hold.
contract Marigold is ERC20, ERC20Burnable {
    uint8 private immutable _decimals;

    /// @notice More decimals than wallets and exchanges can show.
    error Token_TooManyDecimals(uint8 decimals);

    /// @notice A token of which none exists and none can be created.
    error Token_NoSupply();

    /// @param name_ The name of the token.
    /// @param symbol_ Its symbol.
    /// @param decimals_ Digits after the point, 18 at most.
    /// @param supply_ How many are created now, in the smallest unit; not zero.
    /// @param receiver_ Who receives them; not the zero address.
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply_, address receiver_)
        ERC20(name_, symbol_)
    {
        if (decimals_ > 18) revert Token_TooManyDecimals(decimals_);
        if (supply_ == 0) revert Token_NoSupply();
        _decimals = decimals_;
        _mint(receiver_, supply_);
    }

    /// @notice How many digits of an amount stand after the point.
    function decimals() public view override returns (uint8) {
        return _decimals;
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
    ['/token-check', 'Token check', 'Any token: can it be sold, and who can stop that.'],
    ['/erc20-token-development', 'ERC20 token development', 'By hand, with features that are not in the list.'],
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
