// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "../TokenGrants.sol";
import { CurveMath } from "../grants/CurveMath.sol";
import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Coin, FeeCoin } from "./OddTokens.sol";
import { TokenGrantsBase } from "./TokenGrantsBase.sol";

/// @notice Payers, receivers, revokers and a stranger in any order, and what was promised of each grant. Most calls are valid; what the
///         stranger tries must fail.
contract TokenGrantsHandler is TokenGrantsBase {
    /// @notice What a grant showed last, to compare with what it shows next.
    struct Seen {
        uint128 vested;
        uint128 refunded;
        bool renounced;
        bool revoked;
        bool gone;
    }

    /// @dev All are looked at after every step: more of them only take longer.
    uint256 private constant MOST = 7;

    Coin[2] public coins;
    uint256[] public ids;
    mapping(uint256 id => Seen) public seen;
    mapping(Coin => uint256) public arrived;
    mapping(Coin => uint256) public left;
    mapping(string what => uint256) public done;
    address[3] private _people = [RECEIVER, OTHER, PAYER];
    address private constant STRANGER = address(0x57);
    string public broken;
    uint256 public calls;
    /// @notice The calls that did something. What the stranger tries, and a revocation that comes too late, do nothing.
    uint256 public changes;

    constructor() {
        vm.warp(NOW);
        coins[0] = coin;
        coins[1] = new FeeCoin(100);
        for (uint256 i; i < 2; ++i) {
            _fund(coins[i]);
        }
    }

    modifier counted() {
        ++calls;
        _;
    }

    function grantsOf() external view returns (TokenGrants) {
        return grants;
    }

    function count() external view returns (uint256) {
        return ids.length;
    }

    function wait_(uint32 seconds_) external counted {
        vm.warp(block.timestamp + 1 + seconds_ % 40 days);
        _look("wait");
    }

    function create(uint256 random, uint96 amount) external counted {
        _create(random, amount);
    }

    /// @dev Also where there is nothing with which something else could be done. Where there is no place for one more, time passes.
    function _create(uint256 random, uint96 amount) private {
        if (!_room(random)) return _look("wait");
        Coin token = coins[random % 2];
        (VestingMath.Schedule memory schedule, bytes32 curve) = _shape(random);
        uint256 before = token.balanceOf(address(grants));
        vm.prank(PAYER);
        uint256 id = grants.create(
            address(token), _people[_part(random, 1) % 3], amount % 1e24 + 200, schedule, _anyTerms(random, curve)
        );
        arrived[token] += token.balanceOf(address(grants)) - before;
        ids.push(id);
        _look("create");
    }

    function createMany(uint256 random) external counted {
        if (!_room(random)) return _look("wait");
        Coin token = coins[random % 2];
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](random % 3 + 1);
        for (uint256 i; i < awards.length; ++i) {
            // forge-lint: disable-next-line(unsafe-typecast)
            uint128 amount = uint128(_part(random, i + 9) % 1e24 + 200);
            awards[i] = TokenGrantsWords.Award(_people[i], amount, _any(_part(random, i)));
        }
        uint256 before = token.balanceOf(address(grants));
        vm.prank(PAYER);
        uint256 id = grants.createMany(address(token), awards, _anyTerms(random, 0));
        arrived[token] += token.balanceOf(address(grants)) - before;
        for (uint256 i; i < awards.length; ++i) {
            ids.push(id + i);
        }
        _look("create");
    }

    function withdraw(uint256 random, uint128 amount) external counted {
        (uint256 id, bool there) = _pick(random, 1);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        uint128 available = grants.withdrawable(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        amount = random % 2 == 0 ? available : uint128(_bound(amount, 1, available));
        vm.prank(it.receiver);
        grants.withdraw(id, address(0xDEAD), amount);
        left[Coin(it.token)] += amount;
        if (grants.exists(id) && _of(id).withdrawn != it.withdrawn + amount) broken = "withdrawn does not add up";
        _look("withdraw");
    }

    function withdrawMany(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, 1);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        uint256[] memory mine = new uint256[](ids.length);
        (uint256 found, uint256 sum) = (0, 0);
        for (uint256 i; i < ids.length; ++i) {
            TokenGrantsWords.Grant memory other = _of(ids[i]);
            if (other.receiver != it.receiver || other.token != it.token) continue;
            mine[found++] = ids[i];
            sum += grants.withdrawable(ids[i]);
        }
        assembly ("memory-safe") {
            mstore(mine, found)
        }
        vm.prank(it.receiver);
        grants.withdrawMany(mine, address(0xDEAD));
        left[Coin(it.token)] += sum;
        _look("withdrawMany");
    }

    function push(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, 1);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        uint128 available = grants.withdrawable(id);
        if (!it.pushAllowed) {
            vm.prank(it.receiver);
            grants.allowPush(id, true);
        }
        vm.prank(STRANGER);
        grants.push(id);
        left[Coin(it.token)] += available;
        _look("push");
    }

    function revoke(uint256 random, uint32 later) external counted {
        (uint256 id, bool there) = _pick(random, 2);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 when = random % 3 == 0 ? uint40(block.timestamp + later % 60 days) : 0;
        vm.prank(it.revoker);
        (bool ok,) = address(grants).call(abi.encodeCall(TokenGrants.revoke, (id, when)));
        uint256 stop = block.timestamp + it.notice;
        if (when > stop) stop = when;
        if (ok && _of(id).stop != stop) broken = "a revocation stops at another time";
        if (ok != (stop < it.schedule.end && grants.vestedAt(id, stop) < it.amount)) broken = "revocable or not";
        if (ok) seen[id].revoked = true;
        if (ok) return _look("revoke");
        _check("too late");
    }

    function refund(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, 3);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        uint128 amount = grants.refundable(id);
        vm.prank(it.revoker);
        grants.refund(id, address(0xFEED), amount);
        left[Coin(it.token)] += amount;
        seen[id].refunded = amount;
        _look("refund");
    }

    function renounce(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, 2);
        if (!there || random % 3 != 0) return _create(random, 1e18);
        vm.prank(_of(id).revoker);
        grants.renounce(id);
        seen[id].renounced = true;
        _look("renounce");
    }

    function handOver(uint256 random) external counted {
        (uint256 id, bool there) = _pick(random, 0);
        if (!there) return _create(random, 1e18);
        TokenGrantsWords.Grant memory it = _of(id);
        address to = _people[_part(random, 3) % 3];
        if (random % 2 == 0) {
            if (to == it.receiver) return _create(random, 1e18);
            vm.prank(it.receiver);
            grants.proposeReceiver(id, to);
            if (_part(random, 5) % 2 == 0) return _look("offer");
            vm.prank(to);
            grants.acceptReceiver(id);
            if (_of(id).receiver != to) broken = "not handed over";
        } else {
            if (it.revoker == address(0) || to == it.revoker) return _create(random, 1e18);
            vm.prank(it.revoker);
            grants.proposeRevoker(id, to);
            if (_part(random, 5) % 2 == 0) return _look("offer");
            vm.prank(to);
            grants.acceptRevoker(id);
            if (_of(id).revoker != to) broken = "not handed over";
        }
        _look("hand over");
    }

    function donate(uint64 amount) external counted {
        coin.mint(address(grants), amount);
        _look("donate");
    }

    /// @notice A stranger tries everything at a grant of others.
    function steal(uint256 random) external counted {
        if (ids.length == 0) return;
        uint256 id = ids[_part(random, 4) % ids.length];
        uint256[] memory one = new uint256[](1);
        one[0] = id;
        bytes[9] memory attempts = [
            abi.encodeCall(TokenGrants.withdraw, (id, STRANGER, uint128(1))),
            abi.encodeCall(TokenGrants.withdrawShare, (id, STRANGER, uint128(1), uint128(0))),
            abi.encodeCall(TokenGrants.withdrawMany, (one, STRANGER)),
            abi.encodeCall(TokenGrants.allowPush, (id, true)),
            abi.encodeCall(TokenGrants.proposeReceiver, (id, STRANGER)),
            abi.encodeCall(TokenGrants.acceptReceiver, (id)),
            abi.encodeCall(TokenGrants.revoke, (id, uint40(0))),
            abi.encodeCall(TokenGrants.refund, (id, STRANGER, uint128(0))),
            abi.encodeCall(TokenGrants.acceptRevoker, (id))
        ];
        bytes32 before = keccak256(abi.encode(_of(id)));
        for (uint256 i; i < attempts.length; ++i) {
            vm.prank(STRANGER);
            (bool ok,) = address(grants).call(attempts[i]);
            if (ok) broken = "I7: a stranger did it";
        }
        if (keccak256(abi.encode(_of(id))) != before) broken = "I7: a stranger changed it";
        _check("steal");
    }

    /// @dev Whether one more can be looked at. Where enough were made time passes, and an ended one makes place.
    function _room(uint256 random) private returns (bool) {
        if (ids.length < MOST) return true;
        vm.warp(block.timestamp + 1 + random % 20 days);
        for (uint256 i; i < ids.length; ++i) {
            if (grants.exists(ids[i])) continue;
            ids[i] = ids[ids.length - 1];
            ids.pop();
            return true;
        }
        return false;
    }

    /// @dev A schedule, on a curve every third time.
    function _shape(uint256 random) private returns (VestingMath.Schedule memory schedule, bytes32 curve) {
        schedule = _any(_part(random, 2));
        if (random % 3 != 0) return (schedule, 0);
        (CurveMath.Segment[] memory segments, uint256 length) = _anyCurve(random, 6);
        uint256 start = block.timestamp + random % 10 days;
        // forge-lint: disable-next-line(unsafe-typecast)
        schedule = VestingMath.Schedule(uint40(start), uint40(start), uint40(start + length), 0);
        return (schedule, grants.defineCurve(segments));
    }

    function _anyTerms(uint256 random, bytes32 curve) private pure returns (TokenGrantsWords.Terms memory) {
        // forge-lint: disable-next-line(unsafe-typecast)
        uint32 notice = uint32(random % 4 == 0 ? 0 : random % 30 days);
        if (random % 7 == 0) return TokenGrantsWords.Terms(address(0), 0, curve, false);
        return TokenGrantsWords.Terms(REVOKER, notice, curve, false);
    }

    /// @dev A grant, from a random one on: 0 any, 1 with something to withdraw, 2 that can be revoked, 3 with a refund.
    function _pick(uint256 random, uint256 kind) private view returns (uint256 id, bool there) {
        uint256 first = _part(random, 4);
        for (uint256 i; i < ids.length && !there; ++i) {
            id = ids[addmod(first, i, ids.length)];
            there = grants.exists(id);
            if (kind == 1) there = grants.withdrawable(id) != 0;
            if (kind == 2) there = _of(id).revoker != address(0) && !_of(id).revoked;
            if (kind == 3) there = grants.refundable(id) != 0;
        }
    }

    function _look(string memory what) private {
        ++changes;
        _check(what);
    }

    /// @dev After every step: what was promised of every grant still holds.
    function _check(string memory what) private {
        ++done[what];
        for (uint256 i; i < ids.length; ++i) {
            uint256 id = ids[i];
            Seen storage before = seen[id];
            TokenGrantsWords.Grant memory it = _of(id);
            if (before.gone && grants.exists(id)) broken = "a grant came back";
            before.gone = !grants.exists(id);
            if (before.gone) continue;
            uint128 vested = grants.vested(id);
            if (vested < before.vested) broken = "I3: what has vested fell";
            if (it.withdrawn > vested || vested > it.amount) broken = "I2: withdrawn, vested, amount are out of order";
            if (before.renounced && it.revoker != address(0)) broken = "I5: a renounced right came back";
            if (before.revoked != it.revoked) broken = "a revocation was taken back, or came by itself";
            if (it.revoked && vested + grants.refundable(id) + before.refunded > it.amount) broken = "more than all";
            if (it.pushAllowed && it.pendingReceiver != address(0)) broken = "offered, and sent by others";
            before.vested = vested;
        }
    }
}
