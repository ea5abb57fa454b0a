// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { Coin, FeeCoin, HookCoin, RebasingCoin } from "./testing/OddTokens.sol";
import { Forms } from "./testing/Wallets.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice A token that takes an allowance of 2^96 - 1 for endless and never lowers it, as UNI and COMP do.
contract EndlessCoin is Coin(18) {
    function _spendAllowance(address owner, address spender, uint256 value) internal override {
        if (allowance(owner, spender) != type(uint96).max) super._spendAllowance(owner, spender, value);
    }
}

/// @notice Claims that are paid into locks.
contract MerkleClaimsLocksTest is ClaimsBase {
    uint40 private constant END = DEADLINE - 100;
    address private constant RECIPIENT = address(0xD00D);

    function _atEnd() private pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(START, END, END, 0);
    }

    function _createLocked(IERC20 token, uint256 total, VestingMath.Schedule memory schedule)
        private
        returns (uint256 id)
    {
        vm.warp(NOW);
        MerkleClaimsWords.Terms memory terms = _terms(token, Branch.root(_leaves()), total);
        terms.lock = schedule;
        id = _claims.createCampaign(terms);
        vm.warp(START);
    }

    function _first(IERC20 token) private pure returns (uint256) {
        return uint256(uint160(address(token))) << 96 | 1;
    }

    function test_a_claim_is_locked_for_its_account_on_the_campaign_s_schedule() public {
        VestingMath.Schedule memory even = VestingMath.Schedule(START, START + 10, END, 8);
        uint256 id = _createLocked(_coin, 100, even);
        vm.warp(START + 5);
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.PaidIntoLock(id, _accounts[1], _first(_coin), 1);
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.Claimed(id, _accounts[1], 1, _accounts[1], 20, 20);
        _claim(id, 1);
        TokenLockerWords.Lock memory lock = _locker.lockOf(_first(_coin));
        _eq(lock.owner, _accounts[1], "of the account");
        _eq(lock.amount, 20, "all of it");
        _eq(keccak256(abi.encode(lock.schedule)), keccak256(abi.encode(even)), "absolute, whenever it is claimed");
        _eq(_coin.balanceOf(_accounts[1]), 0, "nothing is paid out");
        _eq(_coin.balanceOf(address(_claims)), 80, "the rest stays");
    }

    function test_a_signed_claim_is_locked_for_the_recipient() public {
        uint256 id = _createLocked(_coin, 100, _atEnd());
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _claims.claimToDigest(id, 0, RECIPIENT, DEADLINE));
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, RECIPIENT, DEADLINE, Forms.long(v, r, s));
        _eq(_locker.lockOf(_first(_coin)).owner, RECIPIENT, "where the account signed to");
    }

    function test_from_the_end_of_the_lock_on_claims_are_paid_out() public {
        uint256 id = _createLocked(_coin, 100, _atEnd());
        vm.warp(END - 1);
        _claim(id, 0);
        _eq(_coin.balanceOf(_accounts[0]), 0, "locked to the last second");
        vm.warp(END);
        _claim(id, 1);
        _eq(_coin.balanceOf(_accounts[1]), 20, "paid out");
        vm.prank(_accounts[0]);
        _locker.withdraw(_first(_coin), _accounts[0], 10);
        _eq(_coin.balanceOf(_accounts[0]), 10, "and the lock is open");
    }

    function test_T2_the_locker_is_allowed_exactly_the_claim_and_nothing_afterwards() public {
        uint256 id = _createLocked(_coin, 100, _atEnd());
        vm.expectCall(address(_coin), abi.encodeCall(_coin.approve, (address(_locker), 30)));
        _claim(id, 2);
        _eq(_coin.allowance(address(_claims), address(_locker)), 0, "nothing is left");
    }

    function test_T2_an_allowance_that_looks_endless_is_taken_back() public {
        EndlessCoin endless = new EndlessCoin();
        endless.mint(address(this), type(uint96).max);
        endless.approve(address(_claims), type(uint96).max - 1);
        endless.approve(address(_claims), type(uint256).max);
        _amounts[0] = type(uint96).max;
        uint256 id = _createLocked(endless, type(uint96).max, _atEnd());
        _claim(id, 0);
        _eq(_locker.lockOf(_first(endless)).amount, type(uint96).max, "locked");
        _eq(endless.allowance(address(_claims), address(_locker)), 0, "nothing is left");
    }

    function test_T3_a_campaign_with_locks_stops_at_its_own_ledger() public {
        uint256 poor = _createLocked(_coin, 25, _atEnd());
        uint256 rich = _createLocked(_coin, 100, _atEnd());
        _claim(poor, 0);
        _expectClaim(poor, 1, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_Underfunded.selector, 15, 20));
        for (uint256 index = 0; index < 4; ++index) {
            _claim(rich, index);
        }
        _eq(_coin.balanceOf(address(_claims)), 15, "the poor campaign's rest");
        _eq(_locker.owed(address(_coin)), 110, "what went into locks");
        vm.warp(DEADLINE);
        _claims.refund(poor, address(this));
        _eq(_claims.owed(_coin), 0, "all is settled");
    }

    function test_what_a_lock_cannot_be_is_refused_when_the_campaign_is_created() public {
        bytes4 wrong = MerkleClaimsWords.MerkleClaims_WrongSchedule.selector;
        uint40 apart = uint40(type(uint32).max);
        _refused(VestingMath.Schedule(START, START - 1, END, 0), abi.encodeWithSelector(wrong, START, START - 1, END));
        _refused(VestingMath.Schedule(START, END + 1, END, 0), abi.encodeWithSelector(wrong, START, END + 1, END));
        _refused(VestingMath.Schedule(END, END, END, 0), abi.encodeWithSelector(wrong, END, END, END));
        _refused(VestingMath.Schedule(0, NOW, NOW, 0), abi.encodeWithSelector(wrong, 0, NOW, NOW));
        _refused(VestingMath.Schedule(0, 0, 0, 7), abi.encodeWithSelector(wrong, 0, 0, 0));
        _refused(VestingMath.Schedule(1, 1, 0, 0), abi.encodeWithSelector(wrong, 1, 1, 0));
        _refused(
            VestingMath.Schedule(0, 0, _claims.PERMANENT(), 0), abi.encodeWithSelector(wrong, 0, 0, _claims.PERMANENT())
        );
        vm.warp(apart);
        uint40 far = apart + 1 + 50 * 365 days;
        uint40 start = far - apart - 1;
        _refused(VestingMath.Schedule(start, start, far, 0), abi.encodeWithSelector(wrong, start, start, far));
        vm.warp(NOW);
        uint40 limit = NOW + 100 * 365 days;
        bytes4 tooFar = MerkleClaimsWords.MerkleClaims_TooFar.selector;
        _refused(VestingMath.Schedule(NOW, NOW, limit + 1, 0), abi.encodeWithSelector(tooFar, limit + 1));
    }

    function test_T15_the_longest_lock_that_is_accepted_can_be_claimed_into() public {
        VestingMath.Schedule[3] memory schedules = [
            VestingMath.Schedule(NOW, NOW, NOW + 100 * 365 days, 65_535),
            VestingMath.Schedule(START, START, START + 2, 0),
            VestingMath.Schedule(NOW + 1000 - 1, NOW + 1000, NOW + 1000, 0)
        ];
        for (uint256 index = 0; index < 3; ++index) {
            uint256 id = _createLocked(_coin, 100, schedules[index]);
            _claim(id, index);
            _eq(_locker.lockOf(_first(_coin) + index).amount, _amounts[index], "the locker takes it");
        }
    }

    function test_a_campaign_with_locks_holds_what_a_lock_can() public {
        Coin big = new Coin(18);
        big.mint(address(this), type(uint256).max);
        big.approve(address(_claims), type(uint256).max);
        uint256 most = type(uint112).max;
        MerkleClaimsWords.Terms memory terms = _terms(big, Branch.root(_leaves()), most + 1);
        terms.lock = _atEnd();
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_TooMuch.selector, most + 1));
        _claims.createCampaign(terms);
        _amounts[0] = most;
        uint256 id = _createLocked(big, most, _atEnd());
        _claim(id, 0);
        _eq(_locker.lockOf(_first(big)).amount, most, "the largest lock");
    }

    function test_T6_T7_a_fee_is_kept_on_the_way_into_the_lock_and_nothing_is_left_allowed() public {
        FeeCoin fee = new FeeCoin(1000);
        _fund(fee);
        uint256 id = _createLocked(fee, 112, _atEnd());
        _claim(id, 3);
        _eq(_locker.lockOf(_first(fee)).amount, 36, "less the fee");
        _eq(fee.allowance(address(_claims), address(_locker)), 0, "nothing is left");
    }

    function test_T6_the_share_of_a_token_that_is_short_is_locked() public {
        RebasingCoin rebasing = new RebasingCoin();
        _fund(rebasing);
        uint256 id = _createLocked(rebasing, 100, _atEnd());
        rebasing.rebase(0.5e18);
        _claim(id, 3);
        _eq(_locker.lockOf(_first(rebasing)).amount, 20, "half");
        _claim(id, 2);
        _eq(_locker.lockOf(_first(rebasing) + 1).amount, 15, "half, second as well");
    }

    function test_T8_a_token_that_calls_back_on_the_way_into_a_lock_can_enter_nothing() public {
        HookCoin hooks = new HookCoin();
        _fund(hooks);
        uint256 id = _createLocked(hooks, 100, _atEnd());
        bytes32[] memory proof = Branch.proof(_leaves(), 1);
        vm.prank(address(_claims));
        hooks.hook();
        bytes memory call = abi.encodeCall(_claims.claim, (id, 1, _accounts[1], 20, proof));
        // The hook of the claims contract itself would be called: it has none, so the claim fails whole.
        (bool done,) = address(_claims).call(call);
        _true(!done && !_claims.isClaimed(id, 1), "nothing is marked");
        _eq(hooks.allowance(address(_claims), address(_locker)), 0, "and nothing allowed");
    }

    function test_T9_a_lock_that_is_refused_marks_nothing_and_waits_for_the_end() public {
        uint256 id = _createLocked(_coin, 100, _atEnd());
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _claims.claimToDigest(id, 0, address(_locker), DEADLINE));
        vm.expectRevert(abi.encodeWithSelector(TokenLockerWords.TokenLocker_InvalidAccount.selector, address(_locker)));
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, address(_locker), DEADLINE, Forms.long(v, r, s));
        _true(!_claims.isClaimed(id, 0), "not marked");
        vm.warp(END);
        _claim(id, 0);
        _eq(_coin.balanceOf(_accounts[0]), 10, "paid out");
    }

    function _refused(VestingMath.Schedule memory schedule, bytes memory reason) private {
        MerkleClaimsWords.Terms memory terms = _terms(_coin, Branch.root(_leaves()), 1, 0, _claims.PERMANENT());
        terms.lock = schedule;
        vm.expectRevert(reason);
        _claims.createCampaign(terms);
    }
}
