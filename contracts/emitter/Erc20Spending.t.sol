// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { VariantTest } from "./testing/VariantTest.sol";
import { ISpending, IErc20Variant as Token } from "./testing/Variants.sol";

/// @notice Signed transfers, transfers that call, temporary approvals and the bridge of the ERC-20 variants that have them.
contract Erc20SpendingTest is VariantTest {
    bytes32 private constant TRANSFER = keccak256(
        "TransferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce)"
    );
    bytes32 private constant DOMAIN =
        keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)");

    function setUp() public {
        _deployAll("erc20");
    }

    /// @dev A transfer of five from Alice to Bob, signed for a token.
    function _signed(address target, bytes32 nonce) private view returns (bytes memory) {
        bytes32 domain = keccak256(abi.encode(DOMAIN, keccak256("Gold"), keccak256("1"), block.chainid, target));
        uint256 until = block.timestamp + 1;
        bytes32 terms = keccak256(abi.encode(TRANSFER, ALICE, BOB, 5, 0, until, nonce));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(ALICE_KEY, keccak256(abi.encodePacked(hex"1901", domain, terms)));
        return abi.encodeCall(ISpending.transferWithAuthorization, (ALICE, BOB, 5, 0, until, nonce, v, r, s));
    }

    function test_a_signed_transfer_counts_once_for_one_token(bytes32 nonce) public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.authorizations) continue;
            bytes memory data = _signed(target, nonce);
            bytes memory wrong = abi.encodeWithSelector(ISpending.ERC3009InvalidSignature.selector);
            bytes memory used = abi.encodeWithSelector(ISpending.ERC3009UsedAuthorization.selector, ALICE, nonce);
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.transfer, (ALICE, 10)));
            _fails(has, STRANGER, target, _signed(address(this), nonce), wrong);
            _passes(has, STRANGER, target, data);
            _true(ISpending(target).authorizationState(ALICE, nonce), has.id);
            _fails(has, STRANGER, target, data, used);
            _eq(Token(target).balanceOf(BOB), 5, has.id);
        }
    }

    function test_a_transfer_that_calls_arrives_only_where_it_is_accepted() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.callable) continue;
            bytes memory data = abi.encodeCall(ISpending.transferAndCall, (address(this), 5));
            _passes(has, LAUNCHER, target, data);
            _eq(Token(target).balanceOf(address(this)), 5, has.id);
            data = abi.encodeCall(ISpending.transferAndCall, (BOB, 5));
            _fails(has, LAUNCHER, target, data, abi.encodeWithSelector(ISpending.ERC1363InvalidReceiver.selector, BOB));
            _eq(Token(target).balanceOf(BOB), 0, has.id);
        }
    }

    function onTransferReceived(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onTransferReceived.selector;
    }

    function test_a_temporary_approval_writes_nothing_that_lasts() public {
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.temporary) continue;
            _passes(has, LAUNCHER, target, abi.encodeCall(Token.approve, (BOB, 2)));
            bytes32 slot = keccak256(abi.encode(BOB, keccak256(abi.encode(LAUNCHER, 1))));
            _eq(uint256(vm.load(target, slot)), 2, has.id);
            _passes(has, LAUNCHER, target, abi.encodeCall(ISpending.temporaryApprove, (BOB, 5)));
            _eq(Token(target).allowance(LAUNCHER, BOB), 7, has.id);
            _eq(uint256(vm.load(target, slot)), 2, has.id);
            _passes(has, BOB, target, abi.encodeCall(Token.transferFrom, (LAUNCHER, ALICE, 6)));
            _eq(uint256(vm.load(target, slot)), 1, has.id);
            // What is left of it would count once more in the same transaction.
            _passes(has, LAUNCHER, target, abi.encodeCall(ISpending.temporaryApprove, (BOB, 0)));
        }
    }

    function test_only_the_bridge_moves_tokens_between_chains() public {
        bytes memory words = abi.encodeWithSelector(ISpending.Token_NotTheBridge.selector, STRANGER);
        for (uint256 i = 0; i < _count(); ++i) {
            (Variant memory has, address target) = _variant(i);
            if (!has.bridged) continue;
            _eq(ISpending(target).bridge(), BRIDGE, has.id);
            _fails(has, STRANGER, target, abi.encodeCall(ISpending.crosschainMint, (STRANGER, 1)), words);
            _fails(has, STRANGER, target, abi.encodeCall(ISpending.crosschainBurn, (LAUNCHER, 1)), words);
            _passes(has, BRIDGE, target, abi.encodeCall(ISpending.crosschainMint, (BOB, 7)));
            _eq(Token(target).totalSupply(), SUPPLY + 7, has.id);
            if (has.capped) {
                bytes memory data = abi.encodeCall(ISpending.crosschainMint, (BOB, CAP - SUPPLY));
                bytes4 beyond = Token.ERC20ExceededCap.selector;
                _fails(has, BRIDGE, target, data, abi.encodeWithSelector(beyond, CAP + 7, CAP));
            }
            _passes(has, BRIDGE, target, abi.encodeCall(ISpending.crosschainBurn, (BOB, 3)));
            _eq(Token(target).balanceOf(BOB), 4, has.id);
            Values memory values = _values();
            values.bridge = address(0);
            (address none, bytes memory refusal) = _deploy(i, values);
            _eq(none, address(0), has.id);
            _eq(refusal, abi.encodeWithSelector(ISpending.Token_NoBridge.selector), has.id);
        }
    }
}
