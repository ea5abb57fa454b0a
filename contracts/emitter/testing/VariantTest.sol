// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Test } from "../../testing/Test.sol";
import { VaultAsset } from "./VaultAsset.sol";
import { Batch, Editions, IDelayed, IPowers, IRestricted, Limits, Phase, Royalty } from "./Variants.sol";

/// @notice The base of the behaviour tests: every compiled variant of one kind, deployed from the bytes that visitors
///         deploy. `node scripts/tokens/token-variants.ts --unpack` writes the file it reads.
abstract contract VariantTest is Test {
    /// @notice A variant as the file has it.
    struct Variant {
        string id;
        string kind;
        bool mintable;
        bool capped;
        bool burnable;
        bool pausable;
        bool blockList;
        bool allowList;
        bool freezable;
        bool permit;
        bool authorizations;
        bool temporary;
        bool callable;
        bool votes;
        bool flashMint;
        bool bridged;
        bool limits;
        bool ownable;
        bool roles;
        bool delayed;
        bool enumerable;
        bool consecutive;
        bool royalties;
        bool sale;
        bool reveal;
        bytes creationCode;
    }

    /// @notice What a visitor fills in.
    struct Values {
        string name;
        string symbol;
        string uri;
        uint8 decimals;
        uint256 supply;
        uint256 cap;
        uint256 maxSupply;
        address receiver;
        address owner;
        address admin;
        address minter;
        address pauser;
        address controller;
        address bridge;
        address asset;
        uint256 delay;
        Limits limits;
        Batch batch;
        Royalty royalty;
        Editions editions;
        address proceeds;
        Phase[] phases;
        bytes32 commitment;
    }

    uint256 internal constant SUPPLY = 1_000_000e18;
    uint256 internal constant CAP = 3_000_000e18;
    uint256 internal constant MAX_SUPPLY = 5;
    uint256 internal constant BATCH = 2;
    uint64 internal constant LAUNCHED = 1_800_000_000;
    uint256 internal constant ALICE_KEY = 0xA11CE;

    address internal constant LAUNCHER = address(0x1A1A);
    address internal constant OWNER = address(0x2A2A);
    address internal constant ADMIN = address(0x3A3A);
    address internal constant MINTER = address(0x4A4A);
    address internal constant PAUSER = address(0x5A5A);
    address internal constant CONTROLLER = address(0x7A7A);
    address internal constant BRIDGE = address(0x8A8A);
    address internal constant ASSET = address(0xA55E7);
    address internal constant PROCEEDS = address(0x9A9A);
    address internal constant BOB = address(0xB0B);
    address internal constant STRANGER = address(0x6A6A);

    bytes32 internal constant MINTER_ROLE = keccak256("MINTER_ROLE");
    bytes32 internal constant PAUSER_ROLE = keccak256("PAUSER_ROLE");
    bytes32 internal constant CONTROLLER_ROLE = keccak256("CONTROLLER_ROLE");

    address internal immutable ALICE = vm.addr(ALICE_KEY);

    Variant[] private _variants;
    address[] private _deployed;

    /// @dev Reads and deploys every variant of `kind`; then 31 days pass, so that limits have ended.
    function _deployAll(string memory kind) internal {
        Variant[] memory all = _variantsOfFile();
        vm.warp(LAUNCHED);
        vm.etch(ASSET, address(new VaultAsset()).code);
        for (uint256 i = 0; i < all.length; ++i) {
            if (keccak256(bytes(all[i].kind)) != keccak256(bytes(kind))) continue;
            // Kept as the code of an account: cheaper to read again than storage.
            vm.etch(_keeper(_variants.length), all[i].creationCode);
            address deployed = _create(abi.encodePacked(all[i].creationCode, _arguments(all[i], _values())));
            all[i].creationCode = "";
            _variants.push(all[i]);
            _deployed.push(deployed);
            if (_variants[_variants.length - 1].allowList) _allowEveryone(deployed);
        }
        vm.warp(block.timestamp + 31 days);
    }

    /// @dev Called from outside: the memory that a kind takes is free again afterwards, and costs the next nothing.
    function deployAll(string calldata kind) external {
        _deployAll(kind);
    }

    /// @dev Puts the accounts of the tests on the list of a token that only knows allowed ones.
    function _allowEveryone(address target) private {
        Variant storage has = _variants[_variants.length - 1];
        address[4] memory accounts = [ALICE, BOB, STRANGER, address(this)];
        for (uint256 i = 0; i < accounts.length; ++i) {
            _passes(has, _controller(has), target, abi.encodeCall(IRestricted.allowAccount, (accounts[i])));
        }
    }

    function _variantsOfFile() private view returns (Variant[] memory) {
        return abi.decode(vm.readFileBinary("contracts/emitter/compiled/unpacked.bin"), (Variant[]));
    }

    /// @dev How many variants the file has, of all kinds.
    function _countOfFile() internal view returns (uint256) {
        return _variantsOfFile().length;
    }

    function _count() internal view returns (uint256) {
        return _variants.length;
    }

    function _variant(uint256 index) internal view returns (Variant memory variant, address deployed) {
        return (_variants[index], _deployed[index]);
    }

    /// @dev Deploys a variant again with other values. Answers the zero address and what it said when it refuses.
    function _deploy(uint256 index, Values memory values) internal returns (address deployed, bytes memory refusal) {
        bytes memory code = abi.encodePacked(_keeper(index).code, _arguments(_variants[index], values));
        assembly ("memory-safe") {
            deployed := create(0, add(code, 0x20), mload(code))
        }
        if (deployed != address(0)) return (deployed, "");
        assembly ("memory-safe") {
            refusal := mload(0x40)
            mstore(refusal, returndatasize())
            returndatacopy(add(refusal, 0x20), 0, returndatasize())
            mstore(0x40, and(add(add(refusal, returndatasize()), 0x3f), not(0x1f)))
        }
    }

    function _values() internal view returns (Values memory values) {
        values.name = "Gold";
        values.symbol = "GLD";
        values.uri = "ipfs://bafy/";
        values.decimals = 18;
        values.supply = SUPPLY;
        values.cap = CAP;
        values.maxSupply = MAX_SUPPLY;
        values.receiver = LAUNCHER;
        values.owner = OWNER;
        values.admin = ADMIN;
        values.minter = MINTER;
        values.pauser = PAUSER;
        values.controller = CONTROLLER;
        values.bridge = BRIDGE;
        values.asset = ASSET;
        values.delay = 2 days;
        values.limits = Limits(SUPPLY / 50, SUPPLY / 100, 7 days);
        values.batch = Batch(BATCH, LAUNCHER);
        values.royalty = Royalty(750, BOB);
        values.editions = Editions(3, 5);
        values.proceeds = PROCEEDS;
        values.phases = new Phase[](3);
        values.phases[0] = Phase(0, 0, 0.1 ether, 3, bytes32(0));
        values.phases[1] = Phase(LAUNCHED + 40 days, LAUNCHED + 50 days, 0, 2, bytes32(0));
        values.phases[2] = Phase(0, 0, 0.05 ether, 2, _listRoot());
        values.commitment = keccak256(abi.encode("ipfs://shown/", bytes32(uint256(7))));
    }

    /// @dev The root of a list of two: ALICE and BOB.
    function _listRoot() internal view returns (bytes32) {
        (bytes32 one, bytes32 other) = (_listLeaf(ALICE), _listLeaf(BOB));
        return keccak256(one < other ? abi.encode(one, other) : abi.encode(other, one));
    }

    function _listLeaf(address account) internal pure returns (bytes32) {
        return keccak256(abi.encode(keccak256(abi.encode(account))));
    }

    /// @dev How many tokens the launch created.
    function _batched(Variant memory has) internal pure returns (uint256) {
        return has.consecutive ? BATCH : 0;
    }

    /// @dev The constructor arguments, encoded by hand: an answer of its own to what the emitter says they are.
    function _arguments(Variant memory has, Values memory values) private pure returns (bytes memory) {
        if (_isKind(has, "erc721") || _isKind(has, "erc1155")) return _collectionArguments(has, values);
        if (_isKind(has, "erc6909")) return _multiTokenArguments(has, values);
        bool fungible = _isKind(has, "erc20");
        bytes memory rest =
            fungible ? abi.encode(values.decimals, values.supply, values.receiver) : abi.encode(values.asset);
        if (has.capped) rest = bytes.concat(rest, abi.encode(values.cap));
        if (has.bridged) rest = bytes.concat(rest, abi.encode(values.bridge));
        rest = bytes.concat(rest, _powerArguments(has, values));
        if (has.limits) rest = bytes.concat(rest, abi.encode(values.limits));
        bytes memory name = _tail(values.name);
        uint256 start = 64 + rest.length;
        return abi.encodePacked(start, start + name.length, rest, name, _tail(values.symbol));
    }

    /// @dev Who holds the powers, and how long they wait. Behind a delay the timelock has every role.
    function _powerArguments(Variant memory has, Values memory values) private pure returns (bytes memory rest) {
        if (has.ownable) rest = bytes.concat(rest, abi.encode(values.owner));
        if (has.roles) rest = bytes.concat(rest, abi.encode(values.admin));
        bool named = has.roles && !has.delayed;
        if (named && has.mintable) rest = bytes.concat(rest, abi.encode(values.minter));
        if (named && has.pausable) rest = bytes.concat(rest, abi.encode(values.pauser));
        if (named && _isRestricted(has)) rest = bytes.concat(rest, abi.encode(values.controller));
        if (has.delayed) rest = bytes.concat(rest, abi.encode(values.delay));
    }

    function _collectionArguments(Variant memory has, Values memory values) private pure returns (bytes memory) {
        bytes memory before;
        bytes memory rest;
        // The batch counts, too: there is always room for MAX_SUPPLY more.
        uint256 most = values.maxSupply == 0 ? 0 : values.maxSupply + _batched(has);
        if (has.capped) before = abi.encode(most);
        if (has.consecutive) before = bytes.concat(before, abi.encode(values.batch));
        if (has.royalties) before = bytes.concat(before, abi.encode(values.royalty));
        if (has.sale && _isKind(has, "erc1155")) before = bytes.concat(before, abi.encode(values.editions));
        if (has.reveal) rest = abi.encode(values.commitment);
        rest = bytes.concat(rest, _powerArguments(has, values));

        bytes memory name = _tail(values.name);
        bytes memory symbol = _tail(values.symbol);
        bytes memory uri = _tail(values.uri);
        uint256 from = 96 + before.length + (has.sale ? 32 : 0) + rest.length;
        uint256 last = from + name.length + symbol.length;
        bytes memory head = abi.encodePacked(from, from + name.length, last, before);
        if (has.sale) head = abi.encodePacked(head, last + uri.length);
        head = abi.encodePacked(head, rest, name, symbol, uri);
        return has.sale ? bytes.concat(head, abi.encode(values.proceeds, values.phases)) : head;
    }

    function _multiTokenArguments(Variant memory has, Values memory values) private pure returns (bytes memory) {
        bytes memory rest = _powerArguments(has, values);
        bytes memory name = _tail(values.name);
        bytes memory symbol = _tail(values.symbol);
        uint256 start = 192 + rest.length;
        uint256 last = start + name.length + symbol.length;
        bytes memory amounts = abi.encode(values.decimals, values.supply, values.receiver, last);
        return abi.encodePacked(start, start + name.length, amounts, rest, name, symbol, _tail(values.uri));
    }

    function _isKind(Variant memory has, string memory kind) private pure returns (bool) {
        return keccak256(bytes(has.kind)) == keccak256(bytes(kind));
    }

    /// @dev A text as it stands at the end of encoded arguments: its length, and its bytes filled up to whole words.
    function _tail(string memory text) private pure returns (bytes memory) {
        return abi.encodePacked(bytes(text).length, text, new bytes((32 - (bytes(text).length % 32)) % 32));
    }

    function _keeper(uint256 index) private pure returns (address) {
        // Some hundred variants: nothing is cut off.
        // forge-lint: disable-next-line(unsafe-typecast)
        return address(uint160(0xC0DE0000 + index));
    }

    function _minter(Variant memory has) internal pure returns (address) {
        return has.ownable ? OWNER : MINTER;
    }

    function _controller(Variant memory has) internal pure returns (address) {
        return has.ownable ? OWNER : CONTROLLER;
    }

    function _isRestricted(Variant memory has) internal pure returns (bool) {
        return has.blockList || has.allowList || has.freezable;
    }

    /// @dev The account that a call comes from: behind a delay, the timelock owns the token or has its roles.
    function _sender(Variant memory has, address caller, address target) internal view returns (address) {
        bool waits = has.ownable
            ? caller == OWNER
            : caller == ADMIN || caller == MINTER || caller == PAUSER || caller == CONTROLLER;
        return has.delayed && waits ? IDelayed(target).timelock() : caller;
    }

    function _pauser(Variant memory has) internal pure returns (address) {
        return has.ownable ? OWNER : PAUSER;
    }

    /// @dev Calls as `caller` and demands that it succeeds.
    function _passes(Variant memory has, address caller, address target, bytes memory data) internal {
        vm.prank(_sender(has, caller, target));
        (bool ok, bytes memory answer) = target.call(data);
        // What it says is put together only when it is needed: there are some hundred thousand calls.
        if (!ok) _eq(answer, "taken", string.concat(has.id, " refused ", vm.toString(data)));
    }

    /// @dev Calls as `caller` and demands that it is refused with exactly these words.
    function _fails(Variant memory has, address caller, address target, bytes memory data, bytes memory words)
        internal
    {
        vm.prank(_sender(has, caller, target));
        (bool ok, bytes memory answer) = target.call(data);
        if (ok) _true(false, string.concat(has.id, " took ", vm.toString(data)));
        if (keccak256(answer) == keccak256(words)) return;
        _eq(answer, words, string.concat(has.id, " refused otherwise ", vm.toString(data)));
    }

    /// @dev Demands that an account cannot give up a role of its own while the token is paused.
    function _cannotLeave(Variant memory has, address target, bytes32 role, address account) internal {
        bytes memory leaves = abi.encodeCall(IPowers.renounceRole, (role, _sender(has, account, target)));
        _fails(has, account, target, leaves, abi.encodeWithSelector(IPowers.EnforcedPause.selector));
    }

    /// @dev Demands that only who was named at the launch holds a power, and that no stranger can use or take one.
    function _keepsStrangersOut(Variant memory has, address target) internal {
        bytes memory stranger = abi.encodeWithSelector(IPowers.OwnableUnauthorizedAccount.selector, STRANGER);
        if (has.ownable) {
            _eq(IPowers(target).owner(), _sender(has, OWNER, target), has.id);
            if (has.pausable) _fails(has, STRANGER, target, abi.encodeCall(IPowers.pause, ()), stranger);
            if (has.pausable) _fails(has, STRANGER, target, abi.encodeCall(IPowers.unpause, ()), stranger);
            _keepsStrangersFromAccounts(has, target, stranger);
            _fails(has, STRANGER, target, abi.encodeCall(IPowers.renounceOwnership, ()), stranger);
            _fails(has, STRANGER, target, abi.encodeCall(IPowers.transferOwnership, (STRANGER)), stranger);
            _fails(has, STRANGER, target, abi.encodeCall(IPowers.acceptOwnership, ()), stranger);
        }
        if (has.roles) {
            _true(IPowers(target).hasRole(bytes32(0), _sender(has, ADMIN, target)), has.id);
            _eq(IPowers(target).hasRole(MINTER_ROLE, _sender(has, MINTER, target)), has.mintable, has.id);
            _eq(IPowers(target).hasRole(PAUSER_ROLE, _sender(has, PAUSER, target)), has.pausable, has.id);
            _eq(IPowers(target).hasRole(CONTROLLER_ROLE, _sender(has, CONTROLLER, target)), _isRestricted(has), has.id);
            if (has.delayed) _true(!IPowers(target).hasRole(bytes32(0), ADMIN), has.id);
            bytes4 refusal = IPowers.AccessControlUnauthorizedAccount.selector;
            bytes memory noPauser = abi.encodeWithSelector(refusal, STRANGER, PAUSER_ROLE);
            bytes memory noAdmin = abi.encodeWithSelector(refusal, STRANGER, bytes32(0));
            if (has.pausable) _fails(has, STRANGER, target, abi.encodeCall(IPowers.pause, ()), noPauser);
            if (has.pausable) _fails(has, STRANGER, target, abi.encodeCall(IPowers.unpause, ()), noPauser);
            _keepsStrangersFromAccounts(has, target, abi.encodeWithSelector(refusal, STRANGER, CONTROLLER_ROLE));
            _fails(has, STRANGER, target, abi.encodeCall(IPowers.grantRole, (MINTER_ROLE, STRANGER)), noAdmin);
            _fails(
                has,
                STRANGER,
                target,
                abi.encodeCall(IPowers.revokeRole, (bytes32(0), _sender(has, ADMIN, target))),
                noAdmin
            );
        }
    }

    function _keepsStrangersFromAccounts(Variant memory has, address target, bytes memory words) private {
        if (has.blockList) _fails(has, STRANGER, target, abi.encodeCall(IRestricted.blockAccount, (BOB)), words);
        if (has.blockList) _fails(has, STRANGER, target, abi.encodeCall(IRestricted.unblockAccount, (BOB)), words);
        if (has.allowList) _fails(has, STRANGER, target, abi.encodeCall(IRestricted.allowAccount, (BOB)), words);
        if (has.allowList) _fails(has, STRANGER, target, abi.encodeCall(IRestricted.disallowAccount, (BOB)), words);
        if (has.freezable) _fails(has, STRANGER, target, abi.encodeCall(IRestricted.freeze, (BOB, 1)), words);
    }

    /// @dev Demands that the contract does not know a function: it is refused without a word.
    function _unknown(Variant memory has, address target, bytes4 selector) internal {
        // Enough zero words for the arguments of any function: one that exists would come as far as saying something.
        (bool ok, bytes memory answer) = target.call(abi.encodePacked(selector, new bytes(1024)));
        if (!ok && answer.length == 0) return;
        _true(false, string.concat(has.id, " knows ", vm.toString(abi.encodePacked(selector))));
    }
}
