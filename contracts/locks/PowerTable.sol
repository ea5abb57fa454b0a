// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Selectors by which tokens are usually ruled
/// @notice One line for each: four bytes of the selector and one of what it is a sign of, in increasing order. A selector that begins with
///         a zero byte is left out: compilers push it as three bytes.
library PowerTable {
    uint8 internal constant MINTS = 1;
    uint8 internal constant PAUSES = 2;
    uint8 internal constant BLOCKS = 3;
    uint8 internal constant LIMITS = 4;
    uint8 internal constant TAXES = 5;
    uint8 internal constant TRADING = 6;
    uint8 internal constant UPGRADES = 7;
    uint8 internal constant ROLES = 8;

    /// @dev Bytes of a line.
    uint256 private constant LINE = 5;

    bytes private constant LINES = hex"061c82d005" // setTaxFeePercent(uint256)
        hex"0b78f9c005" // setFees(uint256,uint256)
        hex"0cc835a305" // setBuyFee(uint256)
        hex"0ecb93c003" // addBlackList(address)
        hex"153b0d1e03" // setBlacklist(address,bool)
        hex"18bf507701" // crosschainMint(address,uint256)
        hex"1cdd3be303" // _isBlacklisted(address)
        hex"203e727e04" // updateMaxTxnAmount(uint256)
        hex"273123b703" // delBot(address)
        hex"2e5bb6ff05" // setTax(uint256)
        hex"2f2ff15d08" // grantRole(bytes32,address)
        hex"31c2d84703" // delBots(address[])
        hex"333e99db03" // isBlacklist(address)
        hex"342aa8b503" // setBot(address,bool)
        hex"3659cfe607" // upgradeTo(address)
        hex"3bbac57903" // isBot(address)
        hex"3f4ba83a02" // unpause()
        hex"40c10f1901" // mint(address,uint256)
        hex"44337ea103" // addToBlacklist(address)
        hex"455a439603" // blacklistAddress(address,bool)
        hex"4ada218b06" // tradingEnabled()
        hex"4f1ef28607" // upgradeToAndCall(address,bytes)
        hex"52d1902d07" // proxiableUUID()
        hex"5c60da1b07" // implementation()
        hex"5d0044ca04" // setMaxWallet(uint256)
        hex"68092bd903" // setBlackList(address,bool)
        hex"69fe0e2d05" // setFee(uint256)
        hex"6a486a8e05" // sellTotalFees()
        hex"74010ece04" // setMaxTxnAmount(uint256)
        hex"751039fc04" // removeLimits()
        hex"7a9e5e4b08" // setAuthority(address)
        hex"7d1db4a504" // _maxTxAmount()
        hex"8095d56405" // updateBuyFees(uint256,uint256,uint256)
        hex"8456cb5902" // pause()
        hex"8a8c523c06" // enableTrading()
        hex"8b4cee0805" // setSellFee(uint256)
        hex"8cd09d5005" // setSellTax(uint256)
        hex"8d1fdf2f03" // freeze(address)
        hex"8e2eee8403" // manage_blacklist(address[],bool)
        hex"8f70ccf706" // setTrading(bool)
        hex"8f9a55c004" // _maxWalletSize()
        hex"91d1485408" // hasRole(bytes32,address)
        hex"a0712d6801" // mint(uint256)
        hex"b515566a03" // setBots(address[])
        hex"bbc0c74206" // tradingActive()
        hex"bfd7928403" // bots(address)
        hex"c024666805" // excludeFromFees(address,bool)
        hex"c17b5b8c05" // updateSellFees(uint256,uint256,uint256)
        hex"c18bc19504" // updateMaxWalletAmount(uint256)
        hex"c2e5ec0406" // setTradingEnabled(bool)
        hex"c3f70b5204" // maxTransaction()
        hex"c647b20e05" // setTaxes(uint256,uint256)
        hex"c876d0b904" // transferDelayEnabled()
        hex"c8c8ebe404" // maxTransactionAmount()
        hex"c9567bf906" // openTrading()
        hex"cc872b6601" // issue(uint256)
        hex"d01dd6d203" // setBlacklisted(address,bool)
        hex"d34628cc03" // addBots(address[])
        hex"d543dbeb04" // setMaxTxPercent(uint256)
        hex"d85ba06305" // buyTotalFees()
        hex"dbac26e903" // blacklisted(address)
        hex"dc1052e205" // setBuyTax(uint256)
        hex"e47d606003" // isBlackListed(address)
        hex"e4997dc503" // removeBlackList(address)
        hex"ea1644d504" // setMaxWalletSize(uint256)
        hex"ec1f3f6305" // reduceFee(uint256)
        hex"ec28438a04" // setMaxTxAmount(uint256)
        hex"f3bdc22803" // destroyBlackFunds(address)
        hex"f8b45b0504" // maxWallet()
        hex"f9f92be403" // blacklist(address)
        hex"fe575a8703" // isBlacklisted(address)
        hex"ffb54a9906" // tradingOpen()
        hex"ffecf51603"; // addBot(address)

    /// @notice The table, for `kindOf`: read once for a code.
    function lines() internal pure returns (bytes memory) {
        return LINES;
    }

    /// @notice What a selector is a sign of; 0 for one that is not in the table. Looks at seven lines at most.
    function kindOf(bytes memory table, bytes4 selector) internal pure returns (uint8 kind) {
        assembly ("memory-safe") {
            let wanted := shr(224, selector)
            let first := 0
            let last := div(mload(table), LINE)
            for { } lt(first, last) { } {
                let middle := shr(1, add(first, last))
                let line := shr(216, mload(add(add(table, 0x20), mul(middle, LINE))))
                let found := shr(8, line)
                if eq(found, wanted) {
                    kind := and(line, 0xff)
                    break
                }
                switch lt(found, wanted)
                case 1 { first := add(middle, 1) }
                default { last := middle }
            }
        }
    }
}
