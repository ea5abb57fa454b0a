// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { TickMath } from "./TickMath.sol";

/// @title What liquidity pays out and takes in between two prices
/// @notice Prices are square roots of token1 per token0 in parts of 2^96, amounts smallest units, without fees. Where the two sides
///         of a pool are told apart by `quoteIs1`, the quote is what a seller gets and the base what he sells: a falling price is a
///         falling root when the quote is token1, and a rising one when it is token0.
library LiquidityMath {
    uint256 internal constant Q96 = 1 << 96;

    uint256 private constant ALL = 10_000;

    /// @notice Token1 between two prices, rounded down.
    function amount1(uint256 liquidity, uint256 lower, uint256 upper) internal pure returns (uint256) {
        return lower < upper ? Math.mulDiv(liquidity, upper - lower, Q96) : 0;
    }

    /// @notice Token0 between two prices, rounded down.
    function amount0(uint256 liquidity, uint256 lower, uint256 upper) internal pure returns (uint256) {
        return lower < upper ? Math.mulDiv(liquidity << 96, upper - lower, upper) / lower : 0;
    }

    /// @notice What the quote side pays between two prices, rounded down.
    function quoteIn(bool quoteIs1, uint256 liquidity, uint256 lower, uint256 upper) internal pure returns (uint256) {
        return quoteIs1 ? amount1(liquidity, lower, upper) : amount0(liquidity, lower, upper);
    }

    /// @notice What the base side takes between two prices, rounded up.
    function baseIn(bool quoteIs1, uint256 liquidity, uint256 lower, uint256 upper) internal pure returns (uint256) {
        if (lower >= upper) return 0;
        if (!quoteIs1) return Math.mulDiv(liquidity, upper - lower, Q96, Math.Rounding.Ceil);
        return Math.ceilDiv(Math.mulDiv(liquidity << 96, upper - lower, upper, Math.Rounding.Ceil), lower);
    }

    /// @notice The price after a fall of `bps` parts of 10,000 from `price`; of all 10,000: the last price there is.
    function fallen(bool quoteIs1, uint160 price, uint256 bps) internal pure returns (uint160) {
        if (bps == ALL) return quoteIs1 ? TickMath.MIN_PRICE : TickMath.MAX_PRICE;
        uint256 factor = Math.sqrt(((ALL - bps) << 192) / ALL);
        uint256 target = quoteIs1 ? Math.mulDiv(price, factor, Q96) : Math.mulDiv(price, Q96, factor);
        if (target > TickMath.MAX_PRICE) return TickMath.MAX_PRICE;
        // forge-lint: disable-next-line(unsafe-typecast)
        return target < TickMath.MIN_PRICE ? TickMath.MIN_PRICE : uint160(target);
    }

    /// @notice Where the price ends when `amount` of the base is sold into liquidity that takes more than that: rounded against the
    ///         seller, as Uniswap rounds.
    function afterSale(bool quoteIs1, uint256 liquidity, uint256 price, uint256 amount)
        internal
        pure
        returns (uint256)
    {
        if (!quoteIs1) return price + Math.mulDiv(amount, Q96, liquidity);
        uint256 scaled = liquidity << 96;
        // As Uniswap does it: what does not fit into a word is divided first.
        (bool fits, uint256 product) = Math.tryMul(amount, price);
        if (fits && product <= type(uint256).max - scaled) {
            return Math.mulDiv(scaled, price, scaled + product, Math.Rounding.Ceil);
        }
        return Math.ceilDiv(scaled, scaled / price + amount);
    }
}
