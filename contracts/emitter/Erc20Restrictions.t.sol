// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IRestricted, IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice Lists and frozen amounts of the ERC-20 variants that have them.
contract Erc20RestrictionsTest is VariantTest {
    function setUp() public {
        _deployAll("erc20");
    }

    function test_a_blocked_account_neither_sends_nor_receives() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.blockList) continue;
            bytes memory words = abi.encodeWithSelector(IRestricted.Token_Blocked.selector, BOB);
            bytes memory none = abi.encodeWithSelector(IRestricted.Token_ZeroAddress.selector);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 9)));
            _fails(has, _controller(has), target, abi.encodeCall(IRestricted.blockAccount, (address(0))), none);
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.blockAccount, (BOB)));
            _true(IRestricted(target).isBlocked(BOB), has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.approve, (ALICE, 9)));
            _fails(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, 1)), words);
            _fails(has, ALICE, target, abi.encodeCall(Token.transferFrom, (BOB, ALICE, 1)), words);
            _fails(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 1)), words);
            if (has.mintable) _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1)), words);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (1)), words);
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.unblockAccount, (BOB)));
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, 9)));
            _eq(Token(target).balanceOf(ALICE), 9, has.id);
        }
    }

    function test_only_allowed_accounts_send_and_receive() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.allowList) continue;
            bytes memory words = abi.encodeWithSelector(IRestricted.Token_NotAllowed.selector, BOB);
            _true(IRestricted(target).isAllowed(LAUNCHER), has.id);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 9)));
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.disallowAccount, (BOB)));
            _true(!IRestricted(target).isAllowed(BOB), has.id);
            _fails(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, 1)), words);
            _fails(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 1)), words);
            if (has.mintable) _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1)), words);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (1)), words);
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.allowAccount, (BOB)));
            if (has.burnable) _passes(has, BOB, target, abi.encodeCall(Token.burn, (1)));
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, 8)));
        }
    }

    /// forge-config: default.fuzz.runs = 16
    function test_what_is_frozen_never_moves(uint256 held, uint256 frozen) public {
        held = _bound(held, 1, SUPPLY);
        frozen = _bound(frozen, 1, type(uint256).max);
        uint256 open = held > frozen ? held - frozen : 0;
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.freezable) continue;
            bytes memory words = abi.encodeWithSelector(IRestricted.Token_Frozen.selector, BOB, open + 1, open);
            bytes memory none = abi.encodeWithSelector(IRestricted.Token_ZeroAddress.selector);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, held)));
            _fails(has, _controller(has), target, abi.encodeCall(IRestricted.freeze, (address(0), 1)), none);
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.freeze, (BOB, frozen)));
            _eq(IRestricted(target).available(BOB), open, has.id);
            _fails(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, open + 1)), words);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (open + 1)), words);
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, open)));
            _eq(Token(target).balanceOf(BOB), held - open, has.id);
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.freeze, (BOB, 0)));
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (ALICE, held - open)));
        }
    }
}
