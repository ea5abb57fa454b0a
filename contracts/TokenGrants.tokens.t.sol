// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { TokenGrants } from "./TokenGrants.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import {
    Coin,
    FalseCoin,
    FeeCoin,
    HostileCoin,
    RebasingCoin,
    SenderFeeCoin,
    SilentCoin
} from "./testing/OddTokens.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";

/// @notice Odd tokens, and tokens that mean harm.
contract TokenGrantsTokensTest is TokenGrantsBase {
    function test_T6_a_donation_before_or_after_changes_no_grant() public {
        coin.mint(address(grants), 777);
        uint256 id = _grant(1000, _date());
        coin.mint(address(grants), 555);
        _eq(_of(id).amount, 1000, "amount");
        _eq(grants.owed(address(coin)), 1000, "owed");
        vm.warp(NOW + 100 days);
        _eq(grants.withdrawable(id), 1000, "withdrawable");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_T7_a_fee_token_is_credited_with_what_arrived(uint16 bps, uint112 amount) public {
        FeeCoin fee = new FeeCoin(bps % 10_000);
        _fund(fee);
        amount = uint112(_bound(amount, 10_000, 4e29));
        uint256 id = _grant(fee, amount, _linear(), _terms());
        _eq(_of(id).amount, fee.balanceOf(address(grants)), "credited what arrived");
        _eq(_of(id).amount, amount - uint256(amount) * fee.bps() / 10_000, "less the fee");
        vm.warp(NOW + 50 days);
        uint128 all = grants.withdrawable(id);
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        grants.refund(id, REVOKER, 0);
        vm.stopPrank();
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, all);
        _eq(fee.balanceOf(address(grants)), 0, "all of it left");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_a_batch_of_a_fee_token_shares_what_arrived_to_the_unit(uint16 bps, uint256 random) public {
        FeeCoin fee = new FeeCoin(bps % 5000);
        _fund(fee);
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](5);
        for (uint256 i; i < 5; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            awards[i] = TokenGrantsWords.Award(RECEIVER, uint128(10 + _part(random, i) % 1e20), _date());
        }
        vm.prank(PAYER);
        uint256 id = grants.createMany(address(fee), awards, _terms());
        uint256 sum;
        for (uint256 i; i < 5; ++i) {
            sum += _of(id + i).amount;
            _le(_of(id + i).amount, awards[i].amount, "no more than asked");
        }
        _eq(sum, fee.balanceOf(address(grants)), "to the unit");
        _eq(grants.owed(address(fee)), sum, "owed");
    }

    function test_T6_a_fee_that_leaves_nothing_of_a_grant_refuses_the_batch() public {
        FeeCoin fee = new FeeCoin(5000);
        _fund(fee);
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](2);
        awards[0] = TokenGrantsWords.Award(RECEIVER, 1, _date());
        awards[1] = TokenGrantsWords.Award(RECEIVER, 1000, _date());
        _refused(PAYER, TokenGrantsWords.TokenGrants_ZeroAmount.selector);
        grants.createMany(address(fee), awards, _terms());
    }

    function test_T7_a_token_that_keeps_everything_is_refused() public {
        FeeCoin all = new FeeCoin(10_000);
        _fund(all);
        _refused(PAYER, TokenGrantsWords.TokenGrants_NothingReceived.selector);
        grants.create(address(all), RECEIVER, 1000, _date(), _terms());
    }

    function test_T7_tokens_that_answer_false_and_tokens_that_answer_nothing() public {
        FalseCoin liar = new FalseCoin();
        _fund(liar);
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(SafeERC20.SafeERC20FailedOperation.selector, liar));
        grants.create(address(liar), RECEIVER, 1000, _date(), _terms());

        SilentCoin silent = new SilentCoin();
        silent.mint(PAYER, 1000);
        vm.startPrank(PAYER);
        silent.approve(address(grants), 1000);
        uint256 id = grants.create(address(silent), RECEIVER, 1000, _linear(), _terms());
        vm.stopPrank();
        vm.warp(NOW + 50 days);
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        grants.refund(id, REVOKER, 0);
        vm.stopPrank();
        vm.prank(RECEIVER);
        grants.withdraw(id, OTHER, 500);
        _eq(silent.balanceOf(OTHER), 500, "paid");
        _eq(silent.balanceOf(REVOKER), 500, "refunded");
    }

    function test_T7_supplies_near_2_to_the_256_and_any_decimals() public {
        uint8[3] memory decimals = [0, 18, 77];
        for (uint256 i; i < 3; ++i) {
            Coin huge = new Coin(decimals[i]);
            huge.mint(PAYER, type(uint256).max);
            vm.prank(PAYER);
            huge.approve(address(grants), type(uint256).max);
            uint256 id = _grant(huge, type(uint112).max, _linear(), _terms());
            _eq(_of(id).amount, type(uint112).max, "the largest grant");
            vm.prank(PAYER);
            vm.expectRevert(
                abi.encodeWithSelector(TokenGrantsWords.TokenGrants_AmountTooLarge.selector, uint256(1) << 112)
            );
            grants.create(address(huge), RECEIVER, 1 << 112, _date(), _terms());
        }
    }

    function test_T7_all_grants_of_a_token_together_stay_below_2_to_the_128() public {
        Coin huge = new Coin(18);
        huge.mint(PAYER, type(uint256).max);
        vm.prank(PAYER);
        huge.approve(address(grants), type(uint256).max);
        uint256 id = _grant(huge, type(uint112).max, _date(), _terms());
        // The word that holds what is owed, raised to its brim: 65,536 grants are too many for a test.
        bytes32 slot = keccak256(abi.encode(address(huge), uint256(0)));
        vm.store(address(grants), slot, bytes32(uint256(1) << 128 | type(uint128).max));
        _eq(grants.owed(address(huge)), type(uint128).max, "the word");
        vm.prank(PAYER);
        _true(huge.transfer(address(grants), type(uint128).max), "covered");
        _refused(PAYER, TokenGrantsWords.TokenGrants_AmountTooLarge.selector);
        grants.create(address(huge), RECEIVER, 1, _date(), _terms());
        _eq(_of(id).amount, type(uint112).max, "untouched");
    }

    /// forge-config: default.fuzz.runs = 250
    function test_T6_what_a_negative_rebase_leaves_is_shared_by_receivers_and_revokers(uint64 factor) public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        uint256 first = _grant(elastic, 6e18, _date(), _terms());
        uint256 second = _grant(elastic, 4e18, _linear(), _terms());
        vm.warp(NOW + 50 days);
        vm.prank(REVOKER);
        grants.revoke(second, 0);
        vm.warp(NOW + 100 days);
        elastic.rebase(2e18);
        _eq(grants.withdrawable(first), 6e18, "not inflated");
        elastic.rebase(_bound(factor, 1e9, 1e18 - 1));
        uint256 balance = elastic.balanceOf(address(grants));
        _exactIsRefused(elastic, first, second);

        uint256 share = 2e18 * balance / 1e19;
        vm.startPrank(REVOKER);
        vm.expectPartialRevert(TokenGrantsWords.TokenGrants_Shortfall.selector);
        // forge-lint: disable-next-line(unsafe-typecast)
        grants.refund(second, REVOKER, uint128(share + 1));
        vm.expectEmit(address(grants));
        // forge-lint: disable-next-line(unsafe-typecast)
        emit TokenGrantsWords.PaidShare(second, uint128(share));
        // forge-lint: disable-next-line(unsafe-typecast)
        grants.refund(second, REVOKER, uint128(share));
        vm.stopPrank();

        // Whoever comes second and third is paid the same share, to the dust of the token's own rounding.
        uint256 next = 6e18 * elastic.balanceOf(address(grants)) / 8e18;
        vm.startPrank(RECEIVER);
        vm.expectPartialRevert(TokenGrantsWords.TokenGrants_Shortfall.selector);
        // forge-lint: disable-next-line(unsafe-typecast)
        grants.withdrawShare(first, OTHER, 6e18, uint128(next + 1));
        // forge-lint: disable-next-line(unsafe-typecast)
        grants.withdrawShare(first, OTHER, 6e18, uint128(next));
        _ge(next + 20, 3 * share, "the second is not worse off");
        uint256 last = elastic.balanceOf(address(grants));
        _ge(last + 20, share, "nor the third");
        _eq(grants.owed(address(elastic)), 2e18, "and what was given up is owed to nobody");
    }

    function _exactIsRefused(RebasingCoin elastic, uint256 first, uint256 second) private {
        bytes memory short = abi.encodeWithSelector(
            TokenGrantsWords.TokenGrants_Shortfall.selector,
            address(elastic),
            elastic.balanceOf(address(grants)),
            uint256(1e19)
        );
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (first, second);
        vm.startPrank(RECEIVER);
        vm.expectRevert(short);
        grants.withdraw(first, OTHER, 6e18);
        vm.expectRevert(short);
        grants.withdrawMany(ids, OTHER);
        grants.allowPush(first, true);
        vm.expectRevert(short);
        grants.push(first);
        vm.stopPrank();
    }

    function test_T6_while_a_token_is_short_nobody_pays_in_for_others() public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        _grant(elastic, 6e18, _date(), _terms());
        elastic.rebase(0.9e18);
        uint256 balance = elastic.balanceOf(address(grants));
        bytes memory short = abi.encodeWithSelector(
            TokenGrantsWords.TokenGrants_Shortfall.selector, address(elastic), balance, uint256(6e18)
        );
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](1);
        awards[0] = TokenGrantsWords.Award(RECEIVER, 1e18, _date());
        vm.startPrank(PAYER);
        vm.expectRevert(short);
        grants.create(address(elastic), RECEIVER, 1e18, _date(), _terms());
        vm.expectRevert(short);
        grants.createMany(address(elastic), awards, _terms());
        _true(elastic.transfer(address(grants), 6e18 - balance), "made good");
        uint256 second = grants.create(address(elastic), RECEIVER, 1e18, _date(), _terms());
        _true(grants.exists(second), "it goes on");
    }

    function test_T6_a_token_that_charges_the_sender_leaves_everybody_the_same_share() public {
        SenderFeeCoin toll = new SenderFeeCoin();
        _fund(toll);
        uint256 first = _grant(toll, 100e18, _date(), _terms());
        uint256 second = _grant(toll, 100e18, _date(), _terms());
        vm.warp(NOW + 100 days);
        vm.startPrank(RECEIVER);
        grants.withdraw(first, OTHER, 50e18);
        vm.expectPartialRevert(TokenGrantsWords.TokenGrants_Shortfall.selector);
        grants.withdraw(second, OTHER, 50e18);
        grants.withdrawShare(second, OTHER, 50e18, 49e18);
        _eq(toll.balanceOf(OTHER), 50e18 + uint256(50e18) * 1495 / 1500, "pro rata");
    }

    function test_T3_T6_the_shortage_of_one_token_touches_no_other() public {
        RebasingCoin elastic = new RebasingCoin();
        _fund(elastic);
        _grant(elastic, 1000, _date(), _terms());
        uint256 good = _grant(1000, _linear());
        elastic.rebase(0.5e18);
        vm.warp(NOW + 50 days);
        vm.prank(REVOKER);
        grants.revoke(good, 0);
        vm.prank(RECEIVER);
        grants.withdraw(good, RECEIVER, 500);
        vm.prank(REVOKER);
        grants.refund(good, REVOKER, 500);
        _eq(coin.balanceOf(RECEIVER) + coin.balanceOf(REVOKER), 1000, "exact");
        _grant(1000, _date());
    }

    function test_T9_a_token_turned_hostile_blocks_nobody_else() public {
        HostileCoin bad = new HostileCoin();
        _fund(bad);
        uint256 badId = _grant(bad, 1000, _linear(), _terms());
        uint256 good = _grant(1000, _date());
        vm.warp(NOW + 50 days);
        bad.turn(HostileCoin.Mood.Reverts);
        vm.prank(REVOKER);
        grants.revoke(badId, 0);
        _eq(grants.refundable(badId), 500, "a revocation does not ask the token");
        vm.warp(NOW + 100 days);
        for (uint8 mood = 1; mood < 4; ++mood) {
            bad.turn(HostileCoin.Mood(mood));
            vm.prank(RECEIVER);
            (bool ok,) = address(grants).call{ gas: 5_000_000 }(
                abi.encodeCall(TokenGrants.withdraw, (badId, RECEIVER, uint128(500)))
            );
            _true(!ok, "the hostile one fails");
            _eq(grants.withdrawable(badId), 500, "and loses nothing");
            vm.prank(RECEIVER);
            grants.withdraw(good, RECEIVER, 100);
        }
        bad.turn(HostileCoin.Mood.Good);
        vm.prank(RECEIVER);
        grants.withdraw(badId, RECEIVER, 500);
        _eq(coin.balanceOf(RECEIVER), 300, "the other goes on");
    }
}
