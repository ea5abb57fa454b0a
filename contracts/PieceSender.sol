// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";

/// @title PieceSender
/// @notice Sends pieces of a collection (ERC-721) or of editions (ERC-1155) to many accounts in one transaction. It sends what its
///         caller has and nothing else, holds no piece, and has no owner, no fee and no way to take ether.
/// @dev A collection lets it send by `setApprovalForAll`. That is no risk for its holder: every transfer is from `msg.sender`.
contract PieceSender {
    /// @notice Whether an account has sent a list. Each list is sent once, so a lost answer of a wallet sends no piece twice.
    mapping(address from => mapping(bytes32 list => bool done)) public sent;

    /// @notice `from` sent the pieces of `list`.
    event ListSent(address indexed collection, address indexed from, bytes32 indexed list);

    /// @notice The caller has sent this list before.
    error PieceSender_SentBefore(bytes32 list);

    /// @notice The lists do not have the same length, or they are empty.
    error PieceSender_WrongLength();

    /// @notice The receiver in this row, counted from 0, or the collection refused. Nothing of the list was sent.
    error PieceSender_Refused(uint256 row, address to, bytes reason);

    /// @notice Sends pieces of a collection with consecutive numbers: the first row gets the first numbers.
    /// @param collection Where the pieces are from. Its owner of the pieces is the caller.
    /// @param list What the caller calls this list; each name counts once.
    /// @param first The number of the first piece.
    /// @param to Who receives. A contract has to accept each piece by `onERC721Received`.
    /// @param counts How many pieces each receives, in the same order.
    function sendPieces(
        IERC721 collection,
        bytes32 list,
        uint256 first,
        address[] calldata to,
        uint256[] calldata counts
    ) external {
        _begin(address(collection), list);
        if (to.length == 0 || to.length != counts.length) revert PieceSender_WrongLength();
        uint256 id = first;
        for (uint256 row = 0; row < to.length; ++row) {
            for (uint256 left = counts[row]; left > 0; --left) {
                try collection.safeTransferFrom(msg.sender, to[row], id) { }
                catch (bytes memory reason) {
                    revert PieceSender_Refused(row, to[row], reason);
                }
                ++id;
            }
        }
    }

    /// @notice Sends pieces of editions.
    /// @param collection Where the pieces are from. The caller has them.
    /// @param list What the caller calls this list; each name counts once.
    /// @param to Who receives. A contract has to accept the pieces by `onERC1155Received`.
    /// @param ids Of which edition, in the same order.
    /// @param amounts How many pieces, in the same order.
    function sendEditions(
        IERC1155 collection,
        bytes32 list,
        address[] calldata to,
        uint256[] calldata ids,
        uint256[] calldata amounts
    ) external {
        _begin(address(collection), list);
        if (to.length == 0 || to.length != ids.length || to.length != amounts.length) revert PieceSender_WrongLength();
        for (uint256 row = 0; row < to.length; ++row) {
            try collection.safeTransferFrom(msg.sender, to[row], ids[row], amounts[row], "") { }
            catch (bytes memory reason) {
                revert PieceSender_Refused(row, to[row], reason);
            }
        }
    }

    /// @dev Before any receiver is called: none of them can have the list sent again.
    function _begin(address collection, bytes32 list) private {
        if (sent[msg.sender][list]) revert PieceSender_SentBefore(list);
        sent[msg.sender][list] = true;
        emit ListSent(collection, msg.sender, list);
    }
}
