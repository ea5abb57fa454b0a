// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "./CodeMint721.sol";
import { CodeMintWords as W } from "./mint/CodeMintWords.sol";
import { SealEngraver } from "./SealEngraver.sol";
import { Branch } from "./testing/Branch.sol";
import { MintBase } from "./testing/MintBase.sol";

/// @notice What a collection cannot be created with.
contract CodeMint721TermsTest is MintBase {
    function test_T15_bad_collections_are_refused_with_their_reason() public {
        W.Printed memory printed = _printed();
        W.Shared memory shared = _shared();
        W.Terms memory terms = _terms();

        printed.salt = 0;
        _refused(printed, shared, terms, abi.encodePacked(W.CodeMint721_NoList.selector));
        printed = _printed();
        printed.root = 0;
        _refused(printed, shared, terms, abi.encodePacked(W.CodeMint721_NoList.selector));
        printed = _printed();
        printed.count = 2 ** 20 + 1;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_TooManyCodes.selector, 2 ** 20 + 1));
        printed = _printed();
        printed.deadline = NOW;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_WrongWindow.selector, 0, NOW));
        printed.deadline = NOW + 100 * 365 days + 1;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_TooFar.selector, printed.deadline));
        printed.deadline = 2 ** 40 - 1;
        new CodeMint721(_words(), printed, shared, terms);

        shared.end = shared.start;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_WrongWindow.selector, NOW, NOW));
        (shared.start, shared.end) = (END, END);
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_WrongWindow.selector, END, END));
        (shared.start, shared.end) = (NOW - 2, NOW);
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_WrongWindow.selector, NOW - 2, NOW));
        shared.end = NOW + 100 * 365 days + 1;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_TooFar.selector, shared.end));
        shared = _shared();
        uint32[3][3] memory limits = [[uint32(0), 3, 10], [uint32(4), 3, 10], [uint32(2), 11, 10]];
        for (uint256 index = 0; index < 3; ++index) {
            (shared.perTransaction, shared.perWallet, shared.supply) =
            (limits[index][0], limits[index][1], limits[index][2]);
            bytes4 wrong = W.CodeMint721_WrongLimits.selector;
            _refused(
                printed,
                shared,
                terms,
                abi.encodeWithSelector(wrong, limits[index][0], limits[index][1], limits[index][2])
            );
        }
        (printed.count, shared.supply) = (0, 0);
        _refused(printed, shared, terms, abi.encodePacked(W.CodeMint721_NothingToMint.selector));

        (printed, shared) = (_printed(), _shared());
        terms.royaltyBps = 1001;
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_RoyaltyTooHigh.selector, 1001));
        terms.royaltyBps = 1000;
        _refused(printed, shared, terms, abi.encodePacked(W.CodeMint721_NoRoyaltyReceiver.selector));
        terms = _terms();
        terms.engraver = SealEngraver(address(9));
        _refused(printed, shared, terms, abi.encodeWithSelector(W.CodeMint721_NoEngraver.selector, address(9)));
    }

    function test_T14b_limits_and_the_end_may_be_as_large_as_what_bounds_them() public {
        W.Shared memory shared = _shared();
        (shared.perTransaction, shared.perWallet, shared.supply) = (10, 10, 10);
        shared.end = NOW + 100 * 365 days;
        CodeMint721 all = new CodeMint721(_words(), _printed(), shared, _terms());
        _eq(all.perTransaction(), 10, "all at once");
        _eq(all.eventEnd(), NOW + 100 * 365 days, "for a century");
    }

    function test_T14b_printed_codes_may_be_as_many_and_last_as_long_as_what_bounds_them() public {
        W.Printed memory printed = _printed();
        (printed.count, printed.deadline) = (2 ** 20, NOW + 100 * 365 days);
        _mint = new CodeMint721(_words(), printed, _shared(), _terms());
        _eq(_mint.codes(), 2 ** 20, "the most codes");
        _eq(_mint.codesDeadline(), printed.deadline, "for a century");
        uint256 last = NOW + 100 * 365 days;
        _mint.redeem(0, address(0xADA), last, _signature(0, address(0xADA), last), Branch.proof(_leaves(), 0));
        _eq(_mint.ownerOf(1), address(0xADA), "signed for as long");
    }

    function test_a_collection_says_the_words_it_was_created_with() public view {
        _eq(_mint.description(), _words().description, "description");
        _eq(_mint.eventCode(), _shared().code, "event code");
        _eq(_mint.codesURI(), _printed().listURI, "list");
    }

    /// @dev Looks at the answer itself: an expected revert says nothing of a `new` that forge links when it runs.
    function _refused(W.Printed memory printed, W.Shared memory shared, W.Terms memory terms, bytes memory reason)
        private
    {
        bytes memory code =
            bytes.concat(vm.getCode("CodeMint721.sol:CodeMint721"), abi.encode(_words(), printed, shared, terms));
        address created;
        bytes memory answer;
        assembly ("memory-safe") {
            created := create(0, add(code, 0x20), mload(code))
            answer := mload(0x40)
            mstore(answer, returndatasize())
            returndatacopy(add(answer, 0x20), 0, returndatasize())
            mstore(0x40, add(add(answer, 0x20), and(add(returndatasize(), 0x1f), not(0x1f))))
        }
        _eq(created, address(0), "refused");
        _eq(answer, reason, "for this reason");
    }
}
