// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A smart wallet that answers ERC-1271 as it is told to.
contract ContractWallet {
    enum Answer {
        Yes,
        No,
        Reverts,
        Garbage,
        Short,
        Bomb
    }

    Answer public answer;

    function say(Answer answer_) external {
        answer = answer_;
    }

    function isValidSignature(bytes32, bytes calldata) external view returns (bytes4) {
        if (answer == Answer.Reverts) revert("no");
        if (answer == Answer.No) return 0xffffffff;
        if (answer == Answer.Garbage) {
            assembly {
                mstore(0, 0x1626ba7e00000000000000000000000000000000000000000000000000000001)
                return(0, 32)
            }
        }
        if (answer == Answer.Short) {
            assembly {
                mstore(0, shl(224, 0x1626ba7e))
                return(0, 4)
            }
        }
        if (answer == Answer.Bomb) {
            assembly {
                return(0, 1000000)
            }
        }
        return 0x1626ba7e;
    }
}

/// @notice The forms a signature comes in, good and bad.
library Forms {
    uint256 private constant ORDER = 0xFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFFEBAAEDCE6AF48A03BBFD25E8CD0364141;

    function long(uint8 v, bytes32 r, bytes32 s) internal pure returns (bytes memory) {
        return abi.encodePacked(r, s, v);
    }

    /// @notice 64 bytes, as of EIP-2098.
    function compact(uint8 v, bytes32 r, bytes32 s) internal pure returns (bytes memory) {
        return abi.encodePacked(r, v == 28 ? s | bytes32(uint256(1) << 255) : s);
    }

    /// @notice The other signature that the same key could have made: s in the upper half.
    function highS(uint8 v, bytes32 r, bytes32 s) internal pure returns (bytes memory) {
        return abi.encodePacked(r, ORDER - uint256(s), v == 27 ? uint8(28) : uint8(27));
    }
}
