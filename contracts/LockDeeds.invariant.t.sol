// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockDeeds } from "./LockDeeds.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { LockDeedsHandler } from "./testing/LockDeedsHandler.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { Coin } from "./testing/OddTokens.sol";

/// @notice What holds of locks as NFTs, whatever is done in whatever order.
contract LockDeedsInvariantTest is ManyCalls {
    LockDeedsHandler internal handler;

    function setUp() public {
        handler = new LockDeedsHandler();
        bytes4[] memory selectors = new bytes4[](10);
        selectors[0] = LockDeedsHandler.wait_.selector;
        selectors[1] = LockDeedsHandler.lock.selector;
        selectors[2] = LockDeedsHandler.wrap.selector;
        selectors[3] = LockDeedsHandler.unwrap.selector;
        selectors[4] = LockDeedsHandler.withdraw.selector;
        selectors[5] = LockDeedsHandler.extend.selector;
        selectors[6] = LockDeedsHandler.split.selector;
        selectors[7] = LockDeedsHandler.merge.selector;
        selectors[8] = LockDeedsHandler.transfer.selector;
        selectors[9] = LockDeedsHandler.stranger.selector;
        _target(address(handler), selectors);
    }

    /// @dev Conservation and emptiness; one to one, I3, I4, I5, I7 and I9 are looked at after every step by the handler.
    function invariant_I3_I4_I5_I6_I7_I9_T2_the_NFTs_are_the_locks() public view {
        (TokenLocker locker, LockDeeds deeds) = (handler.lockerOf(), handler.deeds());
        _eq(handler.broken(), "", "promise");
        uint256[2] memory sums;
        uint256[3] memory held;
        address[3] memory holders = [address(0xA11CE), address(0xB0B), address(0xCAFE)];
        for (uint256 i; i < handler.count(); ++i) {
            uint256 id = handler.ids(i);
            (address holder,,,, bool gone) = handler.seen(id);
            if (gone) continue;
            TokenLockerWords.Lock memory lock = locker.lockOf(id);
            sums[lock.token == address(handler.coins(0)) ? 0 : 1] += lock.amount - lock.withdrawn;
            for (uint256 j; j < 3; ++j) {
                if (holder == holders[j]) ++held[j];
            }
        }
        for (uint256 i; i < 2; ++i) {
            Coin token = handler.coins(i);
            uint256 still = sums[i] + handler.handedOut(token);
            _eq(handler.arrived(token) - handler.left(token), still, "I6: what came and did not leave");
            _eq(locker.owed(address(token)), still, "I6: the sum of the locks");
            _eq(token.balanceOf(address(deeds)), 0, "nothing stays here");
            _eq(token.allowance(address(deeds), address(locker)), 0, "T2: no allowance");
        }
        for (uint256 j; j < 3; ++j) {
            _eq(deeds.balanceOf(holders[j]), held[j], "one to one");
        }
    }

    function afterInvariant() public {
        _mostChange(handler.calls(), handler.changes());
    }
}
