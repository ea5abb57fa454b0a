// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "../CodeMint721.sol";
import { Branch } from "./Branch.sol";
import { MintBase } from "./MintBase.sol";

/// @notice Guests with codes, guests without, and guests that give their tokens away: valid and invalid calls in any order.
contract MintHandler is MintBase {
    address[3] public guests = [address(0xA11), address(0xB0B), address(0xCA4)];
    bool[4] public used;
    uint256 public redeemed;
    uint256 public shared;
    mapping(address guest => uint256) public minted;
    mapping(uint256 id => uint32) public seeds;

    /// @dev Signed once: signing is what takes time.
    mapping(uint256 index => mapping(address recipient => bytes)) private _signatures;

    constructor() {
        setUp();
        for (uint256 index = 0; index < 4; ++index) {
            _signatures[index][address(this)] = _signature(index, address(this), END);
            for (uint256 guest = 0; guest < 3; ++guest) {
                _signatures[index][guests[guest]] = _signature(index, guests[guest], END);
            }
        }
    }

    function mint() external view returns (CodeMint721) {
        return _mint;
    }

    /// @notice A code is sent, with its own signature or with one for somebody else.
    function redeem(uint256 index, uint256 guest, bool stolen) external {
        index = index & 3;
        address to = guests[guest % 3];
        bytes memory signature = _signatures[index][stolen ? address(this) : to];
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        (bool done,) = address(_mint).call(abi.encodeCall(_mint.redeem, (index, to, END, signature, proof)));
        _true(done == (!used[index] && !stolen && block.timestamp < END), "once, and to whom it was signed");
        if (!done) return;
        used[index] = true;
        seeds[index + 1] = _mint.seedFor(index + 1, to);
        ++redeemed;
    }

    /// @notice A guest mints with the event code, within the limits or not.
    function mintShared(uint256 guest, uint256 quantity) external {
        quantity = quantity % 4;
        address to = guests[guest % 3];
        bool due = quantity != 0 && quantity <= 2 && minted[to] + quantity <= 3 && shared + quantity <= 10
            && block.timestamp < END;
        vm.prank(to);
        (bool done,) = address(_mint).call(abi.encodeCall(_mint.mint, (to, quantity, 0, 0, "")));
        _true(done == due, "within the limits");
        if (!done) return;
        for (uint256 number = 1; number <= quantity; ++number) {
            seeds[4 + shared + number] = _mint.seedFor(4 + shared + number, to);
        }
        shared += quantity;
        minted[to] += quantity;
    }

    /// @notice A token is given away.
    function give(uint256 id, uint256 guest) external {
        id = 1 + id % 14;
        if (seeds[id] == 0) return;
        address owner = _mint.ownerOf(id);
        vm.prank(owner);
        _mint.transferFrom(owner, guests[guest % 3], id);
    }

    /// @notice Time goes by.
    function wait(uint256 time) external {
        vm.warp(block.timestamp + time % 60);
    }
}
