// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenGrants } from "./TokenGrants.sol";
import { CurveMath } from "./grants/CurveMath.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { HookCoin, IHooked } from "./testing/OddTokens.sol";
import { TokenGrantsBase } from "./testing/TokenGrantsBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice A coin whose permit calls its holder.
contract CallingCoin is HookCoin {
    function permit(address owner, address, uint256, uint256, uint8, bytes32, bytes32) external {
        IHooked(owner).onTokens();
    }
}

/// @notice Calls back into every function whenever it is given or asked for tokens, or a permit of it is used.
contract TokenGrantsReentryTest is TokenGrantsBase, IHooked {
    CallingCoin internal hooked = new CallingCoin();
    bytes internal again;
    bool internal refused;

    function onTokens() external {
        if (again.length == 0) return;
        (bool ok, bytes memory why) = address(grants).call(again);
        // forge-lint: disable-next-line(unsafe-typecast)
        refused = !ok && bytes4(why) == bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    }

    function _calls(uint256 id) private view returns (bytes[] memory calls) {
        TokenGrantsWords.Award[] memory awards = new TokenGrantsWords.Award[](1);
        VestingMath.Schedule memory later = VestingMath.Schedule(NOW, NOW, NOW + 200 days, 0);
        awards[0] = TokenGrantsWords.Award(RECEIVER, 1, later);
        TokenGrantsWords.Permit memory permit;
        uint256[] memory ids = new uint256[](1);
        ids[0] = id;
        address token = address(hooked);
        calls = new bytes[](16);
        calls[0] = abi.encodeCall(TokenGrants.create, (token, RECEIVER, 1, later, _terms()));
        calls[1] = abi.encodeCall(TokenGrants.createWithPermit, (token, RECEIVER, 1, later, _terms(), permit));
        calls[2] = abi.encodeCall(TokenGrants.createMany, (token, awards, _terms()));
        calls[3] = abi.encodeCall(TokenGrants.createManyWithPermit, (token, awards, _terms(), permit));
        calls[4] = abi.encodeCall(TokenGrants.withdraw, (id, OTHER, 1));
        calls[5] = abi.encodeCall(TokenGrants.withdrawShare, (id, OTHER, 1, 0));
        calls[6] = abi.encodeCall(TokenGrants.withdrawMany, (ids, OTHER));
        calls[7] = abi.encodeCall(TokenGrants.push, (id));
        calls[8] = abi.encodeCall(TokenGrants.allowPush, (id, true));
        calls[9] = abi.encodeCall(TokenGrants.revoke, (id, 0));
        calls[10] = abi.encodeCall(TokenGrants.refund, (id, OTHER, 0));
        calls[11] = abi.encodeCall(TokenGrants.renounce, (id));
        calls[12] = abi.encodeCall(TokenGrants.proposeReceiver, (id, OTHER));
        calls[13] = abi.encodeCall(TokenGrants.acceptReceiver, (id));
        calls[14] = abi.encodeCall(TokenGrants.proposeRevoker, (id, OTHER));
        calls[15] = abi.encodeCall(TokenGrants.acceptRevoker, (id));
    }

    function test_T8_no_function_can_be_called_from_within_another() public {
        hooked.mint(address(this), 1e18);
        hooked.approve(address(grants), type(uint256).max);
        hooked.hook();
        TokenGrantsWords.Terms memory mine = TokenGrantsWords.Terms(address(this), 0, 0, false);
        TokenGrantsWords.Permit memory permit;
        uint256 id = grants.create(address(hooked), address(this), 1000, _date(), mine);
        bytes[] memory calls = _calls(id);
        vm.warp(NOW + 50 days);
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            grants.create(address(hooked), RECEIVER, 1, _date(), mine);
            _true(refused, "from the payer's hook");
            refused = false;
            again = calls[i];
            grants.createWithPermit(address(hooked), RECEIVER, 1, _date(), mine, permit);
            _true(refused, "from a permit");
        }
        vm.warp(NOW + 100 days);
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            grants.withdraw(id, address(this), 1);
            _true(refused, "from the receiver's hook");
        }
    }

    function test_T8_a_refund_and_a_curve_are_guarded_too() public {
        hooked.mint(address(this), 1e18);
        hooked.approve(address(grants), type(uint256).max);
        hooked.hook();
        TokenGrantsWords.Terms memory mine = TokenGrantsWords.Terms(address(this), 0, 0, false);
        uint256 id = grants.create(address(hooked), RECEIVER, 1000, _linear(), mine);
        CurveMath.Segment[] memory one = new CurveMath.Segment[](1);
        one[0] = CurveMath.Segment(1, 1, 0, 0);
        grants.revoke(id, 0);
        again = abi.encodeCall(TokenGrants.refund, (id, address(this), 0));
        grants.refund(id, address(this), 1000);
        _true(refused, "refund");
        _eq(hooked.balanceOf(address(this)), 1e18, "once");
        again = abi.encodeCall(TokenGrants.defineCurve, (one));
        refused = false;
        grants.create(address(hooked), RECEIVER, 1, _date(), mine);
        _true(refused, "curve");
    }
}
