// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {IERC20} from "./IERC20.sol";
import {
    Ownable,
    Context
} from "./Ownable.sol";

/**
 * @title Keeps deposits until they are asked for.
 * @dev A comment with code in it: `function fake() external {}`
 */
contract Vault is Ownable, Context {
    IERC20 public immutable asset; // what is kept
    mapping(address => uint256) public balances;

    event Deposited(
        address indexed from,
        uint256 amount
    );

    error TooSmall(uint256 amount);

    constructor(IERC20 asset_) Ownable(msg.sender) {
        asset = asset_;
    }

    /// @notice Takes a deposit.
    function deposit(
        uint256 amount
    )
        external
        returns (uint256)
    {
        if (amount == 0) revert TooSmall(amount);
        balances[msg.sender] += amount;
        asset.transferFrom(
            msg.sender,
            address(this),
            amount
        );
        emit Deposited(msg.sender, amount);
        return balances[msg.sender];
    }
}
