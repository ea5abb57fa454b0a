// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IVotes } from "@openzeppelin/contracts/governance/utils/IVotes.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";

/// @title VoteSurrogate
/// @notice Holds locked tokens of one token whose votes go to one delegate. It pays only when the VotingLocker that made it says so.
/// @dev An account of ERC20Votes has one delegate, so each pair of token and delegate has a surrogate. It approves nobody, never delegates
///      again, and calls no other contract than its token.
contract VoteSurrogate {
    using SafeERC20 for IERC20;

    /// @notice The VotingLocker that made it.
    address public immutable LOCKER;

    /// @notice The token it holds.
    IERC20 public immutable TOKEN;

    /// @notice The token has no delegation of votes, or says that the votes are not this delegate's.
    error VoteSurrogate_NotDelegated(address token, address delegatee);

    /// @notice Only the VotingLocker may pay.
    error VoteSurrogate_NotLocker(address caller);

    constructor(IERC20 token, address delegatee) {
        (LOCKER, TOKEN) = (msg.sender, token);
        IVotes(address(token)).delegate(delegatee);
        if (IVotes(address(token)).delegates(address(this)) != delegatee) {
            revert VoteSurrogate_NotDelegated(address(token), delegatee);
        }
    }

    /// @notice Pays tokens. Only the VotingLocker calls it.
    /// @param to Who receives them.
    /// @param amount How much, in the token's smallest unit.
    function pay(address to, uint256 amount) external {
        if (msg.sender != LOCKER) revert VoteSurrogate_NotLocker(msg.sender);
        TOKEN.safeTransfer(to, amount);
    }
}
