// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {
    AccessControlDefaultAdminRules
} from "@openzeppelin/contracts/access/extensions/AccessControlDefaultAdminRules.sol";
import { AccessManaged } from "@openzeppelin/contracts/access/manager/AccessManaged.sol";
import { AccessManager } from "@openzeppelin/contracts/access/manager/AccessManager.sol";
import { Ownable } from "@openzeppelin/contracts/access/Ownable.sol";
import { ERC20 } from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import { IPoolsV4 } from "../check/IPoolsV4.sol";

/// @notice A token of one holder, who is its owner. Its market is the first contract that the owner sends some to.
abstract contract Trap is ERC20, Ownable {
    address internal market;

    constructor() ERC20("Trap", "TRP") Ownable(msg.sender) {
        _mint(msg.sender, 1e27);
    }

    /// @dev Whether this movement is a sale by a stranger.
    function _isSale(address from, address to) internal returns (bool) {
        if (market == address(0) && from == owner() && to.code.length > 0) market = to;
        return from != owner() && to == market;
    }

    function _taxed(address from, address to, uint256 value, uint256 percent) internal {
        uint256 tax = value * percent / 100;
        super._update(from, address(this), tax);
        super._update(from, to, value - tax);
    }
}

/// @notice Can be bought and not sold.
contract NoSale is Trap {
    function _update(address from, address to, uint256 value) internal override {
        require(!_isSale(from, to), "Not today");
        super._update(from, to, value);
    }
}

/// @notice Takes more of a large sale.
contract SizeTax is Trap {
    function _update(address from, address to, uint256 value) internal override {
        _taxed(from, to, value, _isSale(from, to) ? (value > 1e23 ? 60 : 2) : 0);
    }
}

/// @notice Sales end some hours after the launch.
contract TimeTrap is Trap {
    uint256 private immutable _end = block.timestamp + 6 hours;

    function _update(address from, address to, uint256 value) internal override {
        require(!_isSale(from, to) || block.timestamp < _end, "Closed");
        super._update(from, to, value);
    }
}

/// @notice Lets those sell who look like a simulation: no block's producer and no price of gas.
contract OriginGate is Trap {
    function _update(address from, address to, uint256 value) internal override {
        bool isSimulated = block.coinbase == address(0) || tx.gasprice == 0 || tx.origin == address(0);
        require(!_isSale(from, to) || isSimulated, "Gate");
        super._update(from, to, value);
    }
}

/// @notice Honest until the owner says otherwise.
contract OwnerSwitch is Trap {
    bool public tradingEnabled = true;
    uint256 public sellFee;

    function setTradingEnabled(bool enabled) external onlyOwner {
        tradingEnabled = enabled;
    }

    function setSellFee(uint256 fee) external onlyOwner {
        require(fee <= 25, "Too much");
        sellFee = fee;
    }

    function _update(address from, address to, uint256 value) internal override {
        bool isSale = _isSale(from, to);
        require(!isSale || tradingEnabled, "Off");
        _taxed(from, to, value, isSale ? sellFee : 0);
    }
}

/// @notice The owner sets a tax in ten-thousandths, up to a quarter.
contract PointTax is Trap {
    uint256 public sellTax;

    function setSellTax(uint256 tax) external onlyOwner {
        require(tax <= 2500, "Too much");
        sellTax = tax;
    }

    function _update(address from, address to, uint256 value) internal override {
        uint256 tax = _isSale(from, to) ? value * sellTax / 10_000 : 0;
        super._update(from, address(this), tax);
        super._update(from, to, value - tax);
    }
}

/// @notice The owner can shut out an account.
contract ListToken is Trap {
    mapping(address account => bool) private _bots;

    function setBots(address[] calldata accounts) external onlyOwner {
        for (uint256 i; i < accounts.length; ++i) {
            _bots[accounts[i]] = true;
        }
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!_bots[from], "Bot");
        super._update(from, to, value);
    }
}

