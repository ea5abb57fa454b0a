// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PositionLocker } from "./PositionLocker.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { IPositionManagerV4 } from "./locks/PositionManagers.sol";
import { PayingV4, StandInV4 } from "./testing/StandInV4.sol";
import { IManagerV3, Uniswap } from "./testing/Uniswap.sol";
import { Vm } from "./testing/Vm.sol";

/// @notice A position lock in the Uniswap V3 that everybody uses.
contract PositionLockerTest is Uniswap {
    uint40 internal constant PERMANENT = type(uint40).max;
    address internal constant OWNER = address(0xA11CE);
    address internal constant PAYEE = address(0xFEE);
    address internal constant OTHER = address(0xB0B);

    PositionLocker internal locker = new PositionLocker();
    uint256 internal tokenId;
    uint128 internal liquidity;

    function setUp() public {
        _deployV3();
        (tokenId, liquidity) = _position(address(this), 1e24);
        manager.approve(address(locker), tokenId);
    }

    function _lock(uint40 unlock) internal returns (uint256) {
        return locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, unlock, OWNER, PAYEE);
    }

    function _liquidity(uint256 id) internal view returns (uint128) {
        return locker.liquidityOf(id);
    }

    function test_a_position_is_locked_and_says_so() public {
        vm.expectEmit(address(locker));
        emit PositionLockerWords.Locked(
            1, address(manager), OWNER, tokenId, PositionLockerWords.Kind.V3, NOW + 100 days, PAYEE, liquidity
        );
        uint256 id = _lock(NOW + 100 days);
        (PositionLockerWords.Lock memory lock, address pending) = locker.lockOf(id);
        _eq(lock.manager, address(manager), "manager");
        _eq(lock.tokenId, tokenId, "position");
        _eq(lock.owner, OWNER, "owner");
        _eq(lock.payee, PAYEE, "payee");
        _eq(pending, address(0), "pending");
        _eq(lock.unlock, NOW + 100 days, "unlock");
        _eq(manager.ownerOf(tokenId), address(locker), "held");
        _eq(locker.idOf(address(manager), tokenId), id, "found");
        _eq(locker.lastId(), id, "last");
    }

    /// forge-config: default.fuzz.runs = 200
    function test_I10_liquidity_stays_and_only_fees_are_collected(uint64[6] calldata swaps, uint8 turns) public {
        uint256 id = _lock(NOW + 100 days);
        uint256 collected0;
        uint256 collected1;
        for (uint256 i; i < swaps.length; ++i) {
            _swap(turns >> i & 1 == 1, uint256(swaps[i]) + 1e15);
            vm.warp(NOW + 10 days * (i + 1));
            vm.prank(i % 2 == 0 ? OWNER : PAYEE);
            vm.recordLogs();
            locker.collect(id);
            _collected(id, token0.balanceOf(PAYEE) - collected0, token1.balanceOf(PAYEE) - collected1);
            _eq(_liquidity(id), liquidity, "liquidity");
            _ge(token0.balanceOf(PAYEE), collected0, "fees");
            _ge(token1.balanceOf(PAYEE), collected1, "fees");
            (collected0, collected1) = (token0.balanceOf(PAYEE), token1.balanceOf(PAYEE));
        }
        _ge(collected0 + collected1, 6 * 1e15 * 3 / 1000 - 60, "the fees of six swaps");
        _eq(token0.balanceOf(address(locker)) + token1.balanceOf(address(locker)), 0, "nothing stays here");
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OTHER);
        _eq(manager.ownerOf(tokenId), OTHER, "the same position");
        (,,,,,,, uint128 after_,,,,) = _positions(tokenId);
        _eq(after_, liquidity, "whole");
    }

    /// @dev The last event is the collection, with what arrived.
    function _collected(uint256 id, uint256 amount0, uint256 amount1) private {
        Vm.Log[] memory logs = vm.getRecordedLogs();
        Vm.Log memory last = logs[logs.length - 1];
        _eq(last.topics[0], PositionLockerWords.Collected.selector, "collected");
        _eq(uint256(last.topics[1]), id, "the lock");
        _eq(address(uint160(uint256(last.topics[2]))), PAYEE, "to the payee");
        _eq(last.data, abi.encode(token0, token1, amount0, amount1), "what arrived");
    }

    function _positions(uint256 token)
        private
        view
        returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        (bool ok, bytes memory answer) =
            address(manager).staticcall(abi.encodeWithSignature("positions(uint256)", token));
        _true(ok, "positions");
        return abi.decode(
            answer,
            (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)
        );
    }

    function test_anybody_can_add_liquidity_to_a_locked_position_at_the_manager_itself() public {
        uint256 id = _lock(NOW + 100 days);
        _fund(OTHER);
        vm.prank(OTHER);
        manager.increaseLiquidity(IManagerV3.IncreaseParams(tokenId, 1e20, 1e20, 0, 0, NOW));
        _true(_liquidity(id) > liquidity, "more liquidity");
    }

    function test_who_adds_liquidity_states_the_unlock_time_that_he_agrees_to() public {
        uint256 id = _lock(NOW + 100 days);
        Payer payer = new Payer();
        _fund(address(payer));
        bytes memory more =
            abi.encodeCall(manager.increaseLiquidity, (IManagerV3.IncreaseParams(tokenId, 1e20, 1e20, 0, 0, NOW)));
        payer.pay(locker, id, NOW + 100 days, address(manager), more);
        uint128 paid = _liquidity(id);
        _true(paid > liquidity, "added");
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_OtherUnlock.selector);
        payer.pay(locker, id, NOW + 100 days + 1, address(manager), more);
        vm.startPrank(OWNER);
        locker.extend(id, NOW + 101 days);
        vm.expectRevert(
            abi.encodeWithSelector(
                PositionLockerWords.PositionLocker_OtherUnlock.selector, id, NOW + 100 days, NOW + 101 days
            )
        );
        payer.pay(locker, id, NOW + 100 days, address(manager), more);
        locker.makePermanent(id);
        vm.expectRevert(
            abi.encodeWithSelector(
                PositionLockerWords.PositionLocker_OtherUnlock.selector, id, NOW + 101 days, PERMANENT
            )
        );
        payer.pay(locker, id, NOW + 101 days, address(manager), more);
        _eq(_liquidity(id), paid, "nothing was added");
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_OtherUnlock.selector);
        payer.pay(locker, id, PERMANENT - 1, address(manager), more);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_NoSuchLock.selector, id + 1));
        locker.checkUnlock(id + 1, 0);
    }

    function test_I9_an_offer_that_was_taken_back_or_outlived_its_lock_is_none() public {
        uint256 id = _lock(NOW + 1 days);
        vm.startPrank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.TransferCancelled(id, OTHER);
        locker.cancelTransfer(id);
        vm.stopPrank();
        vm.prank(OTHER);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_NotPendingOwner.selector, id, OTHER));
        locker.acceptTransfer(id);
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.warp(NOW + 1 days);
        vm.prank(OWNER);
        locker.withdraw(id, OWNER);
        vm.prank(OTHER);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_NotPendingOwner.selector, id, OTHER));
        locker.acceptTransfer(id);
        _true(!locker.exists(id), "a lock that is gone stays gone");
    }

    function test_nobody_can_lower_the_liquidity_of_a_locked_position_at_the_manager() public {
        _lock(NOW + 100 days);
        address[4] memory anybody = [OWNER, PAYEE, OTHER, address(this)];
        for (uint256 i; i < anybody.length; ++i) {
            vm.prank(anybody[i]);
            vm.expectRevert("Not approved");
            manager.decreaseLiquidity(IManagerV3.DecreaseParams(tokenId, 1, 0, 0, NOW));
        }
    }

    /// forge-config: default.fuzz.runs = 300
    function test_patience_the_position_stays_until_its_time(uint40 unlock, uint40 time) public {
        // forge-lint: disable-next-line(unsafe-typecast)
        unlock = uint40(_bound(unlock, NOW + 1, NOW + 36_525 days));
        uint256 id = _lock(unlock);
        vm.warp(_bound(time, NOW, unlock - 1));
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_StillLocked.selector, id, unlock));
        locker.withdraw(id, OWNER);
        vm.warp(unlock);
        vm.prank(OWNER);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.Withdrawn(id, OWNER);
        locker.withdraw(id, OWNER);
        _eq(manager.ownerOf(tokenId), OWNER, "returned");
        _true(!locker.exists(id), "gone");
        _eq(locker.idOf(address(manager), tokenId), 0, "not locked");
    }

    /// forge-config: default.fuzz.runs = 300
    function test_I4_I5_an_unlock_time_moves_later_and_permanent_is_for_ever(uint40 later) public {
        uint256 id = _lock(NOW + 100 days);
        vm.startPrank(OWNER);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotLater.selector);
        locker.extend(id, NOW + 100 days);
        // forge-lint: disable-next-line(unsafe-typecast)
        later = uint40(_bound(later, NOW + 100 days + 1, NOW + 36_525 days));
        vm.expectEmit(address(locker));
        emit PositionLockerWords.Extended(id, later);
        locker.extend(id, later);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_TooFarAhead.selector);
        locker.extend(id, PERMANENT - 1);
        locker.makePermanent(id);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotLater.selector);
        locker.makePermanent(id);
        vm.warp(type(uint40).max);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_StillLocked.selector);
        locker.withdraw(id, OWNER);
        locker.collect(id);
    }

    function test_an_expired_lock_is_extended_from_now_on_only() public {
        uint256 id = _lock(NOW + 1 days);
        vm.warp(NOW + 10 days);
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_InThePast.selector, NOW + 9 days));
        locker.extend(id, NOW + 9 days);
        locker.extend(id, NOW + 11 days);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_StillLocked.selector);
        locker.withdraw(id, OWNER);
    }

    function test_T15_bad_times_and_bad_accounts_are_refused() public {
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_TooFarAhead.selector);
        _lock(NOW + 36_525 days + 1);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_InThePast.selector);
        _lock(NOW);
        address[4] memory bad = [address(0), address(1), address(2), address(locker)];
        for (uint256 i; i < bad.length; ++i) {
            bytes memory refusal =
                abi.encodeWithSelector(PositionLockerWords.PositionLocker_InvalidAccount.selector, bad[i]);
            vm.expectRevert(refusal);
            locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, PERMANENT, bad[i], PAYEE);
            vm.expectRevert(refusal);
            locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, PERMANENT, OWNER, bad[i]);
        }
        uint256 id = _lock(NOW + 1 days);
        vm.warp(NOW + 1 days);
        vm.startPrank(OWNER);
        for (uint256 i; i < bad.length; ++i) {
            bytes memory refusal =
                abi.encodeWithSelector(PositionLockerWords.PositionLocker_InvalidAccount.selector, bad[i]);
            vm.expectRevert(refusal);
            locker.setPayee(id, bad[i]);
            vm.expectRevert(refusal);
            locker.proposeTransfer(id, bad[i]);
            vm.expectRevert(refusal);
            locker.withdraw(id, bad[i]);
        }
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_InvalidAccount.selector);
        locker.proposeTransfer(id, OWNER);
    }

    /// forge-config: default.fuzz.runs = 300
    function test_I7_I9_strangers_can_do_nothing(address stranger) public {
        vm.assume(stranger != OWNER && stranger != PAYEE && stranger != address(0));
        uint256 id = _lock(NOW + 1 days);
        vm.warp(NOW + 1 days);
        bytes[6] memory calls = [
            abi.encodeCall(PositionLocker.withdraw, (id, stranger)),
            abi.encodeCall(PositionLocker.extend, (id, PERMANENT)),
            abi.encodeCall(PositionLocker.makePermanent, (id)),
            abi.encodeCall(PositionLocker.setPayee, (id, stranger)),
            abi.encodeCall(PositionLocker.proposeTransfer, (id, stranger)),
            abi.encodeCall(PositionLocker.cancelTransfer, (id))
        ];
        bytes memory refusal =
            abi.encodeWithSelector(PositionLockerWords.PositionLocker_NotOwner.selector, id, stranger);
        for (uint256 i; i < calls.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory why) = address(locker).call(bytes.concat(calls[i], abi.encode(OWNER)));
            _true(!ok, "refused");
            _eq(why, refusal, "why");
        }
        vm.startPrank(stranger);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotOwnerOrPayee.selector);
        locker.collect(id);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        vm.expectRevert(abi.encodeWithSelector(PositionLockerWords.PositionLocker_NoSuchLock.selector, id + 1));
        locker.collect(id + 1);
    }

    function test_a_lock_is_in_the_lists_of_its_owner_manager_and_pool() public {
        bytes32 key = keccak256(abi.encode(token0, token1, FEE));
        for (uint256 i = 1; i < 11; ++i) {
            if (i > 1) (tokenId,) = _position(address(this), 1e20);
            manager.approve(address(locker), tokenId);
            _lock(PERMANENT);
            (PositionLockerWords.Lock memory it,) = locker.lockOf(i);
            _eq(it.entry, i - 1, "its place");
        }
        for (uint256 from; from < 12; ++from) {
            (uint256[] memory ids, uint256 count) = locker.idsOfOwner(OWNER, from, 3);
            _eq(count, 10, "all there are");
            _eq(ids.length, from > 10 ? 0 : from > 7 ? 10 - from : 3, "a page of three");
            for (uint256 i; i < ids.length; ++i) {
                _eq(ids[i], from + i + 1, "in order");
            }
            (uint256[] memory others, uint256 all) = locker.idsOfManager(address(manager), from, 3);
            _eq(abi.encode(others, all), abi.encode(ids, count), "of the manager");
            (others, all) = locker.idsOfPool(address(manager), key, from, 3);
            _eq(abi.encode(others, all), abi.encode(ids, count), "of the pool");
        }
        (, uint256 none) = locker.idsOfPool(address(this), key, 0, 3);
        _eq(none, 0, "a pool of another manager is another");
        vm.prank(OWNER);
        locker.proposeTransfer(4, OTHER);
        vm.prank(OTHER);
        locker.acceptTransfer(4);
        (uint256[] memory his, uint256 one) = locker.idsOfOwner(OTHER, 0, 9);
        _true(one == 1 && his[0] == 4, "the new owner's");
        (PositionLockerWords.Lock memory moved,) = locker.lockOf(4);
        _eq(moved.entry, 0, "at its first place");
    }

    function test_an_offer_says_so_and_an_expired_lock_is_not_extended_to_this_second() public {
        uint256 id = _lock(NOW + 100 days);
        vm.startPrank(OWNER);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.TransferProposed(id, OTHER);
        locker.proposeTransfer(id, OTHER);
        vm.warp(NOW + 101 days);
        bytes4 past = PositionLockerWords.PositionLocker_InThePast.selector;
        vm.expectRevert(abi.encodeWithSelector(past, NOW + 101 days));
        locker.extend(id, NOW + 101 days);
        locker.extend(id, NOW + 101 days + 1);
        vm.stopPrank();
    }

    function test_fees_of_V4_are_what_the_payee_has_more_afterwards() public {
        PayingV4 other = new PayingV4(IPositionManagerV4.PoolKey(address(0), address(token1), 3000, 60, address(0)));
        uint256 id = locker.lock(address(other), PositionLockerWords.Kind.V4, 7, PERMANENT, OWNER, PAYEE);
        vm.deal(address(other), 10);
        vm.deal(PAYEE, 70);
        token1.mint(PAYEE, 900);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.Collected(id, PAYEE, address(0), address(token1), 3, 5);
        vm.prank(OWNER);
        locker.collect(id);
        _eq(PAYEE.balance, 73, "ether");
        _eq(token1.balanceOf(PAYEE), 905, "and the other token");
    }

    function test_a_number_of_96_bits_names_a_position_and_a_longer_one_does_not() public {
        IPositionManagerV4.PoolKey memory key;
        StandInV4 other = new StandInV4(key, -1, 1);
        uint256 last = type(uint96).max;
        PositionLockerWords.Kind kind = PositionLockerWords.Kind.V4;
        uint256 id = locker.lock(address(other), kind, last, PERMANENT, OWNER, PAYEE);
        (PositionLockerWords.Lock memory lock,) = locker.lockOf(id);
        _eq(lock.tokenId, last, "the last");
        vm.expectRevert(
            abi.encodeWithSelector(
                PositionLockerWords.PositionLocker_NotAPosition.selector, address(other), last + 1, kind
            )
        );
        locker.lock(address(other), kind, last + 1, PERMANENT, OWNER, PAYEE);
    }

    function test_T16_a_transfer_takes_two_steps_and_the_fees_go_along() public {
        uint256 id = _lock(NOW + 100 days);
        vm.startPrank(OWNER);
        locker.cancelTransfer(id);
        locker.proposeTransfer(id, PAYEE);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.TransferCancelled(id, PAYEE);
        locker.proposeTransfer(id, OTHER);
        locker.extend(id, NOW + 101 days);
        vm.stopPrank();
        vm.prank(OTHER);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.prank(OTHER);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.Transferred(id, OWNER, OTHER);
        locker.acceptTransfer(id);
        (PositionLockerWords.Lock memory lock, address pending) = locker.lockOf(id);
        _eq(lock.owner, OTHER, "owner");
        _eq(lock.payee, OTHER, "payee");
        _eq(pending, address(0), "cleared");
        vm.prank(OTHER);
        vm.expectEmit(address(locker));
        emit PositionLockerWords.PayeeChanged(id, PAYEE);
        locker.setPayee(id, PAYEE);
    }
}

/// @notice A wallet that makes two calls in one transaction.
contract Payer {
    function pay(PositionLocker locker, uint256 id, uint40 unlock, address manager, bytes calldata more) external {
        locker.checkUnlock(id, unlock);
        (bool ok,) = manager.call(more);
        require(ok, "paid");
    }
}
