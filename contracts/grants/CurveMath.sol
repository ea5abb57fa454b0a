// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";

/// @title Curves made of segments
/// @notice A curve says which share of a grant has vested so many seconds after its start. It knows no amounts and no dates, so
///         that many grants follow one curve that is stored once.
/// @dev One word for each segment: so the search reads at most eight of them. From the lowest bit: seconds from the start of
///      the curve to the end of the segment 32, weight of all segments up to and including this one 112, granularity 32,
///      power 8. Compared with a second version in `CurveMath.t.sol`, and in TypeScript in `curve-math.test.ts`.
library CurveMath {
    /// @notice A segment: how long it is in seconds, its part of the whole, how many seconds pass between two payouts within
    ///         it (0: each second), and its shape. With p the share of its time that has passed: power 0 pays all at its end,
    ///         1…4 pays p^power, −1…−4 pays 1 − (1 − p)^−power. A segment of no length pays at its moment: power 0.
    struct Segment {
        uint32 length;
        uint112 weight;
        uint32 granularity;
        int8 power;
    }

    /// @notice How many segments a curve may have.
    uint256 internal constant MOST = 128;

    uint256 private constant WEIGHT = type(uint112).max;

    /// @notice The words of a curve, or none when it makes no sense: more segments than `MOST`, a power beyond 4, a segment of no
    ///         length that is no payout, a granularity longer than its segment, no time or no weight in all, or too much.
    function pack(Segment[] calldata segments) internal pure returns (uint256[] memory words) {
        uint256 count = segments.length;
        if (count > MOST) return words;
        uint256 until;
        uint256 weight;
        uint256[] memory packed = new uint256[](count);
        for (uint256 i; i < count; ++i) {
            Segment calldata segment = segments[i];
            (uint256 length, int256 power) = (segment.length, segment.power);
            if (power > 4 || power < -4 || length == 0 && power != 0 || segment.granularity > length) return words;
            until += length;
            weight += segment.weight;
            if (until > type(uint32).max || weight > WEIGHT) return words;
            // Two's complement keeps the sign in the highest byte that is used.
            // forge-lint: disable-next-line(unsafe-typecast)
            packed[i] = until | weight << 32 | uint256(segment.granularity) << 144 | uint256(uint8(int8(power))) << 176;
        }
        if (until != 0 && weight != 0) words = packed;
    }

    /// @notice The segments that `words` were packed from.
    function unpack(uint256[] memory words) internal pure returns (Segment[] memory segments) {
        segments = new Segment[](words.length);
        uint256 before;
        for (uint256 i; i < words.length; ++i) {
            uint256 word = words[i];
            // Each cast cuts one field out of its word; the differences are what was added before.
            // forge-lint: disable-next-item(unsafe-typecast)
            segments[i] = Segment({
                length: uint32(word) - uint32(before),
                weight: uint112(word >> 32) - uint112(before >> 32),
                granularity: uint32(word >> 144),
                power: int8(uint8(word >> 176))
            });
            before = word;
        }
    }

    /// @notice How long a curve is, in seconds.
    function lengthOf(uint256[] storage words) internal view returns (uint256) {
        // The lowest field.
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint32(words[words.length - 1]);
    }

    /// @notice What of `amount` has vested `elapsed` seconds after the start. Rounded down, once.
    /// @dev Needs `amount` < 2^112, and `elapsed` less than the length of the curve. No product can overflow: a weight has 112
    ///      bits, a length to the fourth power 128. Promises: the answer is at most `amount` and never falls as `elapsed` or
    ///      `amount` grows.
    function vested(uint256[] storage words, uint256 amount, uint256 elapsed) internal view returns (uint256) {
        unchecked {
            uint256 high = words.length - 1;
            uint256 total = words[high] >> 32 & WEIGHT;
            // The first segment that ends later: the last one does.
            uint256 low;
            while (low < high) {
                uint256 middle = (low + high) / 2;
                // forge-lint: disable-next-line(unsafe-typecast)
                if (uint32(words[middle]) > elapsed) high = middle;
                else low = middle + 1;
            }
            uint256 word = words[low];
            uint256 before = low == 0 ? 0 : words[low - 1];
            // forge-lint: disable-start(unsafe-typecast)
            (uint256 done, uint256 whole) =
                _progress(elapsed - uint32(before), uint32(word) - uint32(before), uint32(word >> 144), word >> 176);
            // forge-lint: disable-end(unsafe-typecast)
            uint256 weight = before >> 32 & WEIGHT;
            uint256 share = weight * whole + ((word >> 32 & WEIGHT) - weight) * done;
            return Math.mulDiv(amount, share, total * whole);
        }
    }

    /// @dev The share of a segment as a fraction. `power` is two's complement of eight bits.
    function _progress(uint256 elapsed, uint256 length, uint256 granularity, uint256 power)
        private
        pure
        returns (uint256 done, uint256 whole)
    {
        unchecked {
            if (power == 0) return (0, 1);
            if (granularity > 1) elapsed -= elapsed % granularity;
            bool early = power > 4;
            if (early) (power, elapsed) = (256 - power, length - elapsed);
            (done, whole) = (elapsed ** power, length ** power);
            if (early) done = whole - done;
        }
    }
}
