// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice A manager of positions that behaves while it is locked, and then turns on whoever asks. Its fallback answers everything else.
contract HostileManager {
    enum Mood {
        Good,
        Floods,
        Burns,
        Reverts,
        Reenters,
        FloodsWithRevert,
        Short,
        Long,
        Gone
    }

    Mood public mood;
    address private immutable _lens;
    mapping(uint256 tokenId => address) public ownerOf;

    constructor(address lens) {
        _lens = lens;
    }

    function turn(Mood mood_) external {
        mood = mood_;
    }

    function transferFrom(address, address to, uint256 tokenId) external {
        ownerOf[tokenId] = to;
    }

    fallback() external {
        Mood it = mood;
        if (it == Mood.Reenters) {
            // Asks the lens for the very page it is being asked for.
            (bool ok,) = _lens.staticcall(
                abi.encodeWithSignature("positionsOfOwner(address,uint256,uint256)", address(0xA11CE), 0, 100)
            );
            it = ok ? Mood.Floods : Mood.Good;
        }
        assembly {
            // 270 kB where the gas pays for that much, else 100.
            let flood := add(100000, mul(gt(gas(), 200000), 170000))
            switch it
            case 1 { return(0, flood) }
            case 2 { invalid() }
            case 3 { revert(0, 0) }
            case 5 { revert(0, flood) }
            case 6 { return(0, 31) }
            case 7 { return(0, 416) }
            default {
                // Words as V3 answers them, with liquidity as the eighth.
                mstore(0xe0, 1000)
                return(0, 0x180)
            }
        }
    }
}
