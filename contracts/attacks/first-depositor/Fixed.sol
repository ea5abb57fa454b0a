// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A vault that gives shares for ether.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    mapping(address account => uint256 shares) public sharesOf;
    uint256 public totalShares;
    uint256 public assets;

    /// @notice Anyone may send ether here, without shares for it.
    receive() external payable { }

    function deposit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : msg.value * totalShares / assets;
        assets += msg.value;
        sharesOf[msg.sender] += shares;
        totalShares += shares;
    }

    /// @notice Pays the caller their part of the vault.
    function withdraw() external {
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = shares * assets / totalShares;
        assets -= amount;
        sharesOf[msg.sender] = 0;
        totalShares -= shares;
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
