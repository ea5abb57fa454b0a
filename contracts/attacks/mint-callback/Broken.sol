// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface IReceiver {
    function onERC721Received(address operator, address from, uint256 id, bytes calldata data) external returns (bytes4);
}

/// @notice A collection of ten pieces, one for each address.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    uint256 public constant PIECES = 10;

    uint256 public minted;
    mapping(uint256 id => address owner) public ownerOf;
    mapping(address owner => uint256 pieces) public balanceOf;
    mapping(address account => bool done) public hasMinted;

    function mint() external {
        require(minted < PIECES, "all pieces are minted");
        require(!hasMinted[msg.sender], "one piece each");
        uint256 id = minted++;
        ownerOf[id] = msg.sender;
        balanceOf[msg.sender]++;
        _ask(msg.sender, id);
        hasMinted[msg.sender] = true;
    }

    /// @dev A contract must say that it can hold a piece, as ERC-721 asks.
    function _ask(address to, uint256 id) private {
        if (to.code.length == 0) return;
        bytes4 answer = IReceiver(to).onERC721Received(msg.sender, address(0), id, "");
        require(answer == IReceiver.onERC721Received.selector, "refused");
    }
}
