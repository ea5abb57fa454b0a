// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "../CodeMint721.sol";
import { SealEngraver } from "../SealEngraver.sol";
import { CodeMintWords } from "../mint/CodeMintWords.sol";
import { Branch } from "./Branch.sol";
import { Test } from "./Test.sol";
import { Forms } from "./Wallets.sol";

/// @notice A collection of four printed codes and an event code for ten tokens: three a wallet, two a transaction.
abstract contract MintBase is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant END = NOW + 1000;
    uint256 internal constant SIGNER = 0x516;

    SealEngraver internal immutable _engraver = new SealEngraver();
    uint256[4] internal _keys = [uint256(0xC0DE1), 0xC0DE2, 0xC0DE3, 0xC0DE4];
    bytes32[4] private _list;
    CodeMint721 internal _mint;

    function setUp() public virtual {
        vm.warp(NOW);
        for (uint256 index = 0; index < 4; ++index) {
            _list[index] = keccak256(bytes.concat(keccak256(abi.encode(index, vm.addr(_keys[index])))));
        }
        _mint = new CodeMint721(_words(), _printed(), _shared(), _terms());
    }

    function _words() internal pure returns (CodeMintWords.Words memory) {
        return CodeMintWords.Words("Harbour \"24\"", "HBR", "Proof of having been there.");
    }

    function _printed() internal view returns (CodeMintWords.Printed memory) {
        return CodeMintWords.Printed(keccak256("salt"), Branch.root(_leaves()), 4, END, "ipfs://leaves");
    }

    function _shared() internal pure returns (CodeMintWords.Shared memory) {
        return CodeMintWords.Shared("GITEX", 10, 3, 2, NOW, END, address(0));
    }

    function _terms() internal view returns (CodeMintWords.Terms memory) {
        return CodeMintWords.Terms(address(0), 0, false, _engraver);
    }

    function _leaves() internal view returns (bytes32[4] memory) {
        return _list;
    }

    function _signature(uint256 index, address recipient, uint256 deadline) internal view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[index], _mint.redeemDigest(index, recipient, deadline));
        return Forms.long(v, r, s);
    }

    function _redeem(uint256 index, address recipient) internal {
        _mint.redeem(index, recipient, END, _signature(index, recipient, END), Branch.proof(_leaves(), index));
    }

    function _expectRedeem(uint256 index, address recipient, uint256 deadline, bytes memory reason) internal {
        bytes memory signature = _signature(index & 3, recipient, deadline);
        bytes32[] memory proof = Branch.proof(_leaves(), index & 3);
        vm.expectRevert(reason);
        _mint.redeem(index, recipient, deadline, signature, proof);
    }
}
