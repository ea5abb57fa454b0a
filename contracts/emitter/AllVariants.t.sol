// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";

/// @notice The other tests go over every variant there is: here is how many that has to be.
contract AllVariantsTest is VariantTest {
    function test_every_variant_is_here() public {
        _deployAll("erc20");
        _eq(_count(), 176, "ERC-20");
        _deployAll("erc721");
        _eq(_count(), 176 + 16, "ERC-721");
        _deployAll("erc1155");
        _eq(_count(), 176 + 16 + 8, "ERC-1155");
    }
}
