// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { VestingMath } from "../vesting/VestingMath.sol";

/// @title MerkleClaimsWords
/// @notice What MerkleClaims keeps of a campaign, says of it and refuses with.
abstract contract MerkleClaimsWords {
    /// @notice How claims are paid: at once, or until `lock.end` into a lock or a grant of the recipient.
    enum Payout {
        Out,
        Lock,
        Grant
    }

    /// @notice Whether claims are paid into grants, and who can revoke those.
    struct GrantTerms {
        /// @notice Whether claims are paid into grants of TokenGrants, in place of locks.
        bool used;
        /// @notice Who can revoke what has not vested; zero: nobody.
        address revoker;
        /// @notice How long before a revocation takes effect it has to be sent, in seconds.
        uint32 notice;
    }

    /// @notice What a campaign is created with.
    struct Terms {
        /// @notice An ERC-20 token.
        IERC20 token;
        /// @notice The root of the tree over (index, account, amount), leaves as in `leafOf`, pairs sorted.
        bytes32 root;
        /// @notice What to take, in the token's smallest unit; should be the sum of the list.
        uint256 total;
        /// @notice Claims are open from this second on, in Unix time; 0 means immediately.
        uint40 start;
        /// @notice Claims are closed from this second on, at most 100 years ahead; `PERMANENT` means never.
        uint40 deadline;
        /// @notice Whether a plain claim has to come from the account on the list. If not, anyone may send it there.
        bool ownClaims;
        /// @notice The schedule of the locks or grants that claims are paid into until its end, in Unix time; all zero means paid out.
        VestingMath.Schedule lock;
        /// @notice Whether these are grants, and who can revoke them; all zero means locks.
        GrantTerms grant;
        /// @notice Where the list and its words are, for readers of the event.
        string metadataURI;
    }

    /// @notice A list of accounts and what was paid in for it.
    struct Campaign {
        /// @notice The token that is paid.
        IERC20 token;
        /// @notice Claims are open from this second on, in Unix time.
        uint40 start;
        /// @notice Claims are closed and the refund is open from this second on; `PERMANENT` means never.
        uint40 deadline;
        /// @notice Whether a plain claim has to come from the account on the list.
        bool ownClaims;
        /// @notice Where claims are paid until `lock.end`.
        Payout payout;
        /// @notice Who created it, and who may take the remainder.
        address creator;
        /// @notice The notice of a revocation of a grant, in seconds.
        uint32 notice;
        /// @notice The root of the tree over the list.
        bytes32 root;
        /// @notice What arrived when it was created, in the token's smallest unit.
        uint128 funded;
        /// @notice What is still to be claimed or refunded.
        uint128 remaining;
        /// @notice The schedule of the locks or grants; all zero without.
        VestingMath.Schedule lock;
        /// @notice Who can revoke the grants; zero: nobody.
        address revoker;
    }

    /// @notice A campaign was created and funded.
    /// @param id Its number.
    /// @param creator Who paid and may have the remainder after the deadline.
    /// @param token What is paid.
    /// @param root The root of the tree over the list.
    /// @param funded What arrived, in the token's smallest unit.
    /// @param start Claims are open from this second on.
    /// @param deadline Claims are closed from this second on.
    /// @param ownClaims Whether a plain claim has to come from the account on the list.
    /// @param lock The schedule of the locks or grants that claims are paid into; all zero without.
    /// @param grant Whether these are grants, and who can revoke them.
    /// @param metadataURI Where the list and its words are.
    event CampaignCreated(
        uint256 indexed id,
        address indexed creator,
        IERC20 indexed token,
        bytes32 root,
        uint256 funded,
        uint40 start,
        uint40 deadline,
        bool ownClaims,
        VestingMath.Schedule lock,
        GrantTerms grant,
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

    /// @notice An entry was paid into a lock of the recipient; `Claimed` follows.
    /// @param id The campaign.
    /// @param account The account on the list.
    /// @param lock The id of the lock in the TokenLocker.
    /// @param index The entry's number.
    event PaidIntoLock(uint256 indexed id, address indexed account, uint256 indexed lock, uint256 index);

    /// @notice An entry was paid into a grant of the recipient; `Claimed` follows.
    /// @param id The campaign.
    /// @param account The account on the list.
    /// @param grant The id of the grant in TokenGrants.
    /// @param index The entry's number.
    event PaidIntoGrant(uint256 indexed id, address indexed account, uint256 indexed grant, uint256 index);

    /// @notice The remainder of a campaign was taken back.
    /// @param id The campaign.
    /// @param creator Who took it.
    /// @param recipient Where it went.
    /// @param amount The whole remainder.
    /// @param paid What was sent: less than `amount` only if the token took balances away.
    event Refunded(
        uint256 indexed id, address indexed creator, address indexed recipient, uint256 amount, uint256 paid
    );

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

    /// @notice More than 2^128 - 1 units arrived, or 2^112 - 1 for locks and grants: more than a ledger holds.
    error MerkleClaims_TooMuch(uint256 amount);

    /// @notice The token took balances away: the contract holds less than the campaigns owe.
    error MerkleClaims_TokenShort(address token, uint256 held, uint256 owed);

    /// @notice The window is empty or over: `start` must be before `deadline`, and `deadline` ahead. In Unix seconds.
    error MerkleClaims_WrongWindow(uint256 start, uint256 deadline);

    /// @notice The times of a lock are start ≤ cliff ≤ end, start < end, the end in the future, start and end at most 2^32 seconds
    ///         apart. A campaign that pays out has none of them.
    error MerkleClaims_WrongSchedule(uint256 start, uint256 cliff, uint256 end);

    /// @notice A campaign with grants has a schedule, a notice has a revoker, and a revoker is not this contract or that of the grants.
    error MerkleClaims_WrongGrant(address revoker, uint256 notice);

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

    /// @notice In this campaign the account on the list claims itself, or by its signature.
    error MerkleClaims_NotTheAccount(address account);

    /// @notice The account on the list did not sign this.
    error MerkleClaims_WrongSignature(address account);

    /// @notice Only the creator may take the remainder.
    error MerkleClaims_NotCreator(address creator);

    /// @notice Nothing remains.
    error MerkleClaims_NothingToRefund(uint256 id);
}
