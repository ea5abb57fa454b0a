// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice What the constructor of an ERC-20 variant refuses (T20); the form refuses the same before.
contract Erc20LaunchTest is VariantTest {
    function setUp() public {
        _deployAll("erc20");
    }

    function _refuses(uint256 index, Values memory values, bytes memory words) private {
        (Variant memory has,) = _variant(index);
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        _eq(refusal, words, has.id);
    }

    function _accepts(uint256 index, Values memory values) private returns (Token token) {
        (Variant memory has,) = _variant(index);
        (address target,) = _deploy(index, values);
        _true(target != address(0), has.id);
        _eq(Token(target).totalSupply(), values.supply, has.id);
        return Token(target);
    }

    function test_T20_decimals_up_to_18() public {
        for (uint256 i = 0; i < _count(); ++i) {
            Values memory values = _values();
            values.decimals = 0;
            _eq(_accepts(i, values).decimals(), 0, "decimals");
            values.decimals = 19;
            _refuses(i, values, abi.encodeWithSelector(Token.Token_TooManyDecimals.selector, 19));
        }
    }

    function test_T20_no_token_without_a_supply_or_a_way_to_one() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.supply = 0;
            if (has.mintable || has.bridged) _accepts(i, values);
            else _refuses(i, values, abi.encodeWithSelector(IPowers.Token_NoSupply.selector));
        }
    }

    function test_T20_the_largest_supply() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.cap = type(uint256).max;
            values.limits.maxWallet = type(uint256).max;
            values.limits.maxTransaction = type(uint256).max;
            values.supply = has.votes ? type(uint208).max : type(uint256).max;
            _accepts(i, values);
            if (!has.votes) continue;
            values.supply += 1;
            bytes4 refusal = Token.ERC20ExceededSafeSupply.selector;
            _refuses(i, values, abi.encodeWithSelector(refusal, values.supply, type(uint208).max));
        }
    }

    function test_T20_a_cap_is_not_below_the_supply() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.capped) continue;
            Values memory values = _values();
            values.cap = SUPPLY;
            _accepts(i, values);
            values.cap = SUPPLY - 1;
            _refuses(i, values, abi.encodeWithSelector(Token.ERC20ExceededCap.selector, SUPPLY, SUPPLY - 1));
            values.cap = 0;
            _refuses(i, values, abi.encodeWithSelector(Token.ERC20InvalidCap.selector, 0));
        }
    }

    function test_T20_nothing_belongs_to_the_zero_address() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.receiver = address(0);
            _refuses(i, values, abi.encodeWithSelector(Token.ERC20InvalidReceiver.selector, address(0)));
            values = _values();
            values.owner = address(0);
            if (has.ownable) {
                _refuses(i, values, abi.encodeWithSelector(IPowers.OwnableInvalidOwner.selector, address(0)));
            }
            values.admin = address(0);
            if (has.roles) _refuses(i, values, abi.encodeWithSelector(IPowers.Token_NoAdmin.selector));
        }
    }

    function test_a_role_can_be_left_open_at_the_launch() public {
        Values memory values = _values();
        values.minter = address(0);
        values.pauser = address(0);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.roles || has.delayed) continue;
            Token token = _accepts(i, values);
            _true(!token.hasRole(MINTER_ROLE, address(0)) && !token.hasRole(PAUSER_ROLE, address(0)), has.id);
        }
    }

    function test_any_text_is_kept_as_it_is() public {
        Values memory values = _values();
        values.name = unicode"\"); /* 金 */ </script>";
        values.symbol = "";
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Token token = _accepts(i, values);
            _eq(token.name(), values.name, has.id);
            _eq(token.symbol(), "", has.id);
        }
    }
}
