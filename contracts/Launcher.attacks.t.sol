// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { LauncherWords } from "./launch/LauncherWords.sol";
import { CallingCoin, LaunchCoin, StickyCoin } from "./testing/LaunchCoins.sol";
import { LauncherBase } from "./testing/LauncherBase.sol";
import { FeeCoin, HookCoin } from "./testing/OddTokens.sol";
import { IFactoryV2, IPoolV3, Uniswap } from "./testing/Uniswap.sol";

/// @notice Who would spoil a launch, take what lies in it, or have another's name on it.
contract LauncherAttacksTest is Uniswap, LauncherBase {
    IFactoryV2 internal factoryV2;
    bytes internal again;
    address internal filled;
    HookCoin internal hooks;
    bool internal stole;

    function setUp() public {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
    }

    function _v2(address quote) private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V2, address(factoryV2), quote, _coinCode());
    }

    function _v3(address quote) private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V3, address(manager), quote, _coinCode());
    }

    function _createPool(LauncherWords.Plan memory plan, uint160 price) private returns (address) {
        address token = _tokenOf(CREATOR, plan);
        (address a, address b) = token < plan.pool.quote ? (token, plan.pool.quote) : (plan.pool.quote, token);
        return manager.createAndInitializePoolIfNecessary(a, b, 3000, price);
    }

    function test_price_a_pool_that_was_created_at_another_price_is_noticed() public {
        LauncherWords.Plan memory plan = _v3(address(weth));
        uint160 price = plan.pool.sqrtPriceX96 + 1;
        bytes32 pool_ = bytes32(uint256(uint160(_createPool(plan, price))));
        _refused(
            plan,
            abi.encodeWithSelector(LauncherWords.Launcher_PriceDiffers.selector, pool_, price, plan.pool.sqrtPriceX96)
        );
        plan.salt = "second";
        _price(plan);
        _launch(plan);
    }

    function test_price_a_pool_that_was_created_at_the_same_price_does_no_harm() public {
        LauncherWords.Plan memory plan = _v3(address(weth));
        address pool_ = _createPool(plan, plan.pool.sqrtPriceX96);
        _eq(_launch(plan).pool, bytes32(uint256(uint160(pool_))), "that pool");
    }

    function test_price_a_pair_that_was_created_and_sent_ether_gets_the_ratio_of_the_plan() public {
        LauncherWords.Plan memory plan = _v2(address(weth));
        address pair = factoryV2.createPair(_tokenOf(CREATOR, plan), address(weth));
        vm.deal(address(this), 7e18);
        weth.deposit{ value: 7e18 }();
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        IERC20(address(weth)).transfer(pair, 7e18);
        // As long as there is no token nothing can become a reserve.
        (bool ok,) = pair.call(abi.encodeWithSignature("sync()"));
        _true(!ok, "sync needs the token");
        LauncherWords.Made memory made = _launch(plan);
        _eq(weth.balanceOf(pair), 40e18, "the ratio of the plan");
        _eq(IERC20(made.token).balanceOf(pair), 400_000e18, "in both tokens");
        _eq(weth.balanceOf(CREATOR), 7e18, "the gift is the launcher's");
    }

    function test_price_a_token_that_fills_the_pair_itself_is_noticed() public {
        bytes memory what = abi.encodeCall(this.fill, ());
        bytes memory code = abi.encodePacked(
            type(CallingCoin).creationCode, abi.encode(SUPPLY, address(launcher), address(this), what)
        );
        LauncherWords.Plan memory plan = _plan(LauncherWords.Kind.V2, address(factoryV2), address(weth), code);
        filled = factoryV2.createPair(_tokenOf(CREATOR, plan), address(weth));
        vm.deal(address(this), 1);
        weth.deposit{ value: 1 }();
        bytes4 differ = LauncherWords.Launcher_ReservesDiffer.selector;
        _refused(plan, abi.encodeWithSelector(differ, filled, 400_000e18, 40e18 + 1));
    }

    /// @dev Called by the token when it is sent into the pair.
    function fill() external {
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        if (weth.balanceOf(address(this)) != 0) weth.transfer(filled, 1);
    }

    function test_T8_a_token_cannot_launch_from_within_a_launch() public {
        LauncherWords.Plan memory inner = _v2(address(weth));
        bytes memory code = abi.encodePacked(
            type(CallingCoin).creationCode,
            abi.encode(SUPPLY, address(launcher), address(launcher), abi.encodeCall(launcher.launch, (inner)))
        );
        bytes4 guard = ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector;
        _refused(_plan(LauncherWords.Kind.V2, address(factoryV2), address(weth), code), abi.encodeWithSelector(guard));
    }

    /// @dev What `HookCoin` calls: launches again.
    function onTokens() external {
        (bool ok, bytes memory why) = address(launcher).call(again);
        if (ok) stole = true;
        // forge-lint: disable-next-line(unsafe-typecast)
        else _eq(bytes4(why), ReentrancyGuardTransient.ReentrancyGuardReentrantCall.selector, "the guard");
    }

    function test_T8_a_quote_that_calls_cannot_take_what_lies_in_the_launcher() public {
        hooks = new HookCoin();
        hooks.mint(address(this), 80e18);
        hooks.approve(address(launcher), 80e18);
        hooks.hook();
        LauncherWords.Plan memory plan = _v3(address(hooks));
        again = abi.encodeCall(launcher.launch, (plan));
        // The price is that of `CREATOR`: launched by this contract the token may be on the other side.
        (plan.pool.tickLower, plan.pool.tickUpper, plan.pool.sqrtPriceX96) = (-887220, 887220, 1 << 96);
        plan.pool.tokenAmount = 40e18;
        LauncherWords.Made memory made = launcher.launch(plan);
        _true(!stole, "no launch within");
        _empty(made.token, address(hooks), _spenders(address(manager)));
    }

    function test_price_a_quote_that_moves_the_price_meanwhile_is_noticed() public {
        MovingCoin quote = new MovingCoin();
        LauncherWords.Plan memory plan = _v3(address(quote));
        quote.mint(CREATOR, 40e18);
        vm.prank(CREATOR);
        quote.approve(address(launcher), 40e18);
        address pool_ = _createPool(plan, plan.pool.sqrtPriceX96);
        uint160 moved = plan.pool.sqrtPriceX96 / 2;
        quote.move(IPoolV3(pool_), address(launcher), moved);
        vm.prank(CREATOR);
        vm.expectRevert(
            abi.encodeWithSelector(
                LauncherWords.Launcher_PriceDiffers.selector,
                bytes32(uint256(uint160(pool_))),
                moved,
                plan.pool.sqrtPriceX96
            )
        );
        launcher.launch(plan);
    }

    function test_T6_a_quote_that_keeps_a_fee_is_refused() public {
        FeeCoin quote = new FeeCoin(100);
        quote.mint(CREATOR, 40e18);
        vm.prank(CREATOR);
        quote.approve(address(launcher), 40e18);
        LauncherWords.Plan memory plan = _v2(address(quote));
        vm.prank(CREATOR);
        vm.expectRevert(
            abi.encodeWithSelector(
                LauncherWords.Launcher_QuoteMissing.selector, address(quote), 40e18 * 99 / 100, 40e18
            )
        );
        launcher.launch(plan);
    }

    function test_empty_a_token_that_sticks_is_refused() public {
        bytes memory code = abi.encodePacked(type(StickyCoin).creationCode, abi.encode(SUPPLY, address(launcher)));
        LauncherWords.Plan memory plan = _plan(LauncherWords.Kind.V2, address(factoryV2), address(weth), code);
        _refused(plan, abi.encodeWithSelector(LauncherWords.Launcher_LeftOver.selector, _tokenOf(CREATOR, plan), 1));
    }

    function test_empty_what_was_sent_here_by_mistake_goes_to_the_next_launch() public {
        vm.deal(address(this), 3e18);
        weth.deposit{ value: 3e18 }();
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        IERC20(address(weth)).transfer(address(launcher), 3e18);
        LauncherWords.Made memory made = _launch(_v2(address(weth)));
        _eq(weth.balanceOf(CREATOR), 3e18, "the caller has it");
        _empty(made.token, address(weth), _spenders(address(factoryV2)));
    }

    function test_I11_ether_comes_in_with_a_launch_only_and_only_as_much_as_it_says() public {
        vm.deal(address(this), 100e18);
        (bool ok,) = address(launcher).call{ value: 1 }("");
        _true(!ok, "bare ether");
        LauncherWords.Plan memory plan = _v2(address(weth));
        vm.expectRevert(abi.encodeWithSelector(LauncherWords.Launcher_WrongEther.selector, 40e18 - 1, 40e18));
        launcher.launch{ value: 40e18 - 1 }(plan);
        plan.pool.quote = address(0);
        vm.expectRevert(abi.encodeWithSelector(LauncherWords.Launcher_WrongEther.selector, 40e18, 40e18));
        launcher.launch{ value: 40e18 }(plan);
        // A token that wraps nothing has no `deposit`, and says nothing about it.
        plan.pool.quote = address(token0);
        vm.expectRevert(bytes(""));
        launcher.launch{ value: 40e18 }(plan);
    }

    function test_T15_a_deadline_that_is_over_or_in_milliseconds_is_refused() public {
        LauncherWords.Plan memory plan = _v2(address(weth));
        plan.deadline = START - 1;
        _refused(plan, abi.encodeWithSelector(LauncherWords.Launcher_TooLate.selector, START - 1));
        plan.deadline = START + 30 days + 1;
        _refused(
            plan, abi.encodeWithSelector(LauncherWords.Launcher_TooFarAhead.selector, plan.deadline, START + 30 days)
        );
        plan.deadline = START;
        _launch(plan);
        (plan.deadline, plan.salt) = (START + 30 days, "second");
        _launch(plan);
    }

    function test_slippage_less_than_was_asked_for_is_refused() public {
        LauncherWords.Plan memory plan = _v3(address(weth));
        plan.pool.tokenMin = plan.pool.tokenAmount + 1;
        _refused(plan, abi.encodeWithSignature("Error(string)", "Price slippage check"));
        (plan.pool.tokenMin, plan.pool.liquidity) = (0, type(uint128).max);
        vm.expectPartialRevert(LauncherWords.Launcher_TooLittleLiquidity.selector);
        _launch2(plan);
        plan = _v2(address(weth));
        plan.pool.liquidity = 4000e18 - 1000;
        _launch(plan);
        (plan.salt, plan.pool.liquidity) = ("second", 4000e18 - 999);
        _refused(
            plan,
            abi.encodeWithSelector(LauncherWords.Launcher_TooLittleLiquidity.selector, 4000e18 - 1000, 4000e18 - 999)
        );
    }

    /// @dev Launches with ether that this contract has, so that an expectation is of the launch alone.
    function _launch2(LauncherWords.Plan memory plan) private {
        launcher.launch{ value: plan.pool.quoteAmount }(plan);
    }

    function test_whole_a_share_that_cannot_be_paid_undoes_everything() public {
        LauncherWords.Plan memory plan = _v2(address(weth));
        _shares(plan);
        plan.shares.list.total = 400_000e18 + 1;
        vm.deal(CREATOR, 40e18);
        vm.prank(CREATOR);
        vm.expectPartialRevert(bytes4(keccak256("ERC20InsufficientBalance(address,uint256,uint256)")));
        launcher.launch{ value: 40e18 }(plan);
        _eq(CREATOR.balance, 40e18, "the ether is where it was");
        _eq(factoryV2.getPair(_tokenOf(CREATOR, plan), address(weth)), address(0), "no pair");
    }

    function test_T9_a_manager_that_lies_harms_only_who_named_it() public {
        LiarV3 liar = new LiarV3();
        LauncherWords.Plan memory plan = _v3(address(weth));
        plan.pool.manager = address(liar);
        address thief = address(0xBAD);
        vm.deal(thief, 40e18);
        liar.price(plan.pool.sqrtPriceX96);
        vm.prank(thief);
        LauncherWords.Made memory made = launcher.launch{ value: 40e18 }(plan);
        _empty(made.token, address(weth), _spenders(address(liar)));
        _launch(_v3(address(weth)));
    }
}

