// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { ITokenGrants } from "./grants/ITokenGrants.sol";
import { Permits } from "./grants/Permits.sol";
import { TokenGrantsWords } from "./grants/TokenGrantsWords.sol";
import { ITokenLocker } from "./locks/ITokenLocker.sol";
import { ProofRoot } from "./signing/ProofRoot.sol";
import { Signer } from "./signing/Signer.sol";
import { VestingMath } from "./vesting/VestingMath.sol";

/// @title MerkleClaims
/// @notice Pays tokens to everybody on a list. Its creator funds a campaign once; whoever is on the list claims with a proof
///         of some hundred bytes. Nobody owns this contract, and nobody can change, pause or charge for a campaign.
/// @dev Promises, each with its test in `MerkleClaims.t.sol` or `MerkleClaims.invariant.t.sol`:
///  - ledger: a campaign never pays more than it received, and never from another campaign's tokens;
///  - once: an index is paid at most once, whoever calls;
///  - consent: the tokens go to the account on the list, or where that account signed to; in a campaign with own claims
///    nothing moves unless that account sends or signs it;
///  - window: claims from `start` until before `deadline`; the creator takes the remainder, and only from then on;
///  - lock: in a campaign with a lock, claims before its end are paid into the TokenLocker, on the campaign's schedule;
///  - grant: in a campaign with grants, into TokenGrants, on that schedule and with the revoker and notice of the campaign;
///  - fairness: if the token itself took balances away, everybody is paid the same share, not the first the most.
///  A campaign is credited with what arrived. Tokens sent here otherwise, and balances a token adds, belong to nobody.
contract MerkleClaims is MerkleClaimsWords, EIP712, ReentrancyGuardTransient {
    using SafeERC20 for IERC20;

    /// @notice The deadline of a campaign that stays open for ever and is never refunded.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @dev A time further ahead than this is a mistake, such as milliseconds.
    uint256 private constant LONGEST = 100 * 365 days;

    /// @dev Enough for four thousand million entries.
    uint256 private constant LONGEST_PROOF = 32;

    bytes32 private constant CLAIM_TO =
        keccak256("ClaimTo(uint256 campaign,uint256 index,address recipient,uint256 deadline)");

    /// @notice The TokenLocker that campaigns with a lock pay into. It and `grants` alone are ever allowed anything here.
    ITokenLocker public immutable locker;

    /// @notice The TokenGrants that campaigns with grants pay into.
    ITokenGrants public immutable grants;

    /// @notice How many campaigns there are; their ids are 1 to this number.
    uint256 public campaignCount;

    /// @notice What all campaigns together still owe in a token.
    mapping(IERC20 token => uint256 amount) public owed;

    mapping(uint256 id => Campaign) private _campaigns;
    mapping(uint256 id => mapping(uint256 word => uint256 marks)) private _claimed;

    /// @notice The domain of signatures: MerkleClaims, version 1, this chain and this contract.
    /// @param locker_ The TokenLocker of this chain.
    /// @param grants_ The TokenGrants of this chain.
    constructor(ITokenLocker locker_, ITokenGrants grants_) EIP712("MerkleClaims", "1") {
        (locker, grants) = (locker_, grants_);
    }

    /// @notice Creates a campaign and takes its tokens from the caller, who must have allowed exactly `terms.total`.
    /// @dev Anyone may call. Credits what arrived, which a token with a fee makes less than the total.
    /// @param terms What the campaign is.
    /// @return id The campaign's number.
    function createCampaign(Terms calldata terms) external nonReentrant returns (uint256 id) {
        uint256 before = _checked(terms);
        terms.token.safeTransferFrom(msg.sender, address(this), terms.total);
        return _create(msg.sender, terms, before);
    }

    /// @notice As `createCampaign`, with the caller's permit in place of an approval.
    /// @param terms What the campaign is.
    /// @param permit The signature, of ERC-2612 or DAI's form. One that was used before does no harm: the allowance is there.
    /// @return id The campaign's number.
    function createCampaignWithPermit(Terms calldata terms, TokenGrantsWords.Permit calldata permit)
        external
        nonReentrant
        returns (uint256 id)
    {
        uint256 before = _checked(terms);
        Permits.allow(address(terms.token), permit);
        terms.token.safeTransferFrom(msg.sender, address(this), terms.total);
        return _create(msg.sender, terms, before);
    }

    /// @notice As `createCampaign`, with a signature for Permit2, which the caller has allowed the token.
    /// @param terms What the campaign is.
    /// @param signed The signature, for at least the total.
    /// @return id The campaign's number.
    function createCampaignWithPermit2(Terms calldata terms, Permits.Transfer calldata signed)
        external
        nonReentrant
        returns (uint256 id)
    {
        uint256 before = _checked(terms);
        Permits.take(address(terms.token), terms.total, signed);
        return _create(msg.sender, terms, before);
    }

    /// @notice As `createCampaign`, for another account, which gets back what nobody claims. The caller pays.
    /// @param creator Who owns the campaign.
    /// @param terms What the campaign is.
    /// @return id The campaign's number.
    function createCampaignFor(address creator, Terms calldata terms) external nonReentrant returns (uint256 id) {
        if (creator == address(0)) revert MerkleClaims_WrongRecipient(creator);
        uint256 before = _checked(terms);
        terms.token.safeTransferFrom(msg.sender, address(this), terms.total);
        return _create(creator, terms, before);
    }

    /// @notice Pays an entry of the list to its account.
    /// @dev Anyone may call, unless the campaign has own claims: then the account on the list alone.
    /// @param id The campaign.
    /// @param index The entry's number.
    /// @param account The account on the list.
    /// @param amount What the list says, in the token's smallest unit.
    /// @param proof The hashes beside the way from the leaf to the root, leaf first.
    function claim(uint256 id, uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        nonReentrant
    {
        _claim(id, index, account, amount, proof, account, msg.sender == account);
    }

    /// @notice Pays an entry of the list to an address its account signed for.
    /// @dev Anyone may call: the signature names the campaign, the index, the recipient and its own deadline.
    /// @param id The campaign.
    /// @param index The entry's number.
    /// @param account The account on the list: a key, or a contract that speaks ERC-1271.
    /// @param amount What the list says, in the token's smallest unit.
    /// @param proof The hashes beside the way from the leaf to the root, leaf first.
    /// @param recipient Where the tokens go.
    /// @param deadline The last second at which the signature counts, in Unix time.
    /// @param signature `ClaimTo` of EIP-712 signed by the account: 65 or 64 bytes, or what its contract understands.
    function claimBySig(
        uint256 id,
        uint256 index,
        address account,
        uint256 amount,
        bytes32[] calldata proof,
        address recipient,
        uint256 deadline,
        bytes calldata signature
    ) external nonReentrant {
        if (block.timestamp > deadline) revert MerkleClaims_SignatureExpired(deadline);
        if (!Signer.isSigned(account, claimToDigest(id, index, recipient, deadline), signature)) {
            revert MerkleClaims_WrongSignature(account);
        }
        _claim(id, index, account, amount, proof, recipient, true);
    }

    /// @notice Pays what nobody claimed to where the creator, who alone may call, says. From the deadline on.
    /// @param id The campaign.
    /// @param recipient Who is paid.
    function refund(uint256 id, address recipient) external nonReentrant {
        Campaign storage target = _existing(id);
        uint128 amount = target.remaining;
        if (msg.sender != target.creator) revert MerkleClaims_NotCreator(target.creator);
        if (block.timestamp < target.deadline || target.deadline == PERMANENT) {
            revert MerkleClaims_StillOpen(target.deadline);
        }
        if (amount == 0) revert MerkleClaims_NothingToRefund(id);

        target.remaining = 0;
        uint256 paid = _share(target.token, recipient, amount);
        target.token.safeTransfer(recipient, paid);
        emit Refunded(id, msg.sender, recipient, amount, paid);
    }

    /// @notice What is known of a campaign.
    /// @param id Its number.
    function campaign(uint256 id) external view returns (Campaign memory) {
        return _existing(id);
    }

    /// @notice Whether an entry was paid. Entries that no list has answer `false`.
    /// @param id The campaign.
    /// @param index The entry's number.
    function isClaimed(uint256 id, uint256 index) external view returns (bool) {
        return _claimed[id][index >> 8] >> (index & 255) & 1 == 1;
    }

    /// @notice The marks of 256 entries at once: bit n is entry `256 · word + n`.
    /// @param id The campaign.
    /// @param word Which 256 entries.
    function claimedWord(uint256 id, uint256 word) external view returns (uint256) {
        return _claimed[id][word];
    }

    /// @notice The leaf of an entry: keccak256 twice, so that no inner node can be shown as one.
    /// @param index The entry's number.
    /// @param account The account on the list.
    /// @param amount In the token's smallest unit.
    function leafOf(uint256 index, address account, uint256 amount) public pure returns (bytes32 leaf) {
        // keccak256(bytes.concat(keccak256(abi.encode(index, account, amount)))), for two hundred gas less.
        assembly ("memory-safe") {
            let words := mload(0x40)
            mstore(words, index)
            mstore(add(words, 0x20), shr(96, shl(96, account)))
            mstore(add(words, 0x40), amount)
            mstore(0, keccak256(words, 0x60))
            leaf := keccak256(0, 0x20)
        }
    }

    /// @notice What an account signs to be paid elsewhere (EIP-712).
    /// @param id The campaign.
    /// @param index The entry's number.
    /// @param recipient Where the tokens go.
    /// @param deadline The last second at which the signature counts.
    function claimToDigest(uint256 id, uint256 index, address recipient, uint256 deadline)
        public
        view
        returns (bytes32)
    {
        return _hashTypedDataV4(keccak256(abi.encode(CLAIM_TO, id, index, recipient, deadline)));
    }

    function _existing(uint256 id) private view returns (Campaign storage target) {
        target = _campaigns[id];
        if (target.root == 0) revert MerkleClaims_NoSuchCampaign(id);
    }

    /// @dev The token of a campaign that is open now, and where its claims are paid. `own`: the account on the list asks, or
    ///      has signed.
    function _open(uint256 id, Campaign storage target, address account, bool own)
        private
        view
        returns (IERC20 token, Payout payout)
    {
        // One slot, read once.
        (uint256 start, uint256 deadline, bool ownClaims) = (target.start, target.deadline, target.ownClaims);
        (token, payout) = (target.token, target.payout);
        if (deadline == 0) revert MerkleClaims_NoSuchCampaign(id);
        if (block.timestamp < start) revert MerkleClaims_NotStarted(start);
        if (block.timestamp >= deadline) revert MerkleClaims_Closed(deadline);
        if (ownClaims && !own) revert MerkleClaims_NotTheAccount(account);
    }

    /// @dev Sets the mark of an entry, whose later failure would take it back.
    function _markOnce(uint256 id, uint256 index) private {
        uint256 marks = _claimed[id][index >> 8];
        // The bit of this index in its word of 256.
        // forge-lint: disable-next-line(incorrect-shift)
        uint256 mark = 1 << (index & 255);
        if (marks & mark != 0) revert MerkleClaims_AlreadyClaimed(id, index);
        _claimed[id][index >> 8] = marks | mark;
    }

    /// @dev Checks and marks, then the transfer.
    function _claim(
        uint256 id,
        uint256 index,
        address account,
        uint256 amount,
        bytes32[] calldata proof,
        address recipient,
        bool own
    ) private {
        Campaign storage target = _campaigns[id];
        (IERC20 token, Payout payout) = _open(id, target, account, own);
        if (amount == 0) revert MerkleClaims_ZeroAmount();
        if (proof.length > LONGEST_PROOF) revert MerkleClaims_ProofTooLong(proof.length);
        _markOnce(id, index);
        if (ProofRoot.rootOf(leafOf(index, account, amount), proof) != target.root) {
            revert MerkleClaims_WrongProof(id, index);
        }
        uint256 remaining = target.remaining;
        if (amount > remaining) revert MerkleClaims_Underfunded(remaining, amount);

        unchecked {
            // The first is not the smaller, as just checked, and fits.
            // forge-lint: disable-next-line(unsafe-typecast)
            target.remaining = uint128(remaining - amount);
        }
        uint256 paid = _share(token, recipient, amount);
        if (payout == Payout.Out || block.timestamp >= target.lock.end) token.safeTransfer(recipient, paid);
        else if (payout == Payout.Lock) emit PaidIntoLock(id, account, _lock(target, recipient, paid), index);
        else emit PaidIntoGrant(id, account, _grant(target, recipient, paid), index);
        emit Claimed(id, account, index, recipient, amount, paid);
    }

    /// @dev Refuses bad terms, and answers what is held of the token before its creator pays in. A token that is short takes no
    ///      new campaign: its creator would pay for the others.
    function _checked(Terms calldata terms) private view returns (uint256 held) {
        (IERC20 token, uint40 start, uint40 deadline) = (terms.token, terms.start, terms.deadline);
        if (terms.root == 0) revert MerkleClaims_NoRoot();
        if (terms.total == 0) revert MerkleClaims_ZeroAmount();
        if (start >= deadline || deadline <= block.timestamp) revert MerkleClaims_WrongWindow(start, deadline);
        _checkAhead(start);
        if (deadline != PERMANENT) _checkAhead(deadline);
        _checkLock(terms.lock);
        _checkGrant(terms);
        if (address(token).code.length == 0) revert MerkleClaims_NotAToken(address(token));
        held = token.balanceOf(address(this));
        uint256 debt = owed[token];
        if (held < debt) revert MerkleClaims_TokenShort(address(token), held, debt);
    }

    /// @dev Enters a campaign whose tokens have arrived: `before` were here without them.
    function _create(address creator, Terms calldata terms, uint256 before) private returns (uint256 id) {
        uint256 held = terms.token.balanceOf(address(this));
        if (held <= before) revert MerkleClaims_NothingArrived(address(terms.token));
        uint256 funded = held - before;
        bool later = terms.lock.end != 0;
        if (funded > (later ? type(uint112).max : type(uint128).max)) revert MerkleClaims_TooMuch(funded);
        owed[terms.token] += funded;
        id = ++campaignCount;
        Campaign storage target = _campaigns[id];
        (target.token, target.start, target.deadline) = (terms.token, terms.start, terms.deadline);
        (target.ownClaims, target.payout) = (terms.ownClaims, _payoutOf(terms));
        (target.creator, target.notice) = (creator, terms.grant.notice);
        // It was just compared with the largest.
        // forge-lint: disable-next-line(unsafe-typecast)
        (target.root, target.funded, target.remaining) = (terms.root, uint128(funded), uint128(funded));
        if (later) target.lock = terms.lock;
        if (terms.grant.revoker != address(0)) target.revoker = terms.grant.revoker;
        _say(id, creator, funded, terms);
    }

    function _say(uint256 id, address creator, uint256 funded, Terms calldata terms) private {
        emit CampaignCreated(
            id,
            creator,
            terms.token,
            terms.root,
            funded,
            terms.start,
            terms.deadline,
            terms.ownClaims,
            terms.lock,
            terms.grant,
            terms.metadataURI
        );
    }

    function _checkAhead(uint40 time) private view {
        if (time > block.timestamp + LONGEST) revert MerkleClaims_TooFar(time);
    }

    /// @dev What the locker would refuse at the first claim is refused here.
    function _checkLock(VestingMath.Schedule calldata lock) private view {
        (uint40 start, uint40 cliff, uint40 end) = (lock.start, lock.cliff, lock.end);
        if ((start | cliff | end | lock.steps) == 0) return;
        if (start > cliff || cliff > end || start >= end || end <= block.timestamp || end - start > type(uint32).max) {
            revert MerkleClaims_WrongSchedule(start, cliff, end);
        }
        _checkAhead(end);
    }

    /// @dev What the contract of the grants would refuse at the first claim is refused here.
    function _checkGrant(Terms calldata terms) private view {
        (address revoker, uint32 notice) = (terms.grant.revoker, terms.grant.notice);
        bool sound = terms.grant.used
            ? terms.lock.end != 0 && (notice == 0 || revoker != address(0)) && revoker != address(this)
                && revoker != address(grants)
            : revoker == address(0) && notice == 0;
        if (!sound) revert MerkleClaims_WrongGrant(revoker, notice);
    }

    function _payoutOf(Terms calldata terms) private pure returns (Payout) {
        if (terms.grant.used) return Payout.Grant;
        return terms.lock.end == 0 ? Payout.Out : Payout.Lock;
    }

    /// @dev Takes `amount` off what is owed and answers what is paid for it: everybody's equal share if the token took balances
    ///      away. The caller pays.
    function _share(IERC20 token, address recipient, uint256 amount) private returns (uint256 paid) {
        if (recipient == address(0) || recipient == address(this)) revert MerkleClaims_WrongRecipient(recipient);
        uint256 debt = owed[token];
        owed[token] = debt - amount;
        uint256 held = token.balanceOf(address(this));
        paid = held < debt ? Math.mulDiv(amount, held, debt) : amount;
        if (paid == 0) revert MerkleClaims_NothingArrived(address(token));
    }

    /// @dev Locks exactly `amount` for the recipient.
    function _lock(Campaign storage target, address recipient, uint256 amount) private returns (uint256 id) {
        IERC20 token = target.token;
        token.forceApprove(address(locker), amount);
        // At most what a campaign with locks was paid: below 2^112.
        // forge-lint: disable-next-line(unsafe-typecast)
        id = locker.lockFor(address(token), recipient, uint128(amount), target.lock);
        _disallow(token, address(locker));
    }

    /// @dev Grants exactly `amount` to the recipient, on the campaign's terms. Nobody but the receiver sends what has vested.
    function _grant(Campaign storage target, address recipient, uint256 amount) private returns (uint256 id) {
        IERC20 token = target.token;
        TokenGrantsWords.Terms memory terms = TokenGrantsWords.Terms(target.revoker, target.notice, 0, false);
        token.forceApprove(address(grants), amount);
        // At most what a campaign with grants was paid: below 2^112.
        // forge-lint: disable-next-line(unsafe-typecast)
        id = grants.create(address(token), recipient, uint128(amount), target.lock, terms);
        _disallow(token, address(grants));
    }

    /// @dev Leaves nothing of an allowance, whatever the token does with one that looks endless.
    function _disallow(IERC20 token, address spender) private {
        if (token.allowance(address(this), spender) != 0) token.forceApprove(spender, 0);
    }
}
