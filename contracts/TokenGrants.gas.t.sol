// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { CurveMath } from "./grants/CurveMath.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { Coin } from "./testing/OddTokens.sol";
import { Test } from "./testing/Test.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What a visitor pays, in gas of whole transactions, of a token whose holders and grant are not new.
contract TokenGrantsGasTest is Test {
    uint40 internal constant START = 1_800_000_000;

    uint256 internal _first;
    TokenGrants internal grants = new TokenGrants();
    Coin internal coin = new Coin(18);
    VestingMath.Schedule internal linear = VestingMath.Schedule(START, START + 1e7, START + 1e8, 0);
    TokenGrantsWords.Terms internal terms = TokenGrantsWords.Terms(address(this), 30 days, 0, false);
    TokenGrantsWords.Terms internal curved;

    function setUp() public {
        vm.warp(START);
        coin.mint(address(this), 1e30);
        coin.mint(address(0xB0B), 1);
        coin.approve(address(grants), type(uint256).max);
        curved = TokenGrantsWords.Terms(address(this), 30 days, grants.defineCurve(_curve(100)), false);
        _first = _create();
    }

    function _curve(uint256 count) private pure returns (CurveMath.Segment[] memory segments) {
        segments = new CurveMath.Segment[](count);
        for (uint256 i; i < count; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            segments[i] = CurveMath.Segment(uint32(1e8 / count), uint112(i + 1), 0, 2);
        }
    }

    function _create() private returns (uint256) {
        return grants.create(address(coin), address(this), 1e18, linear, terms);
    }

    function test_gas_create_in_the_steady_state() public {
        _create();
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "create");
        _le(gas, 126_000, "create");
    }

    function test_gas_create_on_a_curve_of_a_hundred_segments() public {
        grants.create(address(coin), address(this), 1e18, linear, curved);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "create, curve of 100 segments");
        _le(gas, 134_000, "create");
    }

    function test_gas_curves() public {
        grants.defineCurve(_curve(2));
        vm.snapshotGasLastCall("TokenGrants", "defineCurve of 2");
        grants.defineCurve(_curve(10));
        vm.snapshotGasLastCall("TokenGrants", "defineCurve of 10");
    }

    function _batch(uint160 count) private returns (uint256) {
        return _batch(count, terms);
    }

    function _batch(uint160 count, TokenGrantsWords.Terms memory given) private returns (uint256) {
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](count);
        for (uint160 i; i < count; ++i) {
            awards[i] = TokenGrantsWords.Award(address(uint160(uint256(keccak256(abi.encode(i))))), 1e18, linear);
        }
        return grants.createMany(address(coin), awards, given);
    }

    function test_gas_batch_of_ten() public {
        _batch(10);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "createMany of ten");
        _le(gas, 850_000, "batch");
    }

    function test_gas_grants_that_nobody_can_revoke() public {
        TokenGrantsWords.Terms memory none;
        grants.create(address(coin), address(this), 1e18, linear, none);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "create, nobody can revoke");
        _le(gas, 107_000, "create");
        _batch(10, none);
        gas = vm.snapshotGasLastCall("TokenGrants", "createMany of ten, nobody can revoke");
        _le(gas, 650_000, "batch");
    }

    /// @dev A transaction may use 16,777,216 gas (EIP-7825).
    function test_gas_batch_of_two_hundred_fits_into_a_transaction() public {
        _batch(200);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "createMany of 200");
        _le(gas, 16_777_216, "batch");
    }

    function test_gas_withdraw_a_part() public {
        vm.warp(START + 5e7);
        grants.withdraw(_first, address(0xB0B), 1e17);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "withdraw a part");
        _le(gas, 58_000, "withdraw");
    }

    function test_gas_withdraw_a_part_on_a_curve() public {
        uint256 id = grants.create(address(coin), address(this), 1e18, linear, curved);
        vm.warp(START + 5e7);
        grants.withdraw(id, address(0xB0B), 1e15);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "withdraw a part, curve of 100 segments");
        _le(gas, 90_000, "withdraw");
    }

    function test_gas_withdraw_all() public {
        _create();
        vm.warp(START + 1e8);
        grants.withdraw(_first, address(0xB0B), 1e18);
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "withdraw all");
        _le(gas, 50_000, "withdraw");
    }

    function test_gas_withdraw_from_ten() public {
        uint256[] memory ids = new uint256[](10);
        for (uint256 i; i < 10; ++i) {
            ids[i] = _create();
        }
        vm.warp(START + 5e7);
        grants.withdrawMany(ids, address(0xB0B));
        uint256 gas = vm.snapshotGasLastCall("TokenGrants", "withdrawMany of ten");
        _le(gas, 170_000, "withdrawMany");
    }

    function test_gas_of_the_other_operations() public {
        vm.warp(START + 5e7);
        grants.allowPush(_first, true);
        vm.snapshotGasLastCall("TokenGrants", "allowPush");
        grants.push(_first);
        vm.snapshotGasLastCall("TokenGrants", "push");
        grants.proposeReceiver(_first, address(0xB0B));
        vm.snapshotGasLastCall("TokenGrants", "proposeReceiver");
        vm.prank(address(0xB0B));
        grants.acceptReceiver(_first);
        vm.snapshotGasLastCall("TokenGrants", "acceptReceiver");
        grants.revoke(_first, 0);
        vm.snapshotGasLastCall("TokenGrants", "revoke");
        grants.refund(_first, address(this), 0);
        vm.snapshotGasLastCall("TokenGrants", "refund");
        uint256 id = _create();
        grants.renounce(id);
        vm.snapshotGasLastCall("TokenGrants", "renounce");
    }
}
