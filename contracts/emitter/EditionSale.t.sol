// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { EditionBuyer } from "./testing/EditionBuyer.sol";
import { VariantTest } from "./testing/VariantTest.sol";
import { Editions, IErc1155Variant as Token, IPowers, Phase } from "./testing/Variants.sol";

/// @notice The sale of editions, in every variant that has one.
contract EditionSaleTest is VariantTest {
    uint256 private constant PRICE = 0.1 ether;

    function setUp() public {
        _deployAll("erc1155");
        vm.deal(BOB, 100 ether);
        vm.deal(STRANGER, 100 ether);
        vm.deal(ALICE, 100 ether);
    }

    function test_pieces_are_bought_at_their_price_in_an_open_phase() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            Token token = Token(target);
            _eq(token.editionCount(), 3, has.id);
            _eq(token.editionSize(), 5, has.id);
            _eq(token.phaseCount(), 3, has.id);
            bytes4 payment = Token.Token_WrongPayment.selector;
            _declines(has, target, BOB, 2, 2, 0, abi.encodeWithSelector(payment, 0, 2 * PRICE));
            bytes memory words = abi.encodeWithSelector(payment, 2 * PRICE - 1, 2 * PRICE);
            _declines(has, target, BOB, 2, 2, 2 * PRICE - 1, words);
            words = abi.encodeWithSelector(payment, 2 * PRICE + 1, 2 * PRICE);
            _declines(has, target, BOB, 2, 2, 2 * PRICE + 1, words);
            vm.expectEmit(target);
            emit Token.Bought(BOB, 0, 2, 2, 2 * PRICE);
            _sells(has, target, BOB, 2, 2, 2 * PRICE);
            _eq(token.balanceOf(BOB, 2), 2, has.id);
            _eq(token.totalSupply(2), 2, has.id);
            _eq(target.balance, 2 * PRICE, has.id);
            // The limit of a phase counts all editions together.
            _eq(token.bought(0, BOB), 2, has.id);
            bytes4 beyond = Token.Token_BeyondPhaseLimit.selector;
            _declines(has, target, BOB, 1, 2, 2 * PRICE, abi.encodeWithSelector(beyond, 2, 1));
            _sells(has, target, BOB, 1, 1, PRICE);
            _declines(has, target, BOB, 3, 1, PRICE, abi.encodeWithSelector(beyond, 1, 0));
            _declines(has, target, STRANGER, 1, 0, 0, abi.encodeWithSelector(Token.Token_NothingToMint.selector));
            words = abi.encodeWithSelector(beyond, type(uint256).max, 3);
            _declines(has, target, STRANGER, 1, type(uint256).max, 0, words);
        }
    }

    function test_no_edition_gets_larger_than_the_launch_said() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            bytes4 none = Token.Token_NoSuchEdition.selector;
            _declines(has, target, BOB, 0, 1, PRICE, abi.encodeWithSelector(none, 0));
            _declines(has, target, BOB, 4, 1, PRICE, abi.encodeWithSelector(none, 4));
            _sells(has, target, BOB, 3, 3, 3 * PRICE);
            bytes memory full = abi.encodeWithSelector(Token.Token_BeyondEdition.selector, 3, 5);
            _declines(has, target, STRANGER, 3, 3, 3 * PRICE, full);
            // Who may create pieces stays below the size as well, one by one and in a batch.
            address minter = _minter(has);
            _fails(has, minter, target, abi.encodeCall(Token.mint, (ALICE, 3, 3, "")), full);
            (uint256[] memory ids, uint256[] memory amounts) = (new uint256[](2), new uint256[](2));
            (ids[0], ids[1]) = (9, 3);
            (amounts[0], amounts[1]) = (1, 3);
            _fails(has, minter, target, abi.encodeCall(Token.mintBatch, (ALICE, ids, amounts, "")), full);
            (ids[0], amounts[0], amounts[1]) = (3, 1, 2);
            _fails(has, minter, target, abi.encodeCall(Token.mintBatch, (ALICE, ids, amounts, "")), full);
            amounts[1] = 1;
            _passes(has, minter, target, abi.encodeCall(Token.mintBatch, (ALICE, ids, amounts, "")));
            _eq(Token(target).totalSupply(3), 5, has.id);
            _declines(has, target, STRANGER, 3, 1, PRICE, full);
            // Others have no end, and zero is none of those on sale.
            _passes(has, minter, target, abi.encodeCall(Token.mint, (ALICE, 4, 1000, "")));
            _passes(has, minter, target, abi.encodeCall(Token.mint, (ALICE, 0, 1000, "")));
            // A full edition is still sent.
            vm.prank(BOB);
            Token(target).safeTransferFrom(BOB, ALICE, 3, 3, "");
            if (!has.burnable) continue;
            vm.prank(ALICE);
            Token(target).burn(ALICE, 3, 1);
            _sells(has, target, STRANGER, 3, 1, PRICE);
            _declines(has, target, STRANGER, 3, 1, PRICE, full);
        }
    }

    function test_a_phase_begins_and_ends_at_the_second_that_was_written() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            bytes memory closed = abi.encodeWithSelector(Token.Token_PhaseClosed.selector, 1);
            vm.warp(LAUNCHED + 40 days - 1);
            _declinesIn(has, target, STRANGER, 1, closed);
            vm.warp(LAUNCHED + 40 days);
            _sellsIn(has, target, BOB, 1);
            vm.warp(LAUNCHED + 50 days - 1);
            _sellsIn(has, target, BOB, 1);
            vm.warp(LAUNCHED + 50 days);
            _declinesIn(has, target, STRANGER, 1, closed);
            _declinesIn(has, target, STRANGER, 3, abi.encodeWithSelector(Token.Token_PhaseClosed.selector, 3));
        }
    }

    function test_only_accounts_on_the_list_buy_in_its_phase() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            bytes32[] memory proof = new bytes32[](1);
            proof[0] = _listLeaf(ALICE);
            bytes memory data = abi.encodeCall(Token.buy, (2, 1, 2, proof));
            vm.prank(STRANGER);
            (bool ok, bytes memory answer) = target.call{ value: 0.1 ether }(data);
            _true(!ok, has.id);
            _eq(answer, abi.encodeWithSelector(Token.Token_NotOnTheList.selector, STRANGER), has.id);
            vm.prank(BOB);
            (ok, answer) = target.call{ value: 0.1 ether }(abi.encodeCall(Token.buy, (2, 1, 2, new bytes32[](0))));
            _true(!ok, has.id);
            _eq(answer, abi.encodeWithSelector(Token.Token_NotOnTheList.selector, BOB), has.id);
            vm.prank(BOB);
            (ok,) = target.call{ value: 0.1 ether }(data);
            _true(ok, has.id);
            _eq(Token(target).balanceOf(BOB, 1), 2, has.id);
            // Phases count on their own.
            _eq(Token(target).bought(0, BOB), 0, has.id);
        }
    }

    function test_the_proceeds_go_to_their_receiver_whoever_asks() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale) continue;
            _eq(Token(target).proceeds(), PROCEEDS, has.id);
            _sells(has, target, BOB, 1, 3, 3 * PRICE);
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
            EditionBuyer buyer = new EditionBuyer();
            vm.deal(address(buyer), 10 ether);
            buyer.buy(Token(target), 2, PRICE);
            _eq(buyer.again(), 1, has.id);
            _eq(Token(target).balanceOf(address(buyer), 1), 3, has.id);
            _eq(Token(target).totalSupply(1), 3, has.id);
            _eq(target.balance, 3 * PRICE, has.id);
        }
    }

    function test_a_pause_stops_the_sale() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.sale || !has.pausable) continue;
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _declines(has, target, BOB, 1, 1, PRICE, abi.encodeWithSelector(IPowers.EnforcedPause.selector));
        }
    }

    function test_T20_a_sale_has_a_receiver_editions_and_phases_in_which_accounts_can_buy() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.sale) continue;
            Values memory values = _values();
            values.proceeds = address(0);
            (, bytes memory refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_NoProceeds.selector), has.id);
            _refusesEditions(has, i, Editions(0, 5));
            _refusesEditions(has, i, Editions(10_001, 5));
            _refusesEditions(has, i, Editions(3, 0));
            values = _values();
            values.editions = Editions(10_000, type(uint256).max);
            (address target,) = _deploy(i, values);
            _eq(Token(target).editionCount(), 10_000, has.id);
            values.phases = new Phase[](0);
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhasesOutOfBounds.selector, 0), has.id);
            values.phases = new Phase[](9);
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhasesOutOfBounds.selector, 9), has.id);
            values.phases = new Phase[](1);
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhaseWithoutBuyers.selector, 0), has.id);
            values.phases[0] = Phase(0, uint64(block.timestamp), 0, 1, bytes32(0));
            (, refusal) = _deploy(i, values);
            _eq(refusal, abi.encodeWithSelector(Token.Token_PhaseWithoutBuyers.selector, 0), has.id);
            values.phases[0].end = uint64(block.timestamp + 1);
            (target,) = _deploy(i, values);
            _true(target != address(0), has.id);
        }
    }

    function _refusesEditions(Variant memory has, uint256 index, Editions memory editions) private {
        Values memory values = _values();
        values.editions = editions;
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        bytes4 bounds = Token.Token_EditionsOutOfBounds.selector;
        _eq(refusal, abi.encodeWithSelector(bounds, editions.count, editions.size), has.id);
    }

    /// @dev One piece of edition 1, in a phase without a price.
    function _sellsIn(Variant memory has, address target, address buyer, uint256 phase) private {
        vm.prank(buyer);
        (bool ok,) = target.call(abi.encodeCall(Token.buy, (phase, 1, 1, new bytes32[](0))));
        _true(ok, has.id);
    }

    function _declinesIn(Variant memory has, address target, address buyer, uint256 phase, bytes memory words) private {
        vm.prank(buyer);
        (bool ok, bytes memory answer) = target.call(abi.encodeCall(Token.buy, (phase, 1, 1, new bytes32[](0))));
        _true(!ok, has.id);
        _eq(answer, words, has.id);
    }

    function _sells(Variant memory has, address target, address buyer, uint256 id, uint256 count, uint256 value)
        private
    {
        vm.prank(buyer);
        (bool ok,) = target.call{ value: value }(abi.encodeCall(Token.buy, (0, id, count, new bytes32[](0))));
        _true(ok, has.id);
    }

    function _declines(
        Variant memory has,
        address target,
        address buyer,
        uint256 id,
        uint256 count,
        uint256 value,
        bytes memory words
    ) private {
        vm.prank(buyer);
        bytes memory data = abi.encodeCall(Token.buy, (0, id, count, new bytes32[](0)));
        (bool ok, bytes memory answer) = target.call{ value: value }(data);
        _true(!ok, has.id);
        _eq(answer, words, has.id);
    }
}
