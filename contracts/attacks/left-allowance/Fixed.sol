// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A token: one for each ether paid in.
contract Token {
    mapping(address owner => uint256 amount) public balanceOf;
    mapping(address owner => mapping(address spender => uint256 amount)) public allowance;

    function buy() external payable {
        balanceOf[msg.sender] += msg.value;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        balanceOf[msg.sender] -= amount;
        balanceOf[to] += amount;
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

interface ILocker {
    function lock(address recipient, uint256 amount) external;
}

/// @notice Airdrop campaigns, whose tokens go to recipients through a locker.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    struct Campaign {
        address manager;
        ILocker locker;
        uint256 left;
    }

    Token public immutable token = new Token();
    Campaign[] public campaigns;

    function create(ILocker locker, uint256 amount) external returns (uint256 id) {
        token.transferFrom(msg.sender, address(this), amount);
        campaigns.push(Campaign(msg.sender, locker, amount));
        return campaigns.length - 1;
    }

    /// @notice The locker takes the tokens for the recipient.
    function payOut(uint256 id, address recipient, uint256 amount) external {
        Campaign storage campaign = campaigns[id];
        require(msg.sender == campaign.manager, "not yours");
        campaign.left -= amount;
        token.approve(address(campaign.locker), amount);
        campaign.locker.lock(recipient, amount);
        token.approve(address(campaign.locker), 0);
    }

    /// @notice Returns what is left to the manager.
    function cancel(uint256 id) external {
        Campaign storage campaign = campaigns[id];
        require(msg.sender == campaign.manager, "not yours");
        uint256 amount = campaign.left;
        campaign.left = 0;
        token.transfer(msg.sender, amount);
    }
}
