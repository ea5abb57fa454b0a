// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "../CodeMint721.sol";
import { CodeMintWords as W } from "../mint/CodeMintWords.sol";
import { Branch } from "./Branch.sol";
import { MintBase } from "./MintBase.sol";

/// @notice Guests with codes and without, who give their tokens away. Five guests may mint three each of a supply of ten: the
///         supply binds. Before each of their calls a stranger tries everything, and must change nothing.
contract MintHandler is MintBase {
    address private constant STRANGER = address(0xBAD);

    address[5] public guests = [address(0xA11), address(0xB0B), address(0xCA4), address(0xD0D), address(0xE5E)];
    bool[4] public used;
    uint256 public redeemed;
    uint256 public shared;

    /// @notice Calls of a run, how many of them changed something, and how often the supply was what refused.
    uint256 public calls;
    uint256 public changes;
    uint256 public exhausted;

    mapping(address guest => uint256) public minted;
    mapping(uint256 id => uint32) public seeds;

    /// @dev Signed once: signing is what takes time.
    mapping(uint256 index => mapping(address recipient => bytes)) private _signatures;

    constructor() {
        setUp();
        for (uint256 index = 0; index < 4; ++index) {
            for (uint256 guest = 0; guest < 5; ++guest) {
                _signatures[index][guests[guest]] = _signature(index, guests[guest], END);
            }
        }
    }

    /// @dev A stranger goes first; then the call is counted, and whether it changed anything.
    modifier counted(uint256 seed) {
        bytes32 before = _state();
        _intrude(seed, before);
        ++calls;
        _;
        if (_state() != before) ++changes;
    }

    function mint() external view returns (CodeMint721) {
        return _mint;
    }

    /// @notice A code is sent by anyone, used or not; if nothing comes of it, a token is given away.
    function redeem(uint256 index, uint256 guest) external counted(index ^ guest) {
        index = index & 3;
        address to = guests[guest % 5];
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        bytes memory call = abi.encodeCall(_mint.redeem, (index, to, END, _signatures[index][to], proof));
        (bool done, bytes memory why) = address(_mint).call(call);
        if (done) {
            _true(!used[index] && block.timestamp < END, "once, in time");
            used[index] = true;
            seeds[index + 1] = _mint.seedFor(index + 1, to);
            ++redeemed;
            return;
        }
        bytes4 expected = block.timestamp > END
            ? W.CodeMint721_SignatureExpired.selector
            : block.timestamp == END ? W.CodeMint721_CodesClosed.selector : W.CodeMint721_AlreadyRedeemed.selector;
        // forge-lint: disable-next-line(unsafe-typecast)
        _eq(bytes32(bytes4(why)), bytes32(expected), "why a code is refused");
        _give(index ^ guest);
    }

    /// @notice A guest mints with the event code, within the limits or not; if nothing comes of it, a token is given away.
    function mintShared(uint256 guest, uint256 quantity) external counted(guest ^ quantity) {
        if (!_mintShared(guest, quantity % 4)) _give(guest ^ quantity);
    }

    /// @notice A token is given away.
    function give(uint256 id, uint256 guest) external counted(id ^ guest) {
        _give(id ^ guest);
    }

    /// @notice Time goes by, and a token is given away: in a long sequence of nothing but time nothing would happen.
    function wait(uint256 time) external counted(time) {
        vm.warp(block.timestamp + time % 60);
        _give(time);
    }

    /// @notice At the end of a run: everybody mints what their own limit leaves, until the supply is what refuses.
    function exhaust() external {
        vm.warp(NOW);
        for (uint256 step = 0; step < 15; ++step) {
            _mintShared(step / 3, 1);
        }
    }

    function _mintShared(uint256 guest, uint256 quantity) private returns (bool done) {
        address to = guests[guest % 5];
        bytes4 expected = bytes4(0);
        if (block.timestamp >= END) expected = W.CodeMint721_Ended.selector;
        else if (quantity == 0 || quantity > 2) expected = W.CodeMint721_WrongQuantity.selector;
        else if (minted[to] + quantity > 3) expected = W.CodeMint721_WalletLimit.selector;
        else if (shared + quantity > 10) expected = W.CodeMint721_Exhausted.selector;
        vm.prank(to);
        bytes memory why;
        (done, why) = address(_mint).call(abi.encodeCall(_mint.mint, (to, quantity, 0, 0, "")));
        _eq(done, expected == bytes4(0), "within the limits");
        if (!done) {
            // forge-lint: disable-next-line(unsafe-typecast)
            _eq(bytes32(bytes4(why)), bytes32(expected), "why a mint is refused");
            if (expected == W.CodeMint721_Exhausted.selector) ++exhausted;
            return false;
        }
        for (uint256 number = 1; number <= quantity; ++number) {
            seeds[4 + shared + number] = _mint.seedFor(4 + shared + number, to);
        }
        shared += quantity;
        minted[to] += quantity;
    }

    /// @dev A token goes to somebody else, if there is any.
    function _give(uint256 seed) private {
        for (uint256 step = 0; step < 14; ++step) {
            uint256 id = 1 + (seed % 14 + step) % 14;
            if (seeds[id] == 0) continue;
            address owner = _mint.ownerOf(id);
            address to = guests[seed % 5] == owner ? guests[(seed % 5 + 1) % 5] : guests[seed % 5];
            vm.prank(owner);
            _mint.transferFrom(owner, to, id);
            return;
        }
    }

    /// @dev Everything a stranger could try. Each has to fail with its own error.
    function _intrude(uint256 seed, bytes32 before) private {
        uint256 index = seed & 3;
        address guest = guests[seed % 5];
        bytes32[] memory proof = Branch.proof(_leaves(), index);
        if (block.timestamp < END) {
            bytes memory stolen = abi.encodeCall(_mint.redeem, (index, STRANGER, END, _signatures[index][guest], proof));
            (bool done, bytes memory why) = _asStranger(stolen);
            bytes4 expected = used[index] ? W.CodeMint721_AlreadyRedeemed.selector : W.CodeMint721_NotOnTheList.selector;
            // forge-lint: disable-next-line(unsafe-typecast)
            _true(!done && bytes4(why) == expected, "a copy is worthless");
            (done, why) = _asStranger(abi.encodeCall(_mint.mint, (guest, 1, 3, END, "")));
            // forge-lint: disable-next-line(unsafe-typecast)
            _true(!done && bytes4(why) == W.CodeMint721_NotTheRecipient.selector, "nobody uses up another's limit");
        }
        for (uint256 id = 1 + seed % 14; id <= 14; ++id) {
            if (seeds[id] == 0) continue;
            (bool done,) = _asStranger(abi.encodeCall(_mint.transferFrom, (_mint.ownerOf(id), STRANGER, id)));
            _true(!done, "not the stranger's");
            break;
        }
        _true(_state() == before, "a stranger changes nothing");
    }

    function _asStranger(bytes memory call) private returns (bool, bytes memory) {
        vm.prank(STRANGER);
        return address(_mint).call(call);
    }

    function _state() private view returns (bytes32 digest) {
        digest = keccak256(abi.encode(_mint.redeemedWord(0), _mint.totalSupply()));
        for (uint256 id = 1; id <= 14; ++id) {
            digest = keccak256(abi.encode(digest, seeds[id] == 0 ? address(0) : _mint.ownerOf(id)));
        }
    }
}
