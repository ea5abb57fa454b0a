// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { IPowers, IVaultVariant as Vault } from "./testing/Variants.sol";
import { VaultAsset } from "./testing/VaultAsset.sol";

/// @notice Every variant of the ERC-4626 vault: what is deposited, what is taken out, and by whom.
contract VaultTest is VariantTest {
    VaultAsset private _asset;

    function setUp() public {
        _deployAll("erc4626");
        _asset = VaultAsset(ASSET);
    }

    function test_every_fact_is_the_argument_it_was_given() public view {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Vault vault = Vault(target);
            _eq(vault.name(), "Gold", has.id);
            _eq(vault.symbol(), "GLD", has.id);
            _eq(vault.asset(), ASSET, has.id);
            _eq(vault.decimals(), 24, has.id);
            _eq(vault.totalSupply(), 0, has.id);
            _eq(vault.totalAssets(), 0, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 16
    function test_what_is_deposited_comes_back_and_nothing_more(uint256 assets, uint256 gain) public {
        assets = _bound(assets, 1, 1e30);
        gain = _bound(gain, 0, 1e30);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Vault vault = Vault(target);
            _gives(BOB, target, assets);
            uint256 expected = vault.previewDeposit(assets);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (assets, BOB)));
            _eq(vault.balanceOf(BOB), expected, has.id);
            _eq(vault.totalAssets(), assets, has.id);
            // All shares share what arrives beside deposits; rounding favours the vault.
            _asset.create(target, gain);
            uint256 worth = vault.maxWithdraw(BOB);
            _le(worth, assets + gain, has.id);
            _le(assets, worth + 1, has.id);
            uint256 before = _asset.balanceOf(BOB);
            _passes(has, BOB, target, abi.encodeCall(Vault.redeem, (expected, BOB, BOB)));
            _eq(_asset.balanceOf(BOB) - before, worth, has.id);
            _eq(vault.totalSupply(), 0, has.id);
        }
    }

    function test_nobody_takes_out_what_is_not_theirs() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Vault vault = Vault(target);
            _gives(BOB, target, 100);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (100, BOB)));
            bytes memory words = abi.encodeWithSelector(Vault.ERC20InsufficientAllowance.selector, STRANGER, 0, 40e6);
            _fails(has, STRANGER, target, abi.encodeCall(Vault.withdraw, (40, STRANGER, BOB)), words);
            _fails(has, STRANGER, target, abi.encodeCall(Vault.redeem, (40e6, STRANGER, BOB)), words);
            words = abi.encodeWithSelector(Vault.ERC4626ExceededMaxRedeem.selector, BOB, 100e6 + 1, 100e6);
            _fails(has, BOB, target, abi.encodeCall(Vault.redeem, (100e6 + 1, BOB, BOB)), words);
            _passes(has, BOB, target, abi.encodeCall(Vault.approve, (STRANGER, 40e6)));
            _passes(has, STRANGER, target, abi.encodeCall(Vault.redeem, (40e6, STRANGER, BOB)));
            _eq(vault.totalAssets(), 60, has.id);
            _eq(vault.allowance(BOB, STRANGER), 0, has.id);
        }
    }

    /// forge-config: default.fuzz.runs = 16
    function test_a_donation_before_a_deposit_costs_far_more_than_it_takes(uint256 assets, uint256 donation) public {
        assets = _bound(assets, 1e6, 1e24);
        donation = _bound(donation, 1, assets * 1e5);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Vault vault = Vault(target);
            _gives(STRANGER, target, 1);
            _passes(has, STRANGER, target, abi.encodeCall(Vault.deposit, (1, STRANGER)));
            _asset.create(target, donation);
            _gives(BOB, target, assets);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (assets, BOB)));
            // BOB loses less than an eighth of a percent of the donation, and its author about half of it.
            uint256 lost = assets - vault.maxWithdraw(BOB);
            _le(lost, donation / 800 + 2, has.id);
            _le(vault.maxWithdraw(STRANGER), donation / 2 + 2 + lost, has.id);
        }
    }

    function test_a_deposit_never_gives_nothing() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _asset.create(target, 1e30);
            _gives(BOB, target, 1);
            bytes memory words = abi.encodeWithSelector(Vault.Token_NoShares.selector, 1);
            _fails(has, BOB, target, abi.encodeCall(Vault.deposit, (1, BOB)), words);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (0, BOB)));
        }
    }

    function test_an_asset_that_keeps_a_fee_cannot_be_deposited() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _gives(BOB, target, 200);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (100, BOB)));
            _asset.keep(1);
            bytes memory words = abi.encodeWithSelector(Vault.Token_NotAllArrived.selector, 99, 100);
            _fails(has, BOB, target, abi.encodeCall(Vault.deposit, (100, BOB)), words);
            // What is in the vault can be taken out all the same.
            _passes(has, BOB, target, abi.encodeCall(Vault.withdraw, (100, BOB, BOB)));
            _asset.keep(0);
        }
    }

    function test_a_deposit_inside_a_deposit_is_refused() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            Reentrant reentrant = new Reentrant(Vault(target));
            _asset.create(address(reentrant), 100);
            bytes memory words = abi.encodeWithSelector(Vault.Token_NotAllArrived.selector, 100, 50);
            (bool ok, bytes memory answer) = address(reentrant).call(abi.encodeCall(Reentrant.attack, ()));
            _true(!ok, has.id);
            _eq(answer, words, has.id);
            _eq(Vault(target).totalSupply(), 0, has.id);
        }
    }

    function test_a_pause_stops_deposits_and_never_a_withdrawal() public {
        bytes memory paused = abi.encodeWithSelector(IPowers.EnforcedPause.selector);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.pausable) continue;
            Vault vault = Vault(target);
            _gives(BOB, target, 100);
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (50, BOB)));
            _eq(vault.maxDeposit(BOB), type(uint256).max, has.id);
            _eq(vault.maxMint(BOB), type(uint256).max, has.id);
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.pause, ()));
            _eq(vault.maxDeposit(BOB) + vault.maxMint(BOB), 0, has.id);
            bytes memory words = abi.encodeWithSelector(Vault.ERC4626ExceededMaxDeposit.selector, BOB, 50, 0);
            _fails(has, BOB, target, abi.encodeCall(Vault.deposit, (50, BOB)), words);
            words = abi.encodeWithSelector(Vault.ERC4626ExceededMaxMint.selector, BOB, 50e6, 0);
            _fails(has, BOB, target, abi.encodeCall(Vault.mint, (50e6, BOB)), words);
            _passes(has, BOB, target, abi.encodeCall(Vault.transfer, (STRANGER, 10e6)));
            _passes(has, BOB, target, abi.encodeCall(Vault.withdraw, (40, BOB, BOB)));
            if (has.ownable) _fails(has, OWNER, target, abi.encodeCall(IPowers.renounceOwnership, ()), paused);
            else _cannotLeave(has, target, PAUSER_ROLE, PAUSER);
            _passes(has, _pauser(has), target, abi.encodeCall(IPowers.unpause, ()));
            _passes(has, BOB, target, abi.encodeCall(Vault.deposit, (50, BOB)));
        }
    }

    function test_no_stranger_has_any_power() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            _keepsStrangersOut(has, target);
            if (!has.pausable) _unknown(has, target, IPowers.pause.selector);
            if (!has.permit) _unknown(has, target, Vault.DOMAIN_SEPARATOR.selector);
            if (!has.ownable) _unknown(has, target, IPowers.owner.selector);
            if (!has.roles) _unknown(has, target, IPowers.grantRole.selector);
        }
    }

    function test_T20_an_asset_is_a_contract_and_an_owner_an_account() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has,) = _variant(i);
            Values memory values = _values();
            values.asset = BOB;
            (address made, bytes memory refusal) = _deploy(i, values);
            _eq(made, address(0), has.id);
            _eq(refusal, abi.encodeWithSelector(Vault.Token_NoAsset.selector, BOB), has.id);
            values = _values();
            values.owner = address(0);
            values.admin = address(0);
            (made, refusal) = _deploy(i, values);
            _eq(made == address(0), has.ownable || has.roles, has.id);
        }
    }

    /// @dev Gives an account some of the asset, which the vault may take.
    function _gives(address who, address vault, uint256 amount) private {
        _asset.create(who, amount);
        vm.prank(who);
        _asset.approve(vault, type(uint256).max);
    }
}

/// @notice Deposits again while its first deposit is on its way.
contract Reentrant {
    Vault private immutable _vault;
    bool private _inside;

    constructor(Vault vault) {
        _vault = vault;
        VaultAsset(vault.asset()).approve(address(vault), type(uint256).max);
    }

    function attack() external {
        _vault.deposit(50, address(this));
    }

    function beforeTransfer() external {
        if (_inside) return;
        _inside = true;
        _vault.deposit(50, address(this));
    }
}
