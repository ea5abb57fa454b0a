// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Create1 } from "./launch/Create1.sol";

/// @title LaunchBook
/// @notice Says on chain which account launched which token, so that a list of launches is one query on every device. It keeps
///         nothing: there is an event for each launch, and no storage, owner, fee or way to take ether.
/// @dev Every event names its `maker`: the caller. Read only makers you know: an account itself, for which the address of the
///      contract is proof, and the Launcher, which names nobody but its own caller. What another contract writes proves nothing.
contract LaunchBook {
    /// @notice `creator` launched `token`; `maker` says so. `codeHash` is of the code at that moment.
    event Launched(address indexed token, address indexed creator, address indexed maker, bytes32 codeHash);

    /// @notice There is no contract at this address.
    error LaunchBook_NoContract(address token);

    /// @notice Writes down a contract that the caller created in a transaction of its own.
    /// @dev The address of such a contract follows from its creator and the creator's nonce, so the nonce proves who it was. A
    ///      second announcement of the same contract is the same event again.
    /// @param nonce Of the transaction that created it.
    /// @return token Its address.
    function announce(uint64 nonce) external returns (address token) {
        token = Create1.addressOf(msg.sender, nonce);
        _write(token, msg.sender);
    }

    /// @notice Writes down what the caller, a contract that launches for others, created for `creator`.
    /// @dev Anyone may call, with any words: readers choose whose they believe, by `maker`.
    /// @param token What was created.
    /// @param creator For whom.
    function record(address token, address creator) external {
        _write(token, creator);
    }

    function _write(address token, address creator) private {
        if (token.code.length == 0) revert LaunchBook_NoContract(token);
        emit Launched(token, creator, msg.sender, token.codehash);
    }
}
