// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { SafeERC20 } from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { SafeCast } from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import { MerkleClaimsWords } from "./claims/MerkleClaimsWords.sol";
import { ProofRoot } from "./signing/ProofRoot.sol";
import { Signer } from "./signing/Signer.sol";

/// @title MerkleClaims
/// @notice Pays tokens to everybody on a list. Its creator funds a campaign once; whoever is on the list claims with a proof
///         of some hundred bytes. Nobody owns this contract, and nobody can change, pause or charge for a campaign.
/// @dev Promises, each with its test in `MerkleClaims.t.sol` or `MerkleClaims.invariant.t.sol`:
///  - ledger: a campaign never pays more than it received, and never from another campaign's tokens;
///  - once: an index is paid at most once, whoever calls;
///  - consent: the tokens go to the account on the list, or where that account signed to;
///  - window: claims from `start` until before `deadline`; the remainder goes back to the creator, and only from then on;
///  - fairness: if the token itself took balances away, everybody is paid the same share, not the first the most.
///  A campaign is credited with what arrived. Tokens sent here otherwise, and balances a token adds, belong to nobody.
contract MerkleClaims is MerkleClaimsWords, EIP712, ReentrancyGuardTransient {
    using SafeCast for uint256;
    using SafeERC20 for IERC20;

    /// @notice The deadline of a campaign that stays open for ever and is never refunded.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @dev A time further ahead than this is a mistake, such as milliseconds.
    uint256 private constant LONGEST = 100 * 365 days;

    /// @dev Enough for four thousand million entries.
    uint256 private constant LONGEST_PROOF = 32;

    bytes32 private constant CLAIM_TO =
        keccak256("ClaimTo(uint256 campaign,uint256 index,address recipient,uint256 deadline)");

    /// @notice How many campaigns there are; their ids are 1 to this number.
    uint256 public campaignCount;

    /// @notice What all campaigns together still owe in a token.
    mapping(IERC20 token => uint256 amount) public owed;

    mapping(uint256 id => Campaign) private _campaigns;
    mapping(uint256 id => mapping(uint256 word => uint256 marks)) private _claimed;

    /// @notice The domain of signatures: MerkleClaims, version 1, this chain and this contract.
    constructor() EIP712("MerkleClaims", "1") { }

    /// @notice Creates a campaign and takes its tokens from the caller, who must have allowed exactly `total`.
    /// @dev Anyone may call. Credits what arrived, which a token with a fee makes less than `total`.
    /// @param token An ERC-20 token.
    /// @param root The root of the tree over (index, account, amount), leaves as in `leafOf`, pairs sorted.
    /// @param total What to take, in the token's smallest unit; should be the sum of the list.
    /// @param start Claims are open from this second on, in Unix time; 0 means at once.
    /// @param deadline Claims are closed from this second on, at most 100 years ahead; `PERMANENT` means never.
    /// @param metadataURI Where the list and its words are, for readers of the event.
    /// @return id The campaign's number.
    function createCampaign(
        IERC20 token,
        bytes32 root,
        uint256 total,
        uint40 start,
        uint40 deadline,
        string calldata metadataURI
    ) external nonReentrant returns (uint256 id) {
        if (root == 0) revert MerkleClaims_NoRoot();
        if (total == 0) revert MerkleClaims_ZeroAmount();
        if (start >= deadline || deadline <= block.timestamp) revert MerkleClaims_WrongWindow(start, deadline);
        if (start > block.timestamp + LONGEST) revert MerkleClaims_TooFar(start);
        if (deadline != PERMANENT && deadline > block.timestamp + LONGEST) revert MerkleClaims_TooFar(deadline);

        uint128 funded = _take(token, total);
        id = ++campaignCount;
        _campaigns[id] = Campaign(token, start, deadline, msg.sender, root, funded, funded);
        emit CampaignCreated(id, msg.sender, token, root, funded, start, deadline, metadataURI);
    }

    /// @notice Pays an entry of the list to its account.
    /// @dev Anyone may call: the tokens can only go to the account on the list.
    /// @param id The campaign.
    /// @param index The entry's number.
    /// @param account The account on the list.
    /// @param amount What the list says, in the token's smallest unit.
    /// @param proof The hashes beside the way from the leaf to the root, leaf first.
    function claim(uint256 id, uint256 index, address account, uint256 amount, bytes32[] calldata proof)
        external
        nonReentrant
    {
        _claim(id, index, account, amount, proof, account);
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
        _claim(id, index, account, amount, proof, recipient);
    }

    /// @notice Sends what nobody claimed back to the creator, who alone may call, from the deadline on.
    /// @param id The campaign.
    function refund(uint256 id) external nonReentrant {
        Campaign storage target = _existing(id);
        uint128 amount = target.remaining;
        if (msg.sender != target.creator) revert MerkleClaims_NotCreator(target.creator);
        if (block.timestamp < target.deadline || target.deadline == PERMANENT) {
            revert MerkleClaims_StillOpen(target.deadline);
        }
        if (amount == 0) revert MerkleClaims_NothingToRefund(id);

        target.remaining = 0;
        emit Refunded(id, msg.sender, amount, _pay(target.token, msg.sender, amount));
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
    function leafOf(uint256 index, address account, uint256 amount) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, account, amount))));
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

    /// @dev The token of a campaign that is open now.
    function _tokenOfOpen(uint256 id, Campaign storage target) private view returns (IERC20) {
        // One slot, read once.
        (IERC20 token, uint256 start, uint256 deadline) = (target.token, target.start, target.deadline);
        if (deadline == 0) revert MerkleClaims_NoSuchCampaign(id);
        if (block.timestamp < start) revert MerkleClaims_NotStarted(start);
        if (block.timestamp >= deadline) revert MerkleClaims_Closed(deadline);
        return token;
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
        address recipient
    ) private {
        Campaign storage target = _campaigns[id];
        IERC20 token = _tokenOfOpen(id, target);
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
        emit Claimed(id, account, index, recipient, amount, _pay(token, recipient, amount));
    }

    /// @dev Takes tokens from the caller and answers what arrived. A token that is short takes no new campaign: its
    ///      creator would pay for the others.
    function _take(IERC20 token, uint256 total) private returns (uint128 arrived) {
        if (address(token).code.length == 0) revert MerkleClaims_NotAToken(address(token));
        uint256 before = token.balanceOf(address(this));
        uint256 debt = owed[token];
        if (before < debt) revert MerkleClaims_TokenShort(address(token), before, debt);
        token.safeTransferFrom(msg.sender, address(this), total);
        uint256 held = token.balanceOf(address(this));
        if (held <= before) revert MerkleClaims_NothingArrived(address(token));
        uint256 difference = held - before;
        if (difference > type(uint128).max) revert MerkleClaims_TooMuch(difference);
        owed[token] = debt + difference;
        return difference.toUint128();
    }

    /// @dev Sends `amount`, or everybody's equal share of it if the token took balances away.
    function _pay(IERC20 token, address recipient, uint256 amount) private returns (uint256 paid) {
        if (recipient == address(0) || recipient == address(this)) revert MerkleClaims_WrongRecipient(recipient);
        uint256 debt = owed[token];
        owed[token] = debt - amount;
        uint256 held = token.balanceOf(address(this));
        paid = held < debt ? Math.mulDiv(amount, held, debt) : amount;
        if (paid == 0) revert MerkleClaims_NothingArrived(address(token));
        token.safeTransfer(recipient, paid);
    }
}
