// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";

/// @notice The receiver's part and the right to revoke get into other hands, each in two steps.
contract TokenGrantsTransferTest is TokenGrantsBase {
    function test_I9_T16_only_the_proposed_account_becomes_receiver(address stranger) public {
        vm.assume(stranger != OTHER);
        uint256 id = _grant(1000, _linear());
        _refused(stranger, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptReceiver(id);
        vm.prank(RECEIVER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.ReceiverProposed(id, OTHER);
        grants.proposeReceiver(id, OTHER);
        _eq(_of(id).pendingReceiver, OTHER, "pending");
        _refused(stranger, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptReceiver(id);
        vm.prank(OTHER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.ReceiverChanged(id, RECEIVER, OTHER);
        grants.acceptReceiver(id);
        _eq(_of(id).receiver, OTHER, "receiver");
        _eq(_of(id).pendingReceiver, address(0), "cleared");
        _eq(_of(id).revoker, REVOKER, "the revoker stays");
        _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptReceiver(id);
        _refused(RECEIVER, TokenGrantsWords.TokenGrants_NotReceiver.selector);
        grants.withdraw(id, RECEIVER, 1);
    }

    function test_I9_T16_only_the_proposed_account_becomes_revoker(address stranger) public {
        vm.assume(stranger != OTHER);
        uint256 id = _grant(coin, 1000, _linear(), _noticed());
        _refused(stranger, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptRevoker(id);
        vm.prank(REVOKER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.RevokerProposed(id, OTHER);
        grants.proposeRevoker(id, OTHER);
        _eq(_of(id).pendingRevoker, OTHER, "pending");
        _refused(stranger, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptRevoker(id);
        vm.prank(OTHER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.RevokerChanged(id, REVOKER, OTHER);
        grants.acceptRevoker(id);
        _eq(_of(id).revoker, OTHER, "revoker");
        _eq(_of(id).notice, NOTICE, "the notice stays");
        _eq(_of(id).pendingRevoker, address(0), "cleared");
        _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptRevoker(id);
        _refused(REVOKER, TokenGrantsWords.TokenGrants_NotRevoker.selector);
        grants.revoke(id, 0);
    }

    function test_a_new_revoker_takes_the_refund_of_a_grant_revoked_before() public {
        uint256 id = _grant(1000, _linear());
        vm.startPrank(REVOKER);
        grants.revoke(id, 0);
        grants.proposeRevoker(id, OTHER);
        vm.stopPrank();
        vm.startPrank(OTHER);
        grants.acceptRevoker(id);
        grants.refund(id, OTHER, 1000);
        _eq(coin.balanceOf(OTHER), 1000, "refund");
    }

    function test_T16_an_offer_can_be_taken_back_and_replaced() public {
        uint256 id = _grant(1000, _linear());
        vm.startPrank(RECEIVER);
        grants.proposeReceiver(id, address(0));
        grants.proposeReceiver(id, PAYER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.ReceiverProposalCancelled(id, PAYER);
        grants.proposeReceiver(id, OTHER);
        grants.proposeReceiver(id, address(0));
        vm.stopPrank();
        vm.startPrank(REVOKER);
        grants.proposeRevoker(id, address(0));
        grants.proposeRevoker(id, PAYER);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.RevokerProposalCancelled(id, PAYER);
        grants.proposeRevoker(id, OTHER);
        grants.proposeRevoker(id, address(0));
        vm.stopPrank();
        address[2] memory all = [OTHER, PAYER];
        for (uint256 i; i < 2; ++i) {
            _refused(all[i], TokenGrantsWords.TokenGrants_NotProposed.selector);
            grants.acceptReceiver(id);
            _refused(all[i], TokenGrantsWords.TokenGrants_NotProposed.selector);
            grants.acceptRevoker(id);
        }
    }

    function test_T16_whatever_makes_a_grant_smaller_takes_the_offer_of_the_receiver_back() public {
        uint256[] memory ids = new uint256[](1);
        for (uint256 what; what < 6; ++what) {
            vm.warp(NOW + 20 days);
            uint256 id = _grant(1000, _linear());
            ids[0] = id;
            vm.startPrank(RECEIVER);
            grants.proposeReceiver(id, OTHER);
            if (what == 0) grants.withdraw(id, RECEIVER, 1);
            if (what == 1) grants.withdrawMany(ids, RECEIVER);
            if (what == 2) grants.allowPush(id, true);
            if (what == 3) grants.withdrawShare(id, RECEIVER, 200, 200);
            vm.stopPrank();
            if (what == 4) {
                vm.prank(REVOKER);
                grants.revoke(id, 0);
            }
            if (what == 5) {
                vm.warp(NOW + 100 days);
                vm.prank(RECEIVER);
                grants.withdraw(id, RECEIVER, 1000);
            }
            _eq(_of(id).pendingReceiver, address(0), "taken back");
            _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
            grants.acceptReceiver(id);
        }
    }

    function test_T16_whatever_the_revoker_does_takes_the_offer_of_the_right_back() public {
        for (uint256 what; what < 3; ++what) {
            uint256 id = _grant(1000, _linear());
            vm.startPrank(REVOKER);
            if (what == 2) grants.revoke(id, NOW + 50 days);
            grants.proposeRevoker(id, OTHER);
            if (what == 0) grants.revoke(id, NOW + 50 days);
            if (what == 1) grants.renounce(id);
            if (what == 2) grants.refund(id, REVOKER, 0);
            vm.stopPrank();
            _eq(_of(id).pendingRevoker, address(0), "taken back");
            _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
            grants.acceptRevoker(id);
        }
    }

    function test_the_end_of_a_grant_takes_an_offer_of_the_right_back() public {
        uint256 id = _grant(1000, _date());
        vm.prank(REVOKER);
        grants.proposeRevoker(id, OTHER);
        vm.warp(NOW + 100 days);
        vm.prank(RECEIVER);
        grants.withdraw(id, RECEIVER, 1000);
        _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptRevoker(id);
    }

    function test_a_refund_that_ends_a_grant_takes_the_offer_of_the_receiver_back() public {
        uint256 id = _grant(1000, _linear());
        vm.warp(NOW + 50 days);
        vm.prank(REVOKER);
        grants.revoke(id, 0);
        vm.startPrank(RECEIVER);
        grants.withdraw(id, RECEIVER, 500);
        grants.proposeReceiver(id, OTHER);
        vm.stopPrank();
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.ReceiverProposalCancelled(id, OTHER);
        vm.prank(REVOKER);
        grants.refund(id, REVOKER, 500);
        _refused(OTHER, TokenGrantsWords.TokenGrants_NotProposed.selector);
        grants.acceptReceiver(id);
        _true(!grants.exists(id), "nobody brings it back");
    }

    function test_offering_a_grant_ends_sending_by_others_and_a_new_receiver_decides_anew() public {
        uint256 id = _grant(1000, _linear());
        vm.warp(NOW + 50 days);
        vm.startPrank(RECEIVER);
        grants.allowPush(id, true);
        vm.expectEmit(address(grants));
        emit TokenGrantsWords.PushAllowed(id, false);
        grants.proposeReceiver(id, OTHER);
        vm.stopPrank();
        _refused(PAYER, TokenGrantsWords.TokenGrants_PushNotAllowed.selector);
        grants.push(id);
        vm.prank(OTHER);
        grants.acceptReceiver(id);
        _eq(grants.withdrawable(id), 500, "all that was offered");
        _true(!_of(id).pushAllowed, "not allowed");
    }

    function test_every_operation_of_the_receiver_refuses_everyone_else(address stranger) public {
        vm.assume(stranger != RECEIVER);
        uint256 id = _grant(1000, _linear());
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        bytes[5] memory calls = [
            abi.encodeCall(TokenGrants.withdraw, (id, stranger, uint128(1))),
            abi.encodeCall(TokenGrants.withdrawShare, (id, stranger, uint128(1), uint128(0))),
            abi.encodeCall(TokenGrants.withdrawMany, (ids, stranger)),
            abi.encodeCall(TokenGrants.allowPush, (id, true)),
            abi.encodeCall(TokenGrants.proposeReceiver, (id, stranger))
        ];
        vm.warp(NOW + 50 days);
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory why) = address(grants).call(calls[i]);
            _true(!ok, "refused");
            _eq(
                why,
                abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotReceiver.selector, id, stranger),
                "not the receiver"
            );
        }
    }
}
