// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLocker } from "./PositionLocker.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { Uniswap } from "./testing/Uniswap.sol";

/// @notice What a visitor pays for a lock of a Uniswap V3 position, in gas of whole transactions.
contract PositionLockerGasTest is Uniswap {
    PositionLocker internal locker = new PositionLocker();

    function setUp() public {
        _deployV3();
        for (uint256 i; i < 2; ++i) {
            (uint256 tokenId,) = _position(address(this), 1e24);
            manager.approve(address(locker), tokenId);
        }
        locker.lock(address(manager), PositionLockerWords.Kind.V3, 1, NOW + 1 days, address(this), address(this));
    }

    function test_gas_of_the_first_lock_of_all() public {
        PositionLocker fresh = new PositionLocker();
        manager.approve(address(fresh), 2);
        fresh.lock(address(manager), PositionLockerWords.Kind.V3, 2, NOW + 1 days, address(this), address(this));
        vm.snapshotGasLastCall("PositionLocker", "lock, the first of its owner, manager and pool");
    }

    function test_gas_of_each_operation() public {
        locker.lock(address(manager), PositionLockerWords.Kind.V3, 2, NOW + 1 days, address(this), address(this));
        vm.snapshotGasLastCall("PositionLocker", "lock");
        _swap(true, 1e18);
        _swap(false, 1e18);
        locker.collect(2);
        vm.snapshotGasLastCall("PositionLocker", "collect");
        locker.extend(2, NOW + 2 days);
        vm.snapshotGasLastCall("PositionLocker", "extend");
        vm.warp(NOW + 2 days);
        locker.withdraw(2, address(0xB0B));
        uint256 gas = vm.snapshotGasLastCall("PositionLocker", "withdraw");
        _le(gas, 130_000, "withdraw");
    }
}
