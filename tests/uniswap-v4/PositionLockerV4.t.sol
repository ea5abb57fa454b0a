// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LiquidityLens } from "../../contracts/LiquidityLens.sol";
import { LockLens } from "../../contracts/LockLens.sol";
import { PositionLocker } from "../../contracts/PositionLocker.sol";
import { TokenLocker } from "../../contracts/TokenLocker.sol";
import { VotingLocker } from "../../contracts/VotingLocker.sol";
import { LiquidityMath } from "../../contracts/locks/LiquidityMath.sol";
import { LockLensWords } from "../../contracts/locks/LockLensWords.sol";
import { PositionLockerWords } from "../../contracts/locks/PositionLockerWords.sol";
import { IPositionManagerV4 } from "../../contracts/locks/PositionManagers.sol";
import { Known } from "../../contracts/testing/Known.sol";
import { Coin } from "../../contracts/testing/OddTokens.sol";
import { Test } from "../../contracts/testing/Test.sol";
import { Vm } from "../../contracts/testing/Vm.sol";

interface IPoolManager {
    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 sqrtPriceLimitX96;
    }

    function initialize(IPositionManagerV4.PoolKey calldata key, uint160 price) external returns (int24);
}

interface ISwapper {
    struct Settings {
        bool takeClaims;
        bool settleUsingBurn;
    }

    function swap(
        IPositionManagerV4.PoolKey calldata key,
        IPoolManager.SwapParams calldata params,
        Settings calldata settings,
        bytes calldata hookData
    ) external payable returns (int256);
}

interface IManagerV4 is IPositionManagerV4 {
    function approve(address spender, uint256 tokenId) external;
    function ownerOf(uint256 tokenId) external view returns (address);
    function nextTokenId() external view returns (uint256);
}

