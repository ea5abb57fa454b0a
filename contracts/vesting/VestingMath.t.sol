// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLockerBase } from "../testing/TokenLockerBase.sol";
import { VestingMath } from "./VestingMath.sol";

contract VestingMathTest is TokenLockerBase {
    function _amounts(uint256 random) private pure returns (uint128 amount, uint128 base) {
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = uint128(_part(random, 10) >> (128 + _part(random, 11) % 128));
        // forge-lint: disable-next-line(unsafe-typecast)
        if (random % 2 == 0) base = uint128(_part(random, 12) % (uint256(amount) + 1));
    }

    function test_I2_vested_lies_between_base_and_amount(uint256 random, uint40 time) public view {
        (uint128 amount, uint128 base) = _amounts(random);
        uint128 vested = VestingMath.vested(amount, base, _any(random), time);
        _ge(vested, base, "base");
        _le(vested, amount, "amount");
    }

    function test_I3_vested_never_falls_with_time(uint256 random, uint40 time, uint32 later) public view {
        (uint128 amount, uint128 base) = _amounts(random);
        VestingMath.Schedule memory schedule = _any(random);
        _le(
            VestingMath.vested(amount, base, schedule, time),
            VestingMath.vested(amount, base, schedule, uint256(time) + later),
            "later"
        );
    }

    function test_vested_never_falls_when_the_amount_grows(uint256 random, uint40 time, uint64 more) public view {
        (uint128 amount, uint128 base) = _amounts(random);
        amount /= 2;
        base /= 2;
        VestingMath.Schedule memory schedule = _any(random);
        _le(
            VestingMath.vested(amount, base, schedule, time),
            VestingMath.vested(amount + more / 2, base, schedule, time),
            "more"
        );
    }

    function test_the_cliff_the_end_and_each_step_are_where_they_are_said_to_be() public pure {
        VestingMath.Schedule memory linear = _linear();
        _eq(VestingMath.vested(1000, 0, linear, NOW + 10 days - 1), 0, "before the cliff");
        _eq(VestingMath.vested(1000, 0, linear, NOW + 10 days), 100, "at the cliff");
        _eq(VestingMath.vested(1000, 0, linear, NOW + 50 days), 500, "half");
        _eq(VestingMath.vested(1000, 0, linear, NOW + 100 days - 1), 999, "before the end");
        _eq(VestingMath.vested(1000, 0, linear, NOW + 100 days), 1000, "at the end");
        VestingMath.Schedule memory steps = _steps();
        _eq(VestingMath.vested(1000, 0, steps, NOW + 20 days - 1), 100, "before the second step");
        _eq(VestingMath.vested(1000, 0, steps, NOW + 20 days), 200, "at the second step");
        _eq(VestingMath.vested(1000, 7, _never(), type(uint40).max), 7, "permanent");
    }

    function test_I3_rebasing_keeps_what_has_vested_and_brings_nothing_forward(
        uint256 random,
        uint256 when,
        uint256 later,
        uint256 longer
    ) public view {
        (uint128 amount, uint128 base) = _amounts(random);
        VestingMath.Schedule memory schedule = _any(random);
        vm.assume(schedule.end != PERMANENT);
        when = _bound(when, NOW - 400 days, schedule.end - 1);
        VestingMath.Schedule memory rest = VestingMath.rebased(schedule, when);
        uint128 vested = VestingMath.vested(amount, base, schedule, when);
        uint128 newBase = when < schedule.cliff || when <= schedule.start ? base : vested;
        _eq(VestingMath.vested(amount, newBase, rest, when), vested, "nothing is lost");
        // forge-lint: disable-next-line(unsafe-typecast)
        rest.end += uint40(_bound(longer, 0, 1000 days));
        _eq(VestingMath.vested(amount, newBase, rest, when), vested, "nor when it is extended");
        later = _bound(later, when, uint256(schedule.end) + 1000 days);
        _le(
            VestingMath.vested(amount, newBase, rest, later),
            VestingMath.vested(amount, base, schedule, later),
            "nothing earlier"
        );
    }
}
