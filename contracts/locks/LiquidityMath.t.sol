// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LiquidityLens } from "../LiquidityLens.sol";
import { LockLens } from "../LockLens.sol";
import { VotingLocker } from "../VotingLocker.sol";
import { Known } from "../testing/Known.sol";
import { LensBase } from "../testing/LensBase.sol";
import { StandInV4 } from "../testing/StandInV4.sol";
import { LockLensWords } from "./LockLensWords.sol";
import { IPositionManagerV4 } from "./PositionManagers.sol";

/// @notice Prices of ticks as the lens itself computes them, against the bytes of a pool of Uniswap V3. A walk tells the price of the
///         tick at which it stops, so it is given one that is about to stop there.
contract LiquidityMathTest is LensBase {
    uint160 private constant LOWEST = 4_295_128_739;
    uint160 private constant HIGHEST = 1461446703485210103287273052203988822378723970342;

    StandInV4 private _manager;
    LiquidityLens private _lens;
    bytes32 private _id;

    function setUp() public {
        _deployV3();
        IPositionManagerV4.PoolKey memory key =
            IPositionManagerV4.PoolKey(address(0), address(0xB), 3000, 1, address(0));
        _manager = new StandInV4(key, -1, 1);
        _manager.move(0, 1);
        _id = keccak256(abi.encode(key));
        VotingLocker votes = new VotingLocker();
        LockLensWords.Chain[] memory chains = Known.on(address(0), address(0), address(_manager));
        LockLens all = new LockLens(locker, votes, positions, chains);
        _lens = new LiquidityLens(all);
    }

    /// @dev Downwards to a tick above the price of one, upwards to one below: so the half of the price never ends the walk before.
    function _priceAt(int24 tick) private returns (uint160) {
        bool down = tick >= 0;
        LockLensWords.Walk memory walk;
        walk = _lens.poolDepth(address(_manager), _id, down, walk, 0);
        _manager.cross(tick, 0);
        walk.tick = down ? tick : tick - 1;
        walk = _lens.poolDepth(address(_manager), _id, down, walk, 1);
        _true(!walk.done && walk.tick == (down ? tick - 1 : tick), "stopped at the tick");
        return walk.sqrtPriceX96;
    }

    /// @dev The pool finds this tick at its price, and the one before it just below.
    function _compare(int24 tick) private {
        uint160 price = _priceAt(tick);
        _true(_tickAt(price) == tick, "at its price");
        if (price > LOWEST + 1) _true(_tickAt(price - 1) == tick - 1, "just below it");
    }

    /// forge-config: default.fuzz.runs = 200
    function test_prices_of_ticks_are_those_of_a_pool(int24 tick) public {
        // forge-lint: disable-next-line(unsafe-typecast)
        _compare(int24(int256(_bound(uint24(tick), 0, 2 * 887_272 - 2)) - 887_271));
    }

    function test_prices_of_each_bit_of_a_tick_are_those_of_a_pool() public {
        for (uint256 bit; bit < 20; ++bit) {
            // forge-lint: disable-next-line(unsafe-typecast)
            int24 tick = int24(int256(2 ** bit));
            _compare(tick);
            _compare(-tick);
        }
    }

    function test_prices_of_the_outermost_ticks_and_of_none() public {
        _eq(_priceAt(-887_272), LOWEST, "the lowest");
        _eq(_priceAt(-887_273), LOWEST, "nothing is lower");
        _eq(_priceAt(887_272), HIGHEST, "the highest");
        _eq(_priceAt(887_273), HIGHEST, "nothing is higher");
        _eq(_priceAt(0), 1 << 96, "one");
        _compare(887_271);
        _compare(-887_271);
    }

    function test_a_walk_ends_while_there_is_gas_and_goes_on_from_there() public view {
        LockLensWords.Walk memory walk;
        // Half the price is 27 words of 256 ticks away.
        walk = _lens.poolDepth{ gas: 550_000 }(address(_manager), _id, true, walk, 1000);
        _true(!walk.done, "not yet");
        int24 tick = walk.tick;
        walk = _lens.poolDepth{ gas: 550_000 }(address(_manager), _id, true, walk, 1000);
        _true(walk.tick < tick, "further on");
        while (!walk.done) {
            walk = _lens.poolDepth{ gas: 550_000 }(address(_manager), _id, true, walk, 1000);
        }
        uint256 half = uint256(1 << 96) * 707_106_781 / 1e9;
        _true(walk.sqrtPriceX96 > half - half / 1e8 && walk.sqrtPriceX96 < half + half / 1e8, "half of the price");
    }
}
