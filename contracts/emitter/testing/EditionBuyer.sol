// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IErc1155Variant } from "./Variants.sol";

/// @notice Buys pieces of edition 1, and one more each time it receives some, as long as the editions let it.
contract EditionBuyer {
    /// @notice How often it bought again.
    uint256 public again;

    uint256 private _price;

    function buy(IErc1155Variant editions, uint256 count, uint256 price) external {
        _price = price;
        editions.buy{ value: count * price }(0, 1, count, new bytes32[](0));
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external returns (bytes4) {
        try IErc1155Variant(msg.sender).buy{ value: _price }(0, 1, 1, new bytes32[](0)) {
            ++again;
        } catch { }
        return this.onERC1155Received.selector;
    }
}