/// @notice Creates tokens under a name that tells nothing.
contract HiddenMint is Trap {
    function sync_8f(address to, uint256 amount) external onlyOwner {
        _mint(to, amount);
    }
}

/// @notice Answers a name of 300 kilobytes, and fails everything that moves tokens with as much.
contract HugeAnswers is Trap {
    function name() public pure override returns (string memory) {
        return string(new bytes(300_000));
    }

    function _update(address from, address to, uint256 value) internal override {
        if (_isSale(from, to)) {
            assembly ("memory-safe") {
                revert(0, 300000)
            }
        }
        super._update(from, to, value);
    }
}

/// @notice Plain, with an owner that can do nothing.
contract PlainToken is ERC20 {
    constructor() ERC20("Plain", "PLN") {
        _mint(msg.sender, 1e27);
    }
}

/// @notice Takes the same from every transfer.
contract TaxToken is Trap {
    function _update(address from, address to, uint256 value) internal override {
        bool isFree = from == address(0) || from == owner() || to == owner();
        _taxed(from, to, value, isFree ? 0 : 5);
    }
}

/// @notice Says that its owner is gone, and obeys one that is written elsewhere.
contract FalseRenounce is Trap {
    address private _keeper = msg.sender;
    bool public tradingEnabled = true;

    constructor() {
        _transferOwnership(address(0));
    }

    function setTradingEnabled(bool enabled) external {
        require(msg.sender == _keeper, "Not you");
        tradingEnabled = enabled;
    }

    function _update(address from, address to, uint256 value) internal override {
        if (market == address(0) && from == _keeper && to.code.length > 0) market = to;
        require(to != market || from == _keeper || tradingEnabled, "Off");
        super._update(from, to, value);
    }
}

/// @notice Only accounts without code may hold it, beside its market.
contract KeysOnly is Trap {
    function _update(address from, address to, uint256 value) internal virtual override {
        _isSale(from, to);
        require(_mayHold(from) && _mayHold(to), "Keys only");
        super._update(from, to, value);
    }

    function _mayHold(address account) private view returns (bool) {
        return account.code.length == 0 || account == market || account == owner();
    }
}

/// @dev Room that moves the balances of a token behind it.
abstract contract Room {
    uint256[80] private _room;
}

/// @notice Only accounts without code may hold it, and its balances are where nobody looks.
contract HiddenBalances is Room, KeysOnly { }

/// @notice Only accounts without code may buy it, and nobody may sell it.
contract KeysOnlyNoSale is KeysOnly {
    function _update(address from, address to, uint256 value) internal override {
        require(!_isSale(from, to), "Not today");
        super._update(from, to, value);
    }
}

/// @notice Sales end when its ownership is handed on.
contract HandOver is Trap {
    bool private _closed;

    function _transferOwnership(address to) internal override {
        _closed = market != address(0);
        super._transferOwnership(to);
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!_isSale(from, to) || !_closed, "Closed");
        super._update(from, to, value);
    }
}

/// @notice Sales end when the account that ownership was handed to accepts it.
contract HandOverInTwoSteps is HandOver {
    address private _next;

    function transferOwnership(address to) public override onlyOwner {
        _next = to;
    }

    function acceptOwnership() external {
        require(msg.sender == _next, "Not you");
        _transferOwnership(_next);
    }
}

/// @notice Who may end the sales, an AccessManager of its own decides.
contract ManagedSwitch is ERC20, AccessManaged {
    address private immutable _maker = msg.sender;
    bool public tradingEnabled = true;

    constructor() ERC20("Managed", "MNG") AccessManaged(address(new AccessManager(msg.sender))) {
        _mint(msg.sender, 1e27);
    }

    function setTradingEnabled(bool enabled) external restricted {
        tradingEnabled = enabled;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(tradingEnabled || from == _maker, "Off");
        super._update(from, to, value);
    }
}

/// @notice Sales end when its manager of rights is exchanged.
contract ManagedHandOver is ManagedSwitch {
    function setAuthority(address to) public override {
        super.setAuthority(to);
        tradingEnabled = false;
    }
}

