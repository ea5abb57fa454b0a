// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Questions to contracts that nobody has to trust
/// @notice A question gets a fixed amount of gas, and of its answer only the words that are expected are copied: what is asked can
///         neither burn the gas of the caller, nor fill its memory, nor make it fail.
library Answers {
    /// @notice The first words of what `target` answers.
    /// @param target Whom to ask.
    /// @param gas_ How much gas it may use.
    /// @param question The call.
    /// @param count How many words are expected.
    /// @param exact Whether more is as wrong as less.
    /// @return ok Whether it answered that much; a place without code answers nothing.
    /// @return answer The words; zeros when not `ok`.
    function ask(address target, uint256 gas_, bytes memory question, uint256 count, bool exact)
        internal
        view
        returns (bool ok, uint256[] memory answer)
    {
        answer = new uint256[](count);
        assembly ("memory-safe") {
            let size := shl(5, count)
            ok := staticcall(gas_, target, add(question, 0x20), mload(question), 0, 0)
            switch exact
            case 0 { ok := and(ok, iszero(lt(returndatasize(), size))) }
            default { ok := and(ok, eq(returndatasize(), size)) }
            if ok { returndatacopy(add(answer, 0x20), 0, size) }
        }
    }

    /// @notice The first word of what `target` answers, 0 when it answers less.
    /// @param target Whom to ask.
    /// @param gas_ How much gas it may use.
    /// @param question The call.
    function word(address target, uint256 gas_, bytes memory question) internal view returns (uint256 answer) {
        assembly ("memory-safe") {
            let ok := staticcall(gas_, target, add(question, 0x20), mload(question), 0, 0x20)
            if and(ok, gt(returndatasize(), 0x1f)) { answer := mload(0) }
        }
    }
}
