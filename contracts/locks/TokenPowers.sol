// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Signs of what a token can still do, read from its code and from what it answers
/// @notice Signs, not proofs: a function of a known name may do nothing, and one of another name may do harm. A token that shows
///         none of them and no `delegates` is as plain as its bytes.
library TokenPowers {
    /// @notice What was found. `limitsEnd`: when limits on wallets and transfers end, in Unix seconds, if the token says so, else 0.
    ///         `delegates`: its code runs other code, as a proxy does, so that the rest says little.
    struct Powers {
        address owner;
        bool mints;
        bool pauses;
        bool paused;
        bool limits;
        uint256 limitsEnd;
        bool blocks;
        bool delegates;
    }

    /// @notice Looks for the signs.
    function signs(address token) internal view returns (Powers memory powers) {
        // forge-lint: disable-next-line(unsafe-typecast)
        powers.owner = address(uint160(ask(token, abi.encodeWithSignature("owner()"))));
        powers.paused = ask(token, abi.encodeWithSignature("paused()")) == 1;
        powers.limitsEnd = ask(token, abi.encodeWithSignature("limitsEnd()"));
        _read(powers, token.code);
    }

    /// @notice The first word of what `target` answers; 0 when it answers less, fails, or is no contract. Costs at most about
    ///         200,000 gas, whatever it does.
    function ask(address target, bytes memory question) internal view returns (uint256 answer) {
        assembly ("memory-safe") {
            let ok := staticcall(200000, target, add(question, 0x20), mload(question), 0, 0x20)
            if and(ok, gt(returndatasize(), 0x1f)) { answer := mload(0) }
        }
    }

    /// @dev What stands behind a stop, jump, return, revert or invalid runs only from a place that can be jumped to: that tells the
    ///      data and the hash at the end of a code from its instructions.
    function _read(Powers memory powers, bytes memory code) private pure {
        uint256 length = code.length;
        bool runs = true;
        for (uint256 i; i < length; ++i) {
            uint8 op = uint8(code[i]);
            if (op >= 0x60 && op <= 0x7f) {
                // Selectors are pushed as four bytes; one that begins with a zero byte is pushed as three.
                if (runs && op == 0x63 && i + 4 < length) _note(powers, _selector(code, i + 1));
                i += op - 0x5f;
            } else if (op == 0x5b) {
                runs = true;
            } else if (op == 0xf4 || op == 0xf2) {
                if (runs) powers.delegates = true;
            } else if (op == 0x00 || op == 0x56 || op == 0xf3 || op >= 0xfd) {
                runs = false;
            }
        }
    }

    function _selector(bytes memory code, uint256 from) private pure returns (bytes4 selector) {
        assembly ("memory-safe") {
            selector := mload(add(add(code, 0x20), from))
        }
        return selector & 0xffffffff;
    }

    function _note(Powers memory powers, bytes4 selector) private pure {
        if (selector == bytes4(keccak256("mint(address,uint256)")) || selector == bytes4(keccak256("mint(uint256)"))) {
            powers.mints = true;
        } else if (selector == bytes4(keccak256("pause()"))) {
            powers.pauses = true;
        } else if (
            selector == bytes4(keccak256("maxWallet()")) || selector == bytes4(keccak256("maxTransaction()"))
                || selector == bytes4(keccak256("setMaxWallet(uint256)"))
        ) {
            powers.limits = true;
        } else if (
            selector == bytes4(keccak256("blacklist(address)"))
                || selector == bytes4(keccak256("addToBlacklist(address)"))
                || selector == bytes4(keccak256("addBlackList(address)"))
        ) {
            powers.blocks = true;
        }
    }
}
