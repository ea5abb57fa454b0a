// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";

/// @notice Answers many points of vesting at once, for the comparison with `vesting-math.test.ts`.
contract VestingMany {
    /// @notice Each point is seven words: amount, base, start, cliff, end, steps, time.
    function many(uint256[7][] calldata points) external pure returns (uint128[] memory answers) {
        answers = new uint128[](points.length);
        for (uint256 i; i < points.length; ++i) {
            uint256[7] calldata p = points[i];
            // forge-lint: disable-start(unsafe-typecast)
            answers[i] = VestingMath.vested(
                uint128(p[0]),
                uint128(p[1]),
                VestingMath.Schedule(uint40(p[2]), uint40(p[3]), uint40(p[4]), uint16(p[5])),
                p[6]
            );
            // forge-lint: disable-end(unsafe-typecast)
        }
    }
}
