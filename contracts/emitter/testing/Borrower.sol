// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IErc20Variant } from "./Variants.sol";

/// @notice Borrows for one transaction. Told to, it keeps the loan or answers the wrong word.
contract Borrower {
    bytes32 public constant KEEP = keccak256("keep");
    bytes32 public constant WRONG = keccak256("wrong");

    uint256 public seen;

    function onFlashLoan(address, address token, uint256 amount, uint256 fee, bytes calldata data)
        external
        returns (bytes32)
    {
        seen = IErc20Variant(token).balanceOf(address(this));
        if (keccak256(data) != KEEP) IErc20Variant(token).approve(msg.sender, amount + fee);
        return keccak256(data) == WRONG ? WRONG : keccak256("ERC3156FlashBorrower.onFlashLoan");
    }
}
