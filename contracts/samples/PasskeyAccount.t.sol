// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Account } from "@openzeppelin/contracts/account/Account.sol";
import { IEntryPoint, PackedUserOperation } from "@openzeppelin/contracts/interfaces/IERC4337.sol";
import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { SignerP256 } from "@openzeppelin/contracts/utils/cryptography/signers/SignerP256.sol";
import { WebAuthn } from "@openzeppelin/contracts/utils/cryptography/WebAuthn.sol";
import { Coin } from "../testing/OddTokens.sol";
import { Test } from "../testing/Test.sol";
import { PasskeyAccount } from "./PasskeyAccount.sol";
import { PasskeyAccounts } from "./PasskeyAccounts.sol";

interface IHashes {
    function getUserOpHash(PackedUserOperation calldata operation) external view returns (bytes32);
}

struct Call {
    address to;
    uint256 value;
    bytes data;
}

/// @notice The account against the entry point as its makers published it, at its own address. The signatures are those
///         of an authenticator, made by forge.
contract PasskeyAccountTest is Test {
    uint256 private constant KEY = 0xA11CE;
    uint256 private constant ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551;
    bytes32 private constant BATCH = 0x0100000000000000000000000000000000000000000000000000000000000000;
    bytes32 private constant SALT = 0x0a59dbff790c23c976a548690c27297883cc66b4c67024f9117b0238995e35e9;
    address private constant DEPLOYER = 0x4e59b44847b379578588920cA78FbF26c0B4956C;
    address private constant BUNDLER = address(0xB0B);

    IEntryPoint private entry;
    PasskeyAccounts private accounts;
    PasskeyAccount private account;
    Coin private coin;
    bytes32 private qx;
    bytes32 private qy;

    function setUp() public {
        bytes memory code = vm.getCode("node_modules/@account-abstraction/contracts/artifacts/EntryPoint.json");
        (bool made, bytes memory found) = DEPLOYER.call(bytes.concat(SALT, code));
        _true(made, "no entry point");
        // The deployer answers with the 20 bytes of the address.
        // forge-lint: disable-next-line(unsafe-typecast)
        entry = IEntryPoint(address(bytes20(found)));
        accounts = new PasskeyAccounts();
        (uint256 x, uint256 y) = vm.publicKeyP256(KEY);
        (qx, qy) = (bytes32(x), bytes32(y));
        account = PasskeyAccount(payable(accounts.accountOf(qx, qy)));
        coin = new Coin(18);
        vm.deal(address(account), 10 ether);
    }

    function test_theEntryPointIsWhereTheAccountLooksForIt() public {
        accounts.createAccount(qx, qy);
        _eq(address(account.entryPoint()), address(entry), "another one");
        (bytes32 x, bytes32 y) = account.signer();
        _true(x == qx && y == qy, "another key");
    }

    function test_theFirstOperationMakesTheAccount() public {
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        operation.initCode = abi.encodePacked(accounts, abi.encodeCall(PasskeyAccounts.createAccount, (qx, qy)));
        operation.signature = _signed(_hash(operation), KEY);
        _handle(operation);
        _eq(address(0xCAFE).balance, 1 ether, "not paid");
        _true(address(account).code.length != 0, "not made");
    }

    function test_anAccountIsMadeOnce() public {
        _eq(accounts.createAccount(qx, qy), address(account), "elsewhere");
        _eq(accounts.createAccount(qx, qy), address(account), "made again");
    }

    function test_aKeyThatIsNoPointIsRefused() public {
        vm.expectRevert(abi.encodeWithSelector(SignerP256.SignerP256InvalidPublicKey.selector, qx, bytes32(0)));
        accounts.createAccount(qx, 0);
    }

    function test_severalCallsAllHappen() public {
        accounts.createAccount(qx, qy);
        Call[] memory calls = new Call[](2);
        calls[0] = Call(address(0xCAFE), 1 ether, "");
        calls[1] = Call(address(coin), 0, abi.encodeCall(coin.approve, (address(0xCAFE), 7)));
        _handle(_signedOperation(calls));
        _eq(address(0xCAFE).balance, 1 ether, "not paid");
        _eq(coin.allowance(address(account), address(0xCAFE)), 7, "not allowed");
    }

    function test_orNoneOfThem() public {
        accounts.createAccount(qx, qy);
        Call[] memory calls = new Call[](2);
        calls[0] = Call(address(0xCAFE), 1 ether, "");
        calls[1] = Call(address(coin), 0, abi.encodeCall(coin.transfer, (address(0xCAFE), 7)));
        _handle(_signedOperation(calls));
        _eq(address(0xCAFE).balance, 0, "paid");
    }

    function test_anOperationHappensOnce() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _signedOperation(_pay(address(0xCAFE), 1 ether));
        _handle(operation);
        _refused(operation, "AA25 invalid account nonce");
    }

    function test_whatAnotherKeySignedIsRefused() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        operation.signature = _signed(_hash(operation), KEY + 1);
        _refused(operation, "AA24 signature error");
    }

    function test_whatWasSignedForAnotherOperationIsRefused() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _signedOperation(_pay(address(0xCAFE), 1 ether));
        operation.callData = _execution(_pay(address(0xCAFE), 2 ether));
        _refused(operation, "AA24 signature error");
    }

    function test_theOtherSignatureOfTheSameKeyIsRefused() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        WebAuthn.WebAuthnAuth memory auth = _auth(_hash(operation), KEY, "webauthn.get", 0x05);
        auth.s = bytes32(ORDER - uint256(auth.s));
        operation.signature = _encoded(auth);
        _refused(operation, "AA24 signature error");
    }

    function test_aRegistrationIsNoSignature() public {
        accounts.createAccount(qx, qy);
        _refusedAuth("webauthn.create", 0x05);
    }

    function test_theVisitorHasToBeThereAndVerified() public {
        accounts.createAccount(qx, qy);
        _refusedAuth("webauthn.get", 0x04);
        _refusedAuth("webauthn.get", 0x01);
        _refusedAuth("webauthn.get", 0x15);
    }

    /// @dev The authenticator and the browser see to it that a passkey signs for its own site; the chain cannot.
    function test_theOriginIsNotTheBusinessOfTheChain() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        operation.signature = _encoded(_authAt(_hash(operation), KEY, "webauthn.get", 0x05, "https://other.example"));
        _handle(operation);
        _eq(address(0xCAFE).balance, 1 ether, "not paid");
    }

    function test_whatIsNoSignatureAtAllIsRefused() public {
        accounts.createAccount(qx, qy);
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        operation.signature = hex"1234";
        _refused(operation, "AA24 signature error");
    }

    function test_nobodyElseCallsThroughTheAccount() public {
        accounts.createAccount(qx, qy);
        Call[] memory calls = _pay(address(this), 1 ether);
        vm.expectRevert(abi.encodeWithSelector(Account.AccountUnauthorized.selector, address(this)));
        account.execute(BATCH, abi.encode(calls));
        vm.prank(address(account));
        account.execute(BATCH, abi.encode(_pay(address(0xCAFE), 1 ether)));
        _eq(address(0xCAFE).balance, 1 ether, "not by itself");
    }

    function test_aMessageIsSignedForThisAccountAlone() public {
        accounts.createAccount(qx, qy);
        bytes32 hash = keccak256("a message, with its prefix");
        bytes memory signature = _signed(_personal(hash, address(account)), KEY);
        _eq(uint32(account.isValidSignature(hash, signature)), uint32(0x1626ba7e), "not valid");
        _eq(uint32(account.isValidSignature(keccak256("another"), signature)), uint32(0xffffffff), "another message");
        bytes memory plain = _signed(hash, KEY);
        _eq(uint32(account.isValidSignature(hash, plain)), uint32(0xffffffff), "without the account");
        bytes memory other = _signed(_personal(hash, address(this)), KEY);
        _eq(uint32(account.isValidSignature(hash, other)), uint32(0xffffffff), "for another account");
    }

    function test_itTakesPiecesThatAreSentSafely() public {
        accounts.createAccount(qx, qy);
        _true(account.supportsInterface(0x4e2312e0), "no ERC-1155");
        _eq(uint32(account.onERC721Received(address(this), address(this), 1, "")), uint32(0x150b7a02), "no ERC-721");
    }

    function _pay(address to, uint256 value) private pure returns (Call[] memory calls) {
        calls = new Call[](1);
        calls[0] = Call(to, value, "");
    }

    function _execution(Call[] memory calls) private pure returns (bytes memory) {
        return abi.encodeWithSignature("execute(bytes32,bytes)", BATCH, abi.encode(calls));
    }

    function _operation(Call[] memory calls) private view returns (PackedUserOperation memory operation) {
        operation.sender = address(account);
        operation.nonce = entry.getNonce(address(account), 0);
        operation.callData = _execution(calls);
        operation.accountGasLimits = bytes32((uint256(5_000_000) << 128) | 200_000);
        operation.preVerificationGas = 50_000;
        operation.gasFees = bytes32((uint256(1 gwei) << 128) | 1 gwei);
    }

    function _signedOperation(Call[] memory calls) private view returns (PackedUserOperation memory operation) {
        operation = _operation(calls);
        operation.signature = _signed(_hash(operation), KEY);
    }

    function _hash(PackedUserOperation memory operation) private view returns (bytes32) {
        return IHashes(address(entry)).getUserOpHash(operation);
    }

    function _handle(PackedUserOperation memory operation) private {
        PackedUserOperation[] memory operations = new PackedUserOperation[](1);
        operations[0] = operation;
        // The entry point takes calls of accounts without code alone.
        vm.prank(BUNDLER, BUNDLER);
        entry.handleOps(operations, payable(BUNDLER));
    }

    function _refused(PackedUserOperation memory operation, string memory reason) private {
        vm.expectRevert(abi.encodeWithSelector(IEntryPoint.FailedOp.selector, 0, reason));
        _handle(operation);
    }

    function _refusedAuth(string memory kind, bytes1 flags) private {
        PackedUserOperation memory operation = _operation(_pay(address(0xCAFE), 1 ether));
        operation.signature = _encoded(_auth(_hash(operation), KEY, kind, flags));
        _refused(operation, "AA24 signature error");
    }

    function _signed(bytes32 hash, uint256 key) private pure returns (bytes memory) {
        return _encoded(_auth(hash, key, "webauthn.get", 0x05));
    }

    function _auth(bytes32 hash, uint256 key, string memory kind, bytes1 flags)
        private
        pure
        returns (WebAuthn.WebAuthnAuth memory)
    {
        return _authAt(hash, key, kind, flags, "https://intaglio.example");
    }

    /// @dev What an authenticator and a browser make of a challenge.
    function _authAt(bytes32 hash, uint256 key, string memory kind, bytes1 flags, string memory origin)
        private
        pure
        returns (WebAuthn.WebAuthnAuth memory auth)
    {
        auth.clientDataJSON = string.concat(
            '{"type":"', kind, '","challenge":"', Base64.encodeURL(abi.encodePacked(hash)), '","origin":"', origin, '"}'
        );
        auth.typeIndex = 1;
        auth.challengeIndex = 11 + bytes(kind).length;
        auth.authenticatorData = abi.encodePacked(sha256("intaglio.example"), flags, uint32(0));
        bytes32 digest = sha256(abi.encodePacked(auth.authenticatorData, sha256(bytes(auth.clientDataJSON))));
        (auth.r, auth.s) = vm.signP256(key, digest);
        if (uint256(auth.s) > ORDER / 2) auth.s = bytes32(ORDER - uint256(auth.s));
    }

    function _encoded(WebAuthn.WebAuthnAuth memory auth) private pure returns (bytes memory) {
        return
            abi.encode(auth.r, auth.s, auth.challengeIndex, auth.typeIndex, auth.authenticatorData, auth.clientDataJSON);
    }

    function _personal(bytes32 hash, address verifier) private view returns (bytes32) {
        bytes32 domain = keccak256(
            abi.encode(
                keccak256("EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)"),
                keccak256("PasskeyAccount"),
                keccak256("1"),
                block.chainid,
                verifier
            )
        );
        bytes32 message = keccak256(abi.encode(keccak256("PersonalSign(bytes prefixed)"), hash));
        return keccak256(abi.encodePacked(hex"1901", domain, message));
    }
}
