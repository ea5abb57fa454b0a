// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What VotingLocker says beyond TokenLocker: its events and errors
abstract contract VotingLockerWords {
    /// @notice The votes of a lock go from one delegate to another. `fromDelegate` is zero when the lock begins.
    event DelegateChanged(uint256 indexed id, address indexed fromDelegate, address indexed toDelegate);

    /// @notice The first lock of a token for a delegate made the contract that holds such locks.
    event SurrogateCreated(address indexed surrogate, address indexed token, address indexed delegatee);

    /// @notice This account cannot be a delegate: zero, this contract or one of its surrogates.
    error VotingLocker_InvalidDelegate(address delegatee);

    /// @notice The votes of the lock go to this delegate already.
    error VotingLocker_SameDelegate(uint256 id, address delegatee);

    /// @notice The token does not delegate votes as ERC20Votes does (ERC-5805).
    error VotingLocker_NoVotes(address token, address delegatee);

    /// @notice The token did not move exactly `amount` from one surrogate to the other, so the delegate cannot change.
    error VotingLocker_NotMoved(address token, uint256 amount);
}
