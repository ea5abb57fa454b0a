// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { CodeMint721 } from "./CodeMint721.sol";
import { CodeMintWords } from "./mint/CodeMintWords.sol";
import { Branch } from "./testing/Branch.sol";
import { MintBase } from "./testing/MintBase.sol";
import { Forms } from "./testing/Wallets.sol";

/// @notice What a visitor pays for a token of a collection with 16,384 printed codes: whole transactions.
contract CodeMint721GasTest is MintBase {
    uint256 private constant INDEX = 9_000;
    bytes32[] private _proof = Branch.proof(14);
    bytes32[] private _neighbourProof = Branch.proof(14);
    CodeMint721 private _large;

    /// @dev Codes 9,000 and 9,001 share their mark's word: the first pays for it, as one code in 256 does.
    function setUp() public override {
        super.setUp();
        _proof[0] = _leaf(INDEX + 1, vm.addr(_keys[1]));
        _neighbourProof[0] = _leaf(INDEX, vm.addr(_keys[0]));
        CodeMintWords.Printed memory printed = _printed();
        (printed.root, printed.count) = (Branch.root(_neighbourProof[0], _proof), 16_384);
        _large = new CodeMint721(_words(), printed, _shared(), _terms());
    }

    function test_gas_of_redeeming_a_code_at_14_levels_to_a_new_holder() public {
        // The first token of a collection, whichever code it has, pays for the word of the counts.
        _large.mint(address(this), 1, 0, 0, "");
        bytes memory signature = _sign(INDEX + 1, 1, address(0xB0B));
        _large.redeem(INDEX + 1, address(0xB0B), NOW + 60, signature, _neighbourProof);
        _le(vm.snapshotGasLastCall("CodeMint721", "redeem, 14 levels, first of 256 codes"), 125_000, "the goal");
        signature = _sign(INDEX, 0, address(0xA11));
        _large.redeem(INDEX, address(0xA11), NOW + 60, signature, _proof);
        _le(vm.snapshotGasLastCall("CodeMint721", "redeem, 14 levels"), 108_000, "the goal");
    }

    function test_gas_of_minting_with_the_event_code() public {
        _large.mint(address(this), 1, 0, 0, "");
        vm.snapshotGasLastCall("CodeMint721", "mint 1, first of the collection");
        vm.startPrank(address(0xA11));
        _large.mint(address(0xA11), 1, 0, 0, "");
        vm.snapshotGasLastCall("CodeMint721", "mint 1");
        _large.mint(address(0xA11), 2, 0, 0, "");
        vm.snapshotGasLastCall("CodeMint721", "mint 2 more");
        _large.transferFrom(address(0xA11), address(this), 16_386);
        vm.snapshotGasLastCall("CodeMint721", "transferFrom");
    }

    function test_gas_of_a_collection() public {
        new CodeMint721(_words(), _printed(), _shared(), _terms());
        _large.tokenURI(_first());
        _le(vm.snapshotGasLastCall("CodeMint721", "tokenURI (read by eth_call)"), 12_000_000, "within a node's limit");
    }

    /// @dev All codes but the last are marked and counted where the contract keeps it; the last is really sent.
    function test_I13_the_supply_of_1048576_used_codes_is_read_from_one_word() public {
        uint256 last = (1 << 20) - 1;
        _proof[0] = _leaf(last - 1, vm.addr(_keys[1]));
        CodeMintWords.Printed memory printed = _printed();
        (printed.root, printed.count) = (Branch.root(_leaf(last, vm.addr(_keys[0])), _proof), 1 << 20);
        _large = new CodeMint721(_words(), printed, _shared(), _terms());
        vm.record();
        _large.redeemed();
        (bytes32[] memory reads,) = vm.accesses(address(_large));
        // The upper half of the word; the lower is what the event code has minted.
        vm.store(address(_large), reads[0], bytes32(last << 128));
        for (uint256 word = 0; word < 4096; ++word) {
            vm.record();
            _large.redeemedWord(word);
            (reads,) = vm.accesses(address(_large));
            vm.store(address(_large), reads[0], bytes32(type(uint256).max >> (word == 4095 ? 1 : 0)));
        }
        _eq(_large.totalSupply(), last, "all but one");
        _large.redeem(last, address(0xA11), NOW + 60, _sign(last, 0, address(0xA11)), _proof);
        _eq(_large.redeemedWord(4095), type(uint256).max, "every mark");
        _large.mint(address(this), 1, 0, 0, "");
        uint256 supply = _large.totalSupply();
        _le(vm.snapshotGasLastCall("CodeMint721", "totalSupply, 1,048,576 codes used"), 30_000, "one word");
        _eq(supply, _large.codes() + 1, "every code and one of the event");
    }

    function _first() private returns (uint256) {
        _large.mint(address(this), 1, 0, 0, "");
        return 16_385;
    }

    function _leaf(uint256 index, address key) private view returns (bytes32) {
        return _mint.leafOf(index, key);
    }

    function _sign(uint256 index, uint256 key, address recipient) private view returns (bytes memory) {
        (uint8 v, bytes32 r, bytes32 s) = vm.sign(_keys[key], _large.redeemDigest(index, recipient, NOW + 60));
        return Forms.long(v, r, s);
    }
}
