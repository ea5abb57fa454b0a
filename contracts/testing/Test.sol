// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Vm } from "./Vm.sol";

/// @notice The base of every test contract: forge's cheat codes, comparisons that say what differs, and the contracts
///         an invariant run may call.
abstract contract Test {
    struct FuzzSelector {
        address addr;
        bytes4[] selectors;
    }

    // forgefmt: disable-next-item
    // forge looks for this name.
    // forge-lint: disable-next-line(mixed-case-variable)
    bool public IS_TEST = true;

    Vm internal constant vm = Vm(0x7109709ECfa91a80626fF3989D68f67F5b1DD12D);

    address[] private _targets;
    FuzzSelector[] private _targetSelectors;

    /// @notice What an invariant run calls. forge asks for it.
    function targetContracts() public view returns (address[] memory) {
        return _targets;
    }

    /// @notice Which functions of them it calls; all when a contract is not listed. forge asks for it.
    function targetSelectors() public view returns (FuzzSelector[] memory) {
        return _targetSelectors;
    }

    /// @dev Lets an invariant run call every external function of `handler`.
    function _target(address handler) internal {
        _targets.push(handler);
    }

    /// @dev Lets an invariant run call only these functions of `handler`.
    function _target(address handler, bytes4[] memory selectors) internal {
        _targets.push(handler);
        _targetSelectors.push(FuzzSelector(handler, selectors));
    }

    function _eq(uint256 left, uint256 right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _eq(address left, address right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _eq(bytes32 left, bytes32 right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _eq(bool left, bool right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _eq(string memory left, string memory right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _eq(bytes memory left, bytes memory right, string memory why) internal pure {
        vm.assertEq(left, right, why);
    }

    function _ge(uint256 left, uint256 right, string memory why) internal pure {
        vm.assertGe(left, right, why);
    }

    function _le(uint256 left, uint256 right, string memory why) internal pure {
        vm.assertLe(left, right, why);
    }

    function _true(bool condition, string memory why) internal pure {
        vm.assertTrue(condition, why);
    }

    /// @dev Any number, folded into [`low`, `high`].
    function _bound(uint256 number, uint256 low, uint256 high) internal pure returns (uint256) {
        if (number >= low && number <= high) return number;
        uint256 span = high - low;
        return span == type(uint256).max ? number : low + (number % (span + 1));
    }

    /// @dev Deploys creation code, for instance of an npm package: `_create(vm.getCode("node_modules/….json"))`.
    function _create(bytes memory creationCode) internal returns (address deployed) {
        assembly ("memory-safe") {
            deployed := create(0, add(creationCode, 0x20), mload(creationCode))
        }
        _true(deployed != address(0), "creation failed");
    }
}
