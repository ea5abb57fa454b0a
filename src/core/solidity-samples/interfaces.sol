pragma solidity >=0.8.0 <0.9.0;

interface IOracle {
    struct Round { uint80 id; int256 answer; }

    function latest()
        external
        view
        returns (Round memory);
}

interface IKeeper is IOracle {
    function payIn() external payable;
}
