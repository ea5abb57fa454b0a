// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title The address of a contract that an account creates by CREATE
library Create1 {
    /// @notice The last twenty bytes of keccak256(rlp([creator, nonce])), as the Yellow Paper has it (section 7).
    /// @param creator The account.
    /// @param nonce Of the transaction, or the count of contracts that a contract created; below 2^64 - 1 (EIP-2681).
    function addressOf(address creator, uint64 nonce) internal pure returns (address) {
        bytes memory number = _number(nonce);
        // A list of 21 bytes for the creator and those of the nonce, all in all below 56.
        // forge-lint: disable-next-line(unsafe-typecast)
        bytes memory list = abi.encodePacked(bytes1(uint8(0xc0 + 21 + number.length)), bytes1(0x94), creator, number);
        return address(uint160(uint256(keccak256(list))));
    }

    /// @dev RLP of a number: itself when it is one byte below 0x80, nothing at all for zero, otherwise its length and its bytes.
    function _number(uint64 value) private pure returns (bytes memory number) {
        if (value == 0) return hex"80";
        // forge-lint: disable-next-line(unsafe-typecast)
        if (value < 0x80) return abi.encodePacked(uint8(value));
        uint256 size;
        for (uint64 rest = value; rest != 0; rest >>= 8) {
            ++size;
        }
        number = new bytes(size + 1);
        // forge-lint: disable-next-line(unsafe-typecast)
        number[0] = bytes1(uint8(0x80 + size));
        for (uint256 i = size; i != 0; --i) {
            // The last byte of what is left.
            // forge-lint: disable-next-line(unsafe-typecast)
            number[i] = bytes1(uint8(value));
            value >>= 8;
        }
    }
}
