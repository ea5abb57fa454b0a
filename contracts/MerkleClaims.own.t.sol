// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { BlacklistCoin } from "./testing/OddTokens.sol";
import { Forms } from "./testing/Wallets.sol";

/// @notice Campaigns in which the account on the list claims itself or by its signature, and refunds to another address.
contract MerkleClaimsOwnTest is ClaimsBase {
    address private constant RECIPIENT = address(0xD00D);
    address private constant STRANGER = address(0xBAD);

    function _createOwn() private returns (uint256 id) {
        vm.warp(NOW);
        MerkleClaimsWords.Terms memory terms = _terms(_coin, Branch.root(_leaves()), 100);
        terms.ownClaims = true;
        id = _claims.createCampaign(terms);
        vm.warp(START);
    }

    function _signed(uint256 id, uint256 index, address recipient) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _claims.claimToDigest(id, index, recipient, DEADLINE));
        return Forms.long(v, r, s);
    }

    function test_a_plain_claim_cannot_come_before_a_signed_one(address stranger) public {
        vm.assume(stranger != _accounts[0]);
        uint256 id = _createOwn();
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        bytes memory signature = _signed(id, 0, RECIPIENT);
        // The stranger has seen the signed claim on its way, and sends a plain one first.
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NotTheAccount.selector, _accounts[0]));
        vm.prank(stranger);
        _claims.claim(id, 0, _accounts[0], 10, proof);
        vm.prank(stranger);
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, RECIPIENT, DEADLINE, signature);
        _eq(_coin.balanceOf(RECIPIENT), 10, "where the account signed to");
    }

    function test_the_account_itself_may_send_a_plain_claim() public {
        uint256 id = _createOwn();
        _true(_claims.campaign(id).ownClaims, "said by the campaign");
        bytes32[] memory proof = Branch.proof(_leaves(), 1);
        vm.prank(_accounts[1]);
        _claims.claim(id, 1, _accounts[1], 20, proof);
        _eq(_coin.balanceOf(_accounts[1]), 20, "paid");
    }

    function test_an_account_may_sign_for_itself_so_that_another_pays() public {
        uint256 id = _createOwn();
        bytes memory signature = _signed(id, 0, _accounts[0]);
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        vm.prank(STRANGER);
        _claims.claimBySig(id, 0, _accounts[0], 10, proof, _accounts[0], DEADLINE, signature);
        _eq(_coin.balanceOf(_accounts[0]), 10, "paid");
    }

    function test_without_own_claims_anyone_may_send_a_plain_claim() public {
        uint256 id = _create(_coin, 100);
        _true(!_claims.campaign(id).ownClaims, "said by the campaign");
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        vm.prank(STRANGER);
        _claims.claim(id, 0, _accounts[0], 10, proof);
        _eq(_coin.balanceOf(_accounts[0]), 10, "to the account on the list");
    }

    function test_a_creator_whom_the_token_refuses_takes_the_rest_elsewhere() public {
        BlacklistCoin list = new BlacklistCoin();
        _fund(list);
        uint256 id = _create(list, 100);
        _claim(id, 0);
        list.refuse(address(this));
        vm.warp(DEADLINE);
        // The coin refuses without a word.
        vm.expectRevert(bytes(""));
        _claims.refund(id, address(this));
        vm.expectEmit(address(_claims));
        emit MerkleClaimsWords.Refunded(id, address(this), RECIPIENT, 90, 90);
        _claims.refund(id, RECIPIENT);
        _eq(list.balanceOf(RECIPIENT), 90, "the rest");
    }

    function test_a_refund_cannot_go_to_nobody_or_stay_here() public {
        uint256 id = _create(_coin, 100);
        vm.warp(DEADLINE);
        address[2] memory places = [address(0), address(_claims)];
        for (uint256 place = 0; place < 2; ++place) {
            vm.expectRevert(
                abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongRecipient.selector, places[place])
            );
            _claims.refund(id, places[place]);
        }
    }
}
