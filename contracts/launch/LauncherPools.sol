// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { LauncherWords } from "./LauncherWords.sol";
import { IFactoryV2, IMinterV3, IMinterV4, IPairV2, IPoolManagerV4, IPoolV3 } from "./UniswapManagers.sol";

/// @title How Launcher opens a pool and puts liquidity into it
/// @dev Token and quote lie in this contract. What the pool does not take stays here, for the caller to get back. No manager has
///      an allowance afterwards.
abstract contract LauncherPools is LauncherWords {
    using SafeERC20 for IERC20;

    /// @dev Where V4 keeps its pools: the sixth slot.
    uint256 private constant POOLS_SLOT = 6;

    /// @dev What V4 calls its actions: mint, settle from what the manager of positions holds, twice, and send back, twice.
    bytes private constant MINT_SETTLE_SWEEP = hex"020b0b1414";

    /// @dev A pair that another created holds no liquidity, because the token did not exist, but may have been sent some of the
    ///      quote: it is taken out first. Its ratio is then exactly what is put in, or the launch fails.
    function _openV2(address token, Pool calldata it) internal returns (bytes32, uint256 liquidity) {
        IPairV2 pair = IPairV2(IFactoryV2(it.manager).getPair(token, it.quote));
        if (address(pair) == address(0)) pair = IPairV2(IFactoryV2(it.manager).createPair(token, it.quote));
        else pair.skim(address(this));
        IERC20(it.quote).safeTransfer(address(pair), it.quoteAmount);
        IERC20(token).safeTransfer(address(pair), it.tokenAmount);
        liquidity = pair.mint(address(this));
        (uint256 tokens, uint256 quotes,) = pair.getReserves();
        if (it.quote < token) (tokens, quotes) = (quotes, tokens);
        if (tokens != it.tokenAmount || quotes != it.quoteAmount) {
            revert Launcher_ReservesDiffer(address(pair), tokens, quotes);
        }
        _checkLiquidity(liquidity, it);
        return (bytes32(uint256(uint160(address(pair)))), liquidity);
    }

    /// @dev The manager takes a pool that exists as it is, without a word: its price is compared, before and afterwards.
    function _openV3(address token, Pool calldata it) internal returns (bytes32, uint256 position) {
        bool first = token < it.quote;
        IMinterV3.MintParams memory params;
        (params.token0, params.token1) = first ? (token, it.quote) : (it.quote, token);
        (params.amount0Desired, params.amount1Desired) = _sorted(first, it.tokenAmount, it.quoteAmount);
        (params.amount0Min, params.amount1Min) = _sorted(first, it.tokenMin, it.quoteMin);
        (params.fee, params.tickLower, params.tickUpper) = (it.fee, it.tickLower, it.tickUpper);
        (params.recipient, params.deadline) = (address(this), block.timestamp);

        IPoolV3 pool = IPoolV3(
            IMinterV3(it.manager)
                .createAndInitializePoolIfNecessary(params.token0, params.token1, it.fee, it.sqrtPriceX96)
        );
        _checkPriceV3(pool, it);
        _allow(token, it.manager, it.tokenAmount);
        _allow(it.quote, it.manager, it.quoteAmount);
        uint256 liquidity;
        (position, liquidity,,) = IMinterV3(it.manager).mint(params);
        if (it.tokenAmount != 0) _disallow(token, it.manager);
        if (it.quoteAmount != 0) _disallow(it.quote, it.manager);
        _checkPriceV3(pool, it);
        _checkLiquidity(liquidity, it);
        return (bytes32(uint256(uint160(address(pool)))), position);
    }

    /// @dev The pool is opened at the manager of all pools itself: the manager of positions would hide that another price is
    ///      there. Payment is from what that one holds, so that nobody is allowed anything; it is locked until it has sent the
    ///      rest back. The quote goes there first, so that nothing of the token lies there while foreign code runs.
    function _openV4(address token, Pool calldata it) internal returns (bytes32 pool, uint256 position) {
        bool first = token < it.quote;
        IMinterV4.PoolKey memory key =
            IMinterV4.PoolKey(first ? token : it.quote, first ? it.quote : token, it.fee, it.tickSpacing, it.hooks);
        pool = keccak256(abi.encode(key));
        IMinterV4 manager = IMinterV4(it.manager);
        IPoolManagerV4 pools = IPoolManagerV4(manager.poolManager());
        if (_priceV4(pools, pool) == 0) pools.initialize(key, it.sqrtPriceX96);
        _checkPriceV4(pools, pool, it);

        bytes[] memory params = new bytes[](5);
        {
            (uint256 most0, uint256 most1) = _sorted(first, it.tokenAmount, it.quoteAmount);
            params[0] = abi.encode(
                key, it.tickLower, it.tickUpper, uint256(it.liquidity), most0, most1, address(this), bytes("")
            );
        }
        params[1] = abi.encode(key.currency0, uint256(0), false);
        params[2] = abi.encode(key.currency1, uint256(0), false);
        params[3] = abi.encode(token, address(this));
        // Ether has no way in here.
        params[4] = abi.encode(it.quote, it.quote == address(0) ? msg.sender : address(this));
        if (it.quote != address(0) && it.quoteAmount != 0) IERC20(it.quote).safeTransfer(it.manager, it.quoteAmount);
        if (it.tokenAmount != 0) IERC20(token).safeTransfer(it.manager, it.tokenAmount);
        position = manager.nextTokenId();
        manager.modifyLiquidities{ value: it.quote == address(0) ? msg.value : 0 }(
            abi.encode(MINT_SETTLE_SWEEP, params), block.timestamp
        );
        _checkPriceV4(pools, pool, it);
        _checkLiquidity(manager.getPositionLiquidity(position), it);
    }

    /// @dev Allows exactly `amount` of a token of whatever habits.
    function _allow(address token, address spender, uint256 amount) internal {
        if (amount != 0) IERC20(token).forceApprove(spender, amount);
    }

    /// @dev Takes back what was not used of an allowance.
    function _disallow(address token, address spender) internal {
        if (IERC20(token).allowance(address(this), spender) != 0) IERC20(token).forceApprove(spender, 0);
    }

    function _checkPriceV3(IPoolV3 pool, Pool calldata it) private view {
        (uint160 price,,,,,,) = pool.slot0();
        if (price != it.sqrtPriceX96) {
            revert Launcher_PriceDiffers(bytes32(uint256(uint160(address(pool)))), price, it.sqrtPriceX96);
        }
    }

    function _checkPriceV4(IPoolManagerV4 pools, bytes32 pool, Pool calldata it) private view {
        uint160 price = _priceV4(pools, pool);
        if (price != it.sqrtPriceX96) revert Launcher_PriceDiffers(pool, price, it.sqrtPriceX96);
    }

    /// @dev The price is in the lower 160 bits of the first word of a pool; zero before it is initialised.
    function _priceV4(IPoolManagerV4 pools, bytes32 pool) private view returns (uint160) {
        return uint160(uint256(pools.extsload(keccak256(abi.encode(pool, POOLS_SLOT)))));
    }

    function _checkLiquidity(uint256 liquidity, Pool calldata it) private pure {
        if (liquidity < it.liquidity) revert Launcher_TooLittleLiquidity(liquidity, it.liquidity);
    }

    /// @dev The amounts of token 0 and token 1.
    function _sorted(bool first, uint128 token, uint128 quote) private pure returns (uint256, uint256) {
        return first ? (token, quote) : (quote, token);
    }
}
