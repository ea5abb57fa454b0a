// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Tokens that stay where they are (ERC-5192, interface 0xb45a3c0e).
interface IERC5192 {
    /// @notice The token stays with its owner.
    event Locked(uint256 tokenId);

    /// @notice The token may move.
    event Unlocked(uint256 tokenId);

    /// @notice Whether the token stays with its owner.
    function locked(uint256 tokenId) external view returns (bool);
}
