// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { CurveMath } from "./grants/CurveMath.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Bad input, ether, and callers who mean harm.
contract TokenGrantsInputTest is TokenGrantsBase {
    function _create(VestingMath.Schedule memory schedule, TokenGrantsWords.Terms memory terms, bytes4 why) private {
        _refused(PAYER, why);
        grants.create(address(coin), RECEIVER, 1, schedule, terms);
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](2);
        awards[0] = TokenGrantsWords.Award(RECEIVER, 1, _date());
        awards[1] = TokenGrantsWords.Award(RECEIVER, 1, schedule);
        if (terms.curve != 0) awards[0].schedule.end = NOW + 1000;
        if (terms.curve != 0) awards[0].schedule.cliff = NOW + 1000;
        _refused(PAYER, why);
        grants.createMany(address(coin), awards, terms);
    }

    function test_T15_milliseconds_are_refused_and_a_hundred_years_are_not() public {
        VestingMath.Schedule memory schedule = VestingMath.Schedule(NOW, NOW, NOW + 36_525 days, 0);
        _grant(1, schedule);
        schedule.end += 1;
        _create(schedule, _terms(), TokenGrantsWords.TokenGrants_TooFarAhead.selector);
        schedule = VestingMath.Schedule(NOW, NOW, type(uint40).max, 0);
        _create(schedule, _terms(), TokenGrantsWords.TokenGrants_TooFarAhead.selector);
    }

    function test_schedules_that_make_no_sense_are_refused() public {
        VestingMath.Schedule[5] memory bad = [
            VestingMath.Schedule(NOW + 2, NOW + 1, NOW + 3, 0),
            VestingMath.Schedule(NOW, NOW + 4, NOW + 3, 0),
            VestingMath.Schedule(NOW + 3, NOW + 3, NOW + 3, 0),
            VestingMath.Schedule(NOW - 2, NOW - 2, NOW, 0),
            VestingMath.Schedule(0, 0, NOW + 36_000 days, 0)
        ];
        for (uint256 i; i < bad.length; ++i) {
            _create(bad[i], _terms(), TokenGrantsWords.TokenGrants_InvalidSchedule.selector);
        }
        VestingMath.Schedule memory longest = VestingMath.Schedule(0, 0, type(uint32).max, 0);
        _eq(_of(_grant(1000, longest)).schedule.end, type(uint32).max, "kept whole");
        longest.end += 1;
        _create(longest, _terms(), TokenGrantsWords.TokenGrants_InvalidSchedule.selector);
    }

    function test_a_schedule_on_a_curve_is_as_long_as_the_curve_and_has_no_steps() public {
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        one[0] = CurveMath.Segment(1000, 1, 0, 2);
        TokenGrantsWords.Terms memory terms = TokenGrantsWords.Terms(REVOKER, 0, grants.defineCurve(one), false);
        VestingMath.Schedule[3] memory bad = [
            VestingMath.Schedule(NOW, NOW, NOW + 999, 0),
            VestingMath.Schedule(NOW, NOW, NOW + 1001, 0),
            VestingMath.Schedule(NOW, NOW, NOW + 1000, 1)
        ];
        for (uint256 i; i < bad.length; ++i) {
            _create(bad[i], terms, TokenGrantsWords.TokenGrants_InvalidSchedule.selector);
        }
        uint256 id = _grant(coin, 1, VestingMath.Schedule(NOW, NOW, NOW + 1000, 0), terms);
        _eq(_of(id).curve, terms.curve, "curve");
        terms.curve = keccak256("none");
        _create(VestingMath.Schedule(NOW, NOW, NOW + 1000, 0), terms, TokenGrantsWords.TokenGrants_NoSuchCurve.selector);
    }

    function test_terms_that_make_no_sense_are_refused() public {
        _create(
            _date(),
            TokenGrantsWords.Terms(address(0), 1, 0, false),
            TokenGrantsWords.TokenGrants_NoticeWithoutRevoker.selector
        );
        _create(
            _date(),
            TokenGrantsWords.Terms(address(grants), 0, 0, false),
            TokenGrantsWords.TokenGrants_InvalidAccount.selector
        );
    }

    function test_T20_zero_amounts_wrong_accounts_and_addresses_without_code_are_refused() public {
        uint256 id = _grant(1000, _date());
        TokenGrantsWords.Award[] memory none = new TokenGrantsWords.Award[](0);
        TokenGrantsWords.Award[] memory empty = new TokenGrantsWords.Award[](2);
        empty[0] = TokenGrantsWords.Award(RECEIVER, 0, _date());
        empty[1] = TokenGrantsWords.Award(RECEIVER, 5, _date());
        TokenGrantsWords.Permit memory permit;
        vm.startPrank(PAYER);
        vm.expectRevert(TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.create(address(coin), RECEIVER, 0, _date(), _terms());
        vm.expectRevert(TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.createMany(address(coin), none, _terms());
        vm.expectRevert(TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.createMany(address(coin), empty, _terms());
        bytes memory noToken = abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotAToken.selector, OTHER);
        vm.expectRevert(noToken);
        grants.create(OTHER, RECEIVER, 1, _date(), _terms());
        vm.expectRevert(noToken);
        grants.createWithPermit(OTHER, RECEIVER, 1, _date(), _terms(), permit);
        address[2] memory accounts = [address(0), address(grants)];
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_InvalidAccount.selector, accounts[i]));
            grants.create(address(coin), accounts[i], 1, _date(), _terms());
        }
        vm.stopPrank();
        _wrongRecipients(id);
    }

    function _wrongRecipients(uint256 id) private {
        address[2] memory accounts = [address(0), address(grants)];
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        uint256 revoked = _grant(1000, VestingMath.Schedule(NOW, NOW, NOW + 200 days, 0));
        vm.warp(NOW + 100 days);
        vm.prank(REVOKER);
        grants.revoke(revoked, 0);
        for (uint256 i; i < 2; ++i) {
            bytes memory refusal =
                abi.encodeWithSelector(TokenGrantsWords.TokenGrants_InvalidAccount.selector, accounts[i]);
            vm.startPrank(RECEIVER);
            vm.expectRevert(refusal);
            grants.withdraw(id, accounts[i], 1);
            vm.expectRevert(refusal);
            grants.withdrawMany(ids, accounts[i]);
            vm.stopPrank();
            vm.prank(REVOKER);
            vm.expectRevert(refusal);
            grants.refund(revoked, accounts[i], 0);
        }
        vm.startPrank(RECEIVER);
        vm.expectRevert(TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.withdraw(id, RECEIVER, 0);
        accounts[0] = RECEIVER;
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_InvalidAccount.selector, accounts[i]));
            grants.proposeReceiver(id, accounts[i]);
        }
        vm.stopPrank();
        accounts[0] = REVOKER;
        vm.startPrank(REVOKER);
        for (uint256 i; i < 2; ++i) {
            vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_InvalidAccount.selector, accounts[i]));
            grants.proposeRevoker(id, accounts[i]);
        }
    }

    function test_I11_ether_sent_here_comes_back() public {
        vm.deal(address(this), 1 ether);
        (bool plain,) = address(grants).call{ value: 1 }("");
        (bool paid,) = address(grants).call{ value: 1 }(abi.encodeCall(grants.owed, (address(coin))));
        _true(!plain && !paid && address(grants).balance == 0, "no ether");
    }

    function test_T4_twenty_appended_bytes_name_no_other_sender() public {
        uint256 id = _grant(1000, _date());
        vm.warp(NOW + 100 days);
        bytes memory call = abi.encodePacked(abi.encodeCall(TokenGrants.withdraw, (id, PAYER, uint128(1))), RECEIVER);
        vm.prank(PAYER);
        (bool ok, bytes memory why) = address(grants).call(call);
        _true(!ok, "refused");
        _eq(
            why,
            abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotReceiver.selector, id, PAYER),
            "the caller is meant"
        );
    }

    function test_I14_no_view_reverts_or_writes_whatever_it_is_asked(uint256 id, uint256 time, address token) public {
        vm.warp(_bound(time, NOW, NOW + 36_500 days));
        uint256 known = _known();
        vm.record();
        for (uint256 i; i < 2; ++i) {
            if (i == 1) id = known;
            bytes[10] memory views = [
                abi.encodeCall(grants.grantOf, (id)),
                abi.encodeCall(grants.exists, (id)),
                abi.encodeCall(grants.vested, (id)),
                abi.encodeCall(grants.vestedAt, (id, time)),
                abi.encodeCall(grants.withdrawable, (id)),
                abi.encodeCall(grants.refundable, (id)),
                abi.encodeCall(grants.owed, (token)),
                abi.encodeCall(grants.idsOf, (token)),
                abi.encodeCall(grants.segmentsOf, (bytes32(time))),
                abi.encodeCall(grants.MAX_AHEAD, ())
            ];
            for (uint256 v; v < views.length; ++v) {
                (bool ok,) = address(grants).staticcall(views[v]);
                _true(ok, "answers");
            }
        }
        (, bytes32[] memory writes) = vm.accesses(address(grants));
        _eq(writes.length, 0, "writes");
    }

    /// @dev A grant on a curve, revoked and refunded.
    function _known() private returns (uint256 id) {
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        one[0] = CurveMath.Segment(1000, 1, 0, -3);
        id = _grantOn(one, 1000, 1000, block.timestamp);
        vm.warp(block.timestamp + 500);
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        grants.refund(id, REVOKER, 0);
        vm.stopPrank();
    }

    function test_views_of_the_longest_curve_read_fourteen_words_at_most() public {
        CurveMath.Segment[] memory most = new CurveMath.Segment[](128);
        for (uint256 i; i < 128; ++i) {
            most[i] = CurveMath.Segment(1000, 1, 0, 1);
        }
        uint256 id = _grantOn(most, 128_000, 1e18, NOW);
        for (uint256 i; i < 128; ++i) {
            vm.record();
            _eq(grants.vestedAt(id, NOW + i * 1000 + 500), (2 * i + 1) * 1e18 / 256, "on the line");
            (bytes32[] memory reads,) = vm.accesses(address(grants));
            _le(_different(reads), 14, "words");
        }
    }

    function _different(bytes32[] memory all) private pure returns (uint256 count) {
        for (uint256 i; i < all.length; ++i) {
            bool known;
            for (uint256 j; j < i; ++j) {
                known = known || all[i] == all[j];
            }
            if (!known) ++count;
        }
    }
}
