// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { SignatureChecker } from "@openzeppelin/contracts/utils/cryptography/SignatureChecker.sol";
import { IPermit2 } from "../grants/IPermit2.sol";

/// @notice Does what Permit2 does for one transfer by a signature: the same words are signed, each nonce of a holder counts once, the
///         caller is the spender that was signed for, and the holder has approved this contract.
contract StandInPermit2 is IPermit2 {
    using SafeERC20 for IERC20;

    bytes32 private constant DOMAIN = keccak256("EIP712Domain(string name,uint256 chainId,address verifyingContract)");
    bytes32 private constant TOKENS = keccak256("TokenPermissions(address token,uint256 amount)");
    bytes32 private constant TRANSFER = keccak256(
        "PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)TokenPermissions(address token,uint256 amount)"
    );

    error SignatureExpired(uint256 deadline);
    error InvalidAmount(uint256 most);
    error InvalidNonce();
    error InvalidSigner();

    /// @notice 256 nonces of a holder, by their number divided by 256.
    mapping(address holder => mapping(uint256 word => uint256)) public nonceBitmap;

    function permitTransferFrom(
        PermitTransferFrom calldata permit,
        SignatureTransferDetails calldata transferDetails,
        address owner,
        bytes calldata signature
    ) external {
        if (block.timestamp > permit.deadline) {
            revert SignatureExpired(permit.deadline);
        }
        if (transferDetails.requestedAmount > permit.permitted.amount) revert InvalidAmount(permit.permitted.amount);
        // forge-lint: disable-next-line(incorrect-shift)
        uint256 bit = 1 << (permit.nonce & 255);
        if (nonceBitmap[owner][permit.nonce >> 8] & bit != 0) revert InvalidNonce();
        nonceBitmap[owner][permit.nonce >> 8] |= bit;
        if (!SignatureChecker.isValidSignatureNow(owner, digestOf(permit, msg.sender), signature)) {
            revert InvalidSigner();
        }
        // The holder has signed for this caller.
        IERC20(permit.permitted.token).safeTransferFrom(owner, transferDetails.to, transferDetails.requestedAmount);
    }

    /// @notice What a holder signs.
    function digestOf(PermitTransferFrom calldata permit, address spender) public view returns (bytes32) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Permit2"), block.chainid, address(this)));
        bytes32 permitted = keccak256(abi.encode(TOKENS, permit.permitted.token, permit.permitted.amount));
        bytes32 inner = keccak256(abi.encode(TRANSFER, permitted, spender, permit.nonce, permit.deadline));
        return keccak256(abi.encodePacked(hex"1901", domain, inner));
    }
}
