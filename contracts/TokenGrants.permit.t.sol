// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { TokenGrants } from "./TokenGrants.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { DaiCoin, MuteCoin, PermitCoin } from "./testing/PermitTokens.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";

/// @notice Grants from a signature in place of an approval.
contract TokenGrantsPermitTest is TokenGrantsBase {
    uint256 private constant KEY = 0xA11CE5;
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address private _signer = vm.addr(KEY);
    PermitCoin private _permitCoin = new PermitCoin();
    DaiCoin private _dai = new DaiCoin();

    function setUp() public override {
        super.setUp();
        _permitCoin.mint(_signer, 1e24);
        _dai.mint(_signer, 1e24);
    }

    function _signed(uint256 value) private view returns (TokenGrantsWords.Permit memory) {
        bytes32 inner =
            keccak256(abi.encode(PERMIT, _signer, address(grants), value, _permitCoin.nonces(_signer), NOW + 100));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", _permitCoin.DOMAIN_SEPARATOR(), inner));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        return TokenGrantsWords.Permit(false, value, NOW + 100, v, r, s);
    }

    function _signedDai() private view returns (TokenGrantsWords.Permit memory) {
        uint256 nonce = _dai.nonces(_signer);
        bytes32 digest = _dai.digestOf(_signer, address(grants), nonce, NOW + 100, true);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        return TokenGrantsWords.Permit(true, nonce, NOW + 100, v, r, s);
    }

    function _awards() private pure returns (TokenGrantsWords.Award[] memory awards) {
        awards = new TokenGrantsWords.Award[](2);
        awards[0] = TokenGrantsWords.Award(RECEIVER, 400, _linear());
        awards[1] = TokenGrantsWords.Award(OTHER, 600, _date());
    }

    function test_a_permit_of_ERC2612_makes_one_grant_and_a_batch() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(_signer);
        uint256 id = grants.createWithPermit(address(_permitCoin), RECEIVER, 1000, _linear(), _terms(), permit);
        _eq(_of(id).amount, 1000, "one");
        permit = _signed(1000);
        vm.prank(_signer);
        id = grants.createManyWithPermit(address(_permitCoin), _awards(), _terms(), permit);
        _eq(_of(id + 1).amount, 600, "of the batch");
        _eq(_permitCoin.allowance(_signer, address(grants)), 0, "nothing is left of the allowance");
    }

    function test_a_permit_of_DAI_makes_one_grant_and_a_batch() public {
        TokenGrantsWords.Permit memory permit = _signedDai();
        vm.prank(_signer);
        uint256 id = grants.createWithPermit(address(_dai), RECEIVER, 1000, _linear(), _terms(), permit);
        _eq(_of(id).amount, 1000, "one");
        vm.prank(_signer);
        _dai.approve(address(grants), 0);
        permit = _signedDai();
        vm.prank(_signer);
        id = grants.createManyWithPermit(address(_dai), _awards(), _terms(), permit);
        _eq(_of(id).amount, 400, "of the batch");
    }

    function test_a_permit_that_a_stranger_used_first_stops_nothing() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(OTHER);
        _permitCoin.permit(_signer, address(grants), 1000, NOW + 100, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        uint256 id = grants.createWithPermit(address(_permitCoin), RECEIVER, 1000, _linear(), _terms(), permit);
        _eq(_of(id).amount, 1000, "made");

        permit = _signedDai();
        vm.prank(OTHER);
        _dai.permit(_signer, address(grants), 0, NOW + 100, true, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        id = grants.createManyWithPermit(address(_dai), _awards(), _terms(), permit);
        _eq(_of(id).amount, 400, "made");
    }

    function test_I7_a_permit_of_another_pays_for_nobody(address thief) public {
        vm.assume(thief != _signer && thief != address(0));
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(thief);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, grants, 0, 1000));
        grants.createWithPermit(address(_permitCoin), thief, 1000, _linear(), _terms(), permit);
        vm.prank(OTHER);
        _permitCoin.permit(_signer, address(grants), 1000, NOW + 100, permit.v, permit.r, permit.s);
        vm.prank(thief);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, grants, 0, 1000));
        grants.createWithPermit(address(_permitCoin), thief, 1000, _linear(), _terms(), permit);
        _eq(_permitCoin.balanceOf(_signer), 1e24, "untouched");
    }

    function test_a_bad_or_expired_permit_without_an_allowance_makes_nothing() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.warp(NOW + 101);
        vm.prank(_signer);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, grants, 0, 1000));
        grants.createWithPermit(address(_permitCoin), RECEIVER, 1000, _linear(), _terms(), permit);
        vm.warp(NOW);
        permit.s = 0;
        vm.prank(_signer);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, grants, 0, 1000));
        grants.createManyWithPermit(address(_permitCoin), _awards(), _terms(), permit);
    }

    function test_a_token_without_permit_falls_back_to_its_allowance_and_takes_only_from_the_caller() public {
        TokenGrantsWords.Permit memory none;
        MuteCoin mute = new MuteCoin();
        mute.mint(_signer, 1000);
        vm.prank(_signer);
        mute.approve(address(grants), 1000);
        // The permit "succeeds", and nobody else's allowance is used by it.
        vm.prank(OTHER);
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientAllowance.selector, grants, 0, 1000));
        grants.createWithPermit(address(mute), OTHER, 1000, _linear(), _terms(), none);
        vm.prank(_signer);
        uint256 id = grants.createWithPermit(address(mute), RECEIVER, 1000, _linear(), _terms(), none);
        _eq(_of(id).amount, 1000, "by allowance");
        vm.prank(PAYER);
        id = grants.createWithPermit(address(coin), RECEIVER, 1000, _linear(), _terms(), none);
        _eq(_of(id).amount, 1000, "a token that knows no permit");
    }

    function test_T2_a_permit_names_the_caller_as_owner_and_this_contract_as_spender() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.expectCall(
            address(_permitCoin),
            abi.encodeCall(
                _permitCoin.permit,
                (_signer, address(grants), uint256(1000), uint256(NOW + 100), permit.v, permit.r, permit.s)
            )
        );
        vm.prank(_signer);
        grants.createWithPermit(address(_permitCoin), RECEIVER, 1000, _linear(), _terms(), permit);
        address[5] memory anybody = [RECEIVER, REVOKER, OTHER, PAYER, address(grants)];
        for (uint256 i; i < anybody.length; ++i) {
            _eq(IERC20(address(_permitCoin)).allowance(address(grants), anybody[i]), 0, "no allowance of ours");
        }
    }
}
