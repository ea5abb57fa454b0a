// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";

/// @notice Who may do what to a lock, and how it gets another owner.
contract TokenLockerTransferTest is TokenLockerBase {
    function test_I9_T16_only_the_proposed_account_becomes_owner(address stranger) public {
        vm.assume(stranger != OTHER);
        uint256 id = _lock(1000, _linear());
        _refused(stranger, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        vm.prank(OWNER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.TransferProposed(id, OTHER);
        locker.proposeTransfer(id, OTHER);
        _eq(_of(id).pendingOwner, OTHER, "pending");
        _refused(stranger, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        vm.prank(OTHER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.Transferred(id, OWNER, OTHER);
        locker.acceptTransfer(id);
        _eq(_of(id).owner, OTHER, "owner");
        _eq(_of(id).pendingOwner, address(0), "cleared");
        _refused(OTHER, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
    }

    function test_an_offer_that_was_accepted_or_taken_back_leaves_nothing_in_storage() public {
        uint256 id = _lock(1000, _linear());
        // The fourth variable of TokenLockerStore.
        bytes32 slot = keccak256(abi.encode(id, uint256(3)));
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        _eq(vm.load(address(locker), slot), bytes32(uint256(uint160(OTHER))), "the word");
        vm.prank(OTHER);
        locker.acceptTransfer(id);
        _eq(vm.load(address(locker), slot), bytes32(0), "accepted");
        vm.startPrank(OTHER);
        locker.proposeTransfer(id, OWNER);
        locker.cancelTransfer(id);
        _eq(vm.load(address(locker), slot), bytes32(0), "taken back");
    }

    function test_T16_an_offer_can_be_cancelled_and_replaced() public {
        uint256 id = _lock(1000, _linear());
        vm.startPrank(OWNER);
        locker.cancelTransfer(id);
        locker.proposeTransfer(id, PAYER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.TransferCancelled(id, PAYER);
        locker.proposeTransfer(id, OTHER);
        locker.cancelTransfer(id);
        vm.stopPrank();
        _refused(OTHER, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        _refused(PAYER, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
    }

    function test_whatever_the_owner_does_to_a_lock_takes_the_offer_back() public {
        for (uint256 what; what < 5; ++what) {
            vm.warp(NOW + 20 days);
            uint256 id = _lock(1000, _linear());
            uint256 same = _lock(1000, _linear());
            vm.startPrank(OWNER);
            locker.proposeTransfer(id, OTHER);
            if (what == 0) locker.withdraw(id, OWNER, 1);
            if (what == 1) locker.extend(id, NOW + 200 days);
            if (what == 2) locker.makePermanent(id);
            if (what == 3) locker.split(id, 1);
            if (what == 4) locker.merge(id, same);
            vm.stopPrank();
            _refused(OTHER, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
            locker.acceptTransfer(id);
        }
    }

    function test_merging_a_lock_away_says_that_its_offer_is_taken_back() public {
        uint256 id = _lock(1000, _linear());
        uint256 offered = _lock(1000, _linear());
        vm.startPrank(OWNER);
        locker.proposeTransfer(offered, OTHER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.TransferCancelled(offered, OTHER);
        locker.merge(id, offered);
        vm.stopPrank();
    }

    function test_every_operation_of_an_owner_refuses_a_stranger() public {
        uint256 id = _lock(1000, _linear());
        bytes[8] memory calls = [
            abi.encodeCall(locker.withdraw, (id, PAYER, 1)),
            abi.encodeCall(locker.withdrawShare, (id, PAYER, 1, 0)),
            abi.encodeCall(locker.extend, (id, NOW + 200 days)),
            abi.encodeCall(locker.makePermanent, (id)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.merge, (id, id)),
            abi.encodeCall(locker.proposeTransfer, (id, PAYER)),
            abi.encodeCall(locker.cancelTransfer, (id))
        ];
        bytes memory refusal = abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotOwner.selector, id, PAYER);
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(PAYER);
            (bool ok, bytes memory why) = address(locker).call(calls[i]);
            _true(!ok, "refused");
            _eq(why, refusal, "why");
        }
    }
}
