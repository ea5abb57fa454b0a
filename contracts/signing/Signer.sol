// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ECDSA } from "@openzeppelin/contracts/utils/cryptography/ECDSA.sol";
import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";

/// @title Signer
/// @notice Who signed a digest, with a signature of 65 bytes (r, s, v) or 64 (r, yParityAndS of EIP-2098).
/// @dev A high s, a v other than 27 and 28, and a recovery to zero are no signature. No caller may use a signature as an
///      identifier: the short and the long form of one are different bytes.
library Signer {
    /// @notice The address whose key signed the digest, or zero.
    /// @param digest A hash, such as that of EIP-712.
    /// @param signature 64 or 65 bytes.
    function recover(bytes32 digest, bytes calldata signature) internal pure returns (address signer) {
        if (signature.length == 64) {
            (signer,,) = ECDSA.tryRecover(digest, bytes32(signature[:32]), bytes32(signature[32:]));
        } else {
            (signer,,) = ECDSA.tryRecoverCalldata(digest, signature);
        }
    }

    /// @notice Whether `account` signed: by its key, or by its contract's word (ERC-1271).
    /// @dev The key is asked first, so that an account with a key and code (EIP-7702) may use either.
    /// @param account Whose signature it must be.
    /// @param digest A hash, such as that of EIP-712.
    /// @param signature 64 or 65 bytes of a key, or what the contract understands.
    function isSigned(address account, bytes32 digest, bytes calldata signature) internal view returns (bool) {
        if (account != address(0) && recover(digest, signature) == account) return true;
        return
            account.code.length != 0 && SignatureChecker.isValidERC1271SignatureNowCalldata(account, digest, signature);
    }
}
