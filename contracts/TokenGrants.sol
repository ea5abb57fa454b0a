// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { CurveMath } from "./grants/CurveMath.sol";
import { PackedGrant } from "./grants/PackedGrant.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsStore } from "./grants/TokenGrantsStore.sol";
import { PackedLock } from "./locks/PackedLock.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title TokenGrants
/// @notice Pays ERC-20 tokens to a receiver over time. Unless it is renounced, the revoker named in a grant can stop it and take
///         back what has not vested; what has vested is the receiver's. A grant is not a lock: it never counts as locked.
/// @dev Promises. Each is the name of an invariant or fuzz test in `TokenGrants.t.sol` or `TokenGrants.invariant.t.sol`:
///  - solvency: for every token whose balances do not shrink by themselves, the balance held is at least what is owed;
///  - finality: what has vested stays vested, and a revocation at a second keeps all that had vested at it;
///  - notice: a revocation stops nothing before its notice has passed;
///  - renunciation: a grant without a revoker never has one again;
///  - pull: a revocation calls nobody; receiver and revoker each withdraw their own part, to where they say;
///  - isolation: a grant in a hostile token cannot touch a grant in another.
///  There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether. Fee-on-transfer tokens are
///  credited with what arrived. When a token took balance away from this contract, nothing more is taken in, `withdraw` refuses,
///  and `withdrawShare` and `refund` pay pro rata: never first come, first served. Times are Unix seconds, amounts are the
///  token's smallest unit, what vests is rounded down until the end.
contract TokenGrants is TokenGrantsStore, ReentrancyGuardTransient {
    using PackedGrant for PackedLock.Words;
    using PackedGrant for uint256;
    using PackedLock for PackedLock.Words;
    using SafeERC20 for IERC20;

    /// @notice Stores a curve for all to use. One that is stored already stays as it is.
    /// @param segments Of the curve, in order: see `CurveMath.Segment`.
    /// @return curve The hash of `abi.encode(segments)`, by which grants name it.
    function defineCurve(CurveMath.Segment[] calldata segments) external nonReentrant returns (bytes32 curve) {
        curve = keccak256(abi.encode(segments));
        if (_curveNumbers[curve] != 0) return curve;
        uint256[] memory words = CurveMath.pack(segments);
        if (words.length == 0) revert TokenGrants_InvalidCurve();
        uint256 number = ++_curveCount;
        _curveNumbers[curve] = number;
        _curves[number] = Curve(curve, words);
        emit CurveDefined(curve, segments);
    }

    /// @notice Makes a grant of the caller's tokens. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param receiver Who will be paid.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param terms Who can revoke it with which notice, and its curve.
    /// @return id Of the new grant; the ids of a token strictly increase.
    function create(
        address token,
        address receiver,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Terms calldata terms
    ) external nonReentrant returns (uint256 id) {
        return _create(token, receiver, amount, schedule, terms);
    }

    /// @notice As `create`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param receiver Who will be paid.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param terms Who can revoke it with which notice, and its curve.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return id Of the new grant; the ids of a token strictly increase.
    function createWithPermit(
        address token,
        address receiver,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Terms calldata terms,
        Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        _permit(token, permit);
        return _create(token, receiver, amount, schedule, terms);
    }

    /// @notice Makes many grants of one token with one transfer. When a token keeps a fee, each grant is credited pro rata, and
    ///         the last one with what rounding left.
    /// @param token The ERC-20 token. Approve this contract for the sum of all amounts first.
    /// @param awards The grants.
    /// @param terms What they have in common.
    /// @return firstId The id of the first; the others follow one by one.
    function createMany(address token, Award[] calldata awards, Terms calldata terms)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        return _createMany(token, awards, terms);
    }

    /// @notice As `createMany`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param awards The grants.
    /// @param terms What they have in common.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return firstId The id of the first; the others follow one by one.
    function createManyWithPermit(address token, Award[] calldata awards, Terms calldata terms, Permit calldata permit)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        _permit(token, permit);
        return _createMany(token, awards, terms);
    }

    /// @notice Pays the receiver's vested tokens, exactly, to where the receiver says.
    /// @param id The grant. When nothing is left in it, it is gone.
    /// @param to Who is paid.
    /// @param amount How much, at most `withdrawable(id)`.
    function withdraw(uint256 id, address to, uint128 amount) external nonReentrant {
        _withdraw(id, to, amount);
        _pay(id, to, amount, amount);
    }

    /// @notice As `withdraw`, for a token that took balance away from this contract: pays the same share to every grant.
    /// @param id The grant. The whole `amount` leaves it.
    /// @param to Who is paid.
    /// @param amount How much of the grant, at most `withdrawable(id)`.
    /// @param minimum The least that is accepted for it.
    function withdrawShare(uint256 id, address to, uint128 amount, uint128 minimum) external nonReentrant {
        _withdraw(id, to, amount);
        _pay(id, to, amount, minimum);
    }

    /// @notice Pays all that has vested of many grants of one token, with one transfer. Grants with nothing to withdraw are left
    ///         as they are.
    /// @param ids The caller's grants.
    /// @param to Who is paid.
    function withdrawMany(uint256[] calldata ids, address to) external nonReentrant {
        uint256 sum;
        for (uint256 i; i < ids.length; ++i) {
            uint256 id = ids[i];
            if (id >> 96 != ids[0] >> 96) revert TokenGrants_AnotherToken(id, _tokenOf(id));
            PackedLock.Words memory lock = _received(id);
            uint128 available = _withdrawable(id, lock);
            if (available == 0) continue;
            _take(id, lock, to, available);
            sum += available;
        }
        if (sum == 0) revert TokenGrants_ZeroAmount();
        // What is owed of one token is less than 2^128.
        // forge-lint: disable-next-line(unsafe-typecast)
        _pay(ids[0], to, uint128(sum), uint128(sum));
    }

    /// @notice Sends the receiver all that has vested. Everyone may, once the receiver has allowed it.
    /// @param id The grant.
    function push(uint256 id) external nonReentrant {
        PackedLock.Words memory lock = _grants[id].lock;
        address receiver = lock.owner();
        if (receiver == address(0)) revert TokenGrants_NoSuchGrant(id);
        if (!lock.is_(PackedGrant.PUSH)) revert TokenGrants_PushNotAllowed(id);
        uint128 available = _withdrawable(id, lock);
        _take(id, lock, receiver, available);
        _pay(id, receiver, available, available);
    }

    /// @notice Lets everyone send the receiver, who calls, what has vested, or ends that.
    /// @param id The grant.
    /// @param allowed Whether they may.
    function allowPush(uint256 id, bool allowed) external nonReentrant {
        PackedLock.Words memory lock = _received(id);
        _dropPendingReceiver(id, lock);
        _setPush(id, lock, allowed);
        _grants[id].lock = lock;
    }

    /// @notice Stops a grant. What has vested until then is the receiver's, the rest is the revoker's, who calls, to `refund`.
    ///         Nothing is paid here, so that nobody can prevent it. Offers of either part are taken back.
    /// @param id The grant, not revoked before. It cannot be taken back.
    /// @param when The stop, in Unix seconds. Where it is earlier than the notice allows, for instance 0, the notice decides.
    function revoke(uint256 id, uint40 when) external nonReentrant {
        (PackedLock.Words memory lock, uint256 third) = _revocable(id);
        if (lock.is_(PackedGrant.REVOKED)) revert TokenGrants_AlreadyRevoked(id);
        uint256 stop = Math.max(when, block.timestamp + third.timeOf());
        uint128 kept = _vestedAt(id, lock, stop);
        uint128 left = lock.amount() - kept;
        if (left == 0) revert TokenGrants_NothingToRevoke(id, stop);
        _dropPendingReceiver(id, lock);
        _dropPendingRevoker(id, lock);
        lock.mark(PackedGrant.REVOKED, true);
        // Before the end, or nothing would be left.
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 stop_ = uint40(stop);
        _grants[id] = PackedGrant.Words(lock, third.withStop(stop_));
        emit Revoked(id, stop_, kept, left);
    }

    /// @notice Pays what a revocation left to where the revoker, who calls, says. When the token took balance away from this
    ///         contract, it is the same share as every grant is paid.
    /// @param id The revoked grant.
    /// @param to Who is paid.
    /// @param minimum The least that is accepted: `refundable(id)` for all of it.
    function refund(uint256 id, address to, uint128 minimum) external nonReentrant {
        (PackedLock.Words memory lock,) = _revocable(id);
        _checkAccount(to);
        if (!lock.is_(PackedGrant.REVOKED) || lock.is_(PackedGrant.REFUNDED)) revert TokenGrants_NothingToRefund(id);
        uint128 kept = _kept(id, lock);
        uint128 amount = lock.amount() - kept;
        _dropPendingRevoker(id, lock);
        lock.mark(PackedGrant.REFUNDED, true);
        _keep(id, lock, kept);
        emit Refunded(id, to, amount);
        _pay(id, to, amount, minimum);
    }

    /// @notice Gives up the right to revoke, for good.
    /// @param id The caller's grant to revoke, not revoked before.
    function renounce(uint256 id) external nonReentrant {
        (PackedLock.Words memory lock, uint256 third) = _revocable(id);
        if (lock.is_(PackedGrant.REVOKED)) revert TokenGrants_AlreadyRevoked(id);
        _dropPendingRevoker(id, lock);
        _grants[id] = PackedGrant.Words(lock, third.withRevoker(address(0)).withStop(0));
        emit Renounced(id, msg.sender);
    }

    /// @notice Offers the receiver's part, the caller's, to another account, which has to accept. Whatever is done to the grant
    ///         before takes the offer back, so that nobody accepts less than was offered.
    /// @param id The grant. Sending by others is no longer allowed.
    /// @param to Who may accept, or zero to take the offer back.
    function proposeReceiver(uint256 id, address to) external nonReentrant {
        PackedLock.Words memory lock = _received(id);
        _dropPendingReceiver(id, lock);
        if (to != address(0)) {
            if (to == msg.sender || to == address(this)) revert TokenGrants_InvalidAccount(to);
            _setPush(id, lock, false);
            lock.setHasPending(true);
            _pendingReceivers[id] = to;
            emit ReceiverProposed(id, to);
        }
        _grants[id].lock = lock;
    }

    /// @notice Makes the caller, to whom it was offered, the receiver.
    /// @param id The grant.
    function acceptReceiver(uint256 id) external nonReentrant {
        if (_pendingReceivers[id] != msg.sender) revert TokenGrants_NotProposed(id, msg.sender);
        PackedLock.Words memory lock = _grants[id].lock;
        address from = lock.owner();
        lock.setOwner(msg.sender);
        lock.setHasPending(false);
        _grants[id].lock = lock;
        delete _pendingReceivers[id];
        emit ReceiverChanged(id, from, msg.sender);
    }

    /// @notice Offers the right to revoke, the caller's, to another account, which has to accept. Whatever the revoker does to the
    ///         grant before takes the offer back.
    /// @param id The grant.
    /// @param to Who may accept, or zero to take the offer back.
    function proposeRevoker(uint256 id, address to) external nonReentrant {
        (PackedLock.Words memory lock,) = _revocable(id);
        _dropPendingRevoker(id, lock);
        if (to != address(0)) {
            if (to == msg.sender || to == address(this)) revert TokenGrants_InvalidAccount(to);
            lock.mark(PackedGrant.PENDING_REVOKER, true);
            _pendingRevokers[id] = to;
            emit RevokerProposed(id, to);
        }
        _grants[id].lock = lock;
    }

    /// @notice Makes the caller, to whom it was offered, the revoker.
    /// @param id The grant.
    function acceptRevoker(uint256 id) external nonReentrant {
        if (_pendingRevokers[id] != msg.sender) revert TokenGrants_NotProposed(id, msg.sender);
        PackedLock.Words memory lock = _grants[id].lock;
        uint256 third = _grants[id].third;
        lock.mark(PackedGrant.PENDING_REVOKER, false);
        _grants[id] = PackedGrant.Words(lock, third.withRevoker(msg.sender));
        delete _pendingRevokers[id];
        emit RevokerChanged(id, third.revokerOf(), msg.sender);
    }

    function _permit(address token, Permit calldata permit) private {
        _checkToken(token);
        Permits.allow(token, permit);
    }

    function _create(
        address token,
        address receiver,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Terms calldata terms
    ) private returns (uint256 id) {
        uint256 curve = _checkTerms(terms);
        _checkSchedule(schedule, curve);
        uint128 received;
        (id, received) = _pull(token, amount, 1);
        _open(id, receiver, received, schedule, terms, curve);
    }

    function _createMany(address token, Award[] calldata awards, Terms calldata terms)
        private
        returns (uint256 firstId)
    {
        uint256 curve = _checkTerms(terms);
        uint256 total;
        for (uint256 i; i < awards.length; ++i) {
            _checkSchedule(awards[i].schedule, curve);
            total += awards[i].amount;
        }
        uint128 received;
        (firstId, received) = _pull(token, total, awards.length);
        uint128 left = received;
        for (uint256 i; i < awards.length; ++i) {
            Award calldata award = awards[i];
            uint128 credit = received == total ? award.amount : _part(award.amount, received, total);
            if (i == awards.length - 1) credit = left;
            if (credit == 0) revert TokenGrants_ZeroAmount();
            left -= credit;
            _open(firstId + i, award.receiver, credit, award.schedule, terms, curve);
        }
    }

    /// @dev Takes tokens from the caller, enters what arrived, and answers the first of `count` new ids. Where less is held than
    ///      owed, who pays in would pay for others.
    function _pull(address token, uint256 amount, uint256 count) private returns (uint256 firstId, uint128 received) {
        if (amount == 0) revert TokenGrants_ZeroAmount();
        _checkToken(token);
        Ledger storage ledger = _ledgers[token];
        (uint256 debt, uint256 last) = (ledger.owed, ledger.count);
        uint256 before = IERC20(token).balanceOf(address(this));
        if (before < debt) revert TokenGrants_Shortfall(token, before, debt);
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        uint256 held = IERC20(token).balanceOf(address(this));
        if (held <= before) revert TokenGrants_NothingReceived(token, amount);
        unchecked {
            // More than was held, and numbers of 96 bits are never used up.
            uint256 arrived = held - before;
            if (arrived > type(uint112).max) revert TokenGrants_AmountTooLarge(arrived);
            debt += arrived;
            if (debt > type(uint128).max) revert TokenGrants_AmountTooLarge(debt);
            // forge-lint: disable-start(unsafe-typecast)
            received = uint128(arrived);
            (ledger.owed, ledger.count) = (uint128(debt), uint96(last + count));
            // forge-lint: disable-end(unsafe-typecast)
            firstId = uint256(uint160(token)) << 96 | last + 1;
        }
    }

    function _open(
        uint256 id,
        address receiver,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Terms calldata terms,
        uint256 curve
    ) private {
        _checkAccount(receiver);
        PackedGrant.Words storage grant = _grants[id];
        uint256 flags = curve == 0 ? 0 : PackedGrant.CURVE;
        if (terms.pushable) flags |= PackedGrant.PUSH;
        grant.lock.begin(receiver, amount, schedule, flags);
        grant.third = PackedGrant.third(terms.revoker, terms.notice, curve);
        emit Granted(
            id,
            receiver,
            msg.sender,
            terms.revoker,
            amount,
            schedule.start,
            schedule.cliff,
            schedule.end,
            schedule.steps,
            terms.curve,
            terms.notice
        );
        address revoker = terms.revoker;
        if (revoker != msg.sender && revoker != address(0)) emit RevokerChanged(id, address(0), revoker);
        if (terms.pushable) emit PushAllowed(id, true);
    }

    /// @dev Takes `amount` out of the caller's grant, before `_pay`.
    function _withdraw(uint256 id, address to, uint128 amount) private {
        PackedLock.Words memory lock = _received(id);
        uint128 available = _withdrawable(id, lock);
        if (amount > available) revert TokenGrants_NotVested(id, amount, available);
        _take(id, lock, to, amount);
    }

    /// @dev Takes `amount`, which has vested, out of a grant.
    function _take(uint256 id, PackedLock.Words memory lock, address to, uint128 amount) private {
        _checkAccount(to);
        if (amount == 0) revert TokenGrants_ZeroAmount();
        _dropPendingReceiver(id, lock);
        uint128 whole = lock.amount();
        lock.setAmounts(whole, lock.withdrawn() + amount);
        _keep(id, lock, lock.is_(PackedGrant.REFUNDED) ? _kept(id, lock) : whole);
        emit Withdrawn(id, to, amount);
    }

    /// @dev Stores a grant, or clears it when the receiver has got the `whole`. The third word of a grant that is gone is not
    ///      read again: to clear it would cost more than is given back for it.
    function _keep(uint256 id, PackedLock.Words memory lock, uint128 whole) private {
        if (lock.withdrawn() == whole) {
            _dropPendingReceiver(id, lock);
            _dropPendingRevoker(id, lock);
            delete _grants[id].lock;
        } else {
            _grants[id].lock = lock;
        }
    }

    /// @dev Pays `amount` of what is owed, or the share of it that there is.
    function _pay(uint256 id, address to, uint128 amount, uint128 minimum) private {
        address token = _tokenOf(id);
        Ledger storage ledger = _ledgers[token];
        uint128 debt = ledger.owed;
        uint256 balance = IERC20(token).balanceOf(address(this));
        uint128 paid = amount;
        if (balance < debt) {
            paid = _part(amount, balance, debt);
            if (paid < minimum) revert TokenGrants_Shortfall(token, balance, debt);
            emit PaidShare(id, paid);
        }
        ledger.owed = debt - amount;
        IERC20(token).safeTransfer(to, paid);
    }

    function _checkToken(address token) private view {
        if (token.code.length == 0) revert TokenGrants_NotAToken(token);
    }

    /// @dev A part of an amount, which is at most the amount.
    function _part(uint128 amount, uint256 numerator, uint256 denominator) private pure returns (uint128) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(VestingMath.part(amount, numerator, denominator));
    }
}
