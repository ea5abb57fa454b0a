// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";
import { Coin } from "./testing/OddTokens.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Grants are made, vest and are withdrawn.
contract TokenGrantsTest is TokenGrantsBase {
    function test_a_grant_is_what_was_asked_for_and_says_so() public {
        VestingMath.Schedule memory s = _linear();
        uint256 expected = uint256(uint160(address(coin))) << 96 | 1;
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Granted(
            expected, RECEIVER, PAYER, REVOKER, 1000, s.start, s.cliff, s.end, s.steps, 0, NOTICE
        );
        uint256 id = _grant(coin, 1000, s, _noticed());

        TokenGrantsWords.Grant memory grant = _of(id);
        _eq(id, expected, "id");
        _eq(grant.token, address(coin), "token");
        _eq(grant.receiver, RECEIVER, "receiver");
        _eq(grant.revoker, REVOKER, "revoker");
        _eq(grant.amount, 1000, "amount");
        _eq(grant.notice, NOTICE, "notice");
        _eq(abi.encode(grant.schedule), abi.encode(s), "schedule");
        _eq(uint160(grant.pendingReceiver) + uint160(grant.pendingRevoker), 0, "no offer");
        _eq(uint256(grant.withdrawn) + grant.stop + uint256(grant.curve), 0, "nothing else");
        _true(!grant.revoked && !grant.refunded && !grant.pushAllowed, "no flag");
        _eq(grants.owed(address(coin)), 1000, "owed");
        _true(grants.exists(id) && !grants.exists(id + 1) && !grants.exists(0), "exists");
    }

    function test_any_schedule_amount_and_terms_are_kept_unchanged(
        uint256 random,
        uint112 amount,
        address revoker,
        uint32 notice
    ) public {
        vm.assume(amount != 0 && revoker != address(grants));
        coin.mint(PAYER, amount);
        if (revoker == address(0)) notice = 0;
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _grant(coin, amount, schedule, TokenGrantsWords.Terms(revoker, notice, 0, false));
        _eq(abi.encode(_of(id).schedule), abi.encode(schedule), "schedule");
        _eq(_of(id).amount, amount, "amount");
        _eq(_of(id).receiver, RECEIVER, "receiver");
        _eq(_of(id).revoker, revoker, "revoker");
        _eq(_of(id).notice, notice, "notice");
    }

    function test_I2_I3_a_schedule_pays_what_it_pays_in_a_lock(uint256 random, uint40 time, uint112 amount) public {
        vm.assume(amount != 0);
        coin.mint(PAYER, amount);
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _grant(amount, schedule);
        uint256 when = _bound(time, NOW - 400 days, NOW + 4000 days);
        uint128 expected = VestingMath.vested(amount, 0, schedule, when);
        _eq(grants.vestedAt(id, when), expected, "at a time");
        _eq(grants.vestedAt(id, schedule.end - 1), VestingMath.vested(amount, 0, schedule, schedule.end - 1), "near");
        _eq(grants.vestedAt(id, schedule.end), amount, "exact at the end");
        vm.warp(_bound(when, NOW, type(uint40).max));
        _eq(grants.vested(id), grants.vestedAt(id, block.timestamp), "now");
    }

    function test_the_cliff_the_steps_and_the_end_are_where_they_are_said_to_be() public {
        uint256 linear = _grant(1000, _linear());
        uint256 steps = _grant(1000, _steps());
        uint256 date = _grant(1000, _date());
        _eq(grants.vestedAt(linear, NOW + 10 days - 1), 0, "before the cliff");
        _eq(grants.vestedAt(linear, NOW + 10 days), 100, "at the cliff");
        _eq(grants.vestedAt(linear, NOW + 100 days - 1), 999, "rounded down");
        _eq(grants.vestedAt(linear, NOW + 100 days), 1000, "at the end");
        _eq(grants.vestedAt(steps, NOW + 20 days - 1), 100, "before the second step");
        _eq(grants.vestedAt(steps, NOW + 20 days), 200, "at the second step");
        _eq(grants.vestedAt(date, NOW + 100 days - 1), 0, "before the day");
        _eq(grants.vestedAt(date, NOW + 100 days), 1000, "on the day");
    }

    function test_ids_of_a_token_strictly_increase_and_are_never_used_again() public {
        uint256 first = _grant(10, _date());
        uint256 second = _grant(10, _date());
        _eq(second, first + 1, "next");
        vm.warp(NOW + 100 days);
        vm.prank(RECEIVER);
        grants.withdraw(second, RECEIVER, 10);
        VestingMath.Schedule memory later = VestingMath.Schedule(NOW, NOW, NOW + 200 days, 0);
        _eq(_grant(10, later), first + 2, "not used again");
        (uint256 firstId, uint256 count) = grants.idsOf(address(coin));
        _eq(firstId, first, "first");
        _eq(count, 3, "count");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_a_batch_makes_the_same_grants_as_one_by_one(uint256 random) public {
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](_part(random, 1) % 12 + 1);
        uint256 total;
        for (uint256 i; i < awards.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            uint128 amount = uint128(1 + _part(random, 100 + i) % 1e24);
            // forge-lint: disable-next-line(unsafe-typecast)
            awards[i] = TokenGrantsWords.Award(address(uint160(0xA0 + i)), amount, _any(_part(random, 200 + i)));
            total += amount;
        }
        vm.prank(PAYER);
        uint256 id = grants.createMany(address(coin), awards, _noticed());
        for (uint256 i; i < awards.length; ++i) {
            TokenGrantsWords.Grant memory grant = _of(id + i);
            _eq(grant.receiver, awards[i].receiver, "receiver");
            _eq(grant.amount, awards[i].amount, "amount");
            _eq(grant.revoker, REVOKER, "revoker");
            _eq(grant.notice, NOTICE, "notice");
            _eq(abi.encode(grant.schedule), abi.encode(awards[i].schedule), "schedule");
        }
        (, uint256 count) = grants.idsOf(address(coin));
        _eq(count, awards.length, "count");
        _eq(grants.owed(address(coin)), total, "owed");
        _eq(coin.balanceOf(address(grants)), total, "held");
    }

    function test_I7_only_the_receiver_withdraws_and_only_to_whom_it_names(address caller, address to, uint40 time)
        public
    {
        vm.assume(caller != RECEIVER && to != address(0) && to != address(grants) && to != PAYER);
        uint256 id = _grant(1000, _linear());
        vm.warp(_bound(time, NOW, NOW + 200 days));
        uint128 available = grants.withdrawable(id);
        _refused(caller, TokenGrantsWords.TokenGrants_NotReceiver.selector);
        grants.withdraw(id, caller, 1);
        _refused(caller, TokenGrantsWords.TokenGrants_NotReceiver.selector);
        grants.withdrawShare(id, caller, 1, 0);
        if (available == 0) return;
        vm.prank(RECEIVER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Withdrawn(id, to, available);
        grants.withdraw(id, to, available);
        _eq(coin.balanceOf(to), available, "received");
        _eq(grants.owed(address(coin)), 1000 - available, "owed");
    }

    function test_I2_no_more_than_vested_is_paid(uint256 random, uint40 time, uint128 ask) public {
        uint256 id = _grant(1e24, _any(random));
        vm.warp(_bound(time, NOW, NOW + 4000 days));
        uint128 available = grants.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        ask = uint128(_bound(ask, uint256(available) + 1, type(uint128).max));
        vm.startPrank(RECEIVER);
        bytes memory refusal =
            abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotVested.selector, id, ask, available);
        vm.expectRevert(refusal);
        grants.withdraw(id, RECEIVER, ask);
        vm.expectRevert(refusal);
        grants.withdrawShare(id, RECEIVER, ask, 0);
    }

    function test_an_emptied_grant_is_gone_for_good_for_everyone() public {
        uint256 id = _grant(1000, _date());
        vm.warp(NOW + 100 days);
        vm.startPrank(RECEIVER);
        grants.withdraw(id, OTHER, 400);
        _eq(_of(id).withdrawn, 400, "withdrawn");
        grants.withdraw(id, OTHER, 600);
        _true(!grants.exists(id), "gone");
        bytes memory gone = abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NoSuchGrant.selector, id);
        vm.expectRevert(gone);
        grants.withdraw(id, OTHER, 1);
        vm.expectRevert(gone);
        grants.push(id);
        vm.stopPrank();
        vm.startPrank(REVOKER);
        vm.expectRevert(gone);
        grants.revoke(id, 0);
        vm.expectRevert(gone);
        grants.refund(id, REVOKER, 0);
        vm.expectRevert(gone);
        grants.renounce(id);
        vm.expectRevert(gone);
        grants.proposeRevoker(id, OTHER);
        _eq(grants.owed(address(coin)), 0, "owed");
        TokenGrantsWords.Grant memory nothing;
        _eq(abi.encode(_of(id)), abi.encode(nothing), "and every view answers zero");
    }

    function test_many_grants_are_withdrawn_with_one_transfer() public {
        uint256[] memory ids = new uint256[](3);
        ids[0] = _grant(1000, _linear());
        ids[1] = _grant(700, _date());
        ids[2] = _grant(50, VestingMath.Schedule(NOW - 10, NOW, NOW + 30 days, 0));
        vm.warp(NOW + 50 days);
        vm.recordLogs();
        vm.prank(RECEIVER);
        grants.withdrawMany(ids, OTHER);
        _eq(vm.getRecordedLogs().length, 3, "two withdrawals, one transfer");
        _eq(coin.balanceOf(OTHER), 550, "the sum");
        _eq(_of(ids[0]).withdrawn, 500, "a part of the first");
        _eq(_of(ids[1]).withdrawn, 0, "nothing of the second");
        _true(!grants.exists(ids[2]), "all of the third");
        _eq(grants.owed(address(coin)), 1200, "owed");
    }

    function test_many_grants_are_withdrawn_by_their_receiver_of_one_token_and_once() public {
        Coin second = new Coin(6);
        _fund(second);
        uint256[] memory ids = new uint256[](2);
        ids[0] = _grant(1000, _linear());
        ids[1] = ids[0];
        vm.warp(NOW + 50 days);
        vm.prank(RECEIVER);
        grants.withdrawMany(ids, OTHER);
        _eq(coin.balanceOf(OTHER), 500, "the same grant twice pays once");
        _refused(RECEIVER, TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.withdrawMany(ids, OTHER);
        ids[1] = _grant(second, 1000, _linear(), _terms());
        vm.prank(RECEIVER);
        vm.expectRevert(
            abi.encodeWithSelector(TokenGrantsWords.TokenGrants_AnotherToken.selector, ids[1], address(second))
        );
        grants.withdrawMany(ids, OTHER);
        vm.prank(PAYER);
        ids[1] = grants.create(address(coin), OTHER, 1000, _linear(), _terms());
        _refused(RECEIVER, TokenGrantsWords.TokenGrants_NotReceiver.selector);
        grants.withdrawMany(ids, RECEIVER);
        _refused(RECEIVER, TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.withdrawMany(new uint256[](0), RECEIVER);
    }

    function test_everyone_may_push_to_the_receiver_while_the_receiver_allows_it(address anyone) public {
        uint256 id = _grant(1000, _linear());
        vm.warp(NOW + 50 days);
        _refused(anyone, TokenGrantsWords.TokenGrants_PushNotAllowed.selector);
        grants.push(id);
        vm.prank(RECEIVER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.PushAllowed(id, true);
        grants.allowPush(id, true);
        _true(_of(id).pushAllowed, "allowed");
        vm.prank(anyone);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Withdrawn(id, RECEIVER, 500);
        grants.push(id);
        _eq(coin.balanceOf(RECEIVER), 500, "all that has vested, to the receiver");
        _refused(anyone, TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.push(id);
        vm.warp(NOW + 60 days);
        vm.prank(RECEIVER);
        grants.allowPush(id, false);
        _refused(anyone, TokenGrantsWords.TokenGrants_PushNotAllowed.selector);
        grants.push(id);
    }

    function test_a_giver_may_let_everyone_push_until_the_receiver_ends_it(address anyone) public {
        uint256 expected = uint256(uint160(address(coin))) << 96 | 1;
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.PushAllowed(expected, true);
        uint256 id = _grant(coin, 1000, _linear(), TokenGrantsWords.Terms(REVOKER, 0, 0, true));
        _true(_of(id).pushAllowed, "allowed");
        vm.warp(NOW + 50 days);
        vm.prank(anyone);
        grants.push(id);
        _eq(coin.balanceOf(RECEIVER), 500, "to the receiver");
        vm.warp(NOW + 60 days);
        vm.prank(RECEIVER);
        grants.allowPush(id, false);
        _refused(anyone, TokenGrantsWords.TokenGrants_PushNotAllowed.selector);
        grants.push(id);
    }

    function test_a_revoker_who_did_not_make_the_grant_finds_it() public {
        uint256 expected = uint256(uint160(address(coin))) << 96 | 1;
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.RevokerChanged(expected, address(0), REVOKER);
        _grant(1000, _linear());
        vm.recordLogs();
        _grant(coin, 1000, _linear(), TokenGrantsWords.Terms(PAYER, 0, 0, false));
        _grant(coin, 1000, _linear(), TokenGrantsWords.Terms(address(0), 0, 0, false));
        // Of each the transfer and the beginning, and nothing else.
        _eq(vm.getRecordedLogs().length, 4, "logs");
    }

    function test_pushing_the_last_of_it_ends_the_grant() public {
        uint256 id = _grant(1000, _date());
        vm.prank(RECEIVER);
        grants.allowPush(id, true);
        vm.warp(NOW + 100 days);
        vm.prank(OTHER);
        grants.push(id);
        _true(!grants.exists(id), "gone");
        _eq(coin.balanceOf(RECEIVER), 1000, "paid");
    }
}
