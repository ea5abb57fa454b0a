// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../testing/Test.sol";
import { EngraverText } from "./EngraverText.sol";

/// @notice What the drawings never do: write past their room.
contract EngraverTextTest is Test {
    using EngraverText for EngraverText.Text;

    function test_words_and_numbers_fill_their_room_and_nothing_more(uint8 room) public view {
        bytes memory words = new bytes(room);
        _eq(bytes(this.write(room, string(words), 0)).length, room, "words");
        if (room < 3) return;
        _eq(
            this.write(room, string(new bytes(room - 3)), 123), string.concat(string(new bytes(room - 3)), "123"), "all"
        );
    }

    function test_words_beyond_the_room_are_refused(uint8 room) public {
        vm.expectRevert(abi.encodeWithSelector(EngraverText.EngraverText_Full.selector, room));
        this.write(room, string(new bytes(uint256(room) + 1)), 0);
    }

    function test_a_number_beyond_the_room_is_refused(uint8 room, uint8 value) public {
        vm.expectRevert(abi.encodeWithSelector(EngraverText.EngraverText_Full.selector, room));
        this.write(room, string(new bytes(room)), uint256(value) + 1);
    }

    function test_decimals_have_no_zeros_they_do_not_need() public view {
        string[4] memory written = ["122.5", ".55", "7", "0"];
        uint16[4] memory values = [12_250, 55, 700, 0];
        for (uint256 i; i < 4; ++i) {
            _eq(this.decimal(values[i]), written[i], "as path data do");
        }
    }

    /// @notice Words, and a number after them unless it is 0.
    function write(uint256 room, string calldata words, uint256 value) external pure returns (string memory) {
        EngraverText.Text memory text = EngraverText.create(room);
        text.add(words);
        if (value != 0) text.addNumber(value);
        return text.finish();
    }

    /// @notice A number with two places.
    function decimal(uint256 value) external pure returns (string memory) {
        EngraverText.Text memory text = EngraverText.create(10);
        text.addDecimal(value, 2);
        return text.finish();
    }
}
