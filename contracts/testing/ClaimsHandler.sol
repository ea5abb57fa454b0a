// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaims } from "../MerkleClaims.sol";
import { TokenGrants } from "../TokenGrants.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { MerkleClaimsWords } from "../claims/MerkleClaimsWords.sol";
import { ITokenGrants } from "../grants/ITokenGrants.sol";
import { ITokenLocker } from "../locks/ITokenLocker.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Branch } from "./Branch.sol";
import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

/// @notice Creators and claimants in any order, by themselves and by signature, into locks, into grants and out. Before each of their calls a
///         stranger tries everything on some campaign, and must change nothing.
contract ClaimsHandler is Test {
    struct Entry {
        address account;
        uint256 amount;
    }

    /// @dev The keys of the three accounts on the lists are this one and the next two.
    uint256 private constant KEY = 0xA000;
    address private constant STRANGER = address(0xBAD);
    address private constant ELSEWHERE = address(0xE15E);
    address private constant REVOKER = address(0x4E7);

    TokenLocker public immutable locker = new TokenLocker();
    TokenGrants public immutable grants = new TokenGrants();
    MerkleClaims public immutable claims =
        new MerkleClaims(ITokenLocker(address(locker)), ITokenGrants(address(grants)));
    Coin[2] public coins = [new Coin(18), new Coin(6)];
    uint256 public count;

    /// @notice Calls of a run, how many of them changed something, and how many claims were by signature, into locks and into grants.
    uint256 public calls;
    uint256 public changes;
    uint256 public bySignature;
    uint256 public intoLocks;
    uint256 public intoGrants;

    mapping(uint256 id => Entry[4]) public entries;
    mapping(uint256 id => Coin) public coinOf;
    mapping(uint256 id => uint256) public funded;
    mapping(uint256 id => uint256) public claimed;
    mapping(uint256 id => uint256) public refunded;
    mapping(uint256 id => mapping(uint256 index => bool)) public paid;
    mapping(Coin coin => uint256) public gifts;
    mapping(Coin coin => uint256) public locked;
    mapping(Coin coin => uint256) public granted;

    address[3] private _people;

    constructor() {
        vm.warp(1_800_000_000);
        _people = [vm.addr(KEY), vm.addr(KEY + 1), vm.addr(KEY + 2)];
    }

    /// @dev A stranger goes first; then the call is counted, and whether it changed anything.
    modifier counted(uint256 seed) {
        _intrude(seed);
        ++calls;
        bytes32 before = _state();
        _;
        if (_state() != before) ++changes;
    }

    /// @notice A campaign over four entries, now and then for less than their sum, for own claims, into locks or into grants.
    function create(uint256 seed, uint256 missing, uint256 length) external counted(seed) {
        _create(seed, missing, length);
    }

    /// @notice An entry that is due is claimed by its account, or by anyone where anyone may; where none is due, one is made.
    function claim(uint256 seed, bool byAnyone) external counted(seed) {
        (uint256 id, uint256 index) = _due(seed);
        Entry memory entry = entries[id][index];
        bytes32[] memory proof = Branch.proof(_leaves(id), index);
        bool anyone = byAnyone && !claims.campaign(id).ownClaims;
        vm.prank(anyone ? STRANGER : entry.account);
        claims.claim(id, index, entry.account, entry.amount, proof);
        _note(id, index, entry.account);
    }

    /// @notice An entry that is due is paid where its account signed to, whoever sends it; then the copy is worth nothing.
    function claimSigned(uint256 seed) external counted(seed) {
        (uint256 id, uint256 index) = _due(seed);
        bytes memory call = _signedCall(id, index, ELSEWHERE, _keyOf(id, index));
        vm.prank(STRANGER);
        (bool done,) = address(claims).call(call);
        _true(done, "the signature counts");
        _note(id, index, ELSEWHERE);
        ++bySignature;
        (done,) = address(claims).call(call);
        _true(!done, "once");
    }

    /// @notice The creator takes a rest; if none is due, time goes on to the next deadline.
    function refund(uint256 seed) external counted(seed) {
        uint256 id = _leftOver(seed);
        MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
        if (block.timestamp < campaign.deadline) vm.warp(campaign.deadline);
        claims.refund(id, ELSEWHERE);
        refunded[id] = campaign.remaining;
    }

    /// @notice Tokens that belong to no campaign.
    function give(uint256 which, uint256 amount) external counted(which) {
        Coin coin = coins[which & 1];
        amount = 1 + amount % 1e24;
        coin.mint(address(claims), amount);
        gifts[coin] += amount;
    }

    /// @notice Time goes by.
    function wait(uint256 time) external counted(time) {
        vm.warp(block.timestamp + time % 10 days);
    }

    function _create(uint256 seed, uint256 missing, uint256 length) private returns (uint256 id) {
        MerkleClaimsWords.Terms memory terms;
        id = ++count;
        for (uint256 index = 0; index < 4; ++index) {
            uint256 amount = 1 + uint256(keccak256(abi.encode(seed, index))) % 1e24;
            entries[id][index] = Entry(_people[(seed % 3 + index) % 3], amount);
            terms.total += amount;
        }
        if (missing % 3 == 0) terms.total -= missing % terms.total;
        Coin coin = coins[seed & 1];
        coin.mint(address(this), terms.total);
        coin.approve(address(claims), terms.total);
        // forge-lint: disable-start(unsafe-typecast)
        terms.start = uint40(block.timestamp - 1);
        terms.deadline = length % 16 == 0 ? claims.PERMANENT() : uint40(block.timestamp + 1 + length % 30 days);
        if (seed % 5 < 2) {
            terms.lock = VestingMath.Schedule(0, terms.start, uint40(block.timestamp + 1 + length % 20 days), 0);
        }
        // forge-lint: disable-end(unsafe-typecast)
        if (seed % 5 == 1) terms.grant = MerkleClaimsWords.GrantTerms(true, seed & 2 == 0 ? address(0) : REVOKER, 0);
        (terms.token, terms.root, terms.ownClaims) = (coin, Branch.root(_leaves(id)), seed % 7 < 3);
        claims.createCampaign(terms);
        (coinOf[id], funded[id]) = (coin, terms.total);
    }

    /// @dev Everything a stranger could try on a campaign. Each has to fail with its own error.
    function _intrude(uint256 seed) private {
        if (count == 0) return;
        bytes32 before = _state();
        uint256 id = 1 + seed % count;
        uint256 index = seed & 3;
        Entry memory entry = entries[id][index];
        bytes32[] memory proof = Branch.proof(_leaves(id), index);
        MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
        _refused(abi.encodeCall(claims.refund, (id, STRANGER)), MerkleClaimsWords.MerkleClaims_NotCreator.selector);
        _refused(
            _signedCall(id, index, STRANGER, 0xBAD + seed % 3), MerkleClaimsWords.MerkleClaims_WrongSignature.selector
        );
        if (block.timestamp < campaign.deadline) {
            bytes memory plain = abi.encodeCall(claims.claim, (id, index, entry.account, entry.amount, proof));
            if (campaign.ownClaims) {
                _refused(plain, MerkleClaimsWords.MerkleClaims_NotTheAccount.selector);
            } else if (paid[id][index]) {
                _refused(plain, MerkleClaimsWords.MerkleClaims_AlreadyClaimed.selector);
            } else if (entry.amount <= campaign.remaining) {
                plain = abi.encodeCall(claims.claim, (id, index, STRANGER, entry.amount, proof));
                _refused(plain, MerkleClaimsWords.MerkleClaims_WrongProof.selector);
            }
        }
        _true(_state() == before, "a stranger changes nothing");
    }

    function _refused(bytes memory call, bytes4 reason) private {
        vm.prank(STRANGER);
        (bool done, bytes memory why) = address(claims).call(call);
        // forge-lint: disable-next-line(unsafe-typecast)
        _true(!done && bytes4(why) == reason, "not a stranger's");
    }

    function _signedCall(uint256 id, uint256 index, address recipient, uint256 key)
        private
        view
        returns (bytes memory)
    {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(key, claims.claimToDigest(id, index, recipient, 2 ** 40));
        Entry memory entry = entries[id][index];
        bytes32[] memory proof = Branch.proof(_leaves(id), index);
        return abi.encodeCall(
            claims.claimBySig,
            (id, index, entry.account, entry.amount, proof, recipient, 2 ** 40, abi.encodePacked(r, s, v))
        );
    }

    function _keyOf(uint256 id, uint256 index) private view returns (uint256 key) {
        while (_people[key] != entries[id][index].account) ++key;
        key += KEY;
    }

    /// @dev An entry that can be claimed now, of a new campaign if there is none.
    function _due(uint256 seed) private returns (uint256, uint256) {
        for (uint256 step = 0; step < 4 * count; ++step) {
            uint256 place = (seed % (4 * count) + step) % (4 * count);
            (uint256 id, uint256 index) = (1 + place / 4, place & 3);
            MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
            bool open = block.timestamp < campaign.deadline && entries[id][index].amount <= campaign.remaining;
            if (open && !paid[id][index]) return (id, index);
        }
        return (_create(seed, 1, 1 + (seed | 1) % 1 days), seed & 3);
    }

    /// @dev A campaign with a rest that comes back some day, a new one if there is none.
    function _leftOver(uint256 seed) private returns (uint256) {
        for (uint256 step = 0; step < count; ++step) {
            uint256 id = 1 + (seed % count + step) % count;
            MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
            if (campaign.remaining != 0 && campaign.deadline != claims.PERMANENT()) return id;
        }
        return _create(seed, 1, 1);
    }

    /// @dev Notes that an entry was paid, and that a lock or a grant was made of it where one is due.
    function _note(uint256 id, uint256 index, address recipient) private {
        paid[id][index] = true;
        claimed[id] += entries[id][index].amount;
        Coin coin = coinOf[id];
        MerkleClaimsWords.Campaign memory campaign = claims.campaign(id);
        if (campaign.payout == MerkleClaimsWords.Payout.Out || block.timestamp >= campaign.lock.end) return;
        if (campaign.payout == MerkleClaimsWords.Payout.Grant) {
            return _noteGrant(coin, entries[id][index].amount, recipient);
        }
        (uint256 first, uint256 number) = locker.idsOf(address(coin));
        _eq(locker.lockOf(first + number - 1).owner, recipient, "the lock is the recipient's");
        _eq(locker.lockOf(first + number - 1).amount, entries[id][index].amount, "of the entry");
        locked[coin] += entries[id][index].amount;
        ++intoLocks;
    }

    function _noteGrant(Coin coin, uint256 amount, address recipient) private {
        (uint256 first, uint256 number) = grants.idsOf(address(coin));
        _eq(grants.grantOf(first + number - 1).receiver, recipient, "the grant is the recipient's");
        _eq(grants.grantOf(first + number - 1).amount, amount, "of the entry");
        granted[coin] += amount;
        ++intoGrants;
    }

    function _state() private view returns (bytes32 digest) {
        digest = bytes32(claims.campaignCount());
        for (uint256 which = 0; which < 2; ++which) {
            uint256 held = coins[which].balanceOf(address(claims));
            digest = keccak256(
                abi.encode(
                    digest,
                    claims.owed(coins[which]),
                    held,
                    locker.owed(address(coins[which])),
                    grants.owed(address(coins[which]))
                )
            );
        }
    }

    function _leaves(uint256 id) private view returns (bytes32[4] memory leaves) {
        for (uint256 index = 0; index < 4; ++index) {
            Entry memory entry = entries[id][index];
            leaves[index] = claims.leafOf(index, entry.account, entry.amount);
        }
    }
}
