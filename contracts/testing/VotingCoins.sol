// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import { ERC20Votes } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Votes.sol";
import { Nonces } from "@openzeppelin/contracts/utils/Nonces.sol";
import { Coin } from "./OddTokens.sol";

/// @notice OpenZeppelin's ERC-20 with votes and permits, which anybody may mint.
contract VotesCoin is ERC20, ERC20Permit, ERC20Votes {
    constructor() ERC20("Vote", "VOTE") ERC20Permit("Vote") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function nonces(address owner) public view override(ERC20Permit, Nonces) returns (uint256) {
        return super.nonces(owner);
    }

    function _update(address from, address to, uint256 value) internal override(ERC20, ERC20Votes) {
        super._update(from, to, value);
    }
}

/// @notice Delegates as it is told to: honestly, not at all, or calling back. Keeps a fee, and takes balances away.
contract TrickCoin is Coin(18) {
    enum Mood {
        Good,
        Reverts,
        BurnsGas,
        AnswersTooMuch,
        Lies
    }

    Mood public mood;
    uint256 public bps;
    uint256 public onTop;
    bytes public again;
    bool public refused;
    mapping(address => address) private _delegates;

    function turn(Mood mood_) external {
        mood = mood_;
    }

    /// @dev A share of each transfer that the recipient misses, and one that the sender pays on top.
    function charge(uint256 bps_, uint256 onTop_) external {
        (bps, onTop) = (bps_, onTop_);
    }

    /// @dev What `delegate` calls at its caller's maker.
    function callBack(bytes calldata again_) external {
        again = again_;
    }

    function take(address from, uint256 amount) external {
        _burn(from, amount);
    }

    function delegate(address to) external {
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
        _delegates[msg.sender] = to;
        if (again.length == 0) return;
        (address locker, bytes memory call) = abi.decode(again, (address, bytes));
        (bool ok, bytes memory why) = locker.call(call);
        // forge-lint: disable-next-line(unsafe-typecast)
        refused = !ok && bytes4(why) == bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    }

    function delegates(address account) external view returns (address) {
        return mood == Mood.Lies ? account : _delegates[account];
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from == address(0) || to == address(0)) return;
        if (bps != 0) super._update(to, address(0), value * bps / 10_000);
        if (onTop != 0) super._update(from, address(0), value * onTop / 10_000);
    }
}
