// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @title UnsellableCoin
/// @notice A token that can be bought and not sold, for trying a token check. For the chain that comes with the product alone.
contract UnsellableCoin is ERC20, Ownable {
    /// @notice Accounts that may send tokens to a market.
    mapping(address account => bool) public isExcluded;

    /// @notice What a transfer costs, in hundredths.
    uint256 public fee = 5;

    /// @notice The amount is above what an account may sell.
    error TransferAmountExceedsLimit();

    constructor(address owner_) ERC20("Sample Trap", "TRAP") Ownable(owner_) {
        isExcluded[owner_] = true;
        _mint(owner_, 1e27);
    }

    /// @notice Lets an account sell, or not.
    function setExcluded(address account, bool excluded) external onlyOwner {
        isExcluded[account] = excluded;
    }

    /// @notice Sets what a transfer costs, in hundredths.
    function setFee(uint256 fee_) external onlyOwner {
        fee = fee_;
    }

    /// @notice Creates tokens.
    function mint(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }

    /// @dev A market is a contract that is sent tokens by an account.
    function _update(address from, address to, uint256 value) internal override {
        bool isFree = isExcluded[from] || isExcluded[to] || from == address(0);
        if (!isFree && to.code.length > 0) revert TransferAmountExceedsLimit();
        uint256 kept = isFree ? 0 : value * fee / 100;
        if (kept > 0) super._update(from, owner(), kept);
        super._update(from, to, value - kept);
    }
}
