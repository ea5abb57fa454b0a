// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Arrays } from "@openzeppelin/contracts/utils/Arrays.sol";
import { LiquidityMath } from "./LiquidityMath.sol";
import { LockLensWords } from "./LockLensWords.sol";

/// @title What locked positions of one pool pay out together
/// @notice A curve is a list of ranges, each with its liquidity, that may lie over each other. Its money is what a range holds: no
///         share of a pool can be bought with it, and what others add to the pool takes nothing from it.
library LockedCurve {
    /// @notice One range between two prices. `quote` is what it pays down to half the price.
    struct Range {
        uint160 lower;
        uint160 upper;
        uint128 liquidity;
        uint40 unlock;
        bool counts;
        uint256 quote;
    }

    /// @notice A sale under way.
    struct Sale {
        bool quoteIs1;
        uint256 price;
        uint256 liquidity;
        uint256 left;
        uint256 quote;
        uint256 end;
    }

    uint40 private constant PERMANENT = type(uint40).max;

    /// @notice What one range pays while the price goes from `price` to `target`.
    function quoteOf(Range memory range, bool quoteIs1, uint160 price, uint160 target) internal pure returns (uint256) {
        (uint160 lower, uint160 upper) = quoteIs1 ? (target, price) : (price, target);
        return LiquidityMath.quoteIn(
            quoteIs1,
            range.liquidity,
            range.lower > lower ? range.lower : lower,
            range.upper < upper ? range.upper : upper
        );
    }

    /// @notice What counted ranges pay while the price falls by `bps` parts of 10,000.
    function depth(Range[] memory ranges, bool quoteIs1, uint160 price, uint256 bps)
        internal
        pure
        returns (uint256 quote)
    {
        uint160 target = LiquidityMath.fallen(quoteIs1, price, bps);
        for (uint256 i; i < ranges.length; ++i) {
            if (ranges[i].counts) quote += quoteOf(ranges[i], quoteIs1, price, target);
        }
    }

    /// @notice The base token in counted ranges: what they would pay while the price rises.
    function baseOf(Range[] memory ranges, bool quoteIs1, uint160 price) internal pure returns (uint256 base) {
        uint160 top = LiquidityMath.fallen(!quoteIs1, price, 10_000);
        for (uint256 i; i < ranges.length; ++i) {
            if (ranges[i].counts) base += quoteOf(ranges[i], !quoteIs1, price, top);
        }
    }

    /// @notice Sells `amount` of the base token into counted ranges alone, from one border of a range to the next.
    /// @return sale What was got, where the price ended, and what is left.
    function sell(Range[] memory ranges, bool quoteIs1, uint160 price, uint256 amount)
        internal
        pure
        returns (Sale memory sale)
    {
        sale = Sale(quoteIs1, price, 0, amount, 0, price);
        uint256[] memory borders = new uint256[](ranges.length * 2);
        for (uint256 i; i < ranges.length; ++i) {
            Range memory it = ranges[i];
            if (!it.counts) continue;
            // What is in range on the side to which the price goes.
            bool inRange = quoteIs1 ? it.lower < price && price <= it.upper : it.lower <= price && price < it.upper;
            if (inRange) sale.liquidity += it.liquidity;
            borders[2 * i] = _key(quoteIs1, it.lower, i, false);
            borders[2 * i + 1] = _key(quoteIs1, it.upper, i, true);
        }
        Arrays.sort(borders);
        for (uint256 i; i < borders.length && sale.left != 0; ++i) {
            if (borders[i] == 0) continue;
            uint256 border = _priceOf(quoteIs1, borders[i]);
            if (quoteIs1 ? border >= price : border <= price) continue;
            _step(sale, border);
            // Downwards a range begins at its upper border, upwards at its lower one.
            Range memory it = ranges[(borders[i] & type(uint32).max) >> 1];
            if ((borders[i] & 1 == 1) == quoteIs1) sale.liquidity += it.liquidity;
            else sale.liquidity -= it.liquidity;
        }
    }

    /// @notice When how much of the quote at half the price gets free.
    function ladder(Range[] memory ranges) internal pure returns (LockLensWords.Ladder memory it) {
        uint256[] memory times = new uint256[](ranges.length);
        for (uint256 i; i < ranges.length; ++i) {
            it.total += ranges[i].quote;
            if (ranges[i].unlock == PERMANENT) it.permanent += ranges[i].quote;
            times[i] = uint256(ranges[i].unlock) << 32 | i;
        }
        if (it.total == 0) return it;
        (it.until99, it.until90, it.until50) = (PERMANENT, PERMANENT, PERMANENT);
        Arrays.sort(times);
        uint256 left = it.total;
        for (uint256 i; i < times.length; ++i) {
            left -= ranges[times[i] & type(uint32).max].quote;
            // forge-lint: disable-next-line(unsafe-typecast)
            uint40 time = uint40(times[i] >> 32);
            if (it.until99 == PERMANENT && left * 100 < it.total * 99) it.until99 = time;
            if (it.until90 == PERMANENT && left * 100 < it.total * 90) it.until90 = time;
            if (it.until50 == PERMANENT && left * 100 < it.total * 50) it.until50 = time;
        }
    }

    /// @dev Sells until the price is at `border` or nothing is left.
    function _step(Sale memory sale, uint256 border) private pure {
        (uint256 price, uint256 liquidity, bool quoteIs1) = (sale.price, sale.liquidity, sale.quoteIs1);
        sale.price = border;
        if (liquidity == 0) return;
        (uint256 lower, uint256 upper) = quoteIs1 ? (border, price) : (price, border);
        uint256 takes = LiquidityMath.baseIn(quoteIs1, liquidity, lower, upper);
        if (takes <= sale.left) {
            sale.left -= takes;
            sale.end = border;
        } else {
            sale.end = LiquidityMath.afterSale(quoteIs1, liquidity, price, sale.left);
            sale.left = 0;
            (lower, upper) = quoteIs1 ? (sale.end, price) : (price, sale.end);
        }
        sale.quote += LiquidityMath.quoteIn(quoteIs1, liquidity, lower, upper);
    }

    /// @dev Borders sort in the order in which a sale meets them; 0 is none, for no price is that far.
    function _key(bool quoteIs1, uint160 price, uint256 i, bool isUpper) private pure returns (uint256) {
        uint256 order = quoteIs1 ? type(uint160).max - price : price;
        return order << 32 | i << 1 | (isUpper ? 1 : 0);
    }

    function _priceOf(bool quoteIs1, uint256 key) private pure returns (uint256) {
        return quoteIs1 ? type(uint160).max - (key >> 32) : key >> 32;
    }
}
