// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { LockLens } from "./LockLens.sol";
import { PositionLocker } from "./PositionLocker.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { LockLensWords } from "./locks/LockLensWords.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { BadManager } from "./testing/BadManagers.sol";
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
    LockLens internal lens = new LockLens(locker, positions);
    IFactoryV2 internal factoryV2;
    IPairV2 internal pair;

    function setUp() public {
        _deployV3();
        factoryV2 = IFactoryV2(
            _artifact("node_modules/@uniswap/v2-core/build/UniswapV2Factory.json", abi.encode(address(this)))
        );
        pair = IPairV2(factoryV2.createPair(address(token0), address(token1)));
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

    function test_liquidity_tokens_of_v2_are_summed_and_shared() public {
        uint256 supply = pair.totalSupply();
        _lock(OWNER, 3e22, NOW + 30 days);
        _lock(OTHER, 4e22, PERMANENT);
        _lock(OWNER, 5e22, NOW + 10 days);
        _lock(OWNER, 6e22, NOW + 5 days);
        vm.warp(NOW + 5 days);
        vm.prank(OWNER);
        locker.withdraw(uint256(uint160(address(pair))) << 96 | 4, OWNER, 6e22);
        (LockLensWords.Sums memory sums, uint256 next) = lens.tokenSums(address(pair), 0, 100);
        _eq(next, 0, "all looked at");
        _eq(sums.permanent, 4e22, "permanent");
        _eq(sums.timed, 8e22, "timed");
        _eq(sums.released, 0, "released");
        _eq(sums.earliest, NOW + 10 days, "earliest");
        vm.warp(NOW + 10 days);
        (sums,) = lens.tokenSums(address(pair), 1, 100);
        _eq(sums.released, 5e22, "released when its time has come");
        _eq(sums.timed, 3e22, "timed");
        LockLensWords.TokenProof memory proof = lens.tokenProof(address(pair));
        _eq(proof.held, 12e22, "held");
        _eq(proof.supply, supply, "supply");
        _eq(proof.share, uint256(12e22) * 1e18 / supply, "share");
        _true(proof.solvent, "solvent");
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

    function test_positions_of_v3_are_summed_by_pool_and_known_managers_only() public {
        uint128[3] memory sizes;
        for (uint256 i; i < 3; ++i) {
            (uint256 tokenId, uint128 liquidity) = _position(address(this), 1e22 * (i + 1));
            manager.approve(address(positions), tokenId);
            // forge-lint: disable-next-line(unsafe-typecast)
            uint40 unlock = i == 2 ? PERMANENT : uint40(NOW + (i + 1) * 10 days);
            positions.lock(address(manager), KIND, tokenId, unlock, i == 0 ? OTHER : OWNER, OWNER);
            sizes[i] = liquidity;
        }
        BadManager bad = new BadManager();
        bad.mint(address(this), 1);
        positions.lock(address(bad), KIND, 1, PERMANENT, OWNER, OWNER);
        (LockLensWords.Sums memory sums,,) = lens.poolSums(address(manager), _poolId(), 1, 100);
        _eq(sums.permanent, sizes[2], "permanent");
        _eq(sums.timed, uint256(sizes[0]) + sizes[1], "timed");
        _eq(sums.earliest, NOW + 10 days, "earliest");
        vm.warp(NOW + 10 days);
        (sums,,) = lens.poolSums(address(manager), _poolId(), 1, 2);
        _eq(sums.released, sizes[0], "could be withdrawn");
        _eq(sums.earliest, NOW + 20 days, "the next");
        (LockLensWords.PositionLockView[] memory locks, uint256 next) = lens.positionLocks(OWNER, address(0), 1, 3);
        _eq(locks.length, 2, "of the owner");
        _eq(next, 4, "one more");
        _eq(locks[0].poolId, _poolId(), "pool");
        _eq(locks[0].fee, FEE, "fee");
        _eq(locks[0].token0, address(token0), "token");
        (locks,) = lens.positionLocks(address(0), address(bad), 1, 100);
        _eq(locks.length, 1, "of a manager");
        _eq(locks[0].poolId, 0, "no pool anybody knows");
        (locks, next) = lens.poolLocks(address(manager), _poolId(), 2, 100);
        _eq(locks.length, 2, "of the pool");
        _eq(locks[1].id, 3, "the third");
        _eq(next, 0, "all looked at");
        (locks,) = lens.poolLocks(address(manager), bytes32(uint256(1)), 1, 100);
        _eq(locks.length, 0, "of another pool");
    }

    function _poolId() private view returns (bytes32) {
        return bytes32(uint256(uint160(address(pool))));
    }

    function test_the_share_of_a_pool_is_what_is_locked_in_range_of_all_in_range() public {
        (uint256 near, uint128 wide) = _position(address(this), 1e22);
        (uint256 far, uint128 beside) = _position(address(this), 2e22, 6000, 12_000);
        _position(address(this), 3e22);
        manager.approve(address(positions), near);
        manager.approve(address(positions), far);
        positions.lock(address(manager), KIND, near, PERMANENT, OWNER, OWNER);
        positions.lock(address(manager), KIND, far, NOW + 10 days, OWNER, OWNER);
        (LockLensWords.Sums memory sums, LockLensWords.PoolProof memory proof,) =
            lens.poolSums(address(manager), _poolId(), 1, 100);
        _eq(sums.permanent + sums.timed, uint256(wide) + beside, "locked");
        _eq(uint24(proof.tick), 0, "the price");
        _eq(proof.liquidity, pool.liquidity(), "all in range");
        _eq(proof.inRange, wide, "locked in range");
        _eq(proof.share, uint256(wide) * 1e18 / pool.liquidity(), "share");
        _swap(false, 8e22);
        (, proof,) = lens.poolSums(address(manager), _poolId(), 1, 100);
        _ge(uint24(proof.tick), 6000, "the price rose");
        _eq(proof.inRange, beside, "the other is in range");
        _eq(proof.share, 1e18, "and is all there is");
        vm.warp(NOW + 10 days);
        (, proof,) = lens.poolSums(address(manager), _poolId(), 1, 100);
        _eq(proof.inRange + proof.share, 0, "what is released is not locked");
    }

    function test_the_highest_address_is_still_a_pool_of_v3() public {
        // Answers everything with the words 5 and 7.
        vm.etch(address(type(uint160).max), hex"60055f52600760205260405ff3");
        (, LockLensWords.PoolProof memory proof,) =
            lens.poolSums(address(manager), bytes32(uint256(type(uint160).max)), 1, 1);
        _eq(proof.liquidity, 5, "asked for its liquidity");
        _eq(uint24(proof.tick), 7, "and for its tick");
    }

    function test_the_draft_pool_lock_says_what_the_lock_says() public {
        (uint256 tokenId, uint128 liquidity) = _position(address(this), 1e22);
        manager.approve(address(positions), tokenId);
        uint256 id = positions.lock(address(manager), KIND, tokenId, PERMANENT, OWNER, OTHER);
        (bytes32 pool_, uint256 position, uint256 size, bool never, uint256 unlock, address owner, address payee) =
            lens.draftPoolLock(id);
        _eq(pool_, _poolId(), "pool");
        _eq(position, tokenId, "position");
        _eq(size, liquidity, "liquidity");
        _true(never && unlock == 0, "never");
        _eq(owner, OWNER, "beneficiary");
        _eq(payee, OTHER, "payee");
    }

    function test_powers_are_seen_in_the_code_of_a_token() public {
        LockLensWords.TokenProof memory plain = lens.tokenProof(address(new Plain()));
        _eq(
            abi.encode(plain.powers),
            abi.encode(address(0), false, false, false, false, uint256(0), false, false),
            "none"
        );
        PowerfulCoin coin = new PowerfulCoin(OWNER, NOW + 30 days);
        LockLensWords.TokenProof memory proof = lens.tokenProof(address(coin));
        _eq(proof.powers.owner, OWNER, "owner");
        _true(proof.powers.mints && proof.powers.pauses && proof.powers.limits && proof.powers.blocks, "all");
        _true(!proof.powers.paused && !proof.powers.delegates, "not these");
        _eq(proof.powers.limitsEnd, NOW + 30 days, "until");
        coin.pause();
        _true(lens.tokenProof(address(coin)).powers.paused, "paused");
        Proxy proxy = new Proxy(address(coin));
        _true(lens.tokenProof(address(proxy)).powers.delegates, "a proxy");
    }

    function test_only_instructions_that_can_run_are_signs() public {
        bytes[8] memory without =
            [bytes(hex"00f4"), hex"56f2", hex"f3f4", hex"fdf4", hex"fef4", hex"fff4", hex"60f4", hex"fe6340c10f19"];
        bytes[4] memory with = [bytes(hex"f4"), hex"f2", hex"005bf4", hex"fe61f45bf25bf4"];
        for (uint256 i; i < without.length; ++i) {
            vm.etch(OTHER, without[i]);
            LockLensWords.TokenProof memory proof = lens.tokenProof(OTHER);
            _true(!proof.powers.delegates && !proof.powers.mints, "behind an end, or pushed");
        }
        for (uint256 i; i < with.length; ++i) {
            vm.etch(OTHER, with[i]);
            _true(lens.tokenProof(OTHER).powers.delegates, "can run");
        }
        vm.etch(OTHER, hex"6340c10f19");
        _true(lens.tokenProof(OTHER).powers.mints, "mint");
        vm.etch(OTHER, hex"6340c10f");
        _true(!lens.tokenProof(OTHER).powers.mints, "cut off");
    }

    function test_T9_a_hostile_token_or_none_is_answered_all_the_same() public {
        HostileCoin bad = new HostileCoin();
        bad.turn(HostileCoin.Mood.BurnsGas);
        lens.tokenProof(address(bad));
        LockLensWords.TokenProof memory none = lens.tokenProof(OTHER);
        _eq(none.supply + none.held + none.share, 0, "nothing");
        Burner burner = new Burner();
        uint256 before = gasleft();
        lens.tokenProof(address(burner));
        _le(before - gasleft(), 2_000_000, "bounded");
    }

    function test_I14_the_lens_writes_nothing() public {
        uint256 id = _lock(OWNER, 1e18, PERMANENT);
        _true(locker.exists(id), "locked");
        bytes[7] memory views = [
            abi.encodeCall(LockLens.tokenLocks, (address(pair), OWNER, 1, 5)),
            abi.encodeCall(LockLens.tokenSums, (address(pair), 1, 5)),
            abi.encodeCall(LockLens.tokenProof, (address(pair))),
            abi.encodeCall(LockLens.isVerifiedPair, (address(factoryV2), address(pair))),
            abi.encodeCall(LockLens.positionLocks, (OWNER, address(0), 1, 5)),
            abi.encodeCall(LockLens.poolSums, (address(manager), _poolId(), 1, 5)),
            abi.encodeCall(LockLens.poolLocks, (address(manager), _poolId(), 1, 5))
        ];
        for (uint256 i; i < views.length; ++i) {
            (bool ok,) = address(lens).staticcall(views[i]);
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
