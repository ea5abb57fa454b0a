// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingWallet } from "@openzeppelin/contracts/finance/VestingWallet.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { MerkleProof } from "@openzeppelin/contracts/utils/cryptography/MerkleProof.sol";
import { BitMaps } from "@openzeppelin/contracts/utils/structs/BitMaps.sol";
import { ERC721A } from "erc721a/contracts/ERC721A.sol";

/// @notice OpenZeppelin's vesting wallet as it is: one contract for each beneficiary.
contract Wallet is VestingWallet {
    constructor(address owner, uint64 start, uint64 duration) VestingWallet(owner, start, duration) { }
}

/// @notice The distributor one writes with OpenZeppelin's MerkleProof and BitMaps: one contract for each list.
contract Distributor {
    using BitMaps for BitMaps.BitMap;
    using SafeERC20 for IERC20;

    IERC20 private immutable _token;
    bytes32 private immutable _root;
    BitMaps.BitMap private _claimed;

    event Claimed(uint256 index, address account, uint256 amount);

    constructor(IERC20 token, bytes32 root) {
        (_token, _root) = (token, root);
    }

    function claim(uint256 index, address account, uint256 amount, bytes32[] calldata proof) external {
        bytes32 leaf = keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
        require(!_claimed.get(index) && MerkleProof.verifyCalldata(proof, _root, leaf));
        _claimed.set(index);
        _token.safeTransfer(account, amount);
        emit Claimed(index, account, amount);
    }
}

/// @notice ERC721A that everybody may mint.
contract BatchMint is ERC721A {
    constructor() ERC721A("Tokens", "TOK") { }

    function mint(address to, uint256 quantity) external {
        _mint(to, quantity);
    }
}

/// @notice OpenZeppelin's ERC-721 that everybody may mint.
contract PlainMint is ERC721 {
    uint256 private _last;

    constructor() ERC721("Tokens", "TOK") { }

    function mint(address to, uint256 quantity) external {
        for (uint256 i; i < quantity; ++i) {
            _mint(to, ++_last);
        }
    }
}

/// @notice In the place of Sablier's comptroller, which reads prices from an oracle: no fee, so that nothing but the lock is measured.
contract NoFee {
    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    function calculateMinFeeWeiFor(uint8, address) external pure returns (uint256) {
        return 0;
    }
}
