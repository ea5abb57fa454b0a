// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { Batch, IErc721Variant as Token, Royalty } from "./testing/Variants.sol";

/// @notice What collections and editions may have beside their standard: batches, lists, royalties, and a reveal.
contract CollectionFeaturesTest is VariantTest {
    function setUp() public {
        _deployAll("erc721");
        _deployAll("erc1155");
    }

    function test_the_batch_of_the_launch_belongs_to_its_receiver() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.consecutive) continue;
            Token token = Token(target);
            _eq(token.firstBatch(), BATCH, has.id);
            _eq(token.balanceOf(LAUNCHER), BATCH, has.id);
            _eq(token.ownerOf(1), LAUNCHER, has.id);
            _eq(token.ownerOf(BATCH), LAUNCHER, has.id);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transferFrom, (LAUNCHER, BOB, 1)));
            _eq(token.ownerOf(1), BOB, has.id);
            _eq(token.balanceOf(LAUNCHER), BATCH - 1, has.id);
            if (!has.burnable) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.burn, (BATCH)));
            bytes memory gone = abi.encodeWithSelector(Token.ERC721NonexistentToken.selector, BATCH);
            _fails(has, BOB, target, abi.encodeCall(Token.ownerOf, (BATCH)), gone);
        }
    }

    function test_T20_a_batch_has_from_one_to_5000_tokens_and_fits_into_the_supply() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.consecutive) continue;
            _refusesBatch(has, i, 0, abi.encodeWithSelector(Token.Token_NothingToMint.selector));
            _refusesBatch(has, i, 5001, abi.encodeWithSelector(Token.Token_BatchTooLarge.selector, 5001, 5000));
            Values memory values = _values();
            values.batch = Batch(5000, BOB);
            (address target, bytes memory refusal) = _deploy(i, values);
            if (!has.capped) _eq(Token(target).balanceOf(BOB), 5000, has.id);
            else _eq(refusal, abi.encodeWithSelector(Token.Token_BeyondMaxSupply.selector, 5000, 7), has.id);
            values.maxSupply = 5000 - BATCH;
            (target,) = _deploy(i, values);
            _eq(Token(target).lastTokenId(), 5000, has.id);
        }
    }

    function _refusesBatch(Variant memory has, uint256 index, uint256 count, bytes memory words) private {
        Values memory values = _values();
        values.batch = Batch(count, BOB);
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        _eq(refusal, words, has.id);
    }

    function test_the_lists_on_the_chain_follow_every_piece() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.enumerable) continue;
            Token token = Token(target);
            _true(token.supportsInterface(0x780e9d63), has.id);
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 3)));
            _eq(token.totalSupply(), 3, has.id);
            _eq(token.tokenByIndex(2), 3, has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (BOB, ALICE, 1)));
            _eq(token.tokenOfOwnerByIndex(ALICE, 0), 1, has.id);
            _eq(token.tokenOfOwnerByIndex(BOB, 0), 3, has.id);
            _eq(token.tokenOfOwnerByIndex(BOB, 1), 2, has.id);
            if (!has.burnable) continue;
            _passes(has, BOB, target, abi.encodeCall(Token.burn, (2)));
            _eq(token.totalSupply(), 2, has.id);
            _eq(token.tokenByIndex(1), 3, has.id);
        }
    }

    function test_the_royalty_is_what_the_launch_gave_and_at_most_a_tenth() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.royalties) continue;
            (address receiver, uint256 due) = Token(target).royaltyInfo(1, 2 ether);
            _eq(receiver, BOB, has.id);
            _eq(due, 0.15 ether, has.id);
            _true(Token(target).supportsInterface(0x2a55205a), has.id);
            bytes4 refusal = Token.Token_RoyaltyOutOfBounds.selector;
            _refusesRoyalty(has, i, Royalty(0, BOB), abi.encodeWithSelector(refusal, 0, 1000));
            _refusesRoyalty(has, i, Royalty(1001, BOB), abi.encodeWithSelector(refusal, 1001, 1000));
            bytes4 nobody = bytes4(keccak256("ERC2981InvalidDefaultRoyaltyReceiver(address)"));
            _refusesRoyalty(has, i, Royalty(1, address(0)), abi.encodeWithSelector(nobody, address(0)));
            Values memory values = _values();
            values.royalty = Royalty(1000, BOB);
            (target,) = _deploy(i, values);
            (, due) = Token(target).royaltyInfo(1, 2 ether);
            _eq(due, 0.2 ether, has.id);
        }
    }

    function _refusesRoyalty(Variant memory has, uint256 index, Royalty memory royalty, bytes memory words) private {
        Values memory values = _values();
        values.royalty = royalty;
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        _eq(refusal, words, has.id);
    }

    function test_only_the_committed_metadata_is_revealed_and_only_once() public {
        bytes32 salt = bytes32(uint256(7));
        bytes memory wrong = abi.encodeWithSelector(Token.Token_NotTheCommitment.selector);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.reveal) continue;
            Token token = Token(target);
            uint256 first = _batched(has) + 1;
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 2)));
            _eq(token.tokenURI(first + 1), "ipfs://bafy/", has.id);
            bytes memory missing = abi.encodeWithSelector(Token.ERC721NonexistentToken.selector, first + 2);
            _fails(has, BOB, target, abi.encodeCall(Token.tokenURI, (first + 2)), missing);
            _fails(has, OWNER, target, abi.encodeCall(Token.reveal, ("ipfs://other/", salt)), wrong);
            _fails(has, OWNER, target, abi.encodeCall(Token.reveal, ("ipfs://shown/", bytes32(0))), wrong);
            _true(!token.revealed(), has.id);
            vm.expectEmit(target);
            emit Token.BatchMetadataUpdate(1, type(uint256).max);
            _passes(has, STRANGER, target, abi.encodeCall(Token.reveal, ("ipfs://shown/", salt)));
            _true(token.revealed() && token.supportsInterface(0x49064906), has.id);
            _eq(token.tokenURI(first + 1), string.concat("ipfs://shown/", vm.toString(first + 1)), has.id);
            bytes memory twice = abi.encodeWithSelector(Token.Token_AlreadyRevealed.selector);
            _fails(has, STRANGER, target, abi.encodeCall(Token.reveal, ("ipfs://shown/", salt)), twice);
            Values memory values = _values();
            values.commitment = bytes32(0);
            (address none, bytes memory refusal) = _deploy(i, values);
            _eq(none, address(0), has.id);
            _eq(refusal, abi.encodeWithSelector(Token.Token_NoCommitment.selector), has.id);
        }
    }
}
