// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Operations at the very second of a start, cliff, step or end, where off by one would show.
contract TokenLockerMomentsTest is TokenLockerBase {
    uint128 internal constant AMOUNT = 1000e18;

    function _moments() private pure returns (uint40[8] memory) {
        return [
            NOW,
            NOW + 1,
            NOW + 10 days - 1,
            NOW + 10 days,
            NOW + 10 days + 1,
            NOW + 20 days,
            NOW + 20 days + 1,
            NOW + 100 days - 1
        ];
    }

    function test_I3_at_any_moment_extend_split_and_permanence_leave_vested_as_it_is() public {
        VestingMath.Schedule[3] memory schedules = [_linear(), _steps(), _date()];
        uint40[8] memory moments = _moments();
        for (uint256 i; i < 24; ++i) {
            vm.warp(NOW);
            uint256 extended = _lock(AMOUNT, schedules[i / 8]);
            uint256 split = _lock(AMOUNT, schedules[i / 8]);
            uint256 permanent = _lock(AMOUNT, schedules[i / 8]);
            uint256 untouched = _lock(AMOUNT, schedules[i / 8]);
            vm.warp(moments[i % 8]);
            uint128 vested = locker.vested(untouched);
            vm.startPrank(OWNER);
            locker.extend(extended, NOW + 200 days);
            uint256 part = locker.split(split, AMOUNT / 4);
            locker.makePermanent(permanent);
            vm.stopPrank();
            _eq(locker.vested(extended), vested, "extended");
            _eq(locker.vested(split) + locker.vested(part), vested, "split");
            _eq(locker.vested(permanent), vested, "permanent");
            vm.warp(moments[i % 8] + 5 days);
            _le(locker.vested(extended), locker.vested(untouched), "nothing comes earlier");
            _eq(locker.vested(permanent), vested, "nor ever");
        }
    }

    function test_steps_come_at_their_very_second_also_after_extend_and_split() public {
        uint256 id = _lock(AMOUNT, _steps());
        vm.warp(NOW + 10 days - 1);
        _eq(locker.vested(id), 0, "a second before the first step");
        vm.warp(NOW + 10 days);
        _eq(locker.vested(id), AMOUNT / 10, "the first step");
        vm.warp(NOW + 35 days);
        _eq(locker.vested(id), 3 * AMOUNT / 10, "three steps");
        vm.prank(OWNER);
        locker.extend(id, NOW + 170 days);
        // Seven steps are left, from the last one (30 days) to the new end: one every twenty days.
        _eq(_of(id).schedule.start, NOW + 30 days, "from the last step on");
        _eq(_of(id).schedule.steps, 7, "steps left");
        for (uint40 step = 1; step <= 7; ++step) {
            vm.warp(NOW + 30 days + step * 20 days - 1);
            _eq(locker.vested(id), (2 + step) * AMOUNT / 10, "a second before");
            vm.warp(NOW + 30 days + step * 20 days);
            _eq(locker.vested(id), (3 + step) * AMOUNT / 10, "at its second");
        }
    }

    function test_steps_of_both_parts_of_a_split_lock_come_at_their_very_second() public {
        uint256 id = _lock(AMOUNT, _steps());
        vm.warp(NOW + 35 days);
        vm.prank(OWNER);
        uint256 part = locker.split(id, AMOUNT / 4);
        vm.warp(NOW + 40 days - 1);
        _eq(locker.vested(id) + locker.vested(part), 3 * AMOUNT / 10, "a second before");
        vm.warp(NOW + 40 days);
        _eq(locker.vested(part), AMOUNT / 10, "at its second: four tenths of a quarter");
        _eq(locker.vested(id) + locker.vested(part), 4 * AMOUNT / 10, "at its second");
    }

    function test_I5_a_split_at_the_very_second_of_the_end_leaves_two_locks_that_have_ended() public {
        VestingMath.Schedule[3] memory schedules = [_linear(), _steps(), _date()];
        for (uint256 i; i < 3; ++i) {
            vm.warp(NOW);
            uint256 id = _lock(AMOUNT, schedules[i]);
            vm.warp(NOW + 100 days);
            vm.startPrank(OWNER);
            uint256 part = locker.split(id, AMOUNT / 4);
            _eq(abi.encode(_of(part).schedule), abi.encode(schedules[i]), "the schedule stays");
            locker.withdraw(id, OTHER, 3 * AMOUNT / 4);
            locker.withdraw(part, OTHER, AMOUNT / 4);
            vm.stopPrank();
        }
    }

    function test_a_cliff_and_an_end_open_at_their_second() public {
        uint256 linear = _lock(AMOUNT, _linear());
        uint256 date = _lock(AMOUNT, _date());
        vm.warp(NOW + 10 days - 1);
        _eq(locker.vested(linear), 0, "before the cliff");
        vm.warp(NOW + 10 days);
        _eq(locker.vested(linear), AMOUNT / 10, "at the cliff");
        vm.warp(NOW + 100 days - 1);
        _eq(locker.vested(date), 0, "before the date");
        vm.warp(NOW + 100 days);
        _eq(locker.vested(date), AMOUNT, "at the date");
        _refused(OWNER, TokenLockerWords.TokenLocker_Ended.selector);
        locker.extend(date, NOW + 200 days);
    }
}
