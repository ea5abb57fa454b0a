// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What is asked of a pair of Uniswap V2.
interface IPairV2 {
    function token0() external view returns (address);

    function token1() external view returns (address);

    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 time);

    function swap(uint256 out0, uint256 out1, address to, bytes calldata data) external;
}
