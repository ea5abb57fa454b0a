// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC721Errors } from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import { Base64 } from "@openzeppelin/contracts/utils/Base64.sol";
import { LockDeeds } from "./LockDeeds.sol";
import { SealEngraver } from "./SealEngraver.sol";
import { IPermit2 } from "./grants/IPermit2.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { LockDeedText } from "./locks/LockDeedText.sol";
import { LockDeedsWords } from "./locks/LockDeedsWords.sol";
import { EngravedToken } from "./mint/EngravedToken.sol";
import { Coin, FeeCoin, HookCoin, IHooked } from "./testing/OddTokens.sol";
import { PermitCoin } from "./testing/PermitTokens.sol";
import { StandInPermit2 } from "./testing/StandInPermit2.sol";
import { TokenLockerBase } from "./testing/TokenLockerBase.sol";

/// @notice Answers what a stranger may write into a symbol.
contract RudeCoin is Coin(6) {
    string private _symbol;

    function rename(string calldata symbol_) external {
        _symbol = symbol_;
    }

    function symbol() public view override returns (string memory) {
        return _symbol;
    }
}

/// @notice A lock as an NFT.
contract LockDeedsTest is TokenLockerBase, IHooked {
    LockDeeds internal deeds = new LockDeeds(locker, new SealEngraver());
    bytes internal again;
    bool internal refused;

    function setUp() public override {
        super.setUp();
        vm.prank(PAYER);
        coin.approve(address(deeds), type(uint256).max);
    }

    function _deed(bool byOffer) private returns (uint256 id) {
        vm.prank(PAYER);
        return deeds.lock(address(coin), OWNER, 1000, _linear(), byOffer);
    }

    function onTokens() external {
        if (again.length == 0) return;
        (bool ok, bytes memory why) = address(deeds).call(again);
        // forge-lint: disable-next-line(unsafe-typecast)
        refused = !ok && bytes4(why) == bytes4(keccak256("ReentrancyGuardReentrantCall()"));
    }

    function test_a_lock_made_here_is_owned_here_and_its_NFT_by_whom_it_was_made_for() public {
        uint256 expected = uint256(uint160(address(coin))) << 96 | 1;
        vm.expectEmit(address(deeds));
        emit LockDeedsWords.Wrapped(expected, OWNER, false);
        uint256 id = _deed(false);
        _eq(id, expected, "id");
        _eq(deeds.ownerOf(id), OWNER, "holder");
        _eq(_of(id).owner, address(deeds), "owner of the lock");
        _eq(_of(id).amount, 1000, "amount");
        _eq(abi.encode(_of(id).schedule), abi.encode(_linear()), "schedule");
        _eq(coin.balanceOf(address(deeds)), 0, "nothing stays here");
        _eq(coin.allowance(address(deeds), address(locker)), 0, "nobody is allowed anything afterwards");
    }

    function test_the_holder_does_all_that_an_owner_does_and_the_NFT_ends_with_the_lock() public {
        uint256 id = _deed(false);
        vm.startPrank(OWNER);
        uint256 newId = deeds.split(id, 400);
        _eq(deeds.ownerOf(newId), OWNER, "the new one");
        _eq(_of(newId).amount, 400, "its amount");
        deeds.merge(id, newId);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, newId));
        deeds.ownerOf(newId);
        deeds.extend(id, NOW + 200 days);
        vm.warp(NOW + 100 days);
        deeds.withdraw(id, OTHER, 500);
        _eq(coin.balanceOf(OTHER), 500, "paid to whom the holder said");
        _eq(deeds.balanceOf(OWNER), 1, "still there");
        vm.warp(NOW + 200 days);
        vm.expectEmit(address(deeds));
        emit LockDeedsWords.MetadataUpdate(id);
        deeds.withdrawShare(id, OTHER, 100, 100);
        deeds.withdraw(id, OTHER, 400);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        deeds.ownerOf(id);
        _true(!locker.exists(id), "both are gone");
        vm.stopPrank();
        vm.warp(NOW);
        id = _deed(false);
        vm.prank(OWNER);
        deeds.makePermanent(id);
        _eq(_of(id).schedule.end, PERMANENT, "permanent");
    }

    function test_whoever_gets_the_NFT_gets_the_lock_and_the_one_before_has_nothing() public {
        uint256 id = _deed(false);
        vm.prank(OWNER);
        deeds.transferFrom(OWNER, OTHER, id);
        vm.warp(NOW + 100 days);
        vm.prank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotHolder.selector, id, OWNER));
        deeds.withdraw(id, OWNER, 1);
        vm.prank(OTHER);
        deeds.withdraw(id, OTHER, 1000);
        _eq(coin.balanceOf(OTHER), 1000, "paid");
    }

    function test_I7_a_stranger_does_nothing_with_an_NFT(address stranger) public {
        vm.assume(stranger != OWNER);
        uint256 id = _deed(false);
        bytes memory notHolder = abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotHolder.selector, id, stranger);
        bytes[9] memory tries = [
            abi.encodeCall(deeds.withdraw, (id, stranger, 1)),
            abi.encodeCall(deeds.withdrawShare, (id, stranger, 1, 0)),
            abi.encodeCall(deeds.extend, (id, NOW + 300 days)),
            abi.encodeCall(deeds.makePermanent, (id)),
            abi.encodeCall(deeds.split, (id, 1)),
            abi.encodeCall(deeds.merge, (id, id)),
            abi.encodeCall(deeds.proposeTransfer, (id, stranger)),
            abi.encodeCall(deeds.cancelTransfer, (id)),
            abi.encodeCall(deeds.unwrap, (id))
        ];
        for (uint256 i; i < tries.length; ++i) {
            vm.prank(stranger);
            (bool ok, bytes memory why) = address(deeds).call(tries[i]);
            _true(!ok, "refused");
            _eq(why, notHolder, "why");
        }
        vm.startPrank(stranger);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotPendingHolder.selector, id, stranger));
        deeds.acceptTransfer(id);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotOffered.selector, id, stranger));
        deeds.wrap(id, false);
        if (stranger != address(0)) {
            vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, id));
            deeds.transferFrom(OWNER, OTHER, id);
        }
    }

    function test_I9_by_offer_only_means_no_transfer_and_no_approved_operator_moves_it() public {
        uint256 id = _deed(true);
        bytes memory only = abi.encodeWithSelector(LockDeedsWords.LockDeeds_ByOfferOnly.selector, id);
        vm.startPrank(OWNER);
        vm.expectRevert(only);
        deeds.transferFrom(OWNER, OTHER, id);
        vm.expectRevert(only);
        deeds.safeTransferFrom(OWNER, OTHER, id);
        deeds.setApprovalForAll(PAYER, true);
        vm.stopPrank();
        vm.prank(PAYER);
        vm.expectRevert(only);
        deeds.transferFrom(OWNER, PAYER, id);
        vm.prank(OWNER);
        vm.expectEmit(address(deeds));
        emit LockDeedsWords.TransferProposed(id, OTHER);
        deeds.proposeTransfer(id, OTHER);
        (bool byOffer, address offered) = deeds.termsOf(id);
        _true(byOffer && offered == OTHER, "terms");
        vm.prank(PAYER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotPendingHolder.selector, id, PAYER));
        deeds.acceptTransfer(id);
        vm.prank(OTHER);
        deeds.acceptTransfer(id);
        _eq(deeds.ownerOf(id), OTHER, "holder");
        (byOffer, offered) = deeds.termsOf(id);
        _true(byOffer && offered == address(0), "it stays so");
        vm.prank(OTHER);
        uint256 part = deeds.split(id, 1);
        (byOffer,) = deeds.termsOf(part);
        _true(byOffer, "and so does what is split off");
    }

    function test_T16_whatever_is_done_to_the_lock_takes_the_offer_back() public {
        for (uint256 what; what < 8; ++what) {
            vm.warp(NOW + 20 days);
            uint256 id = _deed(false);
            uint256 same = _deed(false);
            vm.startPrank(OWNER);
            deeds.proposeTransfer(id, OTHER);
            vm.expectEmit(address(deeds));
            emit LockDeedsWords.TransferCancelled(id, OTHER);
            if (what == 0) deeds.withdraw(id, OWNER, 1);
            if (what == 1) deeds.extend(id, NOW + 200 days);
            if (what == 2) deeds.makePermanent(id);
            if (what == 3) deeds.split(id, 1);
            if (what == 4) deeds.merge(id, same);
            if (what == 5) deeds.merge(same, id);
            if (what == 6) deeds.transferFrom(OWNER, PAYER, id);
            if (what == 7) deeds.cancelTransfer(id);
            vm.stopPrank();
            vm.prank(OTHER);
            vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotPendingHolder.selector, id, OTHER));
            deeds.acceptTransfer(id);
        }
    }

    function test_a_lock_that_is_there_becomes_an_NFT_and_comes_out_again() public {
        uint256 id = _lock(1000, _linear());
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotOffered.selector, id, OWNER));
        deeds.wrap(id, false);
        locker.proposeTransfer(id, address(deeds));
        vm.stopPrank();
        vm.prank(OTHER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_NotOffered.selector, id, OTHER));
        deeds.wrap(id, false);
        vm.startPrank(OWNER);
        deeds.wrap(id, true);
        _eq(deeds.ownerOf(id), OWNER, "holder");
        deeds.proposeTransfer(id, OTHER);
        vm.expectEmit(address(deeds));
        emit LockDeedsWords.Unwrapped(id, OWNER);
        deeds.unwrap(id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        deeds.ownerOf(id);
        locker.acceptTransfer(id);
        _eq(_of(id).owner, OWNER, "out again");
        locker.proposeTransfer(id, address(deeds));
        deeds.wrap(id, false);
        (bool byOffer, address offered) = deeds.termsOf(id);
        _true(!byOffer && offered == address(0), "nothing of the first time is left");
    }

    function test_a_fee_is_kept_twice_and_what_arrived_is_locked() public {
        FeeCoin fee = new FeeCoin(100);
        _fund(fee);
        vm.startPrank(PAYER);
        fee.approve(address(deeds), 10_000);
        uint256 id = deeds.lock(address(fee), OWNER, 10_000, _linear(), false);
        _eq(_of(id).amount, 9801, "99 % of 99 %");
        _eq(fee.balanceOf(address(deeds)), 0, "nothing stays here");
        _eq(fee.allowance(address(deeds), address(locker)), 0, "no allowance");
    }

    function test_tokens_that_others_sent_here_are_nobodys() public {
        coin.mint(address(deeds), 777);
        uint256 id = _deed(false);
        _eq(_of(id).amount, 1000, "only what was paid");
        _eq(coin.balanceOf(address(deeds)), 777, "they stay");
    }

    function test_signatures_pay_for_an_NFT() public {
        PermitCoin token = new PermitCoin();
        address signer = vm.addr(0xA11CE5);
        token.mint(signer, 3000);
        bytes32 inner = keccak256(
            abi.encode(
                keccak256("Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)"),
                signer,
                address(deeds),
                uint256(1000),
                uint256(0),
                uint256(NOW + 100)
            )
        );
        (uint8 v, bytes32 r, bytes32 s) =
            vm.sign(0xA11CE5, keccak256(abi.encodePacked(hex"1901", token.DOMAIN_SEPARATOR(), inner)));
        TokenGrantsWords.Permit memory permit = TokenGrantsWords.Permit(false, 1000, NOW + 100, v, r, s);
        vm.prank(signer);
        uint256 id = deeds.lockWithPermit(address(token), OWNER, 1000, _linear(), true, permit);
        _eq(deeds.ownerOf(id), OWNER, "by a permit");

        StandInPermit2 permit2 = StandInPermit2(address(Permits.PERMIT2));
        vm.etch(address(permit2), address(new StandInPermit2()).code);
        vm.prank(signer);
        token.approve(address(permit2), 2000);
        IPermit2.PermitTransferFrom memory asked =
            IPermit2.PermitTransferFrom(IPermit2.TokenPermissions(address(token), 2000), 7, NOW + 100);
        (v, r, s) = vm.sign(0xA11CE5, permit2.digestOf(asked, address(deeds)));
        Permits.Transfer memory signed = Permits.Transfer(2000, 7, NOW + 100, abi.encodePacked(r, s, v));
        vm.prank(OTHER);
        vm.expectRevert(StandInPermit2.InvalidSigner.selector);
        deeds.lockWithPermit2(address(token), OTHER, 2000, _linear(), false, signed);
        vm.prank(signer);
        id = deeds.lockWithPermit2(address(token), OWNER, 2000, _linear(), false, signed);
        _eq(_of(id).amount, 2000, "by Permit2");
        _eq(token.balanceOf(address(deeds)), 0, "nothing stays here");
    }

    function test_nobody_and_this_contract_hold_and_receive_nothing() public {
        uint256 id = _deed(false);
        address[2] memory bad = [address(0), address(deeds)];
        vm.warp(NOW + 100 days);
        for (uint256 i; i < 2; ++i) {
            bytes memory why = abi.encodeWithSelector(LockDeedsWords.LockDeeds_InvalidAccount.selector, bad[i]);
            vm.prank(PAYER);
            vm.expectRevert(why);
            deeds.lock(address(coin), bad[i], 1, _never(), false);
            vm.startPrank(OWNER);
            vm.expectRevert(why);
            deeds.withdraw(id, bad[i], 1);
            vm.expectRevert(why);
            deeds.withdrawShare(id, bad[i], 1, 0);
            vm.expectRevert(why);
            deeds.proposeTransfer(id, bad[i]);
            vm.stopPrank();
        }
        vm.startPrank(OWNER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_InvalidAccount.selector, OWNER));
        deeds.proposeTransfer(id, OWNER);
        vm.expectRevert(abi.encodeWithSelector(LockDeedsWords.LockDeeds_InvalidAccount.selector, address(deeds)));
        deeds.transferFrom(OWNER, address(deeds), id);
    }

    function test_T8_no_function_can_be_called_from_within_another() public {
        HookCoin hooked = new HookCoin();
        hooked.mint(address(this), 1e18);
        hooked.approve(address(deeds), type(uint256).max);
        hooked.hook();
        uint256 id = deeds.lock(address(hooked), address(this), 1000, _date(), false);
        TokenGrantsWords.Permit memory permit;
        Permits.Transfer memory signed;
        bytes[14] memory calls = [
            abi.encodeCall(deeds.lock, (address(hooked), OWNER, 1, _date(), false)),
            abi.encodeCall(deeds.lockWithPermit, (address(hooked), OWNER, 1, _date(), false, permit)),
            abi.encodeCall(deeds.lockWithPermit2, (address(hooked), OWNER, 1, _date(), false, signed)),
            abi.encodeCall(deeds.wrap, (id, false)),
            abi.encodeCall(deeds.unwrap, (id)),
            abi.encodeCall(deeds.withdraw, (id, OTHER, 1)),
            abi.encodeCall(deeds.withdrawShare, (id, OTHER, 1, 0)),
            abi.encodeCall(deeds.extend, (id, NOW + 300 days)),
            abi.encodeCall(deeds.makePermanent, (id)),
            abi.encodeCall(deeds.split, (id, 1)),
            abi.encodeCall(deeds.merge, (id, id)),
            abi.encodeCall(deeds.proposeTransfer, (id, OTHER)),
            abi.encodeCall(deeds.cancelTransfer, (id)),
            abi.encodeCall(deeds.acceptTransfer, (id))
        ];
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            deeds.lock(address(hooked), address(this), 1, _date(), false);
            _true(refused, "from the payer's hook");
        }
        vm.warp(NOW + 100 days);
        for (uint256 i; i < calls.length; ++i) {
            again = calls[i];
            refused = false;
            deeds.withdraw(id, address(this), 1);
            _true(refused, "from the receiver's hook");
        }
    }

    function test_the_words_of_an_NFT_are_the_lock_and_its_picture_is_its_seal() public {
        RudeCoin rude = new RudeCoin();
        rude.rename("<0>\"9A\\Zaz.-");
        rude.mint(PAYER, 1e12);
        vm.startPrank(PAYER);
        rude.approve(address(deeds), 1e12);
        uint256 id = deeds.lock(address(rude), OWNER, 1_234_500_000, _linear(), true);
        vm.stopPrank();
        vm.warp(NOW + 50 days);
        string memory svg = EngravedToken.image(deeds.ENGRAVER(), deeds.seedOf(id), 1);
        string memory uri = deeds.tokenURI(id);
        _eq(uri, LockDeedText.tokenURI(id, _of(id), 617_250_000, true, svg), "of this lock");
        bytes memory json = Base64.decode(_tail(uri, 29));
        _true(_holds(json, "\"name\":\"Lock No. 1 of 09AZaz.-\""), "only letters and digits of the symbol");
        _true(_holds(json, "\"Locked\",\"value\":\"1234.5\""), "amount");
        _true(_holds(json, "\"Vested\",\"value\":\"617.25\""), "vested");
        _true(_holds(json, "\"trait_type\":\"Ends\",\"value\":1808640000"), "end");
        _true(_holds(json, "by offer and acceptance"), "how it changes hands");
        vm.prank(OWNER);
        deeds.makePermanent(id);
        _true(_holds(Base64.decode(_tail(deeds.tokenURI(id), 29)), "\"Ends\",\"value\":\"never\""), "never");
    }

    function test_amounts_are_written_with_their_decimals() public view {
        _eq(LockDeedText.amountOf(1_000_050, 6), "1.00005", "zeros behind the point stay");
        _eq(LockDeedText.amountOf(5, 18), "0.000000000000000005", "small");
        _eq(LockDeedText.amountOf(12e18, 18), "12", "whole");
        _eq(LockDeedText.amountOf(12, 0), "12", "no decimals");
        _eq(LockDeedText.amountOf(12, 77), "12", "nonsense");
        _eq(LockDeedText.symbolOf(address(coin)), "COIN", "a symbol");
        _eq(LockDeedText.symbolOf(address(this)), "?", "none");
    }

    function test_an_NFT_writes_up_to_36_decimals_and_counts_units_beyond() public {
        _true(_holds(_jsonOf(new Coin(36), 5e33), "\"Locked\",\"value\":\"0.005\""), "36 decimals");
        _true(_holds(_jsonOf(new Coin(77), 12), "\"Locked\",\"value\":\"12\""), "units");
    }

    function _jsonOf(Coin token, uint128 amount) private returns (bytes memory) {
        token.mint(PAYER, amount);
        vm.startPrank(PAYER);
        token.approve(address(deeds), amount);
        uint256 id = deeds.lock(address(token), OWNER, amount, _linear(), true);
        vm.stopPrank();
        return Base64.decode(_tail(deeds.tokenURI(id), 29));
    }

    function test_the_fingerprint_changes_with_the_lock_and_the_standards_are_named() public {
        uint256 id = _deed(false);
        bytes32 before = deeds.getStateFingerprint(id);
        vm.prank(OWNER);
        deeds.extend(id, NOW + 300 days);
        _true(deeds.getStateFingerprint(id) != before, "changed");
        bytes4[5] memory known = [bytes4(0x01ffc9a7), 0x80ac58cd, 0x5b5e139f, 0x49064906, 0xf5112315];
        for (uint256 i; i < 5; ++i) {
            _true(deeds.supportsInterface(known[i]), "supported");
        }
        _true(!deeds.supportsInterface(0xffffffff), "not everything");
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id + 1));
        deeds.getStateFingerprint(id + 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id + 1));
        deeds.tokenURI(id + 1);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id + 1));
        deeds.termsOf(id + 1);
    }

    function _tail(string memory text, uint256 from) private pure returns (string memory) {
        bytes memory all = bytes(text);
        bytes memory rest = new bytes(all.length - from);
        for (uint256 i; i < rest.length; ++i) {
            rest[i] = all[from + i];
        }
        return string(rest);
    }

    function _holds(bytes memory text, bytes memory part) private pure returns (bool) {
        for (uint256 i; i + part.length <= text.length; ++i) {
            uint256 j;
            while (j < part.length && text[i + j] == part[j]) ++j;
            if (j == part.length) return true;
        }
        return false;
    }
}
