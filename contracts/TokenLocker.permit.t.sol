// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { IPermit2 } from "./grants/IPermit2.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { TokenLockerWords } from "./locks/TokenLockerWords.sol";
import { DaiCoin, MuteCoin, PermitCoin } from "./testing/PermitTokens.sol";
import { StandInPermit2 } from "./testing/StandInPermit2.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";
import { ContractWallet } from "./testing/Wallets.sol";

/// @notice Locks from a signature in place of an approval.
contract TokenLockerPermitTest is TokenLockerBase {
    uint256 private constant KEY = 0xA11CE5;
    bytes32 private constant PERMIT =
        keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)");

    address private _signer = vm.addr(KEY);
    PermitCoin private _permitCoin = new PermitCoin();
    DaiCoin private _dai = new DaiCoin();
    StandInPermit2 private _permit2 = StandInPermit2(address(Permits.PERMIT2));

    function setUp() public override {
        super.setUp();
        vm.etch(address(_permit2), address(new StandInPermit2()).code);
        _permitCoin.mint(_signer, 1e24);
        _dai.mint(_signer, 1e24);
        coin.mint(_signer, 1e24);
        vm.prank(_signer);
        coin.approve(address(_permit2), 1e24);
    }

    function _signed(uint256 value) private view returns (TokenGrantsWords.Permit memory) {
        bytes32 inner =
            keccak256(abi.encode(PERMIT, _signer, address(locker), value, _permitCoin.nonces(_signer), NOW + 100));
        bytes32 digest = keccak256(abi.encodePacked(hex"1901", _permitCoin.DOMAIN_SEPARATOR(), inner));
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        return TokenGrantsWords.Permit(false, value, NOW + 100, v, r, s);
    }

    function _signedDai() private view returns (TokenGrantsWords.Permit memory) {
        uint256 nonce = _dai.nonces(_signer);
        bytes32 digest = _dai.digestOf(_signer, address(locker), nonce, NOW + 100, true);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, digest);
        return TokenGrantsWords.Permit(true, nonce, NOW + 100, v, r, s);
    }

    function _signed2(uint256 amount, uint256 nonce) private view returns (Permits.Transfer memory) {
        IPermit2.PermitTransferFrom memory permit =
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(coin), amount), nonce, NOW + 100);
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(KEY, _permit2.digestOf(permit, address(locker)));
        return Permits.Transfer(amount, nonce, NOW + 100, abi.encodePacked(r, s, v));
    }

    function _two() private pure returns (TokenLockerWords.Grant[] memory grants) {
        grants = new TokenLockerWords.Grant[](2);
        grants[0] = TokenLockerWords.Grant(OWNER, 400, _linear());
        grants[1] = TokenLockerWords.Grant(OTHER, 600, _date());
    }

    function _refusedAllowance(uint256 allowance) private {
        vm.expectRevert(
            abi.encodeWithSelector(
                IERC20Errors.ERC20InsufficientAllowance.selector, address(locker), allowance, uint256(1000)
            )
        );
    }

    function test_a_permit_of_ERC2612_makes_one_lock_and_a_batch() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit(address(_permitCoin), OTHER, 1000, _linear(), permit);
        _eq(_of(id).amount, 1000, "one");
        _eq(_of(id).owner, OTHER, "for whom it was meant");
        _eq(abi.encode(_of(id).schedule), abi.encode(_linear()), "schedule");
        permit = _signed(1000);
        vm.prank(_signer);
        id = locker.lockManyWithPermit(address(_permitCoin), _two(), permit);
        _eq(_of(id).amount, 400, "first of the batch");
        _eq(_of(id + 1).amount, 600, "second of the batch");
        _eq(_of(id + 1).owner, OTHER, "owner");
        _eq(_permitCoin.allowance(_signer, address(locker)), 0, "nothing is left of the allowance");
        _eq(locker.owed(address(_permitCoin)), 2000, "owed");
    }

    function test_a_permit_of_DAI_makes_one_lock_and_a_batch() public {
        TokenGrantsWords.Permit memory permit = _signedDai();
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit(address(_dai), OTHER, 1000, _linear(), permit);
        _eq(_of(id).amount, 1000, "one");
        vm.prank(_signer);
        _dai.approve(address(locker), 0);
        permit = _signedDai();
        vm.prank(_signer);
        id = locker.lockManyWithPermit(address(_dai), _two(), permit);
        _eq(_of(id).amount, 400, "of the batch");
    }

    function test_a_permit_that_a_stranger_used_first_stops_nothing() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(OTHER);
        _permitCoin.permit(_signer, address(locker), 1000, NOW + 100, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit(address(_permitCoin), OTHER, 1000, _linear(), permit);
        _eq(_of(id).amount, 1000, "made");

        permit = _signedDai();
        vm.prank(OTHER);
        _dai.permit(_signer, address(locker), 0, NOW + 100, true, permit.v, permit.r, permit.s);
        vm.prank(_signer);
        id = locker.lockManyWithPermit(address(_dai), _two(), permit);
        _eq(_of(id).amount, 400, "made");
    }

    function test_I7_a_permit_of_another_pays_for_nobody(address thief) public {
        vm.assume(thief != _signer && thief != address(0) && thief != address(locker));
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.prank(thief);
        _refusedAllowance(0);
        locker.lockWithPermit(address(_permitCoin), thief, 1000, _linear(), permit);
        vm.prank(OTHER);
        _permitCoin.permit(_signer, address(locker), 1000, NOW + 100, permit.v, permit.r, permit.s);
        vm.prank(thief);
        _refusedAllowance(0);
        locker.lockManyWithPermit(address(_permitCoin), _two(), permit);
        Permits.Transfer memory signed = _signed2(1000, 7);
        vm.prank(thief);
        vm.expectRevert(StandInPermit2.InvalidSigner.selector);
        locker.lockWithPermit2(address(coin), thief, 1000, _linear(), signed);
        _eq(_permitCoin.balanceOf(_signer), 1e24, "untouched");
        _eq(coin.balanceOf(_signer), 1e24, "untouched");
    }

    function test_a_bad_or_expired_permit_without_an_allowance_makes_nothing() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.warp(NOW + 101);
        vm.prank(_signer);
        _refusedAllowance(0);
        locker.lockWithPermit(address(_permitCoin), OTHER, 1000, _linear(), permit);
        vm.warp(NOW);
        permit.s = 0;
        vm.prank(_signer);
        _refusedAllowance(0);
        locker.lockManyWithPermit(address(_permitCoin), _two(), permit);
    }

    function test_a_token_without_permit_falls_back_to_its_allowance_and_takes_only_from_the_caller() public {
        TokenGrantsWords.Permit memory none;
        MuteCoin mute = new MuteCoin();
        mute.mint(_signer, 1000);
        vm.prank(_signer);
        mute.approve(address(locker), 1000);
        vm.prank(OTHER);
        _refusedAllowance(0);
        locker.lockWithPermit(address(mute), OTHER, 1000, _linear(), none);
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit(address(mute), OTHER, 1000, _linear(), none);
        _eq(_of(id).amount, 1000, "by allowance");
        vm.prank(PAYER);
        id = locker.lockWithPermit(address(coin), OTHER, 1000, _linear(), none);
        _eq(_of(id).amount, 1000, "a token that knows no permit");
    }

    function test_permit2_makes_one_lock_and_a_batch_and_takes_no_more_than_asked() public {
        Permits.Transfer memory signed = _signed2(1500, 7);
        vm.prank(_signer);
        uint256 id = locker.lockWithPermit2(address(coin), OTHER, 1000, _linear(), signed);
        _eq(_of(id).amount, 1000, "one");
        _eq(_of(id).owner, OTHER, "owner");
        _eq(coin.balanceOf(_signer), 1e24 - 1000, "no more than asked");
        signed = _signed2(1000, 8);
        vm.prank(_signer);
        id = locker.lockManyWithPermit2(address(coin), _two(), signed);
        _eq(_of(id).amount, 400, "first of the batch");
        _eq(_of(id + 1).owner, OTHER, "second of the batch");
        _eq(coin.allowance(_signer, address(locker)), 0, "the locker itself was never allowed anything");
        _eq(locker.owed(address(coin)), 2000, "owed");
    }

    function test_permit2_refuses_a_used_a_late_and_a_smaller_signature_and_then_nothing_is_locked() public {
        Permits.Transfer memory signed = _signed2(1000, 7);
        vm.startPrank(_signer);
        locker.lockWithPermit2(address(coin), OTHER, 1000, _linear(), signed);
        vm.expectRevert(StandInPermit2.InvalidNonce.selector);
        locker.lockWithPermit2(address(coin), OTHER, 1000, _linear(), signed);
        signed = _signed2(999, 8);
        vm.expectRevert(abi.encodeWithSelector(StandInPermit2.InvalidAmount.selector, 999));
        locker.lockManyWithPermit2(address(coin), _two(), signed);
        signed = _signed2(1000, 9);
        vm.warp(NOW + 101);
        vm.expectRevert(abi.encodeWithSelector(StandInPermit2.SignatureExpired.selector, NOW + 100));
        locker.lockManyWithPermit2(address(coin), _two(), signed);
        vm.stopPrank();
        (, uint256 count) = locker.idsOf(address(coin));
        _eq(count, 1, "one lock");
    }

    function test_permit2_takes_the_word_of_a_smart_account() public {
        ContractWallet wallet = new ContractWallet();
        coin.mint(address(wallet), 1000);
        vm.startPrank(address(wallet));
        coin.approve(address(_permit2), 1000);
        Permits.Transfer memory signed = Permits.Transfer(1000, 1, NOW + 100, hex"11");
        wallet.say(ContractWallet.Answer.No);
        vm.expectRevert(StandInPermit2.InvalidSigner.selector);
        locker.lockWithPermit2(address(coin), OTHER, 1000, _linear(), signed);
        wallet.say(ContractWallet.Answer.Yes);
        uint256 id = locker.lockWithPermit2(address(coin), OTHER, 1000, _linear(), signed);
        _eq(_of(id).amount, 1000, "locked");
    }

    function test_what_no_lock_may_be_is_refused_with_a_signature_as_well() public {
        TokenGrantsWords.Permit memory none;
        Permits.Transfer memory empty;
        vm.startPrank(_signer);
        TokenLockerWords.Grant[] memory grants = _two();
        grants[1].schedule.end = NOW;
        bytes4 why = TokenLockerWords.TokenLocker_InvalidSchedule.selector;
        vm.expectPartialRevert(why);
        locker.lockWithPermit(address(_permitCoin), OTHER, 1, grants[1].schedule, none);
        vm.expectPartialRevert(why);
        locker.lockWithPermit2(address(coin), OTHER, 1, grants[1].schedule, empty);
        vm.expectPartialRevert(why);
        locker.lockManyWithPermit(address(_permitCoin), grants, none);
        vm.expectPartialRevert(why);
        locker.lockManyWithPermit2(address(coin), grants, empty);
        bytes memory noToken = abi.encodeWithSelector(TokenLockerWords.TokenLocker_NotAToken.selector, PAYER);
        vm.expectRevert(noToken);
        locker.lockWithPermit(PAYER, OTHER, 1, _linear(), none);
        vm.expectRevert(noToken);
        locker.lockManyWithPermit2(PAYER, _two(), empty);
        vm.expectRevert(TokenLockerWords.TokenLocker_ZeroAmount.selector);
        locker.lockWithPermit2(address(coin), OTHER, 0, _linear(), empty);
    }

    function test_T2_a_permit_names_the_caller_as_owner_and_this_contract_as_spender() public {
        TokenGrantsWords.Permit memory permit = _signed(1000);
        vm.expectCall(
            address(_permitCoin),
            abi.encodeCall(
                _permitCoin.permit,
                (_signer, address(locker), uint256(1000), uint256(NOW + 100), permit.v, permit.r, permit.s)
            )
        );
        vm.prank(_signer);
        locker.lockWithPermit(address(_permitCoin), OTHER, 1000, _linear(), permit);
        address[5] memory anybody = [OWNER, OTHER, PAYER, address(locker), address(_permit2)];
        for (uint256 i; i < anybody.length; ++i) {
            _eq(_permitCoin.allowance(address(locker), anybody[i]), 0, "no allowance of ours");
            _eq(coin.allowance(address(locker), anybody[i]), 0, "no allowance of ours");
        }
    }
}
