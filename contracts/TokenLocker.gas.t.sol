// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { Coin } from "./testing/OddTokens.sol";
import { Test } from "./testing/Test.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What a visitor pays, in gas of whole transactions, of a token whose holders and lock are not new.
contract TokenLockerGasTest is Test {
    uint256 internal _first;
    TokenLocker internal locker = new TokenLocker();
    Coin internal coin = new Coin(18);
    VestingMath.Schedule internal linear;

    function setUp() public {
        vm.warp(1_800_000_000);
        linear = VestingMath.Schedule(1_800_000_000, 1_810_000_000, 1_900_000_000, 0);
        coin.mint(address(this), 1e30);
        coin.mint(address(0xB0B), 1);
        coin.approve(address(locker), type(uint256).max);
        _first = locker.lock(address(coin), 1e18, linear);
    }

    function test_gas_lock_in_the_steady_state() public {
        locker.lock(address(coin), 1e18, linear);
        uint256 gas = vm.snapshotGasLastCall("TokenLocker", "lock");
        _le(gas, 102_000, "lock");
    }

    function test_gas_lock_with_an_exact_approval() public {
        coin.approve(address(locker), 1e18);
        locker.lock(address(coin), 1e18, linear);
        uint256 gas = vm.snapshotGasLastCall("TokenLocker", "lock, exact approval");
        _le(gas, 102_000, "lock");
    }

    function test_gas_batch_of_ten() public {
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](10);
        for (uint160 i; i < 10; ++i) {
            grants[i] = TokenLockerWords.Grant(address(0xA11CE + i), 1e18, linear);
        }
        locker.lockMany(address(coin), grants);
        uint256 gas = vm.snapshotGasLastCall("TokenLocker", "lockMany of ten");
        _le(gas, 600_000, "batch");
    }

    function test_gas_withdraw_a_part() public {
        vm.warp(1_850_000_000);
        locker.withdraw(_first, address(0xB0B), 1e17);
        uint256 gas = vm.snapshotGasLastCall("TokenLocker", "withdraw a part");
        _le(gas, 58_000, "withdraw");
    }

    function test_gas_withdraw_all() public {
        locker.lock(address(coin), 1e18, linear);
        vm.warp(1_900_000_000);
        locker.withdraw(_first, address(0xB0B), 1e18);
        uint256 gas = vm.snapshotGasLastCall("TokenLocker", "withdraw all");
        _le(gas, 50_000, "withdraw");
    }

    function test_gas_of_the_other_operations() public {
        vm.warp(1_850_000_000);
        locker.extend(_first, 1_950_000_000);
        vm.snapshotGasLastCall("TokenLocker", "extend");
        locker.split(_first, 1e17);
        vm.snapshotGasLastCall("TokenLocker", "split");
        locker.merge(_first, _first + 1);
        vm.snapshotGasLastCall("TokenLocker", "merge");
        locker.increase(_first, 1e18, address(this), type(uint40).max);
        vm.snapshotGasLastCall("TokenLocker", "increase");
        locker.proposeTransfer(_first, address(0xB0B));
        vm.snapshotGasLastCall("TokenLocker", "proposeTransfer");
        vm.prank(address(0xB0B));
        locker.acceptTransfer(_first);
        vm.snapshotGasLastCall("TokenLocker", "acceptTransfer");
        vm.prank(address(0xB0B));
        locker.makePermanent(_first);
        vm.snapshotGasLastCall("TokenLocker", "makePermanent");
    }
}
