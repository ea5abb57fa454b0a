// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockDeeds } from "./LockDeeds.sol";
import { SealEngraver } from "./SealEngraver.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { Coin } from "./testing/OddTokens.sol";
import { Test } from "./testing/Test.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What a visitor pays for a lock as an NFT, in gas of whole transactions, of a token and a holder that are not new.
contract LockDeedsGasTest is Test {
    TokenLocker internal locker = new TokenLocker();
    LockDeeds internal deeds = new LockDeeds(locker, new SealEngraver());
    Coin internal coin = new Coin(18);
    VestingMath.Schedule internal linear;
    uint256 internal first;

    function setUp() public {
        vm.warp(1_800_000_000);
        linear = VestingMath.Schedule(1_800_000_000, 1_810_000_000, 1_900_000_000, 0);
        coin.mint(address(this), 1e30);
        coin.mint(address(0xB0B), 1);
        coin.approve(address(deeds), type(uint256).max);
        first = deeds.lock(address(coin), address(this), 1e18, linear, false);
    }

    function test_gas_of_a_lock_as_an_NFT() public {
        deeds.lock(address(coin), address(this), 1e18, linear, false);
        _le(vm.snapshotGasLastCall("LockDeeds", "lock"), 230_000, "lock");
        deeds.lock(address(coin), address(this), 1e18, linear, true);
        vm.snapshotGasLastCall("LockDeeds", "lock, by offer");
        deeds.transferFrom(address(this), address(0xB0B), first);
        vm.snapshotGasLastCall("LockDeeds", "transferFrom");
        vm.warp(1_850_000_000);
        deeds.withdraw(first + 1, address(0xB0B), 1e17);
        vm.snapshotGasLastCall("LockDeeds", "withdraw a part");
    }
}
