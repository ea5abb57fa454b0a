// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { HostileManager } from "./testing/HostileManagers.sol";
import { LensBase } from "./testing/LensBase.sol";

/// @notice Lists of a victim in whose name strangers lock what they like.
contract LockLensHostileTest is LensBase {
    address internal constant OTHER = address(0xB0B);
    uint256 internal constant PAGE_GAS = 10_000_000;
    uint256 internal good;
    uint256 internal later;

    function setUp() public {
        _deploy();
        good = _lockOne(1e18, -6000, 6000, PERMANENT);
    }

    /// @dev Locks in the victim's name, of managers that turn once they are in; every other one is said to be of V4.
    function _bombs(uint256 count, HostileManager.Mood mood) private {
        for (uint256 i; i < count; ++i) {
            HostileManager bad = new HostileManager(address(locks));
            positions.lock(address(bad), KIND, i, PERMANENT, OWNER, OWNER);
            bad.turn(mood);
        }
    }

    function _page(uint256 from, uint256 most)
        private
        view
        returns (LockLensWords.PositionLockView[] memory rows, uint256 next, uint256 gas)
    {
        gas = gasleft();
        (rows, next) = locks.positionsOfOwner(OWNER, from, most);
        gas -= gasleft();
    }

    function _survives(HostileManager.Mood mood) private {
        uint256 snapshot = vm.snapshotState();
        _bombs(98, mood);
        later = _lockOne(2e18, -6000, 6000, PERMANENT);
        (LockLensWords.PositionLockView[] memory rows, uint256 next, uint256 gas) = _page(0, 100);
        _le(gas, PAGE_GAS, "a page of a hundred");
        _eq(rows.length, 100, "is whole");
        _eq(next, 0, "and all there is");
        _eq(rows[0].id, good, "the first of his own");
        _eq(rows[99].id, later, "the last of his own");
        _true(rows[0].status == LockLensWords.Status.Verified, "known");
        _true(rows[99].status == LockLensWords.Status.Verified, "known behind them all");
        _eq(rows[99].liquidity, positions.liquidityOf(later), "with what it holds");
        _eq(rows[99].poolId, _poolId(), "and its pool");
        // One that reenters gets nothing for it in the gas it has, and then answers.
        bool answers = mood == HostileManager.Mood.Good || mood == HostileManager.Mood.Reenters;
        LockLensWords.Status expected = answers ? LockLensWords.Status.Unverified : LockLensWords.Status.Failed;
        for (uint256 i = 1; i < 99; ++i) {
            _true(rows[i].status == expected, "marked");
            _eq(rows[i].lock.owner, OWNER, "and shown");
            _eq(uint256(rows[i].poolId), 0, "of no pool");
        }
        vm.revertToState(snapshot);
    }

    function test_T9_a_page_of_a_hundred_stays_whole_and_below_ten_million_gas() public {
        HostileManager.Mood[8] memory moods = [
            HostileManager.Mood.Good,
            HostileManager.Mood.Floods,
            HostileManager.Mood.Burns,
            HostileManager.Mood.Reverts,
            HostileManager.Mood.FloodsWithRevert,
            HostileManager.Mood.Short,
            HostileManager.Mood.Long,
            HostileManager.Mood.Reenters
        ];
        for (uint256 i; i < moods.length; ++i) {
            _survives(moods[i]);
        }
    }

    function test_T9_sixteen_locks_that_flood_spoil_no_list() public {
        _bombs(16, HostileManager.Mood.Floods);
        later = _lockOne(2e18, -6000, 6000, PERMANENT);
        (LockLensWords.PositionLockView[] memory rows,, uint256 gas) = _page(0, 100);
        _eq(rows.length, 18, "all");
        _eq(rows[17].id, later, "his own");
        _le(gas, 2_000_000, "and cheap");
    }

    function test_T9_two_hundred_of_them_are_three_pages() public {
        _bombs(200, HostileManager.Mood.Burns);
        later = _lockOne(2e18, -6000, 6000, PERMANENT);
        uint256 from;
        uint256 pages;
        uint256 found;
        bytes32 seen;
        do {
            uint256 gas;
            LockLensWords.PositionLockView[] memory rows;
            (rows, from, gas) = _page(from, 100);
            _le(gas, PAGE_GAS, "each page");
            found += rows.length;
            ++pages;
            if (rows[rows.length - 1].id == later) seen = rows[rows.length - 1].poolId;
        } while (from != 0);
        _eq(pages, 3, "pages");
        _eq(found, 202, "rows");
        _eq(seen, _poolId(), "his own is among them");
    }

    function test_a_page_ends_where_gas_runs_short_and_goes_on_there() public {
        _bombs(20, HostileManager.Mood.Burns);
        (bool ok, bytes memory answer) =
            address(locks).staticcall{ gas: 900_000 }(abi.encodeCall(locks.positionsOfOwner, (OWNER, 0, 100)));
        _true(ok, "answered");
        (LockLensWords.PositionLockView[] memory rows, uint256 next) =
            abi.decode(answer, (LockLensWords.PositionLockView[], uint256));
        _true(next > 1 && next < 21, "cut short");
        _eq(rows.length, next, "it says where");
        (LockLensWords.PositionLockView[] memory rest, uint256 end,) = _page(next, 100);
        _eq(rest.length + next, 21, "the rest");
        _eq(rest[0].id, rows[next - 1].id + 1, "goes on there");
        _eq(end, 0, "to the end");
        (ok, answer) =
            address(locks).staticcall{ gas: 120_000 }(abi.encodeCall(locks.positionsOfOwner, (OWNER, 0, 100)));
        _true(!ok, "too little for one row");
        // forge-lint: disable-next-line(unsafe-typecast)
        _eq(bytes32(bytes4(answer)), LockLensWords.LockLens_GasTooLow.selector, "says so");
    }

    function test_too_little_gas_never_makes_a_good_lock_a_failed_one() public view {
        for (uint256 gas = 100_000; gas < 300_000; gas += 1000) {
            (bool ok, bytes memory answer) =
                address(locks).staticcall{ gas: gas }(abi.encodeCall(locks.positionLock, (good)));
            if (!ok) continue;
            LockLensWords.PositionLockView memory row = abi.decode(answer, (LockLensWords.PositionLockView));
            _true(row.status == LockLensWords.Status.Verified, "verified");
            _eq(row.poolId, _poolId(), "with its pool");
        }
    }

    /// forge-config: default.fuzz.runs = 60
    function test_lists_of_owner_manager_and_pool_name_each_lock_once(uint8 size, uint256 seed) public {
        uint256[] memory ids = _random(seed, 9);
        uint256 moved = ids[seed % ids.length];
        _give(moved, OWNER, OTHER);
        _eq(_count(OTHER, size), 1, "his now");
        _eq(_count(OWNER, size), ids.length, "no longer the other's");
        _give(moved, OTHER, OWNER);
        _eq(_count(OTHER, size), 0, "gone again");
        _eq(_count(OWNER, size), ids.length + 1, "back, once");
        _lockElsewhere();
        _eq(_listed(abi.encodeCall(locks.positionsOfManager, (address(manager), 0, 100))), ids.length + 1, "manager");
        _eq(
            _listed(abi.encodeCall(locks.positionsOfPool, (address(manager), _poolId(), 0, 100))),
            ids.length + 1,
            "pool"
        );
        (uint256[] memory raw, uint256 count) = positions.idsOfOwner(OWNER, 1, 2);
        _eq(count, ids.length + 3, "entries are only added");
        _eq(raw.length, 2, "a page");
        _eq(raw[0], ids[0], "in order");
        (raw,) = positions.idsOfOwner(OWNER, count, 5);
        _eq(raw.length, 0, "behind the end");
    }

    function _unknown(address manager_, bytes32 poolId, string memory what) private view {
        (LockLensWords.PositionLockView[] memory rows, uint256 next, bool known) =
            locks.positionsOfPool(manager_, poolId, 0, 100);
        _true(rows.length == 0 && next == 0 && !known, what);
    }

    function test_an_unknown_pool_is_an_answer_that_is_marked_and_empty() public {
        (,, bool known) = locks.positionsOfPool(address(manager), _poolId(), 0, 100);
        _true(known, "known");
        _unknown(address(this), _poolId(), "nobody's pool");
        _unknown(address(0), _poolId(), "no manager");
        _unknown(address(manager), bytes32(0), "no pool");
        _unknown(address(manager), bytes32(uint256(uint160(address(token0)))), "a token");
        _unknown(address(manager), bytes32(uint256(uint160(address(new HostileManager(address(locks)))))), "hostile");
        // Bits above the address make another id of it.
        _unknown(address(manager), bytes32(uint256(_poolId()) | 1 << 200), "an id that is not clean");
        bytes memory question = abi.encodeCall(locks.positionsOfPool, (address(manager), _poolId(), 0, 100));
        for (uint256 gas = 40_000; gas < 200_000; gas += 5000) {
            (bool ok, bytes memory answer) = address(locks).staticcall{ gas: gas }(question);
            if (!ok) continue;
            (,, known) = abi.decode(answer, (LockLensWords.PositionLockView[], uint256, bool));
            _true(known, "too little gas never makes a pool unknown");
        }
    }

    function test_rows_by_id_are_one_for_each() public {
        uint256[] memory ids = new uint256[](3);
        (ids[0], ids[1], ids[2]) = (good, 77, _lockElsewhere());
        LockLensWords.PositionLockView[] memory rows = locks.positionsById(ids);
        _true(rows[0].status == LockLensWords.Status.Verified, "known");
        _true(rows[1].status == LockLensWords.Status.Gone && rows[1].id == 77, "none");
        _true(rows[2].status == LockLensWords.Status.Unverified && rows[2].poolId == 0, "unknown");
        _eq(rows[2].liquidity, positions.liquidityOf(ids[2]), "what it says of itself");
    }

    function test_a_manager_says_nothing_of_pools_that_are_not_its_own() public {
        // It names the tokens and fee of a known pool: it is in a list of its own, and counts nowhere.
        uint256 stranger = _lockElsewhere();
        uint256[] memory ids = new uint256[](2);
        (ids[0], ids[1]) = (good, stranger);
        LockLensWords.Statement memory said = lens.poolStatement(_question(true, 0, 0), ids);
        _true(said.parts[0].counts && !said.parts[1].counts, "only the known one");
        (LockLensWords.PositionLockView[] memory rows,,) = locks.positionsOfPool(address(manager), _poolId(), 0, 10);
        _eq(rows.length, 1, "only the known one is listed");
    }

    function _listed(bytes memory question) private view returns (uint256) {
        (bool ok, bytes memory answer) = address(locks).staticcall(question);
        _true(ok, "answered");
        (LockLensWords.PositionLockView[] memory rows, uint256 next) =
            abi.decode(answer, (LockLensWords.PositionLockView[], uint256));
        _eq(next, 0, "all");
        return rows.length;
    }

    function _count(address owner, uint8 size) private view returns (uint256 found) {
        uint256 from;
        do {
            LockLensWords.PositionLockView[] memory rows;
            (rows, from) = locks.positionsOfOwner(owner, from, size % 5 + 1);
            for (uint256 i; i < rows.length; ++i) {
                _eq(rows[i].lock.owner, owner, "his");
            }
            found += rows.length;
        } while (from != 0);
    }

    function _give(uint256 id, address from, address to) private {
        vm.prank(from);
        positions.proposeTransfer(id, to);
        vm.prank(to);
        positions.acceptTransfer(id);
        (PositionLockerWords.Lock memory it,) = positions.lockOf(id);
        _eq(it.owner, to, "given");
    }
}
