// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What PositionLocker and LockLens ask of a manager of liquidity positions of Uniswap V3
interface IPositionManagerV3 {
    struct CollectParams {
        uint256 tokenId;
        address recipient;
        uint128 amount0Max;
        uint128 amount1Max;
    }

    function factory() external view returns (address);
    function positions(uint256 tokenId)
        external
        view
        returns (
            uint96 nonce,
            address operator,
            address token0,
            address token1,
            uint24 fee,
            int24 tickLower,
            int24 tickUpper,
            uint128 liquidity,
            uint256 feeGrowthInside0LastX128,
            uint256 feeGrowthInside1LastX128,
            uint128 tokensOwed0,
            uint128 tokensOwed1
        );
    function collect(CollectParams calldata params) external payable returns (uint256 amount0, uint256 amount1);
}

/// @title What LockLens asks of a pool of Uniswap V3
interface IPoolV3State {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function fee() external view returns (uint24);
    function tickSpacing() external view returns (int24);
    function liquidity() external view returns (uint128);
    function slot0() external view returns (uint160 sqrtPriceX96, int24 tick);
    function tickBitmap(int16 word) external view returns (uint256);
    function ticks(int24 tick) external view returns (uint128 liquidityGross, int128 liquidityNet);
}

/// @title What LockLens asks of a factory of Uniswap V3, and of one of V2
interface IPoolFactory {
    function getPool(address token0, address token1, uint24 fee) external view returns (address);
    function getPair(address token0, address token1) external view returns (address);
}

/// @title What LockLens asks of the one contract that keeps all pools of Uniswap V4
interface IPoolManagerV4 {
    function extsload(bytes32 slot) external view returns (bytes32);
}

/// @title What LockLens asks of a pair of Uniswap V2
interface IPairState {
    function token0() external view returns (address);
    function token1() external view returns (address);
    function totalSupply() external view returns (uint256);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 time);
}

/// @title What PositionLocker and LockLens ask of a manager of liquidity positions of Uniswap V4
interface IPositionManagerV4 {
    struct PoolKey {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    function getPositionLiquidity(uint256 tokenId) external view returns (uint128);
    function getPoolAndPositionInfo(uint256 tokenId) external view returns (PoolKey memory key, uint256 info);
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
    function poolManager() external view returns (address);
    function poolKeys(bytes25 poolId) external view returns (PoolKey memory);
}

/// @title What both managers are besides: the keepers of a token for each position
interface IPositionToken {
    function balanceOf(address owner) external view returns (uint256);
    function ownerOf(uint256 tokenId) external view returns (address);
    function transferFrom(address from, address to, uint256 tokenId) external;
    function safeTransferFrom(address from, address to, uint256 tokenId) external;
}
