pragma solidity ^0.8.19;

type Price is uint128;

enum Phase {
    Closed,
    Open,
    Over
}

struct Order {
    address maker;
    uint256 amount;
}

uint256 constant LIMIT = 10; uint256 constant FEE = 3;

function pick(bool first) pure returns (string memory) {
    if (first)
        return "one"
            unicode" – ünïcode"
            hex"00ff";
    else
        return 'two';
}

contract Größe { uint256 ßize; }
