// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LiquidityLens } from "./LiquidityLens.sol";
import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { VotingLocker } from "./VotingLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { Known } from "./testing/Known.sol";
import { Coin, HostileCoin } from "./testing/OddTokens.sol";
import { PowerfulCoin, Proxy } from "./testing/PowerfulCoins.sol";
import { IFactoryV2, IPairV2, Uniswap } from "./testing/Uniswap.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice The proof a public page shows, on Uniswap V2 and V3 themselves.
contract LockLensTest is Uniswap {
    uint40 internal constant PERMANENT = type(uint40).max;
    address internal constant OWNER = address(0xA11CE);
    address internal constant OTHER = address(0xB0B);
    PositionLockerWords.Kind internal constant KIND = PositionLockerWords.Kind.V3;

    TokenLocker internal locker = new TokenLocker();
    PositionLocker internal positions = new PositionLocker();
    LockLens internal lens;
    IFactoryV2 internal factoryV2;
    IPairV2 internal pair;

    function setUp() public {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
        pair = IPairV2(factoryV2.createPair(address(token0), address(token1)));
        lens = new LockLens(
            locker, new VotingLocker(), positions, Known.on(address(factoryV2), address(manager), address(0))
        );
        token0.mint(address(pair), 1e24);
        token1.mint(address(pair), 4e24);
        pair.mint(address(this));
        pair.approve(address(locker), type(uint256).max);
    }

    function _lock(address owner, uint128 amount, uint40 end) internal returns (uint256) {
        VestingMath.Schedule memory schedule =
            end == PERMANENT ? VestingMath.Schedule(0, 0, PERMANENT, 0) : VestingMath.Schedule(NOW, end, end, 0);
        return locker.lockFor(address(pair), owner, amount, schedule);
    }

    /// forge-config: default.fuzz.runs = 100
    function test_pages_of_any_size_list_each_lock_once(uint8 size, uint8 count) public {
        count = count % 12;
        for (uint256 i; i < count; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            _lock(i % 3 == 0 ? OTHER : OWNER, 1e18, uint40(NOW + 1 + i));
        }
        uint256 most = size % 7 + 1;
        uint256 from = 1;
        uint256 found;
        uint256 owned;
        while (from != 0) {
            (LockLensWords.TokenLockView[] memory locks, uint256 next) =
                lens.tokenLocks(address(pair), address(0), from, most);
            for (uint256 i; i < locks.length; ++i) {
                _eq(locks[i].lock.schedule.end, NOW + 1 + found++, "in order");
            }
            (locks,) = lens.tokenLocks(address(pair), OWNER, from, most);
            for (uint256 i; i < locks.length; ++i) {
                _eq(locks[i].lock.owner, OWNER, "his");
            }
            owned += locks.length;
            from = next;
        }
        _eq(found, count, "each once");
        _eq(owned, count - (uint256(count) + 2) / 3, "his, each once");
    }

    function test_only_a_pair_its_factory_knows_is_verified() public {
        _true(lens.isVerifiedPair(address(factoryV2), address(pair)), "the pair");
        _true(!lens.isVerifiedPair(address(factoryV2), address(token0)), "a coin");
        _true(!lens.isVerifiedPair(address(factoryV2), address(0)), "nothing");
        _true(!lens.isVerifiedPair(address(0xFAC), address(pair)), "no factory");
        address other = _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(1)));
        _true(!lens.isVerifiedPair(other, address(pair)), "another factory");
        FakePair fake = new FakePair(address(token0), address(token1));
        _true(!lens.isVerifiedPair(address(factoryV2), address(fake)), "a fake pair");
    }

    function _poolId() private view returns (bytes32) {
        return bytes32(uint256(uint160(address(pool))));
    }

    function test_the_draft_pool_lock_says_what_the_lock_says() public {
        (uint256 tokenId, uint128 liquidity) = _position(address(this), 1e22);
        manager.approve(address(positions), tokenId);
        uint256 id = positions.lock(address(manager), KIND, tokenId, PERMANENT, OWNER, OTHER);
        LockLensWords.PositionLockView memory shown = lens.positionLock(id);
        _true(shown.tickLower == -6000 && shown.tickUpper == 6000, "range");
        (bytes32 pool_, uint256 position, uint256 size, bool never, uint256 unlock, address owner, address payee) =
            lens.draftPoolLock(id);
        _eq(pool_, _poolId(), "pool");
        _eq(position, tokenId, "position");
        _eq(size, liquidity, "liquidity");
        _true(never && unlock == 0, "never");
        _eq(owner, OWNER, "beneficiary");
        _eq(payee, OTHER, "payee");
    }

    function _said(address token) private view returns (LockLensWords.TokenStatement memory) {
        uint256[] memory none;
        return lens.tokenStatement(token, none);
    }

    function test_powers_are_seen_in_the_code_of_a_token() public {
        LockLensWords.TokenStatement memory plain = _said(address(new Plain()));
        _eq(abi.encode(plain.powers), new bytes(abi.encode(plain.powers).length), "none");
        PowerfulCoin coin = new PowerfulCoin(OWNER, NOW + 30 days);
        LockLensWords.TokenStatement memory proof = _said(address(coin));
        _eq(proof.powers.owner, OWNER, "owner");
        _true(proof.powers.mints && proof.powers.pauses && proof.powers.limits && proof.powers.blocks, "all");
        _true(!proof.powers.paused && !proof.powers.delegates, "not these");
        _eq(proof.powers.limitsEnd, NOW + 30 days, "until");
        coin.pause();
        _true(_said(address(coin)).powers.paused, "paused");
        Proxy proxy = new Proxy(address(coin));
        _true(_said(address(proxy)).powers.delegates, "a proxy");
    }

    function test_only_instructions_that_can_run_are_signs() public {
        bytes[8] memory without =
            [bytes(hex"00f4"), hex"56f2", hex"f3f4", hex"fdf4", hex"fef4", hex"fff4", hex"60f4", hex"fe6340c10f19"];
        bytes[4] memory with = [bytes(hex"f4"), hex"f2", hex"005bf4", hex"fe61f45bf25bf4"];
        for (uint256 i; i < without.length; ++i) {
            vm.etch(OTHER, without[i]);
            LockLensWords.TokenStatement memory proof = _said(OTHER);
            _true(!proof.powers.delegates && !proof.powers.mints, "behind an end, or pushed");
        }
        for (uint256 i; i < with.length; ++i) {
            vm.etch(OTHER, with[i]);
            _true(_said(OTHER).powers.delegates, "can run");
        }
        vm.etch(OTHER, hex"6340c10f19");
        _true(_said(OTHER).powers.mints, "mint");
        vm.etch(OTHER, hex"6340c10f");
        _true(!_said(OTHER).powers.mints, "cut off");
    }

    function test_T9_a_hostile_token_or_none_is_answered_all_the_same() public {
        HostileCoin bad = new HostileCoin();
        bad.turn(HostileCoin.Mood.BurnsGas);
        _said(address(bad));
        LockLensWords.TokenStatement memory none = _said(OTHER);
        _eq(none.supply + none.held + none.share, 0, "nothing");
        Burner burner = new Burner();
        uint256 before = gasleft();
        _said(address(burner));
        _le(before - gasleft(), 2_000_000, "bounded");
    }

    function test_I14_the_lens_writes_nothing() public {
        uint256 id = _lock(OWNER, 1e18, PERMANENT);
        _true(locker.exists(id), "locked");
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        LockLensWords.Question memory question = LockLensWords.Question(address(manager), _poolId(), true, 0, 100);
        LiquidityLens liquidity = new LiquidityLens(lens);
        LockLensWords.Walk memory walk;
        (uint256 tokenId,) = _position(address(this), 1e22);
        manager.approve(address(positions), tokenId);
        uint256[] memory one = new uint256[](1);
        one[0] = positions.lock(address(manager), KIND, tokenId, PERMANENT, OWNER, OWNER);
        bytes[12] memory views = [
            abi.encodeCall(LockLens.tokenLocks, (address(pair), OWNER, 1, 5)),
            abi.encodeCall(LockLens.tokenStatement, (address(pair), ids)),
            abi.encodeCall(LockLens.isVerifiedPair, (address(factoryV2), address(pair))),
            abi.encodeCall(LockLens.positionLock, (one[0])),
            abi.encodeCall(LockLens.positionsById, (one)),
            abi.encodeCall(LockLens.positionsOfOwner, (OWNER, 0, 5)),
            abi.encodeCall(LockLens.positionsOfManager, (address(manager), 0, 5)),
            abi.encodeCall(LockLens.positionsOfPool, (address(manager), _poolId(), 0, 5)),
            abi.encodeCall(LockLens.draftPoolLock, (one[0])),
            abi.encodeCall(LiquidityLens.poolStatement, (question, one)),
            abi.encodeCall(LiquidityLens.poolDepth, (address(manager), _poolId(), true, walk, 5)),
            abi.encodeCall(LiquidityLens.pairStatement, (address(pair), true, 0, ids))
        ];
        for (uint256 i; i < views.length; ++i) {
            (bool ok,) = (i < 9 ? address(lens) : address(liquidity)).staticcall(views[i]);
            _true(ok, "a view");
        }
    }
}

/// @notice Calls itself a pair.
contract FakePair {
    address public token0;
    address public token1;

    constructor(address a, address b) {
        (token0, token1) = (a, b);
    }
}

/// @notice A token without any power.
contract Plain {
    uint256 public totalSupply = 1;
    mapping(address => uint256) public balanceOf;
}

/// @notice Burns whatever gas it is given.
contract Burner {
    fallback() external {
        assembly {
            invalid()
        }
    }
}
