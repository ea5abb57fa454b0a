// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Prices of ticks, as Uniswap V3 and V4 compute them
/// @notice The square root of 1.0001 to the power of a tick, in parts of 2^96. Compared with the bytes of a V3 pool in
///         `LiquidityMath.t.sol`.
library TickMath {
    int24 internal constant MAX_TICK = 887_272;
    uint160 internal constant MIN_PRICE = 4_295_128_739;
    uint160 internal constant MAX_PRICE = 1461446703485210103287273052203988822378723970342;

    /// @notice The price of a tick. One beyond the last is taken for the last.
    function priceAt(int24 tick) internal pure returns (uint160) {
        if (tick <= -MAX_TICK) return MIN_PRICE;
        if (tick >= MAX_TICK) return MAX_PRICE;
        unchecked {
            uint256 steps = uint256(uint24(tick < 0 ? -tick : tick));
            uint256 ratio = steps & 1 != 0 ? 0xfffcb933bd6fad37aa2d162d1a594001 : 1 << 128;
            // 1 / sqrt(1.0001^(2^k)) of 2^128, for each bit k of the tick.
            if (steps & 0x2 != 0) ratio = ratio * 0xfff97272373d413259a46990580e213a >> 128;
            if (steps & 0x4 != 0) ratio = ratio * 0xfff2e50f5f656932ef12357cf3c7fdcc >> 128;
            if (steps & 0x8 != 0) ratio = ratio * 0xffe5caca7e10e4e61c3624eaa0941cd0 >> 128;
            if (steps & 0x10 != 0) ratio = ratio * 0xffcb9843d60f6159c9db58835c926644 >> 128;
            if (steps & 0x20 != 0) ratio = ratio * 0xff973b41fa98c081472e6896dfb254c0 >> 128;
            if (steps & 0x40 != 0) ratio = ratio * 0xff2ea16466c96a3843ec78b326b52861 >> 128;
            if (steps & 0x80 != 0) ratio = ratio * 0xfe5dee046a99a2a811c461f1969c3053 >> 128;
            if (steps & 0x100 != 0) ratio = ratio * 0xfcbe86c7900a88aedcffc83b479aa3a4 >> 128;
            if (steps & 0x200 != 0) ratio = ratio * 0xf987a7253ac413176f2b074cf7815e54 >> 128;
            if (steps & 0x400 != 0) ratio = ratio * 0xf3392b0822b70005940c7a398e4b70f3 >> 128;
            if (steps & 0x800 != 0) ratio = ratio * 0xe7159475a2c29b7443b29c7fa6e889d9 >> 128;
            if (steps & 0x1000 != 0) ratio = ratio * 0xd097f3bdfd2022b8845ad8f792aa5825 >> 128;
            if (steps & 0x2000 != 0) ratio = ratio * 0xa9f746462d870fdf8a65dc1f90e061e5 >> 128;
            if (steps & 0x4000 != 0) ratio = ratio * 0x70d869a156d2a1b890bb3df62baf32f7 >> 128;
            if (steps & 0x8000 != 0) ratio = ratio * 0x31be135f97d08fd981231505542fcfa6 >> 128;
            if (steps & 0x10000 != 0) ratio = ratio * 0x9aa508b5b7a84e1c677de54f3e99bc9 >> 128;
            if (steps & 0x20000 != 0) ratio = ratio * 0x5d6af8dedb81196699c329225ee604 >> 128;
            if (steps & 0x40000 != 0) ratio = ratio * 0x2216e584f5fa1ea926041bedfe98 >> 128;
            if (steps & 0x80000 != 0) ratio = ratio * 0x48a170391f7dc42444e8fa2 >> 128;
            if (tick > 0) ratio = type(uint256).max / ratio;
            // Rounded up, as a pool rounds: below 2^160 for every tick there is.
            // forge-lint: disable-next-line(unsafe-typecast)
            return uint160((ratio + type(uint32).max) >> 32);
        }
    }
}
