// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { VariantTest } from "../../contracts/emitter/testing/VariantTest.sol";
import { LauncherWords } from "../../contracts/launch/LauncherWords.sol";
import { IMinterV4, IPoolManagerV4 } from "../../contracts/launch/UniswapManagers.sol";
import { PositionLockerWords } from "../../contracts/locks/PositionLockerWords.sol";
import { LauncherBase } from "../../contracts/testing/LauncherBase.sol";

interface IManager is IMinterV4 {
    function ownerOf(uint256 tokenId) external view returns (address);
}

interface ISwappingPools {
    struct SwapParams {
        bool zeroForOne;
        int256 amountSpecified;
        uint160 sqrtPriceLimitX96;
    }

    function swap(IMinterV4.PoolKey calldata key, SwapParams calldata params, bytes calldata hookData)
        external
        returns (int256);
}

/// @notice Launches on Uniswap V4 itself: `npm run contracts:v4`.
contract LauncherV4Test is LauncherBase {
    string internal constant OUT = "tests/uniswap-v4/node_modules/@uniswap/v4-periphery/foundry-out/";
    /// @dev V4 reads in the address of a hook what it does: after initialisation, before liquidity is added.
    address internal constant HOOK = address(uint160(0xabc0000000000000000000000000000000000000) | 1 << 12 | 1 << 11);

    IPoolManagerV4 internal pools;
    IManager internal manager;

    function setUp() public {
        vm.warp(START);
        pools = IPoolManagerV4(_artifact("PoolManager.sol/PoolManager.default.json", abi.encode(address(this))));
        manager = IManager(
            _artifact(
                "PositionManager.sol/PositionManager.json",
                abi.encode(address(pools), address(0xBE2), uint256(300_000), address(0), address(weth))
            )
        );
    }

    function _artifact(string memory file, bytes memory arguments) private returns (address) {
        string memory json = vm.readFile(string.concat(OUT, file));
        return _create(bytes.concat(vm.parseJsonBytes(json, ".bytecode.object"), arguments));
    }

    function _v4(address quote) private view returns (LauncherWords.Plan memory plan) {
        plan = _plan(LauncherWords.Kind.V4, address(manager), quote, _coinCode());
        _liquidity(plan);
    }

    /// @dev What both amounts give over the whole range, less what rounding may take.
    function _liquidity(LauncherWords.Plan memory plan) private pure {
        uint256 root = Math.sqrt(uint256(plan.pool.tokenAmount) * plan.pool.quoteAmount);
        // forge-lint: disable-next-line(unsafe-typecast)
        plan.pool.liquidity = uint128(root - root / 1e6);
    }

    function _keyOf(LauncherWords.Plan memory plan) private view returns (IMinterV4.PoolKey memory) {
        address token = _tokenOf(CREATOR, plan);
        bool first = token < plan.pool.quote;
        return IMinterV4.PoolKey(
            first ? token : plan.pool.quote,
            first ? plan.pool.quote : token,
            plan.pool.fee,
            plan.pool.tickSpacing,
            plan.pool.hooks
        );
    }

    function _check(LauncherWords.Plan memory plan, LauncherWords.Made memory made) private view {
        _eq(made.pool, keccak256(abi.encode(_keyOf(plan))), "the id of the pool");
        _eq(manager.ownerOf(made.position), address(positionLocker), "locked");
        (PositionLockerWords.Lock memory it,) = positionLocker.lockOf(made.lockId);
        _eq(it.owner, CREATOR, "owner");
        _eq(it.payee, PAYEE, "payee");
        _eq(positionLocker.liquidityOf(made.lockId), plan.pool.liquidity, "exactly what was asked for");
        _empty(made.token, plan.pool.quote, _spenders(address(manager)));
        _eq(IERC20(made.token).balanceOf(address(manager)), 0, "tokens at the manager");
        _eq(address(manager).balance, 0, "ether at the manager");
    }

    function test_V4_whole_a_launch_makes_everything_it_names_with_ether() public {
        LauncherWords.Plan memory plan = _v4(address(0));
        _shares(plan);
        LauncherWords.Made memory made = _launch(plan);
        _check(plan, made);
        _shared(made);
        IERC20 coin = IERC20(made.token);
        _eq(coin.balanceOf(RESTING) + coin.balanceOf(address(pools)), 700_000e18, "rest and pool");
        _ge(coin.balanceOf(address(pools)), 399_999e18, "in the pool");
        _eq(CREATOR.balance + address(pools).balance, 40e18, "what was not taken came back");
        _le(CREATOR.balance, 1e14, "and was little");
    }

    function test_V4_whole_with_a_token_that_wraps_ether() public {
        LauncherWords.Plan memory plan = _v4(address(weth));
        LauncherWords.Made memory made = _launch(plan);
        _check(plan, made);
        _eq(weth.balanceOf(CREATOR) + weth.balanceOf(address(pools)), 40e18, "the quote");
    }

    function test_V4_a_pool_of_tokens_alone_needs_no_ether() public {
        LauncherWords.Plan memory plan = _v4(address(0));
        plan.pool.quoteAmount = 0;
        // Ether is the first: below the price there are tokens alone.
        plan.pool.sqrtPriceX96 = 1 << 96;
        (plan.pool.tickLower, plan.pool.tickUpper) = (int24(-887220), int24(0));
        plan.pool.liquidity = 399_999e18;
        LauncherWords.Made memory made = _launch(plan);
        _check(plan, made);
        _ge(IERC20(made.token).balanceOf(address(pools)), 399_998e18, "tokens");
    }

    function test_V4_price_a_pool_that_was_initialised_at_another_price_is_noticed() public {
        LauncherWords.Plan memory plan = _v4(address(0));
        IMinterV4.PoolKey memory key = _keyOf(plan);
        pools.initialize(key, plan.pool.sqrtPriceX96 - 1);
        _refused(
            plan,
            abi.encodeWithSelector(
                LauncherWords.Launcher_PriceDiffers.selector,
                keccak256(abi.encode(key)),
                plan.pool.sqrtPriceX96 - 1,
                plan.pool.sqrtPriceX96
            )
        );
        plan.salt = "same price";
        _price(plan);
        pools.initialize(_keyOf(plan), plan.pool.sqrtPriceX96);
        _check(plan, _launch(plan));
    }

    function test_V4_T8_a_hook_can_neither_launch_nor_take_what_lies_there() public {
        LauncherWords.Plan memory plan = _v4(address(weth));
        plan.pool.hooks = HOOK;
        vm.etch(HOOK, type(ThievingHook).runtimeCode);
        ThievingHook(HOOK)
            .learn(address(launcher), abi.encodeCall(launcher.launch, (plan)), manager, _tokenOf(CREATOR, plan));
        LauncherWords.Made memory made = _launch(plan);
        _check(plan, made);
        _eq(ThievingHook(HOOK).times(), 2, "the hook ran twice");
        _eq(IERC20(made.token).balanceOf(HOOK) + weth.balanceOf(HOOK), 0, "and got nothing");
    }

    function test_V4_price_a_hook_that_moves_the_price_meanwhile_is_noticed() public {
        LauncherWords.Plan memory plan = _v4(address(weth));
        plan.pool.hooks = HOOK;
        plan.pool.liquidity = plan.pool.liquidity / 100 * 90;
        vm.etch(HOOK, type(MovingHook).runtimeCode);
        uint160 moved = plan.pool.sqrtPriceX96 / 100 * 99;
        MovingHook(HOOK).learn(moved);
        _refused(
            plan,
            abi.encodeWithSelector(
                LauncherWords.Launcher_PriceDiffers.selector,
                keccak256(abi.encode(_keyOf(plan))),
                moved,
                plan.pool.sqrtPriceX96
            )
        );
    }

    function test_V4_slippage_more_than_was_named_is_never_taken() public {
        LauncherWords.Plan memory plan = _v4(address(0));
        plan.pool.liquidity = plan.pool.liquidity / 100 * 101;
        vm.deal(CREATOR, 40e18);
        vm.prank(CREATOR);
        vm.expectPartialRevert(bytes4(keccak256("MaximumAmountExceeded(uint128,uint128)")));
        launcher.launch{ value: 40e18 }(plan);
    }

    /// forge-config: default.fuzz.runs = 100
    function test_V4_conservation_the_supply_is_where_the_plan_says(
        uint96 tokens,
        uint96 quotes,
        bool ether_,
        bytes32 salt
    ) public {
        LauncherWords.Plan memory plan = _v4(ether_ ? address(0) : address(weth));
        plan.salt = salt;
        // forge-lint: disable-start(unsafe-typecast)
        plan.pool.tokenAmount = uint128(_bound(tokens, 1e12, 700_000e18));
        plan.pool.quoteAmount = uint128(_bound(quotes, 1e12, 1e27));
        // forge-lint: disable-end(unsafe-typecast)
        _price(plan);
        _liquidity(plan);
        _shares(plan);
        LauncherWords.Made memory made = _launch(plan);
        _check(plan, made);
        IERC20 coin = IERC20(made.token);
        uint256 sum = coin.balanceOf(address(pools)) + coin.balanceOf(RESTING) + coin.balanceOf(address(tokenLocker))
            + coin.balanceOf(address(tokenGrants)) + coin.balanceOf(address(merkleClaims));
        _eq(sum, SUPPLY, "the supply");
        uint256 back = ether_ ? CREATOR.balance : weth.balanceOf(CREATOR);
        uint256 held = ether_ ? address(pools).balance : weth.balanceOf(address(pools));
        _eq(back + held, plan.pool.quoteAmount, "the quote");
    }

    /// @notice The goal: 2.6 million with the token. `forge test --isolate` counts whole transactions.
    function test_V4_gas_of_a_launch() public {
        _launch(_v4(address(0)));
        _le(_measure("", "V4, smallest token", false), 2_600_000, "smallest");
        _le(_measure("erc20-permit", "V4, token with permit", false), 2_600_000, "permit");
        _le(_measure("erc20-permit-votes", "V4, token with permit and votes", false), 2_600_000, "votes");
        _le(_measure("erc20-permit", "V4, permit, two locks, a grant, a list", true), 2_600_000, "shares");
    }

    /// @dev A launch with ether of the smallest token, or of one that the token creator compiled.
    function _measure(string memory id, string memory name, bool shares) private returns (uint256) {
        LauncherWords.Plan memory plan = _v4(address(0));
        if (bytes(id).length != 0) {
            plan.creationCode = abi.encodePacked(_codeOf(id), abi.encode("Gold", "GLD", uint8(18), SUPPLY, launcher));
        }
        plan.salt = keccak256(bytes(name));
        _price(plan);
        if (shares) _shares(plan);
        _launch(plan);
        return vm.snapshotGasLastCall("LauncherV4", name);
    }

    function _codeOf(string memory id) private view returns (bytes memory) {
        VariantTest.Variant[] memory all =
            abi.decode(vm.readFileBinary("contracts/emitter/compiled/unpacked.bin"), (VariantTest.Variant[]));
        for (uint256 i; i < all.length; ++i) {
            if (keccak256(bytes(all[i].id)) == keccak256(bytes(id))) return all[i].creationCode;
        }
        revert(id);
    }
}

