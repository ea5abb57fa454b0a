// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What Launcher asks of a factory of Uniswap V2
interface IFactoryV2 {
    function getPair(address tokenA, address tokenB) external view returns (address pair);
    function createPair(address tokenA, address tokenB) external returns (address pair);
}

/// @title What Launcher asks of a pair of Uniswap V2
interface IPairV2 {
    function skim(address to) external;
    function mint(address to) external returns (uint256 liquidity);
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 timestamp);
}

/// @title What Launcher asks of a pool of Uniswap V3
interface IPoolV3 {
    function slot0()
        external
        view
        returns (uint160 sqrtPriceX96, int24 tick, uint16, uint16, uint16, uint8 feeProtocol, bool unlocked);
}

/// @title What Launcher asks of a manager of positions of Uniswap V3
interface IMinterV3 {
    struct MintParams {
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        address recipient;
        uint256 deadline;
    }

    function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 sqrtPriceX96)
        external
        payable
        returns (address pool);
    function mint(MintParams calldata params)
        external
        payable
        returns (uint256 tokenId, uint128 liquidity, uint256 amount0, uint256 amount1);
}

/// @title What Launcher asks of a manager of positions of Uniswap V4
interface IMinterV4 {
    struct PoolKey {
        address currency0;
        address currency1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
    }

    function poolManager() external view returns (address);
    function nextTokenId() external view returns (uint256);
    function getPositionLiquidity(uint256 tokenId) external view returns (uint128);
    function modifyLiquidities(bytes calldata unlockData, uint256 deadline) external payable;
}

/// @title What Launcher asks of the manager of all pools of Uniswap V4
interface IPoolManagerV4 {
    function initialize(IMinterV4.PoolKey calldata key, uint160 sqrtPriceX96) external returns (int24 tick);
    function extsload(bytes32 slot) external view returns (bytes32 value);
}

/// @title What both managers of positions are besides
interface IApprovable {
    function approve(address to, uint256 tokenId) external;
}

/// @title What wraps ether
interface IWrapper {
    function deposit() external payable;
}
