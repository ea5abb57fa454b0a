// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaims } from "./MerkleClaims.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { ClaimsHandler } from "./testing/ClaimsHandler.sol";
import { ManyCalls } from "./testing/ManyCalls.sol";
import { Coin } from "./testing/OddTokens.sol";

/// @notice What holds after any sequence of calls, over several campaigns in two tokens.
contract MerkleClaimsInvariantTest is ManyCalls {
    ClaimsHandler private _handler;
    MerkleClaims private _claims;

    function setUp() public {
        _handler = new ClaimsHandler();
        _claims = _handler.claims();
        bytes4[] memory calls = new bytes4[](6);
        calls[0] = ClaimsHandler.create.selector;
        calls[1] = ClaimsHandler.claim.selector;
        calls[2] = ClaimsHandler.claimSigned.selector;
        calls[3] = ClaimsHandler.refund.selector;
        calls[4] = ClaimsHandler.give.selector;
        calls[5] = ClaimsHandler.wait.selector;
        _target(address(_handler), calls);
    }

    /// @dev forge calls it at the end of every run: a run in which little happens proves little.
    function afterInvariant() public {
        _mostChange(_handler.calls(), _handler.changes());
        _ge(_handler.bySignature() + _handler.intoLocks(), _handler.calls() >> 6, "claims by signature and into locks");
        if (_handler.calls() > 300) _true(_handler.intoGrants() != 0, "claims into grants");
    }

    function invariant_I12_T3_every_ledger_is_funded_less_claimed_less_refunded() public view {
        for (uint256 id = 1; id <= _handler.count(); ++id) {
            MerkleClaimsWords.Campaign memory campaign = _claims.campaign(id);
            _eq(campaign.funded, _handler.funded(id), "funded");
            uint256 gone = _handler.claimed(id) + _handler.refunded(id);
            _eq(campaign.remaining, _handler.funded(id) - gone, "remaining");
        }
    }

    function invariant_I12_a_mark_never_clears() public view {
        for (uint256 id = 1; id <= _handler.count(); ++id) {
            for (uint256 index = 0; index < 4; ++index) {
                _eq(_claims.isClaimed(id, index), _handler.paid(id, index), "mark");
            }
        }
    }

    function invariant_T2_T3_the_balance_is_what_is_owed_and_nothing_is_allowed() public view {
        for (uint256 which = 0; which < 2; ++which) {
            Coin coin = _handler.coins(which);
            uint256 owed = 0;
            for (uint256 id = 1; id <= _handler.count(); ++id) {
                if (address(_handler.coinOf(id)) == address(coin)) owed += _claims.campaign(id).remaining;
            }
            _eq(_claims.owed(coin), owed, "the sum of the ledgers");
            _eq(coin.balanceOf(address(_claims)), owed + _handler.gifts(coin), "is held");
            _eq(coin.allowance(address(_claims), address(_handler)), 0, "no allowance");
            _eq(coin.allowance(address(_claims), address(_handler.locker())), 0, "none left for the locker");
            _eq(_handler.locker().owed(address(coin)), _handler.locked(coin), "what went into locks is in them");
            _eq(coin.allowance(address(_claims), address(_handler.grants())), 0, "none left for the grants");
            _eq(_handler.grants().owed(address(coin)), _handler.granted(coin), "what went into grants is in them");
        }
    }
}
