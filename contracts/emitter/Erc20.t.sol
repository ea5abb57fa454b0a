// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Borrower } from "./testing/Borrower.sol";
import { VariantTest } from "./testing/VariantTest.sol";
import { IDelayed, IPowers, IRestricted, ISpending, IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice What every ERC-20 variant does, and what each of its options does.
contract Erc20Test is VariantTest {
    function setUp() public {
        _deployAll("erc20");
    }

    function test_every_fact_is_the_argument_it_was_given() public view {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _eq(token.name(), "Gold", has.id);
            _eq(token.symbol(), "GLD", has.id);
            _eq(token.decimals(), 18, has.id);
            _eq(token.totalSupply(), SUPPLY, has.id);
            _eq(token.balanceOf(LAUNCHER), SUPPLY, has.id);
            if (has.capped) _eq(token.cap(), CAP, has.id);
            if (has.ownable) _eq(token.owner(), _sender(has, OWNER, target), has.id);
            if (has.roles) {
                _true(token.hasRole(bytes32(0), _sender(has, ADMIN, target)), has.id);
                if (has.mintable) _true(token.hasRole(MINTER_ROLE, _sender(has, MINTER, target)), has.id);
                if (has.pausable) _true(token.hasRole(PAUSER_ROLE, _sender(has, PAUSER, target)), has.id);
            }
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_a_transfer_moves_what_it_says_and_nothing_else(uint256 amount, uint256 tooMuch) public {
        amount = _bound(amount, 0, SUPPLY);
        tooMuch = _bound(tooMuch, SUPPLY + 1, type(uint256).max);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Token token = Token(target);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, amount)));
            _eq(token.balanceOf(LAUNCHER), SUPPLY - amount, has.id);
            _eq(token.balanceOf(BOB), amount, has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (BOB, amount)));
            _eq(token.balanceOf(BOB), amount, has.id);
            _eq(token.totalSupply(), SUPPLY, has.id);
            _fails(
                has,
                BOB,
                target,
                abi.encodeCall(Token.transfer, (LAUNCHER, tooMuch)),
                abi.encodeWithSelector(Token.ERC20InsufficientBalance.selector, BOB, amount, tooMuch)
            );
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_nobody_spends_more_than_was_allowed(uint256 allowed, uint256 spent) public {
        allowed = _bound(allowed, 0, SUPPLY);
        spent = _bound(spent, 0, allowed);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.approve, (BOB, allowed)));
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (LAUNCHER, STRANGER, spent)));
            _eq(Token(target).balanceOf(STRANGER), spent, has.id);
            _eq(Token(target).allowance(LAUNCHER, BOB), allowed - spent, has.id);
            _fails(
                has,
                BOB,
                target,
                abi.encodeCall(Token.transferFrom, (LAUNCHER, BOB, allowed - spent + 1)),
                abi.encodeWithSelector(
                    Token.ERC20InsufficientAllowance.selector, BOB, allowed - spent, allowed - spent + 1
                )
            );
        }
    }

    function test_nothing_is_sent_to_nobody_and_no_ether_is_taken() public {
        vm.deal(BOB, 1 ether);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _fails(
                has,
                LAUNCHER,
                target,
                abi.encodeCall(Token.transfer, (address(0), 1)),
                abi.encodeWithSelector(Token.ERC20InvalidReceiver.selector, address(0))
            );
            vm.prank(BOB);
            (bool ok,) = target.call{ value: 1 }("");
            _true(!ok, has.id);
            vm.prank(BOB);
            (ok,) = target.call{ value: 1 }(abi.encodeCall(Token.transfer, (BOB, 0)));
            _true(!ok, has.id);
            _eq(target.balance, 0, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_more_is_created_by_who_may_and_never_beyond_the_cap(uint256 amount) public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.mintable) continue;
            uint256 room = has.capped ? CAP - SUPPLY : type(uint208).max - SUPPLY;
            uint256 minted = _bound(amount, 0, room);
            address minter = _minter(has);
            _passes(has, minter, target, abi.encodeCall(Token.mint, (BOB, minted)));
            _eq(Token(target).balanceOf(BOB), minted, has.id);
            _eq(Token(target).totalSupply(), SUPPLY + minted, has.id);
            _fails(has, STRANGER, target, abi.encodeCall(Token.mint, (STRANGER, 1)), _notAllowed(has, MINTER_ROLE));
            if (!has.capped) continue;
            _passes(has, minter, target, abi.encodeCall(Token.mint, (BOB, room - minted)));
            _eq(Token(target).totalSupply(), CAP, has.id);
            _fails(
                has,
                minter,
                target,
                abi.encodeCall(Token.mint, (BOB, 1)),
                abi.encodeWithSelector(Token.ERC20ExceededCap.selector, CAP + 1, CAP)
            );
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_holders_destroy_what_is_theirs_or_was_allowed(uint256 own, uint256 allowed) public {
        own = _bound(own, 0, SUPPLY);
        allowed = _bound(allowed, 0, SUPPLY - own);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.burnable) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.burn, (own)));
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.approve, (BOB, allowed)));
            _passes(has, BOB, target, abi.encodeCall(Token.burnFrom, (LAUNCHER, allowed)));
            _eq(Token(target).totalSupply(), SUPPLY - own - allowed, has.id);
            _eq(Token(target).balanceOf(LAUNCHER), SUPPLY - own - allowed, has.id);
            _fails(
                has,
                BOB,
                target,
                abi.encodeCall(Token.burnFrom, (LAUNCHER, 1)),
                abi.encodeWithSelector(Token.ERC20InsufficientAllowance.selector, BOB, 0, 1)
            );
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_a_flash_loan_is_gone_when_it_is_over(uint256 amount) public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.flashMint) continue;
            Token token = Token(target);
            uint256 most = (has.capped ? CAP : type(uint256).max) - SUPPLY;
            uint256 loan = _bound(amount, 0, most);
            Borrower borrower = new Borrower();
            _eq(token.maxFlashLoan(target), most, has.id);
            _eq(token.maxFlashLoan(BOB), 0, has.id);
            _eq(token.flashFee(target, loan), 0, has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.flashLoan, (address(borrower), target, loan, "")));
            _eq(borrower.seen(), loan, has.id);
            _eq(token.totalSupply(), SUPPLY, has.id);
            _eq(token.balanceOf(address(borrower)), 0, has.id);
            _refusesLoans(has, target, borrower, most);
        }
    }

    function _refusesLoans(Variant memory has, address target, Borrower borrower, uint256 most) private {
        if (most < type(uint256).max) {
            _fails(
                has,
                BOB,
                target,
                abi.encodeCall(Token.flashLoan, (address(borrower), target, most + 1, "")),
                abi.encodeWithSelector(Token.ERC3156ExceededMaxLoan.selector, most)
            );
        }
        vm.prank(BOB);
        (bool ok,) = target.call(abi.encodeCall(Token.flashLoan, (address(borrower), target, 1, "keep")));
        _true(!ok, string.concat(has.id, " let a loan be kept"));
        vm.prank(BOB);
        (ok,) = target.call(abi.encodeCall(Token.flashLoan, (address(borrower), target, 1, "wrong")));
        _true(!ok, string.concat(has.id, " took a wrong answer"));
    }

    function test_what_was_not_chosen_is_not_there() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.mintable) _unknown(has, target, Token.mint.selector);
            if (!has.capped) _unknown(has, target, Token.cap.selector);
            if (!has.burnable) _unknown(has, target, Token.burn.selector);
            if (!has.burnable) _unknown(has, target, Token.burnFrom.selector);
            if (!has.pausable) _unknown(has, target, IPowers.pause.selector);
            if (!has.pausable) _unknown(has, target, IPowers.paused.selector);
            if (!has.permit) _unknown(has, target, Token.permit.selector);
            if (!has.votes) _unknown(has, target, Token.delegate.selector);
            if (!has.flashMint) _unknown(has, target, Token.flashLoan.selector);
            if (!has.limits) _unknown(has, target, Token.maxWallet.selector);
            if (!has.blockList) _unknown(has, target, IRestricted.blockAccount.selector);
            if (!has.allowList) _unknown(has, target, IRestricted.allowAccount.selector);
            if (!has.freezable) _unknown(has, target, IRestricted.freeze.selector);
            if (!has.authorizations) _unknown(has, target, ISpending.transferWithAuthorization.selector);
            if (!has.callable) _unknown(has, target, ISpending.transferAndCall.selector);
            if (!has.temporary) _unknown(has, target, ISpending.temporaryApprove.selector);
            if (!has.bridged) _unknown(has, target, ISpending.crosschainMint.selector);
            if (!has.delayed) _unknown(has, target, IDelayed.timelock.selector);
            if (!has.ownable) _unknown(has, target, IPowers.transferOwnership.selector);
            if (!has.roles) _unknown(has, target, IPowers.grantRole.selector);
        }
    }

    function _notAllowed(Variant memory has, bytes32 role) private pure returns (bytes memory) {
        return has.ownable
            ? abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, STRANGER)
            : abi.encodeWithSelector(IPowers.AccessControlUnauthorizedAccount.selector, STRANGER, role);
    }
}
