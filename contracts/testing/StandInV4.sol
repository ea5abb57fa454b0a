// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { IPositionManagerV4 } from "../locks/PositionManagers.sol";
import { Coin } from "./OddTokens.sol";

/// @notice Answers as Uniswap V4 does, as manager of positions and of pools, what a test has written into it. The real ones are
///         33 MB away: `npm run contracts:v4`.
contract StandInV4 {
    mapping(uint256 tokenId => address) public ownerOf;
    mapping(bytes32 slot => bytes32) public extsload;
    IPositionManagerV4.PoolKey internal _key;
    uint256 internal _info;

    constructor(IPositionManagerV4.PoolKey memory key, int24 lower, int24 upper) {
        _key = key;
        // forge-lint: disable-next-line(unsafe-typecast)
        _info = uint256(keccak256(abi.encode(key))) >> 56 << 56 | uint256(uint24(upper)) << 32 | uint256(uint24(lower))
            << 8;
    }

    /// @notice Writes price and liquidity of the pool where V4 keeps them.
    function move(int24 tick, uint128 liquidity) external {
        uint256 slot = uint256(keccak256(abi.encode(keccak256(abi.encode(_key)), uint256(6))));
        // forge-lint: disable-next-line(unsafe-typecast)
        extsload[bytes32(slot)] = bytes32(uint256(uint24(tick)) << 160 | uint160(1 << 96));
        extsload[bytes32(slot + 3)] = bytes32(uint256(liquidity));
    }

    /// @notice Writes a tick, and its bit, where V4 keeps them.
    function cross(int24 tick, int128 net) external {
        uint256 slot = uint256(keccak256(abi.encode(keccak256(abi.encode(_key)), uint256(6))));
        int24 place = tick / _key.tickSpacing;
        // forge-lint: disable-start(unsafe-typecast)
        bytes32 word = keccak256(abi.encode(int256(place >> 8), slot + 5));
        extsload[word] |= bytes32(2 ** uint256(int256(place & 255)));
        extsload[keccak256(abi.encode(int256(tick), slot + 4))] = bytes32(uint256(int256(net)) << 128);
        // forge-lint: disable-end(unsafe-typecast)
    }

    function transferFrom(address, address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    function poolManager() external view returns (address) {
        return address(this);
    }

    function poolKeys(bytes25) external view returns (IPositionManagerV4.PoolKey memory) {
        return _key;
    }

    function getPositionLiquidity(uint256 tokenId) external pure returns (uint128) {
        // forge-lint: disable-next-line(unsafe-typecast)
        return uint128(1000 * tokenId);
    }

    function getPoolAndPositionInfo(uint256)
        external
        view
        returns (IPositionManagerV4.PoolKey memory key, uint256 info)
    {
        return (_key, _info);
    }
}

/// @notice Pays fees as V4 does, when the liquidity of a position is decreased by nothing: 3 wei, and 5 of the other token.
contract PayingV4 is StandInV4 {
    constructor(IPositionManagerV4.PoolKey memory key) StandInV4(key, -600, 1200) { }

    function modifyLiquidities(bytes calldata data, uint256 deadline) external payable {
        (bytes memory actions, bytes[] memory params) = abi.decode(data, (bytes, bytes[]));
        require(keccak256(actions) == keccak256(hex"0111") && deadline == block.timestamp, "actions");
        (uint256 tokenId, uint256 less, uint128 least0, uint128 least1,) =
            abi.decode(params[0], (uint256, uint256, uint128, uint128, bytes));
        require(ownerOf[tokenId] == msg.sender && less == 0 && least0 == 0 && least1 == 0, "position");
        (address currency0, address currency1, address to) = abi.decode(params[1], (address, address, address));
        require(currency0 == address(0) && currency1 == _key.currency1, "pair");
        (bool ok,) = to.call{ value: 3 }("");
        require(ok, "ether");
        Coin(currency1).mint(to, 5);
    }
}
