// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { LauncherWords } from "../launch/LauncherWords.sol";
import { LauncherBase } from "./LauncherBase.sol";
import { IFactoryV2, Uniswap } from "./Uniswap.sol";

/// @notice Launches, and those who come before: they open the pool, send gifts, and launch with another's salt.
contract LauncherHandler is Uniswap, LauncherBase {
    struct Launch {
        LauncherWords.Kind kind;
        LauncherWords.Made made;
    }

    IFactoryV2 public factoryV2;
    uint256 public launches;
    uint256 public calls;
    uint256 public changes;
    uint256 public refusals;
    /// @notice Wrapped ether sent to the launcher since the last launch.
    uint256 public gifts;
    mapping(uint256 index => Launch) private _launches;
    uint256 private _salt;

    constructor() {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
        vm.deal(address(this), 1e36);
        weth.deposit{ value: 1e30 }();
    }

    function launchAt(uint256 index) external view returns (LauncherWords.Kind, LauncherWords.Made memory) {
        return (_launches[index].kind, _launches[index].made);
    }

    function parts()
        external
        view
        returns (address launcher_, address weth_, address locker, address positions, address[] memory spenders)
    {
        address[] memory all = _spenders(address(manager));
        return (address(launcher), address(weth), address(tokenLocker), address(positionLocker), all);
    }

    function launch(uint96 tokens, uint96 quotes, bool v2, bool shares, bool permanent) external {
        LauncherWords.Plan memory plan = _next(v2, tokens, quotes);
        if (shares) _shares(plan);
        if (permanent) plan.lock.unlock = FOREVER;
        _try(plan);
    }

    function launch_after_a_stranger_opened_the_pool(uint96 tokens, uint96 quotes, bool v2, uint160 price, bool same)
        external
    {
        LauncherWords.Plan memory plan = _next(v2, tokens, quotes);
        address token = _tokenOf(CREATOR, plan);
        if (v2) {
            address pair = factoryV2.createPair(token, address(weth));
            // forge-lint: disable-next-line(erc20-unchecked-transfer)
            weth.transfer(pair, quotes % 1e18);
        } else {
            (address a, address b) = token < address(weth) ? (token, address(weth)) : (address(weth), token);
            price = same
                ? plan.pool.sqrtPriceX96
                // forge-lint: disable-next-line(unsafe-typecast)
                : uint160(_bound(price, 4295128740, 1461446703485210103287273052203988822378723970341));
            manager.createAndInitializePoolIfNecessary(a, b, 3000, price);
        }
        _try(plan);
    }

    function launch_by_a_stranger_with_the_same_salt(uint96 tokens, uint96 quotes) external {
        LauncherWords.Plan memory plan = _next(true, tokens, quotes);
        vm.deal(address(0xBAD), plan.pool.quoteAmount);
        vm.prank(address(0xBAD));
        _keep(plan.pool.kind, launcher.launch{ value: plan.pool.quoteAmount }(plan));
        _try(plan);
    }

    function gift(uint96 amount) external {
        ++calls;
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        weth.transfer(address(launcher), amount);
        gifts += amount;
        ++changes;
    }

    function _next(bool v2, uint96 tokens, uint96 quotes) private returns (LauncherWords.Plan memory plan) {
        ++calls;
        plan = _plan(
            v2 ? LauncherWords.Kind.V2 : LauncherWords.Kind.V3,
            v2 ? address(factoryV2) : address(manager),
            address(weth),
            _coinCode()
        );
        plan.salt = bytes32(++_salt);
        // forge-lint: disable-start(unsafe-typecast)
        plan.pool.tokenAmount = uint128(_bound(tokens, 1e9, 700_000e18));
        plan.pool.quoteAmount = uint128(_bound(quotes, 1e9, 1e27));
        // forge-lint: disable-end(unsafe-typecast)
        _price(plan);
    }

    function _try(LauncherWords.Plan memory plan) private {
        vm.deal(CREATOR, plan.pool.quoteAmount);
        vm.prank(CREATOR);
        try launcher.launch{ value: plan.pool.quoteAmount }(plan) returns (LauncherWords.Made memory made) {
            _keep(plan.pool.kind, made);
        } catch (bytes memory why) {
            // Nothing else may hinder a launch here.
            // forge-lint: disable-next-line(unsafe-typecast)
            _eq(bytes4(why), LauncherWords.Launcher_PriceDiffers.selector, "refused for the price");
            ++refusals;
        }
    }

    function _keep(LauncherWords.Kind kind, LauncherWords.Made memory made) private {
        (_launches[launches].kind, _launches[launches].made) = (kind, made);
        ++launches;
        ++changes;
        gifts = 0;
    }
}
