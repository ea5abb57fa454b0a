// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";
import { TokenGrantsWords } from "./TokenGrantsWords.sol";

/// @title What other contracts of ours ask of TokenGrants
interface ITokenGrants {
    /// @notice Makes a grant of the caller's tokens.
    function create(
        address token,
        address receiver,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        TokenGrantsWords.Terms calldata terms
    ) external returns (uint256 id);
}
