// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Answers } from "./Answers.sol";
import { LockLensWords } from "./LockLensWords.sol";
import { IPoolFactory, IPoolManagerV4, IPoolV3State } from "./PositionManagers.sol";
import { IPositionManagerV3, IPositionManagerV4 } from "./PositionManagers.sol";

/// @title A pool of Uniswap V3 or V4 that the chain knows, and what it says of itself
/// @notice A pool is named by 32 bytes: of V3 its address, of V4 its id. Managers and factories are known; their pools are their own
///         code, so what they answer is so.
library PoolReader {
    /// @notice Where a pool is read: of V3 at itself, of V4 from this slot on of the contract that keeps all pools.
    struct Pool {
        address target;
        uint256 slot;
        int24 tickSpacing;
    }

    /// @dev Where V4 keeps its pools, and where in one of them its liquidity, its ticks and their bitmap are.
    uint256 private constant POOLS_SLOT = 6;
    uint256 private constant LIQUIDITY = 3;
    uint256 private constant TICKS = 4;
    uint256 private constant BITMAP = 5;

    uint256 private constant GAS = 100_000;
    uint24 private constant DYNAMIC_FEE = 0x800000;
    uint24 private constant HIGH_FEE = 100_000;
    uint160 private constant HOOK_BITS = 0x3fff;
    /// @dev beforeRemoveLiquidity, beforeSwap, afterSwap, beforeSwapReturnDelta, afterSwapReturnDelta.
    uint160 private constant SALE_BITS = 1 << 9 | 1 << 7 | 1 << 6 | 1 << 3 | 1 << 2;

    // Words of an answer, of which lower bits are meant.
    // forge-lint: disable-start(unsafe-typecast)

    /// @notice Finds a pool of a manager of V3 and says how it stands.
    function openV3(address manager, bytes32 poolId)
        internal
        view
        returns (Pool memory pool, LockLensWords.PoolState memory state)
    {
        address target = address(uint160(uint256(poolId)));
        state.token0 = address(uint160(_word(target, abi.encodeCall(IPoolV3State.token0, ()))));
        state.token1 = address(uint160(_word(target, abi.encodeCall(IPoolV3State.token1, ()))));
        state.fee = uint24(_word(target, abi.encodeCall(IPoolV3State.fee, ())));
        state.tickSpacing = int24(int256(_word(target, abi.encodeCall(IPoolV3State.tickSpacing, ()))));
        if (poolOf(manager, state.token0, state.token1, state.fee) != poolId || target == address(0)) {
            revert LockLensWords.LockLens_NoSuchPool(manager, poolId);
        }
        pool = Pool(target, 0, state.tickSpacing);
        state.mayStopSales = state.fee > HIGH_FEE;
        _refresh(pool, state);
        if (state.sqrtPriceX96 == 0) revert LockLensWords.LockLens_NoSuchPool(manager, poolId);
    }

    /// @notice How PositionLocker names a pool of V3: by the hash of its tokens and fee. Not `known`: the factory knows no such pool.
    function keyOfV3(address manager, bytes32 poolId) internal view returns (bool known, bytes32 key) {
        address target = address(uint160(uint256(poolId)));
        address token0 = address(uint160(_word(target, abi.encodeCall(IPoolV3State.token0, ()))));
        address token1 = address(uint160(_word(target, abi.encodeCall(IPoolV3State.token1, ()))));
        uint24 fee = uint24(_word(target, abi.encodeCall(IPoolV3State.fee, ())));
        known = target != address(0) && poolOf(manager, token0, token1, fee) == poolId;
        key = keccak256(abi.encode(token0, token1, fee));
    }

    /// @notice Finds a pool of a manager of V4 and says how it stands.
    function openV4(address manager, bytes32 poolId)
        internal
        view
        returns (Pool memory pool, LockLensWords.PoolState memory state)
    {
        (bool ok, uint256[] memory key) =
            Answers.ask(manager, GAS, abi.encodeCall(IPositionManagerV4.poolKeys, (bytes25(poolId))), 5, true);
        if (!ok || keccak256(abi.encodePacked(key)) != poolId) {
            revert LockLensWords.LockLens_NoSuchPool(manager, poolId);
        }
        (state.token0, state.token1) = (address(uint160(key[0])), address(uint160(key[1])));
        (state.fee, state.tickSpacing) = (uint24(key[2]), int24(int256(key[3])));
        state.hooks = address(uint160(key[4]));
        state.hookBits = uint16(uint160(state.hooks) & HOOK_BITS);
        state.mayStopSales = uint160(state.hooks) & SALE_BITS != 0 || state.fee == DYNAMIC_FEE || state.fee > HIGH_FEE;
        pool = Pool(
            address(uint160(_word(manager, abi.encodeCall(IPositionManagerV4.poolManager, ())))),
            uint256(keccak256(abi.encode(poolId, POOLS_SLOT))),
            state.tickSpacing
        );
        _refresh(pool, state);
        if (state.sqrtPriceX96 == 0) revert LockLensWords.LockLens_NoSuchPool(manager, poolId);
    }

    /// @notice The pool of V3 that the factory of a manager knows for these tokens, as 32 bytes.
    function poolOf(address manager, address token0, address token1, uint24 fee) internal view returns (bytes32) {
        address factory = address(uint160(_word(manager, abi.encodeCall(IPositionManagerV3.factory, ()))));
        return bytes32(_word(factory, abi.encodeCall(IPoolFactory.getPool, (token0, token1, fee))));
    }

    /// @notice 256 ticks, one bit for each that liquidity begins or ends at.
    function bitmap(Pool memory pool, int16 word) internal view returns (uint256) {
        return pool.slot == 0
            ? _word(pool.target, abi.encodeCall(IPoolV3State.tickBitmap, (word)))
            : _load(pool, uint256(keccak256(abi.encode(int256(word), pool.slot + BITMAP))));
    }

    /// @notice The liquidity that begins at a tick, less what ends there.
    function net(Pool memory pool, int24 tick) internal view returns (int128) {
        if (pool.slot != 0) {
            return int128(int256(_load(pool, uint256(keccak256(abi.encode(int256(tick), pool.slot + TICKS))))) >> 128);
        }
        (, uint256[] memory words) = Answers.ask(pool.target, GAS, abi.encodeCall(IPoolV3State.ticks, (tick)), 2, false);
        return int128(int256(words[1]));
    }

    function _refresh(Pool memory pool, LockLensWords.PoolState memory state) private view {
        if (pool.slot == 0) {
            (, uint256[] memory words) = Answers.ask(pool.target, GAS, abi.encodeCall(IPoolV3State.slot0, ()), 2, false);
            (state.sqrtPriceX96, state.tick) = (uint160(words[0]), int24(int256(words[1])));
            state.liquidity = uint128(_word(pool.target, abi.encodeCall(IPoolV3State.liquidity, ())));
        } else {
            uint256 word = _load(pool, pool.slot);
            (state.sqrtPriceX96, state.tick) = (uint160(word), int24(uint24(word >> 160)));
            state.liquidity = uint128(_load(pool, pool.slot + LIQUIDITY));
        }
    }

    function _load(Pool memory pool, uint256 slot) private view returns (uint256) {
        return _word(pool.target, abi.encodeCall(IPoolManagerV4.extsload, (bytes32(slot))));
    }

    function _word(address target, bytes memory question) private view returns (uint256) {
        return Answers.word(target, GAS, question);
    }

    // forge-lint: disable-end(unsafe-typecast)
}
