// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { VotingLocker } from "./VotingLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { IPositionManagerV4 } from "./locks/PositionManagers.sol";
import { BadManager } from "./testing/BadManagers.sol";
import { Known } from "./testing/Known.sol";
import { Coin } from "./testing/OddTokens.sol";
import { StandInV4 } from "./testing/StandInV4.sol";
import { Test } from "./testing/Test.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Pools of V4, locks that are gone, and managers that no longer answer.
contract LockLensPoolsTest is Test {
    uint40 internal constant PERMANENT = type(uint40).max;
    uint40 internal constant NOW = 1_800_000_000;
    address internal constant OWNER = address(0xA11CE);

    TokenLocker internal locker = new TokenLocker();
    PositionLocker internal positions = new PositionLocker();
    IPositionManagerV4.PoolKey internal key =
        IPositionManagerV4.PoolKey(address(0xA), address(0xB), 3000, 60, address(0xF00D));
    StandInV4 internal manager = new StandInV4(key, -600, 1200);
    LockLens internal lens =
        new LockLens(locker, new VotingLocker(), positions, Known.on(address(0), address(0), address(manager)));

    function setUp() public {
        vm.warp(NOW);
    }

    function _lock(uint256 tokenId, uint40 unlock) private returns (uint256) {
        return
            positions.lock(address(manager), PositionLockerWords.Kind.V4, tokenId, unlock, address(this), address(this));
    }

    function _lockOf(StandInV4 other) private returns (uint256) {
        return positions.lock(address(other), PositionLockerWords.Kind.V4, 1, PERMANENT, address(this), address(this));
    }

    function test_a_position_of_V4_shows_its_pool_tokens_and_range() public {
        LockLensWords.PositionLockView memory shown = lens.positionLock(_lock(1, PERMANENT));
        _eq(shown.poolId, keccak256(abi.encode(key)), "pool");
        _eq(shown.token0, key.currency0, "token");
        _eq(shown.token1, key.currency1, "token");
        _eq(shown.fee, key.fee, "fee");
        _true(shown.tickLower == -600 && shown.tickUpper == 1200, "range");
        _eq(shown.liquidity, 1000, "liquidity");
        _true(shown.tickSpacing == 60 && shown.hooks == key.hooks, "spacing and hook");
        _true(shown.status == LockLensWords.Status.Verified, "known");
        uint256 stranger = _lockOf(new StandInV4(key, -600, 1200));
        shown = lens.positionLock(stranger);
        _true(shown.status == LockLensWords.Status.Unverified && shown.poolId == 0, "another manager, no pool");
        _eq(shown.liquidity, 1000, "and what it says");
        (LockLensWords.PositionLockView[] memory rows,,) =
            lens.positionsOfPool(address(manager), keccak256(abi.encode(key)), 0, 10);
        _eq(rows.length, 1, "its pool lists it");
    }

    function test_locks_that_are_gone_are_not_listed() public {
        uint256 first = _lock(1, NOW + 1);
        _lock(2, PERMANENT);
        Coin coin = new Coin(18);
        coin.mint(address(this), 3);
        coin.approve(address(locker), 3);
        for (uint256 i; i < 3; ++i) {
            locker.lock(address(coin), 1, VestingMath.Schedule(NOW, NOW + 1, NOW + 1, 0));
        }
        vm.warp(NOW + 1);
        locker.withdraw(uint256(uint160(address(coin))) << 96 | 2, OWNER, 1);
        vm.mockCall(address(manager), abi.encodeWithSignature("safeTransferFrom(address,address,uint256)"), "");
        positions.withdraw(first, OWNER);

        (LockLensWords.TokenLockView[] memory locks,) = lens.tokenLocks(address(coin), address(0), 0, 10);
        _eq(locks.length, 2, "two are left");
        _eq(uint96(locks[1].id), 3, "the third");
        (LockLensWords.PositionLockView[] memory held, uint256 next) = lens.positionsOfManager(address(manager), 0, 10);
        _eq(held.length, 1, "one is left");
        _eq(held[0].id, 2, "the second");
        _eq(next, 0, "all looked at");
    }

    function test_T9_managers_and_pools_that_no_longer_answer_are_shown_as_nothing() public {
        BadManager old = new BadManager();
        old.mint(address(this), 1);
        positions.lock(address(old), PositionLockerWords.Kind.V3, 1, PERMANENT, OWNER, OWNER);
        _lock(1, PERMANENT);
        vm.etch(address(old), "");
        vm.etch(address(manager), hex"00");
        for (uint256 id = 1; id < 3; ++id) {
            LockLensWords.PositionLockView memory shown = lens.positionLock(id);
            _eq(shown.lock.unlock, PERMANENT, "the lock is there");
            _eq(uint256(shown.poolId) + shown.liquidity, 0, "and nothing else");
            _true(shown.status == LockLensWords.Status.Failed, "marked");
        }
        vm.mockCall(address(manager), abi.encodeWithSignature("getPositionLiquidity(uint256)"), abi.encode(1000));
        LockLensWords.PositionLockView memory half = lens.positionLock(2);
        _true(half.status == LockLensWords.Status.Failed && half.liquidity == 0, "half an answer is none");
    }
}
