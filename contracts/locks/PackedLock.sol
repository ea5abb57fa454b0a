// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";

/// @title A lock in two words
/// @notice A new word of storage costs 22,100 gas, so a lock has two: amounts of 112 bits, as the reserves of a Uniswap V2 pair
///         have, and the cliff and end as distances from the start. The token is known by the id.
/// @dev From the lowest bit. `first`: owner 160, start 40, cliff − start 32, steps 16, has a base 1, has a pending owner 1.
///      `second`: amount 112, withdrawn 112, end − start 32, 0 when permanent. Every cast cuts one field out of its word.
library PackedLock {
    /// @notice A lock as it is kept, and as it is worked with in memory.
    struct Words {
        uint256 first;
        uint256 second;
    }

    uint256 private constant OWNER = type(uint160).max;
    uint256 private constant TIMES = uint256(type(uint88).max) << 160;
    uint256 private constant BASE = 1 << 248;
    uint256 private constant PENDING = 1 << 249;
    uint256 private constant AMOUNT = type(uint112).max;
    uint256 private constant WITHDRAWN = AMOUNT << 112;
    uint256 private constant AMOUNTS = AMOUNT | WITHDRAWN;

    // forge-lint: disable-start(unsafe-typecast)

    function owner(Words memory lock) internal pure returns (address) {
        return address(uint160(lock.first));
    }

    function setOwner(Words memory lock, address owner_) internal pure {
        lock.first = lock.first & ~OWNER | uint160(owner_);
    }

    function hasBase(Words memory lock) internal pure returns (bool) {
        return lock.first & BASE != 0;
    }

    function setHasBase(Words memory lock, bool has) internal pure {
        lock.first = has ? lock.first | BASE : lock.first & ~BASE;
    }

    function hasPending(Words memory lock) internal pure returns (bool) {
        return lock.first & PENDING != 0;
    }

    function setHasPending(Words memory lock, bool has) internal pure {
        lock.first = has ? lock.first | PENDING : lock.first & ~PENDING;
    }

    function amount(Words memory lock) internal pure returns (uint128) {
        return uint112(lock.second);
    }

    function withdrawn(Words memory lock) internal pure returns (uint128) {
        return uint112(lock.second >> 112);
    }

    /// @notice Needs both below 2^112.
    function setAmounts(Words memory lock, uint256 amount_, uint256 withdrawn_) internal pure {
        lock.second = lock.second & ~AMOUNTS | withdrawn_ << 112 | amount_;
    }

    function hasEnded(Words memory lock, uint256 time) internal pure returns (bool) {
        uint256 duration = lock.second >> 224;
        return duration != 0 && time >= uint40(lock.first >> 160) + duration;
    }

    function schedule(Words memory lock) internal pure returns (VestingMath.Schedule memory) {
        (uint256 first, uint256 duration) = (lock.first, lock.second >> 224);
        unchecked {
            uint40 start = uint40(first >> 160);
            uint40 end = duration == 0 ? VestingMath.PERMANENT : start + uint40(duration);
            return VestingMath.Schedule(start, start + uint32(first >> 200), end, uint16(first >> 232));
        }
    }

    /// @notice Needs `start` ≤ `cliff`, and `end` − `start` below 2^32 or `PERMANENT`.
    function setSchedule(Words memory lock, VestingMath.Schedule memory schedule_) internal pure {
        (uint256 start, uint256 end) = (schedule_.start, schedule_.end);
        unchecked {
            uint256 duration = end == VestingMath.PERMANENT ? 0 : end - start;
            lock.first =
                lock.first & ~TIMES | start << 160 | (schedule_.cliff - start) << 200 | uint256(schedule_.steps) << 232;
            lock.second = lock.second & AMOUNTS | duration << 224;
        }
    }

    // forge-lint: disable-end(unsafe-typecast)
}
