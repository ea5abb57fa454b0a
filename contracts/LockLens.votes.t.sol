// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { Known } from "./testing/Known.sol";
import { TrickCoin } from "./testing/VotingCoins.sol";
import { VotingLockerBase } from "./testing/VotingLockerBase.sol";

/// @notice What the lens says of locks whose votes go on counting.
contract LockLensVotesTest is VotingLockerBase {
    TokenLocker internal plain = new TokenLocker();
    LockLens internal lens =
        new LockLens(plain, locker, new PositionLocker(), Known.on(address(0), address(0), address(0)));
    TrickCoin internal trick = new TrickCoin();
    uint256[] internal ids;

    function setUp() public override {
        super.setUp();
        trick.mint(PAYER, 10_000);
        vm.prank(PAYER);
        trick.approve(address(locker), type(uint256).max);
    }

    function test_locks_with_votes_are_listed_with_their_delegates_by_owner_and_by_page() public {
        uint256 first = _lock(1000, ANN);
        uint256 second = _lock(50, BEN);
        vm.startPrank(PAYER);
        uint256 third = locker.lock(address(coin), 7, _date(), ANN);
        coin.approve(address(plain), 5);
        plain.lock(address(coin), 5, _date());
        vm.stopPrank();
        (LockLensWords.TokenLockView[] memory locks, address[] memory delegatees, uint256 next) =
            lens.votingLocks(address(coin), address(0), 1, 2);
        _eq(locks.length, 2, "a page");
        _eq(next, 3, "and one more");
        _eq(locks[1].id, second, "id");
        _eq(delegatees[0], ANN, "delegate of the first");
        _eq(delegatees[1], BEN, "delegate of the second");
        (locks, delegatees, next) = lens.votingLocks(address(coin), PAYER, 1, 9);
        _eq(locks.length, 1, "of the payer");
        _eq(locks[0].id, third, "its lock");
        _eq(delegatees[0], ANN, "its delegate");
        _eq(delegatees.length, 1, "one for each lock");
        _eq(next, 0, "no more");
        vm.warp(NOW + 50 days);
        (locks,,) = lens.votingLocks(address(coin), OWNER, 1, 9);
        _eq(locks[0].id, first, "id");
        _eq(locks[0].vested, 500, "vested");
        _eq(locks[0].withdrawable, 500, "can be withdrawn");
        (locks,) = lens.tokenLocks(address(coin), address(0), 1, 9);
        _eq(locks.length, 1, "those of TokenLocker are a list of their own");
    }

    function test_a_statement_counts_each_pool_once_and_what_has_not_vested() public {
        ids.push(_lock(1000, ANN));
        ids.push(_lock(200, ANN));
        ids.push(_lock(800, BEN));
        _lock(5, OTHER);
        ids.push(uint256(uint160(address(trick))) << 96 | 1);
        if (ids[3] < ids[0]) (ids[0], ids[1], ids[2], ids[3]) = (ids[3], ids[0], ids[1], ids[2]);
        vm.warp(NOW + 50 days);
        LockLensWords.TokenStatement memory said = lens.votingStatement(address(coin), ids);
        _eq(said.supply, 1e30, "supply");
        _eq(said.balance, 2000, "held by two pools");
        _eq(said.owed, 2000, "owed by two pools");
        _true(said.solvent, "covered");
        _eq(said.held, 1000, "half has vested");
        _eq(said.free, 1000, "and can be withdrawn");
        _eq(said.ladder.total, 1000, "ladder");
        _eq(said.time, block.timestamp, "time");
        _eq(said.blockNumber, block.number, "block");
        _eq(said.share, 1000 * uint256(1e18) / 1e30, "share");
    }

    function test_a_share_is_of_the_supply_and_a_short_pool_counts_what_had_vested_before() public {
        ids.push(_lock(address(trick), 1001, ANN));
        vm.warp(NOW + 50 days);
        vm.prank(OWNER);
        locker.extend(ids[0], NOW + 200 days);
        _eq(_of(ids[0]).base, 500, "half had vested");
        LockLensWords.TokenStatement memory said = lens.votingStatement(address(trick), ids);
        _eq(said.held, 501, "the rest");
        _eq(said.share, 501 * uint256(1e18) / 10_000, "of the supply");
        trick.take(_pool(address(trick), ANN), 501);
        said = lens.votingStatement(address(trick), ids);
        // 500 of 1001 are covered: of the amount 500, of what had vested 249.
        _eq(said.held, 251, "what is covered, and had not vested");
    }

    function test_a_lock_in_a_short_pool_counts_for_what_is_covered_and_others_in_full() public {
        ids.push(_lock(address(trick), 1000, ANN));
        ids.push(_lock(address(trick), 3000, ANN));
        ids.push(_lock(address(trick), 500, BEN));
        trick.take(_pool(address(trick), ANN), 3000);
        LockLensWords.TokenStatement memory said = lens.votingStatement(address(trick), ids);
        _true(!said.solvent, "short");
        _eq(said.balance, 1500, "balance");
        _eq(said.owed, 4500, "owed");
        _eq(said.held, 1500, "a quarter of the one pool, all of the other");
        uint256[] memory wrong = new uint256[](2);
        (wrong[0], wrong[1]) = (ids[1], ids[0]);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NotIncreasing.selector, 1));
        lens.votingStatement(address(trick), wrong);
    }
}
