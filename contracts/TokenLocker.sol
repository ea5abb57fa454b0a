// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { PackedLock } from "./locks/PackedLock.sol";
import { TokenLockerStore } from "./locks/TokenLockerStore.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title TokenLocker
/// @notice Holds ERC-20 tokens, liquidity tokens of Uniswap V2 included, each lock for one owner on one schedule. Nobody can take
///         them out earlier, and nobody, including whoever deployed this contract, can change, pause or charge for it.
/// @dev Promises. Each is the name of an invariant or fuzz test in `TokenLocker.t.sol` or `TokenLocker.invariant.t.sol`:
///  - solvency: for every token whose balances do not shrink by themselves, the balance held is at least what is owed;
///  - patience: at most what has vested can be withdrawn, by the owner only, to where the owner says;
///  - finality: what has vested stays vested; an end can move later, never earlier; permanent is for ever;
///  - conservation: split, merge and transfer neither make nor lose a unit;
///  - isolation: a lock in a hostile token cannot touch any other lock.
///  There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether. Fee-on-transfer tokens are
///  credited with what arrived. When a token took balance away from this contract, nothing more is taken in, `withdraw` refuses and
///  `withdrawShare` pays pro rata: never first come, first served. Times are Unix seconds, amounts are the token's smallest unit.
contract TokenLocker is TokenLockerStore, ReentrancyGuardTransient {
    using PackedLock for PackedLock.Words;
    using SafeERC20 for IERC20;

    /// @notice Locks the caller's tokens for the caller. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lock(address token, uint128 amount, VestingMath.Schedule calldata schedule) external returns (uint256 id) {
        return lockFor(token, msg.sender, amount, schedule);
    }

    /// @notice Locks the caller's tokens for `owner`. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockFor(address token, address owner, uint128 amount, VestingMath.Schedule calldata schedule)
        public
        nonReentrant
        returns (uint256 id)
    {
        _checkSchedule(schedule);
        return _lock(token, owner, _pull(token, amount), schedule);
    }

    /// @notice As `lockFor`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        TokenGrantsWords.Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        _permit(token, permit);
        return _lock(token, owner, _pull(token, amount), schedule);
    }

    /// @notice As `lockFor`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param signed The signature, for at least `amount`.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit2(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Permits.Transfer calldata signed
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        return _lock(token, owner, _pullSigned(token, amount, signed), schedule);
    }

    /// @notice Makes many locks of one token with one transfer. When a token keeps a fee, each lock is credited pro rata, and the
    ///         last one with what rounding left.
    /// @param token The ERC-20 token. Approve this contract for the sum of all amounts first.
    /// @param grants The locks.
    /// @return firstId The id of the first; the others follow one by one.
    function lockMany(address token, Grant[] calldata grants) external nonReentrant returns (uint256 firstId) {
        uint256 total = _totalOf(grants);
        return _lockMany(token, grants, total, _pull(token, total));
    }

    /// @notice As `lockMany`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit(address token, Grant[] calldata grants, TokenGrantsWords.Permit calldata permit)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 total = _totalOf(grants);
        _permit(token, permit);
        return _lockMany(token, grants, total, _pull(token, total));
    }

    /// @notice As `lockMany`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param signed The signature, for at least the sum of all amounts.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit2(address token, Grant[] calldata grants, Permits.Transfer calldata signed)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 total = _totalOf(grants);
        return _lockMany(token, grants, total, _pullSigned(token, total, signed));
    }

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
        uint128 received = _pull(token, amount);
        lock_.setAmounts(_checkAmount(uint256(lock_.amount()) + received), lock_.withdrawn());
        _locks[id] = lock_;
        _ledgers[token].owed = _credited(_ledgers[token].owed, received);
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

    function _permit(address token, TokenGrantsWords.Permit calldata permit) private {
        _checkToken(token);
        Permits.allow(token, permit);
    }

    /// @dev Takes tokens from the caller and answers how many arrived.
    function _pull(address token, uint256 amount) private returns (uint128) {
        uint256 before = _heldBefore(token, amount);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        return _arrived(token, amount, before);
    }

    /// @dev The same by a signature for Permit2.
    function _pullSigned(address token, uint256 amount, Permits.Transfer calldata signed) private returns (uint128) {
        uint256 before = _heldBefore(token, amount);
        Permits.take(token, amount, signed);
        return _arrived(token, amount, before);
    }

    /// @dev Where less is held than owed, who pays in would pay for others.
    function _heldBefore(address token, uint256 amount) private view returns (uint256 held) {
        if (amount == 0) revert TokenLocker_ZeroAmount();
        _checkToken(token);
        held = IERC20(token).balanceOf(address(this));
        uint256 debt = _ledgers[token].owed;
        if (held < debt) revert TokenLocker_Shortfall(token, held, debt);
    }

    function _arrived(address token, uint256 amount, uint256 before) private view returns (uint128) {
        uint256 held = IERC20(token).balanceOf(address(this));
        if (held <= before) revert TokenLocker_NothingReceived(token, amount);
        return _checkAmount(held - before);
    }

    function _totalOf(Grant[] calldata grants) private view returns (uint256 total) {
        for (uint256 i; i < grants.length; ++i) {
            _checkSchedule(grants[i].schedule);
            total += grants[i].amount;
        }
    }

    function _lock(address token, address owner, uint128 received, VestingMath.Schedule calldata schedule)
        private
        returns (uint256 id)
    {
        id = _issue(token, received, 1);
        _open(id, token, owner, received, schedule);
    }

    function _lockMany(address token, Grant[] calldata grants, uint256 total, uint128 received)
        private
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
        private
    {
        _checkAccount(owner);
        PackedLock.Words memory lock_;
        lock_.setOwner(owner);
        lock_.setAmounts(amount, 0);
        lock_.setSchedule(schedule);
        _locks[id] = lock_;
        emit Locked(id, token, owner, amount, schedule.start, schedule.cliff, schedule.end, schedule.steps);
    }

    function _withdraw(uint256 id, address to, uint128 amount, uint128 minimum) private {
        PackedLock.Words memory lock_ = _owned(id);
        _checkAccount(to);
        if (amount == 0) revert TokenLocker_ZeroAmount();
        address token = _tokenOf(id);
        Ledger storage ledger = _ledgers[token];
        uint128 paid = amount;
        // What is withdrawn is at most what has vested, which is at most the amount; what is owed is the sum of all of them.
        unchecked {
            (uint128 whole, uint128 withdrawn) = (lock_.amount(), lock_.withdrawn());
            uint128 available = _vested(id, lock_) - withdrawn;
            if (amount > available) revert TokenLocker_NotVested(id, amount, available);
            uint128 debt = ledger.owed;
            uint256 balance = IERC20(token).balanceOf(address(this));
            if (balance < debt) {
                paid = _part(amount, balance, debt);
                if (paid < minimum) revert TokenLocker_Shortfall(token, balance, debt);
            }
            ledger.owed = debt - amount;
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
        IERC20(token).safeTransfer(to, paid);
    }
}
