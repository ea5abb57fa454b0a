// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IEntryPoint } from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import { Account } from "@openzeppelin/contracts/account/Account.sol";
import { ERC7821 } from "@openzeppelin/contracts/account/extensions/draft-ERC7821.sol";
import { ERC4337Utils } from "@openzeppelin/contracts/account/utils/ERC4337Utils.sol";
import { ERC1155Holder } from "@openzeppelin/contracts/token/ERC1155/utils/ERC1155Holder.sol";
import { ERC721Holder } from "@openzeppelin/contracts/token/ERC721/utils/ERC721Holder.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { ERC7739 } from "@openzeppelin/contracts/utils/cryptography/signers/draft-ERC7739.sol";
import { SignerP256 } from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import { SignerWebAuthn } from "@openzeppelin/contracts/utils/cryptography/signers/SignerWebAuthn.sol";

/// @title An account whose one key is a passkey
/// @notice It does what the passkey signs (ERC-4337, EntryPoint 0.8): one call or several that all happen or none
///         (ERC-7821). It answers for signatures of its passkey (ERC-1271 in the form of ERC-7739). The key is chosen
///         when the account is made and never changes; nobody else has a say, and there is no recovery.
contract PasskeyAccount is Account, ERC7739, SignerWebAuthn, ERC7821, ERC721Holder, ERC1155Holder {
    /// @notice Makes the account of the passkey with this public key; reverts when it is no point of P-256.
    constructor(bytes32 qx, bytes32 qy) EIP712("PasskeyAccount", "1") SignerP256(qx, qy) { }

    /// @inheritdoc Account
    function entryPoint() public pure override returns (IEntryPoint) {
        return ERC4337Utils.ENTRYPOINT_V08;
    }

    /// @dev Only what the passkey has signed comes through the entry point.
    function _erc7821AuthorizedExecutor(address caller, bytes32 mode, bytes calldata executionData)
        internal
        view
        override
        returns (bool)
    {
        return caller == address(entryPoint()) || super._erc7821AuthorizedExecutor(caller, mode, executionData);
    }
}
