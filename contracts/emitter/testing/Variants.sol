// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice How long the limits of a launch last, and how large they are.
struct Limits {
    uint256 maxWallet;
    uint256 maxTransaction;
    uint256 duration;
}

/// @notice The tokens that the launch of a collection creates.
struct Batch {
    uint256 count;
    address receiver;
}

/// @notice What markets are asked to pay of a price, in hundredths of a percent.
struct Royalty {
    uint256 share;
    address receiver;
}

/// @notice The editions on sale, and the most pieces of each.
struct Editions {
    uint256 count;
    uint256 size;
}

/// @notice A phase of a sale.
struct Phase {
    uint64 start;
    uint64 end;
    uint128 price;
    uint64 limit;
    bytes32 root;
}

/// @notice What an emitted token may have beside its standard.
interface IPowers {
    error EnforcedPause();
    error ExpectedPause();
    error OwnableUnauthorizedAccount(address account);
    error OwnableInvalidOwner(address owner);
    error AccessControlUnauthorizedAccount(address account, bytes32 neededRole);
    error Token_NoAdmin();
    error Token_NoSupply();

    function name() external view returns (string memory);
    function symbol() external view returns (string memory);
    function owner() external view returns (address);
    function pendingOwner() external view returns (address);
    function transferOwnership(address newOwner) external;
    function acceptOwnership() external;
    function renounceOwnership() external;
    function hasRole(bytes32 role, address account) external view returns (bool);
    function grantRole(bytes32 role, address account) external;
    function revokeRole(bytes32 role, address account) external;
    function renounceRole(bytes32 role, address callerConfirmation) external;
    function paused() external view returns (bool);
    function pause() external;
    function unpause() external;
    function supportsInterface(bytes4 interfaceId) external view returns (bool);
}

/// @notice What an emitted ERC-20 token may do to single accounts.
interface IRestricted {
    event Blocked(address indexed account);
    event Unblocked(address indexed account);
    event Allowed(address indexed account);
    event Disallowed(address indexed account);
    event Frozen(address indexed account, uint256 amount);

    error Token_ZeroAddress();
    error Token_Blocked(address account);
    error Token_NotAllowed(address account);
    error Token_Frozen(address account, uint256 amount, uint256 available);

    function isBlocked(address account) external view returns (bool);
    function blockAccount(address account) external;
    function unblockAccount(address account) external;
    function isAllowed(address account) external view returns (bool);
    function allowAccount(address account) external;
    function disallowAccount(address account) external;
    function frozen(address account) external view returns (uint256);
    function available(address account) external view returns (uint256);
    function freeze(address account, uint256 amount) external;
}

/// @notice How an emitted ERC-20 token may be spent beside its standard.
interface ISpending {
    error ERC3009InvalidSignature();
    error ERC3009UsedAuthorization(address authorizer, bytes32 nonce);
    error ERC1363InvalidReceiver(address receiver);
    error Token_NoBridge();
    error Token_NotTheBridge(address caller);

    function authorizationState(address authorizer, bytes32 nonce) external view returns (bool);
    function transferWithAuthorization(
        address from,
        address to,
        uint256 value,
        uint256 validAfter,
        uint256 validBefore,
        bytes32 nonce,
        uint8 v,
        bytes32 r,
        bytes32 s
    ) external;
    function transferAndCall(address to, uint256 value) external returns (bool);
    function temporaryApprove(address spender, uint256 value) external returns (bool);
    function bridge() external view returns (address);
    function crosschainMint(address to, uint256 amount) external;
    function crosschainBurn(address from, uint256 amount) external;
}

/// @notice What a token with a delay has, and the timelock that owns it.
interface IDelayed {
    error Token_DelayTooLong(uint256 delay, uint256 longest);

    function timelock() external view returns (address);
    function getMinDelay() external view returns (uint256);
    function schedule(
        address target,
        uint256 value,
        bytes calldata data,
        bytes32 predecessor,
        bytes32 salt,
        uint256 delay
    ) external;
    function execute(address target, uint256 value, bytes calldata data, bytes32 predecessor, bytes32 salt) external;
    function cancel(bytes32 id) external;
    function hashOperation(address target, uint256 value, bytes calldata data, bytes32 predecessor, bytes32 salt)
        external
        pure
        returns (bytes32);
}

/// @notice An emitted ERC-20 token with everything any of them may have.
interface IErc20Variant is IPowers {
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC20InvalidReceiver(address receiver);
    error ERC20InvalidCap(uint256 cap);
    error ERC20ExceededCap(uint256 increasedSupply, uint256 cap);
    error ERC20ExceededSafeSupply(uint256 increasedSupply, uint256 cap);
    error ERC2612ExpiredSignature(uint256 deadline);
    error ERC2612InvalidSigner(address signer, address owner);
    error ERC3156ExceededMaxLoan(uint256 maxLoan);
    error ERC3156UnsupportedToken(address token);
    error StringTooLong(string str);
    error Token_TooManyDecimals(uint8 decimals);
    error Token_LimitsTooLong(uint256 duration, uint256 longest);
    error Token_LimitTooSmall(uint256 limit, uint256 smallest);
    error Token_WalletLimit(address account, uint256 balance, uint256 maxWallet);
    error Token_TransactionLimit(uint256 amount, uint256 maxTransaction);

