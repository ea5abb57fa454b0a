// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "../TokenLocker.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

/// @notice A locker, a coin, an owner with a lock, and schedules to lock by.
abstract contract TokenLockerBase is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant PERMANENT = type(uint40).max;
    address internal constant OWNER = address(0xA11CE);
    address internal constant OTHER = address(0xB0B);
    address internal constant PAYER = address(0xCAFE);

    TokenLocker internal locker = new TokenLocker();
    Coin internal coin = new Coin(18);

    function setUp() public virtual {
        vm.warp(NOW);
        _fund(coin);
    }

    /// @dev Gives the payer coins and lets the locker take them.
    function _fund(Coin token) internal {
        token.mint(PAYER, 1e30);
        vm.prank(PAYER);
        token.approve(address(locker), type(uint256).max);
    }

    /// @dev 100 days, the first 10 without anything.
    function _linear() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW + 10 days, NOW + 100 days, 0);
    }

    /// @dev Ten parts, every ten days.
    function _steps() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW, NOW + 100 days, 10);
    }

    /// @dev All on one day.
    function _date() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW + 100 days, NOW + 100 days, 0);
    }

    function _never() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(0, 0, PERMANENT, 0);
    }

    /// @dev Any schedule the locker takes, made of random numbers.
    function _any(uint256 random) internal view returns (VestingMath.Schedule memory) {
        if (random % 8 == 0) return _never();
        uint256 end = block.timestamp + 1 + _part(random, 1) % 3000 days;
        uint256 start = block.timestamp - 300 days + _part(random, 2) % (end - block.timestamp + 300 days);
        uint256 cliff = start + _part(random, 3) % (end - start + 1);
        if (random % 8 == 1) cliff = end;
        if (random % 8 == 2) cliff = start;
        uint256 steps = random % 3 == 0 ? _part(random, 4) % 40 : 0;
        // forge-lint: disable-next-line(unsafe-typecast)
        return VestingMath.Schedule(uint40(start), uint40(cliff), uint40(end), uint16(steps));
    }

    function _part(uint256 random, uint256 index) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(random, index)));
    }

    function _lock(uint128 amount, VestingMath.Schedule memory schedule) internal returns (uint256) {
        return _lock(coin, amount, schedule);
    }

    function _lock(Coin token, uint128 amount, VestingMath.Schedule memory schedule) internal returns (uint256 id) {
        vm.prank(PAYER);
        return locker.lockFor(address(token), OWNER, amount, schedule);
    }

    function _of(uint256 id) internal view returns (TokenLockerWords.Lock memory) {
        return locker.lockOf(id);
    }

    /// @dev Calls as `sender`, expecting this error with any parameters.
    function _refused(address sender, bytes4 selector) internal {
        vm.expectPartialRevert(selector);
        vm.prank(sender);
    }
}
