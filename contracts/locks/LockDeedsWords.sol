// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What LockDeeds says: its events and errors
abstract contract LockDeedsWords {
    /// @notice Picture and words of a token are others now (ERC-4906).
    event MetadataUpdate(uint256 _tokenId);

    /// @notice A token was made for a lock. `byOffer`: it changes hands by an offer that is accepted, and by nothing else.
    event Wrapped(uint256 indexed id, address indexed holder, bool byOffer);

    /// @notice The token of a lock is gone; `holder` may accept the lock itself.
    event Unwrapped(uint256 indexed id, address indexed holder);

    /// @notice `to` may accept a token and its lock.
    event TransferProposed(uint256 indexed id, address indexed to);

    /// @notice `to` may no longer accept a token.
    event TransferCancelled(uint256 indexed id, address indexed to);

    /// @notice Only the holder of the token may do this.
    error LockDeeds_NotHolder(uint256 id, address caller);

    /// @notice Only the account the holder proposed may accept.
    error LockDeeds_NotPendingHolder(uint256 id, address caller);

    /// @notice This token changes hands by offer and acceptance only.
    error LockDeeds_ByOfferOnly(uint256 id);

    /// @notice This account can hold no token and receive nothing: this contract, zero, or the holder already.
    error LockDeeds_InvalidAccount(address account);

    /// @notice Only a lock that its owner, the caller, has offered to this contract gets a token.
    error LockDeeds_NotOffered(uint256 id, address caller);
}
