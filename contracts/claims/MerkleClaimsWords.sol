// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";

/// @title MerkleClaimsWords
/// @notice What MerkleClaims keeps of a campaign, says of it and refuses with.
abstract contract MerkleClaimsWords {
    /// @notice A list of accounts and what was paid in for it.
    struct Campaign {
        /// @notice The token that is paid.
        IERC20 token;
        /// @notice Claims are open from this second on, in Unix time.
        uint40 start;
        /// @notice Claims are closed and the refund is open from this second on; `PERMANENT` means never.
        uint40 deadline;
        /// @notice Who created it, and whom the remainder goes back to.
        address creator;
        /// @notice The root of the tree over the list.
        bytes32 root;
        /// @notice What arrived when it was created, in the token's smallest unit.
        uint128 funded;
        /// @notice What is still to be claimed or refunded.
        uint128 remaining;
    }

    /// @notice A campaign was created and funded.
    /// @param id Its number.
    /// @param creator Who paid and may have the remainder after the deadline.
    /// @param token What is paid.
    /// @param root The root of the tree over the list.
    /// @param funded What arrived, in the token's smallest unit.
    /// @param start Claims are open from this second on.
    /// @param deadline Claims are closed from this second on.
    /// @param metadataURI Where the list and its words are.
    event CampaignCreated(
        uint256 indexed id,
        address indexed creator,
        IERC20 indexed token,
        bytes32 root,
        uint256 funded,
        uint40 start,
        uint40 deadline,
        string metadataURI
    );

    /// @notice An entry of a list was paid.
    /// @param id The campaign.
    /// @param account The account on the list.
    /// @param index The entry's number.
    /// @param recipient Where the tokens went.
    /// @param amount What the list says, taken off the campaign.
    /// @param paid What was sent: less than `amount` only if the token took balances away.
    event Claimed(
        uint256 indexed id, address indexed account, uint256 index, address recipient, uint256 amount, uint256 paid
    );

    /// @notice The remainder of a campaign went back.
    /// @param id The campaign.
    /// @param creator Who received it.
    /// @param amount The whole remainder.
    /// @param paid What was sent: less than `amount` only if the token took balances away.
    event Refunded(uint256 indexed id, address indexed creator, uint256 amount, uint256 paid);

    /// @notice There is no campaign with this id.
    error MerkleClaims_NoSuchCampaign(uint256 id);

    /// @notice There is no contract at the token's address.
    error MerkleClaims_NotAToken(address token);

    /// @notice A root of zero is no list.
    error MerkleClaims_NoRoot();

    /// @notice An amount of zero cannot be funded or claimed.
    error MerkleClaims_ZeroAmount();

    /// @notice Nothing of what was sent arrived, or nothing of it is left to pay.
    error MerkleClaims_NothingArrived(address token);

    /// @notice More than 2^128 - 1 units arrived: more than a ledger holds.
    error MerkleClaims_TooMuch(uint256 amount);

    /// @notice The token took balances away: the contract holds less than the campaigns owe.
    error MerkleClaims_TokenShort(address token, uint256 held, uint256 owed);

    /// @notice The window is empty or over: `start` must be before `deadline`, and `deadline` ahead. In Unix seconds.
    error MerkleClaims_WrongWindow(uint256 start, uint256 deadline);

    /// @notice More than 100 years ahead: seconds are expected, not milliseconds.
    error MerkleClaims_TooFar(uint256 time);

    /// @notice Claims open later.
    error MerkleClaims_NotStarted(uint256 start);

    /// @notice Claims are closed since the deadline.
    error MerkleClaims_Closed(uint256 deadline);

    /// @notice Claims are open until the deadline; a refund comes after it.
    error MerkleClaims_StillOpen(uint256 deadline);

    /// @notice This entry was paid before.
    error MerkleClaims_AlreadyClaimed(uint256 id, uint256 index);

    /// @notice The proof does not lead from this index, account and amount to the campaign's root.
    error MerkleClaims_WrongProof(uint256 id, uint256 index);

    /// @notice A proof has at most 32 steps.
    error MerkleClaims_ProofTooLong(uint256 steps);

    /// @notice The list promises more than was paid in, and others were first.
    error MerkleClaims_Underfunded(uint256 remaining, uint256 amount);

    /// @notice Tokens cannot go to the zero address or stay here.
    error MerkleClaims_WrongRecipient(address recipient);

    /// @notice The signature's own deadline has passed.
    error MerkleClaims_SignatureExpired(uint256 deadline);

    /// @notice The account on the list did not sign this.
    error MerkleClaims_WrongSignature(address account);

    /// @notice Only the creator may have the remainder.
    error MerkleClaims_NotCreator(address creator);

    /// @notice Nothing remains.
    error MerkleClaims_NothingToRefund(uint256 id);
}
