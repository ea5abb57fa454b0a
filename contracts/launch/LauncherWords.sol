// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";

/// @title What Launcher is told and what it says: its structures, events and errors
/// @dev Amounts are in the smallest unit of their token, times are Unix seconds.
abstract contract LauncherWords {
    /// @notice Which Uniswap the pool is of.
    enum Kind {
        V2,
        V3,
        V4
    }

    /// @notice A whole launch. `creationCode` has its constructor arguments at its end, and gives the supply to the launcher. `rest`
    ///         gets what is left of the token.
    struct Plan {
        bytes creationCode;
        bytes32 salt;
        uint40 deadline;
        address rest;
        Pool pool;
        PoolLock lock;
        Shares shares;
    }

    /// @notice The pool and what goes into it. `manager` is the factory of V2, or the manager of positions of V3 or V4. `quote` is
    ///         what the token is paired with; zero is ether, on V4 only. On V2 the price is `tokenAmount` to `quoteAmount`, and all
    ///         of both goes in; fee, ticks and price are not read. On V3 and V4 `sqrtPriceX96` is the price of token 0 in token 1,
    ///         as Uniswap writes it, `fee` is in millionths, and both amounts are the most that goes in. `liquidity` is exact on V4,
    ///         and the least that is accepted on V2 and V3. `tickSpacing` and `hooks` are of V4 alone, `tokenMin` and `quoteMin` of
    ///         V3 alone: on V4 price and liquidity, which are exact, decide what goes in.
    struct Pool {
        Kind kind;
        address manager;
        address quote;
        uint24 fee;
        int24 tickSpacing;
        address hooks;
        int24 tickLower;
        int24 tickUpper;
        uint160 sqrtPriceX96;
        uint128 liquidity;
        uint128 tokenAmount;
        uint128 quoteAmount;
        uint128 tokenMin;
        uint128 quoteMin;
    }

    /// @notice How the liquidity is locked: until `unlock`, or 2^40 - 1 for never. `payee` gets the fees of V3 and V4.
    struct PoolLock {
        uint40 unlock;
        address owner;
        address payee;
    }

    /// @notice Who gets what besides. Locks, grants and the list may each be empty; a list of total 0 is none.
    struct Shares {
        TokenLockerWords.Grant[] locks;
        TokenGrantsWords.Award[] grants;
        TokenGrantsWords.Terms terms;
        List list;
    }

    /// @notice A list to claim from, as MerkleClaims takes it: paid out at once, and anyone may send a claim to its account. Its
    ///         creator, who gets back what nobody claims, is the caller.
    struct List {
        bytes32 root;
        uint128 total;
        uint40 start;
        uint40 deadline;
        string metadataURI;
    }

    /// @notice What a launch made. `pool` is an address or, on V4, an id; `position` the position, or the liquidity tokens of V2;
    ///         `lockId` is in PositionLocker, or in TokenLocker on V2. What was not asked for is zero.
    struct Made {
        address token;
        bytes32 pool;
        uint256 position;
        uint256 lockId;
        uint256 firstLock;
        uint256 firstGrant;
        uint256 campaign;
    }

    /// @notice A launch happened, whole.
    event Launched(
        address indexed token, address indexed creator, bytes32 indexed pool, Kind kind, address manager, Made made
    );

    /// @notice The transaction came after its deadline.
    error Launcher_TooLate(uint40 deadline);

    /// @notice The deadline is more than thirty days ahead. Is it in milliseconds?
    error Launcher_TooFarAhead(uint40 deadline, uint256 latest);

    /// @notice This account launched this very token with this salt before.
    error Launcher_AlreadyLaunched(address token);

    /// @notice Not as much of the quote arrived as was asked for: it keeps a fee, or is no token that wraps ether.
    error Launcher_QuoteMissing(address quote, uint256 arrived, uint256 wanted);

    /// @notice Ether was sent that is not the amount of the quote, or ether is the quote on V2 or V3.
    error Launcher_WrongEther(uint256 sent, uint256 wanted);

    /// @notice The pool has another price: it was created before, or moved while liquidity was added.
    error Launcher_PriceDiffers(bytes32 pool, uint160 sqrtPriceX96, uint160 wanted);

    /// @notice The pair holds other amounts than were put in: it was filled before, or a token keeps a fee.
    error Launcher_ReservesDiffer(address pair, uint256 tokenReserve, uint256 quoteReserve);

    /// @notice The position has less liquidity than was asked for.
    error Launcher_TooLittleLiquidity(uint256 liquidity, uint256 least);

    /// @notice Something would stay in the launcher: the token does not move as tokens do.
    error Launcher_LeftOver(address token, uint256 amount);
}
