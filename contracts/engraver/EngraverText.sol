// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SignedMath } from "@openzeppelin/contracts/utils/math/SignedMath.sol";

/// @title EngraverText
/// @notice A text that is written once, from left to right, into memory of a fixed size.
library EngraverText {
    /// @dev `data` has the length of what it can hold until `finish` cuts it to what was written.
    struct Text {
        bytes data;
        uint256 length;
    }

    /// @notice The text would not fit.
    /// @param capacity How many bytes do.
    error EngraverText_Full(uint256 capacity);

    /// @notice An empty text with room for `capacity` bytes.
    function create(uint256 capacity) internal pure returns (Text memory) {
        return Text(new bytes(capacity), 0);
    }

    /// @notice Writes words on.
    function add(Text memory text, string memory words) internal pure {
        bytes memory data = text.data;
        uint256 length = text.length;
        uint256 more = bytes(words).length;
        if (length + more > data.length) revert EngraverText_Full(data.length);
        assembly ("memory-safe") {
            mcopy(add(add(data, 0x20), length), add(words, 0x20), more)
        }
        text.length = length + more;
    }

    /// @notice Writes an integer from 0 on.
    function addNumber(Text memory text, uint256 value) internal pure {
        uint256 digits = 1;
        for (uint256 rest = value; rest > 9; rest /= 10) {
            ++digits;
        }
        _addDigits(text, value, digits);
    }

    /// @notice Writes an integer as path data do: `first` ones and negative ones need no space before them.
    function addCoordinate(Text memory text, int256 value, bool first) internal pure {
        if (value < 0) _addByte(text, "-");
        else if (!first) _addByte(text, " ");
        addNumber(text, SignedMath.abs(value));
    }

    /// @notice Writes a count of decimals as a number: 12250 with two places is `122.5`, 55 is `.55`.
    function addDecimal(Text memory text, uint256 value, uint256 places) internal pure {
        uint256 one = 10 ** places;
        uint256 fraction = value % one;
        if (value >= one || fraction == 0) addNumber(text, value / one);
        if (fraction == 0) return;
        for (; fraction % 10 == 0; fraction /= 10) {
            --places;
        }
        _addByte(text, ".");
        _addDigits(text, fraction, places);
    }

    /// @notice The text, cut to what was written; nothing is written after.
    function finish(Text memory text) internal pure returns (string memory) {
        bytes memory data = text.data;
        uint256 length = text.length;
        assembly ("memory-safe") {
            mstore(data, length)
        }
        return string(data);
    }

    function _addByte(Text memory text, bytes1 letter) private pure {
        text.data[text.length++] = letter;
    }

    /// @dev The last `digits` digits of a number, with leading zeros.
    function _addDigits(Text memory text, uint256 value, uint256 digits) private pure {
        bytes memory data = text.data;
        uint256 length = text.length;
        uint256 end = length + digits;
        if (end > data.length) revert EngraverText_Full(data.length);
        for (uint256 place = end; place > length; value /= 10) {
            // One decimal digit and the letter 0.
            // forge-lint: disable-next-line(unsafe-typecast)
            data[--place] = bytes1(uint8(48 + (value % 10)));
        }
        text.length = end;
    }
}
