// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../testing/Test.sol";
import { Attack as FirstDepositor } from "./first-depositor/Attack.sol";
import { Target as BrokenFirstDepositor } from "./first-depositor/Broken.sol";
import { Target as FixedFirstDepositor } from "./first-depositor/Fixed.sol";
import { Attack as LeftAllowance } from "./left-allowance/Attack.sol";
import { Target as BrokenLeftAllowance } from "./left-allowance/Broken.sol";
import { Target as FixedLeftAllowance, Token, ILocker } from "./left-allowance/Fixed.sol";
import { Attack as MintCallback } from "./mint-callback/Attack.sol";
import { Target as BrokenMintCallback } from "./mint-callback/Broken.sol";
import { Target as FixedMintCallback } from "./mint-callback/Fixed.sol";
import { Attack as OverflowingLock } from "./overflowing-lock/Attack.sol";
import { Target as BrokenOverflowingLock } from "./overflowing-lock/Broken.sol";
import { Target as FixedOverflowingLock } from "./overflowing-lock/Fixed.sol";
import { Attack as PoolPrice } from "./pool-price/Attack.sol";
import { Target as BrokenPoolPrice } from "./pool-price/Broken.sol";
import { Target as FixedPoolPrice } from "./pool-price/Fixed.sol";
import { Attack as Reentrancy } from "./reentrancy/Attack.sol";
import { Target as BrokenReentrancy } from "./reentrancy/Broken.sol";
import { Target as FixedReentrancy } from "./reentrancy/Fixed.sol";
import { Attack as ReplayedSignature } from "./replayed-signature/Attack.sol";
import { Target as BrokenReplayedSignature } from "./replayed-signature/Broken.sol";
import { Target as FixedReplayedSignature } from "./replayed-signature/Fixed.sol";
import { Attack as TrustingMigration } from "./trusting-migration/Attack.sol";
import { Target as BrokenTrustingMigration } from "./trusting-migration/Broken.sol";
import { Target as FixedTrustingMigration } from "./trusting-migration/Fixed.sol";

/// @notice What every attack of the theatre answers.
interface IAttack {
    function attack(uint256 parameter) external;
    function rows() external view returns (string[] memory names, uint256[] memory amounts);
    function succeeded() external view returns (bool);
}

/// @notice A locker that notes for whom it holds tokens.
contract HonestLocker is ILocker {
    Token private immutable _token;
    mapping(address recipient => uint256 amount) public lockedFor;

    constructor(Token token) {
        _token = token;
    }

    function lock(address recipient, uint256 amount) external {
        _token.transferFrom(msg.sender, address(this), amount);
        lockedFor[recipient] += amount;
    }
}

/// @notice A level of the theatre: which parameters succeed on its broken contract, and that none does on the fixed one.
abstract contract Level is Test {
    /// @dev A second of November 2026. A lock of a year has room before it and after it.
    uint256 internal constant NOW = 1_795_000_000;

    uint256 private immutable _min;
    uint256 private immutable _max;
    uint256 private immutable _unit;

    /// @dev The range that the page offers, in its own units, and what the page multiplies them by.
    constructor(uint256 min, uint256 max, uint256 unit) {
        (_min, _max, _unit) = (min, max, unit);
    }

    function setUp() public {
        vm.warp(NOW);
    }

    /// @dev An account with 10 ether.
    function _rich(address account) internal returns (address) {
        vm.deal(account, 10 ether);
        return account;
    }

    /// @dev A new target, with the scene set before it.
    function _scene(bool broken) internal virtual returns (IAttack);

    /// @dev Whether the page may say that this parameter succeeds.
    function _succeeds(uint256 parameter) internal pure virtual returns (bool);

    function test_the_broken_contract_falls_to_the_parameters_the_words_name() public {
        for (uint256 parameter = _min; parameter <= _max; parameter++) {
            IAttack attack = _scene(true);
            _true(!attack.succeeded(), "succeeded before it began");
            attack.attack(parameter * _unit);
            _eq(attack.succeeded(), _succeeds(parameter), vm.toString(parameter));
        }
    }

    function test_fuzz_the_fixed_contract_holds(uint256 parameter) public {
        IAttack attack = _scene(false);
        attack.attack(_min * _unit + parameter % ((_max - _min) * _unit + 1));
        _true(!attack.succeeded(), "the fixed contract fell");
    }

    function test_the_rows_have_a_name_each() public {
        (string[] memory names, uint256[] memory amounts) = _scene(true).rows();
        _eq(names.length, amounts.length, "as many names as amounts");
        _true(names.length >= 2 && names.length <= 5, "two to five rows");
        for (uint256 i = 0; i < names.length; i++) {
            _true(bytes(names[i]).length > 0, "a name");
        }
    }
}

