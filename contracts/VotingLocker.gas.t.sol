// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { VotingLockerBase } from "./testing/VotingLockerBase.sol";

/// @notice What a visitor pays, in gas of whole transactions, with OpenZeppelin's ERC20Votes. Half of it is the token's bookkeeping.
contract VotingLockerGasTest is VotingLockerBase {
    uint256 private _first;

    function setUp() public override {
        super.setUp();
        vm.roll(100);
        _first = _lock(1e18, ANN);
        coin.mint(OTHER, 1);
        vm.roll(110);
    }

    function test_gas_lock_for_a_new_delegate() public {
        vm.prank(PAYER);
        locker.lockFor(address(coin), OWNER, 1e18, _linear(), BEN);
        uint256 gas = vm.snapshotGasLastCall("VotingLocker", "lock, new delegate");
        _le(gas, 700_000, "lock");
    }

    function test_gas_lock_for_a_delegate_that_has_locks() public {
        vm.prank(PAYER);
        locker.lockFor(address(coin), OWNER, 1e18, _linear(), ANN);
        uint256 gas = vm.snapshotGasLastCall("VotingLocker", "lock");
        _le(gas, 230_000, "lock");
    }

    function test_gas_batch_of_ten() public {
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](10);
        for (uint160 i; i < 10; ++i) {
            grants[i] = TokenLockerWords.Grant(address(0xA11CE + i), 1e18, _linear());
        }
        vm.prank(PAYER);
        locker.lockMany(address(coin), grants, ANN);
        uint256 gas = vm.snapshotGasLastCall("VotingLocker", "lockMany of ten");
        _le(gas, 1_000_000, "batch");
    }

    function test_gas_withdraw_a_part() public {
        vm.warp(NOW + 50 days);
        vm.prank(OWNER);
        locker.withdraw(_first, OTHER, 1e17);
        uint256 gas = vm.snapshotGasLastCall("VotingLocker", "withdraw a part");
        _le(gas, 150_000, "withdraw");
    }

    function test_gas_of_a_change_of_the_delegate() public {
        vm.prank(OWNER);
        locker.changeDelegate(_first, BEN);
        uint256 gas = vm.snapshotGasLastCall("VotingLocker", "changeDelegate, new");
        _le(gas, 750_000, "new");
        _lock(1e18, ANN);
        vm.roll(120);
        vm.prank(OWNER);
        locker.changeDelegate(_first, ANN);
        gas = vm.snapshotGasLastCall("VotingLocker", "changeDelegate");
        _le(gas, 250_000, "one that has locks");
    }
}
