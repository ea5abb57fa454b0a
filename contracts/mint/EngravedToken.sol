// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";
import { SealEngraver } from "../SealEngraver.sol";

/// @title EngravedToken
/// @notice The picture and the words of a token, as data addresses. No text of a creator enters the picture.
library EngravedToken {
    using Strings for string;
    using Strings for uint256;

    string private constant INK = "#2a45bb";

    /// @notice The seal of a seed on its own paper, with the token's number below: the bytes of `src/tools/mint/piece/token-image.ts`.
    /// @param engraver Who draws the seal.
    /// @param seed 32 bits.
    /// @param id The number; 0 leaves it out.
    function image(SealEngraver engraver, uint32 seed, uint256 id) internal pure returns (string memory) {
        string memory number = id == 0
            ? ""
            : string.concat(
                "<text x=\"600\" y=\"1286\" text-anchor=\"middle\" font-family=\"ui-monospace,monospace\" font-size=\"60\" fill=\"",
                INK,
                "\">No. ",
                id.toString(),
                "</text>"
            );
        return string.concat(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1200 1400\" width=\"1200\" height=\"1400\">",
            "<path d=\"M0 0h1200v1400H0z\" fill=\"#f4f6f5\"/>",
            "<path d=\"M40 40h1120v1320H40zM52 52h1096v1296H52z\" fill=\"none\" stroke=\"",
            INK,
            "\" stroke-width=\"3\"/><g transform=\"translate(100 130) scale(2.5)\">",
            engraver.sealSvg(seed, 400, INK),
            "</g>",
            number,
            "</svg>"
        );
    }

    /// @notice A token's words and picture as a data address.
    /// @param name The collection's name.
    /// @param description The collection's description.
    /// @param id The token's number.
    /// @param svg Its picture.
    /// @param printed Whether a printed code minted it.
    function tokenURI(string memory name, string memory description, uint256 id, string memory svg, bool printed)
        internal
        pure
        returns (string memory)
    {
        return _json(
            string.concat(
                "{\"name\":\"",
                name.escapeJSON(),
                " No. ",
                id.toString(),
                "\",\"description\":\"",
                description.escapeJSON(),
                "\",\"image\":\"",
                _svg(svg),
                "\",\"attributes\":[{\"trait_type\":\"Minted with\",\"value\":\"",
                printed ? "a printed code" : "the event code",
                "\"},{\"display_type\":\"number\",\"trait_type\":\"Number\",\"value\":",
                id.toString(),
                "}]}"
            )
        );
    }

    /// @notice The collection's words and picture as a data address (ERC-7572).
    /// @param name The collection's name.
    /// @param symbol Its symbol.
    /// @param description Its description.
    /// @param svg Its picture.
    function contractURI(string memory name, string memory symbol, string memory description, string memory svg)
        internal
        pure
        returns (string memory)
    {
        return _json(
            string.concat(
                "{\"name\":\"",
                name.escapeJSON(),
                "\",\"symbol\":\"",
                symbol.escapeJSON(),
                "\",\"description\":\"",
                description.escapeJSON(),
                "\",\"image\":\"",
                _svg(svg),
                "\"}"
            )
        );
    }

    function _svg(string memory svg) private pure returns (string memory) {
        return string.concat("data:image/svg+xml;base64,", Base64.encode(bytes(svg)));
    }

    function _json(string memory json) private pure returns (string memory) {
        return string.concat("data:application/json;base64,", Base64.encode(bytes(json)));
    }
}
