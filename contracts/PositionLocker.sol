// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
import { Answers } from "./locks/Answers.sol";
import { PositionLists } from "./locks/PositionLists.sol";
import { PositionLockerWords } from "./locks/PositionLockerWords.sol";
import { IPositionManagerV3, IPositionManagerV4, IPositionToken } from "./locks/PositionManagers.sol";

/// @title PositionLocker
/// @notice Holds liquidity positions of Uniswap V3 and V4, each until one moment or for ever, and pays out nothing but their fees.
///         Nobody can take a position out earlier, and nobody, including whoever deployed this contract, can change, pause or
///         charge for it.
/// @dev Promises. Each is the name of an invariant or fuzz test in `PositionLocker.t.sol` and its neighbours:
///  - patience: `withdraw` reverts before the unlock time, whoever calls it, and then returns the position whole;
///  - liquidity: nothing here lowers the liquidity of a position; collecting takes the fees and nothing else;
///  - finality: an unlock time can move later, never earlier; permanent is for ever;
///  - identity: every call takes the id of a lock; the position comes from storage;
///  - isolation: a lock with a hostile manager cannot touch any other lock;
///  - lists: a lock is in the list of its owner, of its manager and of its pool, and what others enter displaces nothing.
///  There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether. A position sent here by a bare
///  `transferFrom` belongs to no lock and stays; a safe transfer is refused. Times are Unix seconds.
contract PositionLocker is PositionLockerWords, PositionLists, ReentrancyGuardTransient {
    /// @notice Instead of an unlock time: never.
    uint40 public constant PERMANENT = type(uint40).max;

    /// @notice How far ahead an unlock time may lie, in seconds: a hundred years.
    uint40 public constant MAX_AHEAD = 36_525 days;

    /// @dev What V4 calls its actions.
    bytes private constant DECREASE_LIQUIDITY_AND_TAKE_PAIR = hex"0111";

    uint256 private _lastId;
    mapping(uint256 id => Lock) private _locks;
    mapping(uint256 id => address) private _pendingOwners;
    mapping(address manager => mapping(uint256 tokenId => uint256)) private _ids;

    /// @notice Locks the caller's position. Approve this contract for it first.
    /// @param manager The contract that keeps the position: the position manager of Uniswap V3 or V4, or one like it.
    /// @param kind Which of the two interfaces it has.
    /// @param tokenId The position.
    /// @param unlock From when on it can be withdrawn: at most a hundred years ahead, or `PERMANENT`.
    /// @param owner Who will own the lock.
    /// @param payee Who gets the fees.
    /// @return id Of the new lock; ids strictly increase.
    function lock(address manager, Kind kind, uint256 tokenId, uint40 unlock, address owner, address payee)
        external
        nonReentrant
        returns (uint256 id)
    {
        _checkAccount(owner);
        _checkAccount(payee);
        if (unlock <= block.timestamp) revert PositionLocker_InThePast(unlock);
        _checkAhead(unlock);
        // A number that does not fit names no position of a manager that counts.
        if (manager.code.length == 0 || tokenId > type(uint96).max) {
            revert PositionLocker_NotAPosition(manager, tokenId, kind);
        }
        if (_ids[manager][tokenId] != 0) {
            revert PositionLocker_AlreadyLocked(manager, tokenId, _ids[manager][tokenId]);
        }
        id = ++_lastId;
        _ids[manager][tokenId] = id;
        // forge-lint: disable-next-line(unsafe-typecast)
        _locks[id] = Lock(manager, unlock, kind, _enter(owner, id), owner, payee, uint96(tokenId));

        IPositionToken(manager).transferFrom(msg.sender, address(this), tokenId);
        if (IPositionToken(manager).ownerOf(tokenId) != address(this)) {
            revert PositionLocker_NotReceived(manager, tokenId);
        }
        (uint128 liquidity,,, bytes32 pool) = _position(manager, kind, tokenId);
        if (liquidity == 0) revert PositionLocker_EmptyPosition(manager, tokenId);
        _append(_listOf(manager), id);
        _append(_listOf(manager, pool), id);
        emit Locked(id, manager, owner, tokenId, kind, unlock, payee, liquidity);
    }

    /// @notice Sends the fees earned until now to the payee. The owner or the payee may call it.
    /// @param id The lock.
    function collect(uint256 id) external nonReentrant {
        Lock memory it = _existing(id);
        if (msg.sender != it.owner && msg.sender != it.payee) {
            revert PositionLocker_NotOwnerOrPayee(id, msg.sender);
        }
        (uint128 liquidity, address token0, address token1,) = _position(it.manager, it.kind, it.tokenId);
        uint256 amount0;
        uint256 amount1;
        if (it.kind == Kind.V3) {
            (amount0, amount1) = IPositionManagerV3(it.manager)
                .collect(IPositionManagerV3.CollectParams(it.tokenId, it.payee, type(uint128).max, type(uint128).max));
        } else {
            (amount0, amount1) = (_balance(token0, it.payee), _balance(token1, it.payee));
            _collectV4(id, it, token0, token1, liquidity);
            amount0 = _grown(amount0, _balance(token0, it.payee));
            amount1 = _grown(amount1, _balance(token1, it.payee));
        }
        emit Collected(id, it.payee, token0, token1, amount0, amount1);
    }

    /// @notice Sends the fees to somebody else from now on. The caller owns the lock.
    /// @param id The lock.
    /// @param payee Who gets the fees.
    function setPayee(uint256 id, address payee) external nonReentrant {
        Lock storage it = _owned(id);
        _checkAccount(payee);
        it.payee = payee;
        emit PayeeChanged(id, payee);
    }

    /// @notice Moves the unlock time of the caller's lock.
    /// @param id The lock.
    /// @param newUnlock Later than the unlock time and than now, at most a hundred years ahead, or `PERMANENT`.
    function extend(uint256 id, uint40 newUnlock) public nonReentrant {
        Lock storage it = _owned(id);
        if (newUnlock <= it.unlock) revert PositionLocker_NotLater(it.unlock, newUnlock);
        if (newUnlock <= block.timestamp) revert PositionLocker_InThePast(newUnlock);
        _checkAhead(newUnlock);
        it.unlock = newUnlock;
        _dropPending(id);
        emit Extended(id, newUnlock);
    }

    /// @notice Locks the caller's position for ever. Its fees can still be collected.
    /// @param id The lock.
    function makePermanent(uint256 id) external {
        extend(id, PERMANENT);
    }

    /// @notice Returns the position of the caller's lock, whole, once its time has come. The lock is gone then.
    /// @param id The lock.
    /// @param to Who receives the position; a contract has to accept it.
    function withdraw(uint256 id, address to) external nonReentrant {
        Lock memory it = _owned(id);
        _checkAccount(to);
        if (it.unlock == PERMANENT || block.timestamp < it.unlock) revert PositionLocker_StillLocked(id, it.unlock);
        _dropPending(id);
        delete _locks[id];
        delete _ids[it.manager][it.tokenId];
        emit Withdrawn(id, to);
        IPositionToken(it.manager).safeTransferFrom(address(this), to, it.tokenId);
    }

    /// @notice Offers the caller's lock to another account, which has to accept. Extending it takes the offer back.
    /// @param id The lock.
    /// @param to Who may accept it.
    function proposeTransfer(uint256 id, address to) external nonReentrant {
        if (to == _owned(id).owner) revert PositionLocker_InvalidAccount(to);
        _checkAccount(to);
        _dropPending(id);
        _pendingOwners[id] = to;
        emit TransferProposed(id, to);
    }

    /// @notice Takes the offer back.
    /// @param id The caller's lock. Without an offer nothing happens.
    function cancelTransfer(uint256 id) external nonReentrant {
        _owned(id);
        _dropPending(id);
    }

    /// @notice Makes the caller, to whom the lock was offered, its owner and payee.
    /// @param id The lock.
    function acceptTransfer(uint256 id) external nonReentrant {
        if (_pendingOwners[id] != msg.sender) revert PositionLocker_NotPendingOwner(id, msg.sender);
        Lock storage it = _locks[id];
        address from = it.owner;
        (it.owner, it.payee, it.entry) = (msg.sender, msg.sender, _enter(msg.sender, id));
        delete _pendingOwners[id];
        emit Transferred(id, from, msg.sender);
    }

    /// @notice A lock, and who may accept it, or zero.
    /// @param id The lock. Reverts when there is none.
    function lockOf(uint256 id) external view returns (Lock memory it, address pendingOwner) {
        return (_existing(id), _pendingOwners[id]);
    }

    /// @notice Whether there is a lock with this id.
    /// @param id Any number.
    function exists(uint256 id) external view returns (bool) {
        return _locks[id].owner != address(0);
    }

    /// @notice The lock of a position, or 0.
    /// @param manager The contract that keeps the position.
    /// @param tokenId The position.
    function idOf(address manager, uint256 tokenId) external view returns (uint256) {
        return _ids[manager][tokenId];
    }

    /// @notice The liquidity of a locked position now.
    /// @param id The lock. Reverts when there is none.
    function liquidityOf(uint256 id) external view returns (uint128) {
        Lock memory it = _existing(id);
        return _liquidity(it.manager, it.kind, it.tokenId);
    }

    /// @notice Does nothing when a lock unlocks at this very time, and reverts otherwise. Who adds liquidity to a position at its manager
    ///         puts this call before it in one transaction, so that no owner can extend the lock, or make it permanent, in between.
    /// @param id The lock. Reverts when there is none.
    /// @param unlock The unlock time that was agreed to, in Unix seconds, or `PERMANENT`.
    function checkUnlock(uint256 id, uint40 unlock) external view {
        uint40 actual = _existing(id).unlock;
        if (actual != unlock) revert PositionLocker_OtherUnlock(id, unlock, actual);
    }

    /// @notice The id of the latest lock; 0 before the first. Every number from 1 to it was used once.
    function lastId() external view returns (uint256) {
        return _lastId;
    }

    /// @notice The locks an account was given, in the order in which it got them. One that it no longer owns, or that is gone, is still
    ///         named: a lock is where its `owner` and `entry` say.
    /// @param owner The account.
    /// @param from The first entry, from 0 on.
    /// @param most How many entries.
    /// @return ids The locks.
    /// @return count How many entries there are in all.
    function idsOfOwner(address owner, uint256 from, uint256 most)
        external
        view
        returns (uint256[] memory ids, uint256 count)
    {
        return _entries(_listOfOwner(owner), from, most);
    }

    /// @notice The locks of positions of one manager, in the order in which they were made, those that are gone included.
    /// @param manager The contract that keeps the positions.
    /// @param from The first entry, from 0 on.
    /// @param most How many entries.
    /// @return ids The locks.
    /// @return count How many entries there are in all.
    function idsOfManager(address manager, uint256 from, uint256 most)
        external
        view
        returns (uint256[] memory ids, uint256 count)
    {
        return _entries(_listOf(manager), from, most);
    }

    /// @notice The locks of positions of one pool, as their manager names it, in the order in which they were made, those that are
    ///         gone included. A manager writes into lists of its own pools only.
    /// @param manager The contract that keeps the positions.
    /// @param pool Of V3 the hash of token0, token1 and fee, of V4 the id of the pool.
    /// @param from The first entry, from 0 on.
    /// @param most How many entries.
    /// @return ids The locks.
    /// @return count How many entries there are in all.
    function idsOfPool(address manager, bytes32 pool, uint256 from, uint256 most)
        external
        view
        returns (uint256[] memory ids, uint256 count)
    {
        return _entries(_listOf(manager, pool), from, most);
    }

    /// @dev V4 pays fees when liquidity decreases, so it is decreased by nothing. That nothing is what it was is asserted.
    function _collectV4(uint256 id, Lock memory it, address token0, address token1, uint128 before) private {
        IPositionManagerV4 manager = IPositionManagerV4(it.manager);
        bytes[] memory params = new bytes[](2);
        params[0] = abi.encode(uint256(it.tokenId), uint256(0), uint128(0), uint128(0), "");
        params[1] = abi.encode(token0, token1, it.payee);
        manager.modifyLiquidities(abi.encode(DECREASE_LIQUIDITY_AND_TAKE_PAIR, params), block.timestamp);
        uint128 afterwards = manager.getPositionLiquidity(it.tokenId);
        if (afterwards != before) revert PositionLocker_LiquidityChanged(id, before, afterwards);
    }

    /// @dev A position: its liquidity, its tokens, and what its pool is called here, the hash of what tells it from others of its
    ///      manager. V3 answers twelve words, of which the third to fifth are the pool and the eighth is the liquidity.
    function _position(address manager, Kind kind, uint256 tokenId)
        private
        view
        returns (uint128 liquidity, address token0, address token1, bytes32 pool)
    {
        uint256[] memory words = _words(manager, kind, tokenId);
        uint256 place = kind == Kind.V3 ? 2 : 0;
        uint256 size = (kind == Kind.V3 ? 3 : 5) * 32;
        assembly ("memory-safe") {
            pool := keccak256(add(words, mul(add(place, 1), 0x20)), size)
        }
        // forge-lint: disable-start(unsafe-typecast)
        (token0, token1) = (address(uint160(words[place])), address(uint160(words[place + 1])));
        liquidity = kind == Kind.V3 ? uint128(words[7]) : _liquidity(manager, kind, tokenId);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _liquidity(address manager, Kind kind, uint256 tokenId) private view returns (uint128) {
        // forge-lint: disable-start(unsafe-typecast)
        if (kind == Kind.V3) return uint128(_words(manager, kind, tokenId)[7]);
        bytes memory question = abi.encodeCall(IPositionManagerV4.getPositionLiquidity, (tokenId));
        return uint128(_answer(manager, kind, tokenId, question, 1)[0]);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function _words(address manager, Kind kind, uint256 tokenId) private view returns (uint256[] memory) {
        return kind == Kind.V3
            ? _answer(manager, kind, tokenId, abi.encodeCall(IPositionManagerV3.positions, (tokenId)), 12)
            : _answer(manager, kind, tokenId, abi.encodeCall(IPositionManagerV4.getPoolAndPositionInfo, (tokenId)), 6);
    }

    function _answer(address manager, Kind kind, uint256 tokenId, bytes memory question, uint256 count)
        private
        view
        returns (uint256[] memory answer)
    {
        bool ok;
        (ok, answer) = Answers.ask(manager, gasleft(), question, count, true);
        if (!ok) revert PositionLocker_NotAPosition(manager, tokenId, kind);
    }

    function _balance(address token, address account) private view returns (uint256) {
        if (token == address(0)) return account.balance;
        return Answers.word(token, 100_000, abi.encodeCall(IPositionToken.balanceOf, (account)));
    }

    function _grown(uint256 before, uint256 afterwards) private pure returns (uint256) {
        return afterwards > before ? afterwards - before : 0;
    }

    /// @dev Enters a lock into the list of its new owner.
    function _enter(address owner, uint256 id) private returns (uint48) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint48(_append(_listOfOwner(owner), id));
    }

    /// @dev Names of lists. Their inputs have different lengths, so that none is another.
    function _listOfOwner(address owner) private pure returns (bytes32) {
        return keccak256(abi.encode("owner", owner));
    }

    function _listOf(address manager) private pure returns (bytes32) {
        return keccak256(abi.encode(manager));
    }

    function _listOf(address manager, bytes32 pool) private pure returns (bytes32) {
        return keccak256(abi.encode(manager, pool));
    }

    function _dropPending(uint256 id) private {
        address pending = _pendingOwners[id];
        if (pending == address(0)) return;
        delete _pendingOwners[id];
        emit TransferCancelled(id, pending);
    }

    function _existing(uint256 id) private view returns (Lock storage it) {
        it = _locks[id];
        if (it.owner == address(0)) revert PositionLocker_NoSuchLock(id);
    }

    function _owned(uint256 id) private view returns (Lock storage it) {
        it = _existing(id);
        if (it.owner != msg.sender) revert PositionLocker_NotOwner(id, msg.sender);
    }

    function _checkAhead(uint40 unlock) private view {
        if (unlock != PERMANENT && unlock > block.timestamp + MAX_AHEAD) {
            revert PositionLocker_TooFarAhead(unlock, block.timestamp + MAX_AHEAD);
        }
    }

    /// @dev V4 takes the addresses 1 and 2 for its caller and itself: fees would end up where nobody gets them.
    function _checkAccount(address account) private view {
        if (uint160(account) < 256 || account == address(this)) revert PositionLocker_InvalidAccount(account);
    }
}
