// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import {
    BlacklistCoin,
    Coin,
    FalseCoin,
    FeeCoin,
    HostileCoin,
    RebasingCoin,
    SenderFeeCoin,
    SilentCoin
} from "./testing/OddTokens.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";

/// @notice Odd tokens, and tokens that mean harm.
contract TokenLockerTokensTest is TokenLockerBase {
    function test_T6_a_donation_before_or_after_changes_no_lock() public {
        coin.mint(address(locker), 777);
        uint256 id = _lock(1000, _date());
        coin.mint(address(locker), 555);
        _eq(_of(id).amount, 1000, "amount");
        _eq(locker.owed(address(coin)), 1000, "owed");
        vm.warp(NOW + 100 days);
        _eq(locker.withdrawable(id), 1000, "withdrawable");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_T7_a_fee_token_is_credited_with_what_arrived(uint16 bps, uint112 amount) public {
        FeeCoin fee = new FeeCoin(bps % 10_000);
        _fund(fee);
        amount = uint112(_bound(amount, 10_000, 4e29));
        uint256 id = _lock(fee, amount, _date());
        _eq(_of(id).amount, fee.balanceOf(address(locker)), "credited what arrived");
        _eq(_of(id).amount, amount - uint256(amount) * fee.bps() / 10_000, "less the fee");
        vm.prank(PAYER);
        locker.increase(id, amount, OWNER, PERMANENT);
        _eq(_of(id).amount, fee.balanceOf(address(locker)), "so is what is added");
        vm.warp(NOW + 100 days);
        uint128 all = locker.withdrawable(id);
        vm.prank(OWNER);
        locker.withdraw(id, OWNER, all);
        _eq(fee.balanceOf(address(locker)), 0, "all of it left");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_a_batch_of_a_fee_token_shares_what_arrived_to_the_unit(uint16 bps, uint256 random) public {
        FeeCoin fee = new FeeCoin(bps % 5000);
        _fund(fee);
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](5);
        for (uint256 i; i < 5; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            grants[i] = TokenLockerWords.Grant(OWNER, uint128(10 + _part(random, i) % 1e20), _date());
        }
        vm.prank(PAYER);
        uint256 id = locker.lockMany(address(fee), grants);
        uint256 sum;
        for (uint256 i; i < 5; ++i) {
            sum += _of(id + i).amount;
        }
        _eq(sum, fee.balanceOf(address(locker)), "to the unit");
    }

    function test_T7_a_token_that_keeps_everything_is_refused() public {
        FeeCoin all = new FeeCoin(10_000);
        _fund(all);
        _refused(PAYER, TokenLockerWords.TokenLocker_NothingReceived.selector);
        locker.lock(address(all), 1000, _date());
    }

    function test_T7_tokens_that_answer_false_and_tokens_that_answer_nothing() public {
        FalseCoin liar = new FalseCoin();
        _fund(liar);
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, address(liar)));
        locker.lock(address(liar), 1000, _date());

        SilentCoin silent = new SilentCoin();
        silent.mint(PAYER, 1000);
        vm.startPrank(PAYER);
        silent.approve(address(locker), 1000);
        uint256 id = locker.lock(address(silent), 1000, _date());
        vm.warp(NOW + 100 days);
        locker.withdraw(id, OTHER, 1000);
        _eq(silent.balanceOf(OTHER), 1000, "paid");
    }

    function test_T7_a_recipient_the_token_refuses_costs_nothing_and_the_owner_names_another() public {
        BlacklistCoin choosy = new BlacklistCoin();
        _fund(choosy);
        uint256 id = _lock(choosy, 1000, _date());
        choosy.refuse(OTHER);
        vm.warp(NOW + 100 days);
        vm.startPrank(OWNER);
        // The coin refuses without a word.
        vm.expectRevert(bytes(""));
        locker.withdraw(id, OTHER, 1000);
        _eq(locker.withdrawable(id), 1000, "nothing lost");
        locker.withdraw(id, OWNER, 1000);
        _eq(choosy.balanceOf(OWNER), 1000, "paid");
    }

    function test_T7_supplies_near_2_to_the_256_and_any_decimals() public {
        uint8[3] memory decimals = [0, 18, 77];
        for (uint256 i; i < 3; ++i) {
            Coin huge = new Coin(decimals[i]);
            huge.mint(PAYER, type(uint256).max);
            vm.startPrank(PAYER);
            huge.approve(address(locker), type(uint256).max);
            uint256 id = locker.lock(address(huge), type(uint112).max, _date());
            _eq(_of(id).amount, type(uint112).max, "the largest lock");
            vm.expectRevert(
                abi.encodeWithSelector(TokenLockerWords.TokenLocker_AmountTooLarge.selector, uint256(1) << 112)
            );
            locker.lock(address(huge), 1 << 112, _date());
            vm.expectRevert(
                abi.encodeWithSelector(TokenLockerWords.TokenLocker_AmountTooLarge.selector, uint256(1) << 112)
            );
            locker.increase(id, 1, PAYER, PERMANENT);
            uint256 second = locker.lock(address(huge), 1, _date());
            vm.expectRevert(
                abi.encodeWithSelector(TokenLockerWords.TokenLocker_AmountTooLarge.selector, uint256(1) << 112)
            );
            locker.merge(id, second);
            vm.stopPrank();
        }
    }

    function test_T7_all_locks_of_a_token_together_stay_below_2_to_the_128() public {
        Coin huge = new Coin(18);
        huge.mint(PAYER, type(uint256).max);
        uint256 id = _lockHuge(huge, type(uint112).max);
        // The word that holds what is owed, raised to its brim: 65,536 locks are too many for a test.
        bytes32 slot = keccak256(abi.encode(address(huge), uint256(0)));
        vm.store(address(locker), slot, bytes32(uint256(1) << 128 | type(uint128).max));
        _eq(locker.owed(address(huge)), type(uint128).max, "the word");
        vm.prank(PAYER);
        _true(huge.transfer(address(locker), type(uint128).max), "covered");
        _refused(PAYER, TokenLockerWords.TokenLocker_AmountTooLarge.selector);
        locker.lock(address(huge), 1, _date());
        _eq(_of(id).amount, type(uint112).max, "untouched");
    }

    function test_T7_the_last_unit_below_2_to_the_128_is_taken() public {
        Coin huge = new Coin(18);
        huge.mint(PAYER, type(uint256).max);
        _lockHuge(huge, type(uint112).max);
        // As above, one unit below the brim.
        bytes32 slot = keccak256(abi.encode(address(huge), uint256(0)));
        vm.store(address(locker), slot, bytes32(uint256(1) << 128 | type(uint128).max - 1));
        vm.prank(PAYER);
        _true(huge.transfer(address(locker), type(uint128).max), "covered");
        _lock(huge, 1, _date());
        _eq(locker.owed(address(huge)), type(uint128).max, "all that can be owed");
    }

    function _lockHuge(Coin huge, uint128 amount) private returns (uint256 id) {
        vm.prank(PAYER);
        huge.approve(address(locker), type(uint256).max);
        return _lock(huge, amount, _date());
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_a_positive_rebase_stays_outside_and_a_negative_one_is_refused_or_shared(uint64 factor) public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        uint256 first = _lock(elastic, 6e18, _date());
        uint256 second = _lock(elastic, 4e18, _date());
        vm.warp(NOW + 100 days);
        elastic.rebase(2e18);
        _eq(locker.withdrawable(first), 6e18, "not inflated");
        uint256 shrunk = _bound(factor, 1, 1e18 - 1);
        elastic.rebase(shrunk);
        uint256 balance = elastic.balanceOf(address(locker));
        vm.startPrank(OWNER);
        vm.expectRevert(
            abi.encodeWithSelector(
                TokenLockerWords.TokenLocker_Shortfall.selector, address(elastic), balance, uint256(1e19)
            )
        );
        locker.withdraw(first, OTHER, 6e18);
        _refuseShare(first, balance);
        uint256 share = 6e18 * balance / 1e19;
        vm.expectEmit(address(locker));
        // forge-lint: disable-next-line(unsafe-typecast)
        emit TokenLockerWords.PaidShare(first, uint128(share));
        // forge-lint: disable-next-line(unsafe-typecast)
        locker.withdrawShare(first, address(0xD1), 6e18, uint128(share));
        _ge(elastic.balanceOf(address(locker)) + 20, 4e18 * balance / 1e19, "the share of the other is still there");
        elastic.rebase(1e18);
        _true(locker.exists(second), "and so is its lock");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_every_share_of_a_shortage_is_the_same_whoever_comes_when(uint64 factor, uint256 random) public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        uint256[4] memory ids;
        uint128[4] memory amounts;
        uint256 debt;
        for (uint256 i; i < 4; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            amounts[i] = uint128(1e18 + _part(random, i) % 9e18);
            ids[i] = _lock(elastic, amounts[i], _date());
            debt += amounts[i];
        }
        vm.warp(NOW + 100 days);
        elastic.rebase(_bound(factor, 1e16, 1e18 - 1e16));
        uint256 held = elastic.balanceOf(address(locker));
        vm.startPrank(OWNER);
        for (uint256 i; i < 4; ++i) {
            uint256 before = elastic.balanceOf(OTHER);
            uint256 fair = uint256(amounts[i]) * held / debt;
            // forge-lint: disable-next-line(unsafe-typecast)
            locker.withdrawShare(ids[i], OTHER, amounts[i], uint128(fair - 100));
            uint256 paid = elastic.balanceOf(OTHER) - before;
            _le(paid, fair + 100, "not more than the first");
            _ge(paid + 100, fair, "not less than the first");
            _true(!locker.exists(ids[i]), "the whole lock is given up");
        }
        _eq(locker.owed(address(elastic)), 0, "nothing is owed any more");
    }

    function _refuseShare(uint256 id, uint256 balance) private {
        uint256 share = 6e18 * balance / 1e19;
        vm.expectPartialRevert(TokenLockerWords.TokenLocker_Shortfall.selector);
        // forge-lint: disable-next-line(unsafe-typecast)
        locker.withdrawShare(id, OTHER, 6e18, uint128(share + 1));
    }

    function test_T6_while_a_token_is_short_nobody_pays_in_for_others() public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        uint256 id = _lock(elastic, 6e18, _date());
        elastic.rebase(0.9e18);
        uint256 balance = elastic.balanceOf(address(locker));
        bytes memory short = abi.encodeWithSelector(
            TokenLockerWords.TokenLocker_Shortfall.selector, address(elastic), balance, uint256(6e18)
        );
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](1);
        grants[0] = TokenLockerWords.Grant(OWNER, 1e18, _date());
        vm.startPrank(PAYER);
        vm.expectRevert(short);
        locker.lock(address(elastic), 1e18, _date());
        vm.expectRevert(short);
        locker.lockMany(address(elastic), grants);
        vm.expectRevert(short);
        locker.increase(id, 1e18, OWNER, PERMANENT);
        _true(elastic.transfer(address(locker), 6e18 - balance), "made good");
        uint256 second = locker.lock(address(elastic), 1e18, _date());
        _true(locker.exists(second), "it goes on");
    }

    function test_T6_a_token_that_charges_the_sender_leaves_everybody_the_same_share() public {
        SenderFeeCoin toll = new SenderFeeCoin();
        _fund(toll);
        uint256 first = _lock(toll, 100e18, _date());
        uint256 second = _lock(toll, 100e18, _date());
        vm.warp(NOW + 100 days);
        vm.startPrank(OWNER);
        locker.withdraw(first, OTHER, 50e18);
        _refuse(second);
        locker.withdrawShare(second, OTHER, 50e18, 49e18);
        _eq(toll.balanceOf(OTHER), 50e18 + uint256(50e18) * 1495 / 1500, "pro rata");
    }

    function _refuse(uint256 id) private {
        vm.expectPartialRevert(TokenLockerWords.TokenLocker_Shortfall.selector);
        locker.withdraw(id, OTHER, 50e18);
    }

    function test_T9_a_token_turned_hostile_blocks_nobody_else() public {
        HostileCoin bad = new HostileCoin();
        _fund(bad);
        uint256 badId = _lock(bad, 1000, _date());
        uint256 good = _lock(1000, _date());
        vm.warp(NOW + 100 days);
        for (uint8 mood = 1; mood < 4; ++mood) {
            bad.turn(HostileCoin.Mood(mood));
            vm.prank(OWNER);
            (bool ok,) =
                address(locker).call{ gas: 5_000_000 }(abi.encodeCall(locker.withdraw, (badId, OWNER, uint128(1000))));
            _true(!ok, "the hostile one fails");
            _eq(locker.withdrawable(badId), 1000, "and loses nothing");
            vm.prank(OWNER);
            locker.withdraw(good, OWNER, 100);
        }
        _eq(coin.balanceOf(OWNER), 300, "the other goes on");
    }
}
