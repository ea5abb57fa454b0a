// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IDelayed, IPowers } from "./testing/Variants.sol";

/// @notice The delay of the owner's powers, in the variants of every kind that have one.
contract DelayTest is VariantTest {
    function setUp() public {
        _deployAll("erc20");
        _deployAll("erc721");
        _deployAll("erc1155");
    }

    function test_nothing_the_owner_does_happens_before_its_delay_is_over() public {
        bytes memory offer = abi.encodeCall(IPowers.transferOwnership, (BOB));
        bytes memory refused = abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, OWNER);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.delayed) continue;
            IDelayed timelock = IDelayed(IDelayed(target).timelock());
            _eq(timelock.getMinDelay(), 2 days, has.id);
            vm.prank(OWNER);
            (bool ok, bytes memory answer) = target.call(offer);
            _true(!ok, has.id);
            _eq(answer, refused, has.id);
            _announces(has, timelock, STRANGER, target, 2 days, false);
            _announces(has, timelock, OWNER, target, 2 days - 1, false);
            _announces(has, timelock, OWNER, target, 2 days, true);
            vm.warp(block.timestamp + 2 days - 1);
            _carriesOut(has, timelock, OWNER, target, false);
            vm.warp(block.timestamp + 1);
            _carriesOut(has, timelock, STRANGER, target, false);
            _carriesOut(has, timelock, OWNER, target, true);
            _eq(IPowers(target).pendingOwner(), BOB, has.id);
        }
    }

    function _announces(
        Variant memory has,
        IDelayed timelock,
        address caller,
        address target,
        uint256 delay,
        bool taken
    ) private {
        bytes memory offer = abi.encodeCall(IPowers.transferOwnership, (BOB));
        bytes memory data = abi.encodeCall(IDelayed.schedule, (target, 0, offer, bytes32(0), bytes32(0), delay));
        vm.prank(caller);
        (bool ok,) = address(timelock).call(data);
        _eq(ok, taken, has.id);
    }

    function _carriesOut(Variant memory has, IDelayed timelock, address caller, address target, bool taken) private {
        bytes memory offer = abi.encodeCall(IPowers.transferOwnership, (BOB));
        vm.prank(caller);
        (bool ok,) =
            address(timelock).call(abi.encodeCall(IDelayed.execute, (target, 0, offer, bytes32(0), bytes32(0))));
        _eq(ok, taken, has.id);
    }

    function test_T20_a_delay_is_a_year_at_most() public {
        Values memory values = _values();
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.delayed) continue;
            values.delay = 365 days;
            (address target,) = _deploy(i, values);
            _true(target != address(0), has.id);
            values.delay += 1;
            bytes memory refusal;
            (target, refusal) = _deploy(i, values);
            _eq(target, address(0), has.id);
            bytes4 words = IDelayed.Token_DelayTooLong.selector;
            _eq(refusal, abi.encodeWithSelector(words, 365 days + 1, 365 days), has.id);
        }
    }
}
