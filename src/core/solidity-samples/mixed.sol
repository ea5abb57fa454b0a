pragma solidity 0.8.20;

interface ISwap {
    function swap(uint256 amountIn) external returns (uint256);
}

library Math {
    function min(uint256 a, uint256 b) internal pure returns (uint256) {
        return a < b ? a : b;
    }
}

abstract contract Base {
    ISwap internal pool;

    function _quote() internal virtual returns (uint256);
}

contract Router is Base {
    function _quote() internal override returns (uint256) {
        return
            Math.min(
                pool.swap(1),
                ISwap(address(pool)).swap(2)
            );
    }
}
