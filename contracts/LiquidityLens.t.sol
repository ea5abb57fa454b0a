// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { LiquidityLens } from "./LiquidityLens.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { LiquidityMath } from "./locks/LiquidityMath.sol";
import { LensBase } from "./testing/LensBase.sol";
import { Coin } from "./testing/OddTokens.sol";
import { IManagerV3 } from "./testing/Uniswap.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What the lens says sellers get, against what the pool of Uniswap V3 itself pays them.
contract LiquidityLensTest is LensBase {
    function setUp() public {
        _deploy();
    }

    function test_it_names_the_contracts_that_its_lens_knows() public view {
        _eq(address(lens.tokenLocker()), address(locker), "tokens");
        _eq(lens.v2Factory(), address(factoryV2), "V2");
        _eq(lens.v3Positions(), address(manager), "V3");
        _eq(lens.v4Positions(), address(0), "V4 is not on this chain");
    }

    /// @dev What a swap to a price pays and takes, before fees, and everything as it was again.
    function _pays(bool quoteIs1, uint160 target) private returns (uint256 quote, uint256 base) {
        uint256 snapshot = vm.snapshotState();
        (uint256 had0, uint256 had1) = (token0.balanceOf(address(pool)), token1.balanceOf(address(pool)));
        pool.swap(address(this), quoteIs1, 1e50, target, "");
        (uint256 has0, uint256 has1) = (token0.balanceOf(address(pool)), token1.balanceOf(address(pool)));
        (quote, base) = quoteIs1 ? (had1 - has1, has0 - had0) : (had0 - has0, has1 - had1);
        vm.revertToState(snapshot);
    }

    function _near(uint256 left, uint256 right, uint256 by, string memory why) private pure {
        _le(left > right ? left - right : right - left, by, why);
    }

    /// forge-config: default.fuzz.runs = 150
    function test_what_is_locked_pays_what_the_pool_pays_to_the_price(uint256 seed, bool quoteIs1) public {
        uint256[] memory ids = _random(seed, 6);
        _move(seed);
        LockLensWords.Statement memory said = lens.poolStatement(_question(quoteIs1, 0, 10_000), ids);
        uint160 price = said.pool.sqrtPriceX96;
        uint256[4] memory paid = [said.locked.fall2, said.locked.fall10, said.locked.fall50, said.locked.bottom];
        uint256[4] memory falls = [uint256(200), 1000, 5000, 10_000];
        for (uint256 i; i < 4; ++i) {
            uint160 target = LiquidityMath.fallen(quoteIs1, price, falls[i]);
            if (falls[i] == 10_000) target = quoteIs1 ? target + 1 : target - 1;
            (uint256 quote,) = _pays(quoteIs1, target);
            // Each position and each of its borders may round a unit; at the very end the price stops one short.
            _near(paid[i], quote, falls[i] == 10_000 ? quote / 1e9 + 30 : 30, "to the price");
        }
        _true(said.whole.done, "the walk ended");
        _near(said.whole.quote, said.locked.fall50, 30, "all of the pool is locked");
        if (said.whole.quote > 1e9) _near(said.share, 1e18, 1e11, "the share");
    }

    /// forge-config: default.fuzz.runs = 150
    function test_all_that_is_outside_sells_for_what_the_pool_pays_for_it(uint256 seed, bool quoteIs1, uint128 supply)
        public
    {
        uint256[] memory ids = _random(seed, 6);
        _move(seed);
        // A supply near what the curve can take, so that the end lies in it.
        LockLensWords.Statement memory said = lens.poolStatement(_question(quoteIs1, 0, 0), ids);
        uint256 inside = (quoteIs1 ? token0 : token1).totalSupply() - said.exit.amount;
        _supply(quoteIs1 ? token0 : token1, inside + supply);
        said = lens.poolStatement(_question(quoteIs1, 0, 0), ids);
        _eq(said.exit.amount, supply, "outside");
        _true(said.exit.known, "known");
        if (said.exit.sqrtPriceX96 == said.pool.sqrtPriceX96) {
            _le(said.exit.quote, 0, "nothing was sold");
            _le(supply, 1e12, "which is too little to move the price");
            return;
        }
        (uint256 quote, uint256 base) = _pays(quoteIs1, said.exit.sqrtPriceX96);
        _near(said.exit.quote, quote, 30, "what it gets");
        // What went in, less the fee of 0.3 % of it.
        uint256 sold = supply - said.exit.unsold;
        _near(sold, base - base * FEE / 1e6, sold / 1e6 + 60, "what is sold");
    }

    /// @dev The price of one is the border of two ranges; of each only the side counts to which the price goes.
    function test_a_sale_that_begins_at_a_border_meets_what_lies_on_its_side() public {
        uint256[] memory ids = new uint256[](3);
        ids[0] = _lockOne(1e18, -887_220, 887_220, PERMANENT);
        ids[1] = _lockOne(50e18, 0, 600, PERMANENT);
        ids[2] = _lockOne(30e18, -1200, 0, PERMANENT);
        for (uint256 side; side < 2; ++side) {
            bool quoteIs1 = side == 1;
            LockLensWords.Statement memory said = lens.poolStatement(_question(quoteIs1, 0, 0), ids);
            uint256 inside = (quoteIs1 ? token0 : token1).totalSupply() - said.exit.amount;
            _supply(quoteIs1 ? token0 : token1, inside + 80e18);
            said = lens.poolStatement(_question(quoteIs1, 0, 0), ids);
            _eq(said.exit.amount, 80e18, "outside");
            (uint256 quote,) = _pays(quoteIs1, said.exit.sqrtPriceX96);
            _near(said.exit.quote, quote, 30, "what it gets");
            _ge(said.exit.quote, quoteIs1 ? 30e18 : 50e18, "all of the range on this side");
        }
    }

    function test_a_share_cannot_be_bought_with_two_parts_in_a_hundred() public {
        // The finding: 100 and 100 over all prices that anybody can take out, 2 and 2 locked close to the price.
        _position(address(this), 100e18, -887_220, 887_220);
        uint256[] memory ids = new uint256[](1);
        ids[0] = _lockOne(2e18, -60, 60, PERMANENT);
        uint128 locked = positions.liquidityOf(ids[0]);
        _ge(uint256(locked) * 100 / pool.liquidity(), 86, "of the raw liquidity in range");
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 300), ids);
        _true(said.whole.done, "the walk ended");
        _le(said.share, 0.07e18, "of the money");
        _le(said.locked.fall50, 2.01e18, "no more than was put in");
        _ge(said.locked.fall50, 1.99e18, "and no less");
        _true(!said.parts[0].fullRange, "a narrow range");
    }

    function test_what_others_add_takes_nothing_from_the_amount() public {
        uint256[] memory ids = new uint256[](1);
        ids[0] = _lockOne(10e18, -887_220, 887_220, PERMANENT);
        LockLensWords.Statement memory before = lens.poolStatement(_question(true, 0, 300), ids);
        _eq(before.share, 1e18, "all of it");
        _true(before.parts[0].fullRange, "over all prices");
        // A narrow one of a stranger, in the band, that lowers any share over it.
        _position(address(this), 1000e18, -600, -540);
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 300), ids);
        _eq(abi.encode(said.locked), abi.encode(before.locked), "the amounts are what they were");
        _eq(said.exit.quote, before.exit.quote, "and so is the exit");
        _le(said.share, 0.01e18, "the share is not");
    }

    function test_only_what_nobody_can_withdraw_before_the_date_counts() public {
        uint256[] memory ids = new uint256[](3);
        ids[0] = _lockOne(1e18, -6000, 6000, NOW + 10 days);
        ids[1] = _lockOne(2e18, -6000, 6000, NOW + 20 days);
        ids[2] = _lockOne(4e18, -6000, 6000, PERMANENT);
        uint256 all = lens.poolStatement(_question(true, 0, 0), ids).locked.bottom;
        _near(lens.poolStatement(_question(true, NOW + 10 days, 0), ids).locked.bottom, all, 0, "to the second");
        _near(lens.poolStatement(_question(true, NOW + 10 days + 1, 0), ids).locked.bottom, all * 6 / 7, 9, "one less");
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, NOW + 20 days + 1, 0), ids);
        _near(said.locked.bottom, all * 4 / 7, 9, "what stays");
        _true(!said.parts[0].counts && !said.parts[1].counts && said.parts[2].counts, "each says so");
        _near(said.ladder.total, all, 0, "the ladder is of all");
        vm.warp(NOW + 10 days);
        said = lens.poolStatement(_question(true, 0, 0), ids);
        _true(!said.parts[0].counts, "what could be withdrawn now is not counted");
        _near(said.locked.bottom, all * 6 / 7, 9, "nor summed");
        _near(said.ladder.total, all * 6 / 7, 9, "nor in the ladder");
    }

    function test_a_ladder_says_until_when_99_90_and_50_of_a_hundred_stay() public {
        uint256[] memory ids = new uint256[](5);
        // 0.5, 4.5, 15, 40 and 40 of a hundred.
        ids[0] = _lockOne(5e17, -6000, 6000, NOW + 10 days);
        ids[1] = _lockOne(45e17, -6000, 6000, NOW + 20 days);
        ids[2] = _lockOne(15e18, -6000, 6000, NOW + 30 days);
        ids[3] = _lockOne(40e18, -6000, 6000, NOW + 40 days);
        ids[4] = _lockOne(40e18, -6000, 6000, PERMANENT);
        LockLensWords.Ladder memory it = lens.poolStatement(_question(true, 0, 0), ids).ladder;
        _eq(it.until99, NOW + 20 days, "99");
        _eq(it.until90, NOW + 30 days, "90");
        _eq(it.until50, NOW + 40 days, "50");
        _near(it.permanent, it.total * 4 / 10, 9, "for ever");
    }

    function test_dust_of_a_minute_moves_no_date() public {
        uint256[] memory one = new uint256[](1);
        one[0] = _lockOne(100e18, -6000, 6000, NOW + 3650 days);
        LockLensWords.Ladder memory before = lens.poolStatement(_question(true, 0, 0), one).ladder;
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (one[0], _lockOne(1000, -6000, 6000, NOW + 60));
        LockLensWords.Ladder memory it = lens.poolStatement(_question(true, 0, 0), ids).ladder;
        _eq(it.until99, NOW + 3650 days, "99");
        _eq(it.until90, before.until90, "90");
        _eq(it.until50, before.until50, "50");
        uint256[] memory none;
        it = lens.poolStatement(_question(true, 0, 0), none).ladder;
        _eq(uint256(it.until99) + it.until90 + it.until50 + it.total, 0, "nothing is locked");
    }

    function test_a_walk_in_pages_is_the_walk_in_one() public {
        uint256[] memory ids = _random(5, 6);
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 10_000), ids);
        LockLensWords.Walk memory walk;
        uint256 pages;
        while (!walk.done) {
            walk = lens.poolDepth(address(manager), _poolId(), true, walk, 1 + pages++ % 3);
        }
        _ge(pages, 4, "some pages");
        _eq(abi.encode(walk), abi.encode(said.whole), "the same");
        said = lens.poolStatement(_question(true, 0, 2), ids);
        _true(!said.whole.done && said.share == 0, "cut short, and says so");
        walk = lens.poolDepth(address(manager), _poolId(), true, said.whole, 10_000);
        _true(walk.done, "goes on from there");
        walk.done = false;
        vm.expectRevert(LockLensWords.LockLens_StaleWalk.selector);
        lens.poolDepth(address(manager), _poolId(), false, walk, 1);
        vm.roll(block.number + 1);
        vm.expectRevert(LockLensWords.LockLens_StaleWalk.selector);
        lens.poolDepth(address(manager), _poolId(), true, walk, 1);
        vm.roll(block.number - 1);
        _swap(true, 1e12);
        vm.expectRevert(LockLensWords.LockLens_StaleWalk.selector);
        lens.poolDepth(address(manager), _poolId(), true, walk, 1);
    }

    function test_ids_strictly_increase_and_their_number_is_bounded() public {
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (2, 2);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NotIncreasing.selector, 1));
        lens.poolStatement(_question(true, 0, 0), ids);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_NotIncreasing.selector, 1));
        lens.pairStatement(address(pair), true, 0, ids);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_TooMany.selector, 200));
        lens.poolStatement(_question(true, 0, 0), new uint256[](201));
        LockLensWords.Question memory question = _question(true, 0, 0);
        ids[1] = 3;
        question.manager = address(this);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_UnknownManager.selector, this));
        lens.poolStatement(question, ids);
        question.manager = address(0);
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_UnknownManager.selector, address(0)));
        lens.poolStatement(question, ids);
        question = _question(true, 0, 0);
        bytes32[4] memory others = [
            bytes32(0),
            bytes32(uint256(1)),
            _poolId() | bytes32(uint256(1 << 200)),
            bytes32(uint256(uint160(address(this))))
        ];
        for (uint256 i; i < 4; ++i) {
            question.poolId = others[i];
            vm.expectRevert(
                abi.encodeWithSelector(LockLensWords.LockLens_NoSuchPool.selector, address(manager), others[i])
            );
            lens.poolStatement(question, ids);
        }
    }

    function test_locks_of_other_pools_and_managers_and_those_that_are_gone_are_shown_and_not_counted() public {
        uint256[] memory ids = new uint256[](4);
        ids[0] = _lockOne(1e18, -6000, 6000, NOW + 1);
        ids[1] = _lockOne(1e18, -6000, 6000, PERMANENT);
        ids[2] = _lockElsewhere();
        ids[3] = 999;
        vm.warp(NOW + 1);
        vm.prank(OWNER);
        positions.withdraw(ids[0], OWNER);
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 0), ids);
        _eq(said.parts.length, 4, "a row for each");
        _true(said.parts[0].status == LockLensWords.Status.Gone && !said.parts[0].counts, "withdrawn");
        _true(said.parts[1].status == LockLensWords.Status.Verified && said.parts[1].counts, "counts");
        _true(said.parts[2].status == LockLensWords.Status.Unverified && !said.parts[2].counts, "another manager");
        _true(said.parts[3].status == LockLensWords.Status.Gone && !said.parts[3].counts, "never was");
        _near(said.locked.bottom, 1e18, 1e3, "one counts");
        _eq(said.ladder.until99, PERMANENT, "and stands in the ladder");
    }

    function test_a_pair_of_V2_pays_what_its_reserves_pay() public {
        uint256 supply = pair.totalSupply();
        uint256[] memory ids = new uint256[](2);
        ids[0] = _lockPair(supply / 4, NOW + 10 days);
        ids[1] = _lockPair(supply / 4, PERMANENT);
        for (uint256 side; side < 2; ++side) {
            bool quoteIs1 = side == 1;
            LockLensWords.Statement memory said = lens.pairStatement(address(pair), quoteIs1, 0, ids);
            // Half of it is locked: of the reserve of the quote, times one less the root of what is left of the price.
            uint256 half = (quoteIs1 ? 4e24 : 1e24) / 2;
            _near(said.locked.fall50, half * 292_893_218 / 1e9, half / 1e8, "half the price");
            _near(said.locked.fall10, half * 51_316_701 / 1e9, half / 1e8, "a tenth");
            _near(said.locked.bottom, half, half / 1e9, "everything");
            _near(said.share, 0.5e18, 1e9, "share");
            _near(said.ladder.total, said.locked.fall50, 1e6, "in the same money");
            _near(said.ladder.permanent, said.ladder.total / 2, 1e6, "half for ever");
            _true(said.ladder.until50 == PERMANENT && said.parts[0].fullRange, "half stays for ever");
            _le(said.ladder.until90, NOW + 10 days, "the other half vests");
            said = lens.pairStatement(address(pair), quoteIs1, NOW + 10 days, ids);
            _near(said.locked.bottom, half / 2, half / 1e9, "until its end");
            _true(!said.parts[0].counts && said.parts[1].counts, "each says so");
        }
        vm.expectRevert(abi.encodeWithSelector(LockLensWords.LockLens_UnknownPair.selector, address(token0)));
        lens.pairStatement(address(token0), true, 0, ids);
    }

    function test_a_lock_in_another_pool_of_the_same_manager_is_shown_and_not_counted() public {
        manager.createAndInitializePoolIfNecessary(address(token0), address(token1), 500, 1 << 96);
        (uint256 tokenId,,,) = manager.mint(
            IManagerV3.MintParams(
                address(token0), address(token1), 500, -6000, 6010, 1e18, 1e18, 0, 0, address(this), block.timestamp
            )
        );
        manager.approve(address(positions), tokenId);
        uint256[] memory ids = new uint256[](2);
        ids[0] = positions.lock(address(manager), KIND, tokenId, PERMANENT, OWNER, OWNER);
        ids[1] = _lockOne(1e18, -6060, 6000, PERMANENT);
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 0), ids);
        _true(said.parts[0].status == LockLensWords.Status.Verified && !said.parts[0].counts, "another pool");
        _true(said.parts[1].counts, "this one");
        _near(said.locked.bottom, 1e18, 1e16, "one counts");
        _true(said.parts[0].id == ids[0] && said.parts[1].id == ids[1], "each by its id");
        _true(said.parts[0].tickLower == -6000 && said.parts[0].tickUpper == 6010, "with its ticks");
        _true(said.parts[1].tickLower == -6060 && said.parts[1].tickUpper == 6000, "each with its own");
        _eq(said.blockNumber, block.number, "block");
        _eq(said.time, block.timestamp, "time");
    }

    function test_two_hundred_ids_are_read() public view {
        uint256[] memory ids = new uint256[](200);
        for (uint256 i; i < 200; ++i) {
            ids[i] = 1000 + i;
        }
        _eq(lens.poolStatement(_question(true, 0, 0), ids).parts.length, 200, "of a pool");
        _eq(lens.pairStatement(address(pair), true, 0, ids).parts.length, 200, "of a pair");
    }

    /// @dev Much of token1 came without anybody being paid, and a third of what is locked is gone.
    function test_a_short_pair_counts_to_the_unit_what_is_there() public {
        token1.mint(address(pair), 13e24 + 7);
        (bool ok,) = address(pair).call(abi.encodeWithSignature("sync()"));
        _true(ok, "sync");
        uint256 supply = pair.totalSupply();
        uint256[] memory ids = new uint256[](2);
        ids[0] = _lockPair(supply / 7, NOW + 10 days);
        ids[1] = _lockPair(supply / 5 + 1, PERMANENT);
        uint256 owed = supply / 7 + supply / 5 + 1;
        uint256 solvency = (owed - owed / 3) * uint256(1e18) / owed;
        vm.prank(address(locker));
        (ok,) = address(pair).call(abi.encodeWithSignature("transfer(address,uint256)", OWNER, owed / 3));
        _true(ok, "taken");
        LockLensWords.Statement memory said = lens.pairStatement(address(pair), true, NOW + 1 days, ids);
        uint256 root = Math.sqrt(1e24 * (17e24 + 7));
        _eq(said.pool.liquidity, root, "the root of the product");
        uint256[2] memory has = [supply / 7, supply / 5 + 1];
        for (uint256 i; i < 2; ++i) {
            _eq(said.parts[i].liquidity, root * (has[i] * solvency / 1e18) / supply, "its part of the pair");
            _true(said.parts[i].id == ids[i] && said.parts[i].status == LockLensWords.Status.Verified, "shown");
            _true(said.parts[i].tickLower == -887_272 && said.parts[i].tickUpper == 887_272, "over all prices");
        }
        _true(said.parts[0].unlock == NOW + 10 days && said.parts[1].unlock == PERMANENT, "until its end");
        _eq(said.whole.sqrtPriceX96, LiquidityMath.fallen(true, said.pool.sqrtPriceX96, 5000), "half the price");
        _eq(said.whole.liquidity, root, "all of the pair");
        _true(said.whole.done && said.whole.blockNumber == block.number, "and no walk");
        uint256 permanent = (supply / 5 + 1) * solvency / 1e18 * said.whole.quote / supply;
        _eq(said.ladder.permanent, permanent, "for ever");
        _eq(said.ladder.total, owed * solvency / 1e18 * said.whole.quote / supply, "now");
        _eq(said.share, said.locked.fall50 * 1e18 / said.whole.quote, "the part of the whole");
        _eq(said.blockNumber, block.number, "block");
        _eq(said.time, block.timestamp, "time");
    }

    function test_a_pair_counts_no_lock_of_another_token_and_none_that_is_gone() public {
        token0.approve(address(locker), 5e18);
        uint256[] memory ids = new uint256[](2);
        ids[0] = _lockPair(1e18, PERMANENT);
        ids[1] = locker.lock(address(token0), 5e18, VestingMath.Schedule(0, 0, PERMANENT, 0));
        if (ids[0] > ids[1]) (ids[0], ids[1]) = (ids[1], ids[0]);
        LockLensWords.Statement memory said = lens.pairStatement(address(pair), true, 0, ids);
        uint256 own = ids[0] >> 96 == uint160(address(pair)) ? 0 : 1;
        _true(said.parts[own].counts && !said.parts[1 - own].counts, "its own");
        _true(said.parts[1 - own].status == LockLensWords.Status.Gone, "the other is none of this pair");
        (ids[0], ids[1]) = (ids[own], ids[own] + 1);
        said = lens.pairStatement(address(pair), true, 0, ids);
        _true(said.parts[0].counts && !said.parts[1].counts, "one that never was");
    }

    function test_a_pair_that_holds_nothing_is_none() public {
        Coin fresh = new Coin(18);
        address empty = factoryV2.createPair(address(token0), address(fresh));
        bytes memory refused = abi.encodeWithSelector(LockLensWords.LockLens_UnknownPair.selector, empty);
        uint256[] memory none;
        vm.expectRevert(refused);
        lens.pairStatement(empty, true, 0, none);
        token0.mint(empty, 1e18);
        (bool ok,) = empty.call(abi.encodeWithSignature("sync()"));
        _true(ok, "sync");
        vm.expectRevert(refused);
        lens.pairStatement(empty, true, 0, none);
    }
}
