// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";

/// @title EngraverMath
/// @notice The integer arithmetic of the site's engraver, rounding for rounding: `src/seals/lines/integer.ts`, `sine.ts`
///         and `random.ts`. There is no floating point on either side, so the same seed gives the same bytes.
library EngraverMath {
    using SafeCast for int256;

    /// @notice What the sine table calls 1.
    int256 internal constant ONE = 32768;

    /// @notice A full turn in the unit of angles used here.
    int256 internal constant TURN = 65536;

    /// @notice A quarter turn of sines and one entry more, two bytes each: `round(32768 · sin(k · π / 128))`, k = 0 … 65.
    bytes internal constant QUARTER =
    // forgefmt: disable-next-item
    hex"000003240648096b0c8c0fab12c815e218f91c0c1f1a2224252828272b1f2e1130fc33df36ba398d3c573f1741ce447b471d49b44c404ec05134539b55f658435a825cb45ed760ec62f264e966d068a76a6e6c246dca6f5f70e3725573b675057642776c7885798a7a7d7b5d7c2a7ce47d8a7e1e7e9d7f0a7f627fa77fd97ff680007ff6";

    /// @notice `a / b`, rounded to the nearest integer, halves away from zero; `b` is positive. Both stay below 2^200.
    function divide(int256 a, int256 b) internal pure returns (int256) {
        // The site computes the same within 2^53: nothing here comes near an overflow.
        unchecked {
            return (2 * a + (a < 0 ? -b : b)) / (2 * b);
        }
    }

    /// @notice The greatest common divisor of two positive integers.
    function gcd(int256 a, int256 b) internal pure returns (int256) {
        while (b != 0) (a, b) = (b, a % b);
        return a;
    }

    /// @notice The sine of an angle from 0 on, times 32768. `table` is `QUARTER` in memory, which is read often.
    function sine(bytes memory table, int256 angle) internal pure returns (int256) {
        int256 around = angle & 65535;
        int256 within = around & 16383;
        int256 position = around & 16384 == 0 ? within : 16384 - within;
        int256 low = _entry(table, position >> 8);
        int256 value = low + divide((_entry(table, (position >> 8) + 1) - low) * (position & 255), 256);
        return around & 32768 == 0 ? value : -value;
    }

    /// @notice The cosine, as `sine`.
    function cosine(bytes memory table, int256 angle) internal pure returns (int256) {
        return sine(table, angle + 16384);
    }

    /// @notice Chooses one of `count` with the state of the stream: mulberry32, whose upper 16 bits choose.
    /// @return next The state for the next choice.
    /// @return chosen From 0 to `count - 1`.
    function pick(uint32 state, uint256 count) internal pure returns (uint32 next, uint256 chosen) {
        unchecked {
            next = state + 0x6d2b79f5;
            uint32 mixed = (next ^ (next >> 15)) * (next | 1);
            mixed ^= mixed + (mixed ^ (mixed >> 7)) * (mixed | 61);
            chosen = (uint256((mixed ^ (mixed >> 14)) >> 16) * count) >> 16;
        }
    }

    function _entry(bytes memory table, int256 index) private pure returns (int256) {
        uint256 first = 2 * index.toUint256();
        return int256((uint256(uint8(table[first])) << 8) | uint8(table[first + 1]));
    }
}
