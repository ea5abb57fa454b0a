// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { PieceSender } from "./PieceSender.sol";
import { Editions, Greedy, Pieces } from "./testing/SentPieces.sol";
import { Test } from "./testing/Test.sol";

/// @notice What the sender of pieces sends, once and of its caller alone.
contract PieceSenderTest is Test {
    address private constant MAKER = address(0xA11CE);
    bytes32 private constant LIST = "first list";

    PieceSender private immutable _sender = new PieceSender();
    Pieces private immutable _pieces = new Pieces();
    Editions private immutable _editions = new Editions();

    function setUp() public {
        _pieces.mint(MAKER, 6);
        _editions.mint(MAKER, 1, 10);
        _editions.mint(MAKER, 2, 10);
        vm.startPrank(MAKER);
        _pieces.setApprovalForAll(address(_sender), true);
        _editions.setApprovalForAll(address(_sender), true);
        vm.stopPrank();
    }

    function test_pieces_go_to_the_rows_in_their_order() public {
        vm.expectEmit(address(_sender));
        emit PieceSender.ListSent(address(_pieces), MAKER, LIST);
        _sendPieces(LIST, 2, _three(), _numbers(1, 3, 1));
        _eq(_pieces.ownerOf(1), MAKER, "1");
        _eq(_pieces.ownerOf(2), address(1001), "2");
        for (uint256 id = 3; id < 6; ++id) {
            _eq(_pieces.ownerOf(id), address(1002), "3 to 5");
        }
        _eq(_pieces.ownerOf(6), address(1003), "6");
        _true(_sender.sent(MAKER, LIST), "sent");
    }

    function test_editions_go_to_the_rows() public {
        vm.expectEmit(address(_sender));
        emit PieceSender.ListSent(address(_editions), MAKER, LIST);
        _sendEditions(LIST, _three(), _numbers(1, 2, 1), _numbers(4, 5, 6));
        _eq(_editions.balanceOf(address(1001), 1), 4, "4 of 1");
        _eq(_editions.balanceOf(address(1002), 2), 5, "5 of 2");
        _eq(_editions.balanceOf(address(1003), 1), 6, "6 of 1");
        _eq(_editions.balanceOf(MAKER, 2), 5, "left");
    }

    function test_a_list_is_sent_once_by_each_account() public {
        _sendPieces(LIST, 1, _three(), _numbers(1, 1, 1));
        vm.expectRevert(abi.encodeWithSelector(PieceSender.PieceSender_SentBefore.selector, LIST));
        _sendPieces(LIST, 4, _three(), _numbers(1, 1, 1));
        vm.expectRevert(abi.encodeWithSelector(PieceSender.PieceSender_SentBefore.selector, LIST));
        _sendEditions(LIST, _three(), _numbers(1, 1, 1), _numbers(1, 1, 1));
        _true(!_sender.sent(address(this), LIST), "of another account");
        _sendPieces("second list", 4, _three(), _numbers(1, 1, 1));
        _eq(_pieces.ownerOf(6), address(1003), "second list");
    }

    function test_nobody_can_send_the_pieces_of_another_account() public {
        vm.expectPartialRevert(PieceSender.PieceSender_Refused.selector);
        _sender.sendPieces(IERC721(address(_pieces)), LIST, 1, _three(), _numbers(1, 1, 1));
        vm.expectPartialRevert(PieceSender.PieceSender_Refused.selector);
        _sender.sendEditions(IERC1155(address(_editions)), LIST, _three(), _numbers(1, 1, 1), _numbers(1, 1, 1));
    }

    function test_a_receiver_that_refuses_is_named_and_nothing_is_sent() public {
        address[] memory to = _three();
        to[1] = address(_sender);
        bytes memory why = abi.encodeWithSignature("ERC721InvalidReceiver(address)", address(_sender));
        vm.expectRevert(abi.encodeWithSelector(PieceSender.PieceSender_Refused.selector, 1, address(_sender), why));
        _sendPieces(LIST, 1, to, _numbers(1, 1, 1));
        why = abi.encodeWithSignature("ERC1155InvalidReceiver(address)", address(_sender));
        vm.expectRevert(abi.encodeWithSelector(PieceSender.PieceSender_Refused.selector, 1, address(_sender), why));
        _sendEditions(LIST, to, _numbers(1, 1, 1), _numbers(1, 1, 1));
        _eq(_pieces.balanceOf(MAKER), 6, "all are left");
        _true(!_sender.sent(MAKER, LIST), "not sent");
    }

    function test_lists_of_unequal_length_and_empty_ones_are_refused() public {
        address[] memory none = new address[](0);
        uint256[] memory zero = new uint256[](0);
        uint256[] memory one = new uint256[](1);
        vm.expectRevert(PieceSender.PieceSender_WrongLength.selector);
        _sendPieces(LIST, 1, none, zero);
        vm.expectRevert(PieceSender.PieceSender_WrongLength.selector);
        _sendPieces(LIST, 1, _three(), one);
        vm.expectRevert(PieceSender.PieceSender_WrongLength.selector);
        _sendEditions(LIST, none, zero, zero);
        vm.expectRevert(PieceSender.PieceSender_WrongLength.selector);
        _sendEditions(LIST, _three(), one, _numbers(1, 1, 1));
        vm.expectRevert(PieceSender.PieceSender_WrongLength.selector);
        _sendEditions(LIST, _three(), _numbers(1, 1, 1), one);
    }

    function test_T8_a_receiver_that_calls_back_sends_nothing_of_the_caller() public {
        Greedy greedy = new Greedy(_sender, _pieces);
        address[] memory to = _three();
        to[0] = address(greedy);
        _sendPieces(LIST, 1, to, _numbers(1, 1, 1));
        _true(greedy.wasRefused(), "called back");
        _eq(_pieces.ownerOf(1), address(greedy), "its own");
        _eq(_pieces.ownerOf(5), MAKER, "the caller's");
    }

    function test_I11_ether_cannot_be_sent_here() public {
        vm.deal(address(this), 1);
        (bool ok,) = address(_sender).call{ value: 1 }("");
        _true(!ok, "ether");
    }

    function _sendPieces(bytes32 list, uint256 first, address[] memory to, uint256[] memory counts) private {
        vm.prank(MAKER);
        _sender.sendPieces(IERC721(address(_pieces)), list, first, to, counts);
    }

    function _sendEditions(bytes32 list, address[] memory to, uint256[] memory ids, uint256[] memory amounts) private {
        vm.prank(MAKER);
        _sender.sendEditions(IERC1155(address(_editions)), list, to, ids, amounts);
    }

    function _three() private pure returns (address[] memory to) {
        to = new address[](3);
        for (uint160 row = 0; row < 3; ++row) {
            to[row] = address(1001 + row);
        }
    }

    function _numbers(uint256 one, uint256 two, uint256 three) private pure returns (uint256[] memory all) {
        all = new uint256[](3);
        (all[0], all[1], all[2]) = (one, two, three);
    }
}
