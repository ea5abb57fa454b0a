// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { PowerTable } from "./PowerTable.sol";

/// @title Signs of what a token can still do, read from its code and from what it answers
/// @notice Signs, not proofs: a function of a known name may do nothing, and one of another name may do harm. A token that shows
///         none of them and no `delegates` is as plain as its bytes.
library TokenPowers {
    /// @notice What was found. `limitsEnd`: when limits on wallets and transfers end, in Unix seconds, if the token says so, else 0.
    ///         `delegates`: its code runs other code, as a proxy does, so that the rest says little. `trades`: trading can be switched.
    ///         `upgrades`: it has functions that replace code. `roles`: it knows roles. `destroys`, `asksSigner` and `asksMiner`: it has
    ///         the instructions SELFDESTRUCT, ORIGIN and COINBASE. `authority`: the contract that decides who may do what, or zero.
    struct Powers {
        address owner;
        bool mints;
        bool pauses;
        bool paused;
        bool limits;
        uint256 limitsEnd;
        bool blocks;
        bool delegates;
        bool taxes;
        bool trades;
        bool upgrades;
        bool roles;
        bool destroys;
        bool asksSigner;
        bool asksMiner;
        address authority;
    }

    /// @notice Looks for the signs. Costs less than twelve million gas, whatever the code is.
    function signs(address token) internal view returns (Powers memory powers) {
        powers.owner = _account(token, "owner()");
        if (powers.owner == address(0)) powers.owner = _account(token, "getOwner()");
        powers.authority = _account(token, "authority()");
        powers.paused = ask(token, abi.encodeWithSignature("paused()")) == 1;
        powers.limitsEnd = ask(token, abi.encodeWithSignature("limitsEnd()"));
        bytes memory code = token.code;
        // An account with a key whose code is that of another address (EIP-7702).
        // forge-lint: disable-next-line(unsafe-typecast)
        if (code.length == 23 && bytes3(code) == 0xef0100) powers.delegates = true;
        else _read(powers, code);
    }

    /// @notice The first word of what `target` answers; 0 when it answers less, fails, or is no contract. Costs at most about
    ///         200,000 gas, whatever it does.
    function ask(address target, bytes memory question) internal view returns (uint256 answer) {
        assembly ("memory-safe") {
            let ok := staticcall(200000, target, add(question, 0x20), mload(question), 0, 0x20)
            if and(ok, gt(returndatasize(), 0x1f)) { answer := mload(0) }
        }
    }

    function _account(address token, string memory question) private view returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(ask(token, abi.encodeWithSignature(question))));
    }

    /// @dev What stands behind a stop, jump, return, revert or invalid runs only from a place that can be jumped to: that tells the
    ///      data and the hash at the end of a code from its instructions.
    function _read(Powers memory powers, bytes memory code) private pure {
        bytes memory table = PowerTable.lines();
        uint256 length = code.length;
        bool runs = true;
        for (uint256 i; i < length; ++i) {
            uint256 op;
            assembly ("memory-safe") {
                op := byte(0, mload(add(add(code, 0x20), i)))
            }
            if (op >= 0x60 && op <= 0x7f) {
                // Selectors are pushed as four bytes; one that begins with a zero byte is pushed as three.
                if (runs && op == 0x63 && i + 4 < length) {
                    _note(powers, PowerTable.kindOf(table, _selector(code, i + 1)));
                }
                i += op - 0x5f;
            } else if (op == 0x5b) {
                runs = true;
            } else if (runs) {
                if (op == 0xf4 || op == 0xf2) powers.delegates = true;
                else if (op == 0x32) powers.asksSigner = true;
                else if (op == 0x41) powers.asksMiner = true;
                else if (op == 0xff) powers.destroys = true;
                runs = op != 0x00 && op != 0x56 && op != 0xf3 && op < 0xfd;
            }
        }
    }

    function _selector(bytes memory code, uint256 from) private pure returns (bytes4 selector) {
        assembly ("memory-safe") {
            selector := mload(add(add(code, 0x20), from))
        }
        return selector & 0xffffffff;
    }

    function _note(Powers memory powers, uint8 kind) private pure {
        if (kind == 0) return;
        if (kind == PowerTable.MINTS) powers.mints = true;
        else if (kind == PowerTable.PAUSES) powers.pauses = true;
        else if (kind == PowerTable.BLOCKS) powers.blocks = true;
        else if (kind == PowerTable.LIMITS) powers.limits = true;
        else if (kind == PowerTable.TAXES) powers.taxes = true;
        else if (kind == PowerTable.TRADING) powers.trades = true;
        else if (kind == PowerTable.UPGRADES) powers.upgrades = true;
        else powers.roles = true;
    }
}
