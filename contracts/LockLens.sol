// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { IPositionManagerV3 } from "./locks/PositionManagers.sol";
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
        proof.share = proof.supply == 0 || proof.held > type(uint256).max / 1e18 ? 0 : proof.held * 1e18 / proof.supply;
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
        external
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        uint256 end;
        (from, end, next) = _page(from, most, positionLocker.lastId());
        locks = new PositionLockView[](end - from);
        uint256 found;
        for (uint256 id = from; id < end; ++id) {
            if (!positionLocker.exists(id)) continue;
            PositionLockView memory shown = positionLock(id);
            if (owner != address(0) && shown.lock.owner != owner) continue;
            if (manager != address(0) && shown.lock.manager != manager) continue;
            locks[found++] = shown;
        }
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    /// @notice Sums over the positions of one Uniswap V3 pool from id `from` on: the liquidity locked for ever and until a time, of
    ///         which `released` could be withdrawn now. Only positions of the manager named count.
    /// @param manager The manager of positions the reader knows.
    /// @param pool The pool, as the factory of the manager knows it.
    /// @param from The first id, from 1 on.
    /// @param most How many ids to look at.
    function poolSums(address manager, address pool, uint256 from, uint256 most)
        external
        view
        returns (Sums memory sums, uint256 next)
    {
        uint256 end;
        (from, end, next) = _page(from, most, positionLocker.lastId());
        sums.earliest = PERMANENT;
        for (uint256 id = from; id < end; ++id) {
            if (!positionLocker.exists(id)) continue;
            PositionLockView memory shown = positionLock(id);
            if (shown.lock.manager != manager || shown.pool != pool) continue;
            if (shown.lock.unlock <= block.timestamp) sums.released += shown.liquidity;
            else _add(sums, shown.lock.unlock, shown.liquidity);
        }
    }

    /// @notice A locked position, its liquidity now, and for V3 its pool, tokens and range. What a manager does not answer is zero.
    /// @param id The lock. Reverts when there is none.
    function positionLock(uint256 id) public view returns (PositionLockView memory shown) {
        shown.id = id;
        (shown.lock,) = positionLocker.lockOf(id);
        try positionLocker.liquidityOf{ gas: 200_000 }(id) returns (uint128 liquidity) {
            shown.liquidity = liquidity;
        } catch { }
        if (shown.lock.kind == PositionLockerWords.Kind.V3) _describe(shown);
    }

    /// @notice The shape of the DRAFT ERC-8463 "Pool Liquidity Locks" as its abstract describes it. The draft may change; nothing
    ///         else depends on this.
    /// @param id The lock of a position.
    function draftPoolLock(uint256 id)
        external
        view
        returns (
            address pool,
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
            shown.pool,
            shown.lock.tokenId,
            shown.liquidity,
            never,
            never ? 0 : shown.lock.unlock,
            shown.lock.owner,
            shown.lock.payee
        );
    }

    function _describe(PositionLockView memory shown) private view {
        address manager = shown.lock.manager;
        (bool ok, bytes memory answer) =
            manager.staticcall{ gas: 200_000 }(abi.encodeCall(IPositionManagerV3.positions, (shown.lock.tokenId)));
        if (!ok || answer.length != 12 * 32) return;
        uint256[12] memory words = abi.decode(answer, (uint256[12]));
        // forge-lint: disable-start(unsafe-typecast)
        (shown.token0, shown.token1) = (address(uint160(words[2])), address(uint160(words[3])));
        shown.fee = uint24(words[4]);
        (shown.tickLower, shown.tickUpper) = (int24(uint24(words[5])), int24(uint24(words[6])));
        address factory = address(uint160(TokenPowers.ask(manager, abi.encodeCall(IPositionManagerV3.factory, ()))));
        bytes memory question =
            abi.encodeWithSignature("getPool(address,address,uint24)", shown.token0, shown.token1, shown.fee);
        shown.pool = address(uint160(TokenPowers.ask(factory, question)));
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _add(Sums memory sums, uint40 end, uint256 amount) private view {
        if (end == PERMANENT) sums.permanent += amount;
        else sums.timed += amount;
        if (end > block.timestamp && end < sums.earliest) sums.earliest = end;
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
