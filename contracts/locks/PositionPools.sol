// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLensWords } from "./LockLensWords.sol";
import { PositionLockerWords } from "./PositionLockerWords.sol";
import { IPositionManagerV3, IPositionManagerV4 } from "./PositionManagers.sol";
import { TokenPowers } from "./TokenPowers.sol";

/// @title Which pool a position is of, and what is in range there now
/// @notice A pool is named by 32 bytes: of V3 its address, of V4 its id. What a manager or pool does not answer is zero.
library PositionPools {
    /// @dev Where the manager of all V4 pools keeps them, and how far behind the price the liquidity of one lies.
    uint256 private constant POOLS_SLOT = 6;
    uint256 private constant LIQUIDITY_OFFSET = 3;

    // Words of an answer, of which lower bits are meant.
    // forge-lint: disable-start(unsafe-typecast)

    /// @notice Writes pool, tokens, fee and range of a position into what is shown of its lock.
    /// @param shown Its lock; only these fields change.
    function describe(LockLensWords.PositionLockView memory shown) internal view {
        if (shown.lock.kind == PositionLockerWords.Kind.V3) _describeV3(shown);
        else _describeV4(shown);
    }

    /// @notice The tick of a pool now, and the liquidity that is in range there.
    /// @param manager The manager of its positions.
    /// @param poolId The pool.
    function stateOf(address manager, bytes32 poolId) internal view returns (int24 tick, uint128 liquidity) {
        if (uint256(poolId) <= type(uint160).max) {
            address pool = address(uint160(uint256(poolId)));
            (bool ok, bytes memory answer) = pool.staticcall{ gas: 200_000 }(abi.encodeWithSignature("slot0()"));
            if (!ok || answer.length < 64) return (0, 0);
            (, uint256 word) = abi.decode(answer, (uint256, uint256));
            return (int24(uint24(word)), uint128(TokenPowers.ask(pool, abi.encodeWithSignature("liquidity()"))));
        }
        address pools = address(uint160(TokenPowers.ask(manager, abi.encodeWithSignature("poolManager()"))));
        uint256 slot = uint256(keccak256(abi.encode(poolId, POOLS_SLOT)));
        unchecked {
            uint256 price = TokenPowers.ask(pools, abi.encodeWithSignature("extsload(bytes32)", slot));
            uint256 size = TokenPowers.ask(pools, abi.encodeWithSignature("extsload(bytes32)", slot + LIQUIDITY_OFFSET));
            return (int24(uint24(price >> 160)), uint128(size));
        }
    }

    function _describeV3(LockLensWords.PositionLockView memory shown) private view {
        address manager = shown.lock.manager;
        (bool ok, bytes memory answer) =
            manager.staticcall{ gas: 200_000 }(abi.encodeCall(IPositionManagerV3.positions, (shown.lock.tokenId)));
        if (!ok || answer.length != 12 * 32) return;
        uint256[12] memory words = abi.decode(answer, (uint256[12]));
        (shown.token0, shown.token1) = (address(uint160(words[2])), address(uint160(words[3])));
        shown.fee = uint24(words[4]);
        (shown.tickLower, shown.tickUpper) = (int24(uint24(words[5])), int24(uint24(words[6])));
        address factory = address(uint160(TokenPowers.ask(manager, abi.encodeCall(IPositionManagerV3.factory, ()))));
        bytes memory question =
            abi.encodeWithSignature("getPool(address,address,uint24)", shown.token0, shown.token1, shown.fee);
        shown.poolId = bytes32(uint256(uint160(TokenPowers.ask(factory, question))));
    }

    function _describeV4(LockLensWords.PositionLockView memory shown) private view {
        (bool ok, bytes memory answer) = shown.lock.manager.staticcall{ gas: 200_000 }(
            abi.encodeCall(IPositionManagerV4.getPoolAndPositionInfo, (shown.lock.tokenId))
        );
        if (!ok || answer.length != 6 * 32) return;
        uint256[6] memory words = abi.decode(answer, (uint256[6]));
        (shown.token0, shown.token1) = (address(uint160(words[0])), address(uint160(words[1])));
        shown.fee = uint24(words[2]);
        (shown.tickLower, shown.tickUpper) = (int24(uint24(words[5] >> 8)), int24(uint24(words[5] >> 32)));
        shown.poolId = keccak256(abi.encode(words[0], words[1], words[2], words[3], words[4]));
    }

    // forge-lint: disable-end(unsafe-typecast)
}
