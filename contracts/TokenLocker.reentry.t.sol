// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { TokenLocker } from "./TokenLocker.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { HookCoin, IHooked } from "./testing/OddTokens.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @notice Calls back into every function of the locker whenever it is given or asked for tokens.
contract TokenLockerReentryTest is TokenLockerBase, IHooked {
    HookCoin internal hooked = new HookCoin();
    uint256 internal id;
    bytes internal again;
    bool internal refused;

    function onTokens() external {
        if (again.length == 0) return;
        (bool ok, bytes memory why) = address(locker).call(again);
        // forge-lint: disable-next-line(unsafe-typecast)
        refused = !ok && bytes4(why) == bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    }

    function test_T8_no_function_can_be_called_from_within_another() public {
        hooked.mint(address(this), 1e18);
        hooked.approve(address(locker), type(uint256).max);
        hooked.hook();
        id = locker.lock(address(hooked), 1000, _date());
        locker.lock(address(hooked), 1000, _date());
        vm.warp(NOW + 50 days);
        TokenLockerWords.Grant[] memory grants = new TokenLockerWords.Grant[](1);
        VestingMath.Schedule memory later = VestingMath.Schedule(NOW, NOW, NOW + 200 days, 0);
        grants[0] = TokenLockerWords.Grant(OWNER, 1, later);
        TokenGrantsWords.Permit memory permit;
        Permits.Transfer memory signed;
        bytes[17] memory calls = [
            abi.encodeCall(TokenLocker.lockWithPermit, (address(hooked), OWNER, 1, later, permit)),
            abi.encodeCall(TokenLocker.lockWithPermit2, (address(hooked), OWNER, 1, later, signed)),
            abi.encodeCall(TokenLocker.lockManyWithPermit, (address(hooked), grants, permit)),
            abi.encodeCall(TokenLocker.lockManyWithPermit2, (address(hooked), grants, signed)),
            abi.encodeCall(TokenLocker.lock, (address(hooked), 1, later)),
            abi.encodeCall(TokenLocker.lockFor, (address(hooked), OWNER, 1, later)),
            abi.encodeCall(TokenLocker.lockMany, (address(hooked), grants)),
            abi.encodeCall(locker.increase, (id, 1, address(this), PERMANENT)),
            abi.encodeCall(locker.withdraw, (id, OTHER, 1)),
            abi.encodeCall(locker.withdrawShare, (id, OTHER, 1, 0)),
            abi.encodeCall(locker.extend, (id, NOW + 300 days)),
            abi.encodeCall(locker.makePermanent, (id)),
            abi.encodeCall(locker.split, (id, 1)),
            abi.encodeCall(locker.merge, (id, id + 1)),
            abi.encodeCall(locker.proposeTransfer, (id, OTHER)),
            abi.encodeCall(locker.cancelTransfer, (id)),
            abi.encodeCall(locker.acceptTransfer, (id))
        ];
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            locker.increase(id, 1, address(this), PERMANENT);
            _true(refused, "from the payer's hook");
        }
        vm.warp(NOW + 100 days);
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            locker.withdraw(id, address(this), 1);
            _true(refused, "from the receiver's hook");
        }
    }
}
