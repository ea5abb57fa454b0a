// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { CurveMath } from "../grants/CurveMath.sol";

/// @notice What a curve pays, said a second time and in another way: segment by segment, by what is still to come.
library CurveReference {
    function vested(CurveMath.Segment[] memory segments, uint256 amount, uint256 elapsed)
        internal
        pure
        returns (uint256)
    {
        (uint256 total, uint256 toCome, uint256 whole, uint256 begin) = (0, 0, 1, 0);
        bool found;
        uint256 later;
        for (uint256 i; i < segments.length; ++i) {
            CurveMath.Segment memory segment = segments[i];
            total += segment.weight;
            if (found) {
                later += segment.weight;
            } else if (elapsed < begin + segment.length) {
                found = true;
                (toCome, whole) = _left(segment, elapsed - begin);
                toCome *= segment.weight;
            }
            begin += segment.length;
        }
        if (!found) return amount;
        // Rounding up what is to come is rounding down what has come.
        return amount - Math.mulDiv(amount, later * whole + toCome, total * whole, Math.Rounding.Ceil);
    }

    /// @dev The part of a segment that is still to come, as a fraction.
    function _left(CurveMath.Segment memory segment, uint256 time) private pure returns (uint256 left, uint256 whole) {
        (int8 power, uint256 length) = (segment.power, segment.length);
        if (power == 0) return (1, 1);
        if (segment.granularity != 0) time = time / segment.granularity * segment.granularity;
        // forge-lint: disable-next-line(unsafe-typecast)
        uint256 times = uint8(power < 0 ? -power : power);
        (uint256 passed, uint256 rest) = (1, 1);
        whole = 1;
        for (uint256 i; i < times; ++i) {
            passed *= time;
            rest *= length - time;
            whole *= length;
        }
        left = power < 0 ? rest : whole - passed;
    }
}
