// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice What a vault holds in the tests: anyone creates it, it can keep a fee of transfers, and it can call its sender first.
contract VaultAsset is ERC20("Asset", "AST") {
    uint256 private _fee;

    function create(address to, uint256 amount) external {
        _mint(to, amount);
    }

    /// @notice From now on every transfer loses so much.
    function keep(uint256 fee) external {
        _fee = fee;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (from != address(0) && to != address(0)) {
            // As a token of ERC-777 does; accounts without code are not called.
            if (from.code.length != 0) try ISender(from).beforeTransfer() { } catch { }
            if (_fee != 0) super._update(from, address(0), _fee);
        }
        super._update(from, to, value - (from != address(0) && to != address(0) ? _fee : 0));
    }
}

interface ISender {
    function beforeTransfer() external;
}
