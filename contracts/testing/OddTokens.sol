// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice An ERC-20 anybody may mint.
contract Coin is ERC20 {
    uint8 private immutable _decimals;

    constructor(uint8 decimals_) ERC20("Coin", "COIN") {
        _decimals = decimals_;
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}

/// @notice Keeps a share of every transfer.
contract FeeCoin is Coin(18) {
    uint256 public immutable bps;

    constructor(uint256 bps_) {
        bps = bps_;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0)) super._update(to, address(0), value * bps / 10_000);
    }
}

/// @notice Takes its fee from the sender, on top.
contract SenderFeeCoin is Coin(18) {
    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && to != address(0)) super._update(from, address(0), value / 100);
    }
}

/// @notice Balances grow and shrink by themselves.
contract RebasingCoin is Coin(18) {
    uint256 public factor = 1e18;

    function rebase(uint256 factor_) external {
        factor = factor_;
    }

    function balanceOf(address account) public view override returns (uint256) {
        return super.balanceOf(account) * factor / 1e18;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, (value * 1e18 + factor - 1) / factor);
    }
}

/// @notice Moves the tokens and then answers false.
contract FalseCoin is Coin(18) {
    function transferFrom(address from, address to, uint256 value) public override returns (bool) {
        super.transferFrom(from, to, value);
        return false;
    }
}

/// @notice Answers nothing, as USDT does, and refuses to move nothing.
contract SilentCoin {
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => uint256)) public allowance;

    function mint(address to, uint256 amount) external {
        balanceOf[to] += amount;
    }

    function approve(address spender, uint256 amount) external {
        allowance[msg.sender][spender] = amount;
    }

    function transfer(address to, uint256 amount) external {
        _move(msg.sender, to, amount);
    }

    function transferFrom(address from, address to, uint256 amount) external {
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
    }

    function _move(address from, address to, uint256 amount) private {
        require(amount != 0);
        balanceOf[from] -= amount;
        balanceOf[to] += amount;
    }
}

/// @notice Refuses some recipients.
contract BlacklistCoin is Coin(18) {
    mapping(address => bool) public refused;

    function refuse(address account) external {
        refused[account] = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!refused[to]);
        super._update(from, to, value);
    }
}

/// @notice Calls the sender and the receiver of every transfer, as ERC-777 does.
contract HookCoin is Coin(18) {
    mapping(address => bool) public hooked;

    function hook() external {
        hooked[msg.sender] = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (hooked[from]) IHooked(from).onTokens();
        super._update(from, to, value);
        if (hooked[to]) IHooked(to).onTokens();
    }
}

/// @notice What `HookCoin` calls.
interface IHooked {
    function onTokens() external;
}

/// @notice Turns bad on command: burns all gas, or answers with a megabyte.
contract HostileCoin is Coin(18) {
    enum Mood {
        Good,
        Reverts,
        BurnsGas,
        AnswersTooMuch
    }

    Mood public mood;

    function turn(Mood mood_) external {
        mood = mood_;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (mood == Mood.Reverts) revert("no");
        if (mood == Mood.BurnsGas) {
            assembly {
                invalid()
            }
        }
        if (mood == Mood.AnswersTooMuch) {
            assembly {
                revert(0, 1000000)
            }
        }
        super._update(from, to, value);
    }
}
