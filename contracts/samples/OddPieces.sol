// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { ERC2981 } from "@openzeppelin/contracts/token/common/ERC2981.sol";
import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { Strings } from "@openzeppelin/contracts/utils/Strings.sol";

/// @title OddPieces
/// @notice A collection with faults on purpose, for trying an inspection. For the chain that comes with the product alone.
contract OddPieces is ERC721, ERC2981, Ownable {
    /// @notice How many pieces there are.
    uint256 public totalSupply;

    /// @notice How many pieces there can be, until the owner says another number.
    uint256 public maxSupply = 10;

    /// @notice What stands before the number of a piece, where the owner has set it.
    string public baseURI;

    /// @notice Whether pieces can be moved.
    bool public stopped;

    /// @notice Pieces cannot be moved at the moment.
    error Stopped();

    /// @notice Nothing is known of the piece.
    error Unknown();

    constructor(address owner_) ERC721("Sample Oddities", "ODD") Ownable(owner_) {
        _setDefaultRoyalty(owner_, 1500);
        for (uint256 id = 1; id <= 9; ++id) {
            if (id != 6) _mint(owner_, id);
        }
        totalSupply = 9;
    }

    /// @notice Creates a piece.
    /// @param to Who gets it.
    /// @param id Its number.
    function mint(address to, uint256 id) external onlyOwner {
        totalSupply += 1;
        _mint(to, id);
    }

    /// @notice Takes a piece from whoever has it.
    /// @param from Who has it.
    /// @param to Who gets it.
    /// @param id Its number.
    function adminTransfer(address from, address to, uint256 id) external onlyOwner {
        _transfer(from, to, id);
    }

    /// @notice Sets what stands before the numbers of all pieces. Anybody may.
    /// @param text What it is.
    function setBaseURI(string calldata text) external {
        baseURI = text;
    }

    /// @notice Stops all transfers, or lets them go on.
    /// @param on Whether they stop.
    function setPaused(bool on) external onlyOwner {
        stopped = on;
    }

    /// @notice Sets how many pieces there can be.
    /// @param most The number.
    function setMaxSupply(uint256 most) external onlyOwner {
        maxSupply = most;
    }

    /// @notice Where the metadata of a piece is: most of them are wrong in one way each.
    /// @param id Its number.
    /// @return The address.
    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        if (bytes(baseURI).length > 0) return string.concat(baseURI, Strings.toString(id));
        if (id == 2) return _json('"name":"With a script","description":"","image":"', _drawing("<script>0</script>"));
        if (id == 3) return "http://127.0.0.1/metadata/3.json";
        if (id == 4) return "data:text/html,<!doctype html><title>No metadata</title>";
        if (id == 5) return "ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/5.json";
        if (id == 7) return _json('"name":"Without a picture","description":"', "");
        if (id == 8) revert Unknown();
        return _json('"name":"A piece","description":"","attributes":[],"image":"', _drawing("<path d='M4 4h8v8H4z'/>"));
    }

    /// @inheritdoc ERC721
    function supportsInterface(bytes4 id) public view override(ERC721, ERC2981) returns (bool) {
        return super.supportsInterface(id);
    }

    function _update(address to, uint256 id, address auth) internal override returns (address) {
        if (stopped) revert Stopped();
        return super._update(to, id, auth);
    }

    function _json(string memory head, string memory tail) private pure returns (string memory) {
        return
            string.concat("data:application/json;base64,", Base64.encode(bytes(string.concat("{", head, tail, '"}'))));
    }

    function _drawing(string memory inside) private pure returns (string memory) {
        bytes memory svg = bytes(string.concat("<svg xmlns='http://www.w3.org/2000/svg'>", inside, "</svg>"));
        return string.concat("data:image/svg+xml;base64,", Base64.encode(svg));
    }
}
