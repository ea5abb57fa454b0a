// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaims } from "./MerkleClaims.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { ContractWallet, Forms } from "./testing/Wallets.sol";

/// @notice Claims to another address: every form of a signature, and every way it may be wrong.
contract MerkleClaimsSignaturesTest is ClaimsBase {
    address private constant RECIPIENT = address(0xD00D);
    ContractWallet private immutable _wallet = new ContractWallet();
    uint256 private _id;

    function setUp() public override {
        super.setUp();
        _accounts[2] = address(_wallet);
        _id = _create(_coin, 100);
    }

    function test_T12_65_and_64_bytes_of_a_key_pay_where_it_signed() public {
        (uint8 v, bytes32 r, bytes32 s) = _signed(_id, 0, RECIPIENT, DEADLINE);
        _claimTo(0, RECIPIENT, DEADLINE, Forms.long(v, r, s));
        (v, r, s) = _signed(_id, 3, RECIPIENT, DEADLINE);
        _claimTo(3, RECIPIENT, DEADLINE, Forms.compact(v, r, s));
        _eq(_coin.balanceOf(RECIPIENT), 50, "both paid");
        _eq(_coin.balanceOf(_accounts[0]), 0, "not the account");
    }

    function test_T12_the_digest_is_that_of_eip_712() public view {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("MerkleClaims"),
                keccak256("1"),
                block.chainid,
                address(_claims)
            )
        );
        bytes32 words = keccak256(
            abi.encode(
                keccak256("ClaimTo(uint256 campaign,uint256 index,address recipient,uint256 deadline)"),
                uint256(7),
                uint256(8),
                RECIPIENT,
                uint256(9)
            )
        );
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", domain, words));
        _eq(_claims.claimToDigest(7, 8, RECIPIENT, 9), digest, "digest");
    }

    function test_T12_a_signature_for_anything_else_is_refused() public {
        _wrong(_claims.claimToDigest(_id + 1, 0, RECIPIENT, DEADLINE), "another campaign");
        _wrong(_claims.claimToDigest(_id, 3, RECIPIENT, DEADLINE), "another index");
        _wrong(_claims.claimToDigest(_id, 0, address(this), DEADLINE), "another recipient");
        _wrong(_claims.claimToDigest(_id, 0, RECIPIENT, DEADLINE - 1), "another deadline");
        _wrong(
            new MerkleClaims(_claims.locker(), _claims.grants()).claimToDigest(_id, 0, RECIPIENT, DEADLINE),
            "another contract"
        );
        uint256 here = block.chainid;
        vm.chainId(here + 1);
        bytes32 elsewhere = _claims.claimToDigest(_id, 0, RECIPIENT, DEADLINE);
        vm.chainId(here);
        _wrong(elsewhere, "another chain");
    }

    function test_T12_forms_that_are_no_signature_are_refused() public {
        (uint8 v, bytes32 r, bytes32 s) = _signed(_id, 0, RECIPIENT, DEADLINE);
        bytes[9] memory forms = [
            Forms.highS(v, r, s),
            Forms.long(v - 27, r, s),
            Forms.long(v == 27 ? 28 : 27, r, s),
            Forms.long(29, r, s),
            Forms.long(v, 0, s),
            Forms.long(v, r, 0),
            abi.encodePacked(Forms.long(v, r, s), uint8(0)),
            abi.encodePacked(r),
            bytes("")
        ];
        for (uint256 index = 0; index < forms.length; ++index) {
            _expectWrong(0);
            this.claimTo(0, RECIPIENT, DEADLINE, forms[index]);
        }
    }

    function test_T12_a_zero_account_is_never_taken_for_a_failed_recovery() public {
        bytes32 leaf = _claims.leafOf(0, address(0), 1);
        uint256 id = _createOne(leaf, 1);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongSignature.selector, address(0)));
        _claims.claimBySig(id, 0, address(0), 1, new bytes32[](0), RECIPIENT, DEADLINE, new bytes(65));
    }

    function test_T12_a_signature_counts_until_its_deadline_and_once() public {
        (uint8 v, bytes32 r, bytes32 s) = _signed(_id, 0, RECIPIENT, START + 50);
        vm.warp(START + 51);
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_SignatureExpired.selector, START + 50));
        this.claimTo(0, RECIPIENT, START + 50, Forms.long(v, r, s));
        vm.warp(START + 50);
        _claimTo(0, RECIPIENT, START + 50, Forms.long(v, r, s));
        vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_AlreadyClaimed.selector, _id, 0));
        this.claimTo(0, RECIPIENT, START + 50, Forms.compact(v, r, s));
    }

    function test_T12_a_contract_s_word_counts_and_nothing_less() public {
        for (uint256 answer = 1; answer < 6; ++answer) {
            _wallet.say(ContractWallet.Answer(answer));
            vm.expectRevert(abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongSignature.selector, _wallet));
            this.claimTo(2, RECIPIENT, DEADLINE, "whatever the wallet likes");
        }
        _wallet.say(ContractWallet.Answer.Yes);
        _claimTo(2, RECIPIENT, DEADLINE, "whatever the wallet likes");
        _eq(_coin.balanceOf(RECIPIENT), 30, "paid");
    }

    function test_T12_a_key_whose_account_has_code_may_still_sign() public {
        vm.etch(_accounts[0], abi.encodePacked(hex"ef0100", _coin));
        (uint8 v, bytes32 r, bytes32 s) = _signed(_id, 0, RECIPIENT, DEADLINE);
        _claimTo(0, RECIPIENT, DEADLINE, Forms.long(v, r, s));
    }

    /// forge-config: default.fuzz.runs = 128
    function test_T12_nobody_else_s_key_moves_an_entry(uint256 key, uint256 index) public {
        key = _bound(key, 1, type(uint128).max);
        vm.assume(key != KEY);
        index = index & 3;
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, _claims.claimToDigest(_id, index, RECIPIENT, DEADLINE));
        _wallet.say(ContractWallet.Answer.No);
        _expectWrong(index);
        this.claimTo(index, RECIPIENT, DEADLINE, Forms.long(v, r, s));
    }

    function claimTo(uint256 index, address recipient, uint256 deadline, bytes memory signature) external {
        _claimTo(index, recipient, deadline, signature);
    }

    function _claimTo(uint256 index, address recipient, uint256 deadline, bytes memory signature) private {
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        _claims.claimBySig(_id, index, _accounts[index], _amounts[index], proof, recipient, deadline, signature);
    }

    function _signed(uint256 id, uint256 index, address recipient, uint256 deadline)
        private
        view
        returns (uint8 v, bytes32 r, bytes32 s)
    {
        return vm.sign(KEY, _claims.claimToDigest(id, index, recipient, deadline));
    }

    function _wrong(bytes32 digest, string memory why) private {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        try this.claimTo(0, RECIPIENT, DEADLINE, Forms.long(v, r, s)) {
            _true(false, why);
        } catch (bytes memory reason) {
            bytes memory expected =
                abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongSignature.selector, _accounts[0]);
            _eq(reason, expected, why);
        }
    }

    function _expectWrong(uint256 index) private {
        vm.expectRevert(
            abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_WrongSignature.selector, _accounts[index])
        );
    }
}
