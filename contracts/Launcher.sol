// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { Create2 } from "@openzeppelin/contracts/utils/Create2.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { LaunchBook } from "./LaunchBook.sol";
import { MerkleClaims } from "./MerkleClaims.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenGrants } from "./TokenGrants.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LauncherShares } from "./launch/LauncherShares.sol";
import { IWrapper } from "./launch/UniswapManagers.sol";

/// @title Launcher
/// @notice Launches a token in one transaction: creates it, opens a pool, puts liquidity in and locks it, makes the locks, grants and
///         the list of claims that were asked for, and gives the rest to whom the caller says. All of it happens, or none.
/// @dev Promises. Each is the name of a test in `Launcher*.t.sol` or, for V4, in `tests/uniswap-v4/LauncherV4.t.sol`:
///  - whole: what fails undoes everything;
///  - price: the pool has exactly the price that was asked for, before liquidity is added and afterwards;
///  - locked: all liquidity of a launch is locked, and this contract owns none of it;
///  - empty: nothing of the token, the quote, the liquidity or ether is left here, and nobody is allowed anything;
///  - own: an address belongs to the account that launches: another one with the same salt and code gets another address.
///  There is no storage, owner, fee, setter, pause, upgrade or way to take ether outside a launch. The managers of Uniswap are named
///  by the caller: one that lies harms its caller alone, because nothing of anybody else is ever here.
contract Launcher is LauncherShares, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @notice How far ahead a deadline may lie, in seconds. Milliseconds are beyond it.
    uint40 public constant MAX_AHEAD = 30 days;

    /// @notice Where every launch is written down.
    LaunchBook public immutable book;

    constructor(
        TokenLocker tokenLocker,
        PositionLocker positionLocker,
        TokenGrants tokenGrants,
        MerkleClaims merkleClaims,
        LaunchBook book_
    ) LauncherShares(tokenLocker, positionLocker, tokenGrants, merkleClaims) {
        book = book_;
    }

    /// @notice Launches. Send the amount of the quote as ether, where that is the quote or the quote wraps it, or approve this
    ///         contract for exactly that amount before. What the pool does not take of the quote comes back to the caller.
    /// @param plan The whole launch.
    /// @return made The token, its pool, and the ids of what was made.
    function launch(Plan calldata plan) external payable nonReentrant returns (Made memory made) {
        _checkDeadline(plan.deadline);
        address token = _create(plan.creationCode, plan.salt);
        made.token = token;
        _takeQuote(plan.pool);

        Pool calldata pool = plan.pool;
        if (pool.kind == Kind.V2) {
            (made.pool, made.position) = _openV2(token, pool);
            made.lockId = _lockPair(address(uint160(uint256(made.pool))), made.position, plan.lock);
        } else {
            (made.pool, made.position) = pool.kind == Kind.V3 ? _openV3(token, pool) : _openV4(token, pool);
            made.lockId = _lockPosition(pool, made.position, plan.lock);
        }
        _share(token, plan.shares, made);
        _giveRest(token, plan.rest);
        if (pool.quote != address(0)) _giveRest(pool.quote, msg.sender);

        book.record(token, msg.sender);
        emit Launched(token, msg.sender, made.pool, pool.kind, pool.manager, made);
    }

    /// @notice The address of the token of a launch.
    /// @param creator Who launches it.
    /// @param salt What the plan says.
    /// @param codeHash The hash of its creation code, constructor arguments included.
    function tokenOf(address creator, bytes32 salt, bytes32 codeHash) external view returns (address) {
        return Create2.computeAddress(_saltOf(creator, salt), codeHash);
    }

    function _create(bytes calldata code, bytes32 salt) private returns (address token) {
        bytes32 own = _saltOf(msg.sender, salt);
        token = Create2.computeAddress(own, keccak256(code));
        if (token.code.length != 0) revert Launcher_AlreadyLaunched(token);
        Create2.deploy(0, own, code);
    }

    /// @dev With the creator in it, nobody else can take the address.
    function _saltOf(address creator, bytes32 salt) private pure returns (bytes32) {
        return keccak256(abi.encode(creator, salt));
    }

    /// @dev Takes the quote: as ether that is kept or wrapped, or as a token.
    function _takeQuote(Pool calldata pool) private {
        (address quote, uint256 amount) = (pool.quote, pool.quoteAmount);
        bool isEther = quote == address(0);
        if ((msg.value != 0 || isEther) && msg.value != amount || isEther && pool.kind != Kind.V4) {
            revert Launcher_WrongEther(msg.value, amount);
        }
        if (amount == 0 || isEther) return;
        if (msg.value != 0) IWrapper(quote).deposit{ value: amount }();
        else IERC20(quote).safeTransferFrom(msg.sender, address(this), amount);
        uint256 arrived = IERC20(quote).balanceOf(address(this));
        if (arrived < amount) revert Launcher_QuoteMissing(quote, arrived, amount);
    }

    /// @dev Sends all there is of a token, also what was sent here by mistake, and looks that nothing stays.
    function _giveRest(address token, address to) private {
        uint256 rest = IERC20(token).balanceOf(address(this));
        if (rest == 0) return;
        IERC20(token).safeTransfer(to, rest);
        rest = IERC20(token).balanceOf(address(this));
        if (rest != 0) revert Launcher_LeftOver(token, rest);
    }

    function _checkDeadline(uint40 deadline) private view {
        if (block.timestamp > deadline) revert Launcher_TooLate(deadline);
        uint256 latest = block.timestamp + MAX_AHEAD;
        if (deadline > latest) revert Launcher_TooFarAhead(deadline, latest);
    }
}