    function decimals() external view returns (uint8);
    function totalSupply() external view returns (uint256);
    function balanceOf(address account) external view returns (uint256);
    function allowance(address holder, address spender) external view returns (uint256);
    function transfer(address to, uint256 value) external returns (bool);
    function approve(address spender, uint256 value) external returns (bool);
    function transferFrom(address from, address to, uint256 value) external returns (bool);
    function mint(address to, uint256 amount) external;
    function cap() external view returns (uint256);
    function burn(uint256 value) external;
    function burnFrom(address account, uint256 value) external;
    function DOMAIN_SEPARATOR() external view returns (bytes32);
    function nonces(address account) external view returns (uint256);
    function permit(address holder, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)
        external;
    function clock() external view returns (uint48);
    function CLOCK_MODE() external view returns (string memory);
    function delegate(address delegatee) external;
    function getVotes(address account) external view returns (uint256);
    function getPastVotes(address account, uint256 timepoint) external view returns (uint256);
    function getPastTotalSupply(uint256 timepoint) external view returns (uint256);
    function maxFlashLoan(address token) external view returns (uint256);
    function flashFee(address token, uint256 value) external view returns (uint256);
    function flashLoan(address receiver, address token, uint256 value, bytes calldata data) external returns (bool);
    function LONGEST_LIMITS() external view returns (uint256);
    function launcher() external view returns (address);
    function maxWallet() external view returns (uint256);
    function maxTransaction() external view returns (uint256);
    function limitsEnd() external view returns (uint256);
    function isMarket(address account) external view returns (bool);
}

/// @notice An emitted ERC-721 collection with everything any of them may have.
interface IErc721Variant is IPowers {
    event Bought(address indexed account, uint256 indexed phase, uint256 count, uint256 paid);
    event ProceedsWithdrawn(uint256 amount);
    event BatchMetadataUpdate(uint256 _fromTokenId, uint256 _toTokenId);

    error ERC721InvalidReceiver(address receiver);
    error ERC721InsufficientApproval(address operator, uint256 tokenId);
    error ERC721NonexistentToken(uint256 tokenId);
    error Token_NothingToMint();
    error Token_BeyondMaxSupply(uint256 count, uint256 left);
    error Token_BatchTooLarge(uint256 count, uint256 largest);
    error Token_RoyaltyOutOfBounds(uint256 royalty, uint256 most);
    error Token_NoProceeds();
    error Token_PhasesOutOfBounds(uint256 count);
    error Token_PhaseWithoutBuyers(uint256 phase);
    error Token_PhaseClosed(uint256 phase);
    error Token_NotOnTheList(address account);
    error Token_BeyondPhaseLimit(uint256 count, uint256 left);
    error Token_WrongPayment(uint256 sent, uint256 price);
    error Token_NoCommitment();
    error Token_AlreadyRevealed();
    error Token_NotTheCommitment();

    function balanceOf(address holder) external view returns (uint256);
    function ownerOf(uint256 tokenId) external view returns (address);
    function tokenURI(uint256 tokenId) external view returns (string memory);
    function lastTokenId() external view returns (uint256);
    function maxSupply() external view returns (uint256);
    function mint(address to, uint256 count) external returns (uint256 first);
    function approve(address to, uint256 tokenId) external;
    function transferFrom(address from, address to, uint256 tokenId) external;
    function burn(uint256 tokenId) external;
    function firstBatch() external view returns (uint256);
    function totalSupply() external view returns (uint256);
    function tokenByIndex(uint256 index) external view returns (uint256);
    function tokenOfOwnerByIndex(address holder, uint256 index) external view returns (uint256);
    function royaltyInfo(uint256 tokenId, uint256 price) external view returns (address receiver, uint256 amount);
    function proceeds() external view returns (address);
    function bought(uint256 phase, address account) external view returns (uint256);
    function phaseCount() external view returns (uint256);
    function phaseAt(uint256 phase) external view returns (Phase memory);
    function buy(uint256 phase, uint256 count, bytes32[] calldata proof) external payable returns (uint256 first);
    function withdrawProceeds() external returns (uint256 amount);
    function commitment() external view returns (bytes32);
    function revealed() external view returns (bool);
    function reveal(string calldata uri, bytes32 salt) external;
}

/// @notice An emitted ERC-1155 collection with everything any of them may have.
interface IErc1155Variant is IPowers {
    event Bought(address indexed account, uint256 indexed phase, uint256 indexed id, uint256 count, uint256 paid);
    event ProceedsWithdrawn(uint256 amount);

