// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { PositionPools } from "./locks/PositionPools.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenPowers } from "./locks/TokenPowers.sol";

/// @title LockLens
/// @notice Answers what is locked, of what, until when, and what a token can still do: one proof, read from the chain, for a public
///         page. It keeps nothing, and the locks do not know of it.
/// @dev Lists are pages: a caller asks for a range of numbers, and sums add up over ranges. Amounts are smallest units, shares are
///      of 1e18, times are Unix seconds. Needs no trust: everything it says can be asked of the lockers one by one.
contract LockLens is LockLensWords {
    /// @notice Instead of an end or unlock time: never.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @notice Where tokens are locked.
    TokenLocker public immutable tokenLocker;

    /// @notice Where positions are locked.
    PositionLocker public immutable positionLocker;

    /// @param tokenLocker_ The TokenLocker of this chain.
    /// @param positionLocker_ The PositionLocker of this chain.
    constructor(TokenLocker tokenLocker_, PositionLocker positionLocker_) {
        tokenLocker = tokenLocker_;
        positionLocker = positionLocker_;
    }

    /// @notice The locks of a token, from number `from` on, of one owner or of all.
    /// @param token The token.
    /// @param owner The owner, or zero for all.
    /// @param from The first number, from 1 on.
    /// @param most How many numbers to look at.
    /// @return locks Those that are there.
    /// @return next The number to go on from, or 0 when all were looked at.
    function tokenLocks(address token, address owner, uint256 from, uint256 most)
        external
        view
        returns (TokenLockView[] memory locks, uint256 next)
    {
        (uint256 firstId, uint256 count) = tokenLocker.idsOf(token);
        uint256 end;
        (from, end, next) = _page(from, most, count);
        locks = new TokenLockView[](end - from);
        uint256 found;
        for (uint256 number = from; number < end; ++number) {
            uint256 id = firstId + number - 1;
            if (!tokenLocker.exists(id)) continue;
            TokenLockerWords.Lock memory lock = tokenLocker.lockOf(id);
            if (owner != address(0) && lock.owner != owner) continue;
            locks[found++] = TokenLockView(id, lock, tokenLocker.vested(id), tokenLocker.withdrawable(id));
        }
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    /// @notice Sums over the locks of a token from number `from` on: what is locked for ever, what is locked until a time, what
    ///         has vested and not been withdrawn, and the earliest time at which something more vests in whole.
    /// @param token The token.
    /// @param from The first number, from 1 on.
    /// @param most How many numbers to look at.
    function tokenSums(address token, uint256 from, uint256 most)
        external
        view
        returns (Sums memory sums, uint256 next)
    {
        (uint256 firstId, uint256 count) = tokenLocker.idsOf(token);
        uint256 end;
        (from, end, next) = _page(from, most, count);
        sums.earliest = PERMANENT;
        for (uint256 number = from; number < end; ++number) {
            uint256 id = firstId + number - 1;
            if (!tokenLocker.exists(id)) continue;
            TokenLockerWords.Lock memory lock = tokenLocker.lockOf(id);
            uint256 vested = tokenLocker.vested(id);
            sums.released += vested - lock.withdrawn;
            _add(sums, lock.schedule.end, lock.amount - vested);
        }
    }

    /// @notice A token: its supply, what of it the locker holds for its locks, and signs of what it can still do.
    /// @param token The token.
    function tokenProof(address token) external view returns (TokenProof memory proof) {
        proof.supply = TokenPowers.ask(token, abi.encodeCall(IERC20.totalSupply, ()));
        proof.held = tokenLocker.owed(token);
        proof.share = _share(proof.held, proof.supply);
        proof.solvent = TokenPowers.ask(token, abi.encodeCall(IERC20.balanceOf, (address(tokenLocker)))) >= proof.held;
        proof.powers = TokenPowers.signs(token);
    }

    /// @notice Whether a Uniswap V2 factory knows this token as the pair of its two tokens. Anybody can make a contract that calls
    ///         itself a pair; only a factory the reader knows can vouch for one.
    /// @param factory The factory.
    /// @param pair The token.
    function isVerifiedPair(address factory, address pair) external view returns (bool) {
        uint256 token0 = TokenPowers.ask(pair, abi.encodeWithSignature("token0()"));
        uint256 token1 = TokenPowers.ask(pair, abi.encodeWithSignature("token1()"));
        bytes memory question = abi.encodeWithSignature("getPair(address,address)", token0, token1);
        return token0 != token1 && pair.code.length != 0 && TokenPowers.ask(factory, question) == uint160(pair);
    }

    /// @notice The locked positions from id `from` on, of one owner or of all.
    /// @param owner The owner, or zero for all.
    /// @param manager The manager of positions, or zero for all.
    /// @param from The first id, from 1 on.
    /// @param most How many ids to look at.
    /// @return locks Those that are there.
    /// @return next The id to go on from, or 0 when all were looked at.
    function positionLocks(address owner, address manager, uint256 from, uint256 most)
        public
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        uint256 end;
        (from, end, next) = _page(from, most, positionLocker.lastId());
        locks = new PositionLockView[](end - from);
        uint256 found;
        for (uint256 id = from; id < end; ++id) {
            if (!positionLocker.exists(id)) continue;
            (PositionLockerWords.Lock memory lock,) = positionLocker.lockOf(id);
            if (owner != address(0) && lock.owner != owner) continue;
            if (manager != address(0) && lock.manager != manager) continue;
            locks[found++] = positionLock(id);
        }
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    /// @notice The locked positions of one pool from id `from` on. Only positions of the manager named count.
    /// @param manager The manager of positions the reader knows.
    /// @param poolId The pool: of V3 its address as 32 bytes, as the factory of the manager knows it, of V4 its id.
    /// @param from The first id, from 1 on.
    /// @param most How many ids to look at.
    /// @return locks Those that are there.
    /// @return next The id to go on from, or 0 when all were looked at.
    function poolLocks(address manager, bytes32 poolId, uint256 from, uint256 most)
        public
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        (locks, next) = positionLocks(address(0), manager, from, most);
        uint256 found;
        for (uint256 i; i < locks.length; ++i) {
            if (locks[i].poolId == poolId) locks[found++] = locks[i];
        }
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    /// @notice Sums over the locked positions of one pool from id `from` on: the liquidity locked for ever and until a time, what of
    ///         it is in range now, and what share of all liquidity in range that is. `released` could be withdrawn now.
    /// @param manager The manager of positions the reader knows.
    /// @param poolId The pool, as for `poolLocks`.
    /// @param from The first id, from 1 on.
    /// @param most How many ids to look at.
    function poolSums(address manager, bytes32 poolId, uint256 from, uint256 most)
        external
        view
        returns (Sums memory sums, PoolProof memory proof, uint256 next)
    {
        PositionLockView[] memory locks;
        (locks, next) = poolLocks(manager, poolId, from, most);
        (proof.tick, proof.liquidity) = PositionPools.stateOf(manager, poolId);
        sums.earliest = PERMANENT;
        for (uint256 i; i < locks.length; ++i) {
            PositionLockView memory shown = locks[i];
            if (shown.lock.unlock <= block.timestamp) {
                sums.released += shown.liquidity;
                continue;
            }
            _add(sums, shown.lock.unlock, shown.liquidity);
            if (shown.tickLower <= proof.tick && proof.tick < shown.tickUpper) proof.inRange += shown.liquidity;
        }
        proof.share = _share(proof.inRange, proof.liquidity);
    }

    /// @notice A locked position, its liquidity now, its pool, tokens and range. What a manager does not answer is zero.
    /// @param id The lock. Reverts when there is none.
    function positionLock(uint256 id) public view returns (PositionLockView memory shown) {
        shown.id = id;
        (shown.lock,) = positionLocker.lockOf(id);
        try positionLocker.liquidityOf{ gas: 200_000 }(id) returns (uint128 liquidity) {
            shown.liquidity = liquidity;
        } catch { }
        PositionPools.describe(shown);
    }

    /// @notice The shape of the DRAFT ERC-8463 "Pool Liquidity Locks" as its abstract describes it. The draft may change; nothing
    ///         else depends on this.
    /// @param id The lock of a position.
    function draftPoolLock(uint256 id)
        external
        view
        returns (
            bytes32 pool,
            uint256 position,
            uint256 liquidity,
            bool never,
            uint256 unlock,
            address beneficiary,
            address feePayee
        )
    {
        PositionLockView memory shown = positionLock(id);
        never = shown.lock.unlock == PERMANENT;
        return (
            shown.poolId,
            shown.lock.tokenId,
            shown.liquidity,
            never,
            never ? 0 : shown.lock.unlock,
            shown.lock.owner,
            shown.lock.payee
        );
    }

    function _add(Sums memory sums, uint40 end, uint256 amount) private view {
        if (end == PERMANENT) sums.permanent += amount;
        else sums.timed += amount;
        if (end > block.timestamp && end < sums.earliest) sums.earliest = end;
    }

    /// @dev Amounts of both lockers and of pools are below 2^128.
    function _share(uint256 part, uint256 whole) private pure returns (uint256) {
        return whole == 0 ? 0 : part * 1e18 / whole;
    }

    function _page(uint256 from, uint256 most, uint256 count)
        private
        pure
        returns (uint256 start, uint256 end, uint256 next)
    {
        start = from == 0 ? 1 : from;
        if (start > count) return (start, start, 0);
        end = most > count - start ? count + 1 : start + most;
        next = end > count ? 0 : end;
    }
}
