pragma solidity ^0.8.0;
contract Payer {
    function pay(address payable to, bytes calldata data) external payable {
        to.transfer(1 ether);
        bool sent = to.send(1 wei);
        (bool ok, bytes memory answer) = to.call{
            value: msg.value,
            gas: 30_000
        }(data);
        (ok, ) = to.delegatecall(data);
        (ok, answer) = to.staticcall(data);
        require(ok && sent, "a string with // no comment, a \" quote and /* no comment */");
    }

    receive()
        external
        payable
    {}
}
