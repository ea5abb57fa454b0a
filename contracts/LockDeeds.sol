// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { SealEngraver } from "./SealEngraver.sol";
import { TokenLocker } from "./TokenLocker.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { LockDeedText } from "./locks/LockDeedText.sol";
import { LockDeedsWords } from "./locks/LockDeedsWords.sol";
import { EngravedToken } from "./mint/EngravedToken.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title LockDeeds
/// @notice A lock as an NFT (ERC-721): this contract owns the lock in TokenLocker, and does with it what the holder of the NFT says. The
///         number of the NFT is the id of the lock. Its calls have the names and arguments of TokenLocker.
/// @dev Promises, each the name of a test in `LockDeeds.t.sol`:
///  - one to one: each lock this contract was given has one NFT, and none when the lock is gone or handed out;
///  - holder: only the holder withdraws, extends, splits, merges, makes permanent, offers or unwraps;
///  - empty: nothing of a token stays here, and nobody is allowed anything afterwards;
///  - offer: an NFT made so changes hands by an offer that is accepted, and by nothing else.
///  There is no owner, fee, setter, pause, upgrade, delegatecall or way to take ether. A lock that others make for this contract by
///  themselves has no NFT and stays for good: make it here.
contract LockDeeds is ERC721, LockDeedsWords, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /// @dev What is known of an NFT besides its lock.
    struct Terms {
        address offeredTo;
        bool byOffer;
    }

    /// @notice Where the locks are.
    TokenLocker public immutable LOCKER;

    /// @notice Who draws the seals.
    SealEngraver public immutable ENGRAVER;

    mapping(uint256 id => Terms) private _terms;

    constructor(TokenLocker locker, SealEngraver engraver) ERC721("Intaglio lock", "LOCK") {
        LOCKER = locker;
        ENGRAVER = engraver;
    }

    /// @notice Locks the caller's tokens as an NFT of `holder`. Approve this contract for `amount` first.
    /// @param token The ERC-20 token. One that keeps a fee keeps it twice: it comes here, then goes into the lock.
    /// @param holder Who will hold the NFT.
    /// @param amount How much is asked of the caller; what arrives is locked.
    /// @param schedule When it vests.
    /// @param byOffer Whether the NFT changes hands by offer and acceptance only.
    /// @return id Of the lock and the NFT.
    function lock(address token, address holder, uint128 amount, VestingMath.Schedule calldata schedule, bool byOffer)
        external
        nonReentrant
        returns (uint256 id)
    {
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        return _lock(token, holder, before, schedule, byOffer);
    }

    /// @notice As `lock`, with a signature of the caller in place of an approval.
    /// @param permit The signature, which names this contract. One that was used before does no harm.
    function lockWithPermit(
        address token,
        address holder,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        bool byOffer,
        TokenGrantsWords.Permit calldata permit
    ) external nonReentrant returns (uint256 id) {
        Permits.allow(token, permit);
        uint256 before = IERC20(token).balanceOf(address(this));
        IERC20(token).safeTransferFrom(msg.sender, address(this), amount);
        return _lock(token, holder, before, schedule, byOffer);
    }

    /// @notice As `lock`, by a signature for Permit2, which the caller has approved for the token.
    /// @param signed The signature, for at least `amount`.
    function lockWithPermit2(
        address token,
        address holder,
        uint128 amount,
        VestingMath.Schedule calldata schedule,
        bool byOffer,
        Permits.Transfer calldata signed
    ) external nonReentrant returns (uint256 id) {
        uint256 before = IERC20(token).balanceOf(address(this));
        Permits.take(token, amount, signed);
        return _lock(token, holder, before, schedule, byOffer);
    }

    /// @notice Makes an NFT of a lock that is there. Its owner, the caller, offers the lock to this contract first.
    /// @param id The lock.
    /// @param byOffer Whether the NFT changes hands by offer and acceptance only.
    function wrap(uint256 id, bool byOffer) external nonReentrant {
        TokenLocker.Lock memory kept = LOCKER.lockOf(id);
        if (kept.owner != msg.sender || kept.pendingOwner != address(this)) {
            revert LockDeeds_NotOffered(id, msg.sender);
        }
        LOCKER.acceptTransfer(id);
        _make(id, msg.sender, byOffer);
    }

    /// @notice Ends the NFT. The lock is offered to the holder, the caller, who accepts it in TokenLocker, now or at any time.
    /// @param id The NFT.
    function unwrap(uint256 id) external nonReentrant {
        _held(id);
        _end(id);
        LOCKER.proposeTransfer(id, msg.sender);
        emit Unwrapped(id, msg.sender);
    }

    /// @notice As in TokenLocker. The NFT is gone when nothing is left in the lock.
    /// @param id The NFT.
    /// @param to Who receives the tokens.
    /// @param amount How much.
    function withdraw(uint256 id, address to, uint128 amount) external nonReentrant {
        _held(id);
        _checkAccount(to);
        LOCKER.withdraw(id, to, amount);
        _afterWithdrawal(id);
    }

    /// @notice As in TokenLocker, for a token that took balance away from it.
    /// @param id The NFT.
    /// @param to Who receives the share.
    /// @param amount How much of the lock is given up.
    /// @param minimum The least that is accepted for it.
    function withdrawShare(uint256 id, address to, uint128 amount, uint128 minimum) external nonReentrant {
        _held(id);
        _checkAccount(to);
        LOCKER.withdrawShare(id, to, amount, minimum);
        _afterWithdrawal(id);
    }

    /// @notice As in TokenLocker.
    /// @param id The NFT.
    /// @param newEnd Later than the end.
    function extend(uint256 id, uint40 newEnd) external nonReentrant {
        _held(id);
        LOCKER.extend(id, newEnd);
        _changed(id);
    }

    /// @notice As in TokenLocker.
    /// @param id The NFT.
    function makePermanent(uint256 id) external nonReentrant {
        _held(id);
        LOCKER.makePermanent(id);
        _changed(id);
    }

    /// @notice As in TokenLocker. The new lock has an NFT of the same kind.
    /// @param id The NFT.
    /// @param amount How much goes to the new lock.
    /// @return newId Of the new lock and its NFT.
    function split(uint256 id, uint128 amount) external nonReentrant returns (uint256 newId) {
        _held(id);
        newId = LOCKER.split(id, amount);
        _changed(id);
        _make(newId, msg.sender, _terms[id].byOffer);
    }

    /// @notice As in TokenLocker. The NFT of the lock that goes is gone.
    /// @param id The NFT that stays.
    /// @param from The NFT that goes.
    function merge(uint256 id, uint256 from) external nonReentrant {
        _held(id);
        _held(from);
        LOCKER.merge(id, from);
        _end(from);
        _changed(id);
    }

    /// @notice Offers the NFT to another account, which has to accept. Whatever is done to the lock before takes the offer back.
    /// @param id The NFT.
    /// @param to Who may accept it.
    function proposeTransfer(uint256 id, address to) external nonReentrant {
        _held(id);
        _checkAccount(to);
        if (to == msg.sender) revert LockDeeds_InvalidAccount(to);
        _dropOffer(id);
        _terms[id].offeredTo = to;
        emit TransferProposed(id, to);
    }

    /// @notice Takes the offer back. Without an offer nothing happens.
    /// @param id The NFT.
    function cancelTransfer(uint256 id) external nonReentrant {
        _held(id);
        _dropOffer(id);
    }

    /// @notice Gives the NFT to the caller, to whom it was offered.
    /// @param id The NFT.
    function acceptTransfer(uint256 id) external nonReentrant {
        if (_terms[id].offeredTo != msg.sender) revert LockDeeds_NotPendingHolder(id, msg.sender);
        delete _terms[id].offeredTo;
        // Past the rule of `_update`: this is the way it leaves open.
        ERC721._update(msg.sender, id, address(0));
    }

    /// @notice How an NFT changes hands: whether by offer and acceptance only, and to whom it is offered now; zero for nobody.
    /// @param id The NFT. Reverts when there is none.
    function termsOf(uint256 id) external view returns (bool byOffer, address offeredTo) {
        _requireOwned(id);
        Terms memory terms = _terms[id];
        return (terms.byOffer, terms.offeredTo);
    }

    /// @notice Changes whenever something of the lock does, so that a purchase can be bound to what was seen (ERC-5646).
    /// @param id The NFT. Reverts when there is none.
    function getStateFingerprint(uint256 id) external view returns (bytes32) {
        _requireOwned(id);
        return keccak256(abi.encode(LOCKER.lockOf(id), _terms[id].byOffer));
    }

    /// @notice The words of the lock and its seal, as a data address. Read with `eth_call`: the drawing costs millions of gas.
    /// @param id The NFT. Reverts when there is none.
    function tokenURI(uint256 id) public view override returns (string memory) {
        _requireOwned(id);
        string memory svg = EngravedToken.image(ENGRAVER, seedOf(id), LockDeedText.numberOf(id));
        return LockDeedText.tokenURI(id, LOCKER.lockOf(id), LOCKER.vested(id), _terms[id].byOffer, svg);
    }

    /// @notice The seed of a lock's seal: the first four bytes of the hash of its id.
    /// @param id Any number.
    function seedOf(uint256 id) public pure returns (uint32) {
        return uint32(bytes4(keccak256(abi.encode(id))));
    }

    /// @notice ERC-165: ERC-721 with metadata, ERC-4906 and ERC-5646 besides.
    function supportsInterface(bytes4 interfaceId) public view override returns (bool) {
        return interfaceId == 0x49064906 || interfaceId == this.getStateFingerprint.selector
            || super.supportsInterface(interfaceId);
    }

    function _lock(address token, address holder, uint256 before, VestingMath.Schedule calldata schedule, bool byOffer)
        private
        returns (uint256 id)
    {
        uint128 received = (IERC20(token).balanceOf(address(this)) - before).toUint128();
        IERC20(token).forceApprove(address(LOCKER), received);
        id = LOCKER.lock(token, received, schedule);
        _make(id, holder, byOffer);
    }

    function _make(uint256 id, address holder, bool byOffer) private {
        _checkAccount(holder);
        if (byOffer) _terms[id].byOffer = true;
        _mint(holder, id);
        emit Wrapped(id, holder, byOffer);
    }

    function _end(uint256 id) private {
        _dropOffer(id);
        delete _terms[id];
        _burn(id);
    }

    function _afterWithdrawal(uint256 id) private {
        if (LOCKER.exists(id)) _changed(id);
        else _end(id);
    }

    function _changed(uint256 id) private {
        _dropOffer(id);
        emit MetadataUpdate(id);
    }

    function _dropOffer(uint256 id) private {
        address to = _terms[id].offeredTo;
        if (to == address(0)) return;
        delete _terms[id].offeredTo;
        emit TransferCancelled(id, to);
    }

    /// @dev Every transfer but an accepted offer comes by here.
    function _update(address to, uint256 id, address auth) internal override returns (address from) {
        from = super._update(to, id, auth);
        if (from == address(0) || to == address(0)) return from;
        if (_terms[id].byOffer) revert LockDeeds_ByOfferOnly(id);
        _checkAccount(to);
        _dropOffer(id);
    }

    function _held(uint256 id) private view {
        if (_requireOwned(id) != msg.sender) revert LockDeeds_NotHolder(id, msg.sender);
    }

    function _checkAccount(address account) private view {
        if (account == address(0) || account == address(this)) revert LockDeeds_InvalidAccount(account);
    }
}
