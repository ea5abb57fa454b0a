// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice What the tests ask of forge: the cheat codes they use, and no others.
interface Vm {
    struct Log {
        bytes32[] topics;
        bytes data;
        address emitter;
    }

    function accesses(address target) external returns (bytes32[] memory reads, bytes32[] memory writes);
    function addr(uint256 privateKey) external pure returns (address);
    function assertEq(uint256 left, uint256 right, string calldata why) external pure;
    function assertEq(address left, address right, string calldata why) external pure;
    function assertEq(bytes32 left, bytes32 right, string calldata why) external pure;
    function assertEq(bool left, bool right, string calldata why) external pure;
    function assertEq(bytes calldata left, bytes calldata right, string calldata why) external pure;
    function assertEq(string calldata left, string calldata right, string calldata why) external pure;
    function assertGe(uint256 left, uint256 right, string calldata why) external pure;
    function assertLe(uint256 left, uint256 right, string calldata why) external pure;
    function assertTrue(bool condition, string calldata why) external pure;
    function assume(bool condition) external pure;
    function chainId(uint256 id) external;
    function cool(address target) external;
    function deal(address account, uint256 wei_) external;
    function etch(address target, bytes calldata code) external;
    function expectCall(address callee, bytes calldata data) external;
    function expectEmit() external;
    function expectEmit(address emitter) external;
    function expectPartialRevert(bytes4 selector) external;
    function expectRevert() external;
    function expectRevert(bytes4 selector) external;
    function expectRevert(bytes calldata data) external;
    function getCode(string calldata artifact) external view returns (bytes memory);
    function getDeployedCode(string calldata artifact) external view returns (bytes memory);
    function getRecordedLogs() external returns (Log[] memory);
    function mockCall(address callee, bytes calldata data, bytes calldata answer) external;
    function label(address account, string calldata name) external;
    function load(address target, bytes32 slot) external view returns (bytes32);
    function parseBytes(string calldata hexadecimal) external pure returns (bytes memory);
    function parseJsonBytes(string calldata json, string calldata key) external pure returns (bytes memory);
    function parseJsonBytesArray(string calldata json, string calldata key) external pure returns (bytes[] memory);
    function parseJsonString(string calldata json, string calldata key) external pure returns (string memory);
    function parseJsonStringArray(string calldata json, string calldata key) external pure returns (string[] memory);
    function parseJsonUint(string calldata json, string calldata key) external pure returns (uint256);
    function parseJsonUintArray(string calldata json, string calldata key) external pure returns (uint256[] memory);
    function prank(address sender) external;
    function prank(address sender, address origin) external;
    function readFile(string calldata path) external view returns (string memory);
    function readFileBinary(string calldata path) external view returns (bytes memory);
    function publicKeyP256(uint256 privateKey) external pure returns (uint256 x, uint256 y);
    function record() external;
    function recordLogs() external;
    function revertToState(uint256 id) external returns (bool);
    function roll(uint256 number) external;
    function sign(uint256 privateKey, bytes32 digest) external pure returns (uint8 v, bytes32 r, bytes32 s);
    function signP256(uint256 privateKey, bytes32 digest) external pure returns (bytes32 r, bytes32 s);
    function snapshotGasLastCall(string calldata group, string calldata name) external returns (uint256 gas);
    function snapshotState() external returns (uint256 id);
    function snapshotValue(string calldata group, string calldata name, uint256 value) external;
    function startPrank(address sender) external;
    function stopPrank() external;
    function store(address target, bytes32 slot, bytes32 value) external;
    function toString(uint256 value) external pure returns (string memory);
    function toString(address value) external pure returns (string memory);
    function toString(bytes calldata value) external pure returns (string memory);
    function warp(uint256 timestamp) external;
}
