// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { IFactoryV2, IPairV2, Uniswap } from "../testing/Uniswap.sol";
import { Coin } from "../testing/OddTokens.sol";
import { TradeProbe } from "./TradeProbe.sol";

/// @notice Answers a hundred thousand bytes, or burns all gas.
contract Loud {
    function answer() external pure {
        assembly {
            return(0, 100000)
        }
    }

    function burn() external pure {
        assembly {
            invalid()
        }
    }
}

/// @notice Trades of the probe in pools of Uniswap V2 and V3 themselves.
contract TradeProbeTest is Uniswap {
    TradeProbe internal probe;
    address internal pair;

    address internal constant TRADER = address(0x7EADE7);
    address internal constant OTHER = address(0x07E7);

    function setUp() public {
        _deployV3();
        _position(address(this), 1e24, -6000, 6000);
        IFactoryV2 factory = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(0)))
        );
        pair = factory.createPair(address(token0), address(token1));
        token0.mint(pair, 1e24);
        token1.mint(pair, 2e24);
        IPairV2(pair).mint(address(this));
        probe = new TradeProbe();
        for (uint256 i; i < 2; ++i) {
            Coin token = i == 0 ? token0 : token1;
            token.mint(TRADER, 1e20);
            vm.prank(TRADER);
            token.approve(address(probe), type(uint256).max);
        }
    }

    function _paid(bool isV3, uint256 amount, bool zeroForOne) private pure returns (uint256) {
        // At these sizes the price does not move by a millionth; the fee is 0.3 % in both.
        return isV3 ? amount * 997 / 1000 : zeroForOne ? amount * 1994 / 1000 : amount * 997 / 2000;
    }

    function _close(uint256 left, uint256 right, string memory why) private pure {
        _le(left > right ? left - right : right - left, right / 10_000, why);
    }

    function test_a_share_of_what_the_caller_has_is_traded_both_ways() public {
        for (uint256 i; i < 4; ++i) {
            (bool isV3, bool zeroForOne) = (i & 1 == 1, i & 2 == 2);
            (Coin given, Coin got) = zeroForOne ? (token0, token1) : (token1, token0);
            (uint256 had, uint256 before) = (given.balanceOf(TRADER), got.balanceOf(OTHER));
            vm.prank(TRADER);
            TradeProbe.Trade memory trade =
                probe.swap(isV3 ? address(pool) : pair, isV3, IERC20(address(given)), 2500, OTHER);
            _eq(trade.sent, had / 4, "a quarter leaves");
            _eq(had - given.balanceOf(TRADER), trade.sent, "the trader");
            _eq(trade.arrived, trade.sent, "all of it arrives");
            _eq(got.balanceOf(OTHER) - before, trade.received, "the receiver");
            _eq(trade.received, trade.paid, "what is paid is received");
            _close(trade.paid, _paid(isV3, trade.sent, zeroForOne), "the price");
        }
    }

    function test_all_that_the_probe_has_buys_for_the_caller() public {
        for (uint256 i; i < 2; ++i) {
            bool isV3 = i == 1;
            token1.mint(address(probe), 1e20);
            uint256 before = token0.balanceOf(TRADER);
            vm.prank(TRADER);
            TradeProbe.Trade memory trade = probe.buy(isV3 ? address(pool) : pair, isV3, IERC20(address(token1)));
            _eq(trade.sent, 1e20, "all leaves");
            _eq(token1.balanceOf(address(probe)), 0, "nothing stays");
            _eq(token0.balanceOf(TRADER) - before, trade.received, "the caller receives");
            _close(trade.paid, _paid(isV3, 1e20, false), "the price");
        }
    }

    function test_a_share_is_sent() public {
        vm.prank(TRADER);
        TradeProbe.Trade memory trade = probe.send(IERC20(address(token0)), 100, OTHER);
        _eq(trade.sent, 1e18, "a hundredth");
        _eq(trade.arrived, 1e18, "arrives");
        _eq(trade.received, 1e18, "is received");
        _eq(trade.paid, 0, "nothing is paid");
        _eq(token0.balanceOf(OTHER), 1e18, "the receiver");
    }

    function test_calls_go_on_after_one_that_fails_and_long_answers_are_cut() public {
        address loud = address(new Loud());
        TradeProbe.Call[] memory calls = new TradeProbe.Call[](4);
        calls[0] = TradeProbe.Call(address(probe), loud, abi.encodeCall(Loud.burn, ()));
        calls[1] = TradeProbe.Call(address(probe), loud, abi.encodeCall(Loud.answer, ()));
        // Without the code of a trader there is no call, and no answer to decode.
        calls[2] = TradeProbe.Call(loud, loud, abi.encodeCall(Loud.answer, ()));
        calls[3] = TradeProbe.Call(address(probe), address(token0), abi.encodeCall(token0.balanceOf, (TRADER)));
        TradeProbe.Answer[] memory answers = probe.run{ gas: 20_000_000 }(calls);
        _true(!answers[0].ok && answers[0].gas > 3_900_000 && answers[0].gas < 4_200_000, "all of its gas, no more");
        _true(answers[1].ok, "answered");
        _eq(answers[1].data.length, 512, "cut");
        _true(!answers[2].ok, "no trader");
        _true(answers[3].ok, "goes on");
        _eq(abi.decode(answers[3].data, (uint256)), 1e20, "the balance");
    }

    function test_ether_is_accepted() public {
        vm.deal(address(this), 1 ether);
        (bool ok,) = address(probe).call{ value: 1 ether }("");
        _true(ok, "accepted");
    }
}
