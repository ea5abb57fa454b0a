// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { Coin } from "./testing/OddTokens.sol";
import { TokenGrantsHandler } from "./testing/TokenGrantsHandler.sol";

/// @notice What holds whatever is done in whatever order.
contract TokenGrantsInvariantTest is ManyCalls {
    TokenGrantsHandler internal handler;

    function setUp() public {
        handler = new TokenGrantsHandler();
        bytes4[] memory selectors = new bytes4[](12);
        selectors[0] = TokenGrantsHandler.wait_.selector;
        selectors[1] = TokenGrantsHandler.create.selector;
        selectors[2] = TokenGrantsHandler.createMany.selector;
        selectors[3] = TokenGrantsHandler.withdraw.selector;
        selectors[4] = TokenGrantsHandler.withdrawMany.selector;
        selectors[5] = TokenGrantsHandler.push.selector;
        selectors[6] = TokenGrantsHandler.revoke.selector;
        selectors[7] = TokenGrantsHandler.refund.selector;
        selectors[8] = TokenGrantsHandler.renounce.selector;
        selectors[9] = TokenGrantsHandler.handOver.selector;
        selectors[10] = TokenGrantsHandler.donate.selector;
        selectors[11] = TokenGrantsHandler.steal.selector;
        _target(address(handler), selectors);
    }

    /// @dev I1 solvency and the sums; I2, I3, I5, I7 and "gone is gone" are looked at after every step by the handler.
    function invariant_I1_I2_I3_I5_I6_I7_the_promises_hold() public view {
        TokenGrants grants = handler.grantsOf();
        _eq(handler.broken(), "", "promise");
        uint256[2] memory sums;
        uint256 count = handler.count();
        for (uint256 i; i < count; ++i) {
            uint256 id = handler.ids(i);
            if (!grants.exists(id)) continue;
            TokenGrantsWords.Grant memory grant = grants.grantOf(id);
            (, uint128 refunded,,,) = handler.seen(id);
            sums[grant.token == address(handler.coins(0)) ? 0 : 1] += grant.amount - grant.withdrawn - refunded;
        }
        for (uint256 i; i < 2; ++i) {
            Coin token = handler.coins(i);
            _ge(token.balanceOf(address(grants)), sums[i], "I1: what is held is at least what is owed");
            _eq(grants.owed(address(token)), sums[i], "I6: the sum of the grants");
            _eq(handler.arrived(token) - handler.left(token), sums[i], "I6: what came and did not leave");
            _eq(token.allowance(address(grants), address(handler)), 0, "T2: no allowance");
        }
    }

    /// @dev An invariant over calls that do nothing holds without a reason.
    function afterInvariant() public {
        _mostChange(handler.calls(), handler.changes());
    }

    function test_most_calls_of_the_run_change_something() public {
        string[12] memory kinds = [
            "create",
            "withdraw",
            "withdrawMany",
            "push",
            "revoke",
            "refund",
            "renounce",
            "hand over",
            "offer",
            "donate",
            "steal",
            "wait"
        ];
        for (uint256 i; i < 240; ++i) {
            uint256 random = uint256(keccak256(abi.encode(i)));
            _step(random % 12, random >> 8);
        }
        uint256 sum;
        for (uint256 i; i < kinds.length; ++i) {
            uint256 times = handler.done(kinds[i]);
            _ge(times, 3, kinds[i]);
            sum += times;
        }
        _ge(sum, 144, "most calls");
        invariant_I1_I2_I3_I5_I6_I7_the_promises_hold();
    }

    function _step(uint256 what, uint256 random) private {
        // forge-lint: disable-start(unsafe-typecast)
        if (what == 0) handler.wait_(uint32(random));
        if (what == 1) handler.create(random, uint96(random >> 100));
        if (what == 2) handler.createMany(random);
        if (what == 3) handler.withdraw(random, uint128(random >> 100));
        if (what == 4) handler.withdrawMany(random);
        if (what == 5) handler.push(random);
        if (what == 6) handler.revoke(random, uint32(random >> 100));
        if (what == 7) handler.refund(random);
        if (what == 8) handler.renounce(random);
        if (what == 9) handler.handOver(random);
        if (what == 10) handler.donate(uint64(random));
        if (what == 11) handler.steal(random);
        // forge-lint: disable-end(unsafe-typecast)
    }
}
