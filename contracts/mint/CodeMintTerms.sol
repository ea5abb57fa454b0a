// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SealEngraver } from "../SealEngraver.sol";
import { CodeMintWords } from "./CodeMintWords.sol";

/// @title CodeMintTerms
/// @notice What is true of a CodeMint721 from its creation on, and the checks without which it is not created.
abstract contract CodeMintTerms is CodeMintWords {
    /// @notice A deadline of the printed codes that never comes.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @dev A time further ahead than this is a mistake, such as milliseconds.
    uint256 private constant LONGEST = 100 * 365 days;

    /// @dev Their marks are 4,096 words, and a list of them is 20 MB.
    uint256 private constant MOST_CODES = 1 << 20;

    /// @dev A royalty is at most a tenth of the price.
    uint256 private constant HIGHEST_ROYALTY = 1_000;

    /// @notice Mixed into every key that is made of a code, so that the same code is another key in another collection.
    bytes32 public immutable salt;

    /// @notice The root of the tree over (index, address of the code's key).
    bytes32 public immutable codesRoot;

    /// @notice How many printed codes there are: indices 0 to `codes - 1`, tokens 1 to `codes`.
    uint256 public immutable codes;

    /// @notice Printed codes can be redeemed until before this second; `PERMANENT` means for ever.
    uint256 public immutable codesDeadline;

    /// @notice How many tokens the event code mints at most, from number `codes + 1` on.
    uint256 public immutable eventSupply;

    /// @notice How many of them one wallet may mint.
    uint256 public immutable perWallet;

    /// @notice How many of them one transaction may mint.
    uint256 public immutable perTransaction;

    /// @notice The event code mints from this second on, in Unix time.
    uint256 public immutable eventStart;

    /// @notice The event code mints until before this second.
    uint256 public immutable eventEnd;

    /// @notice Whose voucher a mint with the event code needs; zero if it needs none. It can permit within the limits above and
    ///         do nothing else.
    address public immutable voucherSigner;

    /// @notice Whether tokens stay with whoever they were minted to.
    bool public immutable soulbound;

    /// @notice Who draws.
    SealEngraver public immutable engraver;

    address internal immutable _royaltyReceiver;
    uint256 internal immutable _royaltyBps;

    /// @notice Keeps what a collection is created with, or refuses it.
    /// @param words Its names and descriptions.
    /// @param printed Its printed codes.
    /// @param shared Its event code.
    /// @param terms What holds for its tokens.
    constructor(Words memory words, Printed memory printed, Shared memory shared, Terms memory terms) {
        _checkPrinted(printed);
        _checkShared(shared);
        if (terms.royaltyBps > HIGHEST_ROYALTY) revert CodeMint721_RoyaltyTooHigh(terms.royaltyBps);
        if (terms.royaltyBps != 0 && terms.royaltyReceiver == address(0)) revert CodeMint721_NoRoyaltyReceiver();
        if (address(terms.engraver).code.length == 0) revert CodeMint721_NoEngraver(address(terms.engraver));
        if (printed.count + shared.supply == 0) revert CodeMint721_NothingToMint();

        (description, eventCode, codesURI) = (words.description, shared.code, printed.listURI);
        (salt, codesRoot, codes, codesDeadline) = (printed.salt, printed.root, printed.count, printed.deadline);
        (eventSupply, perWallet, perTransaction) = (shared.supply, shared.perWallet, shared.perTransaction);
        (eventStart, eventEnd, voucherSigner) = (shared.start, shared.end, shared.voucherSigner);
        (soulbound, engraver) = (terms.soulbound, terms.engraver);
        (_royaltyReceiver, _royaltyBps) = (terms.royaltyReceiver, terms.royaltyBps);
    }

    /// @dev A signature's deadline must be ahead, and no further than a mistake would be.
    function _checkDeadline(uint256 deadline) internal view {
        if (block.timestamp > deadline) revert CodeMint721_SignatureExpired(deadline);
        if (deadline > block.timestamp + LONGEST) revert CodeMint721_TooFar(deadline);
    }

    function _checkPrinted(Printed memory printed) private view {
        if (printed.count == 0) return;
        if (printed.count > MOST_CODES) revert CodeMint721_TooManyCodes(printed.count);
        if (printed.root == 0 || printed.salt == 0) revert CodeMint721_NoList();
        if (printed.deadline <= block.timestamp) revert CodeMint721_WrongWindow(0, printed.deadline);
        if (printed.deadline != PERMANENT && printed.deadline > block.timestamp + LONGEST) {
            revert CodeMint721_TooFar(printed.deadline);
        }
    }

    function _checkShared(Shared memory shared) private view {
        if (shared.supply == 0) return;
        if (shared.start >= shared.end || shared.end <= block.timestamp) {
            revert CodeMint721_WrongWindow(shared.start, shared.end);
        }
        if (shared.end > block.timestamp + LONGEST) revert CodeMint721_TooFar(shared.end);
        if (shared.perTransaction == 0 || shared.perTransaction > shared.perWallet || shared.perWallet > shared.supply)
        {
            revert CodeMint721_WrongLimits(shared.perTransaction, shared.perWallet, shared.supply);
        }
    }
}
