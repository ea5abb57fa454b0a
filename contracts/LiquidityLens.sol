// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { LockLens } from "./LockLens.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LiquidityMath } from "./locks/LiquidityMath.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { LockedCurve } from "./locks/LockedCurve.sol";
import { PoolReader } from "./locks/PoolReader.sol";
import { PoolWalk } from "./locks/PoolWalk.sol";
import { IPairState } from "./locks/PositionManagers.sol";
import { TickMath } from "./locks/TickMath.sol";
import { TokenLadder } from "./locks/TokenLadder.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenPowers } from "./locks/TokenPowers.sol";

/// @title LiquidityLens
/// @notice Answers what sellers of a token are paid out of liquidity that nobody can withdraw: amounts of the other token, computed
///         from ticks, liquidity and price at one block, before fees. It keeps nothing and nobody owns it.
/// @dev Whoever proves something names the locks, in increasing order; LockLens checks each. An amount cannot be bought with less than
///      itself and cannot be lowered by what others add to the pool; a share can, and is said beside it. The price is that of the
///      block: it can be moved for the length of a transaction, so a reader names a block and compares an earlier one.
contract LiquidityLens is LockLensWords {
    /// @notice How many locks one statement counts.
    uint256 public constant MOST_IDS = 200;

    /// @notice What tells the locks.
    LockLens public immutable lockLens;

    /// @param lockLens_ The LockLens of every chain. It is not asked yet, so that the two can be deployed in any order.
    constructor(LockLens lockLens_) {
        lockLens = lockLens_;
    }

    /// @notice Where tokens are locked.
    function tokenLocker() public view returns (TokenLocker) {
        return lockLens.tokenLocker();
    }

    /// @notice The factory of Uniswap V2 of this chain, or zero.
    function v2Factory() public view returns (address) {
        return lockLens.v2Factory();
    }

    /// @notice The manager of positions of Uniswap V3 of this chain, or zero.
    function v3Positions() public view returns (address) {
        return lockLens.v3Positions();
    }

    /// @notice The manager of positions of Uniswap V4 of this chain, or zero.
    function v4Positions() public view returns (address) {
        return lockLens.v4Positions();
    }

    /// @notice What sellers of a pool get out of these locks, and until when.
    /// @param question The pool, which side is the quote, until when, and how far to read for the share.
    /// @param ids Locks of PositionLocker, strictly increasing. One that is gone, of another pool or free to go is shown and not counted.
    function poolStatement(Question calldata question, uint256[] calldata ids)
        external
        view
        returns (Statement memory said)
    {
        PoolReader.Pool memory pool;
        (pool, said.pool) = _open(question.manager, question.poolId);
        LockedCurve.Range[] memory ranges;
        (said.parts, ranges) = _parts(question, said.pool, ids);
        _conclude(said, ranges, question.quoteIs1);
        said.ladder = LockedCurve.ladder(ranges);
        said.whole = PoolWalk.start(said.pool, question.quoteIs1);
        PoolWalk.go(said.whole, pool, question.quoteIs1, said.pool.sqrtPriceX96, question.most);
        if (said.whole.done) said.share = _share(Math.min(said.locked.fall50, said.whole.quote), said.whole.quote);
    }

    /// @notice Goes on with the walk over a whole pool.
    /// @param manager The manager of positions, which the chain knows.
    /// @param poolId The pool.
    /// @param quoteIs1 Whether token1 is the quote.
    /// @param walk Where it stopped; an empty one begins.
    /// @param most How many words and ticks to read.
    function poolDepth(address manager, bytes32 poolId, bool quoteIs1, Walk memory walk, uint256 most)
        external
        view
        returns (Walk memory)
    {
        (PoolReader.Pool memory pool, PoolState memory state) = _open(manager, poolId);
        if (walk.blockNumber == 0) {
            walk = PoolWalk.start(state, quoteIs1);
        } else if (walk.blockNumber != block.number || walk.state != PoolWalk.stateOf(state, quoteIs1)) {
            revert LockLens_StaleWalk();
        }
        PoolWalk.go(walk, pool, quoteIs1, state.sqrtPriceX96, most);
        return walk;
    }

    /// @notice What sellers of a pair of Uniswap V2 get out of these locks of its token, and until when. It has the shape of one
    ///         position over all prices; each lock is the part of the pair that its tokens are.
    /// @param pair The pair, which the factory of the chain knows.
    /// @param quoteIs1 Whether token1 is the quote.
    /// @param until Counted is what has not vested then, or now when it is 0.
    /// @param ids Locks of TokenLocker, strictly increasing. One that is gone or of another token is shown and not counted.
    function pairStatement(address pair, bool quoteIs1, uint40 until, uint256[] calldata ids)
        external
        view
        returns (Statement memory said)
    {
        uint256 supply;
        (said.pool, supply) = _openPair(pair);
        LockedCurve.Range[] memory ranges = new LockedCurve.Range[](ids.length);
        said.parts = new Part[](ids.length);
        TokenLockerWords.Lock[] memory locks = _locksOf(pair, ids);
        uint256 time = until > block.timestamp ? until : block.timestamp;
        uint256 solvency = _solvency(pair);
        for (uint256 i; i < ids.length; ++i) {
            Part memory part = said.parts[i];
            (part.id, part.tickLower, part.tickUpper) = (ids[i], -TickMath.MAX_TICK, TickMath.MAX_TICK);
            if (locks[i].owner == address(0)) continue;
            (part.status, part.fullRange, part.unlock) = (Status.Verified, true, locks[i].schedule.end);
            uint256 held = Math.mulDiv(TokenLadder.heldOf(locks[i], time), solvency, 1e18);
            // forge-lint: disable-next-line(unsafe-typecast)
            part.liquidity = uint128(Math.mulDiv(said.pool.liquidity, held, supply));
            part.counts = held != 0;
            ranges[i] = LockedCurve.Range(
                TickMath.MIN_PRICE, TickMath.MAX_PRICE, part.liquidity, part.unlock, part.counts, 0
            );
        }
        _conclude(said, ranges, quoteIs1);
        uint160 half = LiquidityMath.fallen(quoteIs1, said.pool.sqrtPriceX96, 5000);
        LockedCurve.Range memory all =
            LockedCurve.Range(TickMath.MIN_PRICE, TickMath.MAX_PRICE, said.pool.liquidity, 0, true, 0);
        said.whole.quote = LockedCurve.quoteOf(all, quoteIs1, said.pool.sqrtPriceX96, half);
        (said.whole.blockNumber, said.whole.done) = (uint64(block.number), true);
        (said.whole.sqrtPriceX96, said.whole.liquidity) = (half, said.pool.liquidity);
        said.share = _share(Math.min(said.locked.fall50, said.whole.quote), said.whole.quote);
        said.ladder = TokenLadder.ladder(locks, block.timestamp);
        said.ladder.total = Math.mulDiv(Math.mulDiv(said.ladder.total, solvency, 1e18), said.whole.quote, supply);
        said.ladder.permanent =
            Math.mulDiv(Math.mulDiv(said.ladder.permanent, solvency, 1e18), said.whole.quote, supply);
    }

    function _open(address manager, bytes32 poolId)
        private
        view
        returns (PoolReader.Pool memory pool, PoolState memory state)
    {
        if (manager == address(0) || (manager != v3Positions() && manager != v4Positions())) {
            revert LockLens_UnknownManager(manager);
        }
        return manager == v3Positions() ? PoolReader.openV3(manager, poolId) : PoolReader.openV4(manager, poolId);
    }

    /// @dev A pair as one position over all prices. Its price has 72 bits of a root behind the point, or the root of what fits.
    function _openPair(address pair) private view returns (PoolState memory state, uint256 supply) {
        if (v2Factory() == address(0) || !lockLens.isVerifiedPair(v2Factory(), pair)) {
            revert LockLens_UnknownPair(pair);
        }
        (state.token0, state.token1) = (IPairState(pair).token0(), IPairState(pair).token1());
        (uint256 reserve0, uint256 reserve1,) = IPairState(pair).getReserves();
        supply = IPairState(pair).totalSupply();
        if (reserve0 == 0 || reserve1 == 0 || supply == 0) revert LockLens_UnknownPair(pair);
        state.fee = 3000;
        // forge-lint: disable-start(unsafe-typecast)
        state.liquidity = uint128(Math.sqrt(reserve0 * reserve1));
        state.sqrtPriceX96 = uint160(Math.sqrt((reserve1 << 144) / reserve0) << 24);
        // forge-lint: disable-end(unsafe-typecast)
    }

    /// @dev The locks of a token among these, in the places they have in `ids`, empty where there is none; and what of them could be
    ///      withdrawn now.
    function _locksOf(address token, uint256[] calldata ids)
        private
        view
        returns (TokenLockerWords.Lock[] memory locks)
    {
        _checkIds(ids);
        locks = new TokenLockerWords.Lock[](ids.length);
        TokenLocker locker = tokenLocker();
        for (uint256 i; i < ids.length; ++i) {
            if (ids[i] >> 96 != uint160(token) || !locker.exists(ids[i])) continue;
            locks[i] = locker.lockOf(ids[i]);
        }
    }

    /// @dev What part of what it owes the locker has of a token, of 1e18.
    function _solvency(address token) private view returns (uint256) {
        uint256 owed = tokenLocker().owed(token);
        uint256 balance = TokenPowers.ask(token, abi.encodeCall(IERC20.balanceOf, (address(tokenLocker()))));
        return balance >= owed ? 1e18 : balance * 1e18 / owed;
    }

    /// @dev The curve: a part for each id, and a range for each that is locked now.
    function _parts(Question calldata question, PoolState memory state, uint256[] calldata ids)
        private
        view
        returns (Part[] memory parts, LockedCurve.Range[] memory ranges)
    {
        _checkIds(ids);
        PositionLockView[] memory rows = lockLens.positionsById(ids);
        (parts, ranges) = (new Part[](ids.length), new LockedCurve.Range[](ids.length));
        uint160 half = LiquidityMath.fallen(question.quoteIs1, state.sqrtPriceX96, 5000);
        for (uint256 i; i < ids.length; ++i) {
            Part memory part = parts[i];
            PositionLockView memory row = rows[i];
            (part.id, part.tickLower, part.tickUpper) = (ids[i], row.tickLower, row.tickUpper);
            (part.liquidity, part.unlock, part.status) = (row.liquidity, row.lock.unlock, row.status);
            if (row.status != Status.Verified || row.lock.manager != question.manager) continue;
            if (row.poolId != question.poolId) continue;
            part.fullRange = _isFull(row.tickLower, row.tickUpper, state.tickSpacing);
            if (row.lock.unlock <= block.timestamp) continue;
            part.counts = row.lock.unlock >= question.until;
            ranges[i] = LockedCurve.Range(
                TickMath.priceAt(row.tickLower),
                TickMath.priceAt(row.tickUpper),
                row.liquidity,
                row.lock.unlock,
                part.counts,
                0
            );
            ranges[i].quote = LockedCurve.quoteOf(ranges[i], question.quoteIs1, state.sqrtPriceX96, half);
        }
    }

    /// @dev What the counted ranges pay, and what becomes of everything outside them.
    function _conclude(Statement memory said, LockedCurve.Range[] memory ranges, bool quoteIs1) private view {
        (said.blockNumber, said.time) = (block.number, block.timestamp);
        uint160 price = said.pool.sqrtPriceX96;
        said.locked = Depth(
            LockedCurve.depth(ranges, quoteIs1, price, 200),
            LockedCurve.depth(ranges, quoteIs1, price, 1000),
            LockedCurve.depth(ranges, quoteIs1, price, 5000),
            LockedCurve.depth(ranges, quoteIs1, price, 10_000)
        );
        address base = quoteIs1 ? said.pool.token0 : said.pool.token1;
        uint256 supply = TokenPowers.ask(base, abi.encodeCall(IERC20.totalSupply, ()));
        if (supply == 0) return;
        uint256 inside = LockedCurve.baseOf(ranges, quoteIs1, price);
        uint256 outside = supply > inside ? supply - inside : 0;
        LockedCurve.Sale memory sale = LockedCurve.sell(ranges, quoteIs1, price, outside);
        // forge-lint: disable-next-line(unsafe-typecast)
        said.exit = Exit(true, outside, sale.quote, uint160(sale.end), sale.left);
    }

    function _isFull(int24 lower, int24 upper, int24 spacing) private pure returns (bool) {
        int24 last = TickMath.MAX_TICK / spacing * spacing;
        return lower <= -last && upper >= last;
    }

    function _checkIds(uint256[] calldata ids) private pure {
        if (ids.length > MOST_IDS) revert LockLens_TooMany(MOST_IDS);
        for (uint256 i = 1; i < ids.length; ++i) {
            if (ids[i] <= ids[i - 1]) revert LockLens_NotIncreasing(i);
        }
    }

    /// @dev Amounts are below 2^196 here or the supply is zero: sums of 200 amounts of 128 bits, or of quotes.
    function _share(uint256 part, uint256 whole) private pure returns (uint256) {
        return whole == 0 ? 0 : Math.mulDiv(part, 1e18, whole);
    }
}
