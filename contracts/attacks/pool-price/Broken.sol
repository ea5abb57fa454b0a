// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A pool of ether and a token. It keeps the ledger of the token itself, to be short.
contract Pool {
    address private immutable _lender = msg.sender;
    mapping(address owner => uint256 tokens) public balanceOf;
    uint256 private _opening;
    uint256 private _openingBlock;

    constructor() {
        balanceOf[address(this)] = 20 ether;
    }

    /// @notice The first ether. It sets the first price.
    function fill() external payable {
        require(address(this).balance == msg.value, "filled already");
        (_opening, _openingBlock) = (price(), block.number);
    }

    /// @notice What one token costs now, in ether.
    function price() public view returns (uint256) {
        return address(this).balance * 1 ether / balanceOf[address(this)];
    }

    /// @notice What one token cost before the first trade of this block.
    function openingPrice() external view returns (uint256) {
        return block.number > _openingBlock ? price() : _opening;
    }

    function buy() external payable returns (uint256 tokens) {
        if (block.number > _openingBlock) {
            _opening = (address(this).balance - msg.value) * 1 ether / balanceOf[address(this)];
            _openingBlock = block.number;
        }
        tokens = balanceOf[address(this)] * msg.value / address(this).balance;
        _move(address(this), msg.sender, tokens);
    }

    function transfer(address to, uint256 tokens) external {
        _move(msg.sender, to, tokens);
    }

    /// @notice The lender takes collateral from a borrower that asks for a loan.
    function take(address from, uint256 tokens) external {
        require(msg.sender == _lender, "not the lender");
        _move(from, msg.sender, tokens);
    }

    function _move(address from, address to, uint256 tokens) private {
        balanceOf[from] -= tokens;
        balanceOf[to] += tokens;
    }
}

/// @notice Lends the ether of savers against tokens.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    Pool public immutable pool = new Pool();
    mapping(address saver => uint256 amount) public savingsOf;
    mapping(address borrower => uint256 tokens) public collateralOf;
    mapping(address borrower => uint256 amount) public debtOf;

    function save() external payable {
        savingsOf[msg.sender] += msg.value;
    }

    /// @notice Lends up to three quarters of what the tokens are worth.
    function borrow(uint256 tokens, uint256 amount) external {
        pool.take(msg.sender, tokens);
        collateralOf[msg.sender] += tokens;
        debtOf[msg.sender] += amount;
        uint256 worth = collateralOf[msg.sender] * pool.price() / 1 ether;
        require(debtOf[msg.sender] <= worth * 3 / 4, "too little collateral");
        _pay(amount);
    }

    /// @notice Returns the tokens for the whole debt.
    function repay() external payable {
        require(msg.value == debtOf[msg.sender], "not the debt");
        uint256 tokens = collateralOf[msg.sender];
        (debtOf[msg.sender], collateralOf[msg.sender]) = (0, 0);
        pool.transfer(msg.sender, tokens);
    }

    function takeOut() external {
        uint256 amount = savingsOf[msg.sender];
        savingsOf[msg.sender] = 0;
        _pay(amount);
    }

    function _pay(uint256 amount) private {
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
