// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PackedLock } from "../locks/PackedLock.sol";
import { VestingMath } from "../vesting/VestingMath.sol";

/// @title A grant in three words
/// @notice The first two are those of a lock, with the receiver as its owner: a withdrawal needs no others. The third is for the
///         revoker, the notice and the curve.
/// @dev The bits above those of a lock in its first word are flags. `third` from the lowest bit: revoker 160, notice until the
///      grant is revoked and its stop afterwards 64, number of its curve 32. Every cast cuts one field out of its word.
library PackedGrant {
    /// @notice A grant as it is kept.
    struct Words {
        PackedLock.Words lock;
        uint256 third;
    }

    /// @notice It follows the curve whose number is in the third word.
    uint256 internal constant CURVE = 1 << 250;
    /// @notice Everyone may send the receiver what has vested.
    uint256 internal constant PUSH = 1 << 251;
    /// @notice Its revoker has proposed another.
    uint256 internal constant PENDING_REVOKER = 1 << 252;
    /// @notice It is revoked.
    uint256 internal constant REVOKED = 1 << 253;
    /// @notice It is revoked, and the refund has left.
    uint256 internal constant REFUNDED = 1 << 254;

    uint256 private constant REVOKER = type(uint160).max;
    uint256 private constant TIME = uint256(type(uint64).max) << 160;

    // forge-lint: disable-start(unsafe-typecast)

    function is_(PackedLock.Words memory lock, uint256 flag) internal pure returns (bool) {
        return lock.first & flag != 0;
    }

    function mark(PackedLock.Words memory lock, uint256 flag, bool on) internal pure {
        lock.first = on ? lock.first | flag : lock.first & ~flag;
    }

    /// @notice The first two words of a grant that begins, as `PackedLock` reads them. Needs an `amount` below 2^112, `start` ≤
    ///         `cliff`, and `end` − `start` below 2^32. `flags` are those of this library.
    function begin(
        PackedLock.Words storage lock,
        address receiver,
        uint256 amount,
        VestingMath.Schedule calldata schedule,
        uint256 flags
    ) internal {
        uint256 start = schedule.start;
        unchecked {
            lock.first = uint160(receiver) | start << 160 | (schedule.cliff - start) << 200 | uint256(schedule.steps)
                << 232 | flags;
            lock.second = amount | (schedule.end - start) << 224;
        }
    }

    /// @notice A third word. Needs a `curve` below 2^32.
    function third(address revoker, uint256 notice, uint256 curve) internal pure returns (uint256) {
        return uint160(revoker) | notice << 160 | curve << 224;
    }

    function revokerOf(uint256 third_) internal pure returns (address) {
        return address(uint160(third_));
    }

    function withRevoker(uint256 third_, address revoker) internal pure returns (uint256) {
        return third_ & ~REVOKER | uint160(revoker);
    }

    /// @notice The notice in seconds, or the stop of a revoked grant in Unix seconds.
    function timeOf(uint256 third_) internal pure returns (uint40) {
        return uint40(third_ >> 160);
    }

    function withStop(uint256 third_, uint40 stop) internal pure returns (uint256) {
        return third_ & ~TIME | uint256(stop) << 160;
    }

    function curveOf(uint256 third_) internal pure returns (uint256) {
        return third_ >> 224;
    }

    // forge-lint: disable-end(unsafe-typecast)
}
