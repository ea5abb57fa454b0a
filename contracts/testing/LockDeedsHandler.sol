// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockDeeds } from "../LockDeeds.sol";
import { SealEngraver } from "../SealEngraver.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { LockDeedsWords } from "../locks/LockDeedsWords.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { Coin, FeeCoin } from "./OddTokens.sol";
import { TokenLockerBase } from "./TokenLockerBase.sol";

/// @notice Does random valid things to locks as NFTs, and remembers who holds which and what came and went.
contract LockDeedsHandler is TokenLockerBase {
    /// @notice What an NFT showed last, to compare with what it shows next.
    struct Seen {
        address holder;
        uint128 vested;
        uint40 end;
        bool byOffer;
        bool gone;
    }

    /// @dev So many are alive at once: all are looked at after every step.
    uint256 private constant MOST = 8;
    address private constant STRANGER = address(0xBAD);

    LockDeeds public deeds;
    Coin[2] public coins;
    uint256[] public ids;
    mapping(uint256 id => Seen) public seen;
    mapping(Coin => uint256) public arrived;
    mapping(Coin => uint256) public left;
    /// @notice Of each coin, what is in locks that were handed out: it is in the locker and no longer here.
    mapping(Coin => uint256) public handedOut;
    address[3] private _holders = [OWNER, OTHER, PAYER];
    string public broken;
    /// @notice Calls of a run, and those of them that changed something.
    uint256 public calls;
    uint256 public changes;

    constructor() {
        vm.warp(NOW);
        deeds = new LockDeeds(locker, new SealEngraver());
        coins[0] = coin;
        coins[1] = new FeeCoin(100);
        for (uint256 i; i < 2; ++i) {
            _fund(coins[i]);
            vm.prank(PAYER);
            coins[i].approve(address(deeds), type(uint256).max);
        }
    }

    modifier counted() {
        ++calls;
        uint256 before = changes;
        _;
        // A call that did two things is one that changed something.
        if (changes > before) changes = before + 1;
        _look();
    }

    function lockerOf() external view returns (TokenLocker) {
        return locker;
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function wait_(uint32 seconds_) external counted {
        // Now and then long enough for locks to end.
        vm.warp(block.timestamp + 1 + (seconds_ % 2 == 0 ? seconds_ % 3000 days : seconds_ % 60 days));
        ++changes;
    }

    function lock(uint256 random) external counted {
        _lockAny(random);
    }

    /// @dev A lock of the holder's own becomes an NFT.
    function wrap(uint256 random) external counted {
        if (_live() >= MOST) return _lockAny(random);
        Coin token = coins[random % 2];
        uint256 before = token.balanceOf(address(locker));
        vm.startPrank(PAYER);
        uint256 id = locker.lock(address(token), 1e18, _any(_part(random, 1)));
        locker.proposeTransfer(id, address(deeds));
        deeds.wrap(id, random % 3 == 0);
        vm.stopPrank();
        arrived[token] += token.balanceOf(address(locker)) - before;
        _enter(id, PAYER, random % 3 == 0);
    }

    function unwrap(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _is);
        if (!there || random % 3 != 0) return _lockAny(random);
        address holder = seen[id].holder;
        TokenLockerWords.Lock memory it = _of(id);
        vm.prank(holder);
        deeds.unwrap(id);
        vm.prank(holder);
        locker.acceptTransfer(id);
        if (_of(id).owner != holder) broken = "unwrapped, and not the holder's";
        handedOut[Coin(it.token)] += it.amount - it.withdrawn;
        _gone(id);
    }

    function withdraw(uint256 random, uint128 amount) external counted {
        (uint256 id, bool there) = _pick(random, _pays);
        if (!there) return _lockAny(random);
        TokenLockerWords.Lock memory it = _of(id);
        uint128 available = locker.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = random % 2 == 0 ? available : uint128(_bound(amount, 1, available));
        vm.prank(seen[id].holder);
        if (random % 3 == 0) deeds.withdrawShare(id, address(0xDEAD), amount, amount);
        else deeds.withdraw(id, address(0xDEAD), amount);
        left[Coin(it.token)] += amount;
        if (it.withdrawn + amount == it.amount) _gone(id);
        ++changes;
    }

    function extend(uint256 random, uint32 by) external counted {
        (uint256 id, bool there) = _pick(random, _open);
        if (!there) return _lockAny(random);
        uint40 end = _of(id).schedule.end;
        vm.prank(seen[id].holder);
        if (random % 8 == 0) deeds.makePermanent(id);
        else deeds.extend(id, end + 1 + by % 100 days);
        ++changes;
    }

    function split(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _splits);
        if (!there || _live() >= MOST) return _lockAny(random);
        uint128 amount = _of(id).amount;
        vm.prank(seen[id].holder);
        uint256 newId = deeds.split(id, amount / 2);
        seen[id].vested = locker.vested(id);
        _enter(newId, seen[id].holder, seen[id].byOffer);
    }

    /// @dev Splits and puts together again: two random locks are rarely alike.
    function merge(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _splits);
        if (!there) return _lockAny(random);
        TokenLockerWords.Lock memory it = _of(id);
        vm.startPrank(seen[id].holder);
        uint256 newId = deeds.split(id, it.amount / 2);
        deeds.merge(newId, id);
        vm.stopPrank();
        if (_of(newId).amount != it.amount || _of(newId).withdrawn != it.withdrawn) {
            broken = "I6: merge lost something";
        }
        _enter(newId, seen[id].holder, seen[id].byOffer);
        _gone(id);
    }

    /// @dev By transfer where that is allowed, else by an offer.
    function transfer(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _is);
        if (!there) return _lockAny(random);
        address from = seen[id].holder;
        address to = _holders[_part(random, 3) % 3];
        if (to == from) to = from == OWNER ? OTHER : OWNER;
        if (seen[id].byOffer || random % 2 == 0) {
            vm.prank(from);
            deeds.proposeTransfer(id, to);
            vm.prank(to);
            deeds.acceptTransfer(id);
        } else {
            vm.prank(from);
            deeds.transferFrom(from, to, id);
        }
        seen[id].holder = to;
        ++changes;
    }

    /// @notice A stranger tries everything that is the holder's, at the NFT and at the lock below it.
    function stranger(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, _is);
        if (!there) return _lockAny(random);
        _strange(id);
        ++changes;
    }

    function _strange(uint256 id) private {
        bytes32 before = deeds.getStateFingerprint(id);
        address holder = deeds.ownerOf(id);
        bytes[12] memory tries = [
            abi.encodeCall(deeds.withdraw, (id, STRANGER, 1)),
            abi.encodeCall(deeds.withdrawShare, (id, STRANGER, 1, 0)),
            abi.encodeCall(deeds.extend, (id, NOW + 30_000 days)),
            abi.encodeCall(deeds.makePermanent, (id)),
            abi.encodeCall(deeds.split, (id, 1)),
            abi.encodeCall(deeds.merge, (id, id)),
            abi.encodeCall(deeds.proposeTransfer, (id, STRANGER)),
            abi.encodeCall(deeds.cancelTransfer, (id)),
            abi.encodeCall(deeds.unwrap, (id)),
            abi.encodeCall(deeds.acceptTransfer, (id)),
            abi.encodeCall(deeds.wrap, (id, false)),
            abi.encodeCall(deeds.transferFrom, (holder, STRANGER, id))
        ];
        for (uint256 i; i < tries.length; ++i) {
            bytes4 expected = LockDeedsWords.LockDeeds_NotHolder.selector;
            if (i == 9) expected = LockDeedsWords.LockDeeds_NotPendingHolder.selector;
            if (i == 10) expected = LockDeedsWords.LockDeeds_NotOffered.selector;
            vm.prank(STRANGER);
            (bool ok, bytes memory why) = address(deeds).call(tries[i]);
            // The last is refused by OpenZeppelin's ERC-721, in its own words.
            // forge-lint: disable-next-line(unsafe-typecast)
            if (ok || (i != 11 && bytes4(why) != expected)) broken = "I7: a stranger did what is the holder's";
            vm.prank(STRANGER);
            (ok,) = address(locker).call(tries[i]);
            if (ok) broken = "I7: a stranger did what is the owner's";
        }
        if (deeds.getStateFingerprint(id) != before || deeds.ownerOf(id) != holder) {
            broken = "I7: a stranger changed it";
        }
    }

    /// @dev Also where there is nothing yet with which something else could be done. When there are enough locks, time passes.
    function _lockAny(uint256 random) private {
        ++changes;
        if (_live() >= MOST) return vm.warp(block.timestamp + 1 + random % 30 days);
        Coin token = coins[random % 2];
        address holder = _holders[_part(random, 1) % 3];
        bool byOffer = random % 3 == 0;
        uint256 before = token.balanceOf(address(locker));
        // forge-lint: disable-next-line(unsafe-typecast)
        uint128 amount = uint128(_part(random, 2) % 1e24 + 400);
        vm.prank(PAYER);
        uint256 id = deeds.lock(address(token), holder, amount, _any(_part(random, 3)), byOffer);
        arrived[token] += token.balanceOf(address(locker)) - before;
        _enter(id, holder, byOffer);
    }

    function _enter(uint256 id, address holder, bool byOffer) private {
        ids.push(id);
        seen[id] = Seen(holder, locker.vested(id), _of(id).schedule.end, byOffer, false);
        ++changes;
        // In every run, not only where the dice fall so.
        if (ids.length == 1) _strange(id);
    }

    function _gone(uint256 id) private {
        seen[id].gone = true;
        ++changes;
    }

    function _live() private view returns (uint256 live) {
        for (uint256 i; i < ids.length; ++i) {
            if (!seen[ids[i]].gone) ++live;
        }
    }

    function _is(uint256) private pure returns (bool) {
        return true;
    }

    function _pays(uint256 id) private view returns (bool) {
        return locker.withdrawable(id) != 0;
    }

    function _open(uint256 id) private view returns (bool) {
        uint40 end = _of(id).schedule.end;
        return end != PERMANENT && block.timestamp < end && end < NOW + 36_000 days;
    }

    function _splits(uint256 id) private view returns (bool) {
        TokenLockerWords.Lock memory it = _of(id);
        return it.amount > 1 && it.withdrawn + 2 <= it.amount;
    }

    /// @dev The first NFT from a random place on of which something can be done.
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

    /// @dev After every step: what was promised of every NFT still holds.
    function _look() private {
        for (uint256 i; i < ids.length; ++i) {
            uint256 id = ids[i];
            Seen storage before = seen[id];
            (bool ok, bytes memory holder) = address(deeds).staticcall(abi.encodeCall(deeds.ownerOf, (id)));
            if (ok == before.gone) broken = "one to one: an NFT without a lock, or a lock without its NFT";
            if (before.gone) continue;
            TokenLockerWords.Lock memory it = _of(id);
            (bool byOffer, address offeredTo) = deeds.termsOf(id);
            if (abi.decode(holder, (address)) != before.holder) broken = "I7: held by somebody else";
            if (it.owner != address(deeds)) broken = "one to one: the lock is not here";
            if (byOffer != before.byOffer || offeredTo != address(0)) broken = "I9: other terms";
            uint128 vested = locker.vested(id);
            if (vested < before.vested) broken = "I3: what has vested fell";
            if (it.schedule.end < before.end) broken = "I4, I5: an end came nearer";
            (before.vested, before.end) = (vested, it.schedule.end);
        }
    }
}
