// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { VotingLockerWords } from "./lockers/VotingLockerWords.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { Coin } from "./testing/OddTokens.sol";
import { TrickCoin } from "./testing/VotingCoins.sol";
import { VotingLockerBase } from "./testing/VotingLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Tokens that delegate falsely, call back, keep fees or take balances away.
contract VotingLockerHostileTest is VotingLockerBase {
    TrickCoin internal trick = new TrickCoin();

    function setUp() public override {
        super.setUp();
        trick.mint(PAYER, 1e24);
        vm.prank(PAYER);
        trick.approve(address(locker), type(uint256).max);
    }

    function test_T9_a_token_that_does_not_delegate_as_it_says_is_refused() public {
        for (uint8 mood = 1; mood <= uint8(type(TrickCoin.Mood).max); ++mood) {
            trick.turn(TrickCoin.Mood(mood));
            vm.expectRevert(
                abi.encodeWithSelector(VotingLockerWords.VotingLocker_NoVotes.selector, address(trick), ANN)
            );
            vm.prank(PAYER);
            locker.lockFor{ gas: 5_000_000 }(address(trick), OWNER, 1000, _linear(), ANN);
        }
        _eq(_pool(address(trick), ANN).code.length, 0, "no surrogate stays");
        trick.turn(TrickCoin.Mood.Good);
        _eq(_of(_lock(address(trick), 1000, ANN)).amount, 1000, "afterwards it can be locked");
        Coin plain = new Coin(18);
        vm.expectRevert(abi.encodeWithSelector(VotingLockerWords.VotingLocker_NoVotes.selector, address(plain), ANN));
        vm.prank(PAYER);
        locker.lock(address(plain), 1, _linear(), ANN);
    }

    function test_T8_no_function_can_be_called_from_within_the_delegation_of_a_token() public {
        uint256 id = _lock(1000, ANN);
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](1);
        grants[0] = TokenLockerWords.Grant(OWNER, 1, _linear());
        TokenGrantsWords.Permit memory permit;
        Permits.Transfer memory signed;
        bytes[11] memory calls = [
            abi.encodeCall(locker.lock, (address(coin), 1, _linear(), ANN)),
            abi.encodeCall(locker.lockFor, (address(coin), OWNER, 1, _linear(), ANN)),
            abi.encodeCall(locker.lockWithPermit, (address(coin), OWNER, 1, _linear(), ANN, permit)),
            abi.encodeCall(locker.lockWithPermit2, (address(coin), OWNER, 1, _linear(), ANN, signed)),
            abi.encodeCall(locker.lockMany, (address(coin), grants, ANN)),
            abi.encodeCall(locker.lockManyWithPermit, (address(coin), grants, ANN, permit)),
            abi.encodeCall(locker.lockManyWithPermit2, (address(coin), grants, ANN, signed)),
            abi.encodeCall(locker.changeDelegate, (id, BEN)),
            abi.encodeCall(locker.withdraw, (id, OTHER, 1)),
            abi.encodeCall(locker.withdrawShare, (id, OTHER, 1, 0)),
            abi.encodeCall(locker.increase, (id, 1, OWNER, PERMANENT))
        ];
        for (uint160 i; i < calls.length; ++i) {
            trick.callBack(abi.encode(address(locker), calls[i]));
            _lock(address(trick), 1000, address(0xD00D + i));
            _true(trick.refused(), "refused");
        }
    }

    function test_T6_a_token_with_a_fee_credits_what_arrived_and_keeps_its_delegate() public {
        trick.charge(100, 0);
        uint256 id = _lock(address(trick), 1000, ANN);
        _eq(_of(id).amount, 990, "what arrived");
        vm.expectRevert(abi.encodeWithSelector(VotingLockerWords.VotingLocker_NotMoved.selector, address(trick), 990));
        vm.prank(OWNER);
        locker.changeDelegate(id, BEN);
        _eq(locker.delegateOf(id), ANN, "as it was");
        _eq(locker.poolOwed(address(trick), ANN), 990, "owed as before");
    }

    function test_T6_a_fee_on_top_does_not_make_others_pay_for_a_change() public {
        uint256 id = _lock(address(trick), 1000, ANN);
        _lock(address(trick), 1000, ANN);
        trick.charge(0, 100);
        _refused(OWNER, VotingLockerWords.VotingLocker_NotMoved.selector);
        locker.changeDelegate(id, BEN);
        _eq(trick.balanceOf(_pool(address(trick), ANN)), 2000, "nothing left the pool");
    }

    function test_isolation_a_shortage_is_shared_within_its_pool_only() public {
        uint256 one = _lock(address(trick), 1000, ANN);
        uint256 two = _lock(address(trick), 3000, ANN);
        uint256 apart = _lock(address(trick), 500, BEN);
        uint256 honest = _lock(700, ANN);
        trick.take(_pool(address(trick), ANN), 2000);
        vm.warp(NOW + 100 days);
        bytes4 short = TokenLockerWords.TokenLocker_Shortfall.selector;
        _refused(OWNER, short);
        locker.withdraw(one, OTHER, 1000);
        _refused(PAYER, short);
        locker.lockFor(address(trick), OWNER, 5, _next(), ANN);
        _refused(OWNER, short);
        locker.changeDelegate(one, BEN);
        _refused(OWNER, short);
        locker.changeDelegate(apart, ANN);
        vm.startPrank(OWNER);
        locker.withdraw(apart, address(5), 500);
        locker.withdraw(honest, OTHER, 700);
        locker.withdrawShare(one, address(6), 1000, 500);
        locker.withdrawShare(two, address(7), 3000, 1500);
        vm.stopPrank();
        _eq(trick.balanceOf(address(5)), 500, "the other pool is whole");
        _eq(coin.balanceOf(OTHER), 700, "and so is the other token");
        _eq(trick.balanceOf(address(6)), 500, "half");
        _eq(trick.balanceOf(address(7)), 1500, "half");
        _eq(locker.owed(address(trick)), 0, "nothing is owed any more");
        _eq(locker.poolOwed(address(trick), ANN), 0, "nor by the pool");
    }

    function test_isolation_a_token_that_stops_delegating_leaves_locks_as_they_are() public {
        uint256 id = _lock(address(trick), 1000, ANN);
        trick.turn(TrickCoin.Mood.Reverts);
        _refused(OWNER, VotingLockerWords.VotingLocker_NoVotes.selector);
        locker.changeDelegate(id, BEN);
        _lock(address(trick), 10, ANN);
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OTHER, 1000);
        _eq(trick.balanceOf(OTHER), 1000, "paid");
    }

    function _next() private view returns (VestingMath.Schedule memory schedule) {
        schedule = _linear();
        schedule.end = uint40(block.timestamp + 1 days);
    }
}
