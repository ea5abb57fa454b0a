// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { HostileManager } from "./testing/HostileManagers.sol";
import { LensBase } from "./testing/LensBase.sol";

/// @notice What a question of a reader costs a node, in gas of whole calls. Nodes give 50 million, this site 30.
contract LockLensGasTest is LensBase {
    uint256[] internal ids;

    function setUp() public {
        _deploy();
        for (uint256 i; i < 100; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            int24 lower = -60 * int24(uint24(i + 1));
            ids.push(_lockOne(1e18 + i, lower, lower + 6060, i % 2 == 0 ? PERMANENT : NOW + 100 days));
        }
    }

    function test_gas_of_each_question() public {
        locks.positionsOfOwner(OWNER, 0, 100);
        vm.snapshotGasLastCall("LockLens", "page of 100 good positions");
        lens.poolStatement(_question(true, 0, 0), ids);
        vm.snapshotGasLastCall("LockLens", "statement of 100 positions");
        lens.poolStatement(_question(true, 0, 300), ids);
        uint256 gas = vm.snapshotGasLastCall("LockLens", "statement of 100 positions and the whole pool");
        _le(gas, 30_000_000, "below what this site gives");
        for (uint256 i; i < 100; ++i) {
            HostileManager bad = new HostileManager(address(locks));
            positions.lock(address(bad), KIND, i, PERMANENT, address(0xBAD), OWNER);
            bad.turn(HostileManager.Mood.Burns);
        }
        locks.positionsOfOwner(address(0xBAD), 0, 100);
        gas = vm.snapshotGasLastCall("LockLens", "page of 100 positions whose managers burn gas");
        _le(gas, 10_000_000, "a page of a hundred");
    }
}
