// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VotingLocker } from "./VotingLocker.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { VotesCoin } from "./testing/VotingCoins.sol";
import { VotingLockerHandler } from "./testing/VotingLockerHandler.sol";

/// @notice What holds whatever is done to locks with votes, in whatever order.
contract VotingLockerInvariantTest is ManyCalls {
    VotingLockerHandler internal handler;
    address[3] internal delegates = [address(0xA22), address(0xBE2), address(0xA11CE)];

    function setUp() public {
        handler = new VotingLockerHandler();
        bytes4[] memory selectors = new bytes4[](10);
        selectors[0] = VotingLockerHandler.wait_.selector;
        selectors[1] = VotingLockerHandler.lock.selector;
        selectors[2] = VotingLockerHandler.lockMany.selector;
        selectors[3] = VotingLockerHandler.increase.selector;
        selectors[4] = VotingLockerHandler.withdraw.selector;
        selectors[5] = VotingLockerHandler.extend.selector;
        selectors[6] = VotingLockerHandler.split.selector;
        selectors[7] = VotingLockerHandler.changeDelegate.selector;
        selectors[8] = VotingLockerHandler.transfer.selector;
        selectors[9] = VotingLockerHandler.stranger.selector;
        _target(address(handler), selectors);
    }

    /// @dev Votes, pools and locks tell the same sums; nothing is anywhere else.
    function invariant_votes_of_each_delegate_are_the_sum_of_its_locks() public view {
        (VotingLocker locker, VotesCoin coin) = (handler.lockerOf(), handler.coinOf());
        _eq(handler.broken(), "", "promise");
        uint256 all;
        for (uint256 d; d < 3; ++d) {
            uint256 sum;
            for (uint256 i; i < handler.count(); ++i) {
                uint256 id = handler.ids(i);
                if (handler.meant(id) != delegates[d]) continue;
                TokenLockerWords.Lock memory lock = locker.lockOf(id);
                sum += lock.amount - lock.withdrawn;
            }
            address pool = locker.surrogateOf(address(coin), delegates[d]);
            _eq(locker.poolOwed(address(coin), delegates[d]), sum, "I6: owed by the pool");
            _eq(coin.balanceOf(pool), sum, "I1: held by the surrogate");
            _eq(coin.getVotes(delegates[d]), sum, "votes");
            _eq(coin.allowance(pool, address(locker)), 0, "T2: no allowance");
            all += sum;
        }
        _eq(locker.owed(address(coin)), all, "I6: owed in all");
        _eq(handler.arrived() - handler.left(), all, "I6: what came and did not leave");
        _eq(coin.balanceOf(address(locker)), 0, "the locker holds nothing");
    }

    function afterInvariant() public {
        _mostChange(handler.calls(), handler.changes());
    }
}
