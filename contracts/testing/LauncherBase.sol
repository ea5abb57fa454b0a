// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { LaunchBook } from "../LaunchBook.sol";
import { Launcher } from "../Launcher.sol";
import { ITokenGrants } from "../grants/ITokenGrants.sol";
import { ITokenLocker } from "../locks/ITokenLocker.sol";
import { MerkleClaims } from "../MerkleClaims.sol";
import { PositionLocker } from "../PositionLocker.sol";
import { TokenGrants } from "../TokenGrants.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { LauncherWords } from "../launch/LauncherWords.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { WrappedEther } from "../samples/WrappedEther.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { LaunchCoin } from "./LaunchCoins.sol";
import { Test } from "./Test.sol";

/// @notice Our contracts, wrapped ether, and plans for launches of every kind.
abstract contract LauncherBase is Test {
    uint40 internal constant START = 1_800_000_000;
    uint40 internal constant FOREVER = type(uint40).max;
    uint128 internal constant SUPPLY = 1_000_000e18;
    address internal constant CREATOR = address(0xA11CE);
    address internal constant PAYEE = address(0xFEE);
    address internal constant TEAM = address(0x7EA);
    address internal constant REVOKER = address(0x4E7);
    address internal constant RESTING = address(0x4E57);
    bytes32 internal constant ROOT = keccak256("list");

    TokenLocker internal tokenLocker = new TokenLocker();
    PositionLocker internal positionLocker = new PositionLocker();
    TokenGrants internal tokenGrants = new TokenGrants();
    MerkleClaims internal merkleClaims =
        new MerkleClaims(ITokenLocker(address(tokenLocker)), ITokenGrants(address(tokenGrants)));
    LaunchBook internal book = new LaunchBook();
    Launcher internal launcher = new Launcher(tokenLocker, positionLocker, tokenGrants, merkleClaims, book);
    WrappedEther internal weth = new WrappedEther();

    /// @dev Of a pool of 400,000 tokens and 40 of the quote, over the whole range, locked for a year; nobody gets a share.
    function _plan(LauncherWords.Kind kind, address manager, address quote, bytes memory code)
        internal
        view
        returns (LauncherWords.Plan memory plan)
    {
        plan.creationCode = code;
        plan.salt = "first";
        plan.deadline = START + 10 minutes;
        plan.rest = RESTING;
        plan.lock = LauncherWords.PoolLock(START + 365 days, CREATOR, PAYEE);
        plan.pool.kind = kind;
        plan.pool.manager = manager;
        plan.pool.quote = quote;
        plan.pool.fee = 3000;
        plan.pool.tickSpacing = 60;
        (plan.pool.tickLower, plan.pool.tickUpper) = (-887220, 887220);
        (plan.pool.tokenAmount, plan.pool.quoteAmount) = (400_000e18, 40e18);
        _price(plan);
    }

    function _coinCode() internal view returns (bytes memory) {
        return abi.encodePacked(type(LaunchCoin).creationCode, abi.encode(SUPPLY, address(launcher)));
    }

    /// @dev Sets the price so that both amounts go in over the whole range, and the liquidity that comes of it.
    function _price(LauncherWords.Plan memory plan) internal view {
        bool first = _tokenOf(CREATOR, plan) < plan.pool.quote;
        (uint256 amount0, uint256 amount1) =
            first ? (plan.pool.tokenAmount, plan.pool.quoteAmount) : (plan.pool.quoteAmount, plan.pool.tokenAmount);
        // forge-lint: disable-next-line(unsafe-typecast)
        plan.pool.sqrtPriceX96 = uint160(Math.sqrt(Math.mulDiv(amount1, 1 << 192, amount0)));
    }

    /// @dev Gives a third to the team as a lock, as a grant, and to a list: each 100,000.
    function _shares(LauncherWords.Plan memory plan) internal pure {
        VestingMath.Schedule memory year = VestingMath.Schedule(START, START, START + 365 days, 0);
        plan.shares.locks = new TokenLockerWords.Grant[](2);
        plan.shares.locks[0] = TokenLockerWords.Grant(TEAM, 60_000e18, year);
        plan.shares.locks[1] = TokenLockerWords.Grant(CREATOR, 40_000e18, VestingMath.Schedule(0, 0, FOREVER, 0));
        plan.shares.grants = new TokenGrantsWords.Award[](1);
        plan.shares.grants[0] = TokenGrantsWords.Award(TEAM, 100_000e18, year);
        plan.shares.terms = TokenGrantsWords.Terms(REVOKER, 1 days, 0, false);
        plan.shares.list = LauncherWords.List(ROOT, 100_000e18, START, START + 30 days, "ipfs://list");
    }

    function _tokenOf(address creator, LauncherWords.Plan memory plan) internal view returns (address) {
        return launcher.tokenOf(creator, plan.salt, keccak256(plan.creationCode));
    }

    /// @dev Launches as `CREATOR`, with the quote as ether.
    function _launch(LauncherWords.Plan memory plan) internal returns (LauncherWords.Made memory made) {
        vm.deal(CREATOR, plan.pool.quoteAmount);
        vm.prank(CREATOR);
        return launcher.launch{ value: plan.pool.quoteAmount }(plan);
    }

    /// @dev As `_launch`, and demands to be refused with these words.
    function _refused(LauncherWords.Plan memory plan, bytes memory why) internal {
        vm.deal(CREATOR, plan.pool.quoteAmount);
        vm.prank(CREATOR);
        vm.expectRevert(why);
        launcher.launch{ value: plan.pool.quoteAmount }(plan);
    }

    /// @dev Demands that nothing of these is left in the launcher, and that it allows nobody anything.
    function _empty(address token, address quote, address[] memory spenders) internal view {
        address[2] memory both = [token, quote];
        for (uint256 i; i < 2; ++i) {
            if (both[i] == address(0)) continue;
            _eq(IERC20(both[i]).balanceOf(address(launcher)), 0, "left in the launcher");
            for (uint256 k; k < spenders.length; ++k) {
                _eq(IERC20(both[i]).allowance(address(launcher), spenders[k]), 0, "allowed");
            }
        }
        _eq(address(launcher).balance, 0, "ether in the launcher");
    }

    function _spenders(address manager) internal view returns (address[] memory all) {
        all = new address[](5);
        (all[0], all[1], all[2]) = (address(tokenLocker), address(tokenGrants), address(merkleClaims));
        (all[3], all[4]) = (address(positionLocker), manager);
    }

    /// @dev Demands the shares of `_shares`.
    function _shared(LauncherWords.Made memory made) internal view {
        _eq(tokenLocker.lockOf(made.firstLock).owner, TEAM, "first lock");
        _eq(tokenLocker.lockOf(made.firstLock).amount, 60_000e18, "of 60,000");
        _eq(tokenLocker.lockOf(made.firstLock + 1).owner, CREATOR, "second lock");
        _eq(tokenLocker.lockOf(made.firstLock + 1).schedule.end, FOREVER, "permanent");
        _eq(tokenGrants.grantOf(made.firstGrant).receiver, TEAM, "grant");
        _eq(tokenGrants.grantOf(made.firstGrant).revoker, REVOKER, "revocable");
        _eq(merkleClaims.campaign(made.campaign).creator, CREATOR, "the list is the caller's");
        _eq(merkleClaims.campaign(made.campaign).remaining, 100_000e18, "with all of it");
    }
}
