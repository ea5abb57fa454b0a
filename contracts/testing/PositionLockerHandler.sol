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
    uint256 private constant MOST = 8;

    PositionLocker public locker = new PositionLocker();
    uint256 public count;
    mapping(uint256 id => Seen) public seen;
    address[3] private _owners = [address(0xA11CE), address(0xB0B), address(0xCAFE)];
    string public broken;

    constructor() {
        _deployV3();
    }

    function held() external view returns (uint256) {
        return manager.balanceOf(address(locker));
    }

    function wait_(uint32 seconds_) external {
        vm.warp(block.timestamp + seconds_ % 60 days);
        _look();
    }

    function swap(bool zeroForOne, uint64 amount) external {
        if (count == 0) return;
        _swap(zeroForOne, uint256(amount) + 1e6);
        _look();
    }

    function lock(uint256 random) external {
        if (count >= MOST) return;
        (uint256 tokenId, uint128 liquidity) = _position(address(this), 1e20 + random % 1e22);
        manager.approve(address(locker), tokenId);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 unlock = random % 5 == 0 ? PERMANENT : uint40(block.timestamp + 1 + random % 100 days);
        address owner = _owners[random % 3];
        uint256 id =
            locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, unlock, owner, _owners[random % 2]);
        if (id != ++count) broken = "ids do not increase by one";
        seen[id] = Seen(liquidity, unlock, false);
        _look();
    }

    function collect(uint256 random) external {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random);
        if (id == 0) return;
        vm.prank(random % 2 == 0 ? it.owner : it.payee);
        locker.collect(id);
        _look();
    }

    function extend(uint256 random, uint32 by) external {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random);
        if (id == 0 || it.unlock == PERMANENT) return;
        uint256 from = it.unlock > block.timestamp ? it.unlock : block.timestamp;
        vm.prank(it.owner);
        // forge-lint: disable-next-line(unsafe-typecast)
        locker.extend(id, uint40(from + 1 + by % 100 days));
        _look();
    }

    function transfer(uint256 random) external {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random);
        address to = _owners[random % 3];
        if (id == 0 || to == it.owner) return;
        vm.prank(it.owner);
        locker.proposeTransfer(id, to);
        vm.prank(to);
        locker.acceptTransfer(id);
        _look();
    }

    function withdraw(uint256 random) external {
        (uint256 id, PositionLockerWords.Lock memory it) = _pick(random);
        if (id == 0 || it.unlock > block.timestamp) return;
        vm.prank(it.owner);
        locker.withdraw(id, address(0xDEAD));
        if (manager.ownerOf(it.tokenId) != address(0xDEAD)) broken = "not returned";
        seen[id].gone = true;
        _look();
    }

    function _pick(uint256 random) private view returns (uint256 id, PositionLockerWords.Lock memory it) {
        if (count == 0) return (0, it);
        id = uint256(keccak256(abi.encode(random))) % count + 1;
        if (!locker.exists(id)) return (0, it);
        (it,) = locker.lockOf(id);
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
