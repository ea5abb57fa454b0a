// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { ReentrancyGuardTransient } from "@openzeppelin/contracts/utils/ReentrancyGuardTransient.sol";
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
///  - isolation: a lock with a hostile manager cannot touch any other lock.
///  There is no owner, fee, setter, pause, upgrade, approval, delegatecall or way to take ether. A position sent here by a bare
///  `transferFrom` belongs to no lock and stays; a safe transfer is refused. Times are Unix seconds.
contract PositionLocker is PositionLockerWords, ReentrancyGuardTransient {
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
        _locks[id] = Lock(manager, unlock, kind, owner, payee, uint96(tokenId));

        IPositionToken(manager).transferFrom(msg.sender, address(this), tokenId);
        if (IPositionToken(manager).ownerOf(tokenId) != address(this)) {
            revert PositionLocker_NotReceived(manager, tokenId);
        }
        uint128 liquidity = _liquidity(manager, kind, tokenId);
        if (liquidity == 0) revert PositionLocker_EmptyPosition(manager, tokenId);
        emit Locked(id, manager, owner, tokenId, kind, unlock, payee, liquidity);
    }

    /// @notice Sends the fees earned until now to the payee. The owner or the payee may call it.
    /// @param id The lock.
    function collect(uint256 id) external nonReentrant {
        Lock memory it = _existing(id);
        if (msg.sender != it.owner && msg.sender != it.payee) {
            revert PositionLocker_NotOwnerOrPayee(id, msg.sender);
        }
        emit Collected(id, it.payee);
        if (it.kind == Kind.V3) {
            IPositionManagerV3(it.manager)
                .collect(IPositionManagerV3.CollectParams(it.tokenId, it.payee, type(uint128).max, type(uint128).max));
        } else {
            _collectV4(id, it);
        }
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
        address from = _locks[id].owner;
        _locks[id].owner = msg.sender;
        _locks[id].payee = msg.sender;
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

    /// @notice The id of the latest lock; 0 before the first. Every number from 1 to it was used once.
    function lastId() external view returns (uint256) {
        return _lastId;
    }

    /// @dev V4 pays fees when liquidity decreases, so it is decreased by nothing. That nothing is what it was is asserted.
    function _collectV4(uint256 id, Lock memory it) private {
        IPositionManagerV4 manager = IPositionManagerV4(it.manager);
        uint128 before = manager.getPositionLiquidity(it.tokenId);
        (IPositionManagerV4.PoolKey memory key,) = manager.getPoolAndPositionInfo(it.tokenId);
        bytes[] memory params = new bytes[](2);
        params[0] = abi.encode(uint256(it.tokenId), uint256(0), uint128(0), uint128(0), "");
        params[1] = abi.encode(key.currency0, key.currency1, it.payee);
        manager.modifyLiquidities(abi.encode(DECREASE_LIQUIDITY_AND_TAKE_PAIR, params), block.timestamp);
        uint128 afterwards = manager.getPositionLiquidity(it.tokenId);
        if (afterwards != before) revert PositionLocker_LiquidityChanged(id, before, afterwards);
    }

    function _liquidity(address manager, Kind kind, uint256 tokenId) private view returns (uint128 liquidity) {
        (bool ok, bytes memory answer) = manager.staticcall(
            kind == Kind.V3
                ? abi.encodeCall(IPositionManagerV3.positions, (tokenId))
                : abi.encodeCall(IPositionManagerV4.getPositionLiquidity, (tokenId))
        );
        // Twelve words, of which the eighth is the liquidity, or the liquidity alone.
        uint256 word = kind == Kind.V3 ? 8 : 1;
        if (!ok || answer.length != (kind == Kind.V3 ? 12 * 32 : 32)) {
            revert PositionLocker_NotAPosition(manager, tokenId, kind);
        }
        uint256 value;
        assembly ("memory-safe") {
            value := mload(add(answer, mul(word, 0x20)))
        }
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(value);
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
