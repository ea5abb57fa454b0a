// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLensWords } from "../locks/LockLensWords.sol";

/// @notice The table a LockLens is given, with a line of another chain before and after the one of this chain.
library Known {
    function on(address v2Factory, address v3Positions, address v4Positions)
        internal
        view
        returns (LockLensWords.Chain[] memory chains)
    {
        chains = new LockLensWords.Chain[](3);
        chains[0] = LockLensWords.Chain(block.chainid + 1, address(0xBAD1), address(0xBAD2), address(0xBAD3));
        chains[1] = LockLensWords.Chain(block.chainid, v2Factory, v3Positions, v4Positions);
        chains[2] = LockLensWords.Chain(block.chainid + 2, address(0xBAD4), address(0xBAD5), address(0xBAD6));
    }
}
