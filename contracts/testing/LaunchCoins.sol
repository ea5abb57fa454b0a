// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";

/// @notice A token as the token creator writes it: its whole supply goes to one account when it is created.
contract LaunchCoin is ERC20 {
    constructor(uint256 supply, address receiver) ERC20("Gold", "GLD") {
        _mint(receiver, supply);
    }
}

/// @notice Calls somebody at every transfer once it was told to, and before it is a token at all.
contract CallingCoin is LaunchCoin {
    address private immutable _whom;
    bytes private _what;

    constructor(uint256 supply, address receiver, address whom, bytes memory what) LaunchCoin(supply, receiver) {
        (_whom, _what) = (whom, what);
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from == address(0) || _what.length == 0) return;
        (bool ok, bytes memory why) = _whom.call(_what);
        if (ok) return;
        assembly ("memory-safe") {
            revert(add(why, 0x20), mload(why))
        }
    }
}

/// @notice Never lets its first receiver have nothing: a part comes back with each transfer.
contract StickyCoin is LaunchCoin {
    address private immutable _receiver;

    constructor(uint256 supply, address receiver) LaunchCoin(supply, receiver) {
        _receiver = receiver;
    }

    function _update(address from, address to, uint256 value) internal override {
        super._update(from, to, value);
        if (from != address(0) && from == _receiver && balanceOf(from) == 0) _mint(from, 1);
    }
}
