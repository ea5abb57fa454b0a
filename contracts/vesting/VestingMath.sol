// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title When the parts of a lock vest
/// @notice Times are Unix seconds. Proven by `npm run contracts:proof` for all values, compared with a second version in
///         TypeScript at 100,000 points (`vesting-math.test.ts`), and fuzzed in `VestingMath.t.sol`.
library VestingMath {
    /// @notice Instead of an end: never.
    uint40 internal constant PERMANENT = type(uint40).max;

    /// @notice A schedule. Nothing of the rest vests before `cliff`; all has vested at `end`. In between the rest vests second
    ///         by second when `steps` is 0, and in `steps` equal parts, each at its end, otherwise.
    struct Schedule {
        uint40 start;
        uint40 cliff;
        uint40 end;
        uint16 steps;
    }

    /// @notice What has vested at `time` of `amount`, of which `base` had vested before the schedule began. Rounded down.
    /// @dev Promises: `base` ≤ answer ≤ `amount`; it never falls as `time` or `amount` grows. Needs `base` ≤ `amount` and
    ///      `start` < `end`. 128 + 40 bits: no product can overflow.
    function vested(uint128 amount, uint128 base, Schedule memory schedule, uint256 time)
        internal
        pure
        returns (uint128)
    {
        if (schedule.end == PERMANENT) return base;
        if (time >= schedule.end) return amount;
        if (time < schedule.cliff || time <= schedule.start) return base;
        unchecked {
            uint256 elapsed = time - schedule.start;
            uint256 duration = uint256(schedule.end) - schedule.start;
            uint256 steps = schedule.steps;
            if (steps != 0) (elapsed, duration) = (part(steps, elapsed, duration), steps);
            // What is added is at most what is between the two.
            // forge-lint: disable-next-line(unsafe-typecast)
            return base + uint128(part(amount - base, elapsed, duration));
        }
    }

    /// @notice `amount` × `numerator` / `denominator`, rounded down, for `numerator` ≤ `denominator`, all below 2^128: at most
    ///         `amount`.
    function part(uint256 amount, uint256 numerator, uint256 denominator) internal pure returns (uint256) {
        unchecked {
            return amount * numerator / denominator;
        }
    }

    /// @notice The schedule of what is left at `time`, once what has vested until then is set aside as base: it goes on as it
    ///         did, with the same end. A schedule of which nothing has vested yet is answered as it is.
    /// @dev Needs `time` < `end`. Steps go on from the last step, so that no step comes earlier than it would have.
    function rebased(Schedule memory schedule, uint256 time) internal pure returns (Schedule memory) {
        if (schedule.end == PERMANENT || time < schedule.cliff || time <= schedule.start) return schedule;
        uint40 start = schedule.start;
        uint16 steps = schedule.steps;
        unchecked {
            // Times before an end of 40 bits fit into 40 bits, and fewer steps are done than there are.
            // forge-lint: disable-start(unsafe-typecast)
            if (steps == 0) {
                start = uint40(time);
            } else {
                uint256 duration = uint256(schedule.end) - start;
                uint256 done = (time - start) * steps / duration;
                start += uint40((done * duration + steps - 1) / steps);
                steps -= uint16(done);
            }
            // forge-lint: disable-end(unsafe-typecast)
        }
        return Schedule(start, start, schedule.end, steps);
    }
}
