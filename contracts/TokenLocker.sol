// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { LockerBase } from "./lockers/LockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title TokenLocker
/// @notice Holds ERC-20 tokens, liquidity tokens of Uniswap V2 included, each lock for one owner on one schedule. Nobody can take
///         them out earlier, and nobody, including whoever deployed this contract, can change, pause or charge for it.
/// @dev Promises. Each is the name of an invariant or fuzz test in `TokenLocker.t.sol` or `TokenLocker.invariant.t.sol`:
///  - solvency: for every token whose balances do not shrink by themselves, the balance held is at least what is owed;
///  - patience: at most what has vested can be withdrawn, by the owner only, to where the owner says;
///  - finality: what has vested stays vested; an end can move later, never earlier; permanent is for ever;
///  - conservation: split, merge and transfer neither make nor lose a unit;
///  - isolation: a lock in a hostile token cannot touch any other lock.
///  There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether. Fee-on-transfer tokens are
///  credited with what arrived. When a token took balance away from this contract, nothing more is taken in, `withdraw` refuses and
///  `withdrawShare` pays pro rata: never first come, first served. Times are Unix seconds, amounts are the token's smallest unit.
contract TokenLocker is LockerBase {
    /// @notice Locks the caller's tokens for the caller. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lock(address token, uint128 amount, VestingMath.Schedule calldata schedule) external returns (uint256 id) {
        return lockFor(token, msg.sender, amount, schedule);
    }

    /// @notice Locks the caller's tokens for `owner`. Approve this contract for `amount` first.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockFor(address token, address owner, uint128 amount, VestingMath.Schedule calldata schedule)
        public
        nonReentrant
        returns (uint256 id)
    {
        _checkSchedule(schedule);
        return _lock(token, owner, _pull(token, address(this), amount), schedule);
    }

    /// @notice As `lockFor`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        TokenGrantsWords.Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        _permit(token, permit);
        return _lock(token, owner, _pull(token, address(this), amount), schedule);
    }

    /// @notice As `lockFor`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param owner Who will own the lock.
    /// @param amount How much is asked of the caller; what arrives is credited.
    /// @param schedule When it vests.
    /// @param signed The signature, for at least `amount`.
    /// @return id Of the new lock; the ids of a token strictly increase.
    function lockWithPermit2(
        address token,
        address owner,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        Permits.Transfer calldata signed
    ) external nonReentrant returns (uint256 id) {
        _checkSchedule(schedule);
        return _lock(token, owner, _pullSigned(token, address(this), amount, signed), schedule);
    }

    /// @notice Makes many locks of one token with one transfer. When a token keeps a fee, each lock is credited pro rata, and the
    ///         last one with what rounding left.
    /// @param token The ERC-20 token. Approve this contract for the sum of all amounts first.
    /// @param grants The locks.
    /// @return firstId The id of the first; the others follow one by one.
    function lockMany(address token, Grant[] calldata grants) external nonReentrant returns (uint256 firstId) {
        uint256 total = _totalOf(grants);
        return _lockMany(token, grants, total, _pull(token, address(this), total));
    }

    /// @notice As `lockMany`, with a signature of the caller in place of an approval.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param permit The signature. One that was used before does no harm: then the allowance is there.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit(address token, Grant[] calldata grants, TokenGrantsWords.Permit calldata permit)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 total = _totalOf(grants);
        _permit(token, permit);
        return _lockMany(token, grants, total, _pull(token, address(this), total));
    }

    /// @notice As `lockMany`, by a signature for Permit2, which the caller has approved for the token.
    /// @param token The ERC-20 token.
    /// @param grants The locks.
    /// @param signed The signature, for at least the sum of all amounts.
    /// @return firstId The id of the first; the others follow one by one.
    function lockManyWithPermit2(address token, Grant[] calldata grants, Permits.Transfer calldata signed)
        external
        nonReentrant
        returns (uint256 firstId)
    {
        uint256 total = _totalOf(grants);
        return _lockMany(token, grants, total, _pullSigned(token, address(this), total, signed));
    }
}
