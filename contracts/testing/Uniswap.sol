// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

interface IFactoryV2 {
    function createPair(address a, address b) external returns (address);
    function getPair(address a, address b) external view returns (address);
}

interface IPairV2 {
    function mint(address to) external returns (uint256);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
}

interface IPoolV3 {
    function swap(address to, bool zeroForOne, int256 amount, uint160 limit, bytes calldata data) external;
    function liquidity() external view returns (uint128);
}

interface IManagerV3 {
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

    struct IncreaseParams {
        uint256 tokenId;
        uint256 amount0Desired;
        uint256 amount1Desired;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    struct DecreaseParams {
        uint256 tokenId;
        uint128 liquidity;
        uint256 amount0Min;
        uint256 amount1Min;
        uint256 deadline;
    }

    function createAndInitializePoolIfNecessary(address token0, address token1, uint24 fee, uint160 price)
        external
        returns (address);
    function mint(MintParams calldata params) external returns (uint256 id, uint128 liquidity, uint256, uint256);
    function increaseLiquidity(IncreaseParams calldata params) external returns (uint128, uint256, uint256);
    function decreaseLiquidity(DecreaseParams calldata params) external returns (uint256, uint256);
    function approve(address to, uint256 tokenId) external;
    function ownerOf(uint256 tokenId) external view returns (address);
    function balanceOf(address owner) external view returns (uint256);
    function transferFrom(address from, address to, uint256 tokenId) external;
    function safeTransferFrom(address from, address to, uint256 tokenId) external;
}

/// @notice The contracts of Uniswap V2 and V3, from the packages they are published in, with a pool and somebody who swaps.
abstract contract Uniswap is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint24 internal constant FEE = 3000;
    string internal constant V3 = "node_modules/@uniswap/v3-periphery/artifacts/contracts/";

    Coin internal token0;
    Coin internal token1;
    address internal factoryV3;
    IManagerV3 internal manager;
    IPoolV3 internal pool;

    function _deployV3() internal {
        vm.warp(NOW);
        (Coin a, Coin b) = (new Coin(18), new Coin(18));
        (token0, token1) = address(a) < address(b) ? (a, b) : (b, a);
        factoryV3 = _artifact(
            "node_modules/@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json", ""
        );
        manager = _newManager();
        // A price of 1.
        pool = IPoolV3(
            manager.createAndInitializePoolIfNecessary(
                address(token0), address(token1), FEE, 79228162514264337593543950336
            )
        );
        _fund(address(this));
    }

    /// @dev A manager of positions of the same factory. It needs wrapped ether for payments in ether only, which are not tested.
    function _newManager() internal returns (IManagerV3) {
        string memory path = string.concat(V3, "NonfungiblePositionManager.sol/NonfungiblePositionManager.json");
        return IManagerV3(_artifact(path, abi.encode(factoryV3, address(0xE7E), address(0))));
    }

    function _fund(address account) internal {
        token0.mint(account, 1e40);
        token1.mint(account, 1e40);
        vm.startPrank(account);
        token0.approve(address(manager), type(uint256).max);
        token1.approve(address(manager), type(uint256).max);
        vm.stopPrank();
    }

    function _position(address to, uint256 amount) internal returns (uint256 id, uint128 liquidity) {
        return _position(to, amount, -6000, 6000);
    }

    function _position(address to, uint256 amount, int24 lower, int24 upper)
        internal
        returns (uint256 id, uint128 liquidity)
    {
        (id, liquidity,,) = manager.mint(
            IManagerV3.MintParams(
                address(token0), address(token1), FEE, lower, upper, amount, amount, 0, 0, to, block.timestamp
            )
        );
    }

    function _swap(bool zeroForOne, uint256 amount) internal {
        uint160 limit = zeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341;
        // forge-lint: disable-next-line(unsafe-typecast)
        pool.swap(address(this), zeroForOne, int256(amount), limit, "");
    }

    /// @dev The pool asks for what is owed to it.
    function uniswapV3SwapCallback(int256 owed0, int256 owed1, bytes calldata) external {
        // forge-lint: disable-start(unsafe-typecast)
        if (owed0 > 0) token0.mint(address(pool), uint256(owed0));
        if (owed1 > 0) token1.mint(address(pool), uint256(owed1));
        // forge-lint: disable-end(unsafe-typecast)
    }

    /// @dev Deploys the creation code of a JSON file of a package.
    function _artifact(string memory path, bytes memory arguments) internal returns (address) {
        string memory code = vm.parseJsonString(vm.readFile(path), ".bytecode");
        if (bytes(code)[1] != "x") code = string.concat("0x", code);
        return _create(bytes.concat(vm.parseBytes(code), arguments));
    }
}
