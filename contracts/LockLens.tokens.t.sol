// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { VotingLocker } from "./VotingLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { Known } from "./testing/Known.sol";
import { Coin } from "./testing/OddTokens.sol";
import { Test } from "./testing/Test.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What the lens says of locked tokens: what could be withdrawn is not held, and dust moves nothing.
contract LockLensTokensTest is Test {
    uint40 internal constant PERMANENT = type(uint40).max;
    uint40 internal constant NOW = 1_800_000_000;

    TokenLocker internal locker = new TokenLocker();
    LockLens internal lens =
        new LockLens(locker, new VotingLocker(), new PositionLocker(), Known.on(address(0), address(0), address(0)));
    Coin internal coin = new Coin(18);
    uint256[] internal ids;

    function setUp() public {
        vm.warp(NOW);
        coin.mint(address(this), 1000e18);
        coin.approve(address(locker), type(uint256).max);
    }

    function _lock(uint128 amount, uint40 start, uint40 end, uint16 steps) private returns (uint256 id) {
        VestingMath.Schedule memory schedule = end == PERMANENT
            ? VestingMath.Schedule(0, 0, PERMANENT, 0)
            : VestingMath.Schedule(start, start, end, steps);
        id = locker.lock(address(coin), amount, schedule);
        ids.push(id);
    }

    function _said() private view returns (LockLensWords.TokenStatement memory) {
        return lens.tokenStatement(address(coin), ids);
    }

    function test_what_could_be_withdrawn_at_once_is_not_held() public {
        // Backdated: all but a sliver has vested when the lock begins.
        _lock(900e18, 1, NOW + 1, 0);
        LockLensWords.TokenStatement memory said = _said();
        _eq(said.supply, 1000e18, "supply");
        _eq(said.owed, 900e18, "owed");
        _le(said.held, 900e18 / 1e9, "held");
        _eq(said.held + said.free, 900e18, "the rest is free");
        _le(said.share, 1e9, "no share");
        _lock(100e18, NOW, NOW + 10 days, 0);
        _ge(_said().share, 0.1e18, "a tenth");
        vm.warp(NOW + 5 days);
        _eq(_said().share, 0.05e18, "half of it");
        locker.withdraw(ids[0], address(this), 900e18);
        _eq(_said().free, 50e18, "what was withdrawn is not free any more");
        _eq(_said().held, 50e18, "and what is held is what it was");
    }

    function test_a_ladder_of_tokens_follows_their_schedules() public {
        _lock(100e18, NOW, NOW + 100 days, 0);
        LockLensWords.Ladder memory it = _said().ladder;
        _eq(it.total, 100e18, "all");
        // Exactly 99 of a hundred stay after one day: the first moment with less is the next second.
        _eq(it.until99, NOW + 1 days + 1, "99");
        _eq(it.until90, NOW + 10 days + 1, "90");
        _eq(it.until50, NOW + 50 days + 1, "50");
        _lock(100e18, 0, PERMANENT, 0);
        _eq(_said().ladder.until50, PERMANENT, "exactly half never goes");
        _lock(200e18, 0, PERMANENT, 0);
        it = _said().ladder;
        _eq(it.permanent, 300e18, "for ever");
        _eq(it.until99, NOW + 4 days + 1, "four of a hundred days");
        _eq(it.until90, NOW + 40 days + 1, "forty");
        _eq(it.until50, PERMANENT, "three quarters never go");
    }

    function test_a_ladder_of_steps_goes_down_at_the_steps() public {
        _lock(100e18, NOW, NOW + 100 days, 4);
        LockLensWords.Ladder memory it = _said().ladder;
        _eq(it.until99, NOW + 25 days, "the first");
        _eq(it.until90, NOW + 25 days, "the first");
        _eq(it.until50, NOW + 75 days, "half stays after the second");
    }

    function test_dust_of_a_minute_moves_no_date() public {
        _lock(100e18, NOW + 365 days - 1, NOW + 365 days, 0);
        LockLensWords.Ladder memory before = _said().ladder;
        _lock(1, NOW, NOW + 60, 0);
        LockLensWords.Ladder memory it = _said().ladder;
        _true(it.until99 == before.until99 && it.until90 == before.until90 && it.until50 == before.until50, "dates");
        _eq(it.until50, NOW + 365 days, "the end");
        ids = new uint256[](0);
        it = _said().ladder;
        _eq(uint256(it.until99) + it.until90 + it.until50 + it.total + it.permanent, 0, "nothing is locked");
    }

    /// forge-config: default.fuzz.runs = 200
    function test_a_ladder_is_the_first_second_with_less(
        uint64[4] calldata amounts,
        uint32[4] calldata ends,
        uint8 steps
    ) public {
        for (uint256 i; i < 4; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            _lock(uint128(amounts[i]) + 1, NOW, uint40(NOW + 1 + ends[i] % 1e8), i % 2 == 0 ? 0 : steps);
        }
        LockLensWords.Ladder memory it = _said().ladder;
        uint40[3] memory times = [it.until99, it.until90, it.until50];
        uint256[3] memory parts = [uint256(99), 90, 50];
        for (uint256 i; i < 3; ++i) {
            vm.warp(times[i] - 1);
            _ge(_said().held * 100, it.total * parts[i], "a second before it stays");
            vm.warp(times[i]);
            _true(_said().held * 100 < it.total * parts[i], "then it does not");
        }
    }

    function test_locks_that_are_gone_or_of_another_token_add_nothing() public {
        uint256 mine = _lock(10e18, NOW, NOW + 10 days, 0);
        Coin other = new Coin(18);
        other.mint(address(this), 50e18);
        other.approve(address(locker), 50e18);
        uint256 foreign = locker.lock(address(other), 50e18, VestingMath.Schedule(0, 0, PERMANENT, 0));
        uint256 none = mine + 7;
        ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = foreign < mine ? (foreign, mine, none) : (mine, none, foreign);
        _eq(_said().held, 10e18, "his own");
        ids[1] = ids[0];
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NotIncreasing.selector, 1));
        lens.tokenStatement(address(coin), ids);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_TooMany.selector, 200));
        lens.tokenStatement(address(coin), new uint256[](201));
    }

    function test_a_shortage_is_taken_off_what_is_held() public {
        _lock(100e18, NOW, NOW + 10 days, 0);
        _lock(100e18, 0, PERMANENT, 0);
        _true(_said().solvent, "covered");
        vm.prank(address(locker));
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        coin.transfer(address(this), 50e18);
        LockLensWords.TokenStatement memory said = _said();
        _true(!said.solvent, "not covered");
        _eq(said.balance, 150e18, "what is there");
        _eq(said.held, 150e18, "three quarters of what is held");
        _eq(said.ladder.permanent, 75e18, "and of what is permanent");
        vm.prank(address(locker));
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        coin.transfer(address(this), 1);
        vm.warp(NOW + 5 days);
        said = _said();
        _eq(said.held, uint256(150e18) * (150e18 - 1) / 200e18, "never a unit too many");
        _eq(said.ladder.total, said.held, "in the ladder as well");
        _eq(said.ladder.permanent, uint256(100e18) * (150e18 - 1) / 200e18, "nor of what is permanent");
    }

    /// @dev 100 locks of 100 schedules.
    function test_a_hundred_schedules_are_read_below_thirty_million_gas() public {
        for (uint40 i; i < 100; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            _lock(1e18 + i, NOW - i, NOW + 36_000 days - i * 1 days, uint16(i));
        }
        uint256 gas = gasleft();
        _said();
        _le(gas - gasleft(), 15_000_000, "half of what this site gives");
    }
}
