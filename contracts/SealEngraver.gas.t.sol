// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SealEngraver } from "./SealEngraver.sol";
import { Test } from "./testing/Test.sol";

/// @notice What a node computes for a drawing.
contract SealEngraverGasTest is Test {
    SealEngraver private immutable _engraver = new SealEngraver();

    function test_gas_of_a_drawing_is_within_every_node_s_call_limit() public {
        _engraver.sealSvg(7, 320, "currentColor");
        _le(vm.snapshotGasLastCall("SealEngraver", "sealSvg (read by eth_call)"), 12_000_000, "gas");
    }
}
