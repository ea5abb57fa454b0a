// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Buyer } from "./testing/Buyer.sol";
import { VariantTest } from "./testing/VariantTest.sol";
import { IErc721Variant as Token, IPowers, Phase } from "./testing/Variants.sol";

/// @notice The sale of a collection, in every variant that has one.
contract CollectionSaleTest is VariantTest {
    uint256 private constant PRICE = 0.1 ether;

    function setUp() public {
        _deployAll("erc721");
        vm.deal(BOB, 100 ether);
        vm.deal(STRANGER, 100 ether);
    }

    function test_pieces_are_bought_at_their_price_in_an_open_phase() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            Token token = Token(target);
            uint256 first = _batched(has) + 1;
            _eq(token.phaseCount(), 3, has.id);
            _eq(token.phaseAt(1).end, LAUNCHED + 50 days, has.id);
            bytes4 payment = Token.Token_WrongPayment.selector;
            _declines(has, target, BOB, 0, 2, 0, abi.encodeWithSelector(payment, 0, 2 * PRICE));
            _declines(has, target, BOB, 0, 2, 2 * PRICE - 1, abi.encodeWithSelector(payment, 2 * PRICE - 1, 2 * PRICE));
            _declines(has, target, BOB, 0, 2, 2 * PRICE + 1, abi.encodeWithSelector(payment, 2 * PRICE + 1, 2 * PRICE));
            vm.expectEmit(target);
            emit Token.Bought(BOB, 0, 2, 2 * PRICE);
            _sells(has, target, BOB, 0, 2, 2 * PRICE);
            _eq(token.ownerOf(first), BOB, has.id);
            _eq(token.ownerOf(first + 1), BOB, has.id);
            _eq(token.bought(0, BOB), 2, has.id);
            _eq(target.balance, 2 * PRICE, has.id);
            bytes4 beyond = Token.Token_BeyondPhaseLimit.selector;
            _declines(has, target, BOB, 0, 2, 2 * PRICE, abi.encodeWithSelector(beyond, 2, 1));
            _sells(has, target, BOB, 0, 1, PRICE);
            _declines(has, target, BOB, 0, 1, PRICE, abi.encodeWithSelector(beyond, 1, 0));
            _declines(has, target, STRANGER, 0, 0, 0, abi.encodeWithSelector(Token.Token_NothingToMint.selector));
            bytes memory most = abi.encodeWithSelector(beyond, type(uint256).max, 3);
            _declines(has, target, STRANGER, 0, type(uint256).max, 0, most);
            if (!has.capped) continue;
            bytes memory full = abi.encodeWithSelector(Token.Token_BeyondMaxSupply.selector, 3, 2);
            _declines(has, target, STRANGER, 0, 3, 3 * PRICE, full);
            _sells(has, target, STRANGER, 0, 2, 2 * PRICE);
        }
    }

    function test_a_phase_begins_and_ends_at_the_second_that_was_written() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            bytes memory closed = abi.encodeWithSelector(Token.Token_PhaseClosed.selector, 1);
            vm.warp(LAUNCHED + 40 days - 1);
            _declines(has, target, BOB, 1, 1, 0, closed);
            vm.warp(LAUNCHED + 40 days);
            _sells(has, target, BOB, 1, 1, 0);
            vm.warp(LAUNCHED + 50 days - 1);
            _sells(has, target, BOB, 1, 1, 0);
            vm.warp(LAUNCHED + 50 days);
            _declines(has, target, STRANGER, 1, 1, 0, closed);
            closed = abi.encodeWithSelector(Token.Token_PhaseClosed.selector, 3);
            _declines(has, target, STRANGER, 3, 1, 0, closed);
        }
    }

    function test_only_accounts_on_the_list_buy_in_its_phase() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            bytes32[] memory proof = new bytes32[](1);
            proof[0] = _listLeaf(ALICE);
            bytes memory data = abi.encodeCall(Token.buy, (2, 2, proof));
            vm.prank(STRANGER);
            (bool ok, bytes memory answer) = target.call{ value: 0.1 ether }(data);
            _true(!ok, has.id);
            _eq(answer, abi.encodeWithSelector(Token.Token_NotOnTheList.selector, STRANGER), has.id);
            bytes memory unproven = abi.encodeWithSelector(Token.Token_NotOnTheList.selector, BOB);
            _declines(has, target, BOB, 2, 2, 0.1 ether, unproven);
            vm.prank(BOB);
            (ok,) = target.call{ value: 0.1 ether }(data);
            _true(ok, has.id);
            _eq(Token(target).balanceOf(BOB), 2, has.id);
            // Phases count on their own.
            _eq(Token(target).bought(0, BOB), 0, has.id);
        }
    }

    function test_the_proceeds_go_to_their_receiver_whoever_asks() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            _eq(Token(target).proceeds(), PROCEEDS, has.id);
            _sells(has, target, BOB, 0, 3, 3 * PRICE);
            uint256 before = PROCEEDS.balance;
            vm.expectEmit(target);
            emit Token.ProceedsWithdrawn(3 * PRICE);
            _passes(has, STRANGER, target, abi.encodeCall(Token.withdrawProceeds, ()));
            _eq(PROCEEDS.balance - before, 3 * PRICE, has.id);
            _eq(target.balance, 0, has.id);
        }
    }

    function test_a_buyer_that_buys_again_while_it_receives_stays_within_its_limit() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            Buyer buyer = new Buyer();
            vm.deal(address(buyer), 10 ether);
            buyer.buy(Token(target), 2, PRICE);
            _eq(buyer.again(), 1, has.id);
            _eq(Token(target).balanceOf(address(buyer)), 3, has.id);
            _eq(Token(target).lastTokenId(), _batched(has) + 3, has.id);
            _eq(target.balance, 3 * PRICE, has.id);
        }
    }

    function test_a_pause_stops_the_sale() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale || !has.pausable) continue;
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _declines(has, target, BOB, 0, 1, PRICE, abi.encodeWithSelector(IPowers.EnforcedPause.selector));
        }
    }

    function test_T20_a_sale_has_a_receiver_and_phases_in_which_accounts_can_buy() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.sale) continue;
            Values memory values = _values();
            values.proceeds = address(0);
            (, bytes memory refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_NoProceeds.selector), has.id);
            values = _values();
            values.phases = new Phase[](0);
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhasesOutOfBounds.selector, 0), has.id);
            values.phases = _copies(9, Phase(0, 0, 0, 1, bytes32(0)));
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhasesOutOfBounds.selector, 9), has.id);
            values.phases = _copies(8, Phase(0, 0, 0, 1, bytes32(0)));
            (address target,) = _deploy(i, values);
            _eq(Token(target).phaseCount(), 8, has.id);
            uint64 present = uint64(block.timestamp);
            _refusesPhase(has, i, Phase(0, 0, 0, 0, bytes32(0)));
            _refusesPhase(has, i, Phase(0, present, 0, 1, bytes32(0)));
            _refusesPhase(has, i, Phase(present + 9, present + 9, 0, 1, bytes32(0)));
            values.phases = _copies(1, Phase(present, present + 1, 0, 1, bytes32(0)));
            (target,) = _deploy(i, values);
            _true(target != address(0), has.id);
        }
    }

    function _copies(uint256 count, Phase memory phase) private pure returns (Phase[] memory phases) {
        phases = new Phase[](count);
        for (uint256 i = 0; i < count; ++i) {
            phases[i] = phase;
        }
    }

    function _refusesPhase(Variant memory has, uint256 index, Phase memory phase) private {
        Values memory values = _values();
        values.phases = _copies(2, Phase(0, 0, 0, 1, bytes32(0)));
        values.phases[1] = phase;
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        _eq(refusal, abi.encodeWithSelector(Token.Token_PhaseWithoutBuyers.selector, 1), has.id);
    }

    function _sells(Variant memory has, address target, address buyer, uint256 phase, uint256 count, uint256 value)
        private
    {
        vm.prank(buyer);
        (bool ok,) = target.call{ value: value }(abi.encodeCall(Token.buy, (phase, count, new bytes32[](0))));
        _true(ok, has.id);
    }

    function _declines(
        Variant memory has,
        address target,
        address buyer,
        uint256 phase,
        uint256 count,
        uint256 value,
        bytes memory words
    ) private {
        vm.prank(buyer);
        bytes memory data = abi.encodeCall(Token.buy, (phase, count, new bytes32[](0)));
        (bool ok, bytes memory answer) = target.call{ value: value }(data);
        _true(!ok, has.id);
        _eq(answer, words, has.id);
    }
}
