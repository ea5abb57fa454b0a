// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC1155 } from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { PieceSender } from "../PieceSender.sol";

/// @notice A collection for the tests.
contract Pieces is ERC721("Pieces", "PCS") {
    uint256 private _last;

    function mint(address to, uint256 count) external {
        for (uint256 made = 0; made < count; ++made) {
            _mint(to, ++_last);
        }
    }
}

/// @notice Editions for the tests.
contract Editions is ERC1155("") {
    function mint(address to, uint256 id, uint256 amount) external {
        _mint(to, id, amount, "");
    }
}

/// @notice Tries to get a second piece while it receives the first.
contract Greedy {
    PieceSender private immutable _sender;
    Pieces private immutable _pieces;
    bool public wasRefused;

    constructor(PieceSender sender, Pieces pieces) {
        _sender = sender;
        _pieces = pieces;
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        address[] memory to = new address[](1);
        to[0] = address(this);
        uint256[] memory one = new uint256[](1);
        one[0] = 1;
        try _sender.sendPieces(IERC721(address(_pieces)), "again", 5, to, one) { }
        catch {
            wasRefused = true;
        }
        return this.onERC721Received.selector;
    }
}
