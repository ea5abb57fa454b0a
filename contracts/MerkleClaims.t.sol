// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleProof } from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import { ProofRoot } from "./signing/ProofRoot.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { Coin } from "./testing/OddTokens.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Campaigns, claims and refunds of ordinary tokens.
contract MerkleClaimsTest is ClaimsBase {
    function test_everybody_on_the_list_is_paid_once_and_the_creator_gets_the_rest() public {
        uint256 id = _create(_coin, 100);
        _claim(id, 0);
        _claim(id, 2);
        _eq(_coin.balanceOf(_accounts[0]), 10, "first");
        _eq(_coin.balanceOf(_accounts[2]), 30, "third");
        vm.warp(DEADLINE);
        _claims.refund(id, address(this));
        _eq(_coin.balanceOf(address(this)), START_BALANCE - 40, "the rest came back");
        _eq(_claims.campaign(id).remaining, 0, "nothing remains");
        _eq(_claims.owed(_coin), 0, "nothing is owed");
    }

    function test_a_campaign_says_what_it_was_created_with() public {
        vm.expectEmit();
        emit MerkleClaimsWords.CampaignCreated(
            1,
            address(this),
            _coin,
            Branch.root(_leaves()),
            100,
            START,
            DEADLINE,
            false,
            _none(),
            MerkleClaimsWords.GrantTerms(false, address(0), 0),
            "ipfs://list"
        );
        MerkleClaimsWords.Campaign memory campaign = _claims.campaign(_create(_coin, 100));
        _eq(address(campaign.token), address(_coin), "token");
        _eq(campaign.creator, address(this), "creator");
        _eq(campaign.start, START, "start");
        _eq(campaign.deadline, DEADLINE, "deadline");
        _eq(campaign.funded, 100, "funded");
        _eq(_create(_coin, 5), 2, "ids go up by one");
    }

    function test_a_campaign_for_another_account_is_paid_by_the_caller_and_refunded_to_that_account() public {
        address other = address(0x07E4);
        bytes32 root = Branch.root(_leaves());
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongRecipient.selector, address(0)));
        _claims.createCampaignFor(address(0), _terms(_coin, root, 100));
        uint256 id = _claims.createCampaignFor(other, _terms(_coin, root, 100));
        _eq(_claims.campaign(id).creator, other, "creator");
        _eq(_coin.balanceOf(address(this)), START_BALANCE - 100, "paid here");
        vm.warp(DEADLINE);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NotCreator.selector, other));
        _claims.refund(id, other);
        vm.prank(other);
        _claims.refund(id, other);
        _eq(_coin.balanceOf(other), 100, "refunded there");
    }

    function test_a_claim_says_whom_it_paid() public {
        uint256 id = _create(_coin, 100);
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.Claimed(id, _accounts[1], 1, _accounts[1], 20, 20);
        _claim(id, 1);
        _true(_claims.isClaimed(id, 1) && !_claims.isClaimed(id, 0), "marked");
        _eq(_claims.claimedWord(id, 0), 2, "bit 1");
    }

    function test_bad_campaigns_are_refused_with_their_reason() public {
        bytes32 root = Branch.root(_leaves());
        bytes4 window = MerkleClaimsWords.MerkleClaims_WrongWindow.selector;
        _refused(_coin, 0, 1, 0, DEADLINE, abi.encodePacked(MerkleClaimsWords.MerkleClaims_NoRoot.selector));
        _refused(_coin, root, 0, 0, DEADLINE, abi.encodePacked(MerkleClaimsWords.MerkleClaims_ZeroAmount.selector));
        _refused(_coin, root, 1, DEADLINE, DEADLINE, abi.encodeWithSelector(window, DEADLINE, DEADLINE));
        _refused(_coin, root, 1, 0, NOW, abi.encodeWithSelector(window, 0, NOW));
        _refused(
            Coin(address(7)),
            root,
            1,
            0,
            DEADLINE,
            abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NotAToken.selector, address(7))
        );
    }

    function test_T15_a_time_in_milliseconds_is_refused_and_permanent_is_not() public {
        bytes32 root = Branch.root(_leaves());
        uint40 limit = NOW + 100 * 365 days;
        bytes4 far = MerkleClaimsWords.MerkleClaims_TooFar.selector;
        _refused(_coin, root, 1, 0, limit + 1, abi.encodeWithSelector(far, limit + 1));
        _refused(_coin, root, 1, limit + 1, _claims.PERMANENT(), abi.encodeWithSelector(far, limit + 1));
        _claims.createCampaign(_terms(_coin, root, 1, 0, limit));
        uint256 id = _claims.createCampaign(_terms(_coin, root, 1, 0, _claims.PERMANENT()));
        vm.warp(uint256(NOW) * 1000);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_StillOpen.selector, _claims.PERMANENT()));
        _claims.refund(id, address(this));
    }

    function test_I12_claims_are_open_from_start_until_before_the_deadline() public {
        uint256 id = _create(_coin, 100);
        vm.warp(START - 1);
        _expectClaim(id, 0, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NotStarted.selector, START));
        vm.warp(START);
        _claim(id, 0);
        vm.warp(DEADLINE - 1);
        _claim(id, 1);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_StillOpen.selector, DEADLINE));
        _claims.refund(id, address(this));
        vm.warp(DEADLINE);
        _expectClaim(id, 2, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_Closed.selector, DEADLINE));
        _claims.refund(id, address(this));
    }

    function test_I12_a_refund_goes_to_the_creator_alone_and_once(address stranger) public {
        vm.assume(stranger != address(this));
        uint256 id = _create(_coin, 100);
        vm.warp(DEADLINE);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NotCreator.selector, address(this)));
        vm.prank(stranger);
        _claims.refund(id, address(this));
        _claims.refund(id, address(this));
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NothingToRefund.selector, id));
        _claims.refund(id, address(this));
    }

    function test_a_campaign_that_does_not_exist_is_named(uint256 id) public {
        bytes memory reason = abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NoSuchCampaign.selector, id);
        _expectClaim(id, 0, reason);
        vm.expectRevert(reason);
        _claims.refund(id, address(this));
        vm.expectRevert(reason);
        _claims.campaign(id);
    }

    function test_T3_an_underfunded_campaign_stops_at_its_own_ledger() public {
        uint256 poor = _create(_coin, 25);
        uint256 rich = _create(_coin, 100);
        _claim(poor, 0);
        _expectClaim(poor, 1, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_Underfunded.selector, 15, 20));
        _true(!_claims.isClaimed(poor, 1), "not marked");
        for (uint256 index = 0; index < 4; ++index) {
            _claim(rich, index);
        }
        _eq(_coin.balanceOf(address(_claims)), 15, "the poor campaign's rest is untouched");
    }

    function test_T10_an_index_is_paid_once_and_an_account_may_have_two() public {
        uint256 id = _create(_coin, 100);
        _claim(id, 0);
        _expectClaim(id, 0, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_AlreadyClaimed.selector, id, 0));
        _claim(id, 3);
        _eq(_coin.balanceOf(_accounts[0]), 50, "entries 0 and 3 are one account's");
    }

    function test_T10_anything_but_the_list_s_own_words_fails(uint256 index, address account, uint256 amount) public {
        uint256 id = _create(_coin, 100);
        vm.assume(index > 3 || account != _accounts[index] || amount != _amounts[index]);
        vm.assume(amount != 0);
        bytes32[] memory proof = Branch.proof(_leaves(), index & 3);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongProof.selector, id, index));
        _claims.claim(id, index, account, amount, proof);
    }

    function test_T10_a_proof_of_one_campaign_fails_in_another() public {
        bytes32[4] memory leaves = _leaves();
        leaves[2] = keccak256("another list");
        uint256 id = _createOne(Branch.root(leaves), 100);
        _expectClaim(id, 0, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongProof.selector, id, 0));
    }

    function test_T10_an_inner_node_is_no_leaf() public {
        // A creator could choose words whose encoding is a pair of hashes; hashing twice takes the way away.
        bytes32[4] memory leaves = _leaves();
        bytes32 inner = keccak256(abi.encode(uint256(1), _accounts[0], uint256(1)));
        leaves[0] = inner;
        uint256 id = _createOne(Branch.root(leaves), 100);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongProof.selector, id, 1));
        _claims.claim(id, 1, _accounts[0], 1, Branch.proof(leaves, 0));
    }

    function test_T10_a_proof_has_at_most_32_steps() public {
        bytes32 leaf = _claims.leafOf(0, _accounts[0], 10);
        uint256 id = _createOne(Branch.root(leaf, Branch.proof(33)), 10);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_ProofTooLong.selector, 33));
        _claims.claim(id, 0, _accounts[0], 10, Branch.proof(33));
        id = _createOne(Branch.root(leaf, Branch.proof(32)), 10);
        _claims.claim(id, 0, _accounts[0], 10, Branch.proof(32));
    }

    function test_T10_a_leaf_is_hashed_twice_as_openzeppelin_s_tree_does(uint256 index, address account, uint256 amount)
        public
        view
    {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        _eq(_claims.leafOf(index, account, amount), leaf, "leaf");
    }

    function test_a_list_of_one_needs_no_proof() public {
        uint256 id = _createOne(_claims.leafOf(9, _accounts[0], 10), 10);
        _claims.claim(id, 9, _accounts[0], 10, new bytes32[](0));
        _eq(_coin.balanceOf(_accounts[0]), 10, "paid");
    }

    function test_an_entry_of_nothing_is_refused() public {
        uint256 id = _createOne(_claims.leafOf(0, _accounts[0], 0), 10);
        vm.expectRevert(MerkleClaimsWords.MerkleClaims_ZeroAmount.selector);
        _claims.claim(id, 0, _accounts[0], 0, new bytes32[](0));
    }

    function test_tokens_cannot_go_to_nobody_or_stay_here() public {
        address[2] memory places = [address(0), address(_claims)];
        for (uint256 place = 0; place < 2; ++place) {
            uint256 id = _createOne(_claims.leafOf(0, places[place], 1), 1);
            vm.expectRevert(
                abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongRecipient.selector, places[place])
            );
            _claims.claim(id, 0, places[place], 1, new bytes32[](0));
        }
    }

    function test_the_root_of_a_proof_is_the_one_openzeppelin_finds(bytes32 leaf, bytes32[] calldata proof)
        public
        pure
    {
        _eq(ProofRoot.rootOf(leaf, proof), MerkleProof.processProofCalldata(proof, leaf), "root");
    }

    function test_T4_twenty_bytes_after_the_arguments_change_nothing(address sender) public {
        vm.assume(sender != address(this));
        uint256 id = _create(_coin, 100);
        vm.warp(DEADLINE);
        bytes memory call = abi.encodePacked(abi.encodeCall(_claims.refund, (id, address(this))), address(this));
        vm.prank(sender);
        (bool done,) = address(_claims).call(call);
        _true(!done, "the creator is the sender, not the last 20 bytes");
    }

    function test_I11_ether_cannot_be_sent_here() public {
        vm.deal(address(this), 1 ether);
        (bool plain,) = address(_claims).call{ value: 1 }("");
        (bool named,) = address(_claims).call{ value: 1 }(abi.encodeCall(_claims.refund, (1, address(this))));
        _true(!plain && !named, "refused");
    }

    function test_I14_views_write_nothing() public {
        uint256 id = _create(_coin, 100);
        vm.record();
        _claims.campaign(id);
        _claims.isClaimed(id, 1);
        _claims.claimedWord(id, 0);
        _claims.leafOf(0, _accounts[0], 10);
        _claims.claimToDigest(id, 0, _accounts[0], 1);
        _claims.owed(_coin);
        _claims.campaignCount();
        (, bytes32[] memory writes) = vm.accesses(address(_claims));
        _eq(writes.length, 0, "no writes");
    }

    function _none() private pure returns (VestingMath.Schedule memory schedule) { }

    function _refused(Coin token, bytes32 root, uint256 total, uint40 start, uint40 deadline, bytes memory reason)
        private
    {
        vm.expectRevert(reason);
        _claims.createCampaign(_terms(token, root, total, start, deadline));
    }
}
