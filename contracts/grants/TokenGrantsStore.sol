// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { PackedLock } from "../locks/PackedLock.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { CurveMath } from "./CurveMath.sol";
import { PackedGrant } from "./PackedGrant.sol";
import { TokenGrantsWords } from "./TokenGrantsWords.sol";

/// @title How TokenGrants keeps its grants, and shows them
/// @dev Three words for a grant, and one for each segment of a curve, which many grants share. The id of a grant is the address of
///      its token times 2^96 plus its number among the grants of that token, from 1 on. No view reverts: of a grant that is not
///      there each answers zero.
abstract contract TokenGrantsStore is TokenGrantsWords {
    using PackedGrant for PackedLock.Words;
    using PackedGrant for uint256;
    using PackedLock for PackedLock.Words;

    /// @notice How far ahead an end may lie, in seconds: a hundred years. Milliseconds typed as seconds are beyond it.
    uint40 public constant MAX_AHEAD = 36_525 days;

    /// @dev What is known of a token, in one word.
    struct Ledger {
        uint128 owed;
        uint96 count;
    }

    /// @dev Its hash, and its segments as `CurveMath` packs them.
    struct Curve {
        bytes32 hash;
        uint256[] words;
    }

    mapping(address token => Ledger) internal _ledgers;
    mapping(uint256 id => PackedGrant.Words) internal _grants;
    mapping(uint256 id => address) internal _pendingReceivers;
    mapping(uint256 id => address) internal _pendingRevokers;
    mapping(uint256 number => Curve) internal _curves;
    mapping(bytes32 hash => uint256 number) internal _curveNumbers;
    uint256 internal _curveCount;

    /// @notice All that is known of a grant; zeros when there is none with this id.
    /// @param id Any number.
    function grantOf(uint256 id) external view returns (Grant memory grant) {
        PackedLock.Words memory lock = _grants[id].lock;
        if (lock.owner() == address(0)) return grant;
        uint256 third = _grants[id].third;
        bool revoked = lock.is_(PackedGrant.REVOKED);
        grant.token = _tokenOf(id);
        grant.receiver = lock.owner();
        grant.pendingReceiver = _pendingReceivers[id];
        grant.revoker = third.revokerOf();
        grant.pendingRevoker = _pendingRevokers[id];
        grant.amount = lock.amount();
        grant.withdrawn = lock.withdrawn();
        grant.schedule = lock.schedule();
        grant.curve = _curves[third.curveOf()].hash;
        grant.pushAllowed = lock.is_(PackedGrant.PUSH);
        grant.revoked = revoked;
        grant.refunded = lock.is_(PackedGrant.REFUNDED);
        // Before it is a stop, this field is a notice of 32 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        if (!revoked) grant.notice = uint32(third.timeOf());
        else grant.stop = third.timeOf();
    }

    /// @notice Whether there is a grant with this id.
    /// @param id Any number.
    function exists(uint256 id) external view returns (bool) {
        PackedLock.Words memory lock = _grants[id].lock;
        return lock.owner() != address(0);
    }

    /// @notice How much of a grant has vested by now, withdrawn or not.
    /// @param id Any number.
    function vested(uint256 id) external view returns (uint128) {
        return vestedAt(id, block.timestamp);
    }

    /// @notice How much of a grant has vested at a time, withdrawn or not, unless it is revoked before.
    /// @param id Any number.
    /// @param time In Unix seconds, past or to come.
    function vestedAt(uint256 id, uint256 time) public view returns (uint128) {
        PackedLock.Words memory lock = _grants[id].lock;
        return _vestedAt(id, lock, time);
    }

    /// @notice How much the receiver can withdraw now.
    /// @param id Any number.
    function withdrawable(uint256 id) external view returns (uint128) {
        PackedLock.Words memory lock = _grants[id].lock;
        return _withdrawable(id, lock);
    }

    /// @notice How much the revoker can take back now: nothing before the grant is revoked.
    /// @param id Any number.
    function refundable(uint256 id) external view returns (uint128) {
        PackedLock.Words memory lock = _grants[id].lock;
        if (!lock.is_(PackedGrant.REVOKED) || lock.is_(PackedGrant.REFUNDED)) return 0;
        return lock.amount() - _kept(id, lock);
    }

    /// @notice What is owed of a token to receivers and revokers.
    /// @param token Any address.
    function owed(address token) external view returns (uint256) {
        return _ledgers[token].owed;
    }

    /// @notice The ids ever given to grants of a token: `count` numbers from `firstId` on. Some may be gone.
    /// @param token Any address.
    function idsOf(address token) external view returns (uint256 firstId, uint256 count) {
        return (uint256(uint160(token)) << 96 | 1, _ledgers[token].count);
    }

    /// @notice The segments of a curve; none when it is not stored.
    /// @param curve The hash of `abi.encode(segments)`.
    function segmentsOf(bytes32 curve) external view returns (CurveMath.Segment[] memory) {
        return CurveMath.unpack(_curves[_curveNumbers[curve]].words);
    }

    /// @dev The caller stores the grant.
    function _dropPendingReceiver(uint256 id, PackedLock.Words memory lock) internal {
        if (!lock.hasPending()) return;
        lock.setHasPending(false);
        emit ReceiverProposalCancelled(id, _pendingReceivers[id]);
        delete _pendingReceivers[id];
    }

    /// @dev The caller stores the grant.
    function _dropPendingRevoker(uint256 id, PackedLock.Words memory lock) internal {
        if (!lock.is_(PackedGrant.PENDING_REVOKER)) return;
        lock.mark(PackedGrant.PENDING_REVOKER, false);
        emit RevokerProposalCancelled(id, _pendingRevokers[id]);
        delete _pendingRevokers[id];
    }

    /// @dev The caller stores the grant.
    function _setPush(uint256 id, PackedLock.Words memory lock, bool allowed) internal {
        if (lock.is_(PackedGrant.PUSH) == allowed) return;
        lock.mark(PackedGrant.PUSH, allowed);
        emit PushAllowed(id, allowed);
    }

    function _withdrawable(uint256 id, PackedLock.Words memory lock) internal view returns (uint128) {
        // What was withdrawn had vested, and what has vested never falls.
        unchecked {
            return _vestedAt(id, lock, block.timestamp) - lock.withdrawn();
        }
    }

    function _vestedAt(uint256 id, PackedLock.Words memory lock, uint256 time) internal view returns (uint128) {
        if (lock.is_(PackedGrant.REVOKED)) time = Math.min(time, _grants[id].third.timeOf());
        if (lock.hasEnded(time)) return lock.amount();
        VestingMath.Schedule memory schedule = lock.schedule();
        if (!lock.is_(PackedGrant.CURVE)) return VestingMath.vested(lock.amount(), 0, schedule, time);
        if (time < schedule.cliff) return 0;
        uint256[] storage words = _curves[_grants[id].third.curveOf()].words;
        // A part of an amount of 112 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(CurveMath.vested(words, lock.amount(), time - schedule.start));
    }

    /// @dev What the receiver of a revoked grant has in all.
    function _kept(uint256 id, PackedLock.Words memory lock) internal view returns (uint128) {
        return _vestedAt(id, lock, type(uint256).max);
    }

    function _tokenOf(uint256 id) internal pure returns (address) {
        // The number below is cut off.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(id >> 96));
    }

    function _received(uint256 id) internal view returns (PackedLock.Words memory lock) {
        lock = _grants[id].lock;
        if (lock.owner() != msg.sender) {
            if (lock.owner() == address(0)) revert TokenGrants_NoSuchGrant(id);
            revert TokenGrants_NotReceiver(id, msg.sender);
        }
    }

    function _revocable(uint256 id) internal view returns (PackedLock.Words memory lock, uint256 third) {
        lock = _grants[id].lock;
        if (lock.owner() == address(0)) revert TokenGrants_NoSuchGrant(id);
        third = _grants[id].third;
        if (third.revokerOf() != msg.sender) revert TokenGrants_NotRevoker(id, msg.sender);
    }

    function _checkAccount(address account) internal view {
        if (account == address(0) || account == address(this)) revert TokenGrants_InvalidAccount(account);
    }

    /// @dev Answers the number of the curve, 0 for none.
    function _checkTerms(Terms calldata terms) internal view returns (uint256 number) {
        if (terms.revoker == address(this)) revert TokenGrants_InvalidAccount(terms.revoker);
        if (terms.notice != 0 && terms.revoker == address(0)) revert TokenGrants_NoticeWithoutRevoker(terms.notice);
        if (terms.curve == 0) return 0;
        number = _curveNumbers[terms.curve];
        if (number == 0) revert TokenGrants_NoSuchCurve(terms.curve);
    }

    function _checkSchedule(VestingMath.Schedule calldata schedule, uint256 curve) internal view {
        (uint40 start, uint40 cliff, uint40 end) = (schedule.start, schedule.cliff, schedule.end);
        if (start > cliff || cliff > end || start >= end || end <= block.timestamp) {
            revert TokenGrants_InvalidSchedule(start, cliff, end);
        }
        if (end > block.timestamp + MAX_AHEAD) revert TokenGrants_TooFarAhead(end, block.timestamp + MAX_AHEAD);
        uint256 duration = end - start;
        bool fits = curve == 0
            ? duration <= type(uint32).max
            : duration == CurveMath.lengthOf(_curves[curve].words) && schedule.steps == 0;
        if (!fits) revert TokenGrants_InvalidSchedule(start, cliff, end);
    }
}