    error Token_NothingToMint();
    error Token_NoProceeds();
    error Token_PhasesOutOfBounds(uint256 count);
    error Token_PhaseWithoutBuyers(uint256 phase);
    error Token_PhaseClosed(uint256 phase);
    error Token_NotOnTheList(address account);
    error Token_BeyondPhaseLimit(uint256 count, uint256 left);
    error Token_WrongPayment(uint256 sent, uint256 price);
    error Token_EditionsOutOfBounds(uint256 count, uint256 size);
    error Token_NoSuchEdition(uint256 id);
    error Token_BeyondEdition(uint256 id, uint256 size);
    error ERC1155InvalidReceiver(address receiver);
    error ERC1155MissingApprovalForAll(address operator, address owner);
    error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId);

    function balanceOf(address account, uint256 id) external view returns (uint256);
    function totalSupply(uint256 id) external view returns (uint256);
    function uri(uint256 id) external view returns (string memory);
    function mint(address to, uint256 id, uint256 amount, bytes calldata data) external;
    function mintBatch(address to, uint256[] calldata ids, uint256[] calldata amounts, bytes calldata data) external;
    function setApprovalForAll(address operator, bool approved) external;
    function safeTransferFrom(address from, address to, uint256 id, uint256 value, bytes calldata data) external;
    function burn(address account, uint256 id, uint256 value) external;
    function burnBatch(address account, uint256[] calldata ids, uint256[] calldata values) external;
    function editionCount() external view returns (uint256);
    function editionSize() external view returns (uint256);
    function proceeds() external view returns (address);
    function bought(uint256 phase, address account) external view returns (uint256);
    function phaseCount() external view returns (uint256);
    function phaseAt(uint256 phase) external view returns (Phase memory);
    function buy(uint256 phase, uint256 id, uint256 count, bytes32[] calldata proof) external payable;
    function withdrawProceeds() external returns (uint256 amount);
}

/// @notice An emitted ERC-4626 vault with everything any of them may have.
interface IVaultVariant is IPowers {
    error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed);
    error ERC4626ExceededMaxDeposit(address receiver, uint256 assets, uint256 max);
    error ERC4626ExceededMaxMint(address receiver, uint256 shares, uint256 max);
    error ERC4626ExceededMaxRedeem(address owner, uint256 shares, uint256 max);
    error Token_NoAsset(address asset);
    error Token_NotAllArrived(uint256 received, uint256 assets);
    error Token_NoShares(uint256 assets);

    function decimals() external view returns (uint8);
    function totalSupply() external view returns (uint256);
    function balanceOf(address holder) external view returns (uint256);
    function allowance(address holder, address spender) external view returns (uint256);
    function approve(address spender, uint256 amount) external returns (bool);
    function transfer(address to, uint256 amount) external returns (bool);
    function asset() external view returns (address);
    function totalAssets() external view returns (uint256);
    function previewDeposit(uint256 assets) external view returns (uint256);
    function maxDeposit(address receiver) external view returns (uint256);
    function maxMint(address receiver) external view returns (uint256);
    function maxWithdraw(address holder) external view returns (uint256);
    function deposit(uint256 assets, address receiver) external returns (uint256);
    function mint(uint256 shares, address receiver) external returns (uint256);
    function withdraw(uint256 assets, address receiver, address holder) external returns (uint256);
    function redeem(uint256 shares, address receiver, address holder) external returns (uint256);
    // Named as in EIP-2612.
    // forge-lint: disable-next-line(mixed-case-function)
    function DOMAIN_SEPARATOR() external view returns (bytes32);
}

/// @notice An emitted ERC-6909 contract with everything any of them may have.
interface IMultiTokenVariant {
    error ERC6909InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 id);
    error ERC6909InsufficientAllowance(address spender, uint256 allowance, uint256 needed, uint256 id);
    error ERC6909InvalidReceiver(address receiver);
    error Token_TooManyDecimals(uint8 decimals);
    error Token_UnknownToken(uint256 id);

    function supportsInterface(bytes4 interfaceId) external view returns (bool);
    function lastTokenId() external view returns (uint256);
    function name(uint256 id) external view returns (string memory);
    function symbol(uint256 id) external view returns (string memory);
    function decimals(uint256 id) external view returns (uint8);
    function tokenURI(uint256 id) external view returns (string memory);
    function totalSupply(uint256 id) external view returns (uint256);
    function balanceOf(address holder, uint256 id) external view returns (uint256);
    function allowance(address holder, address spender, uint256 id) external view returns (uint256);
    function transfer(address to, uint256 id, uint256 amount) external returns (bool);
    function transferFrom(address from, address to, uint256 id, uint256 amount) external returns (bool);
    function approve(address spender, uint256 id, uint256 amount) external returns (bool);
    function setOperator(address spender, bool approved) external returns (bool);
    function createToken(
        address to,
        uint256 amount,
        string calldata tokenName,
        string calldata tokenSymbol,
        uint8 tokenDecimals,
        string calldata uri
    ) external returns (uint256 id);
    function mint(address to, uint256 id, uint256 amount) external;
    function burn(address from, uint256 id, uint256 amount) external;
}
