// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPositionManagerV3 } from "../locks/PositionManagers.sol";

/// @notice A manager of positions that nobody should trust: it looks like V3, moves what it wants, and calls back.
contract BadManager {
    mapping(uint256 tokenId => address) public ownerOf;
    uint128 public liquidity = 1000;
    bool public silent;
    bool public locked;
    address public target;
    bytes public again;
    bytes public why;

    function mint(address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    /// @notice From now on transfers move nothing.
    function keep() external {
        silent = true;
    }

    function empty(uint128 liquidity_) external {
        liquidity = liquidity_;
    }

    /// @notice From now on transfers, collections and gifts call `target_` back.
    function callBack(address target_, bytes calldata again_) external {
        (target, again) = (target_, again_);
        why = "";
    }

    function transferFrom(address, address to, uint256 tokenId) external {
        _callBack();
        if (!silent) ownerOf[tokenId] = to;
    }

    function safeTransferFrom(address, address to, uint256 tokenId) external {
        _callBack();
        ownerOf[tokenId] = to;
    }

    function positions(uint256)
        external
        view
        returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        return (0, address(0), address(0), address(0), 0, 0, 0, liquidity, 0, 0, 0, 0);
    }

    /// @notice One word more than V4 answers.
    function getPositionLiquidity(uint256) external view returns (uint256, uint256) {
        return (liquidity, 0);
    }

    function collect(IPositionManagerV3.CollectParams calldata) external returns (uint256, uint256) {
        _callBack();
        return (0, 0);
    }

    function _callBack() private {
        if (again.length == 0) return;
        bool ok;
        (ok, why) = target.call(again);
        if (ok) why = "done";
    }
}

/// @notice Looks like V4, and takes liquidity when fees are asked for.
contract ShrinkingManager {
    address public ownerOf1;
    uint128 public getPositionLiquidity1 = 1000;

    function ownerOf(uint256) external view returns (address) {
        return ownerOf1;
    }

    function transferFrom(address, address to, uint256) external {
        ownerOf1 = to;
    }

    function getPositionLiquidity(uint256) external view returns (uint128) {
        return getPositionLiquidity1;
    }

    function getPoolAndPositionInfo(uint256) external pure returns (address, address, uint24, int24, address, uint256) {
        return (address(0), address(0), 0, 0, address(0), 0);
    }

    function modifyLiquidities(bytes calldata, uint256) external {
        getPositionLiquidity1 -= 1;
    }
}
