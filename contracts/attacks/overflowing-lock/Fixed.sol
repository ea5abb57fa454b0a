// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A sale whose ether is locked. Until the lock ends, buyers may take theirs back.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    address public owner;
    uint32 public lockEnd;
    mapping(address buyer => uint256 amount) public paidBy;

    /// @notice Starts the sale. The caller owns it.
    function open(uint256 time) external {
        require(owner == address(0), "open already");
        owner = msg.sender;
        _lockUntil(block.timestamp + time);
    }

    function buy() external payable {
        paidBy[msg.sender] += msg.value;
    }

    function refund() external {
        require(block.timestamp < lockEnd, "the lock has ended");
        uint256 amount = paidBy[msg.sender];
        paidBy[msg.sender] = 0;
        _pay(amount);
    }

    /// @notice The owner may lock for longer, never for less.
    function extend(uint256 time) external {
        require(msg.sender == owner, "not the owner");
        _lockUntil(lockEnd + time);
    }

    function withdraw() external {
        require(msg.sender == owner, "not the owner");
        require(block.timestamp >= lockEnd, "locked");
        _pay(address(this).balance);
    }

    function _lockUntil(uint256 end) private {
        require(end <= type(uint32).max, "too far away");
        lockEnd = uint32(end);
    }

    function _pay(uint256 amount) private {
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
