// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { Coin } from "./testing/OddTokens.sol";
import { TokenLockerHandler } from "./testing/TokenLockerHandler.sol";

/// @notice What holds whatever is done in whatever order.
contract TokenLockerInvariantTest is ManyCalls {
    TokenLockerHandler internal handler;

    function setUp() public {
        handler = new TokenLockerHandler();
        bytes4[] memory selectors = new bytes4[](14);
        selectors[0] = TokenLockerHandler.wait_.selector;
        selectors[1] = TokenLockerHandler.lock.selector;
        selectors[2] = TokenLockerHandler.lockMany.selector;
        selectors[3] = TokenLockerHandler.increase.selector;
        selectors[4] = TokenLockerHandler.withdraw.selector;
        selectors[5] = TokenLockerHandler.extend.selector;
        selectors[6] = TokenLockerHandler.makePermanent.selector;
        selectors[7] = TokenLockerHandler.split.selector;
        selectors[8] = TokenLockerHandler.merge.selector;
        selectors[9] = TokenLockerHandler.transfer.selector;
        selectors[10] = TokenLockerHandler.donate.selector;
        selectors[11] = TokenLockerHandler.withdrawShare.selector;
        selectors[12] = TokenLockerHandler.rebase.selector;
        selectors[13] = TokenLockerHandler.stranger.selector;
        _target(address(handler), selectors);
    }

    /// @dev I1 solvency, I6 conservation; I2, I3, I4, I5 and "gone is gone" are looked at after every step by the handler.
    function invariant_I1_I2_I3_I4_I5_I6_the_promises_hold() public view {
        TokenLocker locker = handler.lockerOf();
        _eq(handler.broken(), "", "promise");
        uint256[3] memory sums;
        uint256 count = handler.count();
        for (uint256 i; i < count; ++i) {
            uint256 id = handler.ids(i);
            if (!locker.exists(id)) continue;
            TokenLockerWords.Lock memory lock = locker.lockOf(id);
            sums[_numberOf(lock.token)] += lock.amount - lock.withdrawn;
        }
        for (uint256 i; i < 3; ++i) {
            Coin token = handler.coins(i);
            // The third one shrinks by itself: what it leaves is shared out.
            if (i < 2) _ge(token.balanceOf(address(locker)), sums[i], "I1: what is held is at least what is owed");
            _eq(locker.owed(address(token)), sums[i], "I6: the sum of the locks");
            _eq(handler.arrived(token) - handler.left(token), sums[i], "I6: what came and did not leave");
            _eq(token.allowance(address(locker), address(handler)), 0, "T2: no allowance");
        }
    }

    function afterInvariant() public {
        _mostChange(handler.calls(), handler.changes());
    }

    function _numberOf(address token) private view returns (uint256) {
        if (token == address(handler.coins(0))) return 0;
        return token == address(handler.coins(1)) ? 1 : 2;
    }
}
