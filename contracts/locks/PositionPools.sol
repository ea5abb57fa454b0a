// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { Answers } from "./Answers.sol";
import { LockLensWords } from "./LockLensWords.sol";
import { PoolReader } from "./PoolReader.sol";
import { PositionLockerWords } from "./PositionLockerWords.sol";
import { IPositionManagerV3, IPositionManagerV4 } from "./PositionManagers.sol";

/// @title What a manager says of a locked position
library PositionPools {
    /// @dev What a manager may use for one row, in one question (V3) or two (V4): `positions` takes some 20,000.
    uint256 private constant GAS = 60_000;

    // Words of an answer, of which lower bits are meant.
    // forge-lint: disable-start(unsafe-typecast)

    /// @notice Writes liquidity, pool, tokens and range of a position into what is shown of its lock, and what that is worth.
    /// @param shown Its lock; only these fields change.
    /// @param verified Whether the chain knows its manager.
    function describe(LockLensWords.PositionLockView memory shown, bool verified) internal view {
        bool answered = shown.lock.kind == PositionLockerWords.Kind.V3 ? _describeV3(shown) : _describeV4(shown);
        if (!answered) {
            shown.status = LockLensWords.Status.Failed;
        } else if (!verified) {
            shown.status = LockLensWords.Status.Unverified;
            shown.poolId = 0;
        } else {
            shown.status = LockLensWords.Status.Verified;
            if (shown.lock.kind == PositionLockerWords.Kind.V3) {
                shown.poolId = PoolReader.poolOf(shown.lock.manager, shown.token0, shown.token1, shown.fee);
            }
        }
    }

    function _describeV3(LockLensWords.PositionLockView memory shown) private view returns (bool ok) {
        uint256[] memory words;
        bytes memory question = abi.encodeCall(IPositionManagerV3.positions, (shown.lock.tokenId));
        (ok, words) = Answers.ask(shown.lock.manager, GAS, question, 12, true);
        (shown.token0, shown.token1) = (address(uint160(words[2])), address(uint160(words[3])));
        shown.fee = uint24(words[4]);
        (shown.tickLower, shown.tickUpper) = (int24(uint24(words[5])), int24(uint24(words[6])));
        shown.liquidity = uint128(words[7]);
    }

    function _describeV4(LockLensWords.PositionLockView memory shown) private view returns (bool ok) {
        uint256[] memory words;
        address manager = shown.lock.manager;
        bytes memory question = abi.encodeCall(IPositionManagerV4.getPositionLiquidity, (shown.lock.tokenId));
        (ok, words) = Answers.ask(manager, GAS / 2, question, 1, true);
        if (!ok) return false;
        shown.liquidity = uint128(words[0]);
        question = abi.encodeCall(IPositionManagerV4.getPoolAndPositionInfo, (shown.lock.tokenId));
        (ok, words) = Answers.ask(manager, GAS / 2, question, 6, true);
        if (!ok) {
            shown.liquidity = 0;
            return false;
        }
        (shown.token0, shown.token1) = (address(uint160(words[0])), address(uint160(words[1])));
        (shown.fee, shown.tickSpacing) = (uint24(words[2]), int24(uint24(words[3])));
        shown.hooks = address(uint160(words[4]));
        (shown.tickLower, shown.tickUpper) = (int24(uint24(words[5] >> 8)), int24(uint24(words[5] >> 32)));
        bytes32 poolId;
        assembly ("memory-safe") {
            poolId := keccak256(add(words, 0x20), 0xa0)
        }
        shown.poolId = poolId;
    }

    // forge-lint: disable-end(unsafe-typecast)
}
