// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Borrower } from "./testing/Borrower.sol";
import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice Who can do what with an ERC-20 variant, and until when.
contract Erc20PowersTest is VariantTest {
    bytes private _paused = abi.encodeWithSelector(IPowers.EnforcedPause.selector);

    function setUp() public {
        _deployAll("erc20");
    }

    function test_a_pause_stops_every_movement_and_nothing_else() public {
        Borrower borrower = new Borrower();
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.pausable) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 10)));
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _true(Token(target).paused(), has.id);

            _passes(has, LAUNCHER, target, abi.encodeCall(Token.approve, (BOB, 10)));
            _fails(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 1)), _paused);
            _fails(has, BOB, target, abi.encodeCall(Token.transferFrom, (LAUNCHER, BOB, 1)), _paused);
            if (has.mintable) _fails(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, 1)), _paused);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burn, (1)), _paused);
            if (has.burnable) _fails(has, BOB, target, abi.encodeCall(Token.burnFrom, (LAUNCHER, 1)), _paused);
            if (has.flashMint) {
                _eq(Token(target).maxFlashLoan(target), 0, has.id);
                _fails(
                    has,
                    BOB,
                    target,
                    abi.encodeCall(Token.flashLoan, (address(borrower), target, 1, "")),
                    abi.encodeWithSelector(Token.ERC3156ExceededMaxLoan.selector, 0)
                );
            }
            _fails(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()), _paused);

            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.unpause, ()));
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (LAUNCHER, BOB, 10)));
            _eq(Token(target).balanceOf(BOB), 20, has.id);
        }
    }

    function test_whoever_could_lift_a_pause_cannot_leave_while_it_lasts() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.pausable) continue;
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            if (has.ownable) {
                _fails(has, OWNER, target, abi.encodeCall(IPowers.renounceOwnership, ()), _paused);
            } else {
                address admin = _sender(has, ADMIN, target);
                _cannotLeave(has, target, PAUSER_ROLE, PAUSER);
                _cannotLeave(has, target, bytes32(0), ADMIN);
                _fails(has, ADMIN, target, abi.encodeCall(IPowers.revokeRole, (bytes32(0), admin)), _paused);
                // A pauser that went astray can be replaced. Behind a delay admin and pauser are one account.
                bytes memory replaced = abi.encodeCall(IPowers.revokeRole, (PAUSER_ROLE, _sender(has, PAUSER, target)));
                if (has.delayed) _fails(has, ADMIN, target, replaced, _paused);
                else _passes(has, ADMIN, target, replaced);
                _passes(has, ADMIN, target, abi.encodeCall(IPowers.grantRole, (PAUSER_ROLE, BOB)));
            }
            _passes(has, has.ownable ? OWNER : BOB, target, abi.encodeCall(IPowers.unpause, ()));
        }
    }

    function test_no_stranger_has_any_power() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _keepsStrangersOut(has, target);
        }
    }

    function test_an_owner_is_followed_in_two_steps_and_can_leave_for_ever() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.ownable) continue;
            _passes(has, OWNER, target, abi.encodeCall(IPowers.transferOwnership, (BOB)));
            _eq(Token(target).owner(), _sender(has, OWNER, target), has.id);
            _passes(has, BOB, target, abi.encodeCall(IPowers.acceptOwnership, ()));
            _eq(Token(target).owner(), BOB, has.id);
            _passes(has, BOB, target, abi.encodeCall(IPowers.renounceOwnership, ()));
            _eq(Token(target).owner(), address(0), has.id);
            bytes memory nobody = abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, BOB);
            if (has.mintable) _fails(has, BOB, target, abi.encodeCall(Token.mint, (BOB, 1)), nobody);
            if (has.pausable) _fails(has, BOB, target, abi.encodeCall(IPowers.pause, ()), nobody);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, 1)));
        }
    }

    function test_roles_are_given_and_taken_and_can_end_for_ever() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.roles || !has.mintable) continue;
            _passes(has, ADMIN, target, abi.encodeCall(IPowers.grantRole, (MINTER_ROLE, BOB)));
            _passes(has, BOB, target, abi.encodeCall(Token.mint, (BOB, 1)));
            address admin = _sender(has, ADMIN, target);
            address minter = _sender(has, MINTER, target);
            _passes(has, ADMIN, target, abi.encodeCall(IPowers.revokeRole, (MINTER_ROLE, minter)));
            _passes(has, BOB, target, abi.encodeCall(IPowers.renounceRole, (MINTER_ROLE, BOB)));
            _passes(has, ADMIN, target, abi.encodeCall(IPowers.renounceRole, (bytes32(0), admin)));
            bytes4 refusal = IPowers.AccessControlUnauthorizedAccount.selector;
            bytes memory noMinter = abi.encodeWithSelector(refusal, BOB, MINTER_ROLE);
            bytes memory noAdmin = abi.encodeWithSelector(refusal, admin, bytes32(0));
            bytes memory goneMinter = abi.encodeWithSelector(refusal, minter, MINTER_ROLE);
            _fails(has, MINTER, target, abi.encodeCall(Token.mint, (BOB, 1)), goneMinter);
            _fails(has, BOB, target, abi.encodeCall(Token.mint, (BOB, 1)), noMinter);
            _fails(has, ADMIN, target, abi.encodeCall(IPowers.grantRole, (MINTER_ROLE, ADMIN)), noAdmin);
        }
    }

    /// forge-config: default.fuzz.runs = 8
    function test_after_any_steps_the_balances_are_the_supply_and_the_votes_are_the_balances(uint256 seed) public {
        address[3] memory accounts = [LAUNCHER, ALICE, BOB];
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            for (uint256 j = 0; has.votes && j < 3; ++j) {
                _passes(has, accounts[j], target, abi.encodeCall(Token.delegate, (accounts[j])));
            }
            for (uint256 step = 0; step < 6; ++step) {
                uint256 random = uint256(keccak256(abi.encode(seed, i, step)));
                _step(has, target, random, accounts[(random >> 8) % 3], accounts[(random >> 16) % 3]);
            }
            uint256 sum = 0;
            for (uint256 j = 0; j < 3; ++j) {
                sum += token.balanceOf(accounts[j]);
                if (has.votes) _eq(token.getVotes(accounts[j]), token.balanceOf(accounts[j]), has.id);
            }
            _eq(sum, token.totalSupply(), has.id);
            if (has.capped) _le(sum, CAP, has.id);
            if (!has.mintable) _le(sum, SUPPLY, has.id);
            if (!has.mintable && !has.burnable) _eq(sum, SUPPLY, has.id);
        }
    }

    /// @dev One of the things that may happen to a token, allowed or not.
    function _step(Variant memory has, address target, uint256 random, address from, address to) private {
        uint256 amount = (random >> 24) % (SUPPLY / 2);
        bytes[6] memory calls = [
            abi.encodeCall(Token.transfer, (to, amount)),
            abi.encodeCall(Token.approve, (to, amount)),
            abi.encodeCall(Token.transferFrom, (to, from, amount)),
            abi.encodeCall(Token.mint, (to, amount)),
            abi.encodeCall(Token.burn, (amount)),
            abi.encodeCall(Token.burnFrom, (to, amount))
        ];
        uint256 which = random % 6;
        vm.prank(which == 3 ? _sender(has, _minter(has), target) : from);
        (bool ok,) = target.call(calls[which]);
        if (which == 3 && !has.mintable) _true(!ok, has.id);
    }
}