/// @notice A quote that moves the price of a pool when the launcher is about to pay into it.
contract MovingCoin is LaunchCoin(0, address(1)) {
    IPoolV3 private _pool;
    address private _launcher;
    uint160 private _price;

    function mint(address to, uint256 amount) external {
        _mint(to, amount);
    }

    function move(IPoolV3 pool, address launcher, uint160 price) external {
        (_pool, _launcher, _price) = (pool, launcher, price);
    }

    /// @dev Moving the price of an empty pool costs nothing.
    function uniswapV3SwapCallback(int256, int256, bytes calldata) external { }

    function approve(address spender, uint256 amount) public override returns (bool) {
        if (msg.sender == _launcher && amount != 0) _pool.swap(address(this), true, 1, _price, "");
        return super.approve(spender, amount);
    }
}

/// @notice Says that it is a manager of V3, and takes everything for itself.
contract LiarV3 {
    uint160 private _price;
    mapping(uint256 => address) public ownerOf;

    function price(uint160 price_) external {
        _price = price_;
    }

    function slot0() external view returns (uint160, int24, uint16, uint16, uint16, uint8, bool) {
        return (_price, 0, 0, 0, 0, 0, true);
    }

    function createAndInitializePoolIfNecessary(address, address, uint24, uint160) external view returns (address) {
        return address(this);
    }

    function mint(Params calldata params) external returns (uint256, uint128, uint256, uint256) {
        // forge-lint: disable-next-line(erc20-unchecked-transfer)
        IERC20(params.token0).transferFrom(msg.sender, address(this), params.amount0);
        ownerOf[1] = msg.sender;
        return (1, 1, 0, 0);
    }

    struct Params {
        address token0;
        address token1;
        uint24 fee;
        int24 lower;
        int24 upper;
        uint256 amount0;
        uint256 amount1;
        uint256 min0;
        uint256 min1;
        address recipient;
        uint256 deadline;
    }

    function approve(address, uint256) external { }

    function transferFrom(address, address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    function positions(uint256)
        external
        pure
        returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)
    {
        return (0, address(0), address(0), address(0), 0, 0, 0, 1, 0, 0, 0, 0);
    }
}
