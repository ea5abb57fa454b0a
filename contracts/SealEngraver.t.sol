// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SealEngraver } from "./SealEngraver.sol";
import { Test } from "./testing/Test.sol";

/// @notice The comparison with the site, over hundreds of seeds, is `tests/contracts/seal-engraver.test.ts`.
contract SealEngraverTest is Test {
    SealEngraver private immutable _engraver = new SealEngraver();

    /// forge-config: default.fuzz.runs = 48
    function test_any_state_and_size_gives_a_closed_drawing(uint32 state, uint256 size) public view {
        string memory svg = _engraver.sealSvg(state, _bound(size, 1, 100_000), "#2a45bb");
        uint256 length = bytes(svg).length;
        _true(length > 600 && length < 3700, "as long as a seal");
        _eq(_slice(bytes(svg), 0, 4), "<svg", "opened");
        _eq(_slice(bytes(svg), length - 6, 6), "</svg>", "closed");
    }

    /// @dev Hashes of what the site draws. `seal-engraver.test.ts` holds them to the site.
    function test_seals_are_those_of_the_site() public view {
        string memory drawn = vm.readFile("contracts/engraver/drawn.json");
        uint256[] memory states = vm.parseJsonUintArray(drawn, ".states");
        uint256[] memory sizes = vm.parseJsonUintArray(drawn, ".sizes");
        string[] memory hashes = vm.parseJsonStringArray(drawn, ".hashes");
        for (uint256 i; i < states.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            bytes memory svg = bytes(_engraver.sealSvg(uint32(states[i]), sizes[i], "#2a45bb"));
            _eq(bytes32(vm.parseBytes(hashes[i])), keccak256(svg), "byte for byte");
        }
    }

    /// forge-config: default.fuzz.runs = 16
    function test_the_same_seal_is_drawn_twice(uint32 state) public view {
        string memory once = _engraver.sealSvg(state, 320, "currentColor");
        _eq(once, _engraver.sealSvg(state, 320, "currentColor"), "same");
    }

    function test_a_size_without_a_drawing_is_refused(uint256 size) public {
        size = size <= 100_000 ? 0 : size;
        vm.expectRevert(abi.encodeWithSelector(SealEngraver.SealEngraver_WrongSize.selector, size));
        _engraver.sealSvg(1, size, "currentColor");
    }

    function test_a_long_colour_is_written_whole() public view {
        string memory color = string(new bytes(20_000));
        _true(bytes(_engraver.sealSvg(1, 320, color)).length > 20_000, "whole");
    }

    function test_T1_I14_the_engraver_writes_nothing_and_calls_nobody() public {
        vm.record();
        _engraver.sealSvg(7, 320, "currentColor");
        (, bytes32[] memory writes) = vm.accesses(address(_engraver));
        _eq(writes.length, 0, "no storage");
    }

    function _slice(bytes memory text, uint256 from, uint256 length) private pure returns (string memory) {
        bytes memory part = new bytes(length);
        for (uint256 index = 0; index < length; ++index) {
            part[index] = text[from + index];
        }
        return string(part);
    }
}
