// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20, ERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";
import { IDaiPermit } from "../grants/IDaiPermit.sol";

/// @notice An ERC-20 with the permit of ERC-2612, which anybody may mint.
contract PermitCoin is ERC20Permit {
    constructor() ERC20("Coin", "COIN") ERC20Permit("Coin") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}

/// @notice An ERC-20 with the permit of DAI.
contract DaiCoin is ERC20, IDaiPermit {
    mapping(address => uint256) public nonces;

    constructor() ERC20("Dai", "DAI") { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function permit(
        address holder,
        address spender,
        uint256 nonce,
        uint256 expiry,
        bool allowed,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external {
        bytes32 digest = digestOf(holder, spender, nonce, expiry, allowed);
        require(holder != address(0) && ecrecover(digest, v, r, s) == holder && nonce == nonces[holder]++);
        require(expiry == 0 || block.timestamp <= expiry);
        _approve(holder, spender, allowed ? type(uint256).max : 0);
    }

    /// @notice What is signed, without the domain: the tests sign on one chain for one coin.
    function digestOf(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed)
        public
        pure
        returns (bytes32)
    {
        return keccak256(abi.encode(holder, spender, nonce, expiry, allowed));
    }
}

/// @notice Answers every call it does not know with nothing, as wrapped ether does: a permit seems to succeed.
contract MuteCoin is ERC20 {
    constructor() ERC20("Mute", "MUTE") { }

    fallback() external { }

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }
}
