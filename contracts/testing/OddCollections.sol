// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @notice As much of a collection as an inspection asks: pieces 1 to `count`, each with an address of metadata of its own.
contract PlainCollection {
    event Transfer(address indexed from, address indexed to, uint256 indexed id);

    string public name = "Plain";
    string public symbol = "PLAIN";
    string internal _base;
    uint256 internal immutable _count;

    constructor(string memory base, uint256 count) {
        _base = base;
        _count = count;
    }

    function supportsInterface(bytes4 id) external view virtual returns (bool) {
        return id == 0x01ffc9a7 || id == 0x80ac58cd || id == 0x5b5e139f;
    }

    function balanceOf(address) external pure returns (uint256) {
        return 0;
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return false;
    }

    function getApproved(uint256) external pure returns (address) {
        return address(0);
    }

    function ownerOf(uint256 id) external view virtual returns (address) {
        require(id > 0 && id <= _count, "no piece");
        return address(0xA11CE);
    }

    function tokenURI(uint256 id) external view virtual returns (string memory) {
        return string.concat(_base, _digits(id));
    }

    function _digits(uint256 id) internal pure returns (string memory) {
        // casting to 'uint8' is safe because a digit is below 10
        // forge-lint: disable-next-line(unsafe-typecast)
        if (id < 10) return string(abi.encodePacked(bytes1(uint8(48 + id))));
        return string.concat(_digits(id / 10), _digits(id % 10));
    }
}

/// @notice Has roles, of which one was taken back, and metadata under a name of Ethereum.
contract RoleCollection is PlainCollection("http://pieces.eth.example.invalid/", 1) {
    event RoleGranted(bytes32 indexed role, address indexed account, address indexed by);

    constructor() {
        emit RoleGranted(0, address(0xA11CE), msg.sender);
        emit RoleGranted(keccak256("MINTER_ROLE"), address(0xB0B), msg.sender);
    }

    function hasRole(bytes32 role, address) external pure returns (bool) {
        return role == 0;
    }
}

/// @notice Says yes to everything, and keeps nothing of ERC-2981.
contract YesCollection is PlainCollection("data:,", 1) {
    function supportsInterface(bytes4) external pure override returns (bool) {
        return true;
    }
}

/// @notice Answers three megabytes for piece 1, and burns all gas for piece 2.
contract GreedyCollection is PlainCollection("", 2) {
    function tokenURI(uint256 id) external pure override returns (string memory) {
        if (id == 2) while (true) { }
        assembly ("memory-safe") {
            return(0, 3000000)
        }
    }
}

/// @notice Pieces with numbers that nobody can guess, told by events alone; royalties that grow with the price.
contract SparseCollection is PlainCollection("ipfs://bafybeigdyrzt5sfp7udm7hu76uh7y26nf3efuylqabf3oclgtqy55fbzdi/", 0) {
    constructor() {
        for (uint256 part = 1; part <= 3; ++part) {
            emit Transfer(address(0), address(0xA11CE), part * 1e30);
        }
    }

    function ownerOf(uint256 id) external pure override returns (address) {
        require(id > 0 && id % 1e30 == 0 && id <= 3e30, "no piece");
        return address(0xA11CE);
    }

    function royaltyInfo(uint256, uint256 price) external pure returns (address, uint256) {
        return (address(0), price > 1e24 ? price * 2 : price / 5);
    }
}

/// @notice Editions, all of them under one address that holds a place for the number.
contract EditionCollection {
    event TransferSingle(address indexed by, address indexed from, address indexed to, uint256 id, uint256 amount);

    string internal _base;

    constructor(string memory base) {
        _base = base;
        emit TransferSingle(msg.sender, address(0), msg.sender, 10, 5);
    }

    function supportsInterface(bytes4 id) external pure returns (bool) {
        return id == 0x01ffc9a7 || id == 0xd9b67a26 || id == 0x0e89341c;
    }

    function balanceOfBatch(address[] calldata accounts, uint256[] calldata) external pure returns (uint256[] memory) {
        return new uint256[](accounts.length);
    }

    function isApprovedForAll(address, address) external pure returns (bool) {
        return false;
    }

    function uri(uint256) external view returns (string memory) {
        return _base;
    }
}

/// @notice Passes every call on to code that can be another one tomorrow (ERC-1967).
contract ReplaceableCollection {
    bytes32 private constant SLOT = 0x360894a13ba1a3210667c828492db98dca3e2076cc3735a920a3ca505d382bbc;

    constructor(address code) {
        assembly ("memory-safe") {
            sstore(SLOT, code)
        }
    }

    fallback() external payable {
        assembly {
            calldatacopy(0, 0, calldatasize())
            let ok := delegatecall(gas(), sload(SLOT), 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(ok) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
