// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ManyCalls } from "./testing/ManyCalls.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { LauncherWords } from "./launch/LauncherWords.sol";
import { LauncherHandler } from "./testing/LauncherHandler.sol";
import { IManagerV3 } from "./testing/Uniswap.sol";

/// @notice What holds after any sequence of launches, with strangers who come before.
contract LauncherInvariantTest is ManyCalls {
    LauncherHandler private _handler;

    function setUp() public {
        _handler = new LauncherHandler();
        bytes4[] memory calls = new bytes4[](4);
        calls[0] = LauncherHandler.launch.selector;
        calls[1] = LauncherHandler.launch_after_a_stranger_opened_the_pool.selector;
        calls[2] = LauncherHandler.launch_by_a_stranger_with_the_same_salt.selector;
        calls[3] = LauncherHandler.gift.selector;
        _target(address(_handler), calls);
    }

    /// forge-config: default.invariant.runs = 24
    /// forge-config: default.invariant.depth = 32
    /// forge-config: deep.invariant.runs = 200
    /// forge-config: deep.invariant.depth = 128
    function invariant_empty_nothing_is_left_and_nobody_is_allowed_anything() public view {
        (address launcher, address weth,,, address[] memory spenders) = _handler.parts();
        _eq(IERC20(weth).balanceOf(launcher), _handler.gifts(), "gifts alone");
        _eq(launcher.balance, 0, "ether");
        for (uint256 i; i < _handler.launches(); ++i) {
            (LauncherWords.Kind kind, LauncherWords.Made memory made) = _handler.launchAt(i);
            _nothing(made.token, launcher, spenders);
            if (kind == LauncherWords.Kind.V2) _nothing(address(uint160(uint256(made.pool))), launcher, spenders);
        }
    }

    /// forge-config: default.invariant.runs = 24
    /// forge-config: default.invariant.depth = 32
    /// forge-config: deep.invariant.runs = 200
    /// forge-config: deep.invariant.depth = 128
    function invariant_locked_all_liquidity_is_in_the_lockers() public view {
        (,, address locker, address positions, address[] memory spenders) = _handler.parts();
        for (uint256 i; i < _handler.launches(); ++i) {
            (LauncherWords.Kind kind, LauncherWords.Made memory made) = _handler.launchAt(i);
            if (kind == LauncherWords.Kind.V2) {
                IERC20 pair = IERC20(address(uint160(uint256(made.pool))));
                _eq(pair.balanceOf(locker), pair.totalSupply() - 1000, "all but what V2 itself locks");
            } else {
                _eq(IManagerV3(spenders[4]).ownerOf(made.position), positions, "the position");
            }
        }
    }

    /// @dev Of every hundred calls at least sixty launch or give.
    function afterInvariant() public {
        _mostChange(_handler.calls(), _handler.changes());
    }

    function _nothing(address token, address launcher, address[] memory spenders) private view {
        _eq(IERC20(token).balanceOf(launcher), 0, "left");
        for (uint256 i; i < spenders.length; ++i) {
            _eq(IERC20(token).allowance(launcher, spenders[i]), 0, "allowed");
        }
    }
}
