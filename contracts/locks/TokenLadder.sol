// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";
import { LockLensWords } from "./LockLensWords.sol";
import { TokenLockerWords } from "./TokenLockerWords.sol";

/// @title When how much of locked tokens has vested
library TokenLadder {
    uint40 private constant PERMANENT = type(uint40).max;

    /// @notice What of these locks has not vested at `time`.
    function heldAt(TokenLockerWords.Lock[] memory locks, uint256 time) internal pure returns (uint256 held) {
        for (uint256 i; i < locks.length; ++i) {
            held += heldOf(locks[i], time);
        }
    }

    /// @notice The first times at which less than 99, 90 and 50 % of what is held now is held.
    function ladder(TokenLockerWords.Lock[] memory locks, uint256 time)
        internal
        pure
        returns (LockLensWords.Ladder memory it)
    {
        it.total = heldAt(locks, time);
        uint256 end = time;
        for (uint256 i; i < locks.length; ++i) {
            uint40 own = locks[i].schedule.end;
            if (own == PERMANENT) it.permanent += heldOf(locks[i], time);
            else if (own > end) end = own;
        }
        if (it.total == 0) return it;
        it.until99 = _until(locks, time, end, it.total, it.permanent, 99);
        it.until90 = _until(locks, time, end, it.total, it.permanent, 90);
        it.until50 = _until(locks, time, end, it.total, it.permanent, 50);
    }

    /// @dev What is held never grows, so the moment is found by halving. At `end` all but what is permanent has vested.
    function _until(
        TokenLockerWords.Lock[] memory locks,
        uint256 from,
        uint256 end,
        uint256 total,
        uint256 permanent,
        uint256 percent
    ) private pure returns (uint40) {
        if (permanent * 100 >= total * percent) return PERMANENT;
        while (end - from > 1) {
            uint256 middle = (from + end) / 2;
            if (heldAt(locks, middle) * 100 < total * percent) end = middle;
            else from = middle;
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint40(end);
    }

    /// @notice What of one lock has not vested at `time`.
    function heldOf(TokenLockerWords.Lock memory lock, uint256 time) internal pure returns (uint256) {
        return lock.amount - VestingMath.vested(lock.amount, lock.base, lock.schedule, time);
    }
}
