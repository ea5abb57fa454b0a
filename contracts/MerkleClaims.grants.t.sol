// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { Coin, FeeCoin, HookCoin, RebasingCoin } from "./testing/OddTokens.sol";
import { Forms } from "./testing/Wallets.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice A token that takes an allowance of 2^96 - 1 for endless and never lowers it, as UNI and COMP do.
contract EndlessGrantCoin is Coin(18) {
    function _spendAllowance(address owner, address spender, uint256 value) internal override {
        if (allowance(owner, spender) != type(uint96).max) super._spendAllowance(owner, spender, value);
    }
}

/// @notice Claims that are paid into grants.
contract MerkleClaimsGrantsTest is ClaimsBase {
    uint40 private constant END = DEADLINE - 100;
    uint32 private constant NOTICE = 50;
    address private constant RECIPIENT = address(0xD00D);
    address private constant REVOKER = address(0x4E7);

    function _even() private pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(START, START, END, 0);
    }

    function _createGranted(IERC20 token, uint256 total, address revoker, uint32 notice) private returns (uint256 id) {
        vm.warp(NOW);
        MerkleClaimsWords.Terms memory terms = _terms(token, Branch.root(_leaves()), total);
        (terms.lock, terms.grant) = (_even(), MerkleClaimsWords.GrantTerms(true, revoker, notice));
        id = _claims.createCampaign(terms);
        vm.warp(START);
    }

    function _first(IERC20 token) private pure returns (uint256) {
        return uint256(uint160(address(token))) << 96 | 1;
    }

    function test_a_claim_is_granted_to_its_account_with_the_campaign_s_schedule_revoker_and_notice() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, NOTICE);
        vm.warp(START + 5);
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.PaidIntoGrant(id, _accounts[1], _first(_coin), 1);
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.Claimed(id, _accounts[1], 1, _accounts[1], 20, 20);
        _claim(id, 1);
        TokenGrantsWords.Grant memory grant = _grants.grantOf(_first(_coin));
        _eq(grant.receiver, _accounts[1], "of the account");
        _eq(grant.amount, 20, "all of it");
        _eq(grant.revoker, REVOKER, "revoked by whom the campaign names");
        _eq(grant.notice, NOTICE, "with its notice");
        _eq(keccak256(abi.encode(grant.schedule)), keccak256(abi.encode(_even())), "absolute, whenever it is claimed");
        _eq(_coin.balanceOf(_accounts[1]), 0, "nothing is paid out");
        _eq(_coin.balanceOf(address(_claims)), 80, "the rest stays");
        MerkleClaimsWords.Campaign memory campaign = _claims.campaign(id);
        _true(campaign.payout == MerkleClaimsWords.Payout.Grant, "and the campaign says so before");
        _eq(campaign.revoker, REVOKER, "with the revoker");
        _eq(campaign.notice, NOTICE, "and the notice");
    }

    function test_without_a_revoker_nobody_can_revoke_what_was_claimed() public {
        uint256 id = _createGranted(_coin, 100, address(0), 0);
        _claim(id, 1);
        _eq(_grants.grantOf(_first(_coin)).revoker, address(0), "nobody");
        uint256 grant = _first(_coin);
        _expectNoRevoker(grant, address(this));
        _grants.revoke(grant, 0);
        vm.prank(address(_claims));
        _expectNoRevoker(grant, address(_claims));
        _grants.revoke(grant, 0);
    }

    function test_the_revoker_stops_a_claimed_grant_and_the_receiver_keeps_what_vested() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, NOTICE);
        _claim(id, 3);
        vm.warp(START + (END - START) / 2 - NOTICE);
        vm.prank(REVOKER);
        _grants.revoke(_first(_coin), 0);
        vm.warp(END);
        vm.prank(_accounts[3]);
        _grants.withdraw(_first(_coin), _accounts[3], 20);
        vm.prank(REVOKER);
        _grants.refund(_first(_coin), REVOKER, 20);
        _eq(_coin.balanceOf(_accounts[3]), 20, "half for the receiver");
        _eq(_coin.balanceOf(REVOKER), 20, "half for the revoker");
    }

    function test_a_signed_claim_is_granted_to_the_recipient() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, 0);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _claims.claimToDigest(id, 0, RECIPIENT, DEADLINE));
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, RECIPIENT, DEADLINE, Forms.long(v, r, s));
        _eq(_grants.grantOf(_first(_coin)).receiver, RECIPIENT, "where the account signed to");
    }

    function test_from_the_end_of_the_schedule_on_claims_are_paid_out() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, 0);
        vm.warp(END - 1);
        _claim(id, 0);
        _eq(_coin.balanceOf(_accounts[0]), 0, "granted to the last second");
        vm.warp(END);
        _claim(id, 1);
        _eq(_coin.balanceOf(_accounts[1]), 20, "paid out");
    }

    function test_T2_the_grants_are_allowed_exactly_the_claim_and_nothing_afterwards() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, 0);
        vm.expectCall(address(_coin), abi.encodeCall(_coin.approve, (address(_grants), 30)));
        _claim(id, 2);
        _eq(_coin.allowance(address(_claims), address(_grants)), 0, "nothing is left");
        _eq(_coin.allowance(address(_claims), address(_locker)), 0, "and nothing for the locker");
    }

    function test_T2_an_allowance_that_looks_endless_is_taken_back() public {
        EndlessGrantCoin endless = new EndlessGrantCoin();
        endless.mint(address(this), type(uint96).max);
        endless.approve(address(_claims), type(uint256).max);
        _amounts[0] = type(uint96).max;
        uint256 id = _createGranted(endless, type(uint96).max, REVOKER, 0);
        _claim(id, 0);
        _eq(_grants.grantOf(_first(endless)).amount, type(uint96).max, "granted");
        _eq(endless.allowance(address(_claims), address(_grants)), 0, "nothing is left");
    }

    function test_T3_a_campaign_with_grants_stops_at_its_own_ledger() public {
        uint256 poor = _createGranted(_coin, 25, REVOKER, 0);
        uint256 rich = _createGranted(_coin, 100, address(0), 0);
        _claim(poor, 0);
        _expectClaim(poor, 1, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_Underfunded.selector, 15, 20));
        for (uint256 index = 0; index < 4; ++index) {
            _claim(rich, index);
        }
        _eq(_coin.balanceOf(address(_claims)), 15, "the poor campaign's rest");
        _eq(_grants.owed(address(_coin)), 110, "what went into grants");
    }

    function test_what_a_grant_cannot_be_is_refused_when_the_campaign_is_created() public {
        VestingMath.Schedule memory none;
        _refused(_even(), MerkleClaimsWords.GrantTerms(true, address(0), 1));
        _refused(_even(), MerkleClaimsWords.GrantTerms(true, address(_claims), 0));
        _refused(_even(), MerkleClaimsWords.GrantTerms(true, address(_grants), 0));
        _refused(_even(), MerkleClaimsWords.GrantTerms(false, REVOKER, 0));
        _refused(_even(), MerkleClaimsWords.GrantTerms(false, address(0), 1));
        _refused(none, MerkleClaimsWords.GrantTerms(true, REVOKER, 0));
    }

    function test_T15_the_longest_schedule_that_is_accepted_can_be_claimed_into() public {
        VestingMath.Schedule[2] memory schedules = [
            VestingMath.Schedule(NOW, NOW, NOW + 100 * 365 days, 65_535),
            VestingMath.Schedule(START, START, START + 2, 0)
        ];
        for (uint256 index = 0; index < 2; ++index) {
            vm.warp(NOW);
            MerkleClaimsWords.Terms memory terms = _terms(_coin, Branch.root(_leaves()), 100);
            terms.lock = schedules[index];
            terms.grant = MerkleClaimsWords.GrantTerms(true, REVOKER, type(uint32).max);
            uint256 id = _claims.createCampaign(terms);
            vm.warp(START);
            _claim(id, index);
            _eq(_grants.grantOf(_first(_coin) + index).amount, _amounts[index], "the grants take it");
        }
    }

    function test_T6_T7_a_fee_is_kept_on_the_way_into_the_grant_and_nothing_is_left_allowed() public {
        FeeCoin fee = new FeeCoin(1000);
        _fund(fee);
        uint256 id = _createGranted(fee, 112, REVOKER, 0);
        _claim(id, 3);
        _eq(_grants.grantOf(_first(fee)).amount, 36, "less the fee");
        _eq(fee.allowance(address(_claims), address(_grants)), 0, "nothing is left");
    }

    function test_T6_the_share_of_a_token_that_is_short_is_granted() public {
        RebasingCoin rebasing = new RebasingCoin();
        _fund(rebasing);
        uint256 id = _createGranted(rebasing, 100, REVOKER, 0);
        rebasing.rebase(0.5e18);
        _claim(id, 3);
        _eq(_grants.grantOf(_first(rebasing)).amount, 20, "half");
        _claim(id, 2);
        _eq(_grants.grantOf(_first(rebasing) + 1).amount, 15, "half, second as well");
    }

    function test_T8_a_token_that_calls_back_on_the_way_into_a_grant_can_enter_nothing() public {
        HookCoin hooks = new HookCoin();
        _fund(hooks);
        uint256 id = _createGranted(hooks, 100, REVOKER, 0);
        bytes32[] memory proof = Branch.proof(_leaves(), 1);
        vm.prank(address(_claims));
        hooks.hook();
        // The hook of the claims contract itself would be called: it has none, so the claim fails whole.
        (bool done,) = address(_claims).call(abi.encodeCall(_claims.claim, (id, 1, _accounts[1], 20, proof)));
        _true(!done && !_claims.isClaimed(id, 1), "nothing is marked");
        _eq(hooks.allowance(address(_claims), address(_grants)), 0, "and nothing allowed");
    }

    function test_T9_a_grant_that_is_refused_marks_nothing_and_waits_for_the_end() public {
        uint256 id = _createGranted(_coin, 100, REVOKER, 0);
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _claims.claimToDigest(id, 0, address(_grants), DEADLINE));
        vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_InvalidAccount.selector, address(_grants)));
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, address(_grants), DEADLINE, Forms.long(v, r, s));
        _true(!_claims.isClaimed(id, 0), "not marked");
        vm.warp(END);
        _claim(id, 0);
        _eq(_coin.balanceOf(_accounts[0]), 10, "paid out");
    }

    function _expectNoRevoker(uint256 grant, address caller) private {
        vm.expectRevert(abi.encodeWithSelector(TokenGrantsWords.TokenGrants_NotRevoker.selector, grant, caller));
    }

    function _refused(VestingMath.Schedule memory schedule, MerkleClaimsWords.GrantTerms memory grant) private {
        MerkleClaimsWords.Terms memory terms = _terms(_coin, Branch.root(_leaves()), 1, 0, _claims.PERMANENT());
        (terms.lock, terms.grant) = (schedule, grant);
        vm.expectRevert(
            abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongGrant.selector, grant.revoker, grant.notice)
        );
        _claims.createCampaign(terms);
    }
}
