// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token whose owner can do a lot.
contract PowerfulCoin is ERC20 {
    address public owner;
    bool public paused;
    uint256 public maxWallet = 1e24;
    uint256 public limitsEnd;
    mapping(address => bool) public refused;

    constructor(address owner_, uint256 limitsEnd_) ERC20("Powerful", "POW") {
        (owner, limitsEnd) = (owner_, limitsEnd_);
    }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function pause() external {
        paused = true;
    }

    function blacklist(address account) external {
        refused[account] = true;
    }
}

/// @notice Runs the code of another contract.
contract Proxy {
    address private immutable _target;

    constructor(address target) {
        _target = target;
    }

    fallback() external {
        address target = _target;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            switch ok
            case 0 { revert(0, returndatasize()) }
            default { return(0, returndatasize()) }
        }
    }
}

/// @notice A token with another name for its owner, and a manager that decides who may do what.
contract Managed is ERC20 {
    address public getOwner;
    address public authority;

    constructor(address owner, address manager) ERC20("Managed", "MAN") {
        (getOwner, authority) = (owner, manager);
    }

    function setAuthority(address manager) external {
        authority = manager;
    }
}
