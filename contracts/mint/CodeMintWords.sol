// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SealEngraver } from "../SealEngraver.sol";

/// @title CodeMintWords
/// @notice What a CodeMint721 is created with, says of itself and refuses with.
abstract contract CodeMintWords {
    /// @notice The names of a collection.
    struct Words {
        string name;
        string symbol;
        string description;
    }

    /// @notice The printed codes. `count` of 0 means none, and the rest does not matter.
    struct Printed {
        /// @notice 32 random bytes, mixed into every key that is made of a code.
        bytes32 salt;
        /// @notice The root of the tree over (index, address of the code's key).
        bytes32 root;
        /// @notice How many, at most 1,048,576.
        uint32 count;
        /// @notice Redeemed until before this second, at most 100 years ahead; 2^40 - 1 means for ever.
        uint40 deadline;
        /// @notice Where the list of leaves is published.
        string listURI;
    }

    /// @notice The event code. `supply` of 0 means none, and the rest does not matter.
    struct Shared {
        /// @notice The code as it is in the address of the page. It is no secret.
        string code;
        /// @notice How many tokens it mints at most.
        uint32 supply;
        /// @notice How many of them one wallet may mint.
        uint32 perWallet;
        /// @notice How many of them one transaction may mint.
        uint32 perTransaction;
        /// @notice Minted from this second on, in Unix time.
        uint40 start;
        /// @notice Minted until before this second, at most 100 years ahead.
        uint40 end;
        /// @notice Whose vouchers are asked for; zero for none.
        address voucherSigner;
    }

    /// @notice What holds for the tokens.
    struct Terms {
        /// @notice Who a royalty would go to.
        address royaltyReceiver;
        /// @notice The royalty in hundredths of a percent, at most 1,000; 0 means none.
        uint16 royaltyBps;
        /// @notice Whether tokens stay with whoever they were minted to.
        bool soulbound;
        /// @notice Who draws.
        SealEngraver engraver;
    }

    /// @notice What the collection is.
    string public description;

    /// @notice The event code, as it is in the address of the page.
    string public eventCode;

    /// @notice Where the list of leaves of the printed codes is published.
    string public codesURI;

    /// @notice Neither printed codes nor an event code.
    error CodeMint721_NothingToMint();

    /// @notice Printed codes need a root and a salt.
    error CodeMint721_NoList();

    /// @notice More printed codes than 1,048,576.
    error CodeMint721_TooManyCodes(uint256 count);

    /// @notice The window is empty or over. In Unix seconds.
    error CodeMint721_WrongWindow(uint256 start, uint256 end);

    /// @notice More than 100 years ahead: seconds are expected, not milliseconds.
    error CodeMint721_TooFar(uint256 time);

    /// @notice The limits must rise: 1 ≤ per transaction ≤ per wallet ≤ supply.
    error CodeMint721_WrongLimits(uint256 perTransaction, uint256 perWallet, uint256 supply);

    /// @notice A royalty is at most 1,000 hundredths of a percent.
    error CodeMint721_RoyaltyTooHigh(uint256 bps);

    /// @notice A royalty needs somebody to receive it.
    error CodeMint721_NoRoyaltyReceiver();

    /// @notice There is no contract where the engraver should be.
    error CodeMint721_NoEngraver(address engraver);

    /// @notice The list has no such index.
    error CodeMint721_NoSuchCode(uint256 index);

    /// @notice This code was used.
    error CodeMint721_AlreadyRedeemed(uint256 index);

    /// @notice The printed codes expired at their deadline.
    error CodeMint721_CodesClosed(uint256 deadline);

    /// @notice A proof has at most 32 steps.
    error CodeMint721_ProofTooLong(uint256 steps);

    /// @notice These bytes are no signature.
    error CodeMint721_WrongSignature();

    /// @notice The key that signed has no place on the list at this index: another code, or signed for somebody else.
    error CodeMint721_NotOnTheList(uint256 index, address key);

    /// @notice The signature's own deadline has passed.
    error CodeMint721_SignatureExpired(uint256 deadline);

    /// @notice Tokens cannot be minted to the zero address or to the collection.
    error CodeMint721_WrongRecipient(address recipient);

    /// @notice The event code mints later.
    error CodeMint721_NotStarted(uint256 start);

    /// @notice The event is over.
    error CodeMint721_Ended(uint256 end);

    /// @notice One transaction mints from 1 to `most`.
    error CodeMint721_WrongQuantity(uint256 quantity, uint256 most);

    /// @notice The wallet has minted `had` of the `most` it may.
    error CodeMint721_WalletLimit(address wallet, uint256 had, uint256 most);

    /// @notice Fewer are left than asked for.
    error CodeMint721_Exhausted(uint256 left);

    /// @notice Without vouchers, wallets mint for themselves.
    error CodeMint721_NotTheRecipient(address recipient);

    /// @notice The voucher is not one of this collection's signer for this wallet, limit and deadline.
    error CodeMint721_WrongVoucher();

    /// @notice The token stays with its owner.
    error CodeMint721_Soulbound(uint256 id);
}
