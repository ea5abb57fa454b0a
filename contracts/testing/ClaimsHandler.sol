// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { MerkleClaims } from "../MerkleClaims.sol";
import { MerkleClaimsWords } from "../claims/MerkleClaimsWords.sol";
import { Branch } from "./Branch.sol";
import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

/// @notice Creators, claimants and strangers in any order: every call of an invariant run is one of these, and valid.
contract ClaimsHandler is Test {
    struct Entry {
        address account;
        uint256 amount;
    }

    MerkleClaims public immutable claims = new MerkleClaims();
    Coin[2] public coins = [new Coin(18), new Coin(6)];
    uint256 public count;

    mapping(uint256 id => Entry[4]) public entries;
    mapping(uint256 id => Coin) public coinOf;
    mapping(uint256 id => uint256) public funded;
    mapping(uint256 id => uint256) public claimed;
    mapping(uint256 id => uint256) public refunded;
    mapping(uint256 id => mapping(uint256 index => bool)) public paid;
    mapping(Coin coin => uint256) public gifts;

    constructor() {
        vm.warp(1_800_000_000);
    }

    /// @notice A campaign over four entries, now and then for less than their sum.
    function create(uint256 seed, uint256 missing, uint256 length) external {
        Coin coin = coins[seed & 1];
        uint256 id = ++count;
        uint256 total = 0;
        for (uint256 index = 0; index < 4; ++index) {
            uint256 amount = 1 + uint256(keccak256(abi.encode(seed, index))) % 1e24;
            entries[id][index] = Entry(address(uint160(0xA000 + (seed % 3 + index) % 3)), amount);
            total += amount;
        }
        total -= missing % 3 == 0 ? missing % total : 0;
        coin.mint(address(this), total);
        coin.approve(address(claims), total);
        uint40 start = SafeCast.toUint40(block.timestamp - 1);
        uint40 deadline = length % 16 == 0 ? claims.PERMANENT() : start + SafeCast.toUint40(2 + length % 30 days);
        claims.createCampaign(coin, Branch.root(_leaves(id)), total, start, deadline, "");
        (coinOf[id], funded[id]) = (coin, total);
    }

    /// @notice Whoever may still claim does; a second time, too late or too much must fail and change nothing.
    function claim(uint256 id, uint256 index, bool signed) external {
        if (count == 0) return;
        (id, index) = (1 + id % count, index & 3);
        Entry memory entry = entries[id][index];
        MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
        bool due = !paid[id][index] && block.timestamp < campaign.deadline && entry.amount <= campaign.remaining;
        bytes32[] memory proof = Branch.proof(_leaves(id), index);
        address other = signed ? address(0xBAD) : address(0);
        bytes memory call = signed
            ? abi.encodeCall(claims.claimBySig, (id, index, entry.account, entry.amount, proof, other, 2 ** 40, ""))
            : abi.encodeCall(claims.claim, (id, index, entry.account, entry.amount, proof));
        (bool done,) = address(claims).call(call);
        _true(done == (due && !signed), "as promised");
        if (!done) return;
        paid[id][index] = true;
        claimed[id] += entry.amount;
    }

    /// @notice The creator asks for the rest, in time or not.
    function refund(uint256 id) external {
        if (count == 0) return;
        id = 1 + id % count;
        MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
        bool due = block.timestamp >= campaign.deadline && campaign.remaining != 0;
        (bool done,) = address(claims).call(abi.encodeCall(claims.refund, (id)));
        _true(done == due, "after the deadline, and once");
        if (done) refunded[id] = campaign.remaining;
    }

    /// @notice A stranger asks for the rest.
    function steal(uint256 id, address stranger) external {
        if (count == 0 || stranger == address(this)) return;
        vm.prank(stranger);
        (bool done,) = address(claims).call(abi.encodeCall(claims.refund, (1 + id % count)));
        _true(!done, "not a stranger's");
    }

    /// @notice Tokens that belong to no campaign.
    function give(uint256 which, uint256 amount) external {
        Coin coin = coins[which & 1];
        amount = amount % 1e24;
        coin.mint(address(claims), amount);
        gifts[coin] += amount;
    }

    /// @notice Time goes by.
    function wait(uint256 time) external {
        vm.warp(block.timestamp + time % 10 days);
    }

    function _leaves(uint256 id) private view returns (bytes32[4] memory leaves) {
        for (uint256 index = 0; index < 4; ++index) {
            Entry memory entry = entries[id][index];
            leaves[index] = claims.leafOf(index, entry.account, entry.amount);
        }
    }
}
