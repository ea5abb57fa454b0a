// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ManyCalls } from "./testing/ManyCalls.sol";
import { PositionLockerHandler } from "./testing/PositionLockerHandler.sol";

/// @notice What holds whatever is done to positions in whatever order, while others swap.
contract PositionLockerInvariantTest is ManyCalls {
    PositionLockerHandler internal handler;

    function setUp() public {
        handler = new PositionLockerHandler();
        bytes4[] memory selectors = new bytes4[](7);
        selectors[0] = PositionLockerHandler.wait_.selector;
        selectors[1] = PositionLockerHandler.swap.selector;
        selectors[2] = PositionLockerHandler.lock.selector;
        selectors[3] = PositionLockerHandler.collect.selector;
        selectors[4] = PositionLockerHandler.extend.selector;
        selectors[5] = PositionLockerHandler.transfer.selector;
        selectors[6] = PositionLockerHandler.withdraw.selector;
        _target(address(handler), selectors);
    }

    function invariant_I4_I5_I8_I10_positions_stay_whole_until_their_time() public view {
        _eq(handler.broken(), "", "promise");
        uint256 open;
        uint256 count = handler.count();
        for (uint256 id = 1; id <= count; ++id) {
            if (handler.locker().exists(id)) ++open;
        }
        _eq(handler.held(), open, "I8: as many positions are held as there are locks");
    }

    function afterInvariant() public {
        _mostChange(handler.calls(), handler.changes());
    }
}
