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
