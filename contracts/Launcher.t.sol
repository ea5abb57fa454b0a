// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { LaunchBook } from "./LaunchBook.sol";
import { LauncherWords } from "./launch/LauncherWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { LauncherBase } from "./testing/LauncherBase.sol";
import { IFactoryV2, IPairV2, Uniswap } from "./testing/Uniswap.sol";

/// @notice Launches on Uniswap V2 and V3 themselves.
contract LauncherTest is Uniswap, LauncherBase {
    IFactoryV2 internal factoryV2;

    function setUp() public {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
    }

    function _v2() private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V2, address(factoryV2), address(weth), _coinCode());
    }

    function _v3() private view returns (LauncherWords.Plan memory) {
        return _plan(LauncherWords.Kind.V3, address(manager), address(weth), _coinCode());
    }

    function test_whole_V3_a_launch_makes_everything_it_names() public {
        LauncherWords.Plan memory plan = _v3();
        _shares(plan);
        (plan.pool.tokenMin, plan.pool.quoteMin, plan.pool.liquidity) = (399_999e18, 39.99e18, 3999e18);
        address token = _tokenOf(CREATOR, plan);
        (LauncherWords.Made memory foreseen, bytes32 codeHash) = _rehearse(token, plan);
        vm.expectEmit(address(book));
        emit LaunchBook.Launched(token, CREATOR, address(launcher), codeHash);
        vm.expectEmit(address(launcher));
        emit LauncherWords.Launched(token, CREATOR, foreseen.pool, LauncherWords.Kind.V3, address(manager), foreseen);
        LauncherWords.Made memory made = _launch(plan);

        _eq(made.token, token, "the address that was foretold");
        IERC20 coin = IERC20(token);
        address pool = address(uint160(uint256(made.pool)));
        _eq(coin.balanceOf(RESTING) + coin.balanceOf(pool), 700_000e18, "rest and pool");
        _ge(coin.balanceOf(pool), 399_999e18, "in the pool");
        _ge(weth.balanceOf(pool), 39.99e18, "and of the quote");
        _eq(weth.balanceOf(CREATOR) + weth.balanceOf(pool), 40e18, "what was not taken came back");
        (PositionLockerWords.Lock memory it,) = positionLocker.lockOf(made.lockId);
        _eq(it.owner, CREATOR, "owner");
        _eq(it.payee, PAYEE, "payee");
        _eq(it.unlock, START + 365 days, "unlock");
        _eq(manager.ownerOf(made.position), address(positionLocker), "locked");
        _ge(positionLocker.liquidityOf(made.lockId), 3999e18, "whole");
        _shared(made);
        _empty(token, address(weth), _spenders(address(manager)));
    }

    /// @dev What is known only after the launch: it is launched and taken back.
    function _rehearse(address token, LauncherWords.Plan memory plan)
        private
        returns (LauncherWords.Made memory made, bytes32 codeHash)
    {
        uint256 state = vm.snapshotState();
        made = _launch(plan);
        codeHash = token.codehash;
        vm.revertToState(state);
    }

    function test_whole_V2_a_launch_makes_everything_it_names() public {
        LauncherWords.Plan memory plan = _v2();
        _shares(plan);
        LauncherWords.Made memory made = _launch(plan);
        address pair = address(uint160(uint256(made.pool)));
        _eq(pair, factoryV2.getPair(made.token, address(weth)), "the pair of the factory");
        _eq(IERC20(made.token).balanceOf(pair), 400_000e18, "tokens");
        _eq(weth.balanceOf(pair), 40e18, "quote");
        _eq(IERC20(made.token).balanceOf(RESTING), 300_000e18, "rest");
        _eq(tokenLocker.lockOf(made.lockId).token, pair, "the liquidity is locked");
        _eq(tokenLocker.lockOf(made.lockId).amount, IPairV2(pair).totalSupply() - 1000, "all of it");
        _eq(tokenLocker.vested(made.lockId), 0, "nothing is free");
        vm.warp(START + 365 days - 1);
        _eq(tokenLocker.vested(made.lockId), 0, "until its second");
        _shared(made);
        _empty(made.token, address(weth), _spenders(address(factoryV2)));
        _empty(pair, address(weth), _spenders(address(factoryV2)));
    }

    function test_locked_permanent_liquidity_never_comes_back() public {
        LauncherWords.Plan memory plan = _v2();
        plan.lock.unlock = FOREVER;
        LauncherWords.Made memory made = _launch(plan);
        _eq(tokenLocker.lockOf(made.lockId).schedule.end, FOREVER, "V2");
        plan = _v3();
        plan.salt = "second";
        plan.lock.unlock = FOREVER;
        _price(plan);
        made = _launch(plan);
        (PositionLockerWords.Lock memory it,) = positionLocker.lockOf(made.lockId);
        _eq(it.unlock, FOREVER, "V3");
    }

    function test_locked_a_lock_that_is_over_or_too_long_undoes_the_launch() public {
        LauncherWords.Plan memory plan = _v3();
        plan.lock.unlock = START;
        _refused(plan, abi.encodeWithSelector(PositionLockerWords.PositionLocker_InThePast.selector, START));
        _eq(_tokenOf(CREATOR, plan).code.length, 0, "no token");
    }

    function test_a_pool_of_tokens_alone_needs_no_ether() public {
        bool[2] memory seen;
        for (uint256 i; i < 8; ++i) {
            LauncherWords.Plan memory plan = _v3();
            plan.salt = bytes32(i);
            bool first = _tokenOf(CREATOR, plan) < address(weth);
            seen[first ? 1 : 0] = true;
            plan.pool.quoteAmount = 0;
            // The price of the tick 0, at the edge of the range.
            plan.pool.sqrtPriceX96 = 79228162514264337593543950336;
            (plan.pool.tickLower, plan.pool.tickUpper) = first ? (int24(0), int24(887220)) : (int24(-887220), int24(0));
            LauncherWords.Made memory made = _launch(plan);
            _ge(positionLocker.liquidityOf(made.lockId), 1, "liquidity");
            _ge(IERC20(made.token).balanceOf(address(uint160(uint256(made.pool)))), 399_999e18, "all tokens");
            _empty(made.token, address(weth), _spenders(address(manager)));
        }
        _true(seen[0] && seen[1], "the token was the first and the second of a pair");
    }

    function test_a_quote_that_is_a_token_is_taken_by_allowance() public {
        LauncherWords.Plan memory plan = _plan(LauncherWords.Kind.V3, address(manager), address(token0), _coinCode());
        token0.mint(CREATOR, 40e18);
        vm.startPrank(CREATOR);
        token0.approve(address(launcher), 40e18);
        LauncherWords.Made memory made = launcher.launch(plan);
        vm.stopPrank();
        _eq(token0.allowance(CREATOR, address(launcher)), 0, "all of the allowance was used");
        address pool_ = address(uint160(uint256(made.pool)));
        _eq(token0.balanceOf(CREATOR) + token0.balanceOf(pool_), 40e18, "the rest came back");
        _empty(made.token, address(token0), _spenders(address(manager)));
    }

    function test_own_another_account_with_the_same_salt_and_code_gets_another_address() public {
        LauncherWords.Plan memory plan = _v2();
        address mine = _tokenOf(CREATOR, plan);
        address thief = address(0xBAD);
        vm.deal(thief, 40e18);
        vm.prank(thief);
        LauncherWords.Made memory made = launcher.launch{ value: 40e18 }(plan);
        _true(made.token != mine, "another address");
        made = _launch(plan);
        _eq(made.token, mine, "mine is still mine");
        _refused(plan, abi.encodeWithSelector(LauncherWords.Launcher_AlreadyLaunched.selector, mine));
    }

    function test_the_rest_of_a_list_goes_back_to_who_launched() public {
        LauncherWords.Plan memory plan = _v2();
        _shares(plan);
        LauncherWords.Made memory made = _launch(plan);
        vm.warp(START + 30 days);
        vm.prank(CREATOR);
        merkleClaims.refund(made.campaign, CREATOR);
        _eq(IERC20(made.token).balanceOf(CREATOR), 100_000e18, "refunded");
    }

    /// @notice Whatever the amounts: what the supply was is in the pool, the locks, the grants, the list and the rest.
    function test_conservation_the_supply_is_where_the_plan_says(uint96 tokens, uint96 quotes, bool v2, bytes32 salt)
        public
    {
        LauncherWords.Plan memory plan = v2 ? _v2() : _v3();
        plan.salt = salt;
        // forge-lint: disable-start(unsafe-typecast)
        plan.pool.tokenAmount = uint128(_bound(tokens, 1e9, 700_000e18));
        plan.pool.quoteAmount = uint128(_bound(quotes, 1e9, 1e27));
        // forge-lint: disable-end(unsafe-typecast)
        _price(plan);
        _shares(plan);
        LauncherWords.Made memory made = _launch(plan);
        IERC20 coin = IERC20(made.token);
        address pool_ = address(uint160(uint256(made.pool)));
        uint256 sum = coin.balanceOf(pool_) + coin.balanceOf(RESTING) + coin.balanceOf(address(tokenLocker))
            + coin.balanceOf(address(tokenGrants)) + coin.balanceOf(address(merkleClaims));
        _eq(sum, SUPPLY, "the supply");
        _le(coin.balanceOf(pool_), plan.pool.tokenAmount, "at most what was named");
        _eq(weth.balanceOf(pool_) + weth.balanceOf(CREATOR), plan.pool.quoteAmount, "the quote");
        if (!v2) {
            (uint160 price,) = _slot0(pool_);
            _eq(price, plan.pool.sqrtPriceX96, "price");
        }
        _empty(made.token, address(weth), _spenders(plan.pool.manager));
    }

    function _slot0(address pool_) private view returns (uint160 price, int24 tick) {
        (bool ok, bytes memory answer) = pool_.staticcall(abi.encodeWithSignature("slot0()"));
        _true(ok, "slot0");
        return abi.decode(answer, (uint160, int24));
    }
}
