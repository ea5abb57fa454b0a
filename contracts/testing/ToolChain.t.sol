// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "./Test.sol";

contract ToolChainTest is Test {
    function test_the_compiler_targets_cancun() public view {
        _true(block.chainid != 0 && block.blobbasefee >= 0, "cancun");
    }

    function test_bound_folds_any_number_into_the_range(uint256 number, uint256 low, uint256 high) public pure {
        vm.assume(low <= high);
        uint256 folded = _bound(number, low, high);
        _true(folded >= low && folded <= high, "in range");
    }
}
