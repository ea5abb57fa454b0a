// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IErc20Variant as Token, Limits } from "./testing/Variants.sol";

/// @notice What the limits of a launch stop, whom they do not, and that nobody can make them last.
contract Erc20LimitsTest is VariantTest {
    uint256 private constant MAX_WALLET = SUPPLY / 50;
    uint256 private constant MAX_TRANSACTION = SUPPLY / 100;

    function setUp() public {
        _deployAll("erc20");
    }

    /// @dev A variant as it is right after its launch. Answers the zero address for one without limits.
    function _launched(uint256 index) private returns (Variant memory has, address target) {
        (has,) = _variant(index);
        if (has.limits) (target,) = _deploy(index, _values());
    }

    function test_limits_are_what_was_launched() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            Token token = Token(target);
            _eq(token.launcher(), LAUNCHER, has.id);
            _eq(token.maxWallet(), MAX_WALLET, has.id);
            _eq(token.maxTransaction(), MAX_TRANSACTION, has.id);
            _eq(token.limitsEnd(), block.timestamp + 7 days, has.id);
            _eq(token.LONGEST_LIMITS(), 30 days, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_a_transfer_is_limited(uint256 small, uint256 large) public {
        small = _bound(small, 0, MAX_TRANSACTION);
        large = _bound(large, MAX_TRANSACTION + 1, MAX_WALLET);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (ALICE, MAX_WALLET)));
            _fails(
                has,
                ALICE,
                target,
                abi.encodeCall(Token.transfer, (BOB, large)),
                abi.encodeWithSelector(Token.Token_TransactionLimit.selector, large, MAX_TRANSACTION)
            );
            _passes(has, ALICE, target, abi.encodeCall(Token.transfer, (BOB, small)));
        }
    }

    /// forge-config: default.fuzz.runs = 4
    function test_a_wallet_is_limited(uint256 rest) public {
        rest = _bound(rest, 1, MAX_TRANSACTION);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (ALICE, MAX_WALLET)));
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, MAX_WALLET - rest + 1)));
            _fails(
                has,
                ALICE,
                target,
                abi.encodeCall(Token.transfer, (BOB, rest)),
                abi.encodeWithSelector(Token.Token_WalletLimit.selector, BOB, MAX_WALLET + 1, MAX_WALLET)
            );
            _passes(has, ALICE, target, abi.encodeCall(Token.transfer, (BOB, rest - 1)));
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (BOB, 1)));
        }
    }

    function test_the_launcher_is_not_limited_and_fills_a_market_that_is_not_either() public {
        address market = address(new Market());
        address other = address(new Market());
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (market, SUPPLY / 2)));
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (BOB, SUPPLY / 10)));
            _true(Token(target).isMarket(market), has.id);
            _true(!Token(target).isMarket(BOB), has.id);
            // Buying is limited, selling into the market is not stopped by its size.
            _passes(has, market, target, abi.encodeCall(Token.transfer, (ALICE, MAX_TRANSACTION)));
            _passes(has, ALICE, target, abi.encodeCall(Token.transfer, (market, MAX_TRANSACTION)));
            _fails(
                has,
                market,
                target,
                abi.encodeCall(Token.transfer, (ALICE, MAX_TRANSACTION + 1)),
                abi.encodeWithSelector(Token.Token_TransactionLimit.selector, MAX_TRANSACTION + 1, MAX_TRANSACTION)
            );
            // What comes back to the launcher, as when liquidity is taken out, is not limited.
            _passes(has, market, target, abi.encodeCall(Token.transfer, (LAUNCHER, SUPPLY / 4)));
            // A contract that others fill is a wallet like any other.
            _passes(has, BOB, target, abi.encodeCall(Token.transfer, (other, MAX_TRANSACTION)));
            _true(!Token(target).isMarket(other), has.id);
        }
    }

    function test_creating_and_destroying_is_not_limited() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            if (has.mintable) _passes(has, _minter(has), target, abi.encodeCall(Token.mint, (BOB, SUPPLY)));
            if (has.burnable) _passes(has, LAUNCHER, target, abi.encodeCall(Token.burn, (SUPPLY / 2)));
        }
    }

    function test_limits_end_by_themselves_at_the_second_that_was_written() public {
        uint256 start = block.timestamp;
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _launched(i);
            if (!has.limits) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (ALICE, SUPPLY / 2)));
            vm.warp(start + 7 days - 1);
            _fails(
                has,
                ALICE,
                target,
                abi.encodeCall(Token.transfer, (BOB, SUPPLY / 2)),
                abi.encodeWithSelector(Token.Token_TransactionLimit.selector, SUPPLY / 2, MAX_TRANSACTION)
            );
            vm.warp(start + 7 days);
            _passes(has, ALICE, target, abi.encodeCall(Token.transfer, (BOB, SUPPLY / 2)));
            vm.warp(start);
        }
    }

    function test_T15_T20_limits_outside_the_bounds_are_refused_at_the_launch() public {
        bytes4 small = Token.Token_LimitTooSmall.selector;
        bytes4 long = Token.Token_LimitsTooLong.selector;
        uint256 least = SUPPLY / 1000;
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            if (!has.limits) continue;
            _refuses(i, Limits(least, SUPPLY, 1 days), abi.encodeWithSelector(small, least, least));
            _refuses(i, Limits(SUPPLY, least, 1 days), abi.encodeWithSelector(small, least, least));
            _refuses(i, Limits(0, 0, 1 days), abi.encodeWithSelector(small, 0, least));
            _refuses(i, Limits(SUPPLY, SUPPLY, 0), abi.encodeWithSelector(long, 0, 30 days));
            _refuses(i, Limits(SUPPLY, SUPPLY, 30 days + 1), abi.encodeWithSelector(long, 30 days + 1, 30 days));
            _refuses(i, Limits(SUPPLY, SUPPLY, 86_400_000), abi.encodeWithSelector(long, 86_400_000, 30 days));
            _accepts(i, Limits(least + 1, least + 1, 30 days));
            _accepts(i, Limits(type(uint256).max, type(uint256).max, 1));
        }
    }

    function _refuses(uint256 index, Limits memory limits, bytes memory words) private {
        (Variant memory has,) = _variant(index);
        Values memory values = _values();
        values.limits = limits;
        (address target, bytes memory refusal) = _deploy(index, values);
        _eq(target, address(0), has.id);
        _eq(refusal, words, has.id);
    }

    function _accepts(uint256 index, Limits memory limits) private {
        (Variant memory has,) = _variant(index);
        Values memory values = _values();
        values.limits = limits;
        (address target,) = _deploy(index, values);
        _true(target != address(0), has.id);
    }
}

/// @notice Something with code, as a pool is.
contract Market {
    bool public open = true;
}
