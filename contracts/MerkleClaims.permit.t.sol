// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { IPermit2 } from "./grants/IPermit2.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { RebasingCoin } from "./testing/OddTokens.sol";
import { DaiCoin, MuteCoin, PermitCoin } from "./testing/PermitTokens.sol";
import { StandInPermit2 } from "./testing/StandInPermit2.sol";

/// @notice Campaigns whose deposit is a signature in place of an approval.
contract MerkleClaimsPermitTest is ClaimsBase {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address private _signer = vm.addr(KEY);
    PermitCoin private _permitCoin = new PermitCoin();
    DaiCoin private _dai = new DaiCoin();
    StandInPermit2 private _permit2 = StandInPermit2(address(Permits.PERMIT2));

    function setUp() public override {
        super.setUp();
        vm.etch(address(_permit2), address(new StandInPermit2()).code);
        _permitCoin.mint(_signer, 1000);
        _dai.mint(_signer, 1000);
        _coin.mint(_signer, 1000);
        vm.prank(_signer);
        _coin.approve(address(_permit2), 1000);
    }

    function test_a_permit_of_ERC2612_pays_for_a_campaign() public {
        MerkleClaimsWords.Terms memory terms = _of(_permitCoin, 100);
        TokenGrantsWords.Permit memory permit = _signed(100);
        vm.prank(_signer);
        uint256 id = _claims.createCampaignWithPermit(terms, permit);
        _eq(_claims.campaign(id).funded, 100, "funded");
        _eq(_claims.campaign(id).creator, _signer, "its creator");
        _eq(_permitCoin.allowance(_signer, address(_claims)), 0, "nothing is left of the allowance");
    }

    function test_a_permit_of_DAI_pays_for_a_campaign() public {
        MerkleClaimsWords.Terms memory terms = _of(_dai, 100);
        bytes32 digest = _dai.digestOf(_signer, address(_claims), 0, NOW + 100, true);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        TokenGrantsWords.Permit memory permit = TokenGrantsWords.Permit(true, 0, NOW + 100, v, r, s);
        vm.prank(_signer);
        _eq(_claims.campaign(_claims.createCampaignWithPermit(terms, permit)).funded, 100, "funded");
    }

    function test_a_permit_that_somebody_used_first_does_no_harm() public {
        MerkleClaimsWords.Terms memory terms = _of(_permitCoin, 100);
        TokenGrantsWords.Permit memory permit = _signed(100);
        _permitCoin.permit(_signer, address(_claims), 100, permit.deadline, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        _eq(_claims.campaign(_claims.createCampaignWithPermit(terms, permit)).funded, 100, "funded");
    }

    function test_a_permit_that_fails_leaves_the_refusal_to_the_transfer() public {
        MerkleClaimsWords.Terms memory terms = _of(_permitCoin, 100);
        TokenGrantsWords.Permit memory permit = _signed(100);
        permit.s = 0;
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(_claims), uint256(0), uint256(100)
            )
        );
        vm.prank(_signer);
        _claims.createCampaignWithPermit(terms, permit);
        MuteCoin mute = new MuteCoin();
        mute.mint(_signer, 100);
        MerkleClaimsWords.Terms memory muteTerms = _of(mute, 100);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(_claims), uint256(0), uint256(100)
            )
        );
        vm.prank(_signer);
        _claims.createCampaignWithPermit(muteTerms, permit);
    }

    function test_a_permit_pays_for_nobody_else_s_campaign(address thief) public {
        MerkleClaimsWords.Terms memory terms = _of(_permitCoin, 100);
        vm.assume(thief != _signer && thief != address(0));
        TokenGrantsWords.Permit memory permit = _signed(100);
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(_claims), uint256(0), uint256(100)
            )
        );
        vm.prank(thief);
        _claims.createCampaignWithPermit(terms, permit);
    }

    function test_a_signature_for_permit2_pays_for_one_campaign() public {
        MerkleClaimsWords.Terms memory terms = _of(_coin, 100);
        Permits.Transfer memory signed = _signedFor(100, 7);
        vm.prank(_signer);
        uint256 id = _claims.createCampaignWithPermit2(terms, signed);
        _eq(_claims.campaign(id).funded, 100, "funded");
        _eq(_coin.balanceOf(_signer), 900, "exactly");
        vm.expectRevert(StandInPermit2.InvalidNonce.selector);
        vm.prank(_signer);
        _claims.createCampaignWithPermit2(terms, signed);
    }

    function test_a_signature_for_permit2_pays_for_nobody_else_and_for_no_more() public {
        MerkleClaimsWords.Terms memory terms = _of(_coin, 100);
        MerkleClaimsWords.Terms memory more = _of(_coin, 101);
        Permits.Transfer memory signed = _signedFor(100, 7);
        vm.expectRevert(StandInPermit2.InvalidSigner.selector);
        _claims.createCampaignWithPermit2(terms, signed);
        vm.expectRevert(abi.encodeWithSelector(StandInPermit2.InvalidAmount.selector, uint256(100)));
        vm.prank(_signer);
        _claims.createCampaignWithPermit2(more, signed);
    }

    function test_T6_the_other_ways_in_are_checked_like_the_first() public {
        RebasingCoin short = new RebasingCoin();
        _fund(short);
        _create(short, 100);
        short.rebase(0.5e18);
        bytes memory reason = abi.encodeWithSelector(
            MerkleClaimsWords.MerkleClaims_TokenShort.selector, short, uint256(50), uint256(100)
        );
        MerkleClaimsWords.Terms memory terms = _of(short, 100);
        terms.deadline = DEADLINE;
        TokenGrantsWords.Permit memory permit = _signed(100);
        Permits.Transfer memory signed = _signedFor(100, 7);
        vm.expectRevert(reason);
        _claims.createCampaignWithPermit(terms, permit);
        vm.expectRevert(reason);
        _claims.createCampaignWithPermit2(terms, signed);
    }

    function _of(IERC20 token, uint256 total) private view returns (MerkleClaimsWords.Terms memory) {
        return _terms(token, Branch.root(_leaves()), total);
    }

    function _signed(uint256 value) private view returns (TokenGrantsWords.Permit memory) {
        bytes32 inner =
            keccak256(abi.encode(PERMIT, _signer, address(_claims), value, _permitCoin.nonces(_signer), NOW + 100));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", _permitCoin.DOMAIN_SEPARATOR(), inner));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        return TokenGrantsWords.Permit(false, value, NOW + 100, v, r, s);
    }

    function _signedFor(uint256 amount, uint256 nonce) private view returns (Permits.Transfer memory) {
        IPermit2.PermitTransferFrom memory permit =
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(_coin), amount), nonce, NOW + 100);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _permit2.digestOf(permit, address(_claims)));
        return Permits.Transfer(amount, nonce, NOW + 100, abi.encodePacked(r, s, v));
    }
}
