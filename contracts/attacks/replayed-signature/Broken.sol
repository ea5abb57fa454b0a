// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice Accounts of ether, paid by cheques that their owners sign.
/// @dev A sample for the attack theatre: never deploy it.
contract Target {
    mapping(address account => uint256 amount) public balanceOf;

    function deposit(address account) external payable {
        balanceOf[account] += msg.value;
    }

    /// @notice What an owner signs: this chain, this contract, who is paid, how much, and the number of the cheque.
    function chequeOf(address payee, uint256 amount, uint256 number) public view returns (bytes32) {
        return keccak256(abi.encode(block.chainid, address(this), payee, amount, number));
    }

    /// @notice Pays the caller from the account of the one who signed.
    function cash(uint256 amount, uint256 number, uint8 v, bytes32 r, bytes32 s) external {
        bytes32 cheque = chequeOf(msg.sender, amount, number);
        address signer = ecrecover(cheque, v, r, s);
        require(signer != address(0), "not signed");
        balanceOf[signer] -= amount;
        (bool paid,) = msg.sender.call{ value: amount }("");
        require(paid, "not paid");
    }
}
