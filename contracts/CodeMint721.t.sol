// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC721Receiver } from "@openzeppelin/contracts/token/ERC721/IERC721Receiver.sol";
import { CodeMint721 } from "./CodeMint721.sol";
import { CodeMintWords as W } from "./mint/CodeMintWords.sol";
import { Branch } from "./testing/Branch.sol";
import { MintBase } from "./testing/MintBase.sol";

/// @notice Printed codes, the event code, and what the tokens do afterwards.
contract CodeMint721Test is MintBase, IERC721Receiver {
    address private constant ADA = address(0xADA);
    address private constant BOB = address(0xB0B);
    uint256 private _received;

    function test_I13_a_printed_code_mints_one_token_whoever_sends_it(address sender) public {
        bytes memory signature = _signature(2, ADA, END);
        vm.prank(sender);
        _mint.redeem(2, ADA, END, signature, Branch.proof(_leaves(), 2));
        _eq(_mint.ownerOf(3), ADA, "token 3");
        _eq(_mint.balanceOf(ADA), 1, "one");
        _true(_mint.isRedeemed(2) && !_mint.isRedeemed(1), "marked");
        _eq(_mint.redeemedWord(0), 4, "bit 2");
        _eq(_mint.mintedBy(ADA), 0, "not counted as a mint of the event code");
        _expectRedeem(2, BOB, END, abi.encodeWithSelector(W.CodeMint721_AlreadyRedeemed.selector, 2));
    }

    function test_I13_the_supply_is_the_marks_and_the_event_s_mints() public {
        _eq(_mint.maxSupply(), 14, "four codes, ten of the event");
        _redeem(0, ADA);
        _redeem(3, BOB);
        vm.prank(ADA);
        _mint.mint(ADA, 2, 0, 0, "");
        _eq(_mint.totalSupply(), 4, "supply");
        _eq(_mint.ownerOf(5), ADA, "the first of the event");
        _eq(_mint.ownerOf(6), ADA, "the second");
        _eq(_mint.mintedBy(ADA), 2, "counted");
    }

    function test_codes_outside_the_list_and_its_time_are_refused() public {
        _expectRedeem(4, ADA, END, abi.encodeWithSelector(W.CodeMint721_NoSuchCode.selector, 4));
        uint256 far = NOW + 100 * 365 days + 1;
        _expectRedeem(0, ADA, far, abi.encodeWithSelector(W.CodeMint721_TooFar.selector, far));
        _expectRedeem(0, address(0), END, abi.encodeWithSelector(W.CodeMint721_WrongRecipient.selector, address(0)));
        _expectRedeem(0, address(_mint), END, abi.encodeWithSelector(W.CodeMint721_WrongRecipient.selector, _mint));
        vm.warp(END);
        _expectRedeem(0, ADA, END, abi.encodeWithSelector(W.CodeMint721_CodesClosed.selector, END));
    }

    function test_T10_a_code_s_key_has_its_own_index_only() public {
        bytes memory signature = _signature(0, ADA, END);
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        vm.expectPartialRevert(W.CodeMint721_NotOnTheList.selector);
        _mint.redeem(1, ADA, END, signature, proof);
        bytes32[] memory endless = Branch.proof(33);
        vm.expectRevert(abi.encodeWithSelector(W.CodeMint721_ProofTooLong.selector, 33));
        _mint.redeem(0, ADA, END, signature, endless);
    }

    function test_T14b_per_transaction_per_wallet_and_supply_are_capped() public {
        vm.startPrank(ADA);
        _expectMint(ADA, 0, abi.encodeWithSelector(W.CodeMint721_WrongQuantity.selector, 0, 2));
        _expectMint(ADA, 3, abi.encodeWithSelector(W.CodeMint721_WrongQuantity.selector, 3, 2));
        _mint.mint(ADA, 2, 0, 0, "");
        _expectMint(ADA, 2, abi.encodeWithSelector(W.CodeMint721_WalletLimit.selector, ADA, 2, 3));
        _mint.transferFrom(ADA, BOB, 5);
        _expectMint(ADA, 2, abi.encodeWithSelector(W.CodeMint721_WalletLimit.selector, ADA, 2, 3));
        _mint.mint(ADA, 1, 0, 0, "");
        vm.stopPrank();
        for (uint160 wallet = 1; wallet < 4; ++wallet) {
            vm.startPrank(address(wallet));
            _mint.mint(address(wallet), 2, 0, 0, "");
            vm.stopPrank();
        }
        vm.startPrank(BOB);
        _expectMint(BOB, 2, abi.encodeWithSelector(W.CodeMint721_Exhausted.selector, 1));
        _mint.mint(BOB, 1, 0, 0, "");
        _expectMint(BOB, 1, abi.encodeWithSelector(W.CodeMint721_Exhausted.selector, 0));
    }

    function test_T14b_the_window_of_the_event_is_kept_to_the_second() public {
        vm.startPrank(ADA);
        vm.warp(NOW - 1);
        _expectMint(ADA, 1, abi.encodeWithSelector(W.CodeMint721_NotStarted.selector, NOW));
        vm.warp(END - 1);
        _mint.mint(ADA, 1, 0, 0, "");
        vm.warp(END);
        _expectMint(ADA, 1, abi.encodeWithSelector(W.CodeMint721_Ended.selector, END));
    }

    function test_T14b_nobody_uses_up_another_wallet_s_limit() public {
        _expectMint(ADA, 1, abi.encodeWithSelector(W.CodeMint721_NotTheRecipient.selector, ADA));
    }

    function test_a_picture_follows_from_number_and_minter_and_stays_when_the_token_moves() public {
        _redeem(0, ADA);
        uint32 seed = _mint.seedFor(1, ADA);
        string memory before = _mint.tokenURI(1);
        _eq(uint256(_mint.seedOf(1)), seed, "seed");
        vm.prank(ADA);
        _mint.transferFrom(ADA, BOB, 1);
        _eq(_mint.tokenURI(1), before, "the same");
        _true(seed != _mint.seedFor(1, BOB) && seed != _mint.seedFor(2, ADA), "of number and minter");
    }

    function test_tokens_move_as_erc721_says() public {
        _redeem(0, ADA);
        _redeem(1, ADA);
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSignature("ERC721InsufficientApproval(address,uint256)", BOB, 1));
        _mint.transferFrom(ADA, BOB, 1);
        vm.prank(ADA);
        _mint.approve(BOB, 1);
        vm.expectEmit(address(_mint));
        emit IERC721.Transfer(ADA, BOB, 1);
        vm.prank(BOB);
        _mint.transferFrom(ADA, BOB, 1);
        _eq(_mint.getApproved(1), address(0), "the approval is used up");
        _eq(_mint.balanceOf(ADA), 1, "one left");
        _eq(_mint.balanceOf(BOB), 1, "one came");
        vm.prank(BOB);
        vm.expectRevert(abi.encodeWithSignature("ERC721IncorrectOwner(address,uint256,address)", ADA, 1, BOB));
        _mint.transferFrom(ADA, BOB, 1);
        vm.prank(BOB);
        _mint.transferFrom(BOB, BOB, 1);
        _eq(_mint.balanceOf(BOB), 1, "to oneself changes nothing");
        vm.expectRevert(abi.encodeWithSignature("ERC721NonexistentToken(uint256)", 9));
        _mint.transferFrom(ADA, BOB, 9);
        vm.expectRevert(abi.encodeWithSignature("ERC721InvalidOwner(address)", address(0)));
        _mint.balanceOf(address(0));
    }

    function test_what_does_not_exist_has_no_words(uint256 id) public {
        bytes memory reason = abi.encodeWithSignature("ERC721NonexistentToken(uint256)", id);
        vm.expectRevert(reason);
        _mint.tokenURI(id);
        vm.expectRevert(reason);
        _mint.image(id);
        vm.expectRevert(reason);
        _mint.seedOf(id);
        vm.expectRevert(reason);
        _mint.locked(id);
        vm.expectRevert(reason);
        _mint.ownerOf(id);
    }

    function test_a_bound_token_stays_and_says_so() public {
        W.Terms memory terms = _terms();
        terms.soulbound = true;
        _mint = new CodeMint721(_words(), _printed(), _shared(), terms);
        bytes memory signature = _signature(0, ADA, END);
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        vm.expectEmit(address(_mint));
        emit Locked(1);
        _mint.redeem(0, ADA, END, signature, proof);
        _true(_mint.locked(1), "locked");
        vm.prank(ADA);
        vm.expectRevert(abi.encodeWithSelector(W.CodeMint721_Soulbound.selector, 1));
        _mint.transferFrom(ADA, BOB, 1);
    }

    function test_royalties_are_off_unless_the_collection_was_created_with_one(uint256 price) public {
        (address receiver, uint256 amount) = _mint.royaltyInfo(1, price);
        _true(receiver == address(0) && amount == 0, "off");
        W.Terms memory terms = _terms();
        (terms.royaltyReceiver, terms.royaltyBps) = (ADA, 250);
        (receiver, amount) = new CodeMint721(_words(), _printed(), _shared(), terms).royaltyInfo(1, price);
        _eq(receiver, ADA, "receiver");
        _eq(amount, price / 40, "2.5 %");
    }

    function test_the_interfaces_it_speaks() public view {
        bytes4[6] memory spoken =
            [bytes4(0x01ffc9a7), 0x80ac58cd, 0x5b5e139f, 0x2a55205a, 0xb45a3c0e, bytes4(0xffffffff)];
        for (uint256 index = 0; index < 6; ++index) {
            _eq(_mint.supportsInterface(spoken[index]), index < 5, "165, 721, metadata, 2981, 5192; not the rest");
        }
    }

    function test_a_collection_may_have_printed_codes_alone_or_an_event_alone() public {
        W.Printed memory printed = _printed();
        W.Shared memory shared = _shared();
        printed.count = 0;
        _mint = new CodeMint721(_words(), printed, shared, _terms());
        _expectRedeem(0, ADA, END, abi.encodeWithSelector(W.CodeMint721_NoSuchCode.selector, 0));
        shared.supply = 0;
        _mint = new CodeMint721(_words(), _printed(), shared, _terms());
        vm.prank(ADA);
        _expectMint(ADA, 1, abi.encodeWithSelector(W.CodeMint721_Exhausted.selector, 0));
        _redeem(0, ADA);
    }

    function test_T8_a_receiver_that_calls_back_finds_everything_in_order() public {
        _redeem(0, ADA);
        vm.prank(ADA);
        _mint.safeTransferFrom(ADA, address(this), 1);
        _eq(_received, 1, "the hook ran");
        _eq(_mint.ownerOf(1), address(this), "came back here");
        _eq(_mint.totalSupply(), 2, "its own mint is one more, and no other");
    }

    /// @dev Mints and moves from within the hook of a transfer.
    function onERC721Received(address, address, uint256 id, bytes calldata) external returns (bytes4) {
        if (_received++ == 0) {
            _eq(_mint.ownerOf(id), address(this), "state first");
            _mint.transferFrom(address(this), BOB, id);
            vm.prank(BOB);
            _mint.transferFrom(BOB, address(this), id);
            _mint.mint(address(this), 1, 0, 0, "");
        }
        return this.onERC721Received.selector;
    }

    function test_T8_T9_a_contract_without_a_hook_can_be_minted_to() public {
        _redeem(0, address(_engraver));
        _eq(_mint.ownerOf(1), address(_engraver), "nobody is called when minting");
    }

    function test_T4_twenty_bytes_after_the_arguments_change_nothing(address sender) public {
        vm.assume(sender != ADA);
        bytes memory call = abi.encodePacked(abi.encodeCall(_mint.mint, (ADA, 1, 0, 0, "")), ADA);
        vm.prank(sender);
        (bool done,) = address(_mint).call(call);
        _true(!done, "the sender is the sender");
    }

    function test_I11_ether_cannot_be_sent_here() public {
        vm.deal(address(this), 1 ether);
        (bool plain,) = address(_mint).call{ value: 1 }("");
        (bool named,) = address(_mint).call{ value: 1 }(abi.encodeCall(_mint.mint, (address(this), 1, 0, 0, "")));
        _true(!plain && !named, "refused");
    }

    function test_I14_views_write_nothing() public {
        _redeem(0, ADA);
        vm.record();
        _mint.tokenURI(1);
        _mint.contractURI();
        _mint.totalSupply();
        _mint.seedFor(1, ADA);
        _mint.redeemDigest(1, ADA, END);
        _mint.voucherDigest(ADA, 1, END);
        _mint.royaltyInfo(1, 1);
        _mint.leafOf(0, ADA);
        (, bytes32[] memory writes) = vm.accesses(address(_mint));
        _eq(writes.length, 0, "no writes");
    }

    function _expectMint(address recipient, uint256 quantity, bytes memory reason) private {
        vm.expectRevert(reason);
        _mint.mint(recipient, quantity, 0, 0, "");
    }

    event Locked(uint256 tokenId);
}
