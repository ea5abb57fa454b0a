// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title WrappedEther
/// @notice Ether as an ERC-20 token, one for one. For the chain that comes with the product alone: public chains have their own.
contract WrappedEther is ERC20 {
    /// @notice The ether could not be paid out.
    error NotPaid();

    /// @notice An account has turned ether into tokens.
    event Deposit(address indexed account, uint256 amount);

    /// @notice An account has turned tokens into ether.
    event Withdrawal(address indexed account, uint256 amount);

    constructor() ERC20("Wrapped Ether", "WETH") { }

    receive() external payable {
        deposit();
    }

    /// @notice Turns tokens of the caller into ether.
    /// @param amount How much, in wei.
    function withdraw(uint256 amount) external {
        _burn(msg.sender, amount);
        emit Withdrawal(msg.sender, amount);
        (bool paid,) = msg.sender.call{ value: amount }("");
        if (!paid) revert NotPaid();
    }

    /// @notice Turns the ether that is sent along into tokens of the caller.
    function deposit() public payable {
        _mint(msg.sender, msg.value);
        emit Deposit(msg.sender, msg.value);
    }
}
