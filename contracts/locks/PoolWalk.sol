// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { LiquidityMath } from "./LiquidityMath.sol";
import { LockLensWords } from "./LockLensWords.sol";
import { PoolReader } from "./PoolReader.sol";
import { TickMath } from "./TickMath.sol";

/// @title What a whole pool pays out while its price falls by half
/// @notice Walks over the ticks of a pool. A walk is as long as the pool makes it, so it stops after as many readings as are allowed
///         or when gas runs short, and goes on from there: in the same block, while the pool is as it was.
library PoolWalk {
    /// @dev What one reading and its arithmetic may need.
    uint256 private constant RESERVE = 400_000;
    uint256 private constant HALF = 5000;

    /// @notice A walk that begins at the price of now.
    function start(LockLensWords.PoolState memory state, bool quoteIs1)
        internal
        view
        returns (LockLensWords.Walk memory walk)
    {
        // forge-lint: disable-next-line(unsafe-typecast)
        uint64 number = uint64(block.number);
        return LockLensWords.Walk(
            number, stateOf(state, quoteIs1), state.tick, state.sqrtPriceX96, state.liquidity, 0, false
        );
    }

    /// @notice What a walk is bound to besides its block.
    function stateOf(LockLensWords.PoolState memory state, bool quoteIs1) internal pure returns (bytes32) {
        return keccak256(
            abi.encode(
                quoteIs1,
                state.sqrtPriceX96,
                state.tick,
                state.liquidity,
                state.token0,
                state.token1,
                state.fee,
                state.tickSpacing,
                state.hooks
            )
        );
    }

    /// @notice Goes on by at most `most` readings of words and ticks.
    function go(LockLensWords.Walk memory walk, PoolReader.Pool memory pool, bool quoteIs1, uint160 price, uint256 most)
        internal
        view
    {
        uint160 target = LiquidityMath.fallen(quoteIs1, price, HALF);
        while (!walk.done && most != 0 && gasleft() > RESERVE) {
            --most;
            (int24 tick, bool isSet) = _next(pool, walk.tick, quoteIs1);
            uint160 to = TickMath.priceAt(tick);
            walk.done = quoteIs1 ? to <= target : to >= target;
            if (walk.done) to = target;
            (uint160 lower, uint160 upper) = quoteIs1 ? (to, walk.sqrtPriceX96) : (walk.sqrtPriceX96, to);
            walk.quote += LiquidityMath.quoteIn(quoteIs1, walk.liquidity, lower, upper);
            walk.sqrtPriceX96 = to;
            walk.tick = quoteIs1 ? tick - 1 : tick;
            if (walk.done || !isSet) continue;
            if (most != 0) --most;
            int128 net = PoolReader.net(pool, tick);
            int256 liquidity = int256(uint256(walk.liquidity)) + (quoteIs1 ? -int256(net) : int256(net));
            // forge-lint: disable-next-line(unsafe-typecast)
            walk.liquidity = uint128(uint256(liquidity));
        }
    }

    /// @dev The next tick in the word of this one, set or the last of the word: downwards from `tick` itself on, upwards behind it.
    function _next(PoolReader.Pool memory pool, int24 tick, bool down) private view returns (int24 next, bool isSet) {
        int256 spacing = pool.tickSpacing;
        int256 place = tick / spacing;
        if (tick < 0 && tick % spacing != 0) --place;
        if (!down) ++place;
        // forge-lint: disable-start(unsafe-typecast)
        uint256 word = PoolReader.bitmap(pool, int16(place >> 8));
        uint256 bit = uint256(place & 255);
        if (down) {
            word &= type(uint256).max >> (255 - bit);
            isSet = word != 0;
            place -= int256(isSet ? bit - Math.log2(word) : bit);
        } else {
            word &= type(uint256).max << bit;
            isSet = word != 0;
            place += int256((isSet ? Math.log2(word & (~word + 1)) : 255) - bit);
        }
        next = int24(place * spacing);
        // forge-lint: disable-end(unsafe-typecast)
    }
}
