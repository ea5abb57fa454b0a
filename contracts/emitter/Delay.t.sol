// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IDelayed, IPowers } from "./testing/Variants.sol";

/// @notice The delay of powers, in the variants of every kind that have one.
contract DelayTest is VariantTest {
    function setUp() public {
        this.deployAll("erc20");
        this.deployAll("erc721");
        this.deployAll("erc1155");
        this.deployAll("erc4626");
        this.deployAll("erc6909");
    }

    function test_no_power_acts_before_its_delay_is_over() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.delayed) continue;
            IDelayed timelock = IDelayed(IDelayed(target).timelock());
            _eq(timelock.getMinDelay(), 2 days, has.id);
            _refusesAnnouncer(has, target);
            _announces(has, timelock, STRANGER, target, 2 days, false);
            _announces(has, timelock, _announcer(has), target, 2 days - 1, false);
            _announces(has, timelock, _announcer(has), target, 2 days, true);
            vm.warp(block.timestamp + 2 days - 1);
            _carriesOut(has, timelock, _announcer(has), target, false);
            vm.warp(block.timestamp + 1);
            _carriesOut(has, timelock, STRANGER, target, false);
            _true(!_isHandedOn(has, target), has.id);
            _carriesOut(has, timelock, _announcer(has), target, true);
            _true(_isHandedOn(has, target), has.id);
        }
    }

    function test_what_was_cancelled_is_never_carried_out() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.delayed) continue;
            IDelayed timelock = IDelayed(IDelayed(target).timelock());
            _announces(has, timelock, _announcer(has), target, 2 days, true);
            bytes32 id = timelock.hashOperation(target, 0, _handsOn(has), bytes32(0), bytes32(0));
            vm.warp(block.timestamp + 2 days);
            vm.prank(STRANGER);
            (bool ok,) = address(timelock).call(abi.encodeCall(IDelayed.cancel, (id)));
            _true(!ok, has.id);
            vm.prank(_announcer(has));
            timelock.cancel(id);
            _carriesOut(has, timelock, _announcer(has), target, false);
            _true(!_isHandedOn(has, target), has.id);
        }
    }

    /// @dev Who announces at the launch.
    function _announcer(Variant memory has) private pure returns (address) {
        return has.roles ? ADMIN : OWNER;
    }

    /// @dev What is announced: the ownership is offered to BOB, or BOB becomes an admin.
    function _handsOn(Variant memory has) private pure returns (bytes memory) {
        if (has.roles) return abi.encodeCall(IPowers.grantRole, (bytes32(0), BOB));
        return abi.encodeCall(IPowers.transferOwnership, (BOB));
    }

    function _isHandedOn(Variant memory has, address target) private view returns (bool) {
        if (has.roles) return IPowers(target).hasRole(bytes32(0), BOB);
        return IPowers(target).pendingOwner() == BOB;
    }

    /// @dev Demands that the announcer has no power over the token itself.
    function _refusesAnnouncer(Variant memory has, address target) private {
        bytes memory words = has.roles
            ? abi.encodeWithSelector(IPowers.AccessControlUnauthorizedAccount.selector, ADMIN, bytes32(0))
            : abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, OWNER);
        vm.prank(_announcer(has));
        (bool ok, bytes memory answer) = target.call(_handsOn(has));
        _true(!ok, has.id);
        _eq(answer, words, has.id);
    }

    function _announces(
        Variant memory has,
        IDelayed timelock,
        address caller,
        address target,
        uint256 delay,
        bool taken
    ) private {
        bytes memory data = abi.encodeCall(IDelayed.schedule, (target, 0, _handsOn(has), bytes32(0), bytes32(0), delay));
        vm.prank(caller);
        (bool ok,) = address(timelock).call(data);
        _eq(ok, taken, has.id);
    }

    function _carriesOut(Variant memory has, IDelayed timelock, address caller, address target, bool taken) private {
        bytes memory data = abi.encodeCall(IDelayed.execute, (target, 0, _handsOn(has), bytes32(0), bytes32(0)));
        vm.prank(caller);
        (bool ok,) = address(timelock).call(data);
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
