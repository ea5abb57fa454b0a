import { pricing } from '#content/pricing.ts'
import { estimateMenu } from '#core/offer/estimate.ts'
import { daysInWords, priceInWords } from '#core/offer/words.ts'
import type { ServiceWords } from './service-words.ts'

const byHand = estimateMenu(pricing.token, [])

/** /meme-token */
export const words: ServiceWords = {
  title: 'Meme token creator: choose, read the source, deploy',
  description:
    'Choose what your meme token does, read the exact source before you sign, and deploy it from your own wallet. The creator takes no fee.',
  lead: 'The creator turns your choices into Solidity. You read the source before you sign, and your own wallet deploys it. We take no fee, hold no key and can change nothing later.',
  task: 'Choose what your token does, read its source, and launch it from your wallet. We take no fee.',
  sections: {
    minute: 'A buyer’s first minute with your token',
    why: 'The coin can be a joke. The contract can’t.',
    process: 'From a name to a launched token',
    sample: 'The complete source of a token',
    price: 'What a launch costs',
    deliverables: 'What you own after the launch',
    terms: 'What you need, and what the creator leaves out',
    questions: 'Questions about meme tokens',
    related: 'What to do after the launch',
  },
  problem: [
    'Buyers know that the price is a bet. They refuse a second bet on the contract: an owner who mints, a sale that can be switched off, a factory that keeps a key.',
    'We test every feature with every two others. Names and numbers are constructor arguments, so what you type leaves the code as it is. The bytecode has passed its trials before you sign.',
  ],
  deliverables: [
    ['The source', 'You get the exact Solidity behind the bytecode, with its hash and test result.'],
    ['The token', 'Your wallet deploys it, and the supply goes to the address you named.'],
    ['Verification', 'We compare the deployed code with the build. You get the compiler’s input to repeat it.'],
    ['A public page', 'It shows what anyone can still do to a holder, read from the chain.'],
  ],
  process: [
    {
      name: 'Choose',
      days: 'a minute',
      owner: 'You',
      detail: 'You choose features, a name, a symbol, a supply and who receives it.',
    },
    {
      name: 'Check',
      days: 'immediately',
      owner: 'We',
      detail:
        'The creator checks for look-alike letters, names too long to sign, overflow, a zero receiver, and a chain that lacks an opcode.',
    },
    {
      name: 'Read',
      days: 'as you like',
      owner: 'You',
      detail: 'You read the source, the powers and the cost before you sign.',
    },
    {
      name: 'Sign',
      days: 'one signature',
      owner: 'You',
      detail: 'One transaction creates the contract.',
    },
    {
      name: 'Prove',
      days: 'after the receipt',
      owner: 'We',
      detail: 'We compare the code on the chain byte by byte, and a public page shows the result.',
    },
  ],
  needs: [
    'A wallet with money for the network fee.',
    'The address that receives the supply. A multisig is best.',
    'A decision on each power before the launch.',
  ],
  notThis: [
    'Taxes, trading switches and upgrade keys.',
    'A listing or a price.',
    'Advice on whether you should launch.',
  ],
  priceBasis: `You pay the network fee. The creator takes no fee and no share of the supply. If an engineer of ours writes a plain token, it takes ${daysInWords(byHand.days)} and costs ${priceInWords(byHand.price)}.`,
  sample: {
    caption:
      'Sample: the creator writes this for a burnable token called Marigold, without an owner. It imports OpenZeppelin’s library unmodified.',
    text: `// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Burnable } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Burnable.sol";

/// @title Marigold
/// @notice An ERC-20 token. The launch creates the whole supply, and no more can ever be created.
///         Holders can destroy what they hold.
contract Marigold is ERC20, ERC20Burnable {
    uint8 private immutable _decimals;

    /// @notice The token has more decimals than wallets and exchanges can show.
    error Token_TooManyDecimals(uint8 decimals);

    /// @notice The supply must be greater than zero.
    error Token_NoSupply();

    /// @param name_ The name of the token.
    /// @param symbol_ Its symbol.
    /// @param decimals_ Digits after the decimal point, 18 at most.
    /// @param supply_ The first supply, in the smallest unit; not zero.
    /// @param receiver_ Who receives the first supply; not the zero address.
    constructor(string memory name_, string memory symbol_, uint8 decimals_, uint256 supply_, address receiver_)
        ERC20(name_, symbol_)
    {
        if (decimals_ > 18) revert Token_TooManyDecimals(decimals_);
        if (supply_ == 0) revert Token_NoSupply();
        _decimals = decimals_;
        _mint(receiver_, supply_);
    }

    /// @notice How many digits of an amount follow the decimal point.
    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}`,
  },
  faq: [
    ['Can you change or stop my token?', 'We cannot. The token has no factory, proxy or role of ours.'],
    [
      'What if I choose mint or pause?',
      'The token then has an owner, and its page says so first. The owner can renounce later, in a step that is final.',
    ],
    [
      'Why is there no tax on transfers?',
      'A tax breaks exchanges and needs an owner. A switch that stops selling usually hides there.',
    ],
    [
      'How do buyers check it?',
      'They check the source, the tests, the locked share, and the seal drawn from the address.',
    ],
  ],
  related: [
    ['/token-check', 'Token check', 'You see whether any token can be sold, and who can stop a sale.'],
    ['/erc20-token-development', 'ERC20 token development', 'An engineer writes features that are not in the list.'],
    ['/liquidity-locking', 'Liquidity locking', 'You answer the first question of every buyer.'],
    ['/token-locking', 'Token locking', 'You lock the share that you keep.'],
  ],
}
