// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";
import { PackedLock } from "./PackedLock.sol";
import { TokenLockerWords } from "./TokenLockerWords.sol";

/// @title How TokenLocker keeps its locks, and shows them
/// @dev Two words for most locks, a third and a fourth for those that need them. The id of a lock is the address of its token
///      times 2^96 plus its number among the locks of that token, from 1 on: so the token need not be kept with each lock, and
///      the locks of a token can be listed without an index.
abstract contract TokenLockerStore is TokenLockerWords {
    using PackedLock for PackedLock.Words;

    /// @notice Instead of an end: never.
    uint40 public constant PERMANENT = VestingMath.PERMANENT;

    /// @notice How far ahead an end may lie, in seconds: a hundred years. Milliseconds typed as seconds are beyond it.
    uint40 public constant MAX_AHEAD = 36_525 days;

    /// @dev What is known of a token, in one word.
    struct Ledger {
        uint128 owed;
        uint96 count;
    }

    mapping(address token => Ledger) internal _ledgers;
    mapping(uint256 id => PackedLock.Words) internal _locks;
    mapping(uint256 id => uint128) internal _bases;
    mapping(uint256 id => address) internal _pendingOwners;

    /// @notice All that is known of a lock.
    /// @param id The lock. Reverts when there is none.
    function lockOf(uint256 id) external view returns (Lock memory) {
        PackedLock.Words memory stored = _existing(id);
        return Lock({
            token: _tokenOf(id),
            owner: stored.owner(),
            pendingOwner: stored.hasPending() ? _pendingOwners[id] : address(0),
            amount: stored.amount(),
            withdrawn: stored.withdrawn(),
            base: _base(id, stored),
            schedule: stored.schedule()
        });
    }

    /// @notice Whether there is a lock with this id.
    /// @param id Any number.
    function exists(uint256 id) external view returns (bool) {
        PackedLock.Words memory stored = _locks[id];
        return stored.owner() != address(0);
    }

    /// @notice How much of a lock has vested by now, withdrawn or not.
    /// @param id The lock. Reverts when there is none.
    function vested(uint256 id) external view returns (uint128) {
        return _vested(id, _existing(id));
    }

    /// @notice How much the owner can withdraw now.
    /// @param id The lock. Reverts when there is none.
    function withdrawable(uint256 id) external view returns (uint128) {
        PackedLock.Words memory stored = _existing(id);
        return _vested(id, stored) - stored.withdrawn();
    }

    /// @notice What is locked of a token, or vested and not withdrawn.
    /// @param token Any address.
    function owed(address token) external view returns (uint256) {
        return _ledgers[token].owed;
    }

    /// @notice The ids ever given to locks of a token: `count` numbers from `firstId` on. Some may be gone.
    /// @param token Any address.
    function idsOf(address token) external view returns (uint256 firstId, uint256 count) {
        return (uint256(uint160(token)) << 96 | 1, _ledgers[token].count);
    }

    /// @dev Enters what arrived, and answers the first of `count` new ids.
    function _issue(address token, uint128 received, uint96 count) internal returns (uint256 firstId) {
        Ledger memory ledger = _ledgers[token];
        // A count of 2^96 locks is out of reach: each costs gas.
        unchecked {
            firstId = uint256(uint160(token)) << 96 | ledger.count + 1;
            ledger.count += count;
        }
        ledger.owed = _credited(ledger.owed, received);
        _ledgers[token] = ledger;
    }

    function _credited(uint128 debt, uint128 received) internal pure returns (uint128) {
        uint256 sum;
        // Two numbers of 128 bits.
        unchecked {
            sum = uint256(debt) + received;
        }
        if (sum > type(uint128).max) revert TokenLocker_AmountTooLarge(sum);
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(sum);
    }

    /// @dev Sets aside what has vested. The caller stores the lock.
    function _rebase(uint256 id, PackedLock.Words memory lock) internal returns (uint128 base) {
        base = _vested(id, lock);
        lock.setSchedule(VestingMath.rebased(lock.schedule(), block.timestamp));
        _setBase(id, lock, base);
    }

    /// @dev The caller stores the lock.
    function _setBase(uint256 id, PackedLock.Words memory lock, uint128 base) internal {
        if (base == 0 && !lock.hasBase()) return;
        lock.setHasBase(base != 0);
        _bases[id] = base;
    }

    /// @dev The caller stores the lock.
    function _dropPending(uint256 id, PackedLock.Words memory lock) internal {
        if (!lock.hasPending()) return;
        lock.setHasPending(false);
        emit TransferCancelled(id, _pendingOwners[id]);
        delete _pendingOwners[id];
    }

    /// @dev Clears every word of a lock.
    function _close(uint256 id, PackedLock.Words memory lock) internal virtual {
        _dropPending(id, lock);
        if (lock.hasBase()) delete _bases[id];
        delete _locks[id];
    }

    function _vested(uint256 id, PackedLock.Words memory lock) internal view returns (uint128) {
        if (lock.hasEnded(block.timestamp)) return lock.amount();
        return VestingMath.vested(lock.amount(), _base(id, lock), lock.schedule(), block.timestamp);
    }

    function _base(uint256 id, PackedLock.Words memory lock) internal view returns (uint128) {
        return lock.hasBase() ? _bases[id] : 0;
    }

    function _tokenOf(uint256 id) internal pure returns (address) {
        // The number below is cut off.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(id >> 96));
    }

    function _existing(uint256 id) internal view returns (PackedLock.Words memory lock) {
        lock = _locks[id];
        if (lock.owner() == address(0)) revert TokenLocker_NoSuchLock(id);
    }

    function _owned(uint256 id) internal view returns (PackedLock.Words memory lock) {
        lock = _locks[id];
        if (lock.owner() != msg.sender) _refuse(id, lock);
    }

    /// @dev Says why the caller may not touch a lock.
    function _refuse(uint256 id, PackedLock.Words memory lock) internal view {
        if (lock.owner() == address(0)) revert TokenLocker_NoSuchLock(id);
        revert TokenLocker_NotOwner(id, msg.sender);
    }

    /// @dev A part of an amount, which is at most the amount.
    function _part(uint128 amount, uint256 numerator, uint256 denominator) internal pure returns (uint128) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(VestingMath.part(amount, numerator, denominator));
    }

    function _checkAmount(uint256 amount) internal pure returns (uint128) {
        if (amount > type(uint112).max) revert TokenLocker_AmountTooLarge(amount);
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(amount);
    }

    function _checkOpen(uint256 id, uint40 end) internal view {
        if (end == PERMANENT) revert TokenLocker_IsPermanent(id);
        if (block.timestamp >= end) revert TokenLocker_Ended(id, end);
    }

    function _checkToken(address token) internal view {
        if (token.code.length == 0) revert TokenLocker_NotAToken(token);
    }

    function _checkAccount(address account) internal view {
        if (account == address(0) || account == address(this)) revert TokenLocker_InvalidAccount(account);
    }

    function _checkSchedule(VestingMath.Schedule calldata schedule) internal view {
        (uint40 start, uint40 cliff, uint40 end) = (schedule.start, schedule.cliff, schedule.end);
        if (end == PERMANENT) {
            if (start != 0 || cliff != 0 || schedule.steps != 0) revert TokenLocker_InvalidSchedule(start, cliff, end);
            return;
        }
        if (start > cliff || cliff > end || start >= end || end <= block.timestamp) {
            revert TokenLocker_InvalidSchedule(start, cliff, end);
        }
        _checkEnd(start, end);
    }

    function _checkEnd(uint40 start, uint40 end) internal view {
        if (end > block.timestamp + MAX_AHEAD) revert TokenLocker_TooFarAhead(end, block.timestamp + MAX_AHEAD);
        if (end - start > type(uint32).max) revert TokenLocker_InvalidSchedule(start, start, end);
    }
}
