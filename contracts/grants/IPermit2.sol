// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What is asked of Permit2: one transfer by a signature
interface IPermit2 {
    /// @notice What may be taken: at most `amount` units of a token.
    struct TokenPermissions {
        address token;
        uint256 amount;
    }

    /// @notice What the holder signs, together with the contract that may take.
    struct PermitTransferFrom {
        TokenPermissions permitted;
        uint256 nonce;
        uint256 deadline;
    }

    /// @notice How much is taken, and who receives it.
    struct SignatureTransferDetails {
        address to;
        uint256 requestedAmount;
    }

    /// @notice Moves tokens of `owner`, whose signature names the caller. Each nonce counts once, the deadline is in Unix seconds.
    function permitTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes calldata signature
    ) external;
}
