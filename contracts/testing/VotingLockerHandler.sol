// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VotingLocker } from "../VotingLocker.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { VotesCoin } from "./VotingCoins.sol";
import { VotingLockerBase } from "./VotingLockerBase.sol";

/// @notice Does random valid things to locks with votes, and remembers whom the votes of each were meant for.
contract VotingLockerHandler is VotingLockerBase {
    uint256 private constant MOST = 8;
    address private constant STRANGER = address(0xBAD);

    uint256[] public ids;
    /// @notice Whom the votes of a lock were meant for last; nobody when the lock is gone.
    mapping(uint256 id => address) public meant;
    mapping(uint256 id => uint128) private _vested;
    uint256 public arrived;
    uint256 public left;
    address[3] private _owners = [OWNER, OTHER, PAYER];
    address[3] private _delegates = [ANN, BEN, OWNER];
    string public broken;
    /// @notice Calls of a run, and those of them that changed something.
    uint256 public calls;
    uint256 public changes;

    constructor() {
        setUp();
    }

    modifier counted() {
        ++calls;
        uint256 before = changes;
        _;
        if (changes > before) changes = before + 1;
        _look();
    }

    function lockerOf() external view returns (VotingLocker) {
        return locker;
    }

    function coinOf() external view returns (VotesCoin) {
        return coin;
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function wait_(uint32 seconds_) external counted {
        vm.warp(block.timestamp + 1 + (seconds_ % 2 == 0 ? seconds_ % 800 days : seconds_ % 60 days));
        ++changes;
    }

    function lock(uint256 random) external counted {
        _lockAny(random);
    }

    function lockMany(uint256 random) external counted {
        if (_live() + 2 > MOST) return _lockAny(random);
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](2);
        for (uint256 i; i < 2; ++i) {
            uint128 amount = _amount(_part(random, i + 5));
            grants[i] = TokenLockerWords.Grant(_owners[i], amount, _any(_part(random, i)));
            arrived += amount;
        }
        address to = _delegates[random % 3];
        vm.prank(PAYER);
        uint256 id = locker.lockMany(address(coin), grants, to);
        _enter(id, to);
        _enter(id + 1, to);
    }

    function increase(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there || _ended(id)) return _lockAny(random);
        uint128 amount = _amount(random);
        address owner = _of(id).owner;
        vm.prank(PAYER);
        locker.increase(id, amount, owner, PERMANENT);
        arrived += amount;
        ++changes;
    }

    function withdraw(uint256 random, uint128 amount) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there || locker.withdrawable(id) == 0) return _lockAny(random);
        TokenLockerWords.Lock memory it = _of(id);
        uint128 available = locker.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = random % 2 == 0 ? available : uint128(_bound(amount, 1, available));
        vm.prank(it.owner);
        if (random % 3 == 0) locker.withdrawShare(id, address(0xDEAD), amount, amount);
        else locker.withdraw(id, address(0xDEAD), amount);
        left += amount;
        if (it.withdrawn + amount == it.amount) _gone(id);
        ++changes;
    }

    function extend(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there || _ended(id) || _of(id).schedule.end == PERMANENT) return _lockAny(random);
        TokenLockerWords.Lock memory it = _of(id);
        vm.prank(it.owner);
        if (random % 8 == 0) locker.makePermanent(id);
        else locker.extend(id, it.schedule.end + 1 days);
        ++changes;
    }

    /// @dev Splits, and now and then puts together again; in between each half votes as it did.
    function split(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there || _live() >= MOST || _of(id).withdrawn != 0) return _lockAny(random);
        TokenLockerWords.Lock memory it = _of(id);
        vm.startPrank(it.owner);
        uint256 newId = locker.split(id, it.amount / 2);
        _enter(newId, meant[id]);
        if (random % 2 == 0) {
            locker.merge(newId, id);
            _gone(id);
        }
        vm.stopPrank();
        _vested[id] = 0;
    }

    function changeDelegate(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there) return _lockAny(random);
        _changeDelegate(id, _delegates[_part(random, 1) % 3]);
    }

    function transfer(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there) return _lockAny(random);
        address from = _of(id).owner;
        address to = from == OWNER ? OTHER : OWNER;
        vm.prank(from);
        locker.proposeTransfer(id, to);
        vm.prank(to);
        locker.acceptTransfer(id);
        ++changes;
    }

    /// @dev Tries everything that is the owner's, and to be paid by a surrogate, in a stranger's name.
    function stranger(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random);
        if (!there) return _lockAny(random);
        bytes32 before = keccak256(abi.encode(_of(id), locker.delegateOf(id)));
        bytes[8] memory tries = [
            abi.encodeCall(locker.changeDelegate, (id, STRANGER)),
            abi.encodeCall(locker.withdraw, (id, STRANGER, 1)),
            abi.encodeCall(locker.withdrawShare, (id, STRANGER, 1, 0)),
            abi.encodeCall(locker.extend, (id, NOW + 30_000 days)),
            abi.encodeCall(locker.makePermanent, (id)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.merge, (id, id)),
            abi.encodeCall(locker.proposeTransfer, (id, STRANGER))
        ];
        for (uint256 i; i < tries.length; ++i) {
            vm.prank(STRANGER);
            (bool ok, bytes memory why) = address(locker).call(tries[i]);
            // forge-lint: disable-next-line(unsafe-typecast)
            if (ok || bytes4(why) != TokenLockerWords.TokenLocker_NotOwner.selector) broken = "I7: a stranger";
        }
        address pool = _pool(address(coin), meant[id]);
        vm.prank(STRANGER);
        (bool paid,) = pool.call(abi.encodeWithSignature("pay(address,uint256)", STRANGER, 1));
        if (paid || keccak256(abi.encode(_of(id), locker.delegateOf(id))) != before) broken = "I7: a stranger did it";
        ++changes;
    }

    /// @dev When there are enough locks, time passes and one of them is emptied; where none has ended, the votes of one change.
    function _lockAny(uint256 random) private {
        if (_live() >= MOST) {
            vm.warp(block.timestamp + 1 + random % 300 days);
            for (uint256 i; i < ids.length; ++i) {
                uint256 old = ids[i];
                if (meant[old] == address(0) || !_ended(old)) continue;
                return _empty(old);
            }
            (uint256 one,) = _pick(random);
            return _changeDelegate(one, _delegates[_part(random, 1) % 3]);
        }
        uint128 amount = _amount(random);
        address to = _delegates[_part(random, 2) % 3];
        vm.prank(PAYER);
        uint256 id = locker.lockFor(address(coin), _owners[_part(random, 1) % 3], amount, _any(_part(random, 3)), to);
        arrived += amount;
        _enter(id, to);
    }

    function _changeDelegate(uint256 id, address to) private {
        if (to == meant[id]) to = to == ANN ? BEN : ANN;
        address owner = _of(id).owner;
        vm.prank(owner);
        locker.changeDelegate(id, to);
        meant[id] = to;
        ++changes;
    }

    function _empty(uint256 id) private {
        uint128 amount = locker.withdrawable(id);
        address owner = _of(id).owner;
        vm.prank(owner);
        locker.withdraw(id, address(0xDEAD), amount);
        left += amount;
        _gone(id);
        ++changes;
    }

    function _look() private {
        for (uint256 i; i < ids.length; ++i) {
            uint256 id = ids[i];
            if (meant[id] == address(0)) {
                if (locker.exists(id)) broken = "gone is gone";
                continue;
            }
            if (locker.delegateOf(id) != meant[id]) broken = "votes: somebody else's";
            uint128 vested = locker.vested(id);
            if (vested < _vested[id]) broken = "I3: less has vested";
            _vested[id] = vested;
        }
    }

    function _enter(uint256 id, address to) private {
        ids.push(id);
        meant[id] = to;
        ++changes;
    }

    function _gone(uint256 id) private {
        meant[id] = address(0);
    }

    function _live() private view returns (uint256 live) {
        for (uint256 i; i < ids.length; ++i) {
            if (meant[ids[i]] != address(0)) ++live;
        }
    }

    function _pick(uint256 random) private view returns (uint256 id, bool there) {
        for (uint256 i; i < ids.length; ++i) {
            id = ids[(i + random % ids.length) % ids.length];
            if (meant[id] != address(0)) return (id, true);
        }
    }

    function _ended(uint256 id) private view returns (bool) {
        return block.timestamp >= _of(id).schedule.end;
    }

    function _any(uint256 random) private view returns (VestingMath.Schedule memory) {
        if (random % 8 == 0) return VestingMath.Schedule(0, 0, PERMANENT, 0);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 start = uint40(block.timestamp);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 end = start + 1 + uint40(_part(random, 1) % 1000 days);
        // forge-lint: disable-next-line(unsafe-typecast)
        return VestingMath.Schedule(start, start, end, uint16(random % 5));
    }

    function _amount(uint256 random) private pure returns (uint128) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(_part(random, 77) % 1e24 + 200);
    }

    function _part(uint256 random, uint256 index) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(random, index)));
    }
}
