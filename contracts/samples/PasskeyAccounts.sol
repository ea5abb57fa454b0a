// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";
import { PasskeyAccount } from "./PasskeyAccount.sol";

/// @title Makes the accounts of passkeys
/// @notice Each public key has one account, at an address that is known before: what is sent there or signed for it
///         (ERC-6492) waits until somebody, anybody, makes it.
contract PasskeyAccounts {
    /// @notice The account of this public key has been made.
    event PasskeyAccountCreated(address indexed account, bytes32 qx, bytes32 qy);

    /// @notice Makes the account of this public key, where it is not there already, and answers where it is.
    function createAccount(bytes32 qx, bytes32 qy) external returns (address account) {
        account = accountOf(qx, qy);
        if (account.code.length != 0) return account;
        new PasskeyAccount{ salt: 0 }(qx, qy);
        emit PasskeyAccountCreated(account, qx, qy);
    }

    /// @notice Where the account of this public key is, or will be.
    function accountOf(bytes32 qx, bytes32 qy) public view returns (address) {
        bytes memory code = abi.encodePacked(type(PasskeyAccount).creationCode, abi.encode(qx, qy));
        return Create2.computeAddress(0, keccak256(code));
    }
}
