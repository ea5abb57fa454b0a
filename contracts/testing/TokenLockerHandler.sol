// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "../TokenLocker.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Coin, FeeCoin, RebasingCoin } from "./OddTokens.sol";
import { TokenLockerBase } from "./TokenLockerBase.sol";

/// @notice Does random valid things to a locker, and remembers what was promised of each lock.
contract TokenLockerHandler is TokenLockerBase {
    /// @notice What a lock showed last, to compare with what it shows next.
    struct Seen {
        uint128 vested;
        uint40 end;
        bool gone;
    }

    /// @dev So many are alive at once: all are looked at after every step.
    uint256 private constant MOST = 8;
    address private constant STRANGER = address(0xBAD);

    Coin[3] public coins;
    uint256[] public ids;
    mapping(uint256 id => Seen) public seen;
    mapping(Coin => uint256) public arrived;
    mapping(Coin => uint256) public left;
    address[3] private _owners = [OWNER, OTHER, PAYER];
    string public broken;
    /// @notice Calls of a run, and those of them that changed something.
    uint256 public calls;
    uint256 public changes;

    constructor() {
        vm.warp(NOW);
        coins[0] = coin;
        coins[1] = new FeeCoin(100);
        coins[2] = new RebasingCoin();
        for (uint256 i; i < 3; ++i) {
            _fund(coins[i]);
        }
        vm.prank(PAYER);
        // A stranger with money, who is allowed to pay.
        _true(coin.transfer(STRANGER, 1e24), "funded");
        vm.prank(STRANGER);
        coin.approve(address(locker), type(uint256).max);
    }

    modifier counted() {
        ++calls;
        _;
    }

    function lockerOf() external view returns (TokenLocker) {
        return locker;
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function wait_(uint32 seconds_) external counted {
        vm.warp(block.timestamp + 1 + seconds_ % 60 days);
        _look();
    }

    function lock(uint256 random, uint96 amount) external counted {
        if (_live() >= MOST) return _withdraw(random, amount);
        _lockAny(random, amount);
    }

    /// @dev Also where there is nothing yet with which something else could be done. When there are enough locks, time passes.
    function _lockAny(uint256 random, uint96 amount) private {
        if (_live() >= MOST) {
            vm.warp(block.timestamp + 1 + random % 30 days);
            return _look();
        }
        Coin token = _payable(random);
        uint256 before = token.balanceOf(address(locker));
        vm.prank(PAYER);
        uint256 id = locker.lockFor(
            address(token), _owners[_part(random, 1) % 3], amount % 1e24 + 200, _any(_part(random, 2))
        );
        _arrived(token, before);
        _enter(id);
        _look();
    }

    function lockMany(uint256 random) external counted {
        if (_live() >= MOST) return _withdraw(random, type(uint128).max);
        Coin token = _payable(random);
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

    function increase(uint256 random, uint64 amount) external counted {
        (uint256 id, bool there) = _pick(random, _takesMore);
        if (!there) return _lockAny(random, 1e18);
        TokenLockerWords.Lock memory it = _of(id);
        Coin token = Coin(it.token);
        uint256 before = token.balanceOf(address(locker));
        vm.prank(PAYER);
        locker.increase(id, uint128(amount) + 200, it.owner, it.schedule.end);
        _arrived(token, before);
        _look();
    }

    function withdraw(uint256 random, uint128 amount) external counted {
        _withdraw(random, amount);
    }

    /// @dev By the other name, also while nothing is short: then the whole is paid.
    function withdrawShare(uint256 random, uint128 amount) external counted {
        (uint256 id, bool there) = _pick(random, _pays);
        if (!there) return _lockAny(random, 1e18);
        _share(id, random % 2 == 0 ? type(uint128).max : amount);
        _look();
    }

    function extend(uint256 random, uint32 by) external counted {
        (uint256 id, bool there) = _pick(random, _open);
        if (!there) return _lockAny(random, 1e18);
        TokenLockerWords.Lock memory it = _of(id);
        vm.prank(it.owner);
        locker.extend(id, it.schedule.end + 1 + by % 100 days);
        _look();
    }

    function makePermanent(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _open);
        if (!there || random % 4 != 0) return _lockAny(random, 1e18);
        vm.prank(_of(id).owner);
        locker.makePermanent(id);
        _look();
    }

    function split(uint256 random, uint128 part) external counted {
        (uint256 id, bool there) = _pick(random, _splits);
        if (!there || _live() >= MOST + 4) return _lockAny(random, 1e18);
        TokenLockerWords.Lock memory it = _of(id);
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
    function merge(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _splits);
        if (!there) return _lockAny(random, 1e18);
        TokenLockerWords.Lock memory it = _of(id);
        vm.startPrank(it.owner);
        uint256 newId = locker.split(id, it.amount / 2);
        locker.merge(newId, id);
        vm.stopPrank();
        if (_of(newId).amount != it.amount || _of(newId).withdrawn != it.withdrawn) broken = "merge lost something";
        seen[id].gone = true;
        _enter(newId);
        _look();
    }

    function transfer(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _any_);
        if (!there) return _lockAny(random, 1e18);
        address from = _of(id).owner;
        address to = _owners[_part(random, 3) % 3];
        if (to == from) to = from == OWNER ? OTHER : OWNER;
        uint128 vested = locker.vested(id);
        vm.prank(from);
        locker.proposeTransfer(id, to);
        vm.prank(to);
        locker.acceptTransfer(id);
        if (_of(id).owner != to || locker.vested(id) != vested) broken = "transfer changed the lock";
        _look();
    }

    function donate(uint64 amount) external counted {
        coin.mint(address(locker), uint256(amount) + 1);
        _look();
    }

    /// @dev The third token takes balance away from everybody, or gives it back.
    function rebase(uint256 random) external counted {
        RebasingCoin(address(coins[2])).rebase(random % 2 == 0 ? 1e18 : _bound(random, 5e17, 1e18));
        _look();
    }

    /// @dev Tries everything that is the owner's, in a stranger's name.
    function stranger(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _any_);
        if (!there) return _lockAny(random, 1e18);
        _strange(id);
        _look();
    }

    function _strange(uint256 id) private {
        bytes32 before = keccak256(abi.encode(_of(id)));
        bytes4 notOwner = TokenLockerWords.TokenLocker_NotOwner.selector;
        bytes[9] memory tries = [
            abi.encodeCall(locker.withdraw, (id, STRANGER, 1)),
            abi.encodeCall(locker.withdrawShare, (id, STRANGER, 1, 0)),
            abi.encodeCall(locker.extend, (id, NOW + 30_000 days)),
            abi.encodeCall(locker.makePermanent, (id)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.merge, (id, id)),
            abi.encodeCall(locker.proposeTransfer, (id, STRANGER)),
            abi.encodeCall(locker.cancelTransfer, (id)),
            abi.encodeCall(locker.acceptTransfer, (id))
        ];
        for (uint256 i; i < tries.length; ++i) {
            bytes4 expected = i == 8 ? TokenLockerWords.TokenLocker_NotPendingOwner.selector : notOwner;
            vm.prank(STRANGER);
            (bool ok, bytes memory why) = address(locker).call(tries[i]);
            // forge-lint: disable-next-line(unsafe-typecast)
            if (ok || bytes4(why) != expected) broken = "I7: a stranger did what is the owner's";
        }
        if (keccak256(abi.encode(_of(id))) != before) broken = "I7: a stranger changed a lock";
    }

    function _withdraw(uint256 random, uint128 amount) private {
        (uint256 id, bool there) = _pick(random, _pays);
        if (!there) return _lockAny(random, 1e18);
        if (_isShort(Coin(_of(id).token))) {
            _share(id, amount);
        } else {
            uint128 available = locker.withdrawable(id);
            TokenLockerWords.Lock memory it = _of(id);
            // forge-lint: disable-next-line(unsafe-typecast)
            amount = random % 2 == 0 ? available : uint128(_bound(amount, 1, available));
            uint256 before = Coin(it.token).balanceOf(address(locker));
            vm.prank(it.owner);
            locker.withdraw(id, address(0xDEAD), amount);
            // A coin that rebases may round a unit away.
            uint256 paid = before - Coin(it.token).balanceOf(address(locker));
            if (paid > amount + 2 || paid + 2 < amount) broken = "paid something else";
            _left(id, it, amount);
        }
        _look();
    }

    /// @dev Gives `amount` up, and is paid its share of what is there.
    function _share(uint256 id, uint128 amount) private {
        TokenLockerWords.Lock memory it = _of(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = uint128(_bound(amount, 1, locker.withdrawable(id)));
        Coin token = Coin(it.token);
        (uint256 held, uint256 debt) = (token.balanceOf(address(locker)), locker.owed(it.token));
        uint256 fair = held < debt ? uint256(amount) * held / debt : amount;
        vm.prank(it.owner);
        locker.withdrawShare(id, address(0xDEAD), amount, 0);
        uint256 paid = held - token.balanceOf(address(locker));
        if (paid > fair + 2 || paid + 2 < fair) broken = "T6: a share is not the share of all";
        _left(id, it, amount);
    }

    function _left(uint256 id, TokenLockerWords.Lock memory it, uint128 amount) private {
        left[Coin(it.token)] += amount;
        if (it.withdrawn + amount == it.amount) seen[id].gone = true;
        else if (_of(id).withdrawn != it.withdrawn + amount) broken = "withdrawn does not add up";
    }

    function _isShort(Coin token) private view returns (bool) {
        return token.balanceOf(address(locker)) < locker.owed(address(token));
    }

    /// @dev A coin that can be paid in now: not one that is short.
    function _payable(uint256 random) private view returns (Coin token) {
        token = coins[random % 3];
        if (_isShort(token)) token = coins[random % 2];
    }

    function _live() private view returns (uint256 live) {
        for (uint256 i; i < ids.length; ++i) {
            if (!seen[ids[i]].gone) ++live;
        }
    }

    function _any_(uint256) private pure returns (bool) {
        return true;
    }

    function _open(uint256 id) private view returns (bool) {
        uint40 end = _of(id).schedule.end;
        return end != PERMANENT && block.timestamp < end && end < NOW + 36_000 days;
    }

    function _takesMore(uint256 id) private view returns (bool) {
        return (_open(id) || _of(id).schedule.end == PERMANENT) && !_isShort(Coin(_of(id).token));
    }

    function _pays(uint256 id) private view returns (bool) {
        return locker.withdrawable(id) != 0;
    }

    function _splits(uint256 id) private view returns (bool) {
        TokenLockerWords.Lock memory it = _of(id);
        return it.amount > 1 && it.withdrawn + 2 <= it.amount;
    }

    /// @dev The first lock from a random place on of which something can be done.
    function _pick(uint256 random, function(uint256) view returns (bool) can)
        private
        view
        returns (uint256 id, bool there)
    {
        for (uint256 i; i < ids.length; ++i) {
            id = ids[(_part(random, 4) % ids.length + i) % ids.length];
            if (!seen[id].gone && can(id)) return (id, true);
        }
    }

    function _arrived(Coin token, uint256 before) private {
        arrived[token] += token.balanceOf(address(locker)) - before;
    }

    function _enter(uint256 id) private {
        ids.push(id);
        seen[id] = Seen(locker.vested(id), _of(id).schedule.end, false);
        // In every run, not only where the dice fall so.
        if (ids.length == 1) _strange(id);
    }

    /// @dev After every step: what was promised of every lock still holds.
    function _look() private {
        ++changes;
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
