// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { Branch } from "./testing/Branch.sol";
import { ClaimsBase } from "./testing/ClaimsBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice What a list of 131,072 entries costs its creator and each claimant: whole transactions.
contract MerkleClaimsGasTest is ClaimsBase {
    uint256 private constant AMOUNT = 100e18;

    address private immutable _account = vm.addr(KEY);
    address private immutable _neighbour = address(0xBEE);
    bytes32[] private _proof = Branch.proof(17);
    bytes32[] private _neighbourProof = Branch.proof(17);

    /// @dev Entries 70,000 and 70,001 share their mark's word: the first pays for it, as one claim in 256 does.
    function setUp() public override {
        _proof[0] = _claims.leafOf(70_001, _neighbour, AMOUNT);
        _neighbourProof[0] = _claims.leafOf(70_000, _account, AMOUNT);
        _coin.mint(address(this), 4_000e18);
        _coin.approve(address(_claims), type(uint256).max);
    }

    function test_gas_of_claims_at_17_levels_to_new_holders() public {
        uint256 id = _campaign();
        _claims.claim(id, 70_001, _neighbour, AMOUNT, _neighbourProof);
        vm.snapshotGasLastCall("MerkleClaims", "claim, 17 levels, first of 256 entries");
        _claims.claim(id, 70_000, _account, AMOUNT, _proof);
        _le(vm.snapshotGasLastCall("MerkleClaims", "claim, 17 levels"), 92_000, "the goal");
    }

    function test_gas_of_a_claim_by_signature() public {
        uint256 id = _campaign();
        _claims.claim(id, 70_001, _neighbour, AMOUNT, _neighbourProof);
        bytes32 digest = _claims.claimToDigest(id, 70_000, address(0xB0B), 1000);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        bytes memory signature = abi.encodePacked(r, s, v);
        _claims.claimBySig(id, 70_000, _account, AMOUNT, _proof, address(0xB0B), 1000, signature);
        vm.snapshotGasLastCall("MerkleClaims", "claimBySig, 17 levels");
    }

    function test_gas_of_a_claim_into_a_lock() public {
        uint256 id = _campaign(VestingMath.Schedule(0, 0, 2000, 0));
        _claims.claim(id, 70_001, _neighbour, AMOUNT, _neighbourProof);
        _claims.claim(id, 70_000, _account, AMOUNT, _proof);
        vm.snapshotGasLastCall("MerkleClaims", "claim into a lock, 17 levels");
    }

    function test_gas_of_a_claim_into_a_grant() public {
        uint256 id = _campaign(
            VestingMath.Schedule(0, 0, 2000, 0), MerkleClaimsWords.GrantTerms(true, address(this), 30 days)
        );
        _claims.claim(id, 70_001, _neighbour, AMOUNT, _neighbourProof);
        _claims.claim(id, 70_000, _account, AMOUNT, _proof);
        vm.snapshotGasLastCall("MerkleClaims", "claim into a grant that can be revoked, 17 levels");
    }

    function test_gas_of_a_campaign() public {
        _campaign();
        vm.snapshotGasLastCall("MerkleClaims", "createCampaign, first of a token");
        _campaign();
        vm.snapshotGasLastCall("MerkleClaims", "createCampaign");
        vm.warp(1001);
        _claims.refund(2, address(this));
        vm.snapshotGasLastCall("MerkleClaims", "refund");
    }

    function _campaign() private returns (uint256) {
        return _campaign(VestingMath.Schedule(0, 0, 0, 0));
    }

    function _campaign(VestingMath.Schedule memory schedule) private returns (uint256) {
        return _campaign(schedule, MerkleClaimsWords.GrantTerms(false, address(0), 0));
    }

    function _campaign(VestingMath.Schedule memory schedule, MerkleClaimsWords.GrantTerms memory grant)
        private
        returns (uint256)
    {
        bytes32 root = Branch.root(_neighbourProof[0], _proof);
        MerkleClaimsWords.Terms memory terms = _terms(_coin, root, 1_000e18, 0, 1000);
        terms.metadataURI = "https://example.org/list.json";
        (terms.lock, terms.grant) = (schedule, grant);
        return _claims.createCampaign(terms);
    }
}
