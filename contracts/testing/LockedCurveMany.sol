// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLensWords } from "../locks/LockLensWords.sol";
import { LiquidityMath } from "../locks/LiquidityMath.sol";
import { LockedCurve } from "../locks/LockedCurve.sol";
import { TickMath } from "../locks/TickMath.sol";

/// @notice Answers what many curves of locked positions pay at once, with the very libraries of LiquidityLens: for the comparison with a
///         second version in TypeScript.
contract LockedCurveMany {
    /// @notice A position; those that do not count are left out of `locked` and `exit` and are part of the ladder.
    struct Position {
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        uint40 unlock;
        bool counts;
    }

    /// @notice A pool at `sqrtPriceX96`, the positions locked in it, and the supply of its base token.
    struct Curve {
        bool quoteIs1;
        uint160 sqrtPriceX96;
        uint256 supply;
        Position[] positions;
    }

    struct Answer {
        LockLensWords.Depth locked;
        LockLensWords.Exit exit;
        LockLensWords.Ladder ladder;
    }

    /// @notice What LiquidityLens says of each.
    function many(Curve[] calldata curves) external pure returns (Answer[] memory answers) {
        answers = new Answer[](curves.length);
        for (uint256 i; i < curves.length; ++i) {
            (bool quoteIs1, uint160 price) = (curves[i].quoteIs1, curves[i].sqrtPriceX96);
            LockedCurve.Range[] memory ranges = _ranges(curves[i]);
            uint256 base = LockedCurve.baseOf(ranges, quoteIs1, price);
            uint256 outside = curves[i].supply > base ? curves[i].supply - base : 0;
            LockedCurve.Sale memory sale = LockedCurve.sell(ranges, quoteIs1, price, outside);
            // forge-lint: disable-next-line(unsafe-typecast)
            answers[i].exit = LockLensWords.Exit(true, outside, sale.quote, uint160(sale.end), sale.left);
            answers[i].locked = LockLensWords.Depth(
                LockedCurve.depth(ranges, quoteIs1, price, 200),
                LockedCurve.depth(ranges, quoteIs1, price, 1000),
                LockedCurve.depth(ranges, quoteIs1, price, 5000),
                LockedCurve.depth(ranges, quoteIs1, price, 10_000)
            );
            answers[i].ladder = LockedCurve.ladder(ranges);
        }
    }

    /// @notice The price of each tick.
    function prices(int24[] calldata ticks) external pure returns (uint160[] memory answers) {
        answers = new uint160[](ticks.length);
        for (uint256 i; i < ticks.length; ++i) {
            answers[i] = TickMath.priceAt(ticks[i]);
        }
    }

    function _ranges(Curve calldata curve) private pure returns (LockedCurve.Range[] memory ranges) {
        ranges = new LockedCurve.Range[](curve.positions.length);
        uint160 half = LiquidityMath.fallen(curve.quoteIs1, curve.sqrtPriceX96, 5000);
        for (uint256 i; i < ranges.length; ++i) {
            Position calldata it = curve.positions[i];
            ranges[i] = LockedCurve.Range(
                TickMath.priceAt(it.tickLower), TickMath.priceAt(it.tickUpper), it.liquidity, it.unlock, it.counts, 0
            );
            ranges[i].quote = LockedCurve.quoteOf(ranges[i], curve.quoteIs1, curve.sqrtPriceX96, half);
        }
    }
}
