// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { Permits } from "../grants/Permits.sol";
import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { PackedLock } from "../locks/PackedLock.sol";
import { TokenLockerStore } from "../locks/TokenLockerStore.sol";
import { VestingMath } from "../vesting/VestingMath.sol";

/// @title What TokenLocker and VotingLocker have in common: everything but how a lock begins
/// @notice Adds to, pays out, extends, splits, merges and hands over locks.
/// @dev The tokens of a lock are in a pool. Unless the contract says otherwise by the hooks at the end, there is one pool, the
///      contract itself, and what it owes of a token is the sum of all locks of it. A shortage is shared within one pool.
abstract contract LockerBase is TokenLockerStore, ReentrancyGuardTransient {
    using PackedLock for PackedLock.Words;
    using SafeERC20 for IERC20;

    /// @notice Adds to a lock that has not ended; anyone may. Its schedule stays: of what is added, the same share has vested as of
    ///         the rest. The caller says for whom and until when, so that a change by the owner just before makes nobody pay for it.
    /// @param id The lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param owner Who has to own the lock.
    /// @param latestEnd The latest end the caller agrees to; `PERMANENT` for any.
    function increase(uint256 id, uint128 amount, address owner, uint40 latestEnd) external nonReentrant {
        PackedLock.Words memory lock_ = _existing(id);
        uint40 end = lock_.schedule().end;
        if (lock_.owner() != owner || end > latestEnd) revert TokenLocker_NotAgreed(id, lock_.owner(), end);
        // Nobody keeps a lock alive that its owner is about to empty.
        if (lock_.hasEnded(block.timestamp)) revert TokenLocker_Ended(id, end);
        address token = _tokenOf(id);
        address pool = _poolOf(id);
        uint128 received = _pull(token, pool, amount);
        lock_.setAmounts(_checkAmount(uint256(lock_.amount()) + received), lock_.withdrawn());
        _locks[id] = lock_;
        _credit(token, pool, received);
        emit Increased(id, msg.sender, received);
    }

    /// @notice Pays the owner's vested tokens, exactly, to where the owner says.
    /// @param id The lock. When nothing is left in it, it is gone.
    /// @param to Who receives them.
    /// @param amount How much, at most `withdrawable(id)`.
    function withdraw(uint256 id, address to, uint128 amount) external nonReentrant {
        _withdraw(id, to, amount, amount);
    }

    /// @notice As `withdraw`, for a token that took balance away from this contract: pays the same share to every lock.
    /// @param id The lock. The whole `amount` leaves it.
    /// @param to Who receives the share.
    /// @param amount How much of the lock, at most `withdrawable(id)`.
    /// @param minimum The least that is accepted for it.
    function withdrawShare(uint256 id, address to, uint128 amount, uint128 minimum) external nonReentrant {
        _withdraw(id, to, amount, minimum);
    }

    /// @notice Moves the end of the caller's lock. What has vested stays vested, nothing vests earlier than it would have, and
    ///         the rest vests from now on, evenly, until the new end. Before the cliff, and when all vests at the end, only
    ///         the end moves.
    /// @param id The lock; it has not ended.
    /// @param newEnd Later than the end, at most a hundred years ahead.
    function extend(uint256 id, uint40 newEnd) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        uint40 end = lock_.schedule().end;
        _checkOpen(id, end);
        if (newEnd <= end) revert TokenLocker_NotLater(end, newEnd);
        uint128 base = _rebase(id, lock_);
        VestingMath.Schedule memory schedule = lock_.schedule();
        _checkEnd(schedule.start, newEnd);
        if (schedule.cliff == end) schedule.cliff = newEnd;
        schedule.end = newEnd;
        lock_.setSchedule(schedule);
        _dropPending(id, lock_);
        _locks[id] = lock_;
        emit Extended(id, base, schedule.start, schedule.cliff, newEnd, schedule.steps);
    }

    /// @notice Locks what has not vested of the caller's lock for ever. What has vested can still be withdrawn.
    /// @param id The lock; it has not ended.
    function makePermanent(uint256 id) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        _checkOpen(id, lock_.schedule().end);
        uint128 base = _rebase(id, lock_);
        lock_.setSchedule(VestingMath.Schedule(0, 0, PERMANENT, 0));
        _dropPending(id, lock_);
        _locks[id] = lock_;
        emit MadePermanent(id, base);
    }

    /// @notice Splits the caller's lock in two of the same owner and schedule. Vested and withdrawn amounts are shared out
    ///         pro rata; rounding stays with the first.
    /// @param id The lock.
    /// @param amount How much of the amount once locked goes to the new lock: more than nothing, less than all.
    /// @return newId Of the new lock.
    function split(uint256 id, uint128 amount) external nonReentrant returns (uint256 newId) {
        PackedLock.Words memory lock_ = _owned(id);
        uint128 whole = lock_.amount();
        if (amount == 0 || amount >= whole) revert TokenLocker_InvalidPart(id, amount, whole);
        uint128 base = block.timestamp < lock_.schedule().end ? _rebase(id, lock_) : _base(id, lock_);
        uint128 newBase = _part(base, amount, whole);
        uint128 newWithdrawn = _part(lock_.withdrawn(), amount, whole);
        uint128 oldWithdrawn = lock_.withdrawn() - newWithdrawn;
        // Neither of the two may be empty.
        if (oldWithdrawn == whole - amount) revert TokenLocker_InvalidPart(id, amount, whole);
        lock_.setAmounts(whole - amount, oldWithdrawn);
        _setBase(id, lock_, base - newBase);
        _dropPending(id, lock_);
        _locks[id] = lock_;

        newId = _issue(_tokenOf(id), 0, 1);
        lock_.setAmounts(amount, newWithdrawn);
        lock_.setHasBase(false);
        _setBase(newId, lock_, newBase);
        _locks[newId] = lock_;
        _afterSplit(id, newId);
        VestingMath.Schedule memory schedule = lock_.schedule();
        emit Split(
            id,
            newId,
            msg.sender,
            amount,
            newBase,
            newWithdrawn,
            schedule.start,
            schedule.cliff,
            schedule.end,
            schedule.steps
        );
    }

    /// @notice Puts one of the caller's locks into another of the same token and schedule.
    /// @param id The lock that stays.
    /// @param from The lock that goes.
    function merge(uint256 id, uint256 from) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        PackedLock.Words memory other = _owned(from);
        bool alike = keccak256(abi.encode(lock_.schedule())) == keccak256(abi.encode(other.schedule()));
        if (id == from || _tokenOf(id) != _tokenOf(from) || !alike) revert TokenLocker_NotMergeable(id, from);
        _checkMerge(id, from);
        uint128 base = _base(id, lock_) + _base(from, other);
        uint128 amount = _checkAmount(uint256(lock_.amount()) + other.amount());
        lock_.setAmounts(amount, lock_.withdrawn() + other.withdrawn());
        _setBase(id, lock_, base);
        _dropPending(id, lock_);
        _locks[id] = lock_;
        _close(from, other);
        emit Merged(id, from);
    }

    /// @notice Offers the caller's lock to another account, which has to accept. Whatever the owner does to the lock before
    ///         takes the offer back, so that nobody accepts less than was offered.
    /// @param id The lock.
    /// @param to Who may accept it.
    function proposeTransfer(uint256 id, address to) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        if (to == msg.sender) revert TokenLocker_InvalidAccount(to);
        _checkAccount(to);
        _dropPending(id, lock_);
        lock_.setHasPending(true);
        _pendingOwners[id] = to;
        _locks[id] = lock_;
        emit TransferProposed(id, to);
    }

    /// @notice Takes the offer back.
    /// @param id The caller's lock. Without an offer nothing happens.
    function cancelTransfer(uint256 id) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        _dropPending(id, lock_);
        _locks[id] = lock_;
    }

    /// @notice Makes the caller, to whom the lock was offered, its owner.
    /// @param id The lock.
    function acceptTransfer(uint256 id) external nonReentrant {
        PackedLock.Words memory lock_ = _existing(id);
        if (!lock_.hasPending() || _pendingOwners[id] != msg.sender) {
            revert TokenLocker_NotPendingOwner(id, msg.sender);
        }
        address from = lock_.owner();
        lock_.setOwner(msg.sender);
        lock_.setHasPending(false);
        _locks[id] = lock_;
        delete _pendingOwners[id];
        emit Transferred(id, from, msg.sender);
    }

    function _permit(address token, TokenGrantsWords.Permit calldata permit) internal {
        _checkToken(token);
        Permits.allow(token, permit);
    }

    /// @dev Takes tokens from the caller into a pool and answers how many arrived.
    function _pull(address token, address pool, uint256 amount) internal returns (uint128) {
        uint256 before = _heldBefore(token, pool, amount);
        IERC20(token).safeTransferFrom(msg.sender, pool, amount);
        return _arrived(token, pool, amount, before);
    }

    /// @dev The same by a signature for Permit2.
    function _pullSigned(address token, address pool, uint256 amount, Permits.Transfer calldata signed)
        internal
        returns (uint128)
    {
        uint256 before = _heldBefore(token, pool, amount);
        Permits.takeTo(token, pool, amount, signed);
        return _arrived(token, pool, amount, before);
    }

    /// @dev Where less is held than owed, who pays in would pay for others.
    function _heldBefore(address token, address pool, uint256 amount) internal view returns (uint256 held) {
        if (amount == 0) revert TokenLocker_ZeroAmount();
        _checkToken(token);
        held = IERC20(token).balanceOf(pool);
        uint256 debt = _owedBy(token, pool);
        if (held < debt) revert TokenLocker_Shortfall(token, held, debt);
    }

    function _arrived(address token, address pool, uint256 amount, uint256 before) internal view returns (uint128) {
        uint256 held = IERC20(token).balanceOf(pool);
        if (held <= before) revert TokenLocker_NothingReceived(token, amount);
        unchecked {
            return _checkAmount(held - before);
        }
    }

    function _totalOf(Grant[] calldata grants) internal view returns (uint256 total) {
        for (uint256 i; i < grants.length; ++i) {
            _checkSchedule(grants[i].schedule);
            total += grants[i].amount;
        }
    }

    function _lock(address token, address owner, uint128 received, VestingMath.Schedule calldata schedule)
        internal
        returns (uint256 id)
    {
        id = _issue(token, received, 1);
        _open(id, token, owner, received, schedule);
    }

    function _lockMany(address token, Grant[] calldata grants, uint256 total, uint128 received)
        internal
        returns (uint256 firstId)
    {
        uint128 left = received;
        // forge-lint: disable-next-line(unsafe-typecast)
        firstId = _issue(token, received, uint96(grants.length));
        for (uint256 i; i < grants.length; ++i) {
            Grant calldata grant = grants[i];
            uint128 credit = received == total ? grant.amount : _part(grant.amount, received, total);
            if (i == grants.length - 1) credit = left;
            if (credit == 0) revert TokenLocker_ZeroAmount();
            left -= credit;
            _open(firstId + i, token, grant.owner, credit, grant.schedule);
        }
    }

    function _open(uint256 id, address token, address owner, uint128 amount, VestingMath.Schedule calldata schedule)
        internal
    {
        _checkAccount(owner);
        PackedLock.Words memory lock_;
        lock_.setOwner(owner);
        lock_.setAmounts(amount, 0);
        lock_.setSchedule(schedule);
        _locks[id] = lock_;
        emit Locked(id, token, owner, amount, schedule.start, schedule.cliff, schedule.end, schedule.steps);
    }

    function _withdraw(uint256 id, address to, uint128 amount, uint128 minimum) internal {
        PackedLock.Words memory lock_ = _owned(id);
        _checkAccount(to);
        if (amount == 0) revert TokenLocker_ZeroAmount();
        address token = _tokenOf(id);
        address pool = _poolOf(id);
        uint128 paid = amount;
        // What is withdrawn is at most what has vested, which is at most the amount; what is owed is the sum of all of them.
        unchecked {
            (uint128 whole, uint128 withdrawn) = (lock_.amount(), lock_.withdrawn());
            uint128 available = _vested(id, lock_) - withdrawn;
            if (amount > available) revert TokenLocker_NotVested(id, amount, available);
            uint128 debt = _owedBy(token, pool);
            uint256 balance = IERC20(token).balanceOf(pool);
            if (balance < debt) {
                paid = _part(amount, balance, debt);
                if (paid < minimum) revert TokenLocker_Shortfall(token, balance, debt);
            }
            _debit(token, pool, debt, amount);
            _dropPending(id, lock_);
            if (withdrawn + amount == whole) {
                _close(id, lock_);
            } else {
                lock_.setAmounts(whole, withdrawn + amount);
                _locks[id] = lock_;
            }
        }
        emit Withdrawn(id, to, amount);
        if (paid != amount) emit PaidShare(id, paid);
        _send(token, pool, to, paid);
    }

    /// @dev Where the tokens of a lock are.
    function _poolOf(uint256) internal view virtual returns (address) {
        return address(this);
    }

    /// @dev What a pool owes of a token to its locks.
    function _owedBy(address token, address) internal view virtual returns (uint128) {
        return _ledgers[token].owed;
    }

    /// @dev Enters what arrived in a pool for a lock that is there.
    function _credit(address token, address, uint128 received) internal virtual {
        _ledgers[token].owed = _credited(_ledgers[token].owed, received);
    }

    /// @dev Enters that a pool, which owes `debt`, no longer owes `amount` of it.
    function _debit(address token, address, uint128 debt, uint128 amount) internal virtual {
        unchecked {
            _ledgers[token].owed = debt - amount;
        }
    }

    /// @dev Pays out of a pool.
    function _send(address token, address, address to, uint128 amount) internal virtual {
        IERC20(token).safeTransfer(to, amount);
    }

    /// @dev After a lock gave a part to a new one.
    function _afterSplit(uint256 id, uint256 newId) internal virtual { }

    /// @dev Refuses two locks of the caller, of one token and schedule, that may still not become one.
    function _checkMerge(uint256 id, uint256 from) internal view virtual { }
}
