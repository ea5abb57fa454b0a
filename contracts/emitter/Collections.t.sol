// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IErc721Variant as Token } from "./testing/Variants.sol";

/// @notice What every ERC-721 variant does, and what each of its options does.
contract CollectionsTest is VariantTest {
    function setUp() public {
        _deployAll("erc721");
    }

    function test_facts_and_interfaces() public view {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _eq(token.name(), "Gold", has.id);
            _eq(token.symbol(), "GLD", has.id);
            _eq(token.lastTokenId(), _batched(has), has.id);
            if (has.capped) _eq(token.maxSupply(), MAX_SUPPLY + _batched(has), has.id);
            _true(token.supportsInterface(0x80ac58cd) && token.supportsInterface(0x5b5e139f), has.id);
            _eq(token.supportsInterface(0x7965db0b), has.roles, has.id);
            _true(!token.supportsInterface(0xffffffff), has.id);
        }
    }

    function test_tokens_are_numbered_from_one_and_tell_where_their_metadata_stands() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 2)));
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (ALICE, 1)));
            uint256 first = _batched(has) + 1;
            _eq(token.ownerOf(first), BOB, has.id);
            _eq(token.ownerOf(first + 1), BOB, has.id);
            _eq(token.ownerOf(first + 2), ALICE, has.id);
            _eq(token.balanceOf(BOB), 2, has.id);
            _eq(token.lastTokenId(), first + 2, has.id);
            string memory number = has.reveal ? "" : vm.toString(first + 2);
            _eq(token.tokenURI(first + 2), string.concat("ipfs://bafy/", number), has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (BOB, ALICE, first)));
            _eq(token.ownerOf(first), ALICE, has.id);
            _fails(
                has,
                STRANGER,
                target,
                abi.encodeCall(Token.transferFrom, (BOB, STRANGER, first + 1)),
                abi.encodeWithSelector(Token.ERC721InsufficientApproval.selector, STRANGER, first + 1)
            );
        }
    }

    function test_only_who_may_creates_and_never_more_than_there_may_be() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            address minter = _minter(has);
            bytes memory refusal = has.ownable
                ? abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, STRANGER)
                : abi.encodeWithSelector(IPowers.AccessControlUnauthorizedAccount.selector, STRANGER, MINTER_ROLE);
            _fails(has, STRANGER, target, abi.encodeCall(Token.mint, (STRANGER, 1)), refusal);
            bytes memory nothing = abi.encodeWithSelector(Token.Token_NothingToMint.selector);
            _fails(has, minter, target, abi.encodeCall(Token.mint, (BOB, 0)), nothing);
            _passes(has, minter, target, abi.encodeCall(Token.mint, (BOB, MAX_SUPPLY - 1)));
            bytes memory beyond = abi.encodeWithSelector(Token.Token_BeyondMaxSupply.selector, 2, 1);
            if (has.capped) _fails(has, minter, target, abi.encodeCall(Token.mint, (BOB, 2)), beyond);
            else _passes(has, minter, target, abi.encodeCall(Token.mint, (BOB, 2)));
            if (!has.capped) continue;
            _passes(has, minter, target, abi.encodeCall(Token.mint, (BOB, 1)));
            // What is burned does not come back.
            if (has.burnable) _passes(has, BOB, target, abi.encodeCall(Token.burn, (_batched(has) + 1)));
            beyond = abi.encodeWithSelector(Token.Token_BeyondMaxSupply.selector, 1, 0);
            _fails(has, minter, target, abi.encodeCall(Token.mint, (BOB, 1)), beyond);
        }
    }

    function test_holders_burn_only_what_is_theirs() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 2)));
            if (!has.burnable) {
                _unknown(has, target, Token.burn.selector);
                continue;
            }
            uint256 first = _batched(has) + 1;
            bytes memory notTheirs = abi.encodeWithSelector(Token.ERC721InsufficientApproval.selector, STRANGER, first);
            bytes memory gone = abi.encodeWithSelector(Token.ERC721NonexistentToken.selector, first);
            _fails(has, STRANGER, target, abi.encodeCall(Token.burn, (first)), notTheirs);
            _passes(has, BOB, target, abi.encodeCall(Token.burn, (first)));
            _fails(has, BOB, target, abi.encodeCall(Token.ownerOf, (first)), gone);
            _eq(Token(target).balanceOf(BOB), 1, has.id);
        }
    }

    function test_a_pause_stops_every_movement_and_can_always_be_lifted() public {
        bytes memory paused = abi.encodeWithSelector(IPowers.EnforcedPause.selector);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.pausable) {
                _unknown(has, target, IPowers.pause.selector);
                continue;
            }
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 2)));
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _fails(has, BOB, target, abi.encodeCall(Token.transferFrom, (BOB, ALICE, _batched(has) + 1)), paused);
            _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1)), paused);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (_batched(has) + 1)), paused);
            if (has.ownable) _fails(has, OWNER, target, abi.encodeCall(IPowers.renounceOwnership, ()), paused);
            else _cannotLeave(has, target, PAUSER_ROLE, PAUSER);
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.unpause, ()));
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (BOB, ALICE, _batched(has) + 1)));
        }
    }

    function test_no_stranger_has_any_power() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _keepsStrangersOut(has, target);
        }
    }

    function test_a_contract_that_cannot_hold_tokens_is_not_given_any() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _fails(
                has,
                _minter(has),
                target,
                abi.encodeCall(Token.mint, (address(this), 1)),
                abi.encodeWithSelector(Token.ERC721InvalidReceiver.selector, address(this))
            );
            _eq(Token(target).lastTokenId(), _batched(has), has.id);
        }
    }

    function test_T20_a_collection_has_an_owner_and_at_least_one_token() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.maxSupply = 0;
            (address target, bytes memory refusal) = _deploy(i, values);
            _eq(target == address(0), has.capped, has.id);
            if (has.capped) _eq(refusal, abi.encodeWithSelector(IPowers.Token_NoSupply.selector), has.id);
            values = _values();
            (values.owner, values.admin) = (address(0), address(0));
            (target, refusal) = _deploy(i, values);
            _eq(target, address(0), has.id);
        }
    }
}
