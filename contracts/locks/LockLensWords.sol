// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLockerWords } from "./PositionLockerWords.sol";
import { TokenLockerWords } from "./TokenLockerWords.sol";
import { TokenPowers } from "./TokenPowers.sol";

/// @title What LockLens answers
abstract contract LockLensWords {
    /// @notice A lock of tokens, and what of it has vested and can be withdrawn now.
    struct TokenLockView {
        uint256 id;
        TokenLockerWords.Lock lock;
        uint128 vested;
        uint128 withdrawable;
    }

    /// @notice A lock of a position. `poolId` is of V3 the address of the pool, of V4 its id.
    struct PositionLockView {
        uint256 id;
        PositionLockerWords.Lock lock;
        uint128 liquidity;
        bytes32 poolId;
        address token0;
        address token1;
        uint24 fee;
        int24 tickLower;
        int24 tickUpper;
    }

    /// @notice Sums over locks. `earliest` is the next end or unlock time to come, or `PERMANENT`.
    struct Sums {
        uint256 permanent;
        uint256 timed;
        uint256 released;
        uint40 earliest;
    }

    /// @notice A pool now: its tick, all liquidity in range, what of it is locked, and that share in parts of 1e18.
    struct PoolProof {
        int24 tick;
        uint128 liquidity;
        uint256 inRange;
        uint256 share;
    }

    /// @notice What can be said of a token. `held` is owed to locks, `share` is `held` of `supply` in parts of 1e18, and `solvent`
    ///         says that the balance of the locker covers it.
    struct TokenProof {
        uint256 supply;
        uint256 held;
        uint256 share;
        bool solvent;
        TokenPowers.Powers powers;
    }
}
