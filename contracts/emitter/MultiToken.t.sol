// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IMultiTokenVariant as Token } from "./testing/Variants.sol";

/// @notice What every ERC-6909 variant does, and what each of its options does.
contract MultiTokenTest is VariantTest {
    function setUp() public {
        _deployAll("erc6909");
    }

    function test_facts_and_interfaces() public view {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _eq(token.lastTokenId(), 1, has.id);
            _eq(token.name(1), "Gold", has.id);
            _eq(token.symbol(1), "GLD", has.id);
            _eq(uint256(token.decimals(1)), 18, has.id);
            _eq(token.tokenURI(1), "ipfs://bafy/", has.id);
            _eq(token.totalSupply(1), SUPPLY, has.id);
            _eq(token.balanceOf(LAUNCHER, 1), SUPPLY, has.id);
            _true(token.supportsInterface(0x01ffc9a7), has.id);
            _true(token.supportsInterface(0x0f632fb3), has.id);
            _true(!token.supportsInterface(0xd9b67a26), has.id);
            _eq(token.supportsInterface(0x7965db0b), has.roles, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 32
    function test_the_supply_of_each_token_is_the_sum_of_its_holders(uint128 first, uint128 second) public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _passes(has, _minter(has), target, _silver(BOB, first, 6));
            _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 2, second)));
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, 2, first)));
            _eq(token.balanceOf(BOB, 2), second, has.id);
            _eq(token.balanceOf(ALICE, 2), first, has.id);
            _eq(token.totalSupply(2), uint256(first) + second, has.id);
            _eq(token.totalSupply(1), SUPPLY, has.id);
            bytes memory data = abi.encodeCall(Token.transfer, (ALICE, 2, uint256(second) + 1));
            bytes4 refusal = Token.ERC6909InsufficientBalance.selector;
            uint256 held = second;
            _fails(has, BOB, target, data, abi.encodeWithSelector(refusal, BOB, held, held + 1, 2));
            if (!has.burnable) continue;
            _passes(has, BOB, target, abi.encodeCall(Token.burn, (BOB, 2, second)));
            _eq(token.totalSupply(2), first, has.id);
        }
    }

    /// @dev A second token, for `to`.
    function _silver(address to, uint256 amount, uint8 decimals) private pure returns (bytes memory) {
        return abi.encodeCall(Token.createToken, (to, amount, "Silver", "SLV", decimals, "ipfs://silver/"));
    }

    function test_only_who_may_adds_and_creates_tokens() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            bytes memory refusal = has.ownable
                ? abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, STRANGER)
                : abi.encodeWithSelector(IPowers.AccessControlUnauthorizedAccount.selector, STRANGER, MINTER_ROLE);
            _fails(has, STRANGER, target, _silver(STRANGER, 1, 6), refusal);
            _fails(has, STRANGER, target, abi.encodeCall(Token.mint, (STRANGER, 1, 1)), refusal);
            bytes4 unknown = Token.Token_UnknownToken.selector;
            bytes memory none = abi.encodeCall(Token.mint, (BOB, 0, 1));
            _fails(has, _minter(has), target, none, abi.encodeWithSelector(unknown, 0));
            bytes memory second = abi.encodeCall(Token.mint, (BOB, 2, 1));
            _fails(has, _minter(has), target, second, abi.encodeWithSelector(unknown, 2));
            bytes4 tooMany = Token.Token_TooManyDecimals.selector;
            _fails(has, _minter(has), target, _silver(BOB, 1, 19), abi.encodeWithSelector(tooMany, 19));
            _passes(has, _minter(has), target, _silver(BOB, 5, 6));
            _passes(has, _minter(has), target, second);
            _eq(token.balanceOf(BOB, 2), 6, has.id);
            _eq(token.lastTokenId(), 2, has.id);
            _eq(token.name(2), "Silver", has.id);
            _eq(token.symbol(2), "SLV", has.id);
            _eq(uint256(token.decimals(2)), 6, has.id);
            _eq(token.tokenURI(2), "ipfs://silver/", has.id);
            _eq(token.name(1), "Gold", has.id);
        }
    }

    function test_nobody_spends_or_burns_more_than_was_allowed() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            bytes memory takes = abi.encodeCall(Token.transferFrom, (LAUNCHER, BOB, 1, 3));
            _fails(has, STRANGER, target, takes, _short(0, 3));
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.approve, (STRANGER, 1, 5)));
            _passes(has, STRANGER, target, takes);
            _fails(has, STRANGER, target, takes, _short(2, 3));
            bytes memory burns = abi.encodeCall(Token.burn, (LAUNCHER, 1, 3));
            if (has.burnable) _fails(has, STRANGER, target, burns, _short(2, 3));
            else _unknown(has, target, Token.burn.selector);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.setOperator, (STRANGER, true)));
            _passes(has, STRANGER, target, takes);
            if (has.burnable) _passes(has, STRANGER, target, burns);
            _eq(Token(target).allowance(LAUNCHER, STRANGER, 1), 2, has.id);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.setOperator, (STRANGER, false)));
            _fails(has, STRANGER, target, takes, _short(2, 3));
            if (has.burnable) _passes(has, STRANGER, target, abi.encodeCall(Token.burn, (LAUNCHER, 1, 2)));
            _eq(Token(target).allowance(LAUNCHER, STRANGER, 1), has.burnable ? 0 : 2, has.id);
            _eq(Token(target).balanceOf(BOB, 1), 6, has.id);
        }
    }

    function _short(uint256 allowed, uint256 needed) private pure returns (bytes memory) {
        return abi.encodeWithSelector(Token.ERC6909InsufficientAllowance.selector, STRANGER, allowed, needed, 1);
    }

    function test_a_pause_stops_every_movement_and_can_always_be_lifted() public {
        bytes memory paused = abi.encodeWithSelector(IPowers.EnforcedPause.selector);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.pausable) {
                _unknown(has, target, IPowers.pause.selector);
                continue;
            }
            bytes memory sends = abi.encodeCall(Token.transfer, (ALICE, 1, 1));
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _fails(has, LAUNCHER, target, sends, paused);
            _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1, 1)), paused);
            _fails(has, _minter(has), target, _silver(BOB, 1, 6), paused);
            if (has.burnable) _fails(has, LAUNCHER, target, abi.encodeCall(Token.burn, (LAUNCHER, 1, 1)), paused);
            if (has.ownable) _fails(has, OWNER, target, abi.encodeCall(IPowers.renounceOwnership, ()), paused);
            else _cannotLeave(has, target, bytes32(0), ADMIN);
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.unpause, ()));
            _passes(has, LAUNCHER, target, sends);
        }
    }

    function test_no_stranger_has_any_power() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _keepsStrangersOut(has, target);
        }
    }

    function test_T20_a_launch_has_an_owner_a_receiver_and_up_to_18_decimals() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.decimals = 19;
            (address target, bytes memory refusal) = _deploy(i, values);
            _eq(target, address(0), has.id);
            _eq(refusal, abi.encodeWithSelector(Token.Token_TooManyDecimals.selector, 19), has.id);
            (values.decimals, values.receiver) = (18, address(0));
            (target, refusal) = _deploy(i, values);
            _eq(target, address(0), has.id);
            _eq(refusal, abi.encodeWithSelector(Token.ERC6909InvalidReceiver.selector, address(0)), has.id);
            (values.receiver, values.owner, values.admin) = (LAUNCHER, address(0), address(0));
            (target,) = _deploy(i, values);
            _eq(target, address(0), has.id);
        }
    }
}
