// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The permit of DAI, which is older than ERC-2612
interface IDaiPermit {
    /// @notice Allows `spender` all or nothing of the holder's tokens.
    /// @param nonce How many permits the holder has used.
    /// @param expiry The last second at which it counts, in Unix time; 0 for no end.
    /// @param allowed All or nothing.
    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
}
