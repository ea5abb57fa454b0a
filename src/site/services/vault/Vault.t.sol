// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../../../contracts/testing/Test.sol";
import { FixedVault } from "./FixedVault.sol";
import { Vault } from "./Vault.sol";

/// @notice A depositor that withdraws again while it is being paid.
contract Thief {
    Vault private immutable _vault;
    uint256 private _times = 8;

    constructor(Vault vault) payable {
        _vault = vault;
        vault.deposit{ value: msg.value }();
    }

    function steal() external {
        _vault.withdraw();
    }

    receive() external payable {
        if (_times == 0) return;
        _times--;
        try _vault.withdraw() { } catch { }
    }
}

/// @notice A depositor that takes no ether.
contract Refuser {
    constructor(Vault vault) payable {
        vault.deposit{ value: msg.value }();
    }
}

/// @notice One test for each finding. Each fails on the vault and passes on the fixed one.
abstract contract Findings is Test {
    Vault internal vault;
    address internal alice = address(0xA11CE);
    address internal mallory = address(0x3A110);

    function setUp() public {
        vault = _new();
        vm.deal(alice, 10 ether);
        vm.deal(mallory, 11 ether);
    }

    function test_F01_others_keep_their_ether() public {
        vm.prank(alice);
        vault.deposit{ value: 10 ether }();

        Thief thief = new Thief{ value: 1 ether }(vault);
        thief.steal();

        _ge(address(vault).balance, 10 ether, "left for Alice");
    }

    function test_F02_a_gift_takes_nothing_from_the_next() public {
        vm.startPrank(mallory);
        vault.deposit{ value: 1 }();
        payable(vault).call{ value: 10 ether }("");
        vm.stopPrank();

        vm.startPrank(alice);
        vault.deposit{ value: 10 ether }();
        vault.withdraw();

        _ge(alice.balance, 10 ether, "paid to Alice");
    }

    function test_F03_one_member_cannot_block_the_rewards() public {
        new Refuser{ value: 1 ether }(vault);
        vm.prank(alice);
        vault.deposit{ value: 1 ether }();

        vault.payRewards{ value: 1 ether }();
    }

    function test_F04_a_mistyped_guardian_changes_nothing() public {
        vault.setGuardian(address(0));

        vault.pause(true);
    }

    function test_F05_a_pause_leaves_an_event() public {
        vm.recordLogs();
        vault.pause(true);

        _eq(vm.getRecordedLogs().length, 1, "events");
    }

    function _new() internal virtual returns (Vault);
}

contract VaultTest is Findings {
    function _new() internal override returns (Vault) {
        return new Vault();
    }
}

contract FixedVaultTest is Findings {
    function _new() internal override returns (Vault) {
        return Vault(payable(address(new FixedVault())));
    }
}
