// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import { MerkleClaims } from "../MerkleClaims.sol";
import { PositionLocker } from "../PositionLocker.sol";
import { TokenGrants } from "../TokenGrants.sol";
import { TokenLocker } from "../TokenLocker.sol";
import { MerkleClaimsWords } from "../claims/MerkleClaimsWords.sol";
import { TokenGrantsWords } from "../grants/TokenGrantsWords.sol";
import { PositionLockerWords } from "../locks/PositionLockerWords.sol";
import { TokenLockerWords } from "../locks/TokenLockerWords.sol";
import { VestingMath } from "../vesting/VestingMath.sol";
import { IERC20 } from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import { LauncherPools } from "./LauncherPools.sol";
import { IApprovable } from "./UniswapManagers.sol";

/// @title How Launcher locks what it made and gives everybody their share
/// @dev All calls to the lockers, the grants and the claims are here. Each is allowed exactly what it takes.
abstract contract LauncherShares is LauncherPools {
    TokenLocker private immutable _tokenLocker;
    PositionLocker private immutable _positionLocker;
    TokenGrants private immutable _tokenGrants;
    MerkleClaims private immutable _merkleClaims;

    constructor(TokenLocker tokenLocker, PositionLocker positionLocker, TokenGrants tokenGrants, MerkleClaims claims) {
        (_tokenLocker, _positionLocker, _tokenGrants, _merkleClaims) =
        (tokenLocker, positionLocker, tokenGrants, claims);
    }

    /// @dev Locks `liquidity` tokens of a pair of V2.
    function _lockPair(address pair, uint256 liquidity, PoolLock calldata it) internal returns (uint256 id) {
        _allow(pair, address(_tokenLocker), liquidity);
        bool permanent = it.unlock == VestingMath.PERMANENT;
        // forge-lint: disable-next-line(unsafe-typecast)
        uint40 start = permanent ? 0 : uint40(block.timestamp);
        VestingMath.Schedule memory schedule = VestingMath.Schedule(start, permanent ? 0 : it.unlock, it.unlock, 0);
        // A pair has at most 2^112 of them.
        // forge-lint: disable-next-line(unsafe-typecast)
        return _tokenLocker.lockFor(pair, it.owner, uint128(liquidity), schedule);
    }

    /// @dev Locks a position of V3 or V4.
    function _lockPosition(Pool calldata pool, uint256 position, PoolLock calldata it) internal returns (uint256 id) {
        PositionLockerWords.Kind kind = pool.kind == Kind.V3 ? PositionLockerWords.Kind.V3 : PositionLockerWords.Kind.V4;
        IApprovable(pool.manager).approve(address(_positionLocker), position);
        return _positionLocker.lock(pool.manager, kind, position, it.unlock, it.owner, it.payee);
    }

    /// @dev Locks, grants and the list, as far as there are any.
    function _share(address token, Shares calldata it, Made memory made) internal {
        if (it.locks.length != 0) {
            _allow(token, address(_tokenLocker), _sumOfLocks(it.locks));
            made.firstLock = _tokenLocker.lockMany(token, it.locks);
            _disallow(token, address(_tokenLocker));
        }
        if (it.grants.length != 0) {
            _allow(token, address(_tokenGrants), _sumOfGrants(it.grants));
            made.firstGrant = _tokenGrants.createMany(token, it.grants, it.terms);
            _disallow(token, address(_tokenGrants));
        }
        if (it.list.total != 0) {
            List calldata list = it.list;
            _allow(token, address(_merkleClaims), list.total);
            VestingMath.Schedule memory paidOut;
            MerkleClaimsWords.GrantTerms memory none;
            made.campaign = _merkleClaims.createCampaignFor(
                msg.sender,
                MerkleClaimsWords.Terms(
                    IERC20(token),
                    list.root,
                    list.total,
                    list.start,
                    list.deadline,
                    false,
                    paidOut,
                    none,
                    list.metadataURI
                )
            );
            _disallow(token, address(_merkleClaims));
        }
    }

    function _sumOfLocks(TokenLockerWords.Grant[] calldata locks) private pure returns (uint256 sum) {
        for (uint256 i; i < locks.length; ++i) {
            sum += locks[i].amount;
        }
    }

    function _sumOfGrants(TokenGrantsWords.Award[] calldata grants) private pure returns (uint256 sum) {
        for (uint256 i; i < grants.length; ++i) {
            sum += grants[i].amount;
        }
    }
}
