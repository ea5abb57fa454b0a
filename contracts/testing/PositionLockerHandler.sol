// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLocker } from "../PositionLocker.sol";
import { PositionLockerWords } from "../locks/PositionLockerWords.sol";
import { Uniswap } from "./Uniswap.sol";

/// @notice Does random valid things to position locks, with swaps in between, and remembers what was promised of each lock.
contract PositionLockerHandler is Uniswap {
    struct Seen {
        uint128 liquidity;
        uint40 unlock;
        bool gone;
    }

    uint40 private constant PERMANENT = type(uint40).max;
    /// @dev All are looked at after every step: more of them only take longer.
    uint256 private constant MOST = 8;
    /// @dev Else nothing else would be left in the end.
    uint256 private constant MOST_PERMANENT = 2;

    PositionLocker public locker = new PositionLocker();
    uint256 public count;
    uint256 public calls;
    /// @notice The calls that did something: one that collects no fees did nothing.
    uint256 public changes;
    mapping(uint256 id => Seen) public seen;
    uint256[] private _live;
    uint256 private _permanent;
    address[3] private _owners = [address(0xA11CE), address(0xB0B), address(0xCAFE)];
    string public broken;

    constructor() {
        _deployV3();
    }

    modifier counted() {
        ++calls;
        _;
        _look();
    }

    function held() external view returns (uint256) {
        return manager.balanceOf(address(locker));
    }

    function wait_(uint32 seconds_) external counted {
        vm.warp(block.timestamp + 1 + seconds_ % 60 days);
        ++changes;
    }

    function swap(bool zeroForOne, uint64 amount) external counted {
        if (_live.length == 0) return _lock(amount);
        _swap(zeroForOne, uint256(amount) + 1e6);
        ++changes;
    }

    function lock(uint256 random) external counted {
        _live.length < MOST ? _lock(random) : _withdraw(random);
    }

    function collect(uint256 random) external counted {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random, PERMANENT);
        if (id == 0) return _lock(random);
        uint256 before = token0.balanceOf(it.payee) + token1.balanceOf(it.payee);
        vm.prank(random % 2 == 0 ? it.owner : it.payee);
        locker.collect(id);
        if (token0.balanceOf(it.payee) + token1.balanceOf(it.payee) != before) ++changes;
    }

    function extend(uint256 random, uint32 by) external counted {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random, PERMANENT - 1);
        if (id == 0) return _lock(random);
        uint256 from = it.unlock > block.timestamp ? it.unlock : block.timestamp;
        vm.prank(it.owner);
        // forge-lint: disable-next-line(unsafe-typecast)
        locker.extend(id, uint40(from + 1 + by % 100 days));
        ++changes;
    }

    function transfer(uint256 random) external counted {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random, PERMANENT);
        if (id == 0) return _lock(random);
        uint256 next = random % 3;
        address to = _owners[next] == it.owner ? _owners[(next + 1) % 3] : _owners[next];
        vm.prank(it.owner);
        locker.proposeTransfer(id, to);
        vm.prank(to);
        locker.acceptTransfer(id);
        ++changes;
    }

    function withdraw(uint256 random) external counted {
        _withdraw(random);
    }

    /// @dev Also where there is nothing with which something else could be done.
    function _lock(uint256 random) private {
        if (_live.length >= MOST) return;
        (uint256 tokenId, uint128 liquidity) = _position(address(this), 1e20 + random % 1e22);
        manager.approve(address(locker), tokenId);
        bool permanent = random % 5 == 0 && _permanent < MOST_PERMANENT;
        if (permanent) ++_permanent;
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 unlock = permanent ? PERMANENT : uint40(block.timestamp + 1 + random % 100 days);
        address owner = _owners[random % 3];
        uint256 id =
            locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, unlock, owner, _owners[random % 2]);
        if (id != ++count) broken = "ids do not increase by one";
        seen[id] = Seen(liquidity, unlock, false);
        _live.push(id);
        ++changes;
    }

    /// @dev Before its time it is refused. For three of four the time then comes.
    function _withdraw(uint256 random) private {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random, PERMANENT - 1);
        if (id == 0) return _lock(random);
        if (it.unlock > block.timestamp) {
            vm.prank(it.owner);
            (bool ok,) = address(locker).call(abi.encodeCall(PositionLocker.withdraw, (id, address(0xDEAD))));
            if (ok) broken = "withdrawn before its time";
            if (random % 4 == 0) return;
            vm.warp(it.unlock);
        }
        vm.prank(it.owner);
        locker.withdraw(id, address(0xDEAD));
        if (manager.ownerOf(it.tokenId) != address(0xDEAD)) broken = "not returned";
        seen[id].gone = true;
        for (uint256 i; i < _live.length; ++i) {
            if (_live[i] != id) continue;
            _live[i] = _live[_live.length - 1];
            _live.pop();
        }
        ++changes;
    }

    /// @dev From a random lock on the first that ends at `latest` at the latest, or 0 where none does.
    function _pick(uint256 random, uint40 latest)
        private
        view
        returns (uint256 id, PositionLockerWords.Lock memory it)
    {
        uint256 first = uint256(keccak256(abi.encode(random)));
        for (uint256 i; i < _live.length; ++i) {
            id = _live[addmod(first, i, _live.length)];
            (it,) = locker.lockOf(id);
            if (it.unlock <= latest) return (id, it);
        }
        return (0, it);
    }

    function _look() private {
        for (uint256 id = 1; id <= count; ++id) {
            Seen storage before = seen[id];
            if (before.gone) {
                if (locker.exists(id)) broken = "a lock came back";
                continue;
            }
            (PositionLockerWords.Lock memory it,) = locker.lockOf(id);
            if (locker.liquidityOf(id) < before.liquidity) broken = "I10: liquidity fell";
            if (it.unlock < before.unlock) broken = "I4, I5: an unlock time came nearer";
            if (manager.ownerOf(it.tokenId) != address(locker)) broken = "I8: a locked position is elsewhere";
            if (locker.idOf(address(manager), it.tokenId) != id) broken = "I8: a position has another lock";
            before.unlock = it.unlock;
        }
    }
}
