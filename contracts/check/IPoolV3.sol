// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What is asked of a pool of Uniswap V3.
interface IPoolV3 {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data)
        external
        returns (int256 amount0, int256 amount1);
}
