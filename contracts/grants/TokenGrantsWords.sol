// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VestingMath } from "../vesting/VestingMath.sol";
import { CurveMath } from "./CurveMath.sol";

/// @title What TokenGrants is told and what it says: its structures, events and errors
abstract contract TokenGrantsWords {
    /// @notice What grants made in one call have in common. `revoker` may revoke, and is zero for grants that nobody can revoke.
    ///         A revocation takes effect `notice` seconds after it is sent, or later. `curve` is the hash of a curve, or zero.
    ///         When `pushable`, everyone may send the receiver what has vested, until the receiver ends that.
    struct Terms {
        address revoker;
        uint32 notice;
        bytes32 curve;
        bool pushable;
    }

    /// @notice One of the grants of `createMany`.
    struct Award {
        address receiver;
        uint128 amount;
        VestingMath.Schedule schedule;
    }

    /// @notice A signature that allows this contract to take the caller's tokens: of ERC-2612 for `value` units, or of the older
    ///         form of DAI, where `value` is the nonce and the allowance has no limit.
    struct Permit {
        bool dai;
        uint256 value;
        uint256 deadline;
        uint8 v;
        bytes32 r;
        bytes32 s;
    }

    /// @notice All that is known of a grant. `notice` is zero once it is revoked; then nothing vests after `stop`.
    struct Grant {
        address token;
        address receiver;
        address pendingReceiver;
        address revoker;
        address pendingRevoker;
        uint128 amount;
        uint128 withdrawn;
        VestingMath.Schedule schedule;
        bytes32 curve;
        uint32 notice;
        bool pushAllowed;
        bool revoked;
        bool refunded;
        uint40 stop;
    }

    /// @notice A curve was stored. `curve` is the hash of `abi.encode(segments)`.
    event CurveDefined(bytes32 indexed curve, CurveMath.Segment[] segments);

    /// @notice A grant began. `giver` made it; a `revoker` who is somebody else is named by `RevokerChanged` as well, so that each
    ///         finds its grants.
    event Granted(
        uint256 indexed id,
        address indexed receiver,
        address indexed giver,
        address revoker,
        uint128 amount,
        uint40 start,
        uint40 cliff,
        uint40 end,
        uint16 steps,
        bytes32 curve,
        uint32 notice
    );

    /// @notice `amount` left a grant for `to`.
    event Withdrawn(uint256 indexed id, address indexed to, uint128 amount);

    /// @notice Of the amount that `Withdrawn` or `Refunded` of the same grant just named, only `paid` was there to be paid.
    event PaidShare(uint256 indexed id, uint128 paid);

    /// @notice A grant vests until `stop` and no longer. `kept` is what the receiver has in all then, `refund` the rest.
    event Revoked(uint256 indexed id, uint40 stop, uint128 kept, uint128 refund);

    /// @notice The refund of a revoked grant left for `to`.
    event Refunded(uint256 indexed id, address indexed to, uint128 amount);

    /// @notice Nobody can revoke a grant any more. `revoker` could.
    event Renounced(uint256 indexed id, address indexed revoker);

    /// @notice Whether everyone may send the receiver what has vested of a grant.
    event PushAllowed(uint256 indexed id, bool allowed);

    /// @notice `to` may become the receiver of a grant.
    event ReceiverProposed(uint256 indexed id, address indexed to);

    /// @notice `to` may no longer become the receiver of a grant.
    event ReceiverProposalCancelled(uint256 indexed id, address indexed to);

    /// @notice A grant has a new receiver.
    event ReceiverChanged(uint256 indexed id, address indexed from, address indexed to);

    /// @notice `to` may become the revoker of a grant.
    event RevokerProposed(uint256 indexed id, address indexed to);

    /// @notice `to` may no longer become the revoker of a grant.
    event RevokerProposalCancelled(uint256 indexed id, address indexed to);

    /// @notice A grant has a new revoker. `from` is zero where the giver named another one at the beginning.
    event RevokerChanged(uint256 indexed id, address indexed from, address indexed to);

    /// @notice There is no grant with this id: there never was, or everything has left it.
    error TokenGrants_NoSuchGrant(uint256 id);

    /// @notice Only the receiver of the grant may do this.
    error TokenGrants_NotReceiver(uint256 id, address caller);

    /// @notice Only the revoker of the grant may do this. There is none once the right is renounced.
    error TokenGrants_NotRevoker(uint256 id, address caller);

    /// @notice Only the account that was proposed may accept.
    error TokenGrants_NotProposed(uint256 id, address caller);

    /// @notice The receiver has not allowed others to send what has vested.
    error TokenGrants_PushNotAllowed(uint256 id);

    /// @notice There is no contract at this address.
    error TokenGrants_NotAToken(address token);

    /// @notice This account can hold no part in a grant and receive nothing: zero, this contract, or who has the part already.
    error TokenGrants_InvalidAccount(address account);

    /// @notice An amount of zero, a batch of none, or nothing to withdraw.
    error TokenGrants_ZeroAmount();

    /// @notice Nothing of the `asked` amount arrived.
    error TokenGrants_NothingReceived(address token, uint256 asked);

    /// @notice A grant holds less than 2^112 units, and all grants of a token less than 2^128.
    error TokenGrants_AmountTooLarge(uint256 amount);

    /// @notice The times of a schedule are start ≤ cliff ≤ end, start < end, end in the future, and start and end less than 2^32
    ///         seconds apart. With a curve, they are as far apart as it is long, and there are no steps.
    error TokenGrants_InvalidSchedule(uint40 start, uint40 cliff, uint40 end);

    /// @notice The end is more than a hundred years ahead. Is it in milliseconds?
    error TokenGrants_TooFarAhead(uint40 end, uint256 latest);

    /// @notice A notice is for a revoker to give, and this grant has none.
    error TokenGrants_NoticeWithoutRevoker(uint32 notice);

    /// @notice No curve with this hash is stored. `defineCurve` stores one.
    error TokenGrants_NoSuchCurve(bytes32 curve);

    /// @notice A curve has 1 to 128 segments, with time and weight in all. A segment has a power from −4 to 4, 0 when it has no
    ///         length, and a granularity of at most its length. In all less than 2^32 seconds, and a weight below 2^112.
    error TokenGrants_InvalidCurve();

    /// @notice More than can be withdrawn now.
    error TokenGrants_NotVested(uint256 id, uint256 asked, uint256 withdrawable);

    /// @notice The grants of one withdrawal are of one token.
    error TokenGrants_AnotherToken(uint256 id, address token);

    /// @notice The grant is revoked already.
    error TokenGrants_AlreadyRevoked(uint256 id);

    /// @notice All of it will have vested when a revocation sent now takes effect.
    error TokenGrants_NothingToRevoke(uint256 id, uint256 stop);

    /// @notice Nothing of this grant is to be refunded: it is not revoked, or its refund has left.
    error TokenGrants_NothingToRefund(uint256 id);

    /// @notice The token took balance away from this contract: less is held than owed. Nothing is taken in then, and the share to be
    ///         paid is less than the least accepted.
    error TokenGrants_Shortfall(address token, uint256 balance, uint256 owed);
}
