// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Permits } from "./grants/Permits.sol";
import { IPermit2 } from "./grants/IPermit2.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { VoteSurrogate } from "./lockers/VoteSurrogate.sol";
import { VotingLockerWords } from "./lockers/VotingLockerWords.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { StandInPermit2 } from "./testing/StandInPermit2.sol";
import { Vm } from "./testing/Vm.sol";
import { VotingLockerBase } from "./testing/VotingLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What a lock with votes does, counted by OpenZeppelin's ERC20Votes.
contract VotingLockerTest is VotingLockerBase {
    function test_votes_of_locked_tokens_count_for_the_delegate_from_the_block_of_the_lock_on() public {
        vm.roll(100);
        address pool = _pool(address(coin), ANN);
        vm.expectEmit(address(locker));
        emit VotingLockerWords.SurrogateCreated(pool, address(coin), ANN);
        uint256 id = _lock(1000, ANN);
        _eq(coin.getVotes(ANN), 1000, "votes at once");
        vm.roll(110);
        _lock(500, ANN);
        vm.roll(120);
        _eq(coin.getPastVotes(ANN, 99), 0, "before");
        _eq(coin.getPastVotes(ANN, 100), 1000, "after the first");
        _eq(coin.getPastVotes(ANN, 110), 1500, "after the second");
        _eq(locker.delegateOf(id), ANN, "delegate");
        _eq(_of(id).owner, OWNER, "owner");
        _eq(_of(id).amount, 1000, "amount");
        _eq(locker.poolOwed(address(coin), ANN), 1500, "owed by the pool");
        _eq(locker.owed(address(coin)), 1500, "owed in all");
        _eq(coin.balanceOf(_pool(address(coin), ANN)), 1500, "held by the surrogate");
        _eq(coin.balanceOf(address(locker)), 0, "the locker holds nothing");
    }

    function test_lock_makes_the_caller_the_owner() public {
        vm.prank(PAYER);
        uint256 id = locker.lock(address(coin), 7, _date(), PAYER);
        _eq(_of(id).owner, PAYER, "owner");
        _eq(abi.encode(_of(id).schedule), abi.encode(_date()), "schedule");
        _eq(coin.getVotes(PAYER), 7, "its own votes");
    }

    function test_choice_the_owner_changes_the_delegate_and_nothing_else() public {
        uint256 id = _lock(1000, ANN);
        _lock(30, ANN);
        vm.warp(NOW + 25 days);
        vm.startPrank(OWNER);
        locker.withdraw(id, OTHER, 100);
        bytes32 before = keccak256(abi.encode(_of(id), locker.vested(id)));
        vm.expectEmit(address(locker));
        emit VotingLockerWords.DelegateChanged(id, ANN, BEN);
        locker.changeDelegate(id, BEN);
        vm.stopPrank();
        _eq(keccak256(abi.encode(_of(id), locker.vested(id))), before, "the lock is as it was");
        _eq(locker.delegateOf(id), BEN, "delegate");
        _eq(coin.getVotes(BEN), 900, "votes of what is left in the lock");
        _eq(coin.getVotes(ANN), 30, "votes of the other lock");
        _eq(locker.poolOwed(address(coin), ANN), 30, "owed by the old pool");
        _eq(locker.poolOwed(address(coin), BEN), 900, "owed by the new pool");
        _eq(locker.owed(address(coin)), 930, "owed in all");
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OTHER, 900);
        _eq(coin.balanceOf(OTHER), 1000, "all of it is paid");
        _eq(coin.getVotes(BEN), 0, "no votes are left");
        _true(!locker.exists(id), "gone");
        _refused(OWNER, TokenLockerWords.TokenLocker_NoSuchLock.selector);
        locker.delegateOf(id);
    }

    function test_choice_nobody_but_the_owner_changes_a_delegate(address caller) public {
        vm.assume(caller != OWNER);
        uint256 id = _lock(1000, ANN);
        _refused(caller, TokenLockerWords.TokenLocker_NotOwner.selector);
        locker.changeDelegate(id, caller);
        _refused(ANN, TokenLockerWords.TokenLocker_NoSuchLock.selector);
        locker.changeDelegate(id + 1, BEN);
        _refused(OWNER, VotingLockerWords.VotingLocker_SameDelegate.selector);
        locker.changeDelegate(id, ANN);
    }

    function test_choice_a_permanent_lock_and_one_that_ended_change_their_delegate() public {
        uint256 id = _lock(1000, ANN);
        uint256 ended = _lock(50, ANN);
        vm.startPrank(OWNER);
        locker.makePermanent(id);
        locker.changeDelegate(id, BEN);
        vm.warp(NOW + 200 days);
        locker.changeDelegate(ended, BEN);
        vm.stopPrank();
        _eq(coin.getVotes(BEN), 1050, "votes");
        _eq(locker.withdrawable(id), 0, "permanent stays permanent");
    }

    function test_a_change_of_the_delegate_takes_an_offer_back_and_a_new_owner_keeps_the_delegate() public {
        uint256 id = _lock(1000, ANN);
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.expectEmit(address(locker));
        emit TokenLockerWords.TransferCancelled(id, OTHER);
        vm.prank(OWNER);
        locker.changeDelegate(id, BEN);
        _refused(OTHER, TokenLockerWords.TokenLocker_NotPendingOwner.selector);
        locker.acceptTransfer(id);
        vm.prank(OWNER);
        locker.proposeTransfer(id, OTHER);
        vm.prank(OTHER);
        locker.acceptTransfer(id);
        _eq(locker.delegateOf(id), BEN, "until the new owner changes it");
        vm.prank(OTHER);
        locker.changeDelegate(id, OTHER);
        _eq(coin.getVotes(OTHER), 1000, "votes");
    }

    function test_some_accounts_cannot_be_delegates() public {
        uint256 id = _lock(1000, ANN);
        address[3] memory wrong = [address(0), address(locker), _pool(address(coin), ANN)];
        for (uint256 i; i < 3; ++i) {
            bytes memory why = abi.encodeWithSelector(VotingLockerWords.VotingLocker_InvalidDelegate.selector, wrong[i]);
            vm.expectRevert(why);
            vm.prank(PAYER);
            locker.lock(address(coin), 1, _date(), wrong[i]);
            vm.expectRevert(why);
            vm.prank(OWNER);
            locker.changeDelegate(id, wrong[i]);
        }
        _refused(PAYER, TokenLockerWords.TokenLocker_NotAToken.selector);
        locker.lock(address(0x1234), 1, _date(), ANN);
    }

    function test_a_split_has_the_same_delegate_and_only_alike_delegates_merge() public {
        uint256 id = _lock(1000, ANN);
        vm.startPrank(OWNER);
        vm.expectEmit(address(locker));
        emit VotingLockerWords.DelegateChanged(id + 1, address(0), ANN);
        uint256 part = locker.split(id, 300);
        _eq(locker.delegateOf(part), ANN, "delegate of the part");
        _eq(coin.getVotes(ANN), 1000, "the same votes");
        locker.changeDelegate(part, BEN);
        _eq(coin.getVotes(BEN), 300, "votes of the part");
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotMergeable.selector, id, part));
        locker.merge(id, part);
        locker.changeDelegate(part, ANN);
        locker.merge(id, part);
        vm.stopPrank();
        _eq(_of(id).amount, 1000, "together again");
        _eq(coin.getVotes(ANN), 1000, "and so are the votes");
        _eq(locker.owed(address(coin)), 1000, "owed");
    }

    function test_what_is_added_to_a_lock_votes_with_it() public {
        uint256 id = _lock(1000, ANN);
        vm.prank(PAYER);
        locker.increase(id, 500, OWNER, PERMANENT);
        _eq(coin.getVotes(ANN), 1500, "votes");
        _eq(locker.poolOwed(address(coin), ANN), 1500, "owed by the pool");
        _eq(locker.owed(address(coin)), 1500, "owed in all");
    }

    function test_a_batch_has_one_delegate() public {
        vm.recordLogs();
        vm.prank(PAYER);
        uint256 id = locker.lockMany(address(coin), _two(), BEN);
        Vm.Log[] memory logs = vm.getRecordedLogs();
        uint256 said;
        for (uint256 i; i < logs.length; ++i) {
            if (logs[i].topics[0] == VotingLockerWords.DelegateChanged.selector) ++said;
        }
        _eq(said, 2, "said of each, and of no other");
        _eq(coin.getVotes(BEN), 1000, "votes of both");
        for (uint256 i; i < 2; ++i) {
            _eq(locker.delegateOf(id + i), BEN, "delegate");
        }
        _eq(_of(id + 1).owner, OTHER, "owner");
        vm.prank(OTHER);
        locker.changeDelegate(id + 1, ANN);
        _eq(coin.getVotes(ANN), 600, "each owner chooses");
    }

    function test_permits_of_the_caller_make_a_lock_and_a_batch() public {
        uint256 key = 0xA11CE5;
        address signer = vm.addr(key);
        coin.mint(signer, 5000);
        for (uint256 i; i < 2; ++i) {
            bytes32 inner = keccak256(
                abi.encode(
                    keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                    signer,
                    address(locker),
                    1000,
                    i,
                    NOW
                )
            );
            (uint8 v, bytes32 r, bytes32 s) =
                vm.sign(key, keccak256(abi.encodePacked(hex"1901", coin.DOMAIN_SEPARATOR(), inner)));
            TokenGrantsWords.Permit memory permit = TokenGrantsWords.Permit(false, 1000, NOW, v, r, s);
            vm.prank(signer);
            if (i == 0) locker.lockWithPermit(address(coin), OTHER, 1000, _date(), ANN, permit);
            else locker.lockManyWithPermit(address(coin), _two(), ANN, permit);
        }
        _eq(coin.getVotes(ANN), 2000, "votes by permit");

        StandInPermit2 permit2 = StandInPermit2(address(Permits.PERMIT2));
        vm.etch(address(permit2), address(new StandInPermit2()).code);
        vm.prank(signer);
        coin.approve(address(permit2), 3000);
        for (uint256 i; i < 2; ++i) {
            IPermit2.PermitTransferFrom memory asked =
                IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(coin), 1000), i, NOW);
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, permit2.digestOf(asked, address(locker)));
            Permits.Transfer memory signed = Permits.Transfer(1000, i, NOW, abi.encodePacked(r, s, v));
            vm.prank(signer);
            if (i == 0) locker.lockWithPermit2(address(coin), OTHER, 1000, _date(), BEN, signed);
            else locker.lockManyWithPermit2(address(coin), _two(), BEN, signed);
        }
        _eq(coin.getVotes(BEN), 2000, "votes by Permit2");
        _eq(_of((uint256(uint160(address(coin))) << 96) + 4).owner, OTHER, "for whom it was meant");
    }

    function test_T15_every_way_to_lock_refuses_a_bad_schedule() public {
        VestingMath.Schedule[4] memory bad = [
            VestingMath.Schedule(NOW - 2, NOW - 1, NOW, 0),
            VestingMath.Schedule(NOW + 2, NOW + 1, NOW + 3, 0),
            VestingMath.Schedule(NOW, NOW, NOW + 36_525 days + 1, 0),
            VestingMath.Schedule(NOW, NOW, PERMANENT, 0)
        ];
        TokenGrantsWords.Permit memory permit;
        Permits.Transfer memory signed;
        for (uint256 i; i < 4; ++i) {
            TokenLockerWords.Grant[] memory grants = _two();
            grants[1].schedule = bad[i];
            bytes4 why = i == 2
                ? TokenLockerWords.TokenLocker_TooFarAhead.selector
                : TokenLockerWords.TokenLocker_InvalidSchedule.selector;
            _refused(PAYER, why);
            locker.lock(address(coin), 7, bad[i], ANN);
            _refused(PAYER, why);
            locker.lockFor(address(coin), OWNER, 7, bad[i], ANN);
            _refused(PAYER, why);
            locker.lockWithPermit(address(coin), OWNER, 7, bad[i], ANN, permit);
            _refused(PAYER, why);
            locker.lockWithPermit2(address(coin), OWNER, 7, bad[i], ANN, signed);
            _refused(PAYER, why);
            locker.lockMany(address(coin), grants, ANN);
            _refused(PAYER, why);
            locker.lockManyWithPermit(address(coin), grants, ANN, permit);
            _refused(PAYER, why);
            locker.lockManyWithPermit2(address(coin), grants, ANN, signed);
        }
        _eq(locker.owed(address(coin)), 0, "nothing was locked");
    }

    function test_the_surrogate_is_where_it_was_said_to_be_and_pays_only_by_the_locker() public {
        VoteSurrogate surrogate = VoteSurrogate(_pool(address(coin), ANN));
        _eq(address(surrogate).code.length, 0, "not there before");
        _lock(1000, ANN);
        _eq(surrogate.LOCKER(), address(locker), "locker");
        _eq(address(surrogate.TOKEN()), address(coin), "token");
        _eq(coin.delegates(address(surrogate)), ANN, "delegate");
        _eq(coin.allowance(address(surrogate), address(locker)), 0, "T2: no allowance");
        vm.expectRevert(abi.encodeWithSelector(VoteSurrogate.VoteSurrogate_NotLocker.selector, OWNER));
        vm.prank(OWNER);
        surrogate.pay(OWNER, 1);
    }

    function test_tokens_sent_to_a_surrogate_before_and_after_belong_to_no_lock() public {
        address pool = _pool(address(coin), ANN);
        coin.mint(pool, 11);
        uint256 id = _lock(1000, ANN);
        coin.mint(pool, 13);
        _eq(_of(id).amount, 1000, "credited by what arrived");
        _eq(locker.poolOwed(address(coin), ANN), 1000, "owed");
        vm.prank(OWNER);
        locker.changeDelegate(id, BEN);
        _eq(coin.balanceOf(pool), 24, "they stay");
    }

    function test_views_of_what_is_not_there() public {
        vm.expectPartialRevert(TokenLockerWords.TokenLocker_NoSuchLock.selector);
        locker.delegateOf(1);
        _eq(locker.poolOwed(address(coin), ANN), 0, "nothing owed");
        _true(_pool(address(coin), ANN) != _pool(address(coin), BEN), "a pool for each delegate");
        _true(_pool(address(coin), ANN) != _pool(address(1), ANN), "a pool for each token");
    }

    function _two() private pure returns (TokenLockerWords.Grant[] memory grants) {
        grants = new TokenLockerWords.Grant[](2);
        grants[0] = TokenLockerWords.Grant(OWNER, 400, _linear());
        grants[1] = TokenLockerWords.Grant(OTHER, 600, _date());
    }
}
