// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Hashes } from "@openzeppelin/contracts/utils/cryptography/Hashes.sol";

/// @notice Trees for tests: the root a proof leads to, and small trees with all their proofs.
library Branch {
    /// @notice A proof of `levels` hashes that mean nothing.
    function proof(uint256 levels) internal pure returns (bytes32[] memory steps) {
        steps = new bytes32[](levels);
        for (uint256 level = 0; level < levels; ++level) {
            steps[level] = keccak256(abi.encode("level", level));
        }
    }

    /// @notice Where a proof leads from a leaf.
    function root(bytes32 leaf, bytes32[] memory steps) internal pure returns (bytes32 node) {
        node = leaf;
        for (uint256 level = 0; level < steps.length; ++level) {
            node = Hashes.commutativeKeccak256(node, steps[level]);
        }
    }

    /// @notice The root of four leaves.
    function root(bytes32[4] memory leaves) internal pure returns (bytes32) {
        return Hashes.commutativeKeccak256(_pair(leaves, 0), _pair(leaves, 1));
    }

    /// @notice The proof of one of four leaves.
    function proof(bytes32[4] memory leaves, uint256 index) internal pure returns (bytes32[] memory steps) {
        steps = new bytes32[](2);
        steps[0] = leaves[index ^ 1];
        steps[1] = _pair(leaves, index < 2 ? 1 : 0);
    }

    function _pair(bytes32[4] memory leaves, uint256 half) private pure returns (bytes32) {
        return Hashes.commutativeKeccak256(leaves[2 * half], leaves[2 * half + 1]);
    }
}
