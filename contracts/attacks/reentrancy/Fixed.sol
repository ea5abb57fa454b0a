// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A bank for ether.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    mapping(address account => uint256 amount) public balanceOf;

    function deposit() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    /// @notice Pays the caller everything they have here.
    function withdraw() external {
        uint256 amount = balanceOf[msg.sender];
        balanceOf[msg.sender] = 0;
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
