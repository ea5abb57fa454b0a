// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Takes ether for shares. A sample with five faults: never deploy it.
contract Vault {
    mapping(address account => uint256 shares) public sharesOf;
    uint256 public totalShares;
    address[] public members;
    address public guardian = msg.sender;
    bool public paused;

    receive() external payable { }

    function deposit() external payable {
        uint256 held = address(this).balance - msg.value;
        uint256 shares = totalShares == 0 ? msg.value : msg.value * totalShares / held;
        if (sharesOf[msg.sender] == 0) members.push(msg.sender);
        sharesOf[msg.sender] += shares;
        totalShares += shares;
    }

    function withdraw() external {
        require(!paused, "paused");
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = shares * address(this).balance / totalShares;
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
        totalShares -= shares;
        sharesOf[msg.sender] = 0;
    }

    function payRewards() external payable {
        for (uint256 at = 0; at < members.length; at++) {
            uint256 amount = msg.value * sharesOf[members[at]] / totalShares;
            (bool paid,) = members[at].call{ value: amount }("");
            require(paid, "not paid");
        }
    }

    function setGuardian(address next) external {
        require(msg.sender == guardian, "not the guardian");
        guardian = next;
    }

    function pause(bool stop) external {
        require(msg.sender == guardian, "not the guardian");
        paused = stop;
    }
}