/// @notice Obeys a manager of rights that is an account with a key: it lets nobody end the sales, and can name one that does.
contract KeyManaged is ERC20, AccessManaged {
    address private immutable _maker = msg.sender;
    bool public tradingEnabled = true;

    constructor() ERC20("Key", "KEY") AccessManaged(msg.sender) {
        _mint(msg.sender, 1e27);
    }

    function setTradingEnabled(bool enabled) external restricted {
        tradingEnabled = enabled;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(tradingEnabled || from == _maker, "Off");
        super._update(from, to, value);
    }
}

/// @notice Sales end when a new default administrator takes over, three days after it was named.
contract AdminHandOver is ERC20, AccessControlDefaultAdminRules {
    address private immutable _maker = msg.sender;
    bool private _closed;

    constructor() ERC20("Admin", "ADM") AccessControlDefaultAdminRules(3 days, msg.sender) {
        _mint(msg.sender, 1e27);
    }

    function _acceptDefaultAdminTransfer() internal override {
        super._acceptDefaultAdminTransfer();
        _closed = true;
    }

    function _update(address from, address to, uint256 value) internal override {
        require(!_closed || from == _maker, "Closed");
        super._update(from, to, value);
    }
}

interface IFilledPools is IPoolsV4 {
    struct LiquidityParams {
        int24 tickLower;
        int24 tickUpper;
        int256 liquidityDelta;
        bytes32 salt;
    }

    function initialize(PoolKey calldata key, uint160 price) external returns (int24);
    function modifyLiquidity(PoolKey calldata key, LiquidityParams calldata params, bytes calldata hookData)
        external
        returns (int256 delta, int256 fees);
}

/// @notice Opens a pool of Uniswap V4 with liquidity. The caller pays its tokens straight to the pools: to a trap they are its market.
contract PoolFiller {
    function fill(IFilledPools pools, IPoolsV4.PoolKey calldata key, int24 range, int256 liquidity) external payable {
        pools.initialize(key, 1 << 96);
        pools.unlock(abi.encode(key, range, liquidity, msg.sender));
    }

    function unlockCallback(bytes calldata data) external returns (bytes memory) {
        (IPoolsV4.PoolKey memory key, int24 range, int256 liquidity, address payer) =
            abi.decode(data, (IPoolsV4.PoolKey, int24, int256, address));
        IFilledPools pools = IFilledPools(msg.sender);
        (int256 delta,) = pools.modifyLiquidity(key, IFilledPools.LiquidityParams(-range, range, liquidity, 0), "");
        // forge-lint: disable-start(unsafe-typecast)
        _pay(pools, key.currency0, uint256(-int256(int128(delta >> 128))), payer);
        _pay(pools, key.currency1, uint256(-int256(int128(delta))), payer);
        // forge-lint: disable-end(unsafe-typecast)
        return "";
    }

    function _pay(IFilledPools pools, address currency, uint256 amount, address payer) private {
        if (currency == address(0)) {
            pools.settle{ value: amount }();
        } else {
            pools.sync(currency);
            require(ERC20(currency).transferFrom(payer, address(pools), amount));
            pools.settle();
        }
    }
}

/// @notice Names a wrapped coin, as a manager of positions does.
contract Wraps {
    address public immutable WETH9;

    constructor(address coin) {
        WETH9 = coin;
    }
}

/// @notice A proxy as ERC-1967 has it, with no way to exchange the code.
contract TokenProxy {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address target) {
        assembly ("memory-safe") {
            sstore(SLOT, target)
        }
    }

    fallback() external {
        assembly ("memory-safe") {
            let at := mload(0x40)
            calldatacopy(at, 0, calldatasize())
            let ok := delegatecall(gas(), sload(SLOT), at, calldatasize(), 0, 0)
            returndatacopy(at, 0, returndatasize())
            if iszero(ok) { revert(at, returndatasize()) }
            return(at, returndatasize())
        }
    }
}
