// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLensWords } from "./locks/LockLensWords.sol";
import { PowerTable } from "./locks/PowerTable.sol";
import { TokenPowers } from "./locks/TokenPowers.sol";
import { LensBase } from "./testing/LensBase.sol";
import { Managed } from "./testing/PowerfulCoins.sol";

/// @notice Each sign of a power that a code can show.
contract LockLensPowersTest is LensBase {
    address internal constant OTHER = address(0xB0B);

    function setUp() public {
        _deploy();
    }

    function _of(bytes memory code) private returns (TokenPowers.Powers memory) {
        vm.etch(OTHER, code);
        return locks.tokenStatement(OTHER, new uint256[](0)).powers;
    }

    /// @dev Whether exactly this sign is shown.
    function _only(TokenPowers.Powers memory powers, uint8 kind) private pure returns (bool) {
        bool[8] memory shown = [
            powers.mints,
            powers.pauses,
            powers.blocks,
            powers.limits,
            powers.taxes,
            powers.trades,
            powers.upgrades,
            powers.roles
        ];
        for (uint8 i; i < 8; ++i) {
            if (shown[i] != (kind == i + 1)) return false;
        }
        return !powers.delegates && !powers.destroys && !powers.asksSigner && !powers.asksMiner;
    }

    function test_each_line_of_the_table_is_found_and_shown_as_its_sign() public {
        bytes memory table = PowerTable.lines();
        _eq(table.length % 5, 0, "whole lines");
        uint32 before;
        for (uint256 i; i < table.length; i += 5) {
            bytes4 selector = bytes4(bytes.concat(table[i], table[i + 1], table[i + 2], table[i + 3]));
            _true(uint32(selector) > before && uint32(selector) >> 24 != 0, "in increasing order");
            before = uint32(selector);
            _true(_only(_of(abi.encodePacked(hex"63", selector)), uint8(table[i + 4])), "shown");
            _true(_only(_of(abi.encodePacked(hex"63", bytes4(before + 1))), 0), "nothing beside it");
        }
    }

    function test_names_are_those_of_the_table() public pure {
        _true(_kind("mint(address,uint256)") == PowerTable.MINTS, "mint");
        _true(_kind("crosschainMint(address,uint256)") == PowerTable.MINTS, "bridge");
        _true(_kind("unpause()") == PowerTable.PAUSES, "pause");
        _true(_kind("setBots(address[])") == PowerTable.BLOCKS, "list");
        _true(_kind("setMaxWalletSize(uint256)") == PowerTable.LIMITS, "limit");
        _true(_kind("setFees(uint256,uint256)") == PowerTable.TAXES, "tax");
        _true(_kind("enableTrading()") == PowerTable.TRADING, "trading");
        _true(_kind("upgradeToAndCall(address,bytes)") == PowerTable.UPGRADES, "upgrade");
        _true(_kind("hasRole(bytes32,address)") == PowerTable.ROLES, "roles");
        _true(_kind("transfer(address,uint256)") == 0, "none");
    }

    function _kind(string memory name) private pure returns (uint8) {
        return PowerTable.kindOf(PowerTable.lines(), bytes4(keccak256(bytes(name))));
    }

    function test_instructions_are_signs_where_they_can_run() public {
        _true(_of(hex"ff").destroys && !_of(hex"00ff").destroys && !_of(hex"60ff").destroys, "self-destruct");
        _true(_of(hex"32").asksSigner && !_of(hex"fe32").asksSigner && !_of(hex"6032").asksSigner, "signer");
        _true(_of(hex"41").asksMiner && !_of(hex"f341").asksMiner && !_of(hex"6041").asksMiner, "miner");
        _true(!_of(hex"ff32").asksSigner, "what destroys itself ends");
    }

    function test_a_key_that_acts_by_code_and_a_copy_run_other_code() public {
        _true(_of(abi.encodePacked(hex"ef0100", OWNER)).delegates, "EIP-7702");
        bytes memory copy = abi.encodePacked(hex"363d3d373d3d3d363d73", OWNER, hex"5af43d82803e903d91602b57fd5bf3");
        _true(_of(copy).delegates, "ERC-1167");
    }

    function test_an_owner_by_another_name_and_an_authority() public {
        Managed managed = new Managed(OWNER, OTHER);
        TokenPowers.Powers memory powers = locks.tokenStatement(address(managed), new uint256[](0)).powers;
        _eq(powers.owner, OWNER, "getOwner()");
        _eq(powers.authority, OTHER, "authority()");
        _true(powers.roles, "setAuthority()");
    }

    function test_signs_of_the_longest_code_cost_less_than_twelve_million_gas() public {
        bytes4[2] memory selectors = [bytes4(0x40c10f19), bytes4(0xffffffff)];
        for (uint256 kind; kind < 3; ++kind) {
            bytes memory code = new bytes(24_576);
            for (uint256 i; i + 5 <= code.length; i += kind == 2 ? 1 : 5) {
                // Selectors that are in the table, some that are not, and instructions that are looked at one by one.
                code[i] = kind == 2 ? bytes1(0x5b) : bytes1(0x63);
                if (kind == 2) continue;
                for (uint256 j; j < 4; ++j) {
                    code[i + 1 + j] = selectors[kind][j];
                }
            }
            vm.etch(OTHER, code);
            uint256[] memory none;
            uint256 gas = gasleft();
            locks.tokenStatement(OTHER, none);
            _le(gas - gasleft(), 12_000_000, "signs");
        }
    }
}
