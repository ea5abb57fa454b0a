// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "../TokenGrants.sol";
import { CurveMath } from "../grants/CurveMath.sol";
import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { Coin } from "./OddTokens.sol";
import { Test } from "./Test.sol";

/// @notice The contract, a coin, those who take part, and terms and schedules to grant by.
abstract contract TokenGrantsBase is Test {
    uint40 internal constant NOW = 1_800_000_000;
    uint32 internal constant NOTICE = 5 days;
    address internal constant RECEIVER = address(0xA11CE);
    address internal constant REVOKER = address(0xB055);
    address internal constant OTHER = address(0xB0B);
    address internal constant PAYER = address(0xCAFE);

    TokenGrants internal grants = new TokenGrants();
    Coin internal coin = new Coin(18);

    function setUp() public virtual {
        vm.warp(NOW);
        _fund(coin);
    }

    /// @dev Gives the payer coins and lets the contract take them.
    function _fund(Coin token) internal {
        token.mint(PAYER, 1e30);
        vm.prank(PAYER);
        token.approve(address(grants), type(uint256).max);
    }

    /// @dev 100 days, the first 10 without anything.
    function _linear() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW + 10 days, NOW + 100 days, 0);
    }

    /// @dev Ten parts, every ten days.
    function _steps() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW, NOW + 100 days, 10);
    }

    /// @dev All on one day.
    function _date() internal pure returns (VestingMath.Schedule memory) {
        return VestingMath.Schedule(NOW, NOW + 100 days, NOW + 100 days, 0);
    }

    /// @dev Revocable, without notice.
    function _terms() internal pure returns (TokenGrantsWords.Terms memory) {
        return TokenGrantsWords.Terms(REVOKER, 0, 0, false);
    }

    function _noticed() internal pure returns (TokenGrantsWords.Terms memory) {
        return TokenGrantsWords.Terms(REVOKER, NOTICE, 0, false);
    }

    /// @dev Any schedule a grant takes without a curve, made of random numbers.
    function _any(uint256 random) internal view returns (VestingMath.Schedule memory) {
        uint256 end = block.timestamp + 1 + _part(random, 1) % 3000 days;
        uint256 start = block.timestamp - 300 days + _part(random, 2) % (end - block.timestamp + 300 days);
        uint256 cliff = start + _part(random, 3) % (end - start + 1);
        if (random % 8 == 1) cliff = end;
        if (random % 8 == 2) cliff = start;
        uint256 steps = random % 3 == 0 ? _part(random, 4) % 40 : 0;
        // forge-lint: disable-next-line(unsafe-typecast)
        return VestingMath.Schedule(uint40(start), uint40(cliff), uint40(end), uint16(steps));
    }

    /// @dev Any curve of up to `most` segments, with its length in seconds.
    function _anyCurve(uint256 random, uint256 most)
        internal
        pure
        returns (CurveMath.Segment[] memory segments, uint256 length)
    {
        segments = new CurveMath.Segment[](1 + _part(random, 50) % most);
        for (uint256 i; i < segments.length; ++i) {
            uint256 own = _part(random, 51 + i);
            uint256 time = own % 7 == 0 ? 0 : 1 + own % 90 days;
            int256 power = time == 0 ? int256(0) : int256((own >> 40) % 9) - 4;
            uint256 granularity = time == 0 || own % 3 != 0 ? 0 : (own >> 80) % time;
            // Small weights and large ones, and pauses.
            uint256 weight = own % 5 == 0 ? 0 : (own >> 120) % (own % 2 == 0 ? 10 : 1e30);
            // forge-lint: disable-next-line(unsafe-typecast)
            segments[i] = CurveMath.Segment(uint32(time), uint112(weight), uint32(granularity), int8(power));
            length += time;
        }
        segments[0].weight += 1;
        if (length == 0) (segments[0].length, length) = (1, 1);
    }

    function _part(uint256 random, uint256 index) internal pure returns (uint256) {
        return uint256(keccak256(abi.encode(random, index)));
    }

    function _grant(uint128 amount, VestingMath.Schedule memory schedule) internal returns (uint256) {
        return _grant(coin, amount, schedule, _terms());
    }

    function _grant(
        Coin token,
        uint128 amount,
        VestingMath.Schedule memory schedule,
        TokenGrantsWords.Terms memory terms
    ) internal returns (uint256 id) {
        vm.prank(PAYER);
        return grants.create(address(token), RECEIVER, amount, schedule, terms);
    }

    /// @dev A grant on a curve that begins at a time.
    function _grantOn(CurveMath.Segment[] memory segments, uint256 length, uint128 amount, uint256 start)
        internal
        returns (uint256)
    {
        TokenGrantsWords.Terms memory terms = TokenGrantsWords.Terms(REVOKER, 0, grants.defineCurve(segments), false);
        // forge-lint: disable-next-line(unsafe-typecast)
        (uint40 begin, uint40 end) = (uint40(start), uint40(start + length));
        return _grant(coin, amount, VestingMath.Schedule(begin, begin, end, 0), terms);
    }

    function _of(uint256 id) internal view returns (TokenGrantsWords.Grant memory) {
        return grants.grantOf(id);
    }

    /// @dev Calls as `sender`, expecting this error with any parameters.
    function _refused(address sender, bytes4 selector) internal {
        vm.expectPartialRevert(selector);
        vm.prank(sender);
    }
}
