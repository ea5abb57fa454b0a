// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice Permits and votes of the ERC-20 variants that have them.
contract Erc20SignaturesTest is VariantTest {
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function setUp() public {
        _deployAll("erc20");
    }

    /// @dev A call of `permit` signed by Alice for a chain and a contract, with her next number.
    function _permit(address target, uint256 value, uint256 deadline, uint256 chain, address verifier)
        private
        view
        returns (bytes memory data, bytes32 digest)
    {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Gold"), keccak256("1"), chain, verifier));
        bytes32 hash = keccak256(abi.encode(PERMIT, ALICE, BOB, value, Token(target).nonces(ALICE), deadline));
        digest = keccak256(abi.encodePacked(hex"1901", domain, hash));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(ALICE_KEY, digest);
        data = abi.encodeCall(Token.permit, (ALICE, BOB, value, deadline, v, r, s));
    }

    /// forge-config: default.fuzz.runs = 4
    function test_T12_a_permit_counts_once_for_one_token_on_one_chain(uint256 value) public {
        uint256 deadline = block.timestamp + 1 hours;
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.permit) continue;
            (bytes memory data,) = _permit(target, value, deadline, block.chainid, target);
            _passes(has, STRANGER, target, data);
            _eq(Token(target).allowance(ALICE, BOB), value, has.id);
            _eq(Token(target).nonces(ALICE), 1, has.id);

            bytes4 refusal = Token.ERC2612InvalidSigner.selector;
            _refuses(has, target, data, refusal);
            (data,) = _permit(target, value, deadline, block.chainid + 1, target);
            _refuses(has, target, data, refusal);
            (data,) = _permit(target, value, deadline, block.chainid, address(this));
            _refuses(has, target, data, refusal);
            (data,) = _permit(target, value, block.timestamp - 1, block.chainid, target);
            _refuses(has, target, data, Token.ERC2612ExpiredSignature.selector);
            (data,) = _permit(target, value, block.timestamp, block.chainid, target);
            _passes(has, STRANGER, target, data);
        }
    }

    function _refuses(Variant memory has, address target, bytes memory data, bytes4 words) private {
        vm.prank(STRANGER);
        (bool ok, bytes memory answer) = target.call(data);
        _true(!ok, string.concat(has.id, " took a wrong permit"));
        _eq(abi.encodePacked(answer[0], answer[1], answer[2], answer[3]), abi.encodePacked(words), has.id);
    }

    function test_T17_the_name_of_a_signed_token_has_at_most_31_bytes() public {
        Values memory fits = _values();
        fits.name = "0123456789012345678901234567890";
        Values memory tooLong = _values();
        tooLong.name = unicode"012345678901234567890123456789é";
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            (address target,) = _deploy(i, fits);
            _true(target != address(0), has.id);
            _eq(Token(target).name(), fits.name, has.id);
            bytes memory refusal;
            (target, refusal) = _deploy(i, tooLong);
            bool signs = has.permit || has.authorizations;
            _eq(target == address(0), signs, has.id);
            if (signs) _eq(refusal, abi.encodeWithSelector(Token.StringTooLong.selector, tooLong.name), has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_votes_follow_the_balance_and_the_past_stays(uint256 amount) public {
        amount = _bound(amount, 1, SUPPLY);
        uint256 start = block.timestamp;
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.votes) continue;
            Token token = Token(target);
            _eq(token.clock(), start, has.id);
            _eq(token.CLOCK_MODE(), "mode=timestamp", has.id);
            _eq(token.getVotes(LAUNCHER), 0, has.id);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.delegate, (LAUNCHER)));
            _passes(has, ALICE, target, abi.encodeCall(Token.delegate, (BOB)));
            _eq(token.getVotes(LAUNCHER), SUPPLY, has.id);
            vm.warp(start + 10);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (ALICE, amount)));
            _eq(token.getVotes(LAUNCHER), SUPPLY - amount, has.id);
            _eq(token.getVotes(BOB), amount, has.id);
            vm.warp(start + 20);
            _eq(token.getPastVotes(LAUNCHER, start + 9), SUPPLY, has.id);
            _eq(token.getPastVotes(BOB, start + 9), 0, has.id);
            _eq(token.getPastVotes(BOB, start + 10), amount, has.id);
            _eq(token.getPastTotalSupply(start + 10), SUPPLY, has.id);
            vm.warp(start);
        }
    }
}
