// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";

/// @notice The other tests go over every variant that is compiled in advance: each of them is of a kind they know.
contract AllVariantsTest is VariantTest {
    function test_every_variant_is_here() public {
        this.deployAll("erc20");
        this.deployAll("erc721");
        this.deployAll("erc1155");
        this.deployAll("erc4626");
        this.deployAll("erc6909");
        _eq(_count(), _countOfFile(), "variants that were deployed");
        _true(_count() > 0, "no variant was read");
    }
}
