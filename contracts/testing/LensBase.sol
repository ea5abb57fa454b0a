// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LiquidityLens } from "../LiquidityLens.sol";
import { LockLens } from "../LockLens.sol";
import { PositionLocker } from "../PositionLocker.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { VotingLocker } from "../VotingLocker.sol";
import { LockLensWords } from "../locks/LockLensWords.sol";
import { PositionLockerWords } from "../locks/PositionLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Known } from "./Known.sol";
import { Coin } from "./OddTokens.sol";
import { IFactoryV2, IManagerV3, IPairV2, Uniswap } from "./Uniswap.sol";

/// @notice Both lockers and both lenses on Uniswap V2 and V3 themselves.
abstract contract LensBase is Uniswap {
    uint40 internal constant PERMANENT = type(uint40).max;
    address internal constant OWNER = address(0xA11CE);
    PositionLockerWords.Kind internal constant KIND = PositionLockerWords.Kind.V3;
    string internal constant FACTORY_V2 = "node_modules/@uniswap/v2-core/build/UniswapV2Factory.json";

    TokenLocker internal locker = new TokenLocker();
    PositionLocker internal positions = new PositionLocker();
    LockLens internal locks;
    LiquidityLens internal lens;
    IFactoryV2 internal factoryV2;
    IPairV2 internal pair;

    function _deploy() internal {
        _deployV3();
        factoryV2 = IFactoryV2(_artifact(FACTORY_V2, abi.encode(address(this))));
        pair = IPairV2(factoryV2.createPair(address(token0), address(token1)));
        token0.mint(address(pair), 1e24);
        token1.mint(address(pair), 4e24);
        pair.mint(address(this));
        pair.approve(address(locker), type(uint256).max);
        locks = new LockLens(
            locker, new VotingLocker(), positions, Known.on(address(factoryV2), address(manager), address(0))
        );
        lens = new LiquidityLens(locks);
    }

    function _poolId() internal view returns (bytes32) {
        return bytes32(uint256(uint160(address(pool))));
    }

    function _question(bool quoteIs1, uint40 until, uint256 most)
        internal
        view
        returns (LockLensWords.Question memory)
    {
        return LockLensWords.Question(address(manager), _poolId(), quoteIs1, until, most);
    }

    function _lockOne(uint256 amount, int24 lower, int24 upper, uint40 unlock) internal returns (uint256) {
        (uint256 tokenId,) = _position(address(this), amount, lower, upper);
        manager.approve(address(positions), tokenId);
        return positions.lock(address(manager), KIND, tokenId, unlock, OWNER, OWNER);
    }

    /// @dev A lock of another manager of the same factory: the pool is the same, and nobody knows the manager.
    function _lockElsewhere() internal returns (uint256) {
        IManagerV3 known = manager;
        manager = _newManager();
        _fund(address(this));
        uint256 id = _lockOne(1e18, -6000, 6000, PERMANENT);
        manager = known;
        return id;
    }

    function _lockPair(uint256 amount, uint40 end) internal returns (uint256) {
        VestingMath.Schedule memory schedule =
            end == PERMANENT ? VestingMath.Schedule(0, 0, PERMANENT, 0) : VestingMath.Schedule(NOW, end, end, 0);
        // forge-lint: disable-next-line(unsafe-typecast)
        return locker.lockFor(address(pair), OWNER, uint128(amount), schedule);
    }

    /// @dev Up to `most` locks of random ranges around the price, one of them around all of it, all permanent.
    function _random(uint256 seed, uint256 most) internal returns (uint256[] memory ids) {
        ids = new uint256[](seed % most + 1);
        for (uint256 i; i < ids.length; ++i) {
            uint256 dice = uint256(keccak256(abi.encode(seed, i)));
            // forge-lint: disable-start(unsafe-typecast)
            int24 lower = -60 * int24(uint24(dice % 160)) + 60 * int24(uint24(dice >> 64) % 80);
            int24 upper = lower + 60 * (1 + int24(uint24((dice >> 32) % 200)));
            // forge-lint: disable-end(unsafe-typecast)
            if (i == 0) (lower, upper) = (-887_220, 887_220);
            ids[i] = _lockOne(1e15 + dice % 1e24, lower, upper, PERMANENT);
        }
    }

    /// @dev Moves the price to a random place nearby.
    function _move(uint256 seed) internal {
        uint256 dice = uint256(keccak256(abi.encode(seed, "price")));
        _swap(dice & 1 == 1, (dice >> 8) % 1e24 + 1);
    }

    /// @dev Lets a token say that there is this much of it.
    function _supply(Coin token, uint256 amount) internal {
        vm.mockCall(address(token), abi.encodeWithSignature("totalSupply()"), abi.encode(amount));
    }

    /// @dev The tick that a pool of V3 finds for a price: moved there while it is empty.
    function _tickAt(uint160 price) internal returns (int24 tick) {
        (Coin a, Coin b) = (new Coin(18), new Coin(18));
        if (address(a) > address(b)) (a, b) = (b, a);
        address fresh = manager.createAndInitializePoolIfNecessary(address(a), address(b), FEE, price);
        (bool ok, bytes memory answer) = fresh.staticcall(abi.encodeWithSignature("slot0()"));
        _true(ok, "a pool");
        (, tick) = abi.decode(answer, (uint160, int24));
    }
}
