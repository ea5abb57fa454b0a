// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { CurveMath } from "./grants/CurveMath.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { BlacklistCoin } from "./testing/OddTokens.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Grants are revoked, refunded and renounced.
contract TokenGrantsRevokeTest is TokenGrantsBase {
    function test_I3_a_revocation_keeps_what_had_vested_to_the_second(uint256 random, uint40 time, uint40 later)
        public
    {
        uint128 amount = 1e24;
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _grant(amount, schedule);
        vm.warp(_bound(time, NOW, schedule.end - 1));
        uint128 kept = grants.vested(id);
        vm.prank(REVOKER);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 stop = uint40(block.timestamp);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Revoked(id, stop, kept, amount - kept);
        grants.revoke(id, 0);
        _eq(grants.vested(id), kept, "the receiver keeps it");
        _eq(grants.refundable(id), amount - kept, "the revoker has the rest");
        vm.warp(_bound(later, block.timestamp, type(uint40).max));
        _eq(grants.vested(id), kept, "no more and no less, ever");
        _eq(grants.withdrawable(id), kept, "to withdraw");
        _true(_of(id).revoked && _of(id).stop == stop, "and says so");
    }

    function test_I3_with_notice_a_grant_vests_until_the_notice_ends(
        uint256 random,
        uint32 notice,
        uint40 time,
        uint40 when,
        uint40 during
    ) public {
        VestingMath.Schedule memory schedule = _any(random);
        uint256 id = _grant(coin, 1e24, schedule, TokenGrantsWords.Terms(REVOKER, notice % 2000 days, 0, false));
        vm.warp(_bound(time, NOW, schedule.end - 1));
        uint256 stop = block.timestamp + notice % 2000 days;
        if (when > stop) stop = when;
        uint128 kept = grants.vestedAt(id, stop);
        during = uint40(_bound(during, block.timestamp, stop));
        uint128 meanwhile = grants.vestedAt(id, during);
        vm.startPrank(REVOKER);
        if (kept == 1e24) {
            vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NothingToRevoke.selector, id, stop));
            grants.revoke(id, when);
            return;
        }
        grants.revoke(id, when);
        _eq(_of(id).stop, stop, "stop");
        _eq(grants.refundable(id), 1e24 - kept, "known at once");
        grants.refund(id, OTHER, 1e24 - kept);
        vm.stopPrank();
        _eq(coin.balanceOf(OTHER), 1e24 - kept, "and paid at once");
        if (kept == 0) return _true(!grants.exists(id), "nothing is left in it");
        vm.warp(during);
        _eq(grants.vested(id), meanwhile, "goes on vesting as it would have");
        vm.warp(stop + 1000 days);
        _eq(grants.vested(id), kept, "until the stop");
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, kept);
        _true(!grants.exists(id), "gone");
        _eq(coin.balanceOf(address(grants)) + grants.owed(address(coin)), 0, "to the unit");
    }

    function test_a_grant_that_has_not_begun_can_be_revoked_whole() public {
        CurveMath.Segment[] memory parts = new CurveMath.Segment[](2);
        parts[0] = CurveMath.Segment(0, 30, 0, 0);
        parts[1] = CurveMath.Segment(100 days, 70, 0, 1);
        uint256 id = _grantOn(parts, 100 days, 100, NOW + 10 days);
        vm.prank(REVOKER);
        grants.revoke(id, 0);
        _eq(grants.refundable(id), 100, "all of it, what vests at the start second included");
        vm.warp(NOW + 200 days);
        _eq(grants.vested(id), 0, "nothing ever");
    }

    function test_a_curve_is_stopped_where_it_is() public {
        CurveMath.Segment[] memory parts = new CurveMath.Segment[](2);
        parts[0] = CurveMath.Segment(0, 30, 0, 0);
        parts[1] = CurveMath.Segment(100 days, 70, 0, 2);
        uint256 id = _grantOn(parts, 100 days, 1000, NOW);
        vm.warp(NOW + 50 days);
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        _eq(grants.refundable(id), 525, "700 less a quarter of it");
        vm.warp(NOW + 300 days);
        grants.refund(id, REVOKER, 525);
        vm.stopPrank();
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, 475);
        _true(!grants.exists(id), "gone");
    }

    function test_what_has_all_vested_cannot_be_revoked() public {
        uint256 id = _grant(1000, _date());
        vm.startPrank(REVOKER);
        vm.expectPartialRevert(TokenGrantsWords.TokenGrants_NothingToRevoke.selector);
        grants.revoke(id, NOW + 100 days);
        vm.warp(NOW + 100 days);
        vm.expectPartialRevert(TokenGrantsWords.TokenGrants_NothingToRevoke.selector);
        grants.revoke(id, 0);
        vm.warp(NOW + 100 days - 1);
        grants.revoke(id, 0);
        _eq(grants.refundable(id), 1000, "a second before it can");
    }

    function test_a_revocation_comes_once_and_is_not_taken_back() public {
        uint256 id = _grant(coin, 1000, _linear(), _noticed());
        vm.startPrank(REVOKER);
        vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NothingToRefund.selector, id));
        grants.refund(id, REVOKER, 0);
        grants.revoke(id, NOW + 20 days);
        bytes memory already = abi.encodeWithSelector(TokenGrantsWords.TokenGrants_AlreadyRevoked.selector, id);
        vm.expectRevert(already);
        grants.revoke(id, 0);
        vm.expectRevert(already);
        grants.renounce(id);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Refunded(id, OTHER, 800);
        grants.refund(id, OTHER, 800);
        vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NothingToRefund.selector, id));
        grants.refund(id, OTHER, 0);
        _eq(grants.refundable(id), 0, "nothing more");
        _true(_of(id).refunded, "and says so");
        _eq(grants.owed(address(coin)), 200, "the receiver's part is untouched");
        _eq(coin.balanceOf(OTHER), 800, "paid once");
    }

    function test_the_refund_waits_for_the_revoker_when_the_receiver_has_been_paid() public {
        uint256 id = _grant(1000, _linear());
        vm.warp(NOW + 50 days);
        vm.prank(REVOKER);
        grants.revoke(id, 0);
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, 500);
        _true(grants.exists(id), "still there");
        _eq(grants.refundable(id), 500, "for the revoker");
        vm.prank(REVOKER);
        grants.refund(id, REVOKER, 500);
        _true(!grants.exists(id), "gone");
        _eq(coin.balanceOf(REVOKER) + coin.balanceOf(RECEIVER), 1000, "to the unit");
    }

    function test_I7_only_the_revoker_revokes_refunds_and_renounces(address stranger) public {
        vm.assume(stranger != REVOKER);
        uint256 id = _grant(1000, _linear());
        bytes[4] memory calls = [
            abi.encodeCall(TokenGrants.revoke, (id, uint40(0))),
            abi.encodeCall(TokenGrants.refund, (id, stranger, uint128(0))),
            abi.encodeCall(TokenGrants.renounce, (id)),
            abi.encodeCall(TokenGrants.proposeRevoker, (id, stranger))
        ];
        for (uint256 i; i < 8; ++i) {
            if (i == 4) {
                vm.prank(REVOKER);
                grants.revoke(id, NOW + 50 days);
            }
            vm.prank(stranger);
            (bool ok, bytes memory why) = address(grants).call(calls[i % 4]);
            _true(!ok, "refused");
            _eq(
                why,
                abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotRevoker.selector, id, stranger),
                "not the revoker"
            );
        }
    }

    function test_I5_a_renounced_grant_is_never_revocable_again(address anyone) public {
        uint256 id = _grant(coin, 1000, _linear(), _noticed());
        vm.startPrank(REVOKER);
        grants.proposeRevoker(id, OTHER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.RevokerProposalCancelled(id, OTHER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.Renounced(id, REVOKER);
        grants.renounce(id);
        vm.stopPrank();
        _eq(_of(id).revoker, address(0), "nobody");
        _eq(_of(id).notice, 0, "no notice");
        address[4] memory all = [REVOKER, OTHER, RECEIVER, anyone];
        for (uint256 i; i < 4; ++i) {
            _refused(all[i], TokenGrantsWords.TokenGrants_NotRevoker.selector);
            grants.revoke(id, 0);
            _refused(all[i], TokenGrantsWords.TokenGrants_NotProposed.selector);
            grants.acceptRevoker(id);
            _refused(all[i], TokenGrantsWords.TokenGrants_NotRevoker.selector);
            grants.proposeRevoker(id, all[i]);
        }
        vm.warp(NOW + 100 days);
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, 1000);
        _eq(coin.balanceOf(RECEIVER), 1000, "all of it");
    }

    function test_a_grant_can_be_made_that_nobody_revokes(address anyone) public {
        uint256 id = _grant(coin, 1000, _linear(), TokenGrantsWords.Terms(address(0), 0, 0, false));
        _refused(anyone, TokenGrantsWords.TokenGrants_NotRevoker.selector);
        grants.revoke(id, 0);
    }

    function test_T7_a_receiver_that_the_token_refuses_does_not_stop_a_revocation_nor_its_own_payment() public {
        BlacklistCoin choosy = new BlacklistCoin();
        _fund(choosy);
        uint256 id = _grant(choosy, 1000, _linear(), _terms());
        choosy.refuse(RECEIVER);
        choosy.refuse(REVOKER);
        vm.warp(NOW + 50 days);
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        // The token refuses without a word.
        vm.expectRevert(bytes(""));
        grants.refund(id, REVOKER, 500);
        grants.refund(id, OTHER, 500);
        vm.stopPrank();
        _eq(choosy.balanceOf(OTHER), 500, "the revoker names another");
        vm.startPrank(RECEIVER);
        vm.expectRevert(bytes(""));
        grants.withdraw(id, RECEIVER, 500);
        grants.withdraw(id, address(0xD1), 500);
        _eq(choosy.balanceOf(address(0xD1)), 500, "and so does the receiver");
    }
}
