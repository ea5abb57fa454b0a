contract Left {
    uint256 a;
    /* this comment never ends
    uint256 b;
}
