// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLocker } from "./PositionLocker.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { BadManager, ShrinkingManager } from "./testing/BadManagers.sol";
import { HostileManager } from "./testing/HostileManagers.sol";
import { IManagerV3, Uniswap } from "./testing/Uniswap.sol";

/// @notice Managers, receivers and callers who mean harm, beside a good position of somebody else.
contract PositionLockerHostileTest is Uniswap {
    uint40 internal constant PERMANENT = type(uint40).max;
    PositionLockerWords.Kind internal constant KIND = PositionLockerWords.Kind.V3;
    PositionLockerWords.Kind internal constant KIND4 = PositionLockerWords.Kind.V4;
    address internal constant OWNER = address(0xA11CE);

    PositionLocker internal locker = new PositionLocker();
    BadManager internal bad = new BadManager();
    uint256 internal tokenId;
    uint128 internal liquidity;
    uint256 internal good;
    bytes internal again;

    function setUp() public {
        _deployV3();
        (tokenId, liquidity) = _position(address(this), 1e24);
        manager.approve(address(locker), tokenId);
        good = locker.lock(address(manager), KIND, tokenId, NOW + 100 days, OWNER, OWNER);
    }

    function _lockBad(uint256 id, uint40 unlock) internal returns (uint256) {
        bad.mint(address(this), id);
        return locker.lock(address(bad), KIND, id, unlock, address(this), address(this));
    }

    function test_T5_a_lock_of_another_manager_with_the_same_position_id_moves_nothing_of_mine() public {
        uint256 id = _lockBad(tokenId, NOW + 1);
        vm.warp(NOW + 1);
        locker.collect(id);
        locker.withdraw(id, address(0xBAD));
        _eq(bad.ownerOf(tokenId), address(0xBAD), "the bad one left");
        _eq(manager.ownerOf(tokenId), address(locker), "the good one stayed");
        _eq(locker.liquidityOf(good), liquidity, "whole");
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotOwner.selector);
        locker.withdraw(good, address(this));
    }

    function test_T9_a_lying_manager_harms_only_its_own_lock() public {
        bad.keep();
        bad.mint(address(this), 7);
        vm.expectRevert(
            abi.encodeWithSelector(PositionLockerWords.PositionLocker_NotReceived.selector, address(bad), 7)
        );
        locker.lock(address(bad), KIND, 7, PERMANENT, address(this), address(this));
        bad.mint(address(locker), 7);
        uint256 id = locker.lock(address(bad), KIND, 7, PERMANENT, address(this), address(this));
        vm.expectRevert(
            abi.encodeWithSelector(PositionLockerWords.PositionLocker_AlreadyLocked.selector, address(bad), 7, id)
        );
        locker.lock(address(bad), KIND, 7, PERMANENT, address(this), address(this));
        _eq(locker.liquidityOf(good), liquidity, "the good one is whole");
    }

    function test_what_is_no_position_is_refused() public {
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotAPosition.selector);
        locker.lock(OWNER, KIND, 1, PERMANENT, OWNER, OWNER);
        bad.mint(address(this), 1 << 96);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotAPosition.selector);
        locker.lock(address(bad), KIND, 1 << 96, PERMANENT, OWNER, OWNER);
        (uint256 other,) = _position(address(this), 1e20);
        manager.approve(address(locker), other);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotAPosition.selector);
        locker.lock(address(manager), KIND4, other, PERMANENT, OWNER, OWNER);
        _eq(manager.ownerOf(other), address(this), "it stays with its owner");
        HostileManager odd = new HostileManager(address(0));
        HostileManager.Mood[2] memory moods = [HostileManager.Mood.Long, HostileManager.Mood.Short];
        for (uint256 i; i < 2; ++i) {
            odd.turn(moods[i]);
            vm.expectRevert(
                abi.encodeWithSelector(PositionLockerWords.PositionLocker_NotAPosition.selector, odd, 1, KIND)
            );
            locker.lock(address(odd), KIND, 1, PERMANENT, OWNER, OWNER);
        }
        bad.mint(address(this), 1);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotAPosition.selector);
        locker.lock(address(bad), KIND4, 1, PERMANENT, OWNER, OWNER);
        bad.empty(0);
        vm.expectRevert(
            abi.encodeWithSelector(PositionLockerWords.PositionLocker_EmptyPosition.selector, address(bad), 1)
        );
        locker.lock(address(bad), KIND, 1, PERMANENT, OWNER, OWNER);
    }

    function test_I10_a_manager_that_takes_liquidity_for_fees_is_refused() public {
        ShrinkingManager shrinking = new ShrinkingManager();
        uint256 id = locker.lock(address(shrinking), KIND4, 1, PERMANENT, OWNER, OWNER);
        vm.prank(OWNER);
        vm.expectRevert(
            abi.encodeWithSelector(PositionLockerWords.PositionLocker_LiquidityChanged.selector, id, 1000, 999)
        );
        locker.collect(id);
        _eq(locker.liquidityOf(id), 1000, "as it was");
    }

    function test_positions_arrive_by_a_lock_and_in_no_other_way() public {
        (uint256 other,) = _position(address(this), 1e20);
        // The locker answers no question about arrivals.
        vm.expectRevert("ERC721: transfer to non ERC721Receiver implementer");
        manager.safeTransferFrom(address(this), address(locker), other);
        _eq(manager.ownerOf(other), address(this), "stays");
    }

    function test_T8_no_function_can_be_called_from_within_another() public {
        uint256 id = _lockBad(1, NOW + 1);
        bad.mint(address(this), 99);
        vm.warp(NOW + 1);
        bytes[9] memory calls = [
            abi.encodeCall(PositionLocker.lock, (address(bad), KIND, 99, PERMANENT, OWNER, OWNER)),
            abi.encodeCall(PositionLocker.collect, (id)),
            abi.encodeCall(PositionLocker.setPayee, (id, OWNER)),
            abi.encodeCall(PositionLocker.extend, (id, PERMANENT)),
            abi.encodeCall(PositionLocker.makePermanent, (id)),
            abi.encodeCall(PositionLocker.withdraw, (id, OWNER)),
            abi.encodeCall(PositionLocker.proposeTransfer, (id, OWNER)),
            abi.encodeCall(PositionLocker.cancelTransfer, (id)),
            abi.encodeCall(PositionLocker.acceptTransfer, (id))
        ];
        bytes memory refusal = abi.encodeWithSignature("ReentrancyGuardReentrantCall()");
        for (uint256 i; i < calls.length; ++i) {
            bad.callBack(address(locker), calls[i]);
            locker.collect(id);
            _eq(bad.why(), refusal, "from a collection");
            bad.callBack(address(locker), calls[i]);
            _lockBad(100 + i, PERMANENT);
            _eq(bad.why(), refusal, "from an arrival");
        }
        bad.callBack(address(locker), calls[5]);
        locker.withdraw(id, OWNER);
        _eq(bad.why(), refusal, "from a withdrawal");
    }

    /// @dev Accepts a position by the call a test has put here.
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        (bool ok, bytes memory why) = address(locker).call(again);
        if (!ok) {
            assembly ("memory-safe") {
                revert(add(why, 0x20), mload(why))
            }
        }
        return this.onERC721Received.selector;
    }

    function test_T8_a_receiver_cannot_call_back_either() public {
        // Two locks that the receiver owns, so that each of these calls is one it may make at any other time.
        uint256[3] memory held;
        for (uint256 i; i < 3; ++i) {
            (held[i],) = _position(address(this), 1e20);
            manager.approve(address(locker), held[i]);
        }
        uint256 id = locker.lock(address(manager), KIND, held[0], NOW + 1, address(this), address(this));
        uint256 second = locker.lock(address(manager), KIND, held[1], NOW + 1, address(this), address(this));
        vm.warp(NOW + 1);
        bytes[8] memory calls = [
            abi.encodeCall(PositionLocker.withdraw, (second, OWNER)),
            abi.encodeCall(PositionLocker.collect, (second)),
            abi.encodeCall(PositionLocker.setPayee, (second, OWNER)),
            abi.encodeCall(PositionLocker.extend, (second, NOW + 9)),
            abi.encodeCall(PositionLocker.makePermanent, (second)),
            abi.encodeCall(PositionLocker.proposeTransfer, (second, OWNER)),
            abi.encodeCall(PositionLocker.cancelTransfer, (second)),
            abi.encodeCall(PositionLocker.lock, (address(manager), KIND, held[2], PERMANENT, OWNER, OWNER))
        ];
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            vm.expectRevert(abi.encodeWithSignature("ReentrancyGuardReentrantCall()"));
            locker.withdraw(id, address(this));
            _eq(manager.ownerOf(held[0]), address(locker), "still held");
            uint256 snapshot = vm.snapshotState();
            (bool ok,) = address(locker).call(calls[i]);
            _true(ok, "at any other time it may");
            vm.revertToState(snapshot);
        }
        locker.withdraw(id, OWNER);
        _eq(manager.ownerOf(held[0]), OWNER, "the owner named somebody else");
    }

    function test_I11_ether_sent_here_comes_back() public {
        vm.deal(address(this), 1 ether);
        (bool plain,) = address(locker).call{ value: 1 }("");
        (bool paid,) = address(locker).call{ value: 1 }(abi.encodeCall(PositionLocker.lastId, ()));
        _true(!plain && !paid && address(locker).balance == 0, "no ether");
    }

    function test_T2_nobody_is_approved_for_a_locked_position() public view {
        (bool ok, bytes memory answer) =
            address(manager).staticcall(abi.encodeWithSignature("getApproved(uint256)", tokenId));
        _true(ok, "asked");
        _eq(abi.decode(answer, (address)), address(0), "nobody");
    }

    function test_I14_views_write_nothing() public {
        bytes[10] memory views = [
            abi.encodeCall(PositionLocker.lockOf, (good)),
            abi.encodeCall(PositionLocker.exists, (good)),
            abi.encodeCall(PositionLocker.idOf, (address(manager), tokenId)),
            abi.encodeCall(PositionLocker.liquidityOf, (good)),
            abi.encodeCall(PositionLocker.lastId, ()),
            abi.encodeCall(PositionLocker.checkUnlock, (good, NOW + 100 days)),
            abi.encodeCall(PositionLocker.idsOfOwner, (OWNER, 0, 1)),
            abi.encodeCall(PositionLocker.idsOfManager, (address(manager), 0, 1)),
            abi.encodeCall(PositionLocker.idsOfPool, (address(manager), bytes32(0), 0, 1)),
            abi.encodeCall(locker.PERMANENT, ())
        ];
        vm.record();
        for (uint256 i; i < views.length; ++i) {
            (bool ok,) = address(locker).staticcall(views[i]);
            _true(ok, "a view");
        }
        (, bytes32[] memory writes) = vm.accesses(address(locker));
        _eq(writes.length, 0, "writes");
    }
}
