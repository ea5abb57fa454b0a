// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { LockerBase } from "./lockers/LockerBase.sol";
import { VoteSurrogate } from "./lockers/VoteSurrogate.sol";
import { VotingLockerWords } from "./lockers/VotingLockerWords.sol";
import { PackedLock } from "./locks/PackedLock.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title VotingLocker
/// @notice Locks ERC-20 tokens as TokenLocker does, and their votes go on counting: for a delegate the owner of the lock chooses, and
///         can change at any time. For tokens with votes (ERC20Votes, ERC-5805).
/// @dev The promises of TokenLocker hold. Besides, each the name of a test in `VotingLocker.t.sol` or `VotingLocker.hostile.t.sol`:
///  - votes: what a pool holds of a well-behaved token counts for its delegate, from the block of the lock on;
///  - choice: only the owner of a lock changes its delegate, and never what is locked or until when;
///  - isolation: a token, or a delegate, disturbs the locks of its own pool at most.
///  A pool is a VoteSurrogate for one token and one delegate, made by CREATE2 when first needed; its address is known before. A shortage
///  is shared within its pool. There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether.
contract VotingLocker is LockerBase, VotingLockerWords {
    using PackedLock for PackedLock.Words;

    /// @dev What is known of a surrogate, in one word.
    struct Pool {
        uint128 owed;
        bool exists;
    }

    mapping(address surrogate => Pool) private _pools;
    mapping(uint256 id => address) private _delegates;

    /// @notice Locks the caller's tokens for the caller. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param delegatee Whom the votes count for; the caller, to vote itself.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lock(address token, uint128 amount, VestingMath.Schedule calldata schedule, address delegatee)
        external
        returns (uint256 id)
    {
        return lockFor(token, msg.sender, amount, schedule, delegatee);
    }

    /// @notice Locks the caller's tokens for `owner`. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param delegatee Whom the votes count for until the owner changes it.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockFor(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        address delegatee
    ) public nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        address pool = _ready(token, delegatee);
        return _lockOne(token, pool, owner, _pull(token, pool, amount), schedule, delegatee);
    }

    /// @notice As `lockFor`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param delegatee Whom the votes count for until the owner changes it.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        address delegatee,
        TokenGrantsWords.Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        address pool = _ready(token, delegatee);
        _permit(token, permit);
        return _lockOne(token, pool, owner, _pull(token, pool, amount), schedule, delegatee);
    }

    /// @notice As `lockFor`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param delegatee Whom the votes count for until the owner changes it.
    /// @param signed The signature, for at least `amount`.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit2(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        address delegatee,
        Permits.Transfer calldata signed
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        address pool = _ready(token, delegatee);
        return _lockOne(token, pool, owner, _pullSigned(token, pool, amount, signed), schedule, delegatee);
    }

    /// @notice Makes many locks of one token for one delegate with one transfer. When a token keeps a fee, each lock is credited pro
    ///         rata, and the last one with what rounding left.
    /// @param token The ERC-20 token. Approve this contract for the sum of all amounts first.
    /// @param grants The locks.
    /// @param delegatee Whom the votes of all of them count for until the owner of each changes it.
    /// @return firstId The id of the first; the others follow one by one.
    function lockMany(address token, Grant[] calldata grants, address delegatee)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 total = _totalOf(grants);
        address pool = _ready(token, delegatee);
        return _lockAll(token, pool, grants, delegatee, total, _pull(token, pool, total));
    }

    /// @notice As `lockMany`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param delegatee Whom the votes of all of them count for until the owner of each changes it.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit(
        address token,
        Grant[] calldata grants,
        address delegatee,
        TokenGrantsWords.Permit calldata permit
    ) external nonReentrant returns (uint256 firstId) {
        uint256 total = _totalOf(grants);
        address pool = _ready(token, delegatee);
        _permit(token, permit);
        return _lockAll(token, pool, grants, delegatee, total, _pull(token, pool, total));
    }

    /// @notice As `lockMany`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param delegatee Whom the votes of all of them count for until the owner of each changes it.
    /// @param signed The signature, for at least the sum of all amounts.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit2(
        address token,
        Grant[] calldata grants,
        address delegatee,
        Permits.Transfer calldata signed
    ) external nonReentrant returns (uint256 firstId) {
        uint256 total = _totalOf(grants);
        address pool = _ready(token, delegatee);
        return _lockAll(token, pool, grants, delegatee, total, _pullSigned(token, pool, total, signed));
    }

    /// @notice Changes the delegate of the caller's lock. What is in it moves from one surrogate to another; nothing else changes.
    ///         Refused while the token owes either pool, and for a token that keeps a fee.
    /// @param id The lock, ended or not.
    /// @param delegatee Whom the votes count for from now on.
    function changeDelegate(uint256 id, address delegatee) external nonReentrant {
        PackedLock.Words memory lock_ = _owned(id);
        address from = _delegates[id];
        if (delegatee == from) revert VotingLocker_SameDelegate(id, delegatee);
        address token = _tokenOf(id);
        address oldPool = surrogateOf(token, from);
        address newPool = _ready(token, delegatee);
        uint128 amount = lock_.amount() - lock_.withdrawn();
        uint256 oldHeld = _heldBefore(token, oldPool, amount);
        uint256 newHeld = _heldBefore(token, newPool, amount);
        _pools[oldPool].owed -= amount;
        _pools[newPool].owed += amount;
        _dropPending(id, lock_);
        _locks[id] = lock_;
        _delegate(id, from, delegatee);
        VoteSurrogate(oldPool).pay(newPool, amount);
        bool moved = IERC20(token).balanceOf(oldPool) + amount == oldHeld
            && IERC20(token).balanceOf(newPool) == newHeld + amount;
        if (!moved) revert VotingLocker_NotMoved(token, amount);
    }

    /// @notice Whom the votes of a lock count for.
    /// @param id The lock. Reverts when there is none.
    function delegateOf(uint256 id) external view returns (address) {
        _existing(id);
        return _delegates[id];
    }

    /// @notice What a pool owes to its locks. What it holds is the token's balance of `surrogateOf(token, delegatee)`.
    /// @param token Any address.
    /// @param delegatee Any address.
    function poolOwed(address token, address delegatee) external view returns (uint256) {
        return _pools[surrogateOf(token, delegatee)].owed;
    }

    /// @notice Where tokens locked for a delegate are, or will be: the address of the VoteSurrogate, by CREATE2 with salt zero.
    /// @param token Any address.
    /// @param delegatee Any address.
    function surrogateOf(address token, address delegatee) public view returns (address) {
        bytes memory code = abi.encodePacked(type(VoteSurrogate).creationCode, abi.encode(token, delegatee));
        return Create2.computeAddress(0, keccak256(code));
    }

    /// @dev The surrogate of a token and a delegate; made when there is none.
    function _ready(address token, address delegatee) private returns (address pool) {
        _checkToken(token);
        if (delegatee == address(0) || delegatee == address(this) || _pools[delegatee].exists) {
            revert VotingLocker_InvalidDelegate(delegatee);
        }
        pool = surrogateOf(token, delegatee);
        if (_pools[pool].exists) return pool;
        _pools[pool].exists = true;
        // What a token answers when it refuses is its own, of any length: it is not copied.
        try new VoteSurrogate{ salt: 0 }(IERC20(token), delegatee) { }
        catch {
            revert VotingLocker_NoVotes(token, delegatee);
        }
        emit SurrogateCreated(pool, token, delegatee);
    }

    function _lockOne(
        address token,
        address pool,
        address owner,
        uint128 received,
        VestingMath.Schedule calldata schedule,
        address delegatee
    ) private returns (uint256 id) {
        id = _lock(token, owner, received, schedule);
        // At most what is owed of the token in all, which was checked.
        _pools[pool].owed += received;
        _delegate(id, address(0), delegatee);
    }

    function _lockAll(
        address token,
        address pool,
        Grant[] calldata grants,
        address delegatee,
        uint256 total,
        uint128 received
    ) private returns (uint256 firstId) {
        firstId = _lockMany(token, grants, total, received);
        _pools[pool].owed += received;
        for (uint256 i; i < grants.length; ++i) {
            _delegate(firstId + i, address(0), delegatee);
        }
    }

    function _delegate(uint256 id, address from, address delegatee) private {
        _delegates[id] = delegatee;
        emit DelegateChanged(id, from, delegatee);
    }

    function _poolOf(uint256 id) internal view override returns (address) {
        return surrogateOf(_tokenOf(id), _delegates[id]);
    }

    function _owedBy(address, address pool) internal view override returns (uint128) {
        return _pools[pool].owed;
    }

    function _credit(address token, address pool, uint128 received) internal override {
        super._credit(token, pool, received);
        _pools[pool].owed += received;
    }

    function _debit(address token, address pool, uint128 debt, uint128 amount) internal override {
        _pools[pool].owed = debt - amount;
        super._debit(token, pool, _ledgers[token].owed, amount);
    }

    function _send(address, address pool, address to, uint128 amount) internal override {
        VoteSurrogate(pool).pay(to, amount);
    }

    function _afterSplit(uint256 id, uint256 newId) internal override {
        _delegate(newId, address(0), _delegates[id]);
    }

    function _checkMerge(uint256 id, uint256 from) internal view override {
        if (_delegates[id] != _delegates[from]) revert TokenLocker_NotMergeable(id, from);
    }

    function _close(uint256 id, PackedLock.Words memory lock_) internal override {
        super._close(id, lock_);
        delete _delegates[id];
    }
}
