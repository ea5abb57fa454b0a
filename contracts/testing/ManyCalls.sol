// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "./Test.sol";

/// @dev Cheat codes that only these tests need.
interface FileVm {
    function envOr(string calldata name, string calldata otherwise) external view returns (string memory);
    function toString(uint256 number) external pure returns (string memory);
    function writeLine(string calldata path, string calldata line) external;
}

/// @notice The base of every suite that makes random calls.
abstract contract ManyCalls is Test {
    /// @dev For `afterInvariant`. In every sequence that is long enough to say, at least 60 of 100 calls changed something: one in which
    ///      little happens proves little. `npm run contracts:deep` names a file in `MEASURED`, which gets both numbers.
    function _mostChange(uint256 calls, uint256 changes) internal {
        if (calls < 32) return;
        _ge(changes * 100, calls * 60, "at least 60 of 100 calls change something");
        FileVm files = FileVm(address(vm));
        string memory path = files.envOr("MEASURED", "");
        if (bytes(path).length == 0) return;
        files.writeLine(path, string.concat(files.toString(calls), " ", files.toString(changes)));
    }
}
