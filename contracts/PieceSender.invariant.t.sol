// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PieceSender } from "./PieceSender.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { PieceSenderHandler } from "./testing/PieceSenderHandler.sol";
import { Editions, Pieces } from "./testing/SentPieces.sol";

/// @notice What holds of the sender of pieces, whatever its callers send in whatever order.
contract PieceSenderInvariantTest is ManyCalls {
    PieceSenderHandler private _handler;

    function setUp() public {
        _handler = new PieceSenderHandler();
        bytes4[] memory selectors = new bytes4[](4);
        selectors[0] = PieceSenderHandler.sendPieces.selector;
        selectors[1] = PieceSenderHandler.sendEditions.selector;
        selectors[2] = PieceSenderHandler.give.selector;
        selectors[3] = PieceSenderHandler.allow.selector;
        _target(address(_handler), selectors);
    }

    /// @dev Each piece is where its holder sent it, nothing is made or lost or kept here, and each list counts once.
    function invariant_I7_T8_what_is_sent_is_the_callers_own_and_goes_where_it_said() public view {
        (PieceSender sender, Pieces pieces, Editions editions) =
            (_handler.sender(), _handler.pieces(), _handler.editions());
        _eq(_handler.broken(), "", "promise");
        for (uint256 id = 1; id <= _handler.COUNT(); ++id) {
            _eq(pieces.ownerOf(id), _handler.ownerOf(id), "the holder of a piece");
        }
        for (uint256 id = 1; id <= _handler.KINDS(); ++id) {
            uint256 sum;
            for (uint256 i; i < 5; ++i) {
                address holder = _handler.holders(i);
                uint256 amount = editions.balanceOf(holder, id);
                _eq(amount, _handler.has(holder, id), "the pieces of an edition");
                sum += amount;
            }
            _eq(sum, 5000, "nobody else has any");
        }
        _eq(pieces.balanceOf(address(sender)), 0, "nothing stays here");
        for (uint256 j; j < _handler.listCount(); ++j) {
            bytes32 list = _handler.lists(j);
            for (uint256 i; i < 4; ++i) {
                address holder = _handler.holders(i);
                _eq(sender.sent(holder, list), _handler.sent(holder, list), "a list counts for its account");
            }
        }
        _true(!sender.sent(_handler.holders(4), "again"), "nothing was sent from within");
    }

    function afterInvariant() public {
        _mostChange(_handler.calls(), _handler.changes());
    }
}
