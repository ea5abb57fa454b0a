contract Left {
    string a = "never closed;
    uint256 b;
}
