// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { TokenLockerWords } from "./TokenLockerWords.sol";

/// @title The words of a lock as an NFT
/// @notice Of a token's symbol only letters, digits, dots and dashes enter them, and sixteen at most: a symbol is written by a stranger.
library LockDeedText {
    using Strings for address;
    using Strings for uint256;

    uint256 private constant LONGEST = 16;

    /// @notice The words and the picture of a lock as a data address.
    /// @param id The lock.
    /// @param lock All that is known of it.
    /// @param vested How much of it has vested.
    /// @param byOffer Whether it changes hands by offer and acceptance only.
    /// @param svg Its picture.
    function tokenURI(uint256 id, TokenLockerWords.Lock memory lock, uint256 vested, bool byOffer, string memory svg)
        internal
        view
        returns (string memory)
    {
        string memory symbol = symbolOf(lock.token);
        uint256 decimals = _ask(lock.token, "decimals()");
        string memory head = string.concat(
            "{\"name\":\"Lock No. ",
            numberOf(id).toString(),
            " of ",
            symbol,
            "\",\"description\":\"The holder owns this lock of a token in TokenLocker. What has vested can be withdrawn; before a",
            " purchase compare the amounts with the contract: the holder may withdraw at any time.\",\"image\":\"data:image/svg+xml;base64,",
            Base64.encode(bytes(svg)),
            "\",\"attributes\":["
        );
        string memory amounts = string.concat(
            _trait("Token", lock.token.toChecksumHexString()),
            ",",
            _trait("Symbol", symbol),
            ",",
            _trait("Locked", amountOf(lock.amount, decimals)),
            ",",
            _trait("Vested", amountOf(vested, decimals)),
            ",",
            _trait("Withdrawn", amountOf(lock.withdrawn, decimals))
        );
        return string.concat(
            "data:application/json;base64,",
            Base64.encode(
                bytes(
                    string.concat(
                        head,
                        amounts,
                        ",",
                        _end(lock.schedule.end),
                        ",",
                        _trait("Changes hands", byOffer ? "by offer and acceptance" : "as any NFT"),
                        "]}"
                    )
                )
            )
        );
    }

    /// @notice The number of a lock among those of its token: the lower part of its id.
    function numberOf(uint256 id) internal pure returns (uint256) {
        return id & type(uint96).max;
    }

    /// @notice An amount with its decimals, without needless zeros: `1234.5`. Of 36 decimals and more the smallest unit is counted.
    function amountOf(uint256 amount, uint256 decimals) internal pure returns (string memory) {
        if (decimals == 0 || decimals > 36) return amount.toString();
        uint256 unit = 10 ** decimals;
        uint256 rest = amount % unit;
        if (rest == 0) return (amount / unit).toString();
        uint256 digits = decimals;
        while (rest % 10 == 0) {
            rest /= 10;
            --digits;
        }
        bytes memory fraction = bytes((10 ** digits + rest).toString());
        // The leading one holds the zeros behind the point.
        fraction[0] = ".";
        return string.concat((amount / unit).toString(), string(fraction));
    }

    /// @notice The symbol of a token, cut and cleaned; `?` where nothing is left.
    function symbolOf(address token) internal view returns (string memory) {
        bytes memory said = _said(token);
        bytes memory clean = new bytes(LONGEST);
        uint256 length;
        for (uint256 i; i < said.length && length < LONGEST; ++i) {
            bytes1 letter = said[i];
            bool kept = (letter >= "0" && letter <= "9") || (letter >= "A" && letter <= "Z")
                || (letter >= "a" && letter <= "z") || letter == "." || letter == "-";
            if (kept) clean[length++] = letter;
        }
        if (length == 0) return "?";
        assembly ("memory-safe") {
            mstore(clean, length)
        }
        return string(clean);
    }

    /// @dev The first bytes of a text that a token answers: a string, or 32 bytes as old ones do. Never more than 96 bytes are copied.
    function _said(address token) private view returns (bytes memory said) {
        bytes memory question = abi.encodeWithSignature("symbol()");
        said = new bytes(32);
        assembly ("memory-safe") {
            let place := mload(0x40)
            mstore(add(place, 0x40), 0)
            let ok := staticcall(100000, token, add(question, 0x20), mload(question), place, 0x60)
            switch and(ok, gt(returndatasize(), 0x5f))
            case 1 { mstore(add(said, 0x20), mload(add(place, 0x40))) }
            default { if and(ok, eq(returndatasize(), 0x20)) { mstore(add(said, 0x20), mload(place)) } }
        }
    }

    /// @dev The first word of an answer; 0 where there is none.
    function _ask(address token, string memory question) private view returns (uint256 answer) {
        bytes memory asked = abi.encodeWithSignature(question);
        assembly ("memory-safe") {
            let ok := staticcall(100000, token, add(asked, 0x20), mload(asked), 0, 0x20)
            if and(ok, gt(returndatasize(), 0x1f)) { answer := mload(0) }
        }
    }

    function _end(uint40 end) private pure returns (string memory) {
        if (end == VestingMath.PERMANENT) return _trait("Ends", "never");
        return
            string.concat("{\"display_type\":\"date\",\"trait_type\":\"Ends\",\"value\":", uint256(end).toString(), "}");
    }

    function _trait(string memory name, string memory value) private pure returns (string memory) {
        return string.concat("{\"trait_type\":\"", name, "\",\"value\":\"", value, "\"}");
    }
}
