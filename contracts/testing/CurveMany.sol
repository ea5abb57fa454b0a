// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CurveMath } from "../grants/CurveMath.sol";

/// @notice Answers many points of many curves at once, for the comparison with `curve-math.test.ts`.
contract CurveMany {
    uint256[] private _words;

    /// @notice Each point is an amount and the seconds since the start.
    function many(CurveMath.Segment[][] calldata curves, uint256[2][][] calldata points)
        external
        returns (uint256[][] memory answers)
    {
        answers = new uint256[][](curves.length);
        for (uint256 i; i < curves.length; ++i) {
            _words = CurveMath.pack(curves[i]);
            answers[i] = new uint256[](points[i].length);
            for (uint256 j; j < points[i].length; ++j) {
                answers[i][j] = CurveMath.vested(_words, points[i][j][0], points[i][j][1]);
            }
        }
    }
}
