// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VotingLocker } from "../VotingLocker.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Test } from "./Test.sol";
import { VotesCoin } from "./VotingCoins.sol";

/// @notice A voting locker, a coin with votes, an owner, and two delegates.
abstract contract VotingLockerBase is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant PERMANENT = type(uint40).max;
    address internal constant OWNER = address(0xA11CE);
    address internal constant OTHER = address(0xB0B);
    address internal constant PAYER = address(0xCAFE);
    address internal constant ANN = address(0xA22);
    address internal constant BEN = address(0xBE2);

    VotingLocker internal locker = new VotingLocker();
    VotesCoin internal coin = new VotesCoin();

    function setUp() public virtual {
        vm.warp(NOW);
        coin.mint(PAYER, 1e30);
        vm.prank(PAYER);
        coin.approve(address(locker), type(uint256).max);
    }

    /// @dev All on one day, after 100 days.
    function _date() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW + 100 days, NOW + 100 days, 0);
    }

    function _linear() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW, NOW + 100 days, 0);
    }

    /// @dev A lock of OWNER.
    function _lock(uint128 amount, address delegatee) internal returns (uint256) {
        return _lock(address(coin), amount, delegatee);
    }

    function _lock(address token, uint128 amount, address delegatee) internal returns (uint256) {
        vm.prank(PAYER);
        return locker.lockFor(token, OWNER, amount, _linear(), delegatee);
    }

    function _of(uint256 id) internal view returns (TokenLockerWords.Lock memory) {
        return locker.lockOf(id);
    }

    function _pool(address token, address delegatee) internal view returns (address) {
        return locker.surrogateOf(token, delegatee);
    }

    /// @dev Calls as `sender`, expecting this error with any parameters.
    function _refused(address sender, bytes4 selector) internal {
        vm.expectPartialRevert(selector);
        vm.prank(sender);
    }
}
