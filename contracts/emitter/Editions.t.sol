// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IErc1155Variant as Token } from "./testing/Variants.sol";

/// @notice What every ERC-1155 variant does, and what each of its options does.
contract EditionsTest is VariantTest {
    function setUp() public {
        _deployAll("erc1155");
    }

    function test_facts_and_interfaces() public view {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _eq(token.name(), "Gold", has.id);
            _eq(token.symbol(), "GLD", has.id);
            _eq(token.uri(7), "ipfs://bafy/", has.id);
            _true(token.supportsInterface(0xd9b67a26), has.id);
            _eq(token.supportsInterface(0x7965db0b), has.roles, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 32
    function test_the_supply_of_each_token_is_the_sum_of_its_holders(uint256 id, uint128 first, uint128 second) public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            // Those on sale have a largest size.
            if (has.sale && id != 0 && id <= 3) continue;
            Token token = Token(target);
            _passes(has, _minter(has), target, _batch(id, first, second));
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (ALICE, id, second, "")));
            _passes(has, BOB, target, abi.encodeCall(Token.safeTransferFrom, (BOB, ALICE, id, first, "")));
            _eq(token.balanceOf(BOB, id), second, has.id);
            _eq(token.balanceOf(ALICE, id), uint256(first) + second, has.id);
            _eq(token.totalSupply(id), uint256(first) + 2 * uint256(second), has.id);
            _refusesMore(has, target, id, second);
            if (!has.burnable) continue;
            _passes(has, BOB, target, abi.encodeCall(Token.burn, (BOB, id, second)));
            _eq(token.totalSupply(id), uint256(first) + second, has.id);
        }
    }

    /// @dev A batch that names the same token twice.
    function _batch(uint256 id, uint256 first, uint256 second) private pure returns (bytes memory) {
        uint256[] memory ids = new uint256[](2);
        uint256[] memory amounts = new uint256[](2);
        (ids[0], ids[1], amounts[0], amounts[1]) = (id, id, first, second);
        return abi.encodeCall(Token.mintBatch, (BOB, ids, amounts, ""));
    }

    function _refusesMore(Variant memory has, address target, uint256 id, uint256 held) private {
        bytes memory data = abi.encodeCall(Token.safeTransferFrom, (BOB, ALICE, id, held + 1, ""));
        bytes4 refusal = Token.ERC1155InsufficientBalance.selector;
        _fails(has, BOB, target, data, abi.encodeWithSelector(refusal, BOB, held, held + 1, id));
    }

    function test_only_who_may_creates_and_burns() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            bytes memory refusal = has.ownable
                ? abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, STRANGER)
                : abi.encodeWithSelector(IPowers.AccessControlUnauthorizedAccount.selector, STRANGER, MINTER_ROLE);
            uint256[] memory one = new uint256[](1);
            _fails(has, STRANGER, target, abi.encodeCall(Token.mint, (STRANGER, 1, 1, "")), refusal);
            _fails(has, STRANGER, target, abi.encodeCall(Token.mintBatch, (STRANGER, one, one, "")), refusal);
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1, 5, "")));
            if (!has.burnable) {
                _unknown(has, target, Token.burn.selector);
                _unknown(has, target, Token.burnBatch.selector);
                continue;
            }
            bytes4 missing = Token.ERC1155MissingApprovalForAll.selector;
            bytes memory notTheirs = abi.encodeWithSelector(missing, STRANGER, BOB);
            _fails(has, STRANGER, target, abi.encodeCall(Token.burn, (BOB, 1, 1)), notTheirs);
            _passes(has, BOB, target, abi.encodeCall(Token.setApprovalForAll, (STRANGER, true)));
            _passes(has, STRANGER, target, abi.encodeCall(Token.burn, (BOB, 1, 1)));
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
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1, 5, "")));
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _fails(has, BOB, target, abi.encodeCall(Token.safeTransferFrom, (BOB, ALICE, 1, 1, "")), paused);
            _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1, 1, "")), paused);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (BOB, 1, 1)), paused);
            if (has.ownable) _fails(has, OWNER, target, abi.encodeCall(IPowers.renounceOwnership, ()), paused);
            else _cannotLeave(has, target, bytes32(0), ADMIN);
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.unpause, ()));
            _passes(has, BOB, target, abi.encodeCall(Token.safeTransferFrom, (BOB, ALICE, 1, 1, "")));
        }
    }

    function test_no_stranger_has_any_power() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _keepsStrangersOut(has, target);
        }
    }

    function test_a_contract_that_cannot_hold_tokens_is_not_given_any() public {
        bytes memory refusal = abi.encodeWithSelector(Token.ERC1155InvalidReceiver.selector, address(this));
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (address(this), 1, 1, "")), refusal);
        }
    }

    function test_T20_a_collection_has_an_owner() public {
        Values memory values = _values();
        (values.owner, values.admin) = (address(0), address(0));
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            (address target,) = _deploy(i, values);
            _eq(target, address(0), has.id);
        }
    }
}
