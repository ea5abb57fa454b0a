// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC2981 } from "@openzeppelin/contracts/interfaces/IERC2981.sol";
import { ERC721 } from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import { IERC165 } from "@openzeppelin/contracts/utils/introspection/IERC165.sol";
import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { EIP712 } from "@openzeppelin/contracts/utils/cryptography/EIP712.sol";
import { Math } from "@openzeppelin/contracts/utils/math/Math.sol";
import { CodeMintTerms } from "./mint/CodeMintTerms.sol";
import { EngravedToken } from "./mint/EngravedToken.sol";
import { IERC5192 } from "./mint/IERC5192.sol";
import { PackedERC721 } from "./mint/PackedERC721.sol";
import { ProofRoot } from "./signing/ProofRoot.sol";
import { Signer } from "./signing/Signer.sol";

/// @title CodeMint721
/// @notice A collection that is minted with codes: printed ones, each for one token, and one event code that everybody may
///         read. Everything is fixed when it is created. Nobody owns it, nothing is paid, and no server keeps a secret.
/// @dev Promises, each with its test in `CodeMint721.t.sol` or `CodeMint721.invariant.t.sol`:
///  - once: a printed code mints one token, whoever sends it;
///  - bound: a code's signature names the recipient, this chain and this contract, so a copy of it is worthless;
///  - silent: the code itself never comes here, neither in calls nor in storage;
///  - capped: the event code mints at most its supply, and per wallet and per transaction at most its limits, within its
///    window, and only with a voucher if the collection asks for vouchers;
///  - engraved: the picture of a token follows from its number and its minter, is drawn here and never changes.
///  A printed code is a key: code → key → address. The list of leaves is public, so the supply can be checked offline.
contract CodeMint721 is CodeMintTerms, PackedERC721, EIP712, ReentrancyGuardTransient, IERC2981, IERC5192 {
    /// @dev Enough for all the codes a collection can have.
    uint256 private constant LONGEST_PROOF = 32;

    bytes32 private constant REDEEM = keccak256("Redeem(uint256 index,address recipient,uint256 deadline)");
    bytes32 private constant VOUCHER = keccak256("Voucher(address wallet,uint256 limit,uint256 deadline)");

    /// @notice How many tokens the event code has minted.
    uint128 public eventMinted;

    /// @notice How many printed codes were used, which is how many tokens they minted.
    uint128 public redeemed;

    mapping(uint256 word => uint256 marks) private _redeemed;

    /// @notice Creates a collection, with everything that will ever be true of it.
    /// @param words Its names and descriptions.
    /// @param printed Its printed codes.
    /// @param shared Its event code.
    /// @param terms What holds for its tokens.
    constructor(Words memory words, Printed memory printed, Shared memory shared, Terms memory terms)
        CodeMintTerms(words, printed, shared, terms)
        PackedERC721(words.name, words.symbol)
        EIP712("CodeMint721", "1")
    { }

    /// @notice Mints the token of a printed code.
    /// @dev Anyone may send it: the code's key has signed who receives the token.
    /// @param index The code's place on the list; the token's number is `index + 1`.
    /// @param recipient Who receives the token, as signed.
    /// @param deadline The last second at which the signature counts, in Unix time, at most 100 years ahead.
    /// @param signature `Redeem` of EIP-712 signed with the code's key: 65 or 64 bytes.
    /// @param proof The hashes beside the way from the leaf to the root, leaf first.
    function redeem(
        uint256 index,
        address recipient,
        uint256 deadline,
        bytes calldata signature,
        bytes32[] calldata proof
    ) external nonReentrant {
        _checkDeadline(deadline);
        if (index >= codes) revert CodeMint721_NoSuchCode(index);
        if (block.timestamp >= codesDeadline) revert CodeMint721_CodesClosed(codesDeadline);
        if (proof.length > LONGEST_PROOF) revert CodeMint721_ProofTooLong(proof.length);
        _markOnce(index);
        address key = Signer.recover(redeemDigest(index, recipient, deadline), signature);
        if (key == address(0)) revert CodeMint721_WrongSignature();
        if (ProofRoot.rootOf(leafOf(index, key), proof) != codesRoot) revert CodeMint721_NotOnTheList(index, key);
        ++redeemed;
        _engrave(recipient, index + 1, 0);
    }

    /// @notice Mints with the event code, which is no secret: the limits are.
    /// @dev Without vouchers only the recipient may call. With vouchers anyone may: the voucher names the recipient.
    /// @param recipient Who receives the tokens and is counted.
    /// @param quantity How many, from 1 to `perTransaction`.
    /// @param limit With vouchers: how many this wallet may have minted in all. A voucher sent twice gives no more than once.
    /// @param deadline With vouchers: the last second at which the voucher counts.
    /// @param voucher `Voucher` of EIP-712 signed by `voucherSigner`: 65 or 64 bytes. Empty without vouchers.
    function mint(address recipient, uint256 quantity, uint256 limit, uint256 deadline, bytes calldata voucher)
        external
        nonReentrant
    {
        if (block.timestamp < eventStart) revert CodeMint721_NotStarted(eventStart);
        if (block.timestamp >= eventEnd) revert CodeMint721_Ended(eventEnd);
        if (quantity == 0 || quantity > perTransaction) revert CodeMint721_WrongQuantity(quantity, perTransaction);
        uint256 most = _permitted(recipient, limit, deadline, voucher);
        uint256 had = mintedBy(recipient);
        if (had + quantity > most) revert CodeMint721_WalletLimit(recipient, had, most);
        uint256 minted_ = eventMinted;
        if (minted_ + quantity > eventSupply) revert CodeMint721_Exhausted(eventSupply - minted_);

        // At most the supply of the event code, which has 32 bits.
        // forge-lint: disable-next-line(unsafe-typecast)
        eventMinted = uint128(minted_ + quantity);
        for (uint256 number = 1; number <= quantity; ++number) {
            _engrave(recipient, codes + minted_ + number, 1);
        }
    }

    /// @notice How many tokens there can ever be.
    function maxSupply() external view returns (uint256) {
        return codes + eventSupply;
    }

    /// @notice How many tokens there are: redeemed codes and mints of the event code.
    function totalSupply() external view returns (uint256) {
        return uint256(eventMinted) + redeemed;
    }

    /// @notice Whether a printed code was used. Indices that no list has answer `false`.
    /// @param index Its place on the list.
    function isRedeemed(uint256 index) external view returns (bool) {
        return _redeemed[index >> 8] >> (index & 255) & 1 == 1;
    }

    /// @notice The marks of 256 codes at once: bit n is code `256 · word + n`.
    /// @param word Which 256 codes.
    function redeemedWord(uint256 word) external view returns (uint256) {
        return _redeemed[word];
    }

    /// @notice The leaf of a code: keccak256 twice, so that no inner node can be shown as one.
    /// @param index Its place on the list.
    /// @param key The address of the code's key.
    function leafOf(uint256 index, address key) public pure returns (bytes32) {
        return keccak256(bytes.concat(keccak256(abi.encode(index, key))));
    }

    /// @notice What the key of a code signs (EIP-712).
    /// @param index Its place on the list.
    /// @param recipient Who receives the token.
    /// @param deadline The last second at which the signature counts.
    function redeemDigest(uint256 index, address recipient, uint256 deadline) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(REDEEM, index, recipient, deadline)));
    }

    /// @notice What the signer of vouchers signs (EIP-712).
    /// @param wallet Who may mint.
    /// @param limit How many in all.
    /// @param deadline The last second at which the voucher counts.
    function voucherDigest(address wallet, uint256 limit, uint256 deadline) public view returns (bytes32) {
        return _hashTypedDataV4(keccak256(abi.encode(VOUCHER, wallet, limit, deadline)));
    }

    /// @notice What a token's picture is engraved from: the first 32 bits of keccak256 over chain, collection, number and minter.
    /// @param id The token's number.
    /// @param minter Who it is or was minted to.
    function seedFor(uint256 id, address minter) public view returns (uint32) {
        return uint32(uint256(keccak256(abi.encode(block.chainid, address(this), id, minter))) >> 224);
    }

    /// @notice The picture of a token: SVG, on its own paper.
    /// @param id A token that was minted.
    function image(uint256 id) public view returns (string memory) {
        _requireOwned(id);
        return EngravedToken.image(engraver, seedOf(id), id);
    }

    /// @notice The token's words and picture, as a data address.
    /// @param id A token that was minted.
    function tokenURI(uint256 id) public view override returns (string memory) {
        return EngravedToken.tokenURI(name(), description, id, image(id), id <= codes);
    }

    /// @notice The collection's words and picture, as a data address (ERC-7572).
    function contractURI() external view returns (string memory) {
        string memory picture = EngravedToken.image(engraver, seedFor(0, address(0)), 0);
        return EngravedToken.contractURI(name(), symbol(), description, picture);
    }

    /// @notice What a marketplace may pay on a sale (ERC-2981): nothing, unless the collection was created with a royalty.
    /// @param price The price of the sale.
    /// @return receiver Who is paid.
    /// @return amount How much, rounded down.
    function royaltyInfo(uint256, uint256 price) external view returns (address receiver, uint256 amount) {
        return (_royaltyReceiver, Math.mulDiv(price, _royaltyBps, 10_000));
    }

    /// @notice Whether a token stays where it is (ERC-5192).
    /// @param id A token that was minted.
    function locked(uint256 id) external view returns (bool) {
        _requireOwned(id);
        return soulbound;
    }

    /// @notice The interfaces this contract speaks (ERC-165).
    /// @param interfaceId Which one is asked for.
    function supportsInterface(bytes4 interfaceId) public view override(ERC721, IERC165) returns (bool) {
        return interfaceId == type(IERC2981).interfaceId || interfaceId == type(IERC5192).interfaceId
            || super.supportsInterface(interfaceId);
    }

    /// @dev Mints a token and remembers what its picture is engraved from. No receiver is called.
    function _engrave(address recipient, uint256 id, uint256 counted) private {
        if (recipient == address(0) || recipient == address(this)) revert CodeMint721_WrongRecipient(recipient);
        _mintPacked(recipient, id, seedFor(id, recipient), counted);
        if (soulbound) emit Locked(id);
    }

    /// @dev How many tokens of the event code a wallet may have minted, now that this one is asked for.
    function _permitted(address recipient, uint256 limit, uint256 deadline, bytes calldata voucher)
        private
        view
        returns (uint256)
    {
        if (voucherSigner == address(0)) {
            if (msg.sender != recipient) revert CodeMint721_NotTheRecipient(recipient);
            return perWallet;
        }
        _checkDeadline(deadline);
        if (Signer.recover(voucherDigest(recipient, limit, deadline), voucher) != voucherSigner) {
            revert CodeMint721_WrongVoucher();
        }
        return Math.min(limit, perWallet);
    }

    /// @dev Sets the mark of a code, whose later failure would take it back.
    function _markOnce(uint256 index) private {
        uint256 marks = _redeemed[index >> 8];
        // The bit of this index in its word of 256.
        // forge-lint: disable-next-line(incorrect-shift)
        uint256 mark = 1 << (index & 255);
        if (marks & mark != 0) revert CodeMint721_AlreadyRedeemed(index);
        _redeemed[index >> 8] = marks | mark;
    }

    /// @dev A bound token moves once: when it is minted.
    function _update(address to, uint256 id, address auth) internal override returns (address from) {
        from = super._update(to, id, auth);
        if (soulbound && from != address(0)) revert CodeMint721_Soulbound(id);
    }
}
