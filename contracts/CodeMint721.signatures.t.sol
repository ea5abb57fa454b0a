// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "./CodeMint721.sol";
import { CodeMintWords as W } from "./mint/CodeMintWords.sol";
import { Branch } from "./testing/Branch.sol";
import { MintBase } from "./testing/MintBase.sol";
import { Forms } from "./testing/Wallets.sol";

/// @notice Signatures of codes and vouchers: every form, and every way to steal, copy or bend one.
contract CodeMint721SignaturesTest is MintBase {
    address private constant ADA = address(0xADA);
    address private constant BOB = address(0xB0B);

    function test_T12_65_and_64_bytes_of_a_code_s_key_are_understood() public {
        _redeem(0, ADA);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[1], _mint.redeemDigest(1, ADA, END));
        _mint.redeem(1, ADA, END, Forms.compact(v, r, s), Branch.proof(_leaves(), 1));
        _eq(_mint.balanceOf(ADA), 2, "both");
    }

    function test_T12_the_digests_are_those_of_eip_712() public view {
        bytes32 redeem_ = keccak256(
            abi.encode(
                keccak256("Redeem(uint256 index,address recipient,uint256 deadline)"), uint256(7), ADA, uint256(9)
            )
        );
        bytes32 voucher = keccak256(
            abi.encode(keccak256("Voucher(address wallet,uint256 limit,uint256 deadline)"), ADA, uint256(8), uint256(9))
        );
        _eq(_mint.redeemDigest(7, ADA, 9), keccak256(abi.encodePacked(hex"1901", _domain(), redeem_)), "redeem");
        _eq(_mint.voucherDigest(ADA, 8, 9), keccak256(abi.encodePacked(hex"1901", _domain(), voucher)), "voucher");
    }

    function test_T13_a_copied_signature_serves_no_other_recipient(address thief) public {
        vm.assume(thief != ADA);
        bytes memory signature = _signature(0, ADA, END);
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        vm.prank(thief);
        vm.expectPartialRevert(W.CodeMint721_NotOnTheList.selector);
        _mint.redeem(0, thief, END, signature, proof);
    }

    function test_T12_a_signature_for_anything_else_is_refused() public {
        CodeMint721 other = new CodeMint721(_words(), _printed(), _shared(), _terms());
        uint256 here = block.chainid;
        vm.chainId(here + 1);
        bytes32 elsewhere = _mint.redeemDigest(0, ADA, END);
        vm.chainId(here);
        bytes32[5] memory digests = [
            elsewhere,
            other.redeemDigest(0, ADA, END),
            _mint.redeemDigest(1, ADA, END),
            _mint.redeemDigest(0, BOB, END),
            _mint.redeemDigest(0, ADA, END - 1)
        ];
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        for (uint256 index = 0; index < 5; ++index) {
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[0], digests[index]);
            vm.expectPartialRevert(W.CodeMint721_NotOnTheList.selector);
            _mint.redeem(0, ADA, END, Forms.long(v, r, s), proof);
        }
    }

    function test_T12_forms_that_are_no_signature_are_refused() public {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[0], _mint.redeemDigest(0, ADA, END));
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        bytes[8] memory forms = [
            Forms.highS(v, r, s),
            Forms.long(v - 27, r, s),
            Forms.long(29, r, s),
            Forms.long(v, 0, s),
            Forms.long(v, r, 0),
            abi.encodePacked(Forms.long(v, r, s), uint8(0)),
            abi.encodePacked(r),
            bytes("")
        ];
        for (uint256 index = 0; index < forms.length; ++index) {
            vm.expectRevert(W.CodeMint721_WrongSignature.selector);
            _mint.redeem(0, ADA, END, forms[index], proof);
        }
    }

    function test_T12_a_signature_counts_until_its_deadline() public {
        vm.warp(NOW + 11);
        bytes memory reason = abi.encodeWithSelector(W.CodeMint721_SignatureExpired.selector, NOW + 10);
        _expectRedeem(0, ADA, NOW + 10, reason);
        vm.warp(NOW + 10);
        _mint.redeem(0, ADA, NOW + 10, _signature(0, ADA, NOW + 10), Branch.proof(_leaves(), 0));
    }

    /// forge-config: default.fuzz.runs = 64
    function test_T12_a_key_that_is_on_no_list_mints_nothing(uint256 key, uint256 index) public {
        key = _bound(key, 1, type(uint128).max);
        for (uint256 known = 0; known < 4; ++known) {
            vm.assume(key != _keys[known]);
        }
        index = index & 3;
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _mint.redeemDigest(index, ADA, END));
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        vm.expectRevert(abi.encodeWithSelector(W.CodeMint721_NotOnTheList.selector, index, vm.addr(key)));
        _mint.redeem(index, ADA, END, Forms.long(v, r, s), proof);
    }

    function test_T14b_a_voucher_permits_its_wallet_up_to_its_limit_however_often_it_is_sent() public {
        _withVouchers();
        bytes memory voucher = _voucher(SIGNER, ADA, 2, END);
        _mint.mint(ADA, 1, 2, END, voucher);
        _mint.mint(ADA, 1, 2, END, voucher);
        _expectMint(ADA, 2, END, voucher, abi.encodeWithSelector(W.CodeMint721_WalletLimit.selector, ADA, 2, 2));
        _eq(_mint.balanceOf(ADA), 2, "sent three times");
    }

    function test_T14b_a_voucher_cannot_permit_more_than_the_collection_does() public {
        _withVouchers();
        bytes memory voucher = _voucher(SIGNER, ADA, 100, END);
        _mint.mint(ADA, 2, 100, END, voucher);
        _mint.mint(ADA, 1, 100, END, voucher);
        _expectMint(ADA, 100, END, voucher, abi.encodeWithSelector(W.CodeMint721_WalletLimit.selector, ADA, 3, 3));
    }

    /// forge-config: default.fuzz.runs = 64
    function test_T12_T14b_a_voucher_for_anything_else_is_refused(uint256 key) public {
        _withVouchers();
        key = _bound(key, 1, type(uint128).max);
        vm.assume(key != SIGNER);
        bytes memory wrong = abi.encodePacked(W.CodeMint721_WrongVoucher.selector);
        _expectMint(ADA, 2, END, _voucher(key, ADA, 2, END), wrong);
        _expectMint(BOB, 2, END, _voucher(SIGNER, ADA, 2, END), wrong);
        _expectMint(ADA, 3, END, _voucher(SIGNER, ADA, 2, END), wrong);
        _expectMint(ADA, 2, END, _voucher(SIGNER, ADA, 2, END - 1), wrong);
        _expectMint(ADA, 2, END, "", wrong);
        bytes memory old = _voucher(SIGNER, ADA, 2, NOW - 1);
        _expectMint(ADA, 2, NOW - 1, old, abi.encodeWithSelector(W.CodeMint721_SignatureExpired.selector, NOW - 1));
        uint256 here = block.chainid;
        vm.chainId(here + 1);
        bytes memory elsewhere = _voucher(SIGNER, ADA, 2, END);
        vm.chainId(here);
        _expectMint(ADA, 2, END, elsewhere, wrong);
        bytes memory before = _voucher(SIGNER, ADA, 2, END);
        _withVouchers();
        _expectMint(ADA, 2, END, before, wrong);
    }

    function _withVouchers() private {
        W.Shared memory shared = _shared();
        shared.voucherSigner = vm.addr(SIGNER);
        _mint = new CodeMint721(_words(), _printed(), shared, _terms());
    }

    function _voucher(uint256 key, address wallet, uint256 limit, uint256 deadline)
        private
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _mint.voucherDigest(wallet, limit, deadline));
        return Forms.long(v, r, s);
    }

    function _expectMint(address wallet, uint256 limit, uint256 deadline, bytes memory voucher, bytes memory reason)
        private
    {
        vm.expectRevert(reason);
        _mint.mint(wallet, 1, limit, deadline, voucher);
    }

    function _domain() private view returns (bytes32) {
        return keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("CodeMint721"),
                keccak256("1"),
                block.chainid,
                address(_mint)
            )
        );
    }
}
