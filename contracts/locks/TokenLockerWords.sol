// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";

/// @title What TokenLocker is told and what it says: its structures, events and errors
abstract contract TokenLockerWords {
    /// @notice One of the locks of `lockMany`.
    struct Grant {
        address owner;
        uint128 amount;
        VestingMath.Schedule schedule;
    }

    /// @notice All that is known of a lock. `base` had vested before `schedule` began (`extend`, `split`, `makePermanent`).
    struct Lock {
        address token;
        address owner;
        address pendingOwner;
        uint128 amount;
        uint128 withdrawn;
        uint128 base;
        VestingMath.Schedule schedule;
    }

    /// @notice A lock began.
    event Locked(
        uint256 indexed id,
        address indexed token,
        address indexed owner,
        uint128 amount,
        uint40 start,
        uint40 cliff,
        uint40 end,
        uint16 steps
    );

    /// @notice `amount` arrived in a lock from `from`.
    event Increased(uint256 indexed id, address indexed from, uint128 amount);

    /// @notice `amount` left a lock for `to`.
    event Withdrawn(uint256 indexed id, address indexed to, uint128 amount);

    /// @notice Of the amount that `Withdrawn` of the same lock just named, only `paid` was there to be paid.
    event PaidShare(uint256 indexed id, uint128 paid);

    /// @notice A lock ends later. `base` has vested; the rest follows the schedule given.
    event Extended(uint256 indexed id, uint128 base, uint40 start, uint40 cliff, uint40 end, uint16 steps);

    /// @notice A lock never ends. `base` had vested; the rest never will.
    event MadePermanent(uint256 indexed id, uint128 base);

    /// @notice A lock gave `amount` to a new one of the same owner. The base and withdrawn amount of the new one, which are taken from the first, and
    ///         the schedule of both.
    event Split(
        uint256 indexed id,
        uint256 indexed newId,
        address indexed owner,
        uint128 amount,
        uint128 base,
        uint128 withdrawn,
        uint40 start,
        uint40 cliff,
        uint40 end,
        uint16 steps
    );

    /// @notice Everything of the lock `from` is now in `id`; `from` is gone.
    event Merged(uint256 indexed id, uint256 indexed from);

    /// @notice `to` may accept a lock.
    event TransferProposed(uint256 indexed id, address indexed to);

    /// @notice `to` may no longer accept a lock.
    event TransferCancelled(uint256 indexed id, address indexed to);

    /// @notice A lock has a new owner.
    event Transferred(uint256 indexed id, address indexed from, address indexed to);

    /// @notice There is no lock with this id: there never was, it was emptied, or it was merged into another.
    error TokenLocker_NoSuchLock(uint256 id);

    /// @notice Only the owner of the lock may do this.
    error TokenLocker_NotOwner(uint256 id, address caller);

    /// @notice Only the account the owner proposed may accept.
    error TokenLocker_NotPendingOwner(uint256 id, address caller);

    /// @notice There is no contract at this address.
    error TokenLocker_NotAToken(address token);

    /// @notice This account can own no lock and receive nothing: zero, this contract, or the owner already.
    error TokenLocker_InvalidAccount(address account);

    /// @notice An amount of zero, or a batch of none.
    error TokenLocker_ZeroAmount();

    /// @notice Nothing of the `asked` amount arrived.
    error TokenLocker_NothingReceived(address token, uint256 asked);

    /// @notice A lock holds less than 2^112 units, and all locks of a token less than 2^128.
    error TokenLocker_AmountTooLarge(uint256 amount);

    /// @notice The times of a schedule are start ≤ cliff ≤ end, start < end, end in the future. A permanent one has only
    ///         its end. Start and end are at most 2^32 seconds apart.
    error TokenLocker_InvalidSchedule(uint40 start, uint40 cliff, uint40 end);

    /// @notice The end is more than a hundred years ahead. Is it in milliseconds?
    error TokenLocker_TooFarAhead(uint40 end, uint256 latest);

    /// @notice The new end has to be later than the end.
    error TokenLocker_NotLater(uint40 end, uint40 newEnd);

    /// @notice The lock has ended: all of it has vested, what has vested stays vested, and nothing more comes in. Withdraw it and
    ///         lock it again.
    error TokenLocker_Ended(uint256 id, uint40 end);

    /// @notice The lock is not what was agreed to: it has another owner, or ends later.
    error TokenLocker_NotAgreed(uint256 id, address owner, uint40 end);

    /// @notice The lock is permanent already.
    error TokenLocker_IsPermanent(uint256 id);

    /// @notice More than can be withdrawn now.
    error TokenLocker_NotVested(uint256 id, uint256 asked, uint256 withdrawable);

    /// @notice The token took balance away from this contract: less is held than owed. Nothing is taken in then, and the share to be
    ///         paid is less than the least accepted.
    error TokenLocker_Shortfall(address token, uint256 balance, uint256 owed);

    /// @notice A part to split off is more than nothing and less than all.
    error TokenLocker_InvalidPart(uint256 id, uint128 asked, uint128 amount);

    /// @notice Only two different locks of the same token and schedule merge.
    error TokenLocker_NotMergeable(uint256 id, uint256 from);
}