/// @notice A position lock in Uniswap V4 itself: `npm run contracts:v4`.
contract PositionLockerV4Test is Test {
    uint40 internal constant NOW = 1_800_000_000;
    address internal constant OWNER = address(0xA11CE);
    address internal constant PAYEE = address(0xFEE);
    string internal constant OUT = "tests/uniswap-v4/node_modules/@uniswap/v4-periphery/foundry-out/";

    PositionLocker internal locker = new PositionLocker();
    IPoolManager internal pools;
    IManagerV4 internal manager;
    ISwapper internal swapper;
    IPositionManagerV4.PoolKey internal key;
    uint256 internal id;
    uint256 internal tokenId;
    uint128 internal constant LIQUIDITY = 1e24;

    function setUp() public {
        vm.warp(NOW);
        pools = IPoolManager(_artifact("PoolManager.sol/PoolManager.default.json", abi.encode(address(this))));
        manager = IManagerV4(
            _artifact(
                "PositionManager.sol/PositionManager.json",
                abi.encode(address(pools), address(0xBE2), uint256(300_000), address(0), address(0xE7E))
            )
        );
        swapper = ISwapper(_artifact("PoolSwapTest.sol/PoolSwapTest.default.json", abi.encode(address(pools))));
        (Coin a, Coin b) = (new Coin(18), new Coin(18));
        (Coin token0, Coin token1) = address(a) < address(b) ? (a, b) : (b, a);
        key = IPositionManagerV4.PoolKey(address(token0), address(token1), 3000, 60, address(0));
        pools.initialize(key, 79228162514264337593543950336);
        _mint(token0, token1);
        tokenId = manager.nextTokenId() - 1;
        manager.approve(address(locker), tokenId);
        id = locker.lock(address(manager), PositionLockerWords.Kind.V4, tokenId, NOW + 100 days, OWNER, PAYEE);
    }

    /// @dev Pays from what the manager holds, so that no permit is needed: mint, settle, settle.
    function _mint(Coin token0, Coin token1) private {
        Coin[2] memory coins = [token0, token1];
        bytes[] memory params = new bytes[](3);
        params[0] = abi.encode(
            key, int24(-6000), int24(6000), uint256(LIQUIDITY), type(uint128).max, type(uint128).max, address(this), ""
        );
        for (uint256 i; i < 2; ++i) {
            coins[i].mint(address(this), 1e40);
            coins[i].mint(address(manager), 1e30);
            coins[i].approve(address(swapper), type(uint256).max);
            params[i + 1] = abi.encode(address(coins[i]), uint256(0), false);
        }
        manager.modifyLiquidities(abi.encode(hex"020b0b", params), NOW);
    }

    function _swap(bool zeroForOne, uint256 amount) private {
        uint160 limit = zeroForOne ? 4295128740 : 1461446703485210103287273052203988822378723970341;
        // forge-lint: disable-next-line(unsafe-typecast)
        IPoolManager.SwapParams memory params = IPoolManager.SwapParams(zeroForOne, -int256(amount), limit);
        swapper.swap(key, params, ISwapper.Settings(false, false), "");
    }

    function _artifact(string memory file, bytes memory arguments) private returns (address) {
        string memory json = vm.readFile(string.concat(OUT, file));
        return _create(bytes.concat(vm.parseJsonBytes(json, ".bytecode.object"), arguments));
    }

    function _fees(address account) private view returns (uint256, uint256) {
        return (Coin(key.currency0).balanceOf(account), Coin(key.currency1).balanceOf(account));
    }

    /// forge-config: default.fuzz.runs = 100
    function test_I10_V4_liquidity_stays_and_only_fees_are_collected(uint64[6] calldata swaps, uint8 turns) public {
        (uint256 before0, uint256 before1) = _fees(PAYEE);
        for (uint256 i; i < swaps.length; ++i) {
            _swap(turns >> i & 1 == 1, uint256(swaps[i]) + 1e15);
            (uint256 had0, uint256 had1) = _fees(PAYEE);
            vm.recordLogs();
            vm.prank(i % 2 == 0 ? OWNER : PAYEE);
            locker.collect(id);
            (uint256 has0, uint256 has1) = _fees(PAYEE);
            Vm.Log[] memory logs = vm.getRecordedLogs();
            _eq(
                logs[logs.length - 1].data,
                abi.encode(key.currency0, key.currency1, has0 - had0, has1 - had1),
                "the event says what arrived"
            );
            _eq(locker.liquidityOf(id), LIQUIDITY, "liquidity");
        }
        (uint256 fees0, uint256 fees1) = _fees(PAYEE);
        _ge(fees0 + fees1 - before0 - before1, 6 * 1e15 * 3 / 1000 - 60, "the fees of six swaps");
        (uint256 stuck0, uint256 stuck1) = _fees(address(locker));
        _eq(stuck0 + stuck1, 0, "nothing stays here");
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, OWNER);
        _eq(manager.ownerOf(tokenId), OWNER, "the same position");
        _eq(manager.getPositionLiquidity(tokenId), LIQUIDITY, "whole");
    }

    function test_V4_the_position_stays_until_its_time() public {
        vm.warp(NOW + 100 days - 1);
        vm.prank(OWNER);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_StillLocked.selector);
        locker.withdraw(id, OWNER);
        _eq(manager.ownerOf(tokenId), address(locker), "held");
    }

    function test_V4_nobody_can_lower_the_liquidity_of_a_locked_position_at_the_manager() public {
        address[4] memory anybody = [OWNER, PAYEE, address(this), address(0xB0B)];
        bytes[] memory params = new bytes[](2);
        params[0] = abi.encode(tokenId, uint256(1), uint128(0), uint128(0), "");
        params[1] = abi.encode(key.currency0, key.currency1, OWNER);
        for (uint256 i; i < anybody.length; ++i) {
            vm.prank(anybody[i]);
            vm.expectRevert();
            manager.modifyLiquidities(abi.encode(hex"0111", params), NOW);
        }
        _eq(locker.liquidityOf(id), LIQUIDITY, "liquidity");
    }

    function test_V4_a_position_is_not_taken_for_one_of_V3() public {
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        locker.withdraw(id, address(this));
        manager.approve(address(locker), tokenId);
        vm.expectPartialRevert(PositionLockerWords.PositionLocker_NotAPosition.selector);
        locker.lock(address(manager), PositionLockerWords.Kind.V3, tokenId, NOW + 200 days, OWNER, PAYEE);
    }

    function _pays(bool quoteIs1, uint160 limit) private returns (uint256 quote) {
        uint256 snapshot = vm.snapshotState();
        Coin coin = Coin(quoteIs1 ? key.currency1 : key.currency0);
        uint256 had = coin.balanceOf(address(pools));
        IPoolManager.SwapParams memory params = IPoolManager.SwapParams(quoteIs1, -1e40, limit);
        swapper.swap(key, params, ISwapper.Settings(false, false), "");
        quote = had - coin.balanceOf(address(pools));
        vm.revertToState(snapshot);
    }

    function test_V4_the_lens_says_what_the_pool_pays() public {
        LockLens locks = new LockLens(
            new TokenLocker(), new VotingLocker(), locker, Known.on(address(0), address(0), address(manager))
        );
        LiquidityLens lens = new LiquidityLens(locks);
        bytes32 poolId = keccak256(abi.encode(key));
        (LockLensWords.PositionLockView[] memory rows,,) = locks.positionsOfPool(address(manager), poolId, 0, 100);
        _eq(rows.length, 1, "the lock");
        _eq(rows[0].token0, key.currency0, "token");
        _eq(rows[0].fee, key.fee, "fee");
        _true(rows[0].tickLower == -6000 && rows[0].tickUpper == 6000, "range");
        _true(rows[0].status == LockLensWords.Status.Verified, "known");
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        _swap(false, 1e22);
        for (uint256 side; side < 2; ++side) {
            bool quoteIs1 = side == 1;
            LockLensWords.Question memory question = LockLensWords.Question(address(manager), poolId, quoteIs1, 0, 300);
            LockLensWords.Statement memory said = lens.poolStatement(question, ids);
            _true(said.pool.tick != 0 && said.pool.liquidity == LIQUIDITY, "a price, all in range");
            uint256 paid = _pays(quoteIs1, LiquidityMath.fallen(quoteIs1, said.pool.sqrtPriceX96, 1000));
            _le(paid, said.locked.fall10 + 2, "a tenth");
            _le(said.locked.fall10, paid + 2, "a tenth");
            paid = _pays(quoteIs1, LiquidityMath.fallen(quoteIs1, said.pool.sqrtPriceX96, 5000));
            _le(paid, said.whole.quote + 2, "the whole pool");
            _le(said.whole.quote, paid + 2, "the whole pool");
            _true(said.whole.done && said.share > 0.999999e18, "all of it is locked");
        }
        _mint(Coin(key.currency0), Coin(key.currency1));
        LockLensWords.Question memory half = LockLensWords.Question(address(manager), poolId, true, 0, 300);
        LockLensWords.Statement memory shared = lens.poolStatement(half, ids);
        _true(shared.share > 0.499999e18 && shared.share <= 0.5e18, "a half");
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}
