// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "./CodeMint721.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { MintHandler } from "./testing/MintHandler.sol";

/// @notice What holds after any sequence of calls to a collection.
contract CodeMint721InvariantTest is ManyCalls {
    MintHandler private _handler;
    CodeMint721 private _mint;

    function setUp() public {
        _handler = new MintHandler();
        _mint = _handler.mint();
        bytes4[] memory calls = new bytes4[](4);
        calls[0] = MintHandler.redeem.selector;
        calls[1] = MintHandler.mintShared.selector;
        calls[2] = MintHandler.give.selector;
        calls[3] = MintHandler.wait.selector;
        _target(address(_handler), calls);
    }

    /// @dev forge calls it at the end of every run: a run in which little happens proves little, and one in which the supply never
    ///      refuses says nothing of it.
    function afterInvariant() public {
        _mostChange(_handler.calls(), _handler.changes());
        _handler.exhaust();
        _true(_handler.exhausted() != 0, "guests with passes left were refused");
        _eq(_mint.eventMinted(), _mint.eventSupply(), "the whole supply, and no more");
    }

    /// @dev One run for both: what was minted, and whose it is.
    function invariant_I13_minted_is_marks_and_shared_mints_within_the_supply() public view {
        _checkOwners();
        _eq(_mint.totalSupply(), _handler.redeemed() + _handler.shared(), "supply");
        _eq(_mint.eventMinted(), _handler.shared(), "shared");
        _le(_mint.eventMinted(), _mint.eventSupply(), "of the event code");
        _eq(_mint.redeemed(), _marks(), "the count is that of the marks");
        _le(_mint.totalSupply(), _mint.maxSupply(), "most");
        for (uint256 index = 0; index < 4; ++index) {
            _eq(_mint.isRedeemed(index), _handler.used(index), "each code once, for ever");
        }
    }

    function _marks() private view returns (uint256 count) {
        for (uint256 marks = _mint.redeemedWord(0); marks != 0; marks &= marks - 1) {
            ++count;
        }
    }

    /// @dev Balances are the tokens, and seeds never change.
    function _checkOwners() private view {
        uint256 balances = 0;
        for (uint256 guest = 0; guest < 5; ++guest) {
            balances += _mint.balanceOf(_handler.guests(guest));
            _eq(_mint.mintedBy(_handler.guests(guest)), _handler.minted(_handler.guests(guest)), "counted");
        }
        _eq(balances, _mint.totalSupply(), "nobody else has any");
        for (uint256 id = 1; id <= 14; ++id) {
            if (_handler.seeds(id) != 0) _eq(uint256(_mint.seedOf(id)), _handler.seeds(id), "seed");
        }
    }
}
