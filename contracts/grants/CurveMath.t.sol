// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrantsWords } from "./TokenGrantsWords.sol";
import { CurveReference } from "../testing/CurveReference.sol";
import { TokenGrantsBase } from "../testing/TokenGrantsBase.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { CurveMath } from "./CurveMath.sol";

/// @notice What vests on a curve, asked of grants.
contract CurveMathTest is TokenGrantsBase {
    function _segment(uint32 length, uint112 weight, uint32 granularity, int8 power)
        private
        pure
        returns (CurveMath.Segment memory)
    {
        return CurveMath.Segment(length, weight, granularity, power);
    }

    function test_I2_a_curve_pays_what_a_second_version_says_at_every_border(uint256 random, uint112 amount) public {
        (CurveMath.Segment[] memory segments, uint256 length) = _anyCurve(random, 20);
        vm.assume(amount != 0);
        coin.mint(PAYER, amount);
        uint256 id = _grantOn(segments, length, amount, NOW);
        _eq(grants.vestedAt(id, NOW - 1), 0, "before the start");
        uint256 border;
        for (uint256 i; i < segments.length; ++i) {
            border += segments[i].length;
            for (uint256 near; near < 3; ++near) {
                uint256 elapsed = border + near == 0 ? 0 : border + near - 1;
                _eq(grants.vestedAt(id, NOW + elapsed), CurveReference.vested(segments, amount, elapsed), "at a border");
            }
            uint256 within = _part(random, 200 + i) % length;
            _eq(grants.vestedAt(id, NOW + within), CurveReference.vested(segments, amount, within), "within");
        }
        _eq(grants.vestedAt(id, NOW + length), amount, "exact at the end");
    }

    function test_I2_I3_a_curve_never_falls_and_never_pays_more_than_the_amount(
        uint256 random,
        uint112 amount,
        uint32 time,
        uint32 later
    ) public {
        (CurveMath.Segment[] memory segments, uint256 length) = _anyCurve(random, 12);
        vm.assume(amount != 0);
        coin.mint(PAYER, amount);
        uint256 id = _grantOn(segments, length, amount, NOW);
        uint256 first = NOW + uint256(time) % length;
        uint256 second = first + uint256(later) % length;
        _le(grants.vestedAt(id, first), grants.vestedAt(id, second), "never falls");
        _le(grants.vestedAt(id, second), amount, "never more");
        _eq(grants.vestedAt(id, type(uint256).max), amount, "all in the end");
    }

    function test_the_shapes_are_what_they_are_said_to_be() public {
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        int8[6] memory powers = [int8(0), 1, 2, 4, -1, -2];
        uint16[6] memory half = [0, 5000, 2500, 625, 5000, 7500];
        for (uint256 i; i < 6; ++i) {
            one[0] = _segment(1000, 1, 0, powers[i]);
            uint256 id = _grantOn(one, 1000, 10_000, NOW);
            _eq(grants.vestedAt(id, NOW), 0, "nothing at the start");
            _eq(grants.vestedAt(id, NOW + 500), half[i], "half of the time");
            _eq(grants.vestedAt(id, NOW + 1000), 10_000, "the end");
        }
    }

    function test_granularity_holds_back_until_each_period_has_passed() public {
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        one[0] = _segment(1000, 1, 300, 1);
        uint256 id = _grantOn(one, 1000, 1000, NOW);
        uint16[5] memory times = [299, 300, 599, 999, 1000];
        uint16[5] memory amounts = [0, 300, 300, 900, 1000];
        for (uint256 i; i < 5; ++i) {
            _eq(grants.vestedAt(id, NOW + times[i]), amounts[i], "in periods");
        }
    }

    function test_parts_on_days_are_exact_to_the_unit_when_the_weights_are_amounts() public {
        CurveMath.Segment[] memory parts = new CurveMath.Segment[](4);
        // 7 at once, 13 after a day, nothing for ten days, 80 on the last.
        parts[0] = _segment(0, 7, 0, 0);
        parts[1] = _segment(1 days, 13, 0, 0);
        parts[2] = _segment(10 days, 0, 0, 0);
        parts[3] = _segment(1 days, 80, 0, 0);
        uint256 id = _grantOn(parts, 12 days, 100, NOW);
        _eq(grants.vestedAt(id, NOW - 1), 0, "before");
        _eq(grants.vestedAt(id, NOW), 7, "at the start second");
        _eq(grants.vestedAt(id, NOW + 1 days - 1), 7, "before the first day has passed");
        _eq(grants.vestedAt(id, NOW + 1 days), 20, "after it");
        _eq(grants.vestedAt(id, NOW + 12 days - 1), 20, "the pause");
        _eq(grants.vestedAt(id, NOW + 12 days), 100, "all");
    }

    function test_the_largest_amount_weight_length_and_power_do_not_overflow() public {
        CurveMath.Segment[] memory two = new CurveMath.Segment[](2);
        two[0] = _segment(1, 1, 0, 0);
        two[1] = _segment(3_000_000_000, type(uint112).max - 1, 0, -4);
        coin.mint(PAYER, type(uint112).max);
        uint256 id = _grantOn(two, 3_000_000_001, type(uint112).max, NOW);
        _eq(
            grants.vestedAt(id, NOW + 1_500_000_001),
            CurveReference.vested(two, type(uint112).max, 1_500_000_001),
            "whole"
        );
        _eq(grants.vestedAt(id, NOW + 3_000_000_001), type(uint112).max, "all");
    }

    function test_a_cliff_holds_a_curve_back_as_well() public {
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        one[0] = _segment(1000, 1, 0, 1);
        TokenGrantsWords.Terms memory terms = TokenGrantsWords.Terms(REVOKER, 0, grants.defineCurve(one), false);
        uint256 id = _grant(coin, 1000, VestingMath.Schedule(NOW, NOW + 400, NOW + 1000, 0), terms);
        _eq(grants.vestedAt(id, NOW + 399), 0, "before");
        _eq(grants.vestedAt(id, NOW + 400), 400, "at the cliff");
    }

    function test_a_curve_is_stored_once_under_its_hash_and_read_as_it_was_defined(uint256 random) public {
        (CurveMath.Segment[] memory segments,) = _anyCurve(random, 20);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.CurveDefined(keccak256(abi.encode(segments)), segments);
        bytes32 curve = grants.defineCurve(segments);
        _eq(abi.encode(grants.segmentsOf(curve)), abi.encode(segments), "as defined");
        vm.recordLogs();
        vm.prank(OTHER);
        _eq(grants.defineCurve(segments), curve, "the same again");
        _eq(vm.getRecordedLogs().length, 0, "and nothing happened");
        _eq(grants.segmentsOf(keccak256("none")).length, 0, "none is none");
    }

    function test_curves_that_make_no_sense_are_refused() public {
        CurveMath.Segment[] memory two = new CurveMath.Segment[](2);
        CurveMath.Segment memory fine = _segment(10, 1, 0, 1);
        CurveMath.Segment[7] memory bad = [
            _segment(10, 1, 0, 5),
            _segment(10, 1, 0, -5),
            _segment(0, 1, 0, 1),
            _segment(10, 1, 11, 1),
            _segment(type(uint32).max, 1, 0, 1),
            _segment(10, type(uint112).max, 0, 1),
            _segment(0, 1, 1, 0)
        ];
        for (uint256 i; i < bad.length; ++i) {
            for (uint256 place; place < 2; ++place) {
                (two[place], two[1 - place]) = (bad[i], fine);
                vm.expectRevert(TokenGrantsWords.TokenGrants_InvalidCurve.selector);
                grants.defineCurve(two);
            }
        }
        CurveMath.Segment[][4] memory whole = [
            new CurveMath.Segment[](0),
            new CurveMath.Segment[](1),
            new CurveMath.Segment[](1),
            new CurveMath.Segment[](129)
        ];
        whole[1][0] = _segment(0, 1, 0, 0);
        whole[2][0] = _segment(1, 0, 0, 0);
        for (uint256 i; i < 129; ++i) {
            whole[3][i] = fine;
        }
        for (uint256 i; i < whole.length; ++i) {
            vm.expectRevert(TokenGrantsWords.TokenGrants_InvalidCurve.selector);
            grants.defineCurve(whole[i]);
        }
        assembly ("memory-safe") {
            mstore(mload(add(whole, 0x60)), 128)
        }
        _eq(grants.segmentsOf(grants.defineCurve(whole[3])).length, 128, "128 are not too many");
    }
}
