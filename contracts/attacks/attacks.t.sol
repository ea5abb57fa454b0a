// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../testing/Test.sol";
import { Attack as Reentrancy } from "./reentrancy/Attack.sol";
import { Target as BrokenReentrancy } from "./reentrancy/Broken.sol";
import { Target as FixedReentrancy } from "./reentrancy/Fixed.sol";

/// @notice What every attack of the theatre answers.
interface IAttack {
    function attack(uint256 parameter) external;
    function rows() external view returns (string[] memory names, uint256[] memory amounts);
    function succeeded() external view returns (bool);
}

/// @notice A level of the theatre: which parameters succeed on its broken contract, and that none does on the fixed one.
abstract contract Level is Test {
    /// @dev A second of November 2026. A lock of a year has room before it and after it.
    uint256 internal constant NOW = 1_795_000_000;

    uint256 private immutable _min;
    uint256 private immutable _max;
    uint256 private immutable _unit;

    /// @dev The range that the page offers, in its own units, and what the page multiplies them by.
    constructor(uint256 min, uint256 max, uint256 unit) {
        (_min, _max, _unit) = (min, max, unit);
    }

    function setUp() public {
        vm.warp(NOW);
    }

    /// @dev A new target, with the scene set before it.
    function _scene(bool broken) internal virtual returns (IAttack);

    /// @dev Whether the page may say that this parameter succeeds.
    function _succeeds(uint256 parameter) internal pure virtual returns (bool);

    function test_the_broken_contract_falls_to_the_parameters_the_words_name() public {
        for (uint256 parameter = _min; parameter <= _max; parameter++) {
            IAttack attack = _scene(true);
            _true(!attack.succeeded(), "succeeded before it began");
            attack.attack(parameter * _unit);
            _eq(attack.succeeded(), _succeeds(parameter), vm.toString(parameter));
        }
    }

    function test_fuzz_the_fixed_contract_holds(uint256 parameter) public {
        IAttack attack = _scene(false);
        attack.attack(_min * _unit + parameter % ((_max - _min) * _unit + 1));
        _true(!attack.succeeded(), "the fixed contract fell");
    }

    function test_the_rows_have_a_name_each() public {
        (string[] memory names, uint256[] memory amounts) = _scene(true).rows();
        _eq(names.length, amounts.length, "as many names as amounts");
        _true(names.length >= 2 && names.length <= 5, "two to five rows");
        for (uint256 i = 0; i < names.length; i++) {
            _true(bytes(names[i]).length > 0, "a name");
        }
    }
}

contract ReentrancyTest is Level(0, 12, 1) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenReentrancy()) : address(new FixedReentrancy());
        return IAttack(address(new Reentrancy{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 1 && parameter <= 9;
    }

    function test_an_honest_customer_is_paid_once() public {
        FixedReentrancy target = new FixedReentrancy();
        address alice = address(0xA11CE);
        vm.deal(alice, 10 ether);
        vm.startPrank(alice);
        target.deposit{ value: 10 ether }();
        target.withdraw();
        target.withdraw();
        vm.stopPrank();
        _eq(alice.balance, 10 ether, "paid back");
    }
}
