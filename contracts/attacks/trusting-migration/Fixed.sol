// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice The new pool. It keeps the ether and the tokens of each lock. Only the locker may move them.
contract NewPool {
    address private immutable _locker = msg.sender;
    mapping(uint256 lockId => uint256 amount) public etherOf;
    mapping(uint256 lockId => uint256 amount) public tokensOf;

    function add(uint256 lockId, uint256 tokens) external payable {
        require(msg.sender == _locker, "not the locker");
        etherOf[lockId] += msg.value;
        tokensOf[lockId] += tokens;
    }

    function remove(uint256 lockId) external returns (uint256 amount) {
        require(msg.sender == _locker, "not the locker");
        amount = etherOf[lockId];
        (etherOf[lockId], tokensOf[lockId]) = (0, 0);
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}

/// @notice Locks liquidity: ether, and tokens, which are a number here.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    struct Lock {
        address owner;
        uint256 amount;
        uint256 tokens;
        uint256 until;
    }

    NewPool public immutable newPool = new NewPool();
    Lock[] public locks;

    receive() external payable { }

    function lock(uint256 tokens, uint256 until) external payable returns (uint256 id) {
        locks.push(Lock(msg.sender, msg.value, tokens, until));
        return locks.length - 1;
    }

    function withdraw(uint256 id) external {
        Lock storage own = locks[id];
        require(msg.sender == own.owner, "not your lock");
        require(block.timestamp >= own.until, "locked");
        uint256 amount = own.amount + newPool.remove(id);
        (own.amount, own.tokens) = (0, 0);
        _pay(amount);
    }

    /// @notice Moves locked liquidity to the new pool, which takes ether and tokens at this price.
    function migrate(uint256 id, uint256 amount, uint256 tokens, uint256 price) external {
        Lock storage own = locks[id];
        require(msg.sender == own.owner, "not your lock");
        require(amount <= own.amount && tokens <= own.tokens, "more than this lock holds");
        uint256 used = tokens * price / 1 ether;
        if (used > amount) used = amount;
        (own.amount, own.tokens) = (own.amount - used, own.tokens - tokens);
        newPool.add{ value: used }(id, tokens);
    }

    function _pay(uint256 amount) private {
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
