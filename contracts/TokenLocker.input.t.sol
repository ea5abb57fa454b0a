// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Bad input, ether, and callers who mean harm.
contract TokenLockerInputTest is TokenLockerBase {
    function test_T15_milliseconds_are_refused_and_a_hundred_years_are_not() public {
        VestingMath.Schedule memory schedule = VestingMath.Schedule(NOW, NOW, NOW + 36_525 days, 0);
        _lock(1, schedule);
        schedule.end += 1;
        _refused(PAYER, TokenLockerWords.TokenLocker_TooFarAhead.selector);
        locker.lock(address(coin), 1, schedule);
        // 2027 in milliseconds fits into 40 bits nowhere near: the nearest thing to it that can be written down.
        schedule = VestingMath.Schedule(NOW, NOW, type(uint40).max - 1, 0);
        _refused(PAYER, TokenLockerWords.TokenLocker_TooFarAhead.selector);
        locker.lock(address(coin), 1, schedule);
        _lock(1, _never());
    }

    function test_schedules_that_make_no_sense_are_refused() public {
        VestingMath.Schedule[8] memory bad = [
            VestingMath.Schedule(NOW + 2, NOW + 1, NOW + 3, 0),
            VestingMath.Schedule(NOW, NOW + 4, NOW + 3, 0),
            VestingMath.Schedule(NOW + 3, NOW + 3, NOW + 3, 0),
            VestingMath.Schedule(NOW - 2, NOW - 2, NOW, 0),
            VestingMath.Schedule(1, 0, PERMANENT, 0),
            VestingMath.Schedule(0, 1, PERMANENT, 0),
            VestingMath.Schedule(0, 0, PERMANENT, 1),
            VestingMath.Schedule(0, 0, NOW + 36_000 days, 0)
        ];
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](2);
        grants[0] = TokenLockerWords.Grant(OWNER, 1, _date());
        for (uint256 i; i < bad.length; ++i) {
            _refused(PAYER, TokenLockerWords.TokenLocker_InvalidSchedule.selector);
            locker.lock(address(coin), 1, bad[i]);
            grants[1] = TokenLockerWords.Grant(OWNER, 1, bad[i]);
            _refused(PAYER, TokenLockerWords.TokenLocker_InvalidSchedule.selector);
            locker.lockMany(address(coin), grants);
        }
    }

    function test_start_and_end_are_at_most_2_to_the_32_seconds_apart() public {
        VestingMath.Schedule memory schedule = VestingMath.Schedule(0, 0, type(uint32).max, 0);
        uint256 id = _lock(1000, schedule);
        _eq(_of(id).schedule.end, type(uint32).max, "kept whole");
        schedule.end += 1;
        _refused(PAYER, TokenLockerWords.TokenLocker_InvalidSchedule.selector);
        locker.lock(address(coin), 1, schedule);
    }

    function test_an_old_start_cannot_be_extended_beyond_what_a_lock_can_hold() public {
        uint256 id = _lock(1000, VestingMath.Schedule(0, NOW + 10 days, NOW + 20 days, 0));
        _refused(OWNER, TokenLockerWords.TokenLocker_InvalidSchedule.selector);
        locker.extend(id, NOW + 36_000 days);
        _eq(_of(id).schedule.end, NOW + 20 days, "unchanged");
    }

    function test_zero_amounts_zero_accounts_and_addresses_without_code_are_refused() public {
        uint256 id = _lock(1000, _date());
        TokenLockerWords.Grant[] memory none = new TokenLockerWords.Grant[](0);
        TokenLockerWords.Grant[] memory empty = new TokenLockerWords.Grant[](2);
        empty[0] = TokenLockerWords.Grant(OWNER, 5, _date());
        empty[1] = TokenLockerWords.Grant(OWNER, 0, _date());
        vm.startPrank(PAYER);
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.lock(address(coin), 0, _date());
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.lockMany(address(coin), none);
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.lockMany(address(coin), empty);
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.increase(id, 0, OWNER, PERMANENT);
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotAToken.selector, OTHER));
        locker.lock(OTHER, 1, _date());
        address[2] memory accounts = [address(0), address(locker)];
        for (uint256 i; i < 2; ++i) {
            bytes memory refusal =
                abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidAccount.selector, accounts[i]);
            vm.expectRevert(refusal);
            locker.lockFor(address(coin), accounts[i], 1, _date());
        }
        vm.stopPrank();
        vm.warp(NOW + 100 days);
        vm.startPrank(OWNER);
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.withdraw(id, OWNER, 0);
        for (uint256 i; i < 2; ++i) {
            bytes memory refusal =
                abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidAccount.selector, accounts[i]);
            vm.expectRevert(refusal);
            locker.withdraw(id, accounts[i], 1);
            vm.expectRevert(refusal);
            locker.proposeTransfer(id, accounts[i]);
        }
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidAccount.selector, OWNER));
        locker.proposeTransfer(id, OWNER);
    }

    function test_I11_ether_sent_here_comes_back() public {
        vm.deal(address(this), 1 ether);
        (bool plain,) = address(locker).call{ value: 1 }("");
        (bool paid,) = address(locker).call{ value: 1 }(abi.encodeCall(locker.owed, (address(coin))));
        _true(!plain && !paid && address(locker).balance == 0, "no ether");
    }

    function test_T4_twenty_appended_bytes_name_no_other_sender() public {
        uint256 id = _lock(1000, _date());
        vm.warp(NOW + 100 days);
        bytes memory call = abi.encodePacked(abi.encodeCall(locker.withdraw, (id, PAYER, uint128(1))), OWNER);
        vm.prank(PAYER);
        (bool ok, bytes memory why) = address(locker).call(call);
        _true(!ok, "refused");
        _eq(
            why,
            abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotOwner.selector, id, PAYER),
            "the caller is meant"
        );
    }

    function test_T2_the_locker_never_allows_anybody_anything() public {
        uint256 id = _lock(1000, _date());
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OTHER, 500);
        address[5] memory anybody = [OWNER, OTHER, PAYER, address(locker), address(coin)];
        for (uint256 i; i < anybody.length; ++i) {
            _eq(coin.allowance(address(locker), anybody[i]), 0, "allowance");
        }
    }

    function test_I14_views_write_nothing() public {
        uint256 id = _lock(1000, _linear());
        bytes[7] memory views = [
            abi.encodeCall(locker.lockOf, (id)),
            abi.encodeCall(locker.exists, (id)),
            abi.encodeCall(locker.vested, (id)),
            abi.encodeCall(locker.withdrawable, (id)),
            abi.encodeCall(locker.owed, (address(coin))),
            abi.encodeCall(locker.idsOf, (address(coin))),
            abi.encodeCall(locker.PERMANENT, ())
        ];
        vm.record();
        for (uint256 i; i < views.length; ++i) {
            (bool ok,) = address(locker).staticcall(views[i]);
            _true(ok, "a view");
        }
        (, bytes32[] memory writes) = vm.accesses(address(locker));
        _eq(writes.length, 0, "writes");
    }
}
