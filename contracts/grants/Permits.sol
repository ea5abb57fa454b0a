// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Permit } from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Permit.sol";
import { IDaiPermit } from "./IDaiPermit.sol";
import { IPermit2 } from "./IPermit2.sol";
import { TokenGrantsWords } from "./TokenGrantsWords.sol";

/// @title Signatures of the caller in place of an approval
/// @notice Each names the caller as the holder and the calling contract as the one who may take: a signature of somebody else, or one
///         for another contract, does nothing here.
library Permits {
    /// @notice A signature of Permit2 for one transfer, of `amount` units. The token needs no permit of its own: the caller has
    ///         approved Permit2 once. `nonce` is any number not used before, `deadline` in Unix seconds.
    struct Transfer {
        uint256 amount;
        uint256 nonce;
        uint256 deadline;
        bytes signature;
    }

    /// @notice Permit2 of Uniswap, at the address it has on every chain it is on.
    IPermit2 internal constant PERMIT2 = IPermit2(0x000000000022D473030F116dDEE9F6B43aC78BA3);

    /// @notice Hands a permit to its token. The token may refuse: one that was used before it came here has given the allowance already.
    function allow(address token, TokenGrantsWords.Permit calldata permit) internal {
        (uint256 value, uint256 deadline) = (permit.value, permit.deadline);
        (uint8 v, bytes32 r, bytes32 s) = (permit.v, permit.r, permit.s);
        if (permit.dai) {
            try IDaiPermit(token).permit(msg.sender, address(this), value, deadline, true, v, r, s) { } catch { }
        } else {
            try IERC20Permit(token).permit(msg.sender, address(this), value, deadline, v, r, s) { } catch { }
        }
    }

    /// @notice Has Permit2 move `amount` of the caller's tokens here. Nobody else can use the signature first: it names this contract.
    function take(address token, uint256 amount, Transfer calldata signed) internal {
        takeTo(token, address(this), amount, signed);
    }

    /// @notice The same, to another account. The signature names the calling contract, not that account.
    function takeTo(address token, address to, uint256 amount, Transfer calldata signed) internal {
        PERMIT2.permitTransferFrom(
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(token, signed.amount), signed.nonce, signed.deadline),
            IPermit2.SignatureTransferDetails(to, amount),
            msg.sender,
            signed.signature
        );
    }
}
