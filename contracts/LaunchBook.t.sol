// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LaunchBook } from "./LaunchBook.sol";
import { Create1 } from "./launch/Create1.sol";
import { Test } from "./testing/Test.sol";

/// @notice What the book writes down, and what it refuses to.
contract LaunchBookTest is Test {
    LaunchBook internal book = new LaunchBook();

    /// @notice The addresses that the EVM itself gives: a contract creates others, one for each nonce.
    function test_proof_the_address_is_that_of_the_creator_and_the_nonce() public {
        Maker maker = new Maker();
        for (uint64 nonce = 1; nonce < 400; ++nonce) {
            address made = maker.make();
            _eq(Create1.addressOf(address(maker), nonce), made, "address");
            if (nonce != 1 && nonce != 127 && nonce != 128 && nonce != 256) continue;
            vm.expectEmit(address(book));
            emit LaunchBook.Launched(made, address(maker), address(maker), made.codehash);
            vm.prank(address(maker));
            _eq(book.announce(nonce), made, "announced");
        }
    }

    /// @notice From geth's tests of crypto.CreateAddress.
    function test_proof_addresses_that_others_computed() public pure {
        address creator = 0x970E8128AB834E8EAC17Ab8E3812F010678CF791;
        _eq(Create1.addressOf(creator, 0), 0x333c3310824b7c685133F2BeDb2CA4b8b4DF633d, "0");
        _eq(Create1.addressOf(creator, 1), 0x8bDa78331C916A08481428e4b07C96D3e916D165, "1");
        _eq(Create1.addressOf(creator, 2), 0xC9DdEDF451bC62ce88Bf9292AFB13df35b670699, "2");
    }

    function test_proof_nobody_can_announce_what_another_created() public {
        Maker maker = new Maker();
        maker.make();
        address wrong = Create1.addressOf(address(0xBAD), 1);
        vm.prank(address(0xBAD));
        vm.expectRevert(abi.encodeWithSelector(LaunchBook.LaunchBook_NoContract.selector, wrong));
        book.announce(1);
    }

    function test_maker_what_another_contract_writes_has_its_name() public {
        vm.expectEmit(address(book));
        emit LaunchBook.Launched(address(this), address(0xA11CE), address(0xBAD), address(this).codehash);
        vm.prank(address(0xBAD));
        book.record(address(this), address(0xA11CE));
    }

    function test_I11_ether_cannot_be_sent_here() public {
        vm.deal(address(this), 1);
        (bool ok,) = address(book).call{ value: 1 }("");
        _true(!ok, "ether");
    }
}

/// @notice Creates contracts.
contract Maker {
    function make() external returns (address) {
        return address(new LaunchBook());
    }
}