contract ReentrancyTest is Level(0, 12, 1) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenReentrancy()) : address(new FixedReentrancy());
        return IAttack(address(new Reentrancy{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 1 && parameter <= 9;
    }

    function test_an_honest_customer_is_paid_once() public {
        FixedReentrancy target = new FixedReentrancy();
        address alice = _rich(address(0xA11CE));
        vm.startPrank(alice);
        target.deposit{ value: 10 ether }();
        target.withdraw();
        target.withdraw();
        vm.stopPrank();
        _eq(alice.balance, 10 ether, "paid back");
    }
}

contract FirstDepositorTest is Level(0, 50, 1 ether) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenFirstDepositor()) : address(new FixedFirstDepositor());
        return IAttack(address(new FirstDepositor{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 1;
    }

    function test_savers_share_the_vault_by_what_they_deposited() public {
        FixedFirstDepositor target = new FixedFirstDepositor();
        address alice = _rich(address(0xA11CE));
        address bob = _rich(address(0xB0B));
        vm.prank(alice);
        target.deposit{ value: 3 ether }();
        vm.prank(bob);
        target.deposit{ value: 5 ether }();
        vm.prank(alice);
        target.withdraw();
        vm.prank(bob);
        target.withdraw();
        _eq(alice.balance, 10 ether, "Alice");
        _eq(bob.balance, 10 ether, "Bob");
    }
}

contract ReplayedSignatureTest is Level(0, 10, 1) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenReplayedSignature()) : address(new FixedReplayedSignature());
        return IAttack(address(new ReplayedSignature{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 2;
    }

    function test_each_cheque_is_paid_once() public {
        FixedReplayedSignature target = new FixedReplayedSignature();
        (uint256 key, address payee) = (0xA11CE, address(0xB0B));
        target.deposit{ value: 10 ether }(vm.addr(key));
        for (uint256 number = 1; number <= 2; number++) {
            (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, target.chequeOf(payee, 2 ether, number));
            vm.prank(payee);
            target.cash(2 ether, number, v, r, s);
        }
        _eq(payee.balance, 4 ether, "two cheques");
    }
}

contract MintCallbackTest is Level(0, 10, 1) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenMintCallback()) : address(new FixedMintCallback());
        return IAttack(address(new MintCallback{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 1;
    }

    function test_each_collector_mints_one_piece() public {
        FixedMintCallback target = new FixedMintCallback();
        for (uint160 i = 1; i <= target.PIECES(); i++) {
            vm.prank(address(0xC0FFEE00 + i));
            target.mint();
            _eq(target.balanceOf(address(0xC0FFEE00 + i)), 1, "one piece");
        }
    }
}

contract LeftAllowanceTest is Level(0, 60, 1 ether) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenLeftAllowance()) : address(new FixedLeftAllowance());
        return IAttack(address(new LeftAllowance{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 1;
    }

    function test_a_campaign_pays_out_and_returns_the_rest() public {
        FixedLeftAllowance target = new FixedLeftAllowance();
        Token token = target.token();
        HonestLocker locker = new HonestLocker(token);
        token.buy{ value: 10 ether }();
        token.approve(address(target), 10 ether);
        uint256 id = target.create(locker, 10 ether);
        target.payOut(id, address(0xB0B), 4 ether);
        target.cancel(id);
        _eq(locker.lockedFor(address(0xB0B)), 4 ether, "locked");
        _eq(token.balanceOf(address(locker)), 4 ether, "with the locker");
        _eq(token.balanceOf(address(this)), 6 ether, "returned");
        _eq(token.allowance(address(target), address(locker)), 0, "no allowance is left");
    }
}

contract TrustingMigrationTest is Level(1, 120, 0.01 ether) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenTrustingMigration()) : address(new FixedTrustingMigration());
        return IAttack(address(new TrustingMigration{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter <= 98;
    }

    function test_an_owner_migrates_and_withdraws_after_the_lock() public {
        FixedTrustingMigration target = new FixedTrustingMigration();
        address alice = _rich(address(0xA11CE));
        vm.startPrank(alice);
        uint256 id = target.lock{ value: 10 ether }(10 ether, NOW + 1 days);
        target.migrate(id, 8 ether, 8 ether, 1 ether);
        _eq(address(target.newPool()).balance, 8 ether, "moved");
        vm.warp(NOW + 1 days);
        target.withdraw(id);
        vm.stopPrank();
        _eq(alice.balance, 10 ether, "paid back");
    }
}

contract OverflowingLockTest is Level(0, 150, 1) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenOverflowingLock()) : address(new FixedOverflowingLock());
        return IAttack(address(new OverflowingLock{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 79 && parameter <= 135;
    }

    function test_a_lock_is_extended_and_ends() public {
        FixedOverflowingLock target = new FixedOverflowingLock();
        (address owner, address alice, address bob) = (address(0xABCD), _rich(address(0xA11CE)), _rich(address(0xB0B)));
        vm.startPrank(owner);
        target.open(1 days);
        target.extend(365 days);
        vm.stopPrank();
        vm.prank(alice);
        target.buy{ value: 10 ether }();
        vm.startPrank(bob);
        target.buy{ value: 10 ether }();
        target.refund();
        vm.stopPrank();
        vm.warp(NOW + 366 days);
        vm.prank(owner);
        target.withdraw();
        _eq(owner.balance, 10 ether, "the sale is paid out");
        _eq(bob.balance, 10 ether, "Bob took his ether back");
    }
}

contract PoolPriceTest is Level(1, 40, 1 ether) {
    function _scene(bool broken) internal override returns (IAttack) {
        address target = broken ? address(new BrokenPoolPrice()) : address(new FixedPoolPrice());
        return IAttack(address(new PoolPrice{ value: 100 ether }(target)));
    }

    function _succeeds(uint256 parameter) internal pure override returns (bool) {
        return parameter >= 7 && parameter <= 29;
    }

    function test_a_borrower_repays_and_a_saver_is_paid() public {
        FixedPoolPrice target = new FixedPoolPrice();
        (address alice, address bob) = (_rich(address(0xA11CE)), _rich(address(0xB0B)));
        target.pool().fill{ value: 20 ether }();
        vm.prank(alice);
        target.save{ value: 10 ether }();
        vm.startPrank(bob);
        uint256 tokens = target.pool().buy{ value: 5 ether }();
        vm.roll(block.number + 1);
        target.borrow(tokens, 4 ether);
        target.repay{ value: 4 ether }();
        vm.stopPrank();
        _eq(target.pool().balanceOf(bob), tokens, "the collateral came back");
        vm.prank(alice);
        target.takeOut();
        _eq(alice.balance, 10 ether, "the savings came back");
    }

    function test_a_price_of_an_earlier_block_counts() public {
        IAttack attack = _scene(false);
        vm.roll(block.number + 5);
        attack.attack(20 ether);
        _true(!attack.succeeded(), "the fixed contract fell");
    }
}
