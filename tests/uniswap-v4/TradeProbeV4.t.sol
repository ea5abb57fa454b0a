// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IPoolsV4 } from "../../contracts/check/IPoolsV4.sol";
import { TradeProbe } from "../../contracts/check/TradeProbe.sol";
import { Coin } from "../../contracts/testing/OddTokens.sol";
import { Test } from "../../contracts/testing/Test.sol";

interface IInitialize {
    function initialize(IPoolsV4.PoolKey calldata key, uint160 price) external returns (int24);
}

interface ILiquidity {
    function modifyLiquidities(bytes calldata data, uint256 deadline) external payable;
}

/// @notice Trades of the probe in Uniswap V4 itself: `npm run contracts:v4`.
contract TradeProbeV4Test is Test {
    string internal constant OUT = "tests/uniswap-v4/node_modules/@uniswap/v4-periphery/foundry-out/";
    address internal constant TRADER = address(0x7EADE7);
    address internal constant OTHER = address(0x07E7);
    uint160 internal constant PRICE_OF_ONE = 79228162514264337593543950336;

    TradeProbe internal probe = new TradeProbe();
    IPoolsV4 internal pools;
    address internal manager;
    Coin internal coin0;
    Coin internal coin1;

    function setUp() public {
        pools = IPoolsV4(_artifact("PoolManager.sol/PoolManager.default.json", abi.encode(address(this))));
        manager = _artifact(
            "PositionManager.sol/PositionManager.json",
            abi.encode(address(pools), address(0xBE2), uint256(300_000), address(0), address(0xE7E))
        );
        (Coin a, Coin b) = (new Coin(18), new Coin(18));
        (coin0, coin1) = address(a) < address(b) ? (a, b) : (b, a);
        for (uint256 i; i < 2; ++i) {
            Coin coin = i == 0 ? coin0 : coin1;
            coin.mint(TRADER, 1e20);
            vm.prank(TRADER);
            coin.approve(address(probe), type(uint256).max);
        }
    }

    function _artifact(string memory file, bytes memory arguments) private returns (address) {
        string memory json = vm.readFile(string.concat(OUT, file));
        return _create(bytes.concat(vm.parseJsonBytes(json, ".bytecode.object"), arguments));
    }

    /// @dev A pool at a price of one, with a fee of 0.3 % and so much of both that a trade of a test does not move it.
    function _pool(address currency0, address currency1) private returns (IPoolsV4.PoolKey memory key) {
        key = IPoolsV4.PoolKey(currency0, currency1, 3000, 60, address(0));
        IInitialize(address(pools)).initialize(key, PRICE_OF_ONE);
        bytes[] memory params = new bytes[](3);
        params[0] = abi.encode(
            key, int24(-6000), int24(6000), uint256(1e25), type(uint128).max, type(uint128).max, address(this), ""
        );
        address[2] memory currencies = [currency0, currency1];
        for (uint256 i; i < 2; ++i) {
            if (currencies[i] == address(0)) vm.deal(manager, 1e26);
            else Coin(currencies[i]).mint(manager, 1e26);
            // Paid from what the manager holds.
            params[i + 1] = abi.encode(currencies[i], uint256(0), false);
        }
        ILiquidity(manager).modifyLiquidities(abi.encode(hex"020b0b", params), block.timestamp);
    }

    function _traded(TradeProbe.Trade memory trade, uint256 sent, uint256 received) private pure {
        _eq(trade.sent, sent, "sent");
        _eq(trade.arrived, sent, "arrived");
        _eq(trade.paid, received, "paid");
        _eq(trade.received, received, "received");
        uint256 price = sent * 997 / 1000;
        _le(price > received ? price - received : received - price, price / 10_000, "the price");
    }

    function test_V4_a_share_of_what_the_caller_has_is_traded_both_ways() public {
        IPoolsV4.PoolKey memory key = _pool(address(coin0), address(coin1));
        for (uint256 i; i < 2; ++i) {
            (Coin given, Coin got) = i == 0 ? (coin0, coin1) : (coin1, coin0);
            (uint256 had, uint256 before) = (given.balanceOf(TRADER), got.balanceOf(OTHER));
            vm.prank(TRADER);
            TradeProbe.Trade memory trade = probe.swapV4(pools, key, IERC20(address(given)), 2500, OTHER);
            _traded(trade, had / 4, got.balanceOf(OTHER) - before);
            _eq(had - given.balanceOf(TRADER), trade.sent, "the trader pays");
        }
    }

    function test_V4_all_that_the_probe_has_buys_for_the_caller_in_ether_and_in_tokens() public {
        IPoolsV4.PoolKey memory key = _pool(address(0), address(coin0));
        vm.deal(address(probe), 1e18);
        uint256 before = coin0.balanceOf(TRADER);
        vm.prank(TRADER);
        TradeProbe.Trade memory trade = probe.buyV4(pools, key, IERC20(address(0)));
        _traded(trade, 1e18, coin0.balanceOf(TRADER) - before);

        coin0.mint(address(probe), 1e18);
        vm.prank(TRADER);
        trade = probe.buyV4(pools, key, IERC20(address(coin0)));
        _traded(trade, 1e18, TRADER.balance);
    }

    function test_V4_what_a_pool_does_not_use_goes_back_to_who_paid() public {
        // Without liquidity outside of the range the trade ends at its border.
        IPoolsV4.PoolKey memory key = _pool(address(coin0), address(coin1));
        coin0.mint(TRADER, 1e30);
        vm.prank(TRADER);
        TradeProbe.Trade memory trade = probe.swapV4(pools, key, IERC20(address(coin0)), 10_000, OTHER);
        _eq(trade.sent, 1e30 + 1e20, "all is offered");
        _ge(coin0.balanceOf(TRADER), 1e30 - 1e26, "what was not used came back");
        _eq(coin1.balanceOf(OTHER), trade.received, "received");
    }
}
