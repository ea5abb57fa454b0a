// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { Coin } from "./testing/OddTokens.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What each operation does, and what it refuses.
contract TokenLockerTest is TokenLockerBase {
    function test_a_lock_is_what_was_asked_for_and_says_so() public {
        VestingMath.Schedule memory s = _linear();
        uint256 expected = uint256(uint160(address(coin))) << 96 | 1;
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Locked(expected, address(coin), PAYER, 1000, s.start, s.cliff, s.end, s.steps);
        vm.prank(PAYER);
        uint256 id = locker.lock(address(coin), 1000, s);

        TokenLockerWords.Lock memory lock = _of(id);
        _eq(lock.token, address(coin), "token");
        _eq(lock.owner, PAYER, "owner");
        _eq(lock.amount, 1000, "amount");
        _eq(abi.encode(lock.schedule), abi.encode(s), "schedule");
        _eq(uint256(lock.withdrawn) + lock.base + uint160(lock.pendingOwner), 0, "nothing else");
        _eq(locker.owed(address(coin)), 1000, "owed");
        _true(locker.exists(id) && !locker.exists(id + 1) && !locker.exists(0), "exists");
    }

    function test_any_schedule_and_amount_is_kept_unchanged(uint256 random, uint112 amount) public {
        vm.assume(amount != 0);
        coin.mint(PAYER, amount);
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _lock(amount, schedule);
        _eq(abi.encode(_of(id).schedule), abi.encode(schedule), "schedule");
        _eq(_of(id).amount, amount, "amount");
        _eq(_of(id).owner, OWNER, "owner");
    }

    function test_ids_of_a_token_strictly_increase_and_are_never_used_again() public {
        uint256 first = _lock(10, _date());
        uint256 second = _lock(10, _date());
        _eq(second, first + 1, "next");
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(second, OWNER, 10);
        _eq(_lock(10, _never()), first + 2, "not used again");
        (uint256 firstId, uint256 count) = locker.idsOf(address(coin));
        _eq(firstId, first, "first");
        _eq(count, 3, "count");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_a_batch_makes_the_same_locks_as_one_by_one(uint256 random) public {
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](_part(random, 1) % 12 + 1);
        uint256 total;
        for (uint256 i; i < grants.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            uint128 amount = uint128(1 + _part(random, 100 + i) % 1e24);
            // forge-lint: disable-next-line(unsafe-typecast)
            grants[i] = TokenLockerWords.Grant(address(uint160(0xA0 + i)), amount, _any(_part(random, 200 + i)));
            total += amount;
        }
        vm.prank(PAYER);
        uint256 id = locker.lockMany(address(coin), grants);
        for (uint256 i; i < grants.length; ++i) {
            TokenLockerWords.Lock memory lock = _of(id + i);
            _eq(lock.owner, grants[i].owner, "owner");
            _eq(lock.amount, grants[i].amount, "amount");
            _eq(abi.encode(lock.schedule), abi.encode(grants[i].schedule), "schedule");
        }
        _eq(locker.owed(address(coin)), total, "owed");
        _eq(coin.balanceOf(address(locker)), total, "held");
    }

    function test_I7_only_the_owner_withdraws_and_only_to_whom_it_names(address caller, address to, uint40 time)
        public
    {
        vm.assume(caller != OWNER && to != address(0) && to != address(locker) && to != PAYER);
        uint256 id = _lock(1000, _linear());
        vm.warp(_bound(time, NOW, NOW + 200 days));
        uint128 available = locker.withdrawable(id);
        _refused(caller, TokenLockerWords.TokenLocker_NotOwner.selector);
        locker.withdraw(id, caller, 1);
        if (available == 0) return;
        vm.prank(OWNER);
        locker.withdraw(id, to, available);
        _eq(coin.balanceOf(to), available, "received");
    }

    function test_patience_no_more_than_vested_is_paid(uint256 random, uint40 time, uint128 ask) public {
        uint256 id = _lock(1e24, _any(random));
        vm.warp(_bound(time, NOW, NOW + 4000 days));
        uint128 available = locker.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        ask = uint128(_bound(ask, uint256(available) + 1, type(uint128).max));
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotVested.selector, id, ask, available));
        locker.withdraw(id, OWNER, ask);
    }

    function test_an_emptied_lock_is_gone_for_good() public {
        uint256 id = _lock(1000, _date());
        vm.warp(NOW + 100 days);
        vm.startPrank(OWNER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Withdrawn(id, OTHER, 400);
        locker.withdraw(id, OTHER, 400);
        _eq(_of(id).withdrawn, 400, "withdrawn");
        locker.withdraw(id, OTHER, 600);
        _true(!locker.exists(id), "gone");
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NoSuchLock.selector, id));
        locker.withdraw(id, OTHER, 1);
        vm.stopPrank();
        _refused(PAYER, TokenLockerWords.TokenLocker_NoSuchLock.selector);
        locker.increase(id, 1, OWNER, PERMANENT);
        _eq(locker.owed(address(coin)), 0, "owed");
    }

    function test_increase_adds_for_anybody_and_keeps_the_schedule() public {
        uint256 id = _lock(1000, _linear());
        vm.warp(NOW + 50 days);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Increased(id, PAYER, 500);
        vm.prank(PAYER);
        locker.increase(id, 500, OWNER, PERMANENT);
        _eq(_of(id).amount, 1500, "amount");
        _eq(locker.vested(id), 750, "the same share of what is new");
        _eq(abi.encode(_of(id).schedule), abi.encode(_linear()), "schedule");
    }

    function test_who_adds_to_a_lock_pays_only_for_the_owner_and_the_end_it_agreed_to() public {
        uint256 id = _lock(1000, _linear());
        vm.prank(OWNER);
        locker.extend(id, NOW + 200 days);
        bytes memory later = abi.encodeWithSelector(
            TokenLockerWords.TokenLocker_NotAgreed.selector, id, OWNER, uint40(NOW + 200 days)
        );
        vm.prank(PAYER);
        vm.expectRevert(later);
        locker.increase(id, 500, OWNER, NOW + 200 days - 1);
        vm.prank(PAYER);
        locker.increase(id, 500, OWNER, NOW + 200 days);

        vm.prank(OWNER);
        locker.makePermanent(id);
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotAgreed.selector, id, OWNER, PERMANENT));
        locker.increase(id, 500, OWNER, NOW + 200 days);
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.prank(OTHER);
        locker.acceptTransfer(id);
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotAgreed.selector, id, OTHER, PERMANENT));
        locker.increase(id, 500, OWNER, PERMANENT);
        vm.prank(PAYER);
        locker.increase(id, 500, OTHER, PERMANENT);
        _eq(_of(id).amount, 2000, "what was agreed to twice");
        _eq(locker.owed(address(coin)), 2000, "owed");
    }

    function test_nobody_keeps_a_lock_alive_that_has_ended() public {
        uint256 id = _lock(1000, _date());
        vm.warp(NOW + 100 days - 1);
        vm.prank(PAYER);
        locker.increase(id, 1, OWNER, NOW + 100 days);
        vm.warp(NOW + 100 days);
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_Ended.selector, id, NOW + 100 days));
        locker.increase(id, 1, OWNER, NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OWNER, 1001);
        _true(!locker.exists(id), "gone");
    }

    function test_a_split_names_its_owner_in_a_topic() public {
        uint256 id = _lock(1000, _linear());
        vm.prank(OWNER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Split(id, id + 1, OWNER, 250, 0, 0, NOW, NOW + 10 days, NOW + 100 days, 0);
        locker.split(id, 250);
    }

    function test_I3_I4_extend_keeps_what_has_vested_and_only_moves_the_end_later() public {
        uint256 id = _lock(1000, _linear());
        vm.warp(NOW + 60 days);
        vm.prank(OWNER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Extended(id, 600, NOW + 60 days, NOW + 60 days, NOW + 260 days, 0);
        locker.extend(id, NOW + 260 days);
        _eq(locker.vested(id), 600, "kept at the instant");
        vm.warp(NOW + 160 days);
        _eq(locker.vested(id), 800, "half of the rest at half of the way");
        vm.warp(NOW + 260 days);
        _eq(locker.vested(id), 1000, "all at the new end");
    }

    function test_I3_extend_never_lowers_and_never_hastens(uint256 random, uint40 when, uint40 later) public {
        uint256 id = _lock(1e24, _any(random));
        VestingMath.Schedule memory before = _of(id).schedule;
        vm.assume(before.end != PERMANENT);
        vm.warp(_bound(when, NOW, before.end - 1));
        uint128 vested = locker.vested(id);
        uint256 newEnd = _bound(later, uint256(before.end) + 1, block.timestamp + 36_525 days);
        vm.prank(OWNER);
        // forge-lint: disable-next-line(unsafe-typecast)
        locker.extend(id, uint40(newEnd));
        _eq(locker.vested(id), vested, "kept");
        _eq(_of(id).schedule.end, newEnd, "end");
        vm.warp(_bound(_part(random, 9), block.timestamp, newEnd));
        _le(locker.vested(id), VestingMath.vested(1e24, 0, before, block.timestamp), "not earlier");
    }

    function test_extending_a_date_moves_the_date() public {
        uint256 id = _lock(1000, _date());
        vm.prank(OWNER);
        locker.extend(id, NOW + 300 days);
        vm.warp(NOW + 300 days - 1);
        _eq(locker.vested(id), 0, "before");
        vm.warp(NOW + 300 days);
        _eq(locker.vested(id), 1000, "on the day");
    }

    function test_extend_refuses_earlier_ended_permanent_and_too_far() public {
        uint256 id = _lock(1000, _linear());
        uint256 forever = _lock(1000, _never());
        vm.startPrank(OWNER);
        vm.expectRevert(
            abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotLater.selector, NOW + 100 days, NOW + 100 days)
        );
        locker.extend(id, NOW + 100 days);
        vm.expectRevert(
            abi.encodeWithSelector(
                TokenLockerWords.TokenLocker_TooFarAhead.selector, NOW + 36_526 days, NOW + 36_525 days
            )
        );
        locker.extend(id, NOW + 36_526 days);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_IsPermanent.selector, forever));
        locker.extend(forever, NOW + 100 days);
        vm.warp(NOW + 100 days);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_Ended.selector, id, NOW + 100 days));
        locker.extend(id, NOW + 200 days);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_Ended.selector, id, NOW + 100 days));
        locker.makePermanent(id);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_IsPermanent.selector, forever));
        locker.makePermanent(forever);
    }

    function test_I5_permanent_is_for_ever_and_keeps_what_had_vested() public {
        uint256 id = _lock(1000, _linear());
        vm.warp(NOW + 30 days);
        vm.startPrank(OWNER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.MadePermanent(id, 300);
        locker.makePermanent(id);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_IsPermanent.selector, id));
        locker.extend(id, PERMANENT - 1);
        vm.warp(NOW + 90_000 days);
        _eq(locker.vested(id), 300, "nothing more");
        locker.withdraw(id, OTHER, 300);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotVested.selector, id, 1, 0));
        locker.withdraw(id, OTHER, 1);
    }

    function test_I6_split_and_merge_preserve_every_sum(uint256 random, uint40 when, uint128 part) public {
        uint256 id = _lock(uint128(1 + _part(random, 20) % 1e30), _any(random));
        vm.warp(_bound(when, NOW, NOW + 4000 days));
        vm.startPrank(OWNER);
        uint128 available = locker.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint128 taken = uint128(_part(random, 21) % (uint256(available) + 1));
        if (taken != 0) locker.withdraw(id, OTHER, taken);
        if (!locker.exists(id)) return;
        TokenLockerWords.Lock memory whole = _of(id);
        uint128 vested = locker.vested(id);
        part = uint128(_bound(part, 0, whole.amount));
        uint256 newId;
        try locker.split(id, part) returns (uint256 other) {
            newId = other;
        } catch {
            _true(part == 0 || part == whole.amount || whole.withdrawn != 0, "only such parts are refused");
            return;
        }
        (TokenLockerWords.Lock memory a, TokenLockerWords.Lock memory b) = (_of(id), _of(newId));
        _eq(b.amount, part, "part");
        _eq(uint256(a.amount) + b.amount, whole.amount, "amounts");
        _eq(uint256(a.withdrawn) + b.withdrawn, whole.withdrawn, "withdrawn");
        _eq(uint256(locker.vested(id)) + locker.vested(newId), vested, "vested");
        _eq(abi.encode(a.schedule), abi.encode(b.schedule), "the same schedule");
        _eq(uint256(locker.withdrawable(id)) + locker.withdrawable(newId), vested - whole.withdrawn, "to withdraw");
        _eq(a.schedule.end, whole.schedule.end, "end");
        _true(a.withdrawn < a.amount && b.withdrawn < b.amount, "neither is empty");
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Merged(id, newId);
        locker.merge(id, newId);
        TokenLockerWords.Lock memory merged = _of(id);
        _eq(merged.amount, whole.amount, "merged amount");
        _eq(merged.withdrawn, whole.withdrawn, "merged withdrawn");
        _eq(locker.vested(id), vested, "merged vested");
        _true(!locker.exists(newId), "gone");
    }

    function test_I6_both_parts_vest_on_the_line_of_the_whole(uint256 random, uint40 when, uint40 later) public {
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _lock(1e24, schedule);
        vm.warp(_bound(when, NOW, NOW + 4000 days));
        vm.prank(OWNER);
        uint256 newId = locker.split(id, 3e23);
        vm.warp(_bound(later, block.timestamp, NOW + 5000 days));
        uint256 sum = uint256(locker.vested(id)) + locker.vested(newId);
        uint256 whole = VestingMath.vested(1e24, 0, schedule, block.timestamp);
        _le(sum, whole, "not earlier");
        if (schedule.steps == 0) _ge(sum + 3, whole, "nor later than by rounding");
    }

    function test_split_refuses_nothing_all_and_what_would_be_empty() public {
        uint256 id = _lock(100, _date());
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidPart.selector, id, 0, 100));
        locker.split(id, 0);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidPart.selector, id, 100, 100));
        locker.split(id, 100);
        vm.warp(NOW + 100 days);
        locker.withdraw(id, OTHER, 99);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidPart.selector, id, 1, 100));
        locker.split(id, 1);
    }

    function test_merge_refuses_itself_other_tokens_other_schedules_and_other_owners() public {
        Coin second = new Coin(6);
        _fund(second);
        uint256 id = _lock(100, _linear());
        uint256 stranger = _lock(100, _linear());
        uint256[3] memory others = [id, _lock(second, 100, _linear()), _lock(100, _date())];
        vm.startPrank(OWNER);
        for (uint256 i; i < 3; ++i) {
            vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotMergeable.selector, id, others[i]));
            locker.merge(id, others[i]);
        }
        locker.proposeTransfer(stranger, OTHER);
        vm.stopPrank();
        vm.prank(OTHER);
        locker.acceptTransfer(stranger);
        _refused(OWNER, TokenLockerWords.TokenLocker_NotOwner.selector);
        locker.merge(id, stranger);
        _refused(OTHER, TokenLockerWords.TokenLocker_NotOwner.selector);
        locker.merge(id, stranger);
    }
}
