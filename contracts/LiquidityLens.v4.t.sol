// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LiquidityLens } from "./LiquidityLens.sol";
import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { VotingLocker } from "./VotingLocker.sol";
import { LiquidityMath } from "./locks/LiquidityMath.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { IPositionManagerV4 } from "./locks/PositionManagers.sol";
import { TickMath } from "./locks/TickMath.sol";
import { Known } from "./testing/Known.sol";
import { StandInV4 } from "./testing/StandInV4.sol";
import { Test } from "./testing/Test.sol";

/// @notice Pools of Uniswap V4: where they are kept, their hooks, and a walk over their ticks. V4 itself: `npm run contracts:v4`.
contract LiquidityLensV4Test is Test {
    uint40 internal constant PERMANENT = type(uint40).max;
    TokenLocker internal tokens = new TokenLocker();
    PositionLocker internal positions = new PositionLocker();

    function setUp() public {
        vm.warp(1_800_000_000);
    }

    function _pool(uint24 fee, address hooks) private returns (StandInV4 manager, LiquidityLens lens, bytes32 poolId) {
        IPositionManagerV4.PoolKey memory key = IPositionManagerV4.PoolKey(address(0), address(0xB), fee, 60, hooks);
        manager = new StandInV4(key, -600, 1200);
        lens = new LiquidityLens(_locks(address(manager)));
        poolId = keccak256(abi.encode(key));
        manager.move(0, 2000);
    }

    function _locks(address manager) private returns (LockLens) {
        VotingLocker votes = new VotingLocker();
        LockLensWords.Chain[] memory chains = Known.on(address(0), address(0), manager);
        return new LockLens(tokens, votes, positions, chains);
    }

    function _state(uint24 fee, address hooks) private returns (LockLensWords.PoolState memory) {
        (StandInV4 manager, LiquidityLens lens, bytes32 poolId) = _pool(fee, hooks);
        uint256[] memory none;
        return lens.poolStatement(LockLensWords.Question(address(manager), poolId, true, 0, 0), none).pool;
    }

    function test_each_bit_of_a_hook_is_told_and_some_may_stop_sales() public {
        // From the highest of the 14: before and after initialize, add and remove liquidity, swap and donate, then the returned deltas.
        bool[14] memory stops = [
            false, // after remove liquidity returns a delta
            false, // after add liquidity returns a delta
            true, // after swap returns a delta
            true, // before swap returns a delta
            false, // after donate
            false, // before donate
            true, // after swap
            true, // before swap
            false, // after remove liquidity
            true, // before remove liquidity
            false, // after add liquidity
            false, // before add liquidity
            false, // after initialize
            false // before initialize
        ];
        for (uint256 bit; bit < 14; ++bit) {
            uint256 permission = 2 ** bit;
            // forge-lint: disable-next-line(unsafe-typecast)
            address hooks = address(uint160(0xF00D << 144 | permission));
            LockLensWords.PoolState memory state = _state(3000, hooks);
            _eq(state.hooks, hooks, "the hook");
            _eq(uint256(state.hookBits), permission, "its bit");
            _eq(state.mayStopSales, stops[bit], "what it may");
        }
        LockLensWords.PoolState memory above = _state(3000, address(uint160(0xF00D << 144 | 1 << 14)));
        _true(above.hookBits == 0 && !above.mayStopSales, "the fifteenth bit is no permission");
        _true(!_state(3000, address(0)).mayStopSales, "no hook");
        _true(_state(0x800000, address(0)).mayStopSales, "a fee that changes");
        _true(!_state(100_000, address(0)).mayStopSales, "10 %");
        _true(_state(100_001, address(0)).mayStopSales, "more");
    }

    function test_a_locked_position_of_V4_and_its_whole_pool() public {
        (StandInV4 manager, LiquidityLens lens, bytes32 poolId) = _pool(3000, address(0));
        uint256[] memory ids = new uint256[](1);
        ids[0] = positions.lock(
            address(manager), PositionLockerWords.Kind.V4, 2e12, PERMANENT, address(this), address(this)
        );
        uint128 liquidity = 2e15;
        // Half of what is there is locked: beside it lies as much, which ends at -300 and at 900.
        manager.move(0, 2 * liquidity);
        // forge-lint: disable-start(unsafe-typecast)
        manager.cross(-600, int128(liquidity));
        manager.cross(-300, int128(liquidity));
        manager.cross(900, -int128(liquidity));
        manager.cross(1200, -int128(liquidity));
        // forge-lint: disable-end(unsafe-typecast)
        for (uint256 side; side < 2; ++side) {
            bool quoteIs1 = side == 1;
            LockLensWords.Statement memory said =
                lens.poolStatement(LockLensWords.Question(address(manager), poolId, quoteIs1, 0, 300), ids);
            (uint160 own, uint160 other) = quoteIs1
                ? (TickMath.priceAt(-600), TickMath.priceAt(-300))
                : (TickMath.priceAt(1200), TickMath.priceAt(900));
            uint256 first = quoteIs1
                ? LiquidityMath.amount1(liquidity, own, 1 << 96)
                : LiquidityMath.amount0(liquidity, 1 << 96, own);
            uint256 second = quoteIs1
                ? LiquidityMath.amount1(liquidity, other, 1 << 96)
                : LiquidityMath.amount0(liquidity, 1 << 96, other);
            _eq(said.locked.fall50, first, "the whole range lies within the half");
            _eq(said.locked.bottom, first, "and there is no more");
            _true(said.whole.done, "the walk ended");
            _le(first + second, said.whole.quote + 4, "both of them");
            _le(said.whole.quote, first + second + 4, "and no more");
            _eq(uint256(said.whole.liquidity), 0, "all crossed");
            _true(said.parts[0].counts && !said.parts[0].fullRange, "the curve");
            // Ether tells no supply, the other token here neither.
            _true(!said.exit.known, "no exit without a supply");
        }
    }

    /// @dev Three positions in which rounding changes nothing of the proportion: one gets free, and so much stays.
    function test_exactly_99_90_and_50_of_a_hundred_still_are_so_much() public {
        uint40 first = uint40(block.timestamp) + 10 days;
        uint40 second = first + 10 days;
        uint8[3] memory all = [99, 90, 50];
        for (uint256 i; i < 3; ++i) {
            uint256 stays = all[i];
            (StandInV4 manager, LiquidityLens lens, bytes32 poolId) = _pool(3000, address(0));
            uint256 unit = 1e12;
            while (
                _pays(unit * (100 - stays)) * stays != (_pays(unit * (stays - 2)) + _pays(unit * 2)) * (100 - stays)
            ) {
                ++unit;
            }
            uint256[] memory ids = new uint256[](3);
            ids[0] = _lock(manager, unit * (100 - stays), first);
            ids[1] = _lock(manager, unit * (stays - 2), second);
            ids[2] = _lock(manager, unit * 2, second);
            LockLensWords.Ladder memory it =
            lens.poolStatement(LockLensWords.Question(address(manager), poolId, true, 0, 0), ids).ladder;
            _eq(it.total * stays % 100, 0, "so much exactly");
            _eq(it.until99, stays == 99 ? second : first, "99");
            _eq(it.until90, stays >= 90 ? second : first, "90");
            _eq(it.until50, second, "50");
        }
    }

    function _lock(StandInV4 manager, uint256 tokenId, uint40 unlock) private returns (uint256) {
        PositionLockerWords.Kind kind = PositionLockerWords.Kind.V4;
        return positions.lock(address(manager), kind, tokenId, unlock, address(this), address(this));
    }

    /// @dev What a position of the stand-in pays down to its lower end.
    function _pays(uint256 tokenId) private pure returns (uint256) {
        return LiquidityMath.amount1(1000 * tokenId, TickMath.priceAt(-600), 1 << 96);
    }

    function test_a_pool_that_a_manager_of_V4_does_not_know_is_none() public {
        (StandInV4 manager, LiquidityLens lens, bytes32 poolId) = _pool(3000, address(0));
        uint256[] memory none;
        bytes32 other = bytes32(uint256(poolId) ^ 1);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NoSuchPool.selector, address(manager), other));
        lens.poolStatement(LockLensWords.Question(address(manager), other, true, 0, 0), none);
        vm.mockCall(address(manager), abi.encodeWithSignature("extsload(bytes32)"), abi.encode(0));
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NoSuchPool.selector, address(manager), poolId));
        lens.poolStatement(LockLensWords.Question(address(manager), poolId, true, 0, 0), none);
    }
}
