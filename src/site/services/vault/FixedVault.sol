// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The vault after its audit: the same functions, with the five findings resolved.
contract FixedVault {
    mapping(address account => uint256 shares) public sharesOf;
    mapping(address account => uint256 amount) public rewardOf;
    uint256 public totalShares;
    uint256 public assets;
    address[] public members;
    address public guardian = msg.sender;
    address public nextGuardian;
    bool public paused;

    event Paused(bool stop);

    function deposit() external payable {
        uint256 shares = totalShares == 0 ? msg.value : msg.value * totalShares / assets;
        if (sharesOf[msg.sender] == 0) members.push(msg.sender);
        sharesOf[msg.sender] += shares;
        totalShares += shares;
        assets += msg.value;
    }

    function withdraw() external {
        require(!paused, "paused");
        uint256 shares = sharesOf[msg.sender];
        uint256 amount = shares * assets / totalShares;
        totalShares -= shares;
        assets -= amount;
        sharesOf[msg.sender] = 0;
        _pay(amount);
    }

    function payRewards() external payable {
        for (uint256 at = 0; at < members.length; at++) {
            rewardOf[members[at]] += msg.value * sharesOf[members[at]] / totalShares;
        }
    }

    function claimReward() external {
        uint256 amount = rewardOf[msg.sender];
        rewardOf[msg.sender] = 0;
        _pay(amount);
    }

    function setGuardian(address next) external {
        require(msg.sender == guardian, "not the guardian");
        nextGuardian = next;
    }

    function acceptGuardian() external {
        require(msg.sender == nextGuardian, "not the next guardian");
        guardian = msg.sender;
    }

    function pause(bool stop) external {
        require(msg.sender == guardian, "not the guardian");
        paused = stop;
        emit Paused(stop);
    }

    function _pay(uint256 amount) private {
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
