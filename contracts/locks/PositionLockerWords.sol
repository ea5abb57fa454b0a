// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What PositionLocker is told and what it says: its structures, events and errors
abstract contract PositionLockerWords {
    /// @notice Which interface a manager of positions has.
    enum Kind {
        V3,
        V4
    }

    /// @notice A lock. `unlock` is `PERMANENT` or Unix seconds; `payee` gets the fees; `entry` is its place in the list of its owner.
    struct Lock {
        address manager;
        uint40 unlock;
        Kind kind;
        uint48 entry;
        address owner;
        address payee;
        uint96 tokenId;
    }

    /// @notice A lock began.
    event Locked(
        uint256 indexed id,
        address indexed manager,
        address indexed owner,
        uint256 tokenId,
        Kind kind,
        uint40 unlock,
        address payee,
        uint128 liquidity
    );

    /// @notice The fees earned until now went to `payee`: in smallest units, of V3 what its manager says it paid, of V4 what the
    ///         balance of the payee grew by. Ether is the token zero. A token that does not tell its balances counts as 0.
    event Collected(
        uint256 indexed id, address indexed payee, address token0, address token1, uint256 amount0, uint256 amount1
    );

    /// @notice Fees go to another payee from now on.
    event PayeeChanged(uint256 indexed id, address indexed payee);

    /// @notice A lock unlocks later, or never.
    event Extended(uint256 indexed id, uint40 unlock);

    /// @notice A position left its lock for `to`, whole. The lock is gone.
    event Withdrawn(uint256 indexed id, address indexed to);

    /// @notice `to` may accept a lock.
    event TransferProposed(uint256 indexed id, address indexed to);

    /// @notice `to` may no longer accept a lock.
    event TransferCancelled(uint256 indexed id, address indexed to);

    /// @notice A lock has a new owner, who gets its fees.
    event Transferred(uint256 indexed id, address indexed from, address indexed to);

    /// @notice There is no lock with this id: there never was, or its position was withdrawn.
    error PositionLocker_NoSuchLock(uint256 id);

    /// @notice Only the owner of the lock may do this.
    error PositionLocker_NotOwner(uint256 id, address caller);

    /// @notice Only the owner or the payee of the lock may do this.
    error PositionLocker_NotOwnerOrPayee(uint256 id, address caller);

    /// @notice Only the account the owner proposed may accept.
    error PositionLocker_NotPendingOwner(uint256 id, address caller);

    /// @notice This account can own no lock and receive nothing: zero, this contract, the owner already, or an address that
    ///         means another one to a manager.
    error PositionLocker_InvalidAccount(address account);

    /// @notice There is no manager of this kind, or no such position, at this address.
    error PositionLocker_NotAPosition(address manager, uint256 tokenId, Kind kind);

    /// @notice The position holds no liquidity.
    error PositionLocker_EmptyPosition(address manager, uint256 tokenId);

    /// @notice The position did not arrive.
    error PositionLocker_NotReceived(address manager, uint256 tokenId);

    /// @notice The position is locked already.
    error PositionLocker_AlreadyLocked(address manager, uint256 tokenId, uint256 id);

    /// @notice The unlock time has passed already.
    error PositionLocker_InThePast(uint40 unlock);

    /// @notice The unlock time is more than a hundred years ahead. Is it in milliseconds?
    error PositionLocker_TooFarAhead(uint40 unlock, uint256 latest);

    /// @notice The new unlock time has to be later than the one there is.
    error PositionLocker_NotLater(uint40 unlock, uint40 newUnlock);

    /// @notice The unlock time, in Unix seconds, has not come yet, or never will.
    error PositionLocker_StillLocked(uint256 id, uint40 unlock);

    /// @notice The lock unlocks at another time than was agreed to.
    error PositionLocker_OtherUnlock(uint256 id, uint40 agreed, uint40 actual);

    /// @notice The liquidity of the position is not what it was before its fees were collected.
    error PositionLocker_LiquidityChanged(uint256 id, uint128 before, uint128 afterwards);
}
