// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { IPairV2 } from "./IPairV2.sol";
import { IPoolV3 } from "./IPoolV3.sol";
import { IPoolsV4 } from "./IPoolsV4.sol";

/// @title A router, and a trader that does what it is told, for simulated trades
/// @notice Its code is put at fresh addresses within a simulation and is never deployed: it protects nothing.
contract TradeProbe {
    using SafeERC20 for IERC20;

    /// @notice One trade. `sent`: what left the trader. `arrived`: what the pool got of it. `paid`: what the pool gave for that.
    ///         `received`: what arrived where it should.
    struct Trade {
        uint256 sent;
        uint256 arrived;
        uint256 paid;
        uint256 received;
    }

    /// @notice A call, and which account it comes from.
    struct Call {
        address from;
        address to;
        bytes data;
    }

    /// @notice What a call answered, cut after 512 bytes, and the gas it took.
    struct Answer {
        bool ok;
        bytes data;
        uint256 gas;
    }

    /// @dev Gas of one call, and the bytes of its answer that are kept: a hostile token must leave room for the others.
    uint256 private constant GAS = 4_000_000;
    uint256 private constant LONGEST = 512;

    /// @dev The ends of the price range of Uniswap V3.
    uint160 private constant LOWEST = 4295128740;
    uint160 private constant HIGHEST = 1461446703485210103287273052203988822378723970341;

    /// @notice Accepts what a pool pays in ether.
    receive() external payable { }

    /// @notice Trades a share of what the caller has, as a router does: with the caller's allowance, straight to the pool.
    /// @param pool A pair of Uniswap V2, or a pool of V3.
    /// @param isV3 Which of the two.
    /// @param tokenIn What is given.
    /// @param share How much of the caller's balance, in ten-thousandths.
    /// @param to Who gets what the pool pays.
    /// @return trade What happened.
    function swap(address pool, bool isV3, IERC20 tokenIn, uint256 share, address to)
        external
        returns (Trade memory trade)
    {
        return _swap(pool, isV3, tokenIn, tokenIn.balanceOf(msg.sender) * share / 10_000, msg.sender, to);
    }

    /// @notice Buys for the caller with all that this contract has of `tokenIn`. In one call of its own an account without code cannot
    ///         allow anything before it buys.
    /// @param pool A pair of Uniswap V2, or a pool of V3.
    /// @param isV3 Which of the two.
    /// @param tokenIn What is given.
    /// @return trade What happened.
    function buy(address pool, bool isV3, IERC20 tokenIn) external returns (Trade memory trade) {
        return _swap(pool, isV3, tokenIn, tokenIn.balanceOf(address(this)), address(this), msg.sender);
    }

    /// @notice Trades a share of what the caller has of a token in a pool of Uniswap V4.
    /// @param pools The manager of all pools.
    /// @param key The pool.
    /// @param tokenIn What is given.
    /// @param share How much of the caller's balance, in ten-thousandths.
    /// @param to Who gets what the pool pays.
    /// @return trade What happened.
    function swapV4(IPoolsV4 pools, IPoolsV4.PoolKey calldata key, IERC20 tokenIn, uint256 share, address to)
        external
        returns (Trade memory trade)
    {
        return _swapV4(pools, key, tokenIn, tokenIn.balanceOf(msg.sender) * share / 10_000, [msg.sender, to]);
    }

    /// @notice Buys for the caller, in a pool of Uniswap V4, with all that this contract has of `currencyIn`.
    /// @param pools The manager of all pools.
    /// @param key The pool.
    /// @param currencyIn What is given: a token, or ether.
    /// @return trade What happened.
    function buyV4(IPoolsV4 pools, IPoolsV4.PoolKey calldata key, IERC20 currencyIn)
        external
        returns (Trade memory trade)
    {
        return _swapV4(pools, key, currencyIn, _has(currencyIn, address(this)), [address(this), msg.sender]);
    }

    /// @notice The manager of all pools asks for what is to be done while it is unlocked. What is paid in is counted first: so a token
    ///         with a tax can be traded, for what arrived of it.
    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        (IPoolsV4.PoolKey memory key, IERC20 currencyIn, uint256 amount, address[2] memory payerAndTo) =
            abi.decode(data, (IPoolsV4.PoolKey, IERC20, uint256, address[2]));
        IPoolsV4 pools = IPoolsV4(msg.sender);
        bool isZero = key.currency0 == address(currencyIn);
        uint256 arrived = _settle(pools, currencyIn, amount, payerAndTo[0]);
        // forge-lint: disable-start(unsafe-typecast)
        int256 delta = pools.swap(key, IPoolsV4.SwapParams(isZero, -int256(arrived), isZero ? LOWEST : HIGHEST), "");
        (int128 amount0, int128 amount1) = (int128(delta >> 128), int128(delta));
        (uint256 used, uint256 paid) = isZero
            ? (uint256(-int256(amount0)), uint256(int256(amount1)))
            : (uint256(-int256(amount1)), uint256(int256(amount0)));
        // forge-lint: disable-end(unsafe-typecast)
        if (used < arrived) pools.take(address(currencyIn), payerAndTo[0], arrived - used);
        pools.take(isZero ? key.currency1 : key.currency0, payerAndTo[1], paid);
        return abi.encode(arrived, paid);
    }

    /// @notice Sends a share of what the caller has to another account, with the caller's allowance.
    /// @param token What is sent.
    /// @param share How much of the caller's balance, in ten-thousandths.
    /// @param to Who gets it.
    /// @return trade What was sent, and what arrived.
    function send(IERC20 token, uint256 share, address to) external returns (Trade memory trade) {
        uint256 before = token.balanceOf(to);
        trade.sent = token.balanceOf(msg.sender) * share / 10_000;
        token.safeTransferFrom(msg.sender, to, trade.sent);
        trade.arrived = token.balanceOf(to) - before;
        trade.received = trade.arrived;
    }

    /// @notice The pool of V3 asks for its payment.
    function uniswapV3SwapCallback(int256 amount0, int256 amount1, bytes calldata data) external {
        (IERC20 tokenIn, address payer) = abi.decode(data, (IERC20, address));
        _pay(tokenIn, payer, msg.sender, uint256(amount0 > 0 ? amount0 : amount1));
    }

    /// @notice Makes calls one after the other, each from an account that has this code, and goes on after one that fails.
    function run(Call[] calldata calls) external returns (Answer[] memory answers) {
        answers = new Answer[](calls.length);
        for (uint256 i; i < calls.length; ++i) {
            uint256 before = gasleft();
            (bool ok, bytes memory data) =
                _try(calls[i].from, abi.encodeCall(this.act, (calls[i].to, calls[i].data)), GAS + 100_000, 2 * LONGEST);
            if (ok) (ok, data) = abi.decode(data, (bool, bytes));
            answers[i] = Answer(ok, data, before - gasleft());
        }
    }

    /// @notice Calls as this account.
    function act(address to, bytes calldata data) external returns (bool ok, bytes memory answer) {
        return _try(to, data, GAS, LONGEST);
    }

    function _swap(address pool, bool isV3, IERC20 tokenIn, uint256 amount, address payer, address to)
        private
        returns (Trade memory trade)
    {
        bool isZero = IPairV2(pool).token0() == address(tokenIn);
        IERC20 tokenOut = IERC20(isZero ? IPairV2(pool).token1() : IPairV2(pool).token0());
        uint256 before = tokenOut.balanceOf(to);
        trade.sent = amount;
        (trade.arrived, trade.paid) = isV3
            ? _swapV3(pool, isZero, amount, to, abi.encode(tokenIn, payer))
            : _swapV2(IPairV2(pool), tokenIn, amount, isZero, [payer, to]);
        trade.received = tokenOut.balanceOf(to) - before;
    }

    function _swapV2(IPairV2 pair, IERC20 tokenIn, uint256 amount, bool isZero, address[2] memory payerAndTo)
        private
        returns (uint256 arrived, uint256 paid)
    {
        _pay(tokenIn, payerAndTo[0], address(pair), amount);
        // Read after the transfer: some tokens sell what they collected during it.
        (uint112 reserve0, uint112 reserve1,) = pair.getReserves();
        (uint256 reserveIn, uint256 reserveOut) = isZero ? (reserve0, reserve1) : (reserve1, reserve0);
        arrived = tokenIn.balanceOf(address(pair)) - reserveIn;
        paid = arrived * 997 * reserveOut / (reserveIn * 1000 + arrived * 997);
        (uint256 out0, uint256 out1) = isZero ? (uint256(0), paid) : (paid, uint256(0));
        pair.swap(out0, out1, payerAndTo[1], "");
    }

    function _swapV3(address pool, bool isZero, uint256 amount, address to, bytes memory payment)
        private
        returns (uint256 arrived, uint256 paid)
    {
        (int256 amount0, int256 amount1) = IPoolV3(pool).
            // forge-lint: disable-next-line(unsafe-typecast)
            swap(to, isZero, int256(amount), isZero ? LOWEST : HIGHEST, payment);
        // forge-lint: disable-next-line(unsafe-typecast)
        (arrived, paid) = isZero ? (uint256(amount0), uint256(-amount1)) : (uint256(amount1), uint256(-amount0));
    }

    function _swapV4(
        IPoolsV4 pools,
        IPoolsV4.PoolKey calldata key,
        IERC20 currencyIn,
        uint256 amount,
        address[2] memory payerAndTo
    ) private returns (Trade memory trade) {
        IERC20 currencyOut = IERC20(key.currency0 == address(currencyIn) ? key.currency1 : key.currency0);
        uint256 before = _has(currencyOut, payerAndTo[1]);
        trade.sent = amount;
        (trade.arrived, trade.paid) =
            abi.decode(pools.unlock(abi.encode(key, currencyIn, amount, payerAndTo)), (uint256, uint256));
        trade.received = _has(currencyOut, payerAndTo[1]) - before;
    }

    function _settle(IPoolsV4 pools, IERC20 currency, uint256 amount, address payer) private returns (uint256) {
        if (address(currency) == address(0)) return pools.settle{ value: amount }();
        pools.sync(address(currency));
        _pay(currency, payer, address(pools), amount);
        return pools.settle();
    }

    function _has(IERC20 currency, address account) private view returns (uint256) {
        return address(currency) == address(0) ? account.balance : currency.balanceOf(account);
    }

    function _pay(IERC20 token, address payer, address to, uint256 amount) private {
        if (payer == address(this)) token.safeTransfer(to, amount);
        else token.safeTransferFrom(payer, to, amount);
    }

    function _try(address to, bytes memory data, uint256 most, uint256 longest)
        private
        returns (bool ok, bytes memory answer)
    {
        assembly ("memory-safe") {
            ok := call(most, to, 0, add(data, 0x20), mload(data), 0, 0)
            let size := returndatasize()
            if gt(size, longest) { size := longest }
            answer := mload(0x40)
            mstore(0x40, add(answer, and(add(size, 0x3f), not(0x1f))))
            mstore(answer, size)
            returndatacopy(add(answer, 0x20), 0, size)
        }
    }
}
