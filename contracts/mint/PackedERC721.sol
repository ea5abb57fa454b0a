// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";

/// @title PackedERC721
/// @notice An ERC-721 whose tokens remember 32 bits from their mint, and whose accounts remember how many they minted, in
///         the slots that hold the owner and the balance anyway.
/// @dev Replaces OpenZeppelin's storage of owners and balances; approvals, checks and events are theirs.
abstract contract PackedERC721 is ERC721 {
    /// @dev The owner in the lower 160 bits, the seed above.
    mapping(uint256 id => uint256 packed) private _tokens;

    /// @dev The balance in the lower half, the counted mints in the upper.
    mapping(address account => uint256 packed) private _accounts;

    /// @notice Creates the token contract.
    /// @param name_ Its name.
    /// @param symbol_ Its symbol.
    constructor(string memory name_, string memory symbol_) ERC721(name_, symbol_) { }

    /// @notice How many tokens an account has.
    /// @param owner Not zero.
    function balanceOf(address owner) public view override returns (uint256) {
        if (owner == address(0)) revert ERC721InvalidOwner(address(0));
        return uint128(_accounts[owner]);
    }

    /// @notice How many tokens an account has minted with the event code, whatever became of them.
    /// @param account Any.
    function mintedBy(address account) public view returns (uint256) {
        return _accounts[account] >> 128;
    }

    /// @notice The 32 bits a token's picture is engraved from.
    /// @param id A token that was minted.
    function seedOf(uint256 id) public view returns (uint32) {
        _requireOwned(id);
        return uint32(_tokens[id] >> 160);
    }

    function _ownerOf(uint256 id) internal view override returns (address) {
        return address(uint160(_tokens[id]));
    }

    /// @dev Mints a token that was not minted before to an account that is not zero; `counted` is added to its mints.
    function _mintPacked(address to, uint256 id, uint32 seed, uint256 counted) internal {
        _tokens[id] = (uint256(seed) << 160) | uint160(to);
        _accounts[to] += (counted << 128) | 1;
        emit Transfer(address(0), to, id);
    }

    /// @dev Moves a token that exists. Nothing here mints or burns: `_mintPacked` mints, and tokens are never burnt.
    function _update(address to, uint256 id, address auth) internal virtual override returns (address from) {
        from = _ownerOf(id);
        _checkAuthorized(from, auth, id);
        _approve(address(0), id, address(0), false);
        _accounts[from] -= 1;
        _accounts[to] += 1;
        _tokens[id] = (_tokens[id] >> 160 << 160) | uint160(to);
        emit Transfer(from, to, id);
    }
}
