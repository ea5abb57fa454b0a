// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IERC1155 } from "@openzeppelin/contracts/token/ERC1155/IERC1155.sol";
import { IERC721 } from "@openzeppelin/contracts/token/ERC721/IERC721.sol";
import { PieceSender } from "../PieceSender.sol";
import { Editions, Pieces } from "./SentPieces.sol";
import { Test } from "./Test.sol";

/// @notice Holders who send each other pieces and editions by lists, right and wrong ones, and remembers who has what. One of them is a
///         contract that tries to send more while it receives.
contract PieceSenderHandler is Test {
    uint256 public constant COUNT = 24;
    uint256 public constant KINDS = 3;
    address private constant STRANGER = address(0xBAD);

    PieceSender public sender = new PieceSender();
    Pieces public pieces = new Pieces();
    Editions public editions = new Editions();

    /// @notice The last of them is a contract.
    address[5] public holders = [address(0xA11), address(0xB0B), address(0xCA4), address(0xD0D), address(0)];
    mapping(uint256 id => address) public ownerOf;
    mapping(address holder => mapping(uint256 id => uint256)) public has;
    mapping(address holder => bool) public allowed;
    mapping(address holder => mapping(bytes32 list => bool)) public sent;
    bytes32[] public lists;
    uint256 private _names;

    string public broken;
    /// @notice Calls of a run, and those of them that changed something.
    uint256 public calls;
    uint256 public changes;

    constructor() {
        holders[4] = address(new Hungry(this));
        for (uint256 i; i < 5; ++i) {
            _allow(holders[i], true);
            for (uint256 id = 1; id <= KINDS; ++id) {
                editions.mint(holders[i], id, 1000);
                has[holders[i]][id] = 1000;
            }
        }
        _allow(STRANGER, true);
        pieces.mint(holders[0], COUNT);
        for (uint256 id = 1; id <= COUNT; ++id) {
            ownerOf[id] = holders[0];
        }
    }

    modifier counted(uint256 seed) {
        _intrude(seed);
        ++calls;
        uint256 before = changes;
        _;
        if (changes > before) changes = before + 1;
    }

    function listCount() external view returns (uint256) {
        return lists.length;
    }

    function sendPieces(uint256 seed) external counted(seed) {
        address from = holders[seed % 4];
        if (!_sendPieces(from, seed) && !_sendEditions(from, seed, 7)) _renew(from);
    }

    function sendEditions(uint256 seed) external counted(seed) {
        address from = holders[seed % 4];
        if (!_sendEditions(from, seed, _part(seed, 9) % 8) && !_sendEditions(from, _part(seed, 10), 7)) _renew(from);
    }

    /// @notice A holder gives a piece away without a list.
    function give(uint256 seed) external counted(seed) {
        uint256 id = 1 + seed % COUNT;
        address to = _other(ownerOf[id], seed);
        vm.prank(ownerOf[id]);
        pieces.transferFrom(ownerOf[id], to, id);
        ownerOf[id] = to;
        ++changes;
    }

    /// @notice A holder takes the permission back, or gives it anew.
    function allow(uint256 seed) external counted(seed) {
        address holder = holders[seed % 4];
        _allow(holder, !allowed[holder]);
        ++changes;
    }

    /// @notice What a holder that is a contract tries while it receives: to send more of what is another's.
    function tryMore(address from) external {
        uint256 id = 1;
        // What it has been sent by now is its own.
        while (id < COUNT && pieces.ownerOf(id) != from) {
            ++id;
        }
        bool done;
        if (pieces.ownerOf(id) == from) {
            (done,) = _try(msg.sender, _callOfPieces("again", id, _one(msg.sender), _one(1)));
            if (done) broken = "a receiver got more pieces";
        }
        (done,) = _try(msg.sender, _callOfEditions("more", _one(from), _one(1), _one(1001 * 1000)));
        if (done) broken = "a receiver sent more editions than it has";
    }

    /// @dev Pieces with consecutive numbers go to up to three others. Answers whether they went.
    function _sendPieces(address from, uint256 seed) private returns (bool done) {
        uint256 first = 1 + _part(seed, 1) % COUNT;
        for (uint256 step; ownerOf[first] != from && step < COUNT; ++step) {
            first = first % COUNT + 1;
        }
        if (ownerOf[first] != from) return false;
        uint256 fault = _part(seed, 2) % 8;
        uint256 rows = 1 + _part(seed, 3) % 3;
        address[] memory to = new address[](rows);
        uint256[] memory counts = new uint256[](rows);
        uint256 end = first;
        for (uint256 row; row < rows; ++row) {
            to[row] = _other(from, _part(seed, 4 + row));
            counts[row] = _part(seed, 7 + row) % 3;
            for (uint256 id = end; id < end + counts[row]; ++id) {
                if (ownerOf[id] != from) counts[row] = id - end;
            }
            end += counts[row];
        }
        (bytes32 list, bytes4 expected) = _plan(from, seed, fault, end > first);
        if (fault == 1) to[rows - 1] = address(pieces);
        // What its last receiver does not accept, or what somebody else has, is refused; so is everything without permission.
        // One more than there are: a holder of all of them could send exactly so many.
        if (fault == 2) counts[rows - 1] += COUNT + 1;
        if (fault == 1 && counts[rows - 1] == 0 && expected == PieceSender.PieceSender_Refused.selector) {
            counts[rows - 1] = COUNT;
        }
        if (fault == 3) counts = new uint256[](rows + 1);
        done = _check(from, list, expected, _callOfPieces(list, first, to, counts));
        if (!done) return false;
        for (uint256 row; row < rows; ++row) {
            for (uint256 left = counts[row]; left > 0; --left) {
                ownerOf[first++] = to[row];
            }
        }
    }

    /// @dev Editions go to up to three others, with a fault below 4. Answers whether they went.
    function _sendEditions(address from, uint256 seed, uint256 fault) private returns (bool done) {
        uint256 rows = 1 + _part(seed, 11) % 3;
        address[] memory to = new address[](rows);
        uint256[] memory ids = new uint256[](rows);
        uint256[] memory amounts = new uint256[](rows);
        for (uint256 row; row < rows; ++row) {
            to[row] = _other(from, _part(seed, 12 + row));
            ids[row] = 1 + (_part(seed, 15) + row) % KINDS;
            amounts[row] = _part(seed, 18 + row) % (has[from][ids[row]] + 1);
        }
        (bytes32 list, bytes4 expected) = _plan(from, seed, fault, true);
        if (fault == 1) to[rows - 1] = address(pieces);
        if (fault == 2) amounts[rows - 1] = has[from][ids[rows - 1]] + 1;
        if (fault == 3) amounts = new uint256[](0);
        done = _check(from, list, expected, _callOfEditions(list, to, ids, amounts));
        if (!done) return false;
        for (uint256 row; row < rows; ++row) {
            has[from][ids[row]] -= amounts[row];
            has[to[row]][ids[row]] += amounts[row];
        }
    }

    /// @dev The name of a list, old or new, and why it is refused; nothing where it is not.
    function _plan(address from, uint256 seed, uint256 fault, bool moves) private returns (bytes32 list, bytes4 why) {
        bool old = fault == 0 && lists.length != 0;
        list = old ? lists[_part(seed, 30) % lists.length] : bytes32(++_names);
        if (sent[from][list]) return (list, PieceSender.PieceSender_SentBefore.selector);
        if (fault == 3) return (list, PieceSender.PieceSender_WrongLength.selector);
        // A list that moves nothing asks no permission.
        bool refused = fault == 1 || fault == 2 || (moves && !allowed[from]);
        return (list, refused ? PieceSender.PieceSender_Refused.selector : bytes4(0));
    }

    function _check(address from, bytes32 list, bytes4 expected, bytes memory call) private returns (bool done) {
        bytes memory why;
        (done, why) = _try(from, call);
        // forge-lint: disable-next-line(unsafe-typecast)
        _eq(bytes32(done ? bytes4(0) : bytes4(why)), bytes32(expected), "sent, or why not");
        if (!done) return false;
        sent[from][list] = true;
        lists.push(list);
        ++changes;
    }

    /// @dev Someone who has nothing, but has allowed the sender everything, tries to send what is another's.
    function _intrude(uint256 seed) private {
        address[] memory to = _one(STRANGER);
        (bool done, bytes memory why) = _try(STRANGER, _callOfPieces(bytes32(seed), 1 + seed % COUNT, to, _one(1)));
        // forge-lint: disable-next-line(unsafe-typecast)
        if (done || bytes4(why) != PieceSender.PieceSender_Refused.selector) broken = "a stranger sent a piece";
        (done, why) = _try(STRANGER, _callOfEditions(bytes32(seed), to, _one(1 + seed % KINDS), _one(1)));
        // forge-lint: disable-next-line(unsafe-typecast)
        if (done || bytes4(why) != PieceSender.PieceSender_Refused.selector) broken = "a stranger sent an edition";
    }

    /// @dev A holder whose lists were refused gives the permission anew, so that a run does not end in refusals.
    function _renew(address holder) private {
        if (allowed[holder]) return;
        _allow(holder, true);
        ++changes;
    }

    function _allow(address holder, bool allowed_) private {
        vm.startPrank(holder);
        pieces.setApprovalForAll(address(sender), allowed_);
        editions.setApprovalForAll(address(sender), allowed_);
        vm.stopPrank();
        allowed[holder] = allowed_;
    }

    function _callOfPieces(bytes32 list, uint256 first, address[] memory to, uint256[] memory counts)
        private
        view
        returns (bytes memory)
    {
        return abi.encodeCall(PieceSender.sendPieces, (IERC721(address(pieces)), list, first, to, counts));
    }

    function _callOfEditions(bytes32 list, address[] memory to, uint256[] memory ids, uint256[] memory amounts)
        private
        view
        returns (bytes memory)
    {
        return abi.encodeCall(PieceSender.sendEditions, (IERC1155(address(editions)), list, to, ids, amounts));
    }

    function _try(address from, bytes memory call) private returns (bool, bytes memory) {
        if (from.code.length != 0) return Hungry(from).act(address(sender), call);
        vm.prank(from);
        return address(sender).call(call);
    }

    function _other(address holder, uint256 seed) private view returns (address to) {
        to = holders[seed % 5];
        if (to == holder) to = holders[(seed % 5 + 1) % 5];
    }

    function _one(address account) private pure returns (address[] memory all) {
        all = new address[](1);
        all[0] = account;
    }

    function _one(uint256 number) private pure returns (uint256[] memory all) {
        all = new uint256[](1);
        all[0] = number;
    }

    function _part(uint256 random, uint256 index) private pure returns (uint256) {
        return uint256(keccak256(abi.encode(random, index)));
    }
}

/// @notice A holder that tries to send more of what the sending holder has, each time it receives.
contract Hungry {
    PieceSenderHandler private immutable _handler;

    constructor(PieceSenderHandler handler) {
        _handler = handler;
    }

    function act(address target, bytes calldata call) external returns (bool, bytes memory) {
        require(msg.sender == address(_handler), "not the handler");
        return target.call(call);
    }

    function onERC721Received(address, address from, uint256, bytes calldata) external returns (bytes4) {
        if (from != address(0)) _handler.tryMore(from);
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address from, uint256, uint256, bytes calldata) external returns (bytes4) {
        if (from != address(0)) _handler.tryMore(from);
        return this.onERC1155Received.selector;
    }
}
