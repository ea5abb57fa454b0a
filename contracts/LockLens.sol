// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { VotingLocker } from "./VotingLocker.sol";
import { LockerBase } from "./lockers/LockerBase.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PoolReader } from "./locks/PoolReader.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { PositionPools } from "./locks/PositionPools.sol";
import { TokenLadder } from "./locks/TokenLadder.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { TokenPowers } from "./locks/TokenPowers.sol";

/// @title LockLens
/// @notice Answers what is locked, of what, until when, what it is worth to a seller, and what a token can still do: one proof, read
///         from the chain at one block, for a public page. It keeps nothing, and the locks do not know of it.
/// @dev Whoever proves something names the locks, in increasing order; each is checked. So nobody can crowd out a lock by making
///      others, and nobody's dust moves a date or a sum. Managers of positions are those the chain knows, written into this contract;
///      others are shown and marked. Every one of them is asked with a limit of gas and of what is copied.
///      Needs no trust: everything it says can be asked of the lockers and pools one by one.
contract LockLens is LockLensWords {
    /// @notice Instead of an end or unlock time: never.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @notice How many locks one statement counts.
    uint256 public constant MOST_IDS = 200;

    /// @dev What a row of a list may need, its manager being hostile.
    uint256 private constant ROW_GAS = 150_000;

    /// @notice Where tokens are locked.
    TokenLocker public immutable tokenLocker;

    /// @notice Where tokens are locked whose votes go on counting.
    VotingLocker public immutable votingLocker;

    /// @notice Where positions are locked.
    PositionLocker public immutable positionLocker;

    /// @notice The factory of Uniswap V2 of this chain, or zero.
    address public immutable v2Factory;

    /// @notice The manager of positions of Uniswap V3 of this chain, or zero.
    address public immutable v3Positions;

    /// @notice The manager of positions of Uniswap V4 of this chain, or zero.
    address public immutable v4Positions;

    /// @param tokenLocker_ The TokenLocker of every chain.
    /// @param votingLocker_ The VotingLocker of every chain.
    /// @param positionLocker_ The PositionLocker of every chain.
    /// @param chains What is known of each chain. All of it is given everywhere, so that the lens has one address.
    constructor(
        TokenLocker tokenLocker_,
        VotingLocker votingLocker_,
        PositionLocker positionLocker_,
        Chain[] memory chains
    ) {
        tokenLocker = tokenLocker_;
        votingLocker = votingLocker_;
        positionLocker = positionLocker_;
        Chain memory own;
        for (uint256 i; i < chains.length; ++i) {
            if (chains[i].chainId == block.chainid) own = chains[i];
        }
        (v2Factory, v3Positions, v4Positions) = (own.v2Factory, own.v3Positions, own.v4Positions);
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
        return _listed(tokenLocker, token, owner, from, most);
    }

    /// @notice As `tokenLocks`, of VotingLocker. Its ids begin as those of TokenLocker do: each belongs to its contract.
    /// @param token The token.
    /// @param owner The owner, or zero for all.
    /// @param from The first number, from 1 on.
    /// @param most How many numbers to look at.
    /// @return locks Those that are there.
    /// @return delegatees Whom the votes of each count for.
    /// @return next The number to go on from, or 0 when all were looked at.
    function votingLocks(address token, address owner, uint256 from, uint256 most)
        external
        view
        returns (TokenLockView[] memory locks, address[] memory delegatees, uint256 next)
    {
        (locks, next) = _listed(votingLocker, token, owner, from, most);
        delegatees = new address[](locks.length);
        for (uint256 i; i < locks.length; ++i) {
            delegatees[i] = votingLocker.delegateOf(locks[i].id);
        }
    }

    /// @notice What of a token is locked in these locks, until when, and signs of what the token can still do. What could be withdrawn
    ///         now is not counted as held.
    /// @param token The token.
    /// @param ids Locks of TokenLocker, strictly increasing. One that is gone or of another token adds nothing.
    function tokenStatement(address token, uint256[] calldata ids) external view returns (TokenStatement memory said) {
        TokenLockerWords.Lock[] memory locks;
        (locks, said.free) = _locksOf(tokenLocker, token, ids);
        (said.blockNumber, said.time) = (block.number, block.timestamp);
        said.supply = TokenPowers.ask(token, abi.encodeCall(IERC20.totalSupply, ()));
        said.balance = TokenPowers.ask(token, abi.encodeCall(IERC20.balanceOf, (address(tokenLocker))));
        said.owed = tokenLocker.owed(token);
        said.solvent = said.balance >= said.owed;
        said.ladder = TokenLadder.ladder(locks, block.timestamp);
        said.held = said.ladder.total;
        if (!said.solvent) {
            said.held = Math.mulDiv(said.held, said.balance, said.owed);
            (said.ladder.total, said.ladder.permanent) =
            (said.held, Math.mulDiv(said.ladder.permanent, said.balance, said.owed));
        }
        said.share = _share(said.held, said.supply);
        said.powers = TokenPowers.signs(token);
    }

    /// @notice As `tokenStatement`, of locks of VotingLocker. `balance` and `owed` are those of the pools that hold these locks; where a
    ///         pool is short, each lock in it counts for the part that is covered.
    /// @param token The token.
    /// @param ids Locks of VotingLocker, strictly increasing. One that is gone or of another token adds nothing.
    function votingStatement(address token, uint256[] calldata ids) external view returns (TokenStatement memory said) {
        TokenLockerWords.Lock[] memory locks;
        (locks, said.free) = _locksOf(votingLocker, token, ids);
        _coverByPools(said, token, ids, locks);
        said.supply = TokenPowers.ask(token, abi.encodeCall(IERC20.totalSupply, ()));
        (said.blockNumber, said.time) = (block.number, block.timestamp);
        said.ladder = TokenLadder.ladder(locks, block.timestamp);
        said.held = said.ladder.total;
        said.share = _share(said.held, said.supply);
        said.powers = TokenPowers.signs(token);
    }

    /// @notice Whether a Uniswap V2 factory knows this token as the pair of its two tokens. Anybody can make a contract that calls
    ///         itself a pair; only a factory the reader knows can vouch for one.
    /// @param factory The factory.
    /// @param pair The token.
    function isVerifiedPair(address factory, address pair) public view returns (bool) {
        uint256 token0 = TokenPowers.ask(pair, abi.encodeWithSignature("token0()"));
        uint256 token1 = TokenPowers.ask(pair, abi.encodeWithSignature("token1()"));
        bytes memory question = abi.encodeWithSignature("getPair(address,address)", token0, token1);
        return token0 != token1 && pair.code.length != 0 && TokenPowers.ask(factory, question) == uint160(pair);
    }

    /// @notice A locked position, its liquidity now, its pool, tokens and range.
    /// @param id The lock. Reverts when there is none.
    function positionLock(uint256 id) public view returns (PositionLockView memory shown) {
        shown.id = id;
        (shown.lock,) = positionLocker.lockOf(id);
        if (gasleft() < ROW_GAS) revert LockLens_GasTooLow();
        PositionPools.describe(shown, _isKnown(shown.lock));
    }

    /// @notice Rows for these locks, one for each, those that are gone among them.
    /// @param ids Any ids.
    function positionsById(uint256[] calldata ids) external view returns (PositionLockView[] memory locks) {
        locks = new PositionLockView[](ids.length);
        for (uint256 i; i < ids.length; ++i) {
            locks[i] = _row(ids[i]);
        }
    }

    /// @notice The locked positions of an account, in the order in which it got them. Those that it no longer owns are left out.
    /// @param owner The account.
    /// @param from The first entry of its list, from 0 on.
    /// @param most How many entries to look at.
    /// @return locks Those that are there.
    /// @return next The entry to go on from, or 0 when all were looked at. It comes earlier than asked for when gas runs short.
    function positionsOfOwner(address owner, uint256 from, uint256 most)
        external
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        (uint256[] memory ids, uint256 count) = positionLocker.idsOfOwner(owner, from, most);
        return _rows(ids, from, count, owner);
    }

    /// @notice The locked positions of a manager, in the order in which they were locked.
    /// @param manager The manager of positions.
    /// @param from The first entry of its list, from 0 on.
    /// @param most How many entries to look at.
    /// @return locks Those that are there.
    /// @return next As of `positionsOfOwner`.
    function positionsOfManager(address manager, uint256 from, uint256 most)
        external
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        (uint256[] memory ids, uint256 count) = positionLocker.idsOfManager(manager, from, most);
        return _rows(ids, from, count, address(0));
    }

    /// @notice The locked positions of a pool, in the order in which they were locked. None of a manager the chain does not know.
    /// @param manager The manager of positions.
    /// @param poolId The pool: of V3 its address as 32 bytes, of V4 its id.
    /// @param from The first entry of its list, from 0 on.
    /// @param most How many entries to look at.
    /// @return locks Those that are there.
    /// @return next As of `positionsOfOwner`.
    /// @return known Whether the chain knows the manager, and of V3 the factory knows the pool. Where it is false the answer is empty
    ///         because nothing can be said, not because nothing is locked.
    function positionsOfPool(address manager, bytes32 poolId, uint256 from, uint256 most)
        external
        view
        returns (PositionLockView[] memory locks, uint256 next, bool known)
    {
        if (manager == address(0) || (manager != v3Positions && manager != v4Positions)) return (locks, 0, false);
        bytes32 pool = poolId;
        if (manager == v3Positions) {
            if (gasleft() < ROW_GAS) revert LockLens_GasTooLow();
            (known, pool) = PoolReader.keyOfV3(manager, poolId);
            if (!known) return (locks, 0, false);
        }
        (uint256[] memory ids, uint256 count) = positionLocker.idsOfPool(manager, pool, from, most);
        (locks, next) = _rows(ids, from, count, address(0));
        known = true;
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

    /// @dev The locks of a token among these, in the places they have in `ids`, empty where there is none; and what of them could be
    ///      withdrawn now.
    function _locksOf(LockerBase locker, address token, uint256[] calldata ids)
        private
        view
        returns (TokenLockerWords.Lock[] memory locks, uint256 free)
    {
        _checkIds(ids);
        locks = new TokenLockerWords.Lock[](ids.length);
        for (uint256 i; i < ids.length; ++i) {
            if (ids[i] >> 96 != uint160(token) || !locker.exists(ids[i])) continue;
            locks[i] = locker.lockOf(ids[i]);
            free += locker.withdrawable(ids[i]);
        }
    }

    /// @dev The locks of a token at a locker, as `tokenLocks` answers them.
    function _listed(LockerBase locker, address token, address owner, uint256 from, uint256 most)
        private
        view
        returns (TokenLockView[] memory locks, uint256 next)
    {
        (uint256 firstId, uint256 count) = locker.idsOf(token);
        uint256 end;
        (from, end, next) = _page(from, most, count);
        locks = new TokenLockView[](end - from);
        uint256 found;
        for (uint256 number = from; number < end; ++number) {
            uint256 id = firstId + number - 1;
            if (!locker.exists(id)) continue;
            TokenLockerWords.Lock memory lock = locker.lockOf(id);
            if (owner != address(0) && lock.owner != owner) continue;
            locks[found++] = TokenLockView(id, lock, locker.vested(id), locker.withdrawable(id));
        }
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    /// @dev Sums what the pools of these locks hold and owe, each pool once, and cuts the locks of a short pool down to what is covered.
    function _coverByPools(
        TokenStatement memory said,
        address token,
        uint256[] calldata ids,
        TokenLockerWords.Lock[] memory locks
    ) private view {
        address[] memory delegatees = new address[](ids.length);
        said.solvent = true;
        for (uint256 i; i < ids.length; ++i) {
            if (locks[i].owner == address(0)) continue;
            address delegatee = votingLocker.delegateOf(ids[i]);
            address pool = votingLocker.surrogateOf(token, delegatee);
            uint256 held = TokenPowers.ask(token, abi.encodeCall(IERC20.balanceOf, (pool)));
            uint256 debt = votingLocker.poolOwed(token, delegatee);
            if (!_isAmong(delegatees, i, delegatee)) {
                said.balance = Math.saturatingAdd(said.balance, held);
                said.owed += debt;
            }
            delegatees[i] = delegatee;
            if (held >= debt) continue;
            said.solvent = false;
            // Both are parts of amounts of 128 bits.
            // forge-lint: disable-next-line(unsafe-typecast)
            locks[i].amount = uint128(Math.mulDiv(locks[i].amount, held, debt));
            // forge-lint: disable-next-line(unsafe-typecast)
            locks[i].base = uint128(Math.mulDiv(locks[i].base, held, debt));
        }
    }

    function _isAmong(address[] memory accounts, uint256 before, address account) private pure returns (bool) {
        for (uint256 i; i < before; ++i) {
            if (accounts[i] == account) return true;
        }
        return false;
    }

    /// @dev The rows of a page of a list, of one owner or of all, as many as there is gas for.
    function _rows(uint256[] memory ids, uint256 from, uint256 count, address owner)
        private
        view
        returns (PositionLockView[] memory locks, uint256 next)
    {
        locks = new PositionLockView[](ids.length);
        uint256 found;
        uint256 i;
        for (; i < ids.length; ++i) {
            if (gasleft() < ROW_GAS) {
                if (i == 0) revert LockLens_GasTooLow();
                break;
            }
            PositionLockView memory row = _row(ids[i]);
            if (row.status == Status.Gone) continue;
            if (owner != address(0) && (row.lock.owner != owner || row.lock.entry != from + i)) continue;
            locks[found++] = row;
        }
        next = from + i < count ? from + i : 0;
        assembly ("memory-safe") {
            mstore(locks, found)
        }
    }

    function _row(uint256 id) private view returns (PositionLockView memory shown) {
        if (positionLocker.exists(id)) return positionLock(id);
        shown.id = id;
    }

    function _isKnown(PositionLockerWords.Lock memory lock) private view returns (bool) {
        if (lock.kind == PositionLockerWords.Kind.V3) return lock.manager == v3Positions;
        return lock.manager == v4Positions;
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
