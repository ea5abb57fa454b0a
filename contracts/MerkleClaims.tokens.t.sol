// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import {
    BlacklistCoin,
    Coin,
    FalseCoin,
    FeeCoin,
    HookCoin,
    HostileCoin,
    RebasingCoin,
    SenderFeeCoin,
    SilentCoin
} from "./testing/OddTokens.sol";

/// @notice Tokens that do not behave, and what they can and cannot do to a campaign.
contract MerkleClaimsTokensTest is ClaimsBase {
    bytes private _again;

    function test_T6_T7_a_token_with_a_fee_is_credited_with_what_arrived() public {
        FeeCoin fee = new FeeCoin(100);
        _fund(fee);
        uint256 id = _create(fee, 100);
        _eq(_claims.campaign(id).funded, 99, "less the fee");
        _claim(id, 3);
        _claim(id, 2);
        _claim(id, 1);
        _expectClaim(id, 0, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_Underfunded.selector, 9, 10));
    }

    function test_T7_a_token_of_which_nothing_arrives_is_refused() public {
        FeeCoin fee = new FeeCoin(10_000);
        _fund(fee);
        _expectCreate(fee, 100, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NothingArrived.selector, fee));
    }

    function test_T7_a_token_that_answers_false_is_refused() public {
        FalseCoin bad = new FalseCoin();
        _fund(bad);
        _expectCreate(bad, 100, abi.encodeWithSignature("SafeERC20FailedOperation(address)", bad));
    }

    function test_T7_a_token_that_answers_nothing_works() public {
        SilentCoin silent = new SilentCoin();
        silent.mint(address(this), 100);
        silent.approve(address(_claims), 100);
        uint256 id = _create(IERC20(address(silent)), 100);
        _claim(id, 0);
        _eq(silent.balanceOf(_accounts[0]), 10, "paid");
    }

    function test_T7_any_count_of_decimals_is_the_same_to_a_ledger() public {
        uint8[3] memory decimals = [0, 18, 77];
        for (uint256 index = 0; index < 3; ++index) {
            Coin coin = new Coin(decimals[index]);
            _fund(coin);
            uint256 id = _create(coin, 100);
            _claim(id, 0);
            _eq(coin.balanceOf(_accounts[0]), 10, "units are units");
        }
    }

    function test_T7_a_supply_near_2_to_256_fits_up_to_2_to_128() public {
        Coin big = new Coin(18);
        big.mint(address(this), type(uint256).max);
        big.approve(address(_claims), type(uint256).max);
        uint256 most = type(uint128).max;
        _expectCreate(big, most + 1, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_TooMuch.selector, most + 1));
        uint256 id = _create(big, most);
        _create(big, most);
        _claim(id, 0);
        _eq(_claims.owed(big), 2 * most - 10, "two ledgers of the largest size");
    }

    function test_T7_an_account_the_token_refuses_does_not_stop_the_others() public {
        BlacklistCoin list = new BlacklistCoin();
        _fund(list);
        uint256 id = _create(list, 100);
        list.refuse(_accounts[1]);
        bytes32[] memory proof = Branch.proof(_leaves(), 1);
        // The coin refuses without a word.
        vm.expectRevert(bytes(""));
        _claims.claim(id, 1, _accounts[1], 20, proof);
        _true(!_claims.isClaimed(id, 1), "may be claimed to another address");
        _claim(id, 0);
        _claim(id, 2);
    }

    function test_T6_a_donation_belongs_to_no_campaign() public {
        _coin.mint(address(_claims), 7);
        uint256 id = _create(_coin, 100);
        _coin.mint(address(_claims), 7);
        _eq(_claims.campaign(id).funded, 100, "only what was paid in");
        vm.warp(DEADLINE);
        _claims.refund(id, address(this));
        _eq(_coin.balanceOf(address(_claims)), 14, "the gift stays");
    }

    function test_T6_a_balance_that_shrank_is_shared_by_all_alike(uint256 order) public {
        RebasingCoin rebasing = new RebasingCoin();
        rebasing.mint(address(this), 200_000);
        rebasing.approve(address(_claims), 200_000);
        _amounts = [uint256(10_000), 20_000, 30_000, 40_000];
        uint256 one = _create(rebasing, 100_000);
        uint256 other = _create(rebasing, 100_000);
        rebasing.rebase(0.5e18);
        for (uint256 step = 0; step < 4; ++step) {
            _claim(step % 2 == 0 ? one : other, ((order & 3) + step) & 3);
        }
        for (uint256 index = 1; index < 3; ++index) {
            uint256 paid = rebasing.balanceOf(_accounts[index]);
            _true(paid + 5 > _amounts[index] / 2 && paid < _amounts[index] / 2 + 5, "half, first or last");
        }
    }

    function test_T6_a_token_that_is_short_takes_no_new_campaign() public {
        RebasingCoin rebasing = new RebasingCoin();
        _fund(rebasing);
        _create(rebasing, 100);
        rebasing.rebase(0.5e18);
        _expectCreate(
            rebasing, 100, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_TokenShort.selector, rebasing, 50, 100)
        );
    }

    function test_T6_a_token_that_took_everything_says_so_and_marks_nothing() public {
        RebasingCoin rebasing = new RebasingCoin();
        _fund(rebasing);
        uint256 id = _create(rebasing, 100);
        rebasing.rebase(1);
        _expectClaim(id, 0, abi.encodeWithSelector(MerkleClaimsWords.MerkleClaims_NothingArrived.selector, rebasing));
        rebasing.rebase(1e18);
        _claim(id, 0);
    }

    function test_T6_a_fee_on_top_is_borne_by_all_alike_and_the_last_waits_for_a_gift() public {
        SenderFeeCoin fee = new SenderFeeCoin();
        _fund(fee);
        _amounts = [uint256(10_000), 20_000, 30_000, 40_000];
        uint256 id = _create(fee, 100_000);
        for (uint256 index = 1; index < 4; ++index) {
            _claim(id, index);
        }
        _true(fee.balanceOf(_accounts[2]) > 29_000, "nearly whole");
        bytes32[] memory proof = Branch.proof(_leaves(), 0);
        // The last share is all there is: the fee of 95 on top of it is not there.
        vm.expectRevert(abi.encodeWithSelector(IERC20Errors.ERC20InsufficientBalance.selector, address(_claims), 0, 95));
        _claims.claim(id, 0, _accounts[0], 10_000, proof);
        fee.mint(address(_claims), 1_000);
        _claim(id, 0);
    }

    function test_T6_a_balance_that_grew_is_not_paid_out() public {
        RebasingCoin rebasing = new RebasingCoin();
        _fund(rebasing);
        uint256 id = _create(rebasing, 100);
        rebasing.rebase(2e18);
        _claim(id, 0);
        _eq(rebasing.balanceOf(_accounts[0]), 10, "what the list says");
    }

    function test_T9_a_hostile_token_stops_no_other_campaign() public {
        HostileCoin hostile = new HostileCoin();
        _fund(hostile);
        uint256 bad = _create(hostile, 100);
        uint256 good = _create(_coin, 100);
        bytes memory call = abi.encodeCall(_claims.claim, (bad, 0, _accounts[0], 10, Branch.proof(_leaves(), 0)));
        for (uint256 mood = 1; mood < 4; ++mood) {
            hostile.turn(HostileCoin.Mood(mood));
            (bool done,) = address(_claims).call{ gas: 2_000_000 }(call);
            _true(!done && !_claims.isClaimed(bad, 0), "refused, nothing marked");
            _claim(good, mood);
        }
        hostile.turn(HostileCoin.Mood.Good);
        _claim(bad, 0);
    }

    function test_T8_a_token_that_calls_back_can_enter_nothing() public {
        HookCoin hooks = new HookCoin();
        _fund(hooks);
        _accounts[1] = address(this);
        uint256 id = _create(hooks, 100);
        bytes32[] memory proof = Branch.proof(_leaves(), 1);
        hooks.hook();
        TokenGrantsWords.Permit memory permit;
        Permits.Transfer memory signed;
        MerkleClaimsWords.Terms memory terms = _terms(hooks, bytes32(uint256(1)), 1);
        bytes[6] memory calls = [
            abi.encodeCall(_claims.claim, (id, 1, address(this), 20, proof)),
            abi.encodeCall(_claims.claimBySig, (id, 1, address(this), 20, proof, address(this), DEADLINE, "")),
            abi.encodeCall(_claims.createCampaign, (terms)),
            abi.encodeCall(_claims.createCampaignWithPermit, (terms, permit)),
            abi.encodeCall(_claims.createCampaignWithPermit2, (terms, signed)),
            abi.encodeCall(_claims.refund, (id, address(this)))
        ];
        for (uint256 index = 0; index < calls.length; ++index) {
            _again = calls[index];
            vm.expectRevert(abi.encodeWithSignature("ReentrancyGuardReentrantCall()"));
            _claims.claim(id, 1, address(this), 20, proof);
        }
    }

    /// @dev What the token calls: tries to enter once more and hands the refusal on.
    function onTokens() external {
        (bool done, bytes memory reason) = address(_claims).call(_again);
        _true(!done, "entered");
        assembly ("memory-safe") {
            revert(add(reason, 0x20), mload(reason))
        }
    }

    function _expectCreate(IERC20 token, uint256 total, bytes memory reason) private {
        bytes32 root = Branch.root(_leaves());
        vm.warp(NOW);
        vm.expectRevert(reason);
        _claims.createCampaign(_terms(token, root, total));
    }
}
