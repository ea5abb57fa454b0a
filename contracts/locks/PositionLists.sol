// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Lists of locks, kept on the chain
/// @notice A node that answers questions about events gives few blocks at a time, and a list by number can be filled by strangers.
///         So each lock is entered where it is looked for. Entries are only added: a place in a list is the same at any block, and
///         what is read in pages is read whole. What has left is told by the lock itself.
/// @dev Words of four numbers of 48 bits. The first word of a list has its length above them, so that a list of one costs one
///      new word of storage (22,100 gas), and each of the next three changes it (5,000).
abstract contract PositionLists {
    uint256 private constant PER_WORD = 4;

    mapping(bytes32 key => mapping(uint256 place => uint256)) private _lists;

    /// @dev Enters a number below 2^48.
    function _append(bytes32 key, uint256 id) internal returns (uint256 entry) {
        mapping(uint256 => uint256) storage words = _lists[key];
        uint256 first = words[0];
        entry = first >> 192;
        uint256 bits = id << 48 * (entry % PER_WORD);
        unchecked {
            first += 1 << 192;
        }
        if (entry < PER_WORD) {
            words[0] = first | bits;
        } else {
            words[0] = first;
            words[entry / PER_WORD] |= bits;
        }
    }

    /// @dev The entries from `from` on, at most `most` of them, and how many there are.
    function _entries(bytes32 key, uint256 from, uint256 most)
        internal
        view
        returns (uint256[] memory ids, uint256 count)
    {
        mapping(uint256 => uint256) storage words = _lists[key];
        count = words[0] >> 192;
        uint256 left = from < count ? count - from : 0;
        ids = new uint256[](most < left ? most : left);
        for (uint256 i; i < ids.length; ++i) {
            uint256 entry = from + i;
            ids[i] = words[entry / PER_WORD] >> 48 * (entry % PER_WORD) & type(uint48).max;
        }
    }
}
