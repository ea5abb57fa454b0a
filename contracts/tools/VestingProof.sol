// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";

/// @notice What `npm run contracts:proof` proves of the arithmetic of schedules, for all values there are.
contract VestingProof {
    /// @dev A part is at most the whole.
    function partIsAtMostTheWhole(uint128 amount, uint40 numerator, uint40 denominator) external pure {
        require(denominator > 0 && numerator <= denominator);
        assert(VestingMath.part(amount, numerator, denominator) <= amount);
    }

    /// @dev With time a part never falls.
    function partNeverFallsWithTime(uint128 amount, uint40 numerator, uint40 later, uint40 denominator) external pure {
        require(denominator > 0 && numerator <= later && later <= denominator);
        assert(VestingMath.part(amount, numerator, denominator) <= VestingMath.part(amount, later, denominator));
    }

    /// @dev Nor when the amount grows.
    function partNeverFallsWithAmount(uint128 amount, uint128 more, uint40 numerator, uint40 denominator)
        external
        pure
    {
        require(denominator > 0 && numerator <= denominator && amount <= more);
        assert(VestingMath.part(amount, numerator, denominator) <= VestingMath.part(more, numerator, denominator));
    }
}
