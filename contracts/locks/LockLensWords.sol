// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLockerWords } from "./PositionLockerWords.sol";
import { TokenLockerWords } from "./TokenLockerWords.sol";
import { TokenPowers } from "./TokenPowers.sol";

/// @title What LockLens is asked and what it answers
/// @notice Amounts are smallest units of their token, shares are of 1e18, times are Unix seconds, prices are the roots of token1 per
///         token0 in parts of 2^96. The quote is what a seller gets, the base is what he sells.
abstract contract LockLensWords {
    /// @notice The contracts of Uniswap that a chain knows; zero where it has none.
    struct Chain {
        uint256 chainId;
        address v2Factory;
        address v3Positions;
        address v4Positions;
    }

    /// @notice What is known of a row. `Gone`: there is no such lock, there never was or its position was withdrawn. `Failed`: its
    ///         manager did not answer in the gas it was given, or not as one does. `Unverified`: the chain does not know the manager,
    ///         so that what it says proves nothing. `Verified`: it does.
    enum Status {
        Gone,
        Failed,
        Unverified,
        Verified
    }

    /// @notice A lock of tokens, and what of it has vested and can be withdrawn now.
    struct TokenLockView {
        uint256 id;
        TokenLockerWords.Lock lock;
        uint128 vested;
        uint128 withdrawable;
    }

    /// @notice A lock of a position. `poolId` is of V3 the address of the pool, of V4 its id, and zero unless `Verified`.
    ///         `tickSpacing` and `hooks` are of V4. A fee of 0x800000 is a dynamic one of V4, others are of 1e6.
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
        int24 tickSpacing;
        address hooks;
        Status status;
    }

    /// @notice What is asked of a pool. `quoteIs1`: token1 is the quote, else token0; which tokens are quotes the reader knows.
    ///         Counted is what nobody can withdraw before `until`, or now when it is 0. `most` is how many words and ticks of the
    ///         whole pool may be read for the share; 0 leaves it out.
    struct Question {
        address manager;
        bytes32 poolId;
        bool quoteIs1;
        uint40 until;
        uint256 most;
    }

    /// @notice A pool now. `hookBits` are the 14 permissions in the address of its hook (V4). `mayStopSales`: the hook may refuse a
    ///         swap or change what it pays, the fee can change, or it is above 10 %. `liquidity` is all that is in range.
    struct PoolState {
        address token0;
        address token1;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
        uint16 hookBits;
        bool mayStopSales;
        uint160 sqrtPriceX96;
        int24 tick;
        uint128 liquidity;
    }

    /// @notice One lock of the curve. `fullRange`: its ticks are the last usable ones. `counts`: it is of this pool, of a known
    ///         manager, and locked for as long as was asked.
    struct Part {
        uint256 id;
        int24 tickLower;
        int24 tickUpper;
        uint128 liquidity;
        uint40 unlock;
        bool fullRange;
        bool counts;
        Status status;
    }

    /// @notice The quote that counted locks pay to sellers, before fees, while the price falls by 2, 10 and 50 % and to the bottom.
    struct Depth {
        uint256 fall2;
        uint256 fall10;
        uint256 fall50;
        uint256 bottom;
    }

    /// @notice All of the base token that is not in counted locks, sold into counted locks alone, before fees: how much that is,
    ///         what it gets, where the price ends, and what finds nobody to buy it. Not `known`: the token tells no supply.
    struct Exit {
        bool known;
        uint256 amount;
        uint256 quote;
        uint160 sqrtPriceX96;
        uint256 unsold;
    }

    /// @notice The first times at which less than 99, 90 and 50 % of `total` stays locked: `PERMANENT` for never, 0 when nothing is
    ///         locked; and what of `total` stays for ever.
    struct Ladder {
        uint40 until99;
        uint40 until90;
        uint40 until50;
        uint256 permanent;
        uint256 total;
    }

    /// @notice How far the walk over a whole pool has come: the quote that it pays down to `sqrtPriceX96`. When `done`, that is the
    ///         price after a fall by half.
    struct Walk {
        uint64 blockNumber;
        bytes32 state;
        int24 tick;
        uint160 sqrtPriceX96;
        uint128 liquidity;
        uint256 quote;
        bool done;
    }

    /// @notice What of a pool is locked. The ladder is of the quote at half the price, of all that cannot be withdrawn now. `share`
    ///         is `locked.fall50` of `whole.quote`, and 0 unless `whole.done`.
    struct Statement {
        uint256 blockNumber;
        uint256 time;
        PoolState pool;
        Depth locked;
        Exit exit;
        Ladder ladder;
        Part[] parts;
        Walk whole;
        uint256 share;
    }

    /// @notice What of a token is locked in the locks that were named. `held` has not vested: what could be withdrawn now is `free`
    ///         and no part of it. `owed` is what the locker owes to all locks of the token and `balance` what it has; where that is
    ///         less, `held` is the part it covers.
    struct TokenStatement {
        uint256 blockNumber;
        uint256 time;
        uint256 supply;
        uint256 balance;
        uint256 owed;
        bool solvent;
        uint256 held;
        uint256 free;
        uint256 share;
        Ladder ladder;
        TokenPowers.Powers powers;
    }

    /// @notice The chain does not know this manager of positions.
    error LockLens_UnknownManager(address manager);

    /// @notice The manager knows no such pool, or it has no price yet.
    error LockLens_NoSuchPool(address manager, bytes32 poolId);

    /// @notice The factory of the chain does not know this pair, or it is empty.
    error LockLens_UnknownPair(address pair);

    /// @notice Ids are given in strictly increasing order, so that none counts twice: this one, counted from 0, is not.
    error LockLens_NotIncreasing(uint256 index);

    /// @notice More ids than are answered at once.
    error LockLens_TooMany(uint256 most);

    /// @notice The walk began in another block, or the pool has changed since: begin again.
    error LockLens_StaleWalk();

    /// @notice A row may need more gas than the call has left.
    error LockLens_GasTooLow();
}
