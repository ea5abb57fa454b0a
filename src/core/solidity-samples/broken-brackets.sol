contract Left {
    function f( external {
        g((1, 2);
    }

    function h() external {
        g(3);
    }
}

contract Next {
    uint256 a;
}
