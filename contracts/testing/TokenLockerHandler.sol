// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "../TokenLocker.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Coin, FeeCoin } from "./OddTokens.sol";
import { TokenLockerBase } from "./TokenLockerBase.sol";

/// @notice Does random valid things to a locker, and remembers what was promised of each lock.
contract TokenLockerHandler is TokenLockerBase {
    /// @notice What a lock showed last, to compare with what it shows next.
    struct Seen {
        uint128 vested;
        uint40 end;
        bool gone;
    }

    /// @dev All are looked at after every step: more of them only take longer.
    uint256 private constant MOST = 12;

    Coin[2] public coins;
    uint256[] public ids;
    mapping(uint256 id => Seen) public seen;
    mapping(Coin => uint256) public arrived;
    mapping(Coin => uint256) public left;
    address[3] private _owners = [OWNER, OTHER, PAYER];
    string public broken;

    constructor() {
        vm.warp(NOW);
        coins[0] = coin;
        coins[1] = new FeeCoin(100);
        for (uint256 i; i < 2; ++i) {
            _fund(coins[i]);
        }
    }

    function lockerOf() external view returns (TokenLocker) {
        return locker;
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function wait_(uint32 seconds_) external {
        vm.warp(block.timestamp + seconds_ % 60 days);
        _look();
    }

    function lock(uint256 random, uint96 amount) external {
        if (ids.length >= MOST) return;
        Coin token = coins[random % 2];
        uint256 before = token.balanceOf(address(locker));
        vm.prank(PAYER);
        uint256 id = locker.lockFor(
            address(token), _owners[_part(random, 1) % 3], amount % 1e24 + 200, _any(_part(random, 2))
        );
        _arrived(token, before);
        _enter(id);
        _look();
    }

    function lockMany(uint256 random) external {
        if (ids.length >= MOST) return;
        Coin token = coins[random % 2];
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](random % 3 + 1);
        for (uint256 i; i < grants.length; ++i) {
            VestingMath.Schedule memory schedule = _any(_part(random, i));
            // forge-lint: disable-next-line(unsafe-typecast)
            grants[i] = TokenLockerWords.Grant(_owners[i], uint128(_part(random, i + 9) % 1e24 + 200), schedule);
        }
        uint256 before = token.balanceOf(address(locker));
        vm.prank(PAYER);
        uint256 id = locker.lockMany(address(token), grants);
        _arrived(token, before);
        for (uint256 i; i < grants.length; ++i) {
            _enter(id + i);
        }
        _look();
    }

    function increase(uint256 random, uint64 amount) external {
        (uint256 id, bool there) = _pick(random);
        if (!there) return;
        Coin token = Coin(_of(id).token);
        uint256 before = token.balanceOf(address(locker));
        vm.prank(PAYER);
        locker.increase(id, uint128(amount) + 200);
        _arrived(token, before);
        _look();
    }

    function withdraw(uint256 random, uint128 amount) external {
        (uint256 id, bool there) = _pick(random);
        if (!there) return;
        uint128 available = locker.withdrawable(id);
        if (available == 0) return;
        TokenLockerWords.Lock memory it = _of(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = random % 2 == 0 ? available : uint128(_bound(amount, 1, available));
        vm.prank(it.owner);
        locker.withdraw(id, address(0xDEAD), amount);
        left[Coin(it.token)] += amount;
        if (it.withdrawn + amount == it.amount) seen[id].gone = true;
        else if (_of(id).withdrawn != it.withdrawn + amount) broken = "withdrawn does not add up";
        _look();
    }

    function extend(uint256 random, uint32 by) external {
        (uint256 id, bool there) = _pick(random);
        if (!there || !_open(id)) return;
        TokenLockerWords.Lock memory it = _of(id);
        vm.prank(it.owner);
        locker.extend(id, it.schedule.end + 1 + by % 100 days);
        _look();
    }

    function makePermanent(uint256 random) external {
        (uint256 id, bool there) = _pick(random);
        if (!there || !_open(id) || random % 4 != 0) return;
        vm.prank(_of(id).owner);
        locker.makePermanent(id);
        _look();
    }

    function split(uint256 random, uint128 part) external {
        (uint256 id, bool there) = _pick(random);
        if (!there || ids.length >= MOST + 4) return;
        TokenLockerWords.Lock memory it = _of(id);
        if (it.amount < 2 || it.withdrawn + 2 > it.amount) return;
        part = it.withdrawn == 0 ? uint128(_bound(part, 1, it.amount - 1)) : it.amount / 2;
        uint128 before = locker.vested(id);
        vm.prank(it.owner);
        uint256 newId = locker.split(id, part);
        if (locker.vested(id) + locker.vested(newId) != before) broken = "split lost something vested";
        seen[id].vested = locker.vested(id);
        _enter(newId);
        _look();
    }

    /// @dev Splits and puts together again: two random locks are rarely alike.
    function merge(uint256 random) external {
        (uint256 id, bool there) = _pick(random);
        if (!there || ids.length >= MOST + 4) return;
        TokenLockerWords.Lock memory it = _of(id);
        if (it.amount < 2 || it.withdrawn + 2 > it.amount) return;
        vm.startPrank(it.owner);
        uint256 newId = locker.split(id, it.amount / 2);
        locker.merge(newId, id);
        vm.stopPrank();
        if (_of(newId).amount != it.amount || _of(newId).withdrawn != it.withdrawn) broken = "merge lost something";
        seen[id].gone = true;
        _enter(newId);
        _look();
    }

    function transfer(uint256 random) external {
        (uint256 id, bool there) = _pick(random);
        if (!there) return;
        address from = _of(id).owner;
        address to = _owners[_part(random, 3) % 3];
        if (to == from) return;
        uint128 vested = locker.vested(id);
        vm.prank(from);
        locker.proposeTransfer(id, to);
        vm.prank(to);
        locker.acceptTransfer(id);
        if (_of(id).owner != to || locker.vested(id) != vested) broken = "transfer changed the lock";
        _look();
    }

    function donate(uint64 amount) external {
        coin.mint(address(locker), amount);
        _look();
    }

    function _open(uint256 id) private view returns (bool) {
        uint40 end = _of(id).schedule.end;
        return end != PERMANENT && block.timestamp < end;
    }

    function _pick(uint256 random) private view returns (uint256 id, bool there) {
        if (ids.length == 0) return (0, false);
        id = ids[_part(random, 4) % ids.length];
        there = locker.exists(id);
    }

    function _arrived(Coin token, uint256 before) private {
        arrived[token] += token.balanceOf(address(locker)) - before;
    }

    function _enter(uint256 id) private {
        ids.push(id);
        seen[id] = Seen(locker.vested(id), _of(id).schedule.end, false);
    }

    /// @dev After every step: what was promised of every lock still holds.
    function _look() private {
        for (uint256 i; i < ids.length; ++i) {
            uint256 id = ids[i];
            Seen storage before = seen[id];
            if (before.gone) {
                if (locker.exists(id)) broken = "a lock came back";
                continue;
            }
            TokenLockerWords.Lock memory it = _of(id);
            uint128 vested = locker.vested(id);
            if (vested < before.vested) broken = "I3: what has vested fell";
            if (it.schedule.end < before.end) broken = "I4, I5: an end came nearer";
            if (it.withdrawn > vested || vested > it.amount) broken = "I2: withdrawn, vested, amount are out of order";
            before.vested = vested;
            before.end = it.schedule.end;
        }
    }
}
