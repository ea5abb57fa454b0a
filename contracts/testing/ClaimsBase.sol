// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { MerkleClaims } from "../MerkleClaims.sol";
import { TokenGrants } from "../TokenGrants.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { MerkleClaimsWords } from "../claims/MerkleClaimsWords.sol";
import { ITokenGrants } from "../grants/ITokenGrants.sol";
import { ITokenLocker } from "../locks/ITokenLocker.sol";
import { Branch } from "./Branch.sol";
import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

/// @notice A list of four entries, 10, 20, 30 and 40 units; the first and the last are one account's.
abstract contract ClaimsBase is Test {
    uint256 internal constant KEY = 0xA11CE;
    uint256 internal constant START_BALANCE = 1e24;
    uint40 internal constant NOW = 1_800_000_000;
    uint40 internal constant START = NOW + 100;
    uint40 internal constant DEADLINE = NOW + 1000;

    TokenLocker internal immutable _locker = new TokenLocker();
    TokenGrants internal immutable _grants = new TokenGrants();
    MerkleClaims internal immutable _claims =
        new MerkleClaims(ITokenLocker(address(_locker)), ITokenGrants(address(_grants)));
    Coin internal immutable _coin = new Coin(18);
    address[4] internal _accounts = [vm.addr(KEY), address(0xB0B), address(0xCA4), vm.addr(KEY)];
    uint256[4] internal _amounts = [uint256(10), 20, 30, 40];

    function setUp() public virtual {
        vm.warp(NOW);
        _fund(_coin);
    }

    function _fund(Coin token) internal {
        token.mint(address(this), START_BALANCE);
        token.approve(address(_claims), type(uint256).max);
    }

    function _leaves() internal view returns (bytes32[4] memory leaves) {
        for (uint256 index = 0; index < 4; ++index) {
            leaves[index] = _claims.leafOf(index, _accounts[index], _amounts[index]);
        }
    }

    /// @dev A campaign over the list, open at once after this.
    function _create(IERC20 token, uint256 total) internal returns (uint256 id) {
        vm.warp(NOW);
        id = _claims.createCampaign(_terms(token, Branch.root(_leaves()), total));
        vm.warp(START);
    }

    /// @dev Terms of a campaign that pays out, from `START` until `DEADLINE`.
    function _terms(IERC20 token, bytes32 root, uint256 total) internal pure returns (MerkleClaimsWords.Terms memory) {
        return _terms(token, root, total, START, DEADLINE);
    }

    function _terms(IERC20 token, bytes32 root, uint256 total, uint40 start, uint40 deadline)
        internal
        pure
        returns (MerkleClaimsWords.Terms memory terms)
    {
        (terms.token, terms.root, terms.total) = (token, root, total);
        (terms.start, terms.deadline, terms.metadataURI) = (start, deadline, "ipfs://list");
    }

    /// @dev A campaign over one entry without a proof, open from the first second on.
    function _createOne(bytes32 leaf, uint256 total) internal returns (uint256) {
        return _claims.createCampaign(_terms(_coin, leaf, total, 0, DEADLINE));
    }

    function _claim(uint256 id, uint256 index) internal {
        _claims.claim(id, index, _accounts[index], _amounts[index], Branch.proof(_leaves(), index));
    }

    function _expectClaim(uint256 id, uint256 index, bytes memory reason) internal {
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        vm.expectRevert(reason);
        _claims.claim(id, index, _accounts[index], _amounts[index], proof);
    }
}
