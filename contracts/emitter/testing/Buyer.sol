// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IErc721Variant } from "./Variants.sol";

/// @notice Buys pieces, and one more each time it receives one, as long as the collection lets it.
contract Buyer {
    /// @notice How often it bought again.
    uint256 public again;

    uint256 private _price;

    function buy(IErc721Variant collection, uint256 count, uint256 price) external {
        _price = price;
        collection.buy{ value: count * price }(0, count, new bytes32[](0));
    }

    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        try IErc721Variant(msg.sender).buy{ value: _price }(0, 1, new bytes32[](0)) {
            ++again;
        } catch { }
        return this.onERC721Received.selector;
    }
}
