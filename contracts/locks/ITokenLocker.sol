// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";

/// @title What other contracts of ours ask of TokenLocker
interface ITokenLocker {
    /// @notice Locks the caller's tokens for `owner`, who can withdraw what has vested.
    function lockFor(address token, address owner, uint128 amount, VestingMath.Schedule calldata schedule)
        external
        returns (uint256 id);
}