/// @notice A hook that launches, and asks the manager of positions for what lies there.
contract ThievingHook {
    address private _launcher;
    bytes private _again;
    IManager private _manager;
    address private _token;
    uint256 public times;

    function learn(address launcher, bytes calldata again, IManager manager, address token) external {
        (_launcher, _again, _manager, _token) = (launcher, again, manager, token);
    }

    function afterInitialize(address, IMinterV4.PoolKey calldata, uint160, int24) external returns (bytes4) {
        _steal();
        return this.afterInitialize.selector;
    }

    // The real selector has the structure of V4's parameters in it.
    fallback() external {
        _steal();
        bytes4 selector = msg.sig;
        assembly ("memory-safe") {
            mstore(0, selector)
            return(0, 0x20)
        }
    }

    function _steal() private {
        ++times;
        (bool ok, bytes memory why) = _launcher.call(_again);
        require(!ok && bytes4(why) == ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector);
        bytes[] memory params = new bytes[](1);
        params[0] = abi.encode(_token, address(this));
        (ok,) = address(_manager)
            .call(abi.encodeCall(IMinterV4.modifyLiquidities, (abi.encode(hex"14", params), block.timestamp)));
        // Before the token lies there, sweeping gets nothing; afterwards the manager is locked.
        require(!ok || IERC20(_token).balanceOf(address(this)) == 0);
    }
}

/// @notice A hook that moves the price of its pool, which is still empty, when liquidity is about to be added.
contract MovingHook {
    uint160 private _price;

    function learn(uint160 price) external {
        _price = price;
    }

    function afterInitialize(address, IMinterV4.PoolKey calldata, uint160, int24) external pure returns (bytes4) {
        return this.afterInitialize.selector;
    }

    fallback() external {
        (, IMinterV4.PoolKey memory key) = abi.decode(msg.data[4:], (address, IMinterV4.PoolKey));
        ISwappingPools(msg.sender).swap(key, ISwappingPools.SwapParams(true, -1, _price), "");
        bytes4 selector = msg.sig;
        assembly ("memory-safe") {
            mstore(0, selector)
            return(0, 0x20)
        }
    }
}
