// Written by scripts/contracts.ts from contracts/CodeMint721.sol. `npm run artifacts` writes it again.

/** What CodeMint721 can be asked and says. */
export const codeMint721Abi = [
  {
    "inputs": [
      {
        "components": [
          {
            "internalType": "string",
            "name": "name",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "symbol",
            "type": "string"
          },
          {
            "internalType": "string",
            "name": "description",
            "type": "string"
          }
        ],
        "internalType": "struct CodeMintWords.Words",
        "name": "words",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "bytes32",
            "name": "salt",
            "type": "bytes32"
          },
          {
            "internalType": "bytes32",
            "name": "root",
            "type": "bytes32"
          },
          {
            "internalType": "uint32",
            "name": "count",
            "type": "uint32"
          },
          {
            "internalType": "uint40",
            "name": "deadline",
            "type": "uint40"
          },
          {
            "internalType": "string",
            "name": "listURI",
            "type": "string"
          }
        ],
        "internalType": "struct CodeMintWords.Printed",
        "name": "printed",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "string",
            "name": "code",
            "type": "string"
          },
          {
            "internalType": "uint32",
            "name": "supply",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "perWallet",
            "type": "uint32"
          },
          {
            "internalType": "uint32",
            "name": "perTransaction",
            "type": "uint32"
          },
          {
            "internalType": "uint40",
            "name": "start",
            "type": "uint40"
          },
          {
            "internalType": "uint40",
            "name": "end",
            "type": "uint40"
          },
          {
            "internalType": "address",
            "name": "voucherSigner",
            "type": "address"
          }
        ],
        "internalType": "struct CodeMintWords.Shared",
        "name": "shared",
        "type": "tuple"
      },
      {
        "components": [
          {
            "internalType": "address",
            "name": "royaltyReceiver",
            "type": "address"
          },
          {
            "internalType": "uint16",
            "name": "royaltyBps",
            "type": "uint16"
          },
          {
            "internalType": "bool",
            "name": "soulbound",
            "type": "bool"
          },
          {
            "internalType": "contract SealEngraver",
            "name": "engraver",
            "type": "address"
          }
        ],
        "internalType": "struct CodeMintWords.Terms",
        "name": "terms",
        "type": "tuple"
      }
    ],
    "stateMutability": "nonpayable",
    "type": "constructor"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_AlreadyRedeemed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_CodesClosed",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "end",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_Ended",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "left",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_Exhausted",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "engraver",
        "type": "address"
      }
    ],
    "name": "CodeMint721_NoEngraver",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CodeMint721_NoList",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CodeMint721_NoRoyaltyReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_NoSuchCode",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "CodeMint721_NotOnTheList",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "start",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_NotStarted",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      }
    ],
    "name": "CodeMint721_NotTheRecipient",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CodeMint721_NothingToMint",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "steps",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_ProofTooLong",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "bps",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_RoyaltyTooHigh",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_SignatureExpired",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_Soulbound",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "time",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_TooFar",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "count",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_TooManyCodes",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "had",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_WalletLimit",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "perTransaction",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "perWallet",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "supply",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_WrongLimits",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "quantity",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "most",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_WrongQuantity",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      }
    ],
    "name": "CodeMint721_WrongRecipient",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CodeMint721_WrongSignature",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "CodeMint721_WrongVoucher",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "start",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "end",
        "type": "uint256"
      }
    ],
    "name": "CodeMint721_WrongWindow",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721IncorrectOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721InsufficientApproval",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "approver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidApprover",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOperator",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidOwner",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidReceiver",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "sender",
        "type": "address"
      }
    ],
    "name": "ERC721InvalidSender",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ERC721NonexistentToken",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "InvalidShortString",
    "type": "error"
  },
  {
    "inputs": [],
    "name": "ReentrancyGuardReentrantCall",
    "type": "error"
  },
  {
    "inputs": [
      {
        "internalType": "string",
        "name": "str",
        "type": "string"
      }
    ],
    "name": "StringTooLong",
    "type": "error"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "approved",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Approval",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "indexed": false,
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "ApprovalForAll",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [],
    "name": "EIP712DomainChanged",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Locked",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": true,
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "indexed": true,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Transfer",
    "type": "event"
  },
  {
    "anonymous": false,
    "inputs": [
      {
        "indexed": false,
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "Unlocked",
    "type": "event"
  },
  {
    "inputs": [],
    "name": "PERMANENT",
    "outputs": [
      {
        "internalType": "uint40",
        "name": "",
        "type": "uint40"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "approve",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      }
    ],
    "name": "balanceOf",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "codes",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "codesDeadline",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "codesRoot",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "codesURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "contractURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "description",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eip712Domain",
    "outputs": [
      {
        "internalType": "bytes1",
        "name": "fields",
        "type": "bytes1"
      },
      {
        "internalType": "string",
        "name": "name",
        "type": "string"
      },
      {
        "internalType": "string",
        "name": "version",
        "type": "string"
      },
      {
        "internalType": "uint256",
        "name": "chainId",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "verifyingContract",
        "type": "address"
      },
      {
        "internalType": "bytes32",
        "name": "salt",
        "type": "bytes32"
      },
      {
        "internalType": "uint256[]",
        "name": "extensions",
        "type": "uint256[]"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "engraver",
    "outputs": [
      {
        "internalType": "contract SealEngraver",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eventCode",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eventEnd",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eventMinted",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eventStart",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "eventSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "getApproved",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "image",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "owner",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      }
    ],
    "name": "isApprovedForAll",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      }
    ],
    "name": "isRedeemed",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "key",
        "type": "address"
      }
    ],
    "name": "leafOf",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "pure",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "locked",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "maxSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "quantity",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "voucher",
        "type": "bytes"
      }
    ],
    "name": "mint",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "account",
        "type": "address"
      }
    ],
    "name": "mintedBy",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "name",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "ownerOf",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "perTransaction",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "perWallet",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "signature",
        "type": "bytes"
      },
      {
        "internalType": "bytes32[]",
        "name": "proof",
        "type": "bytes32[]"
      }
    ],
    "name": "redeem",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "index",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "recipient",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "redeemDigest",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "redeemed",
    "outputs": [
      {
        "internalType": "uint128",
        "name": "",
        "type": "uint128"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "word",
        "type": "uint256"
      }
    ],
    "name": "redeemedWord",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "price",
        "type": "uint256"
      }
    ],
    "name": "royaltyInfo",
    "outputs": [
      {
        "internalType": "address",
        "name": "receiver",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "amount",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      },
      {
        "internalType": "bytes",
        "name": "data",
        "type": "bytes"
      }
    ],
    "name": "safeTransferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "salt",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      },
      {
        "internalType": "address",
        "name": "minter",
        "type": "address"
      }
    ],
    "name": "seedFor",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "seedOf",
    "outputs": [
      {
        "internalType": "uint32",
        "name": "",
        "type": "uint32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "operator",
        "type": "address"
      },
      {
        "internalType": "bool",
        "name": "approved",
        "type": "bool"
      }
    ],
    "name": "setApprovalForAll",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "soulbound",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "bytes4",
        "name": "interfaceId",
        "type": "bytes4"
      }
    ],
    "name": "supportsInterface",
    "outputs": [
      {
        "internalType": "bool",
        "name": "",
        "type": "bool"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "symbol",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "uint256",
        "name": "id",
        "type": "uint256"
      }
    ],
    "name": "tokenURI",
    "outputs": [
      {
        "internalType": "string",
        "name": "",
        "type": "string"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "totalSupply",
    "outputs": [
      {
        "internalType": "uint256",
        "name": "",
        "type": "uint256"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "from",
        "type": "address"
      },
      {
        "internalType": "address",
        "name": "to",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "tokenId",
        "type": "uint256"
      }
    ],
    "name": "transferFrom",
    "outputs": [],
    "stateMutability": "nonpayable",
    "type": "function"
  },
  {
    "inputs": [
      {
        "internalType": "address",
        "name": "wallet",
        "type": "address"
      },
      {
        "internalType": "uint256",
        "name": "limit",
        "type": "uint256"
      },
      {
        "internalType": "uint256",
        "name": "deadline",
        "type": "uint256"
      }
    ],
    "name": "voucherDigest",
    "outputs": [
      {
        "internalType": "bytes32",
        "name": "",
        "type": "bytes32"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  },
  {
    "inputs": [],
    "name": "voucherSigner",
    "outputs": [
      {
        "internalType": "address",
        "name": "",
        "type": "address"
      }
    ],
    "stateMutability": "view",
    "type": "function"
  }
] as const

/** The code that creates a CodeMint721; constructor arguments are appended. */
export const codeMint721Code = '0x610320604052348015610010575f5ffd5b5060405161442f38038061442f83398101604081905261002f916108fe565b6040518060400160405280600b81526020016a436f64654d696e7437323160a81b815250604051806040016040528060018152602001603160f81b815250855f0151866020015181818989898961008b8361034360201b60201c565b61009482610464565b6103e8816020015161ffff1611156100d05760208101516040516303de91e960e51b815261ffff90911660048201526024015b60405180910390fd5b602081015161ffff16158015906100ef575080516001600160a01b0316155b1561010d57604051632c85355160e11b815260040160405180910390fd5b80606001516001600160a01b03163b5f0361014c576060810151604051630c5de3e760e21b81526001600160a01b0390911660048201526024016100c7565b816020015183604001516101609190610a38565b63ffffffff165f03610185576040516310680fcb60e21b815260040160405180910390fd5b6040840151825160808501515f8060018160026101a28682610ae9565b506101af90508582610ae9565b506101bc90508482610ae9565b505084516020808701516040808901516060998a015164ffffffffff90811660e05263ffffffff91821660c090815260a094855260809687528a8601518b8501518c8e01518516610140528416610120529092166101005294890151928901519801516001600160a01b039081166101a05297841661018052921661016052908401519584015185166101e0529415156101c0525050805192015161ffff166102205216610200525060036102718382610ae9565b50600461027e8282610ae9565b5050505050610292826105b660201b60201c565b6102e05261029f816105b6565b6103005281516020808401919091206102a0528151908201206102c052466102605261032e6102a0516102c051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b610240525050306102805250610c1292505050565b806040015163ffffffff165f036103575750565b62100000816040015163ffffffff16111561039357604080820151905163cbde749f60e01b815263ffffffff90911660048201526024016100c7565b602081015115806103a357508051155b156103c15760405163c00019b560e01b815260040160405180910390fd5b42816060015164ffffffffff161161040157606081015160405163b424d57360e01b81525f600482015264ffffffffff90911660248201526044016100c7565b606081015164ffffffffff90811614801590610434575061042663bbf81e0042610ba7565b816060015164ffffffffff16115b15610461576060810151604051632ab9a41360e11b815264ffffffffff90911660048201526024016100c7565b50565b806020015163ffffffff165f036104785750565b8060a0015164ffffffffff16816080015164ffffffffff161015806104a85750428160a0015164ffffffffff1611155b156104e157608081015160a082015160405163b424d57360e01b815264ffffffffff9283166004820152911660248201526044016100c7565b6104ef63bbf81e0042610ba7565b8160a0015164ffffffffff1611156105295760a0810151604051632ab9a41360e11b815264ffffffffff90911660048201526024016100c7565b606081015163ffffffff1615806105535750806040015163ffffffff16816060015163ffffffff16115b806105715750806020015163ffffffff16816040015163ffffffff16115b15610461576060810151604080830151602084015191516348d0756f60e01b815263ffffffff93841660048201529083166024820152911660448201526064016100c7565b5f5f829050601f815111156105e0578260405163305a27a960e01b81526004016100c79190610bba565b80516105eb82610bef565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b0381118282101715610629576106296105f3565b60405290565b604051606081016001600160401b0381118282101715610629576106296105f3565b5f82601f830112610660575f5ffd5b81516001600160401b03811115610679576106796105f3565b604051601f8201601f19908116603f011681016001600160401b03811182821017156106a7576106a76105f3565b6040528181528382016020018510156106be575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b805163ffffffff811681146106ed575f5ffd5b919050565b805164ffffffffff811681146106ed575f5ffd5b5f60a08284031215610716575f5ffd5b60405160a081016001600160401b0381118282101715610738576107386105f3565b60409081528351825260208085015190830152909150819061075b9084016106da565b604082015261076c606084016106f2565b606082015260808301516001600160401b03811115610789575f5ffd5b61079585828601610651565b6080830152505092915050565b6001600160a01b0381168114610461575f5ffd5b80516106ed816107a2565b5f60e082840312156107d1575f5ffd5b6107d9610607565b82519091506001600160401b038111156107f1575f5ffd5b6107fd84828501610651565b82525061080c602083016106da565b602082015261081d604083016106da565b604082015261082e606083016106da565b606082015261083f608083016106f2565b608082015261085060a083016106f2565b60a082015261086160c083016107b6565b60c082015292915050565b5f6080828403121561087c575f5ffd5b604051608081016001600160401b038111828210171561089e5761089e6105f3565b806040525080915082516108b1816107a2565b8152602083015161ffff811681146108c7575f5ffd5b6020820152604083015180151581146108de575f5ffd5b604082015260608301516108f1816107a2565b6060919091015292915050565b5f5f5f5f60e08587031215610911575f5ffd5b84516001600160401b03811115610926575f5ffd5b850160608188031215610937575f5ffd5b61093f61062f565b81516001600160401b03811115610954575f5ffd5b61096089828501610651565b82525060208201516001600160401b0381111561097b575f5ffd5b61098789828501610651565b60208301525060408201516001600160401b038111156109a5575f5ffd5b6109b189828501610651565b604083015250602087015190955090506001600160401b038111156109d4575f5ffd5b6109e087828801610706565b604087015190945090506001600160401b038111156109fd575f5ffd5b610a09878288016107c1565b925050610a19866060870161086c565b905092959194509250565b634e487b7160e01b5f52601160045260245ffd5b63ffffffff8181168382160190811115610a5457610a54610a24565b92915050565b600181811c90821680610a6e57607f821691505b602082108103610a8c57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610ae45782821115610ae457805f5260205f20601f840160051c6020851015610abd57505f5b90810190601f840160051c035f5b81811015610ae0575f83820155600101610acb565b5050505b505050565b81516001600160401b03811115610b0257610b026105f3565b610b1681610b108454610a5a565b84610a92565b6020601f821160018114610b48575f8315610b315750848201515b5f19600385901b1c1916600184901b178455610ba0565b5f84815260208120601f198516915b82811015610b775787850151825560209485019460019092019101610b57565b5084821015610b9457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b80820180821115610a5457610a54610a24565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610a8c575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e05161020051610220516102405161026051610280516102a0516102c0516102e05161030051613691610d9e5f395f61166201525f61163701525f61210f01525f6120e701525f61204201525f61206c01525f61209601525f610a2b01525f610a0601525f818161063001528181610fc5015261116201525f818161031d01528181610c9c01528181611500015261191101525f81816105e201528181611787015261181901525f818161053801528181610d2e0152610d6201525f818161036201528181610ccb0152610d0001525f81816105a001528181610d980152610dd501525f818161070b015281816117ea015261188301525f818161038901528181610e8601528181610ebb01526110c101525f8181610609015281816112bd01526112f101525f818161074d01528181610f4301528181611094015281816110e2015261127a01525f81816103f5015261138c01525f6106be01526136915ff3fe608060405234801561000f575f5ffd5b5060043610610297575f3560e01c8063820cf18311610161578063b88d4fde116100ca578063d63aaa8811610084578063d63aaa8814610735578063dc01929714610748578063e231bff01461076f578063e8a3d48514610789578063e985e9c514610791578063edecc35e146107a4575f5ffd5b8063b88d4fde146106a6578063bfa0b133146106b9578063c79178c6146106e0578063c87b56dd146106f3578063cd68bfb914610706578063d5abeb011461072d575f5ffd5b806390de4dcb1161011b57806390de4dcb1461062b57806395d89b4114610652578063a22cb4651461065a578063a6d6cecd1461066d578063b45a3c0e14610680578063b49c99b814610693575f5ffd5b8063820cf1831461057557806382829f741461058857806382d371281461059b57806384b0196e146105c257806388f4c137146105dd5780638eb091b014610604575f5ffd5b80632e40708e116102035780635f086790116101bd5780635f086790146104ed5780636352211e146105185780636b51c7a41461052b5780636c3b8b7c1461053357806370a082311461055a5780637284e4161461056d575f5ffd5b80632e40708e1461041757806332d33cd01461043f5780633725ea661461046e5780633cef28d21461048d57806342842e0e146104b857806349c676de146104cb575f5ffd5b80631ebb909c116102545780631ebb909c14610355578063202887e71461035d578063238c83ca1461038457806323b872dd146103ab5780632a55205a146103be5780632e2f0bb6146103f0575f5ffd5b806301ffc9a71461029b57806306fdde03146102c3578063081812fc146102d8578063095ea7b3146103035780630fad0f511461031857806318160ddd1461033f575b5f5ffd5b6102ae6102a9366004612a55565b6107b7565b60405190151581526020015b60405180910390f35b6102cb6107fc565b6040516102ba9190612a9e565b6102eb6102e6366004612ab0565b61088c565b6040516001600160a01b0390911681526020016102ba565b610316610311366004612ae2565b6108b3565b005b6102ae7f000000000000000000000000000000000000000000000000000000000000000081565b6103476108c2565b6040519081526020016102ba565b6102cb6108e8565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103166103b9366004612b0a565b610974565b6103d16103cc366004612b44565b610a02565b604080516001600160a01b0390931683526020830191909152016102ba565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b61042a610425366004612b64565b610a5e565b60405163ffffffff90911681526020016102ba565b6102ae61044d366004612ab0565b600881901c5f908152600e6020526040902054600160ff9092161c81161490565b61034761047c366004612ab0565b5f908152600e602052604090205490565b61034761049b366004612b8e565b6001600160a01b03165f908152600a602052604090205460801c90565b6103166104c6366004612b0a565b610aaa565b6104d764ffffffffff81565b60405164ffffffffff90911681526020016102ba565b600d54610500906001600160801b031681565b6040516001600160801b0390911681526020016102ba565b6102eb610526366004612ab0565b610ac9565b6102cb610ad3565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b610347610568366004612b8e565b610ae0565b6102cb610b2e565b610347610583366004612ba7565b610b3a565b61042a610596366004612ab0565b610bb2565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6105ca610bd2565b6040516102ba9796959493929190612bd7565b6102eb7f000000000000000000000000000000000000000000000000000000000000000081565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6102eb7f000000000000000000000000000000000000000000000000000000000000000081565b6102cb610c14565b610316610668366004612c6d565b610c23565b61034761067b366004612b64565b610c2e565b6102ae61068e366004612ab0565b610c8f565b6103166106a1366004612ce4565b610cc1565b6103166106b4366004612dbc565b610f9c565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6102cb6106ee366004612ab0565b610fb4565b6102cb610701366004612ab0565b610ff3565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103476110bb565b610347610743366004612e60565b611106565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b600d5461050090600160801b90046001600160801b031681565b6102cb61115a565b6102ae61079f366004612e82565b61123a565b6103166107b2366004612eaa565b611267565b5f6001600160e01b0319821663152a902d60e11b14806107e757506001600160e01b03198216635a2d1e0760e11b145b806107f657506107f68261145c565b92915050565b60606003805461080b90612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461083790612f6e565b80156108825780601f1061085957610100808354040283529160200191610882565b820191905f5260205f20905b81548152906001019060200180831161086557829003601f168201915b5050505050905090565b5f610896826114ab565b505f828152600760205260409020546001600160a01b03166107f6565b6108be8282336114e3565b5050565b600d545f906108e3906001600160801b03600160801b820481169116612fba565b905090565b600180546108f590612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461092190612f6e565b801561096c5780601f106109435761010080835404028352916020019161096c565b820191905f5260205f20905b81548152906001019060200180831161094f57829003601f168201915b505050505081565b6001600160a01b0382166109a257604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6109ae8383336114f0565b9050836001600160a01b0316816001600160a01b0316146109fc576040516364283d7b60e01b81526001600160a01b0380861660048301526024820184905282166044820152606401610999565b50505050565b5f5f7f0000000000000000000000000000000000000000000000000000000000000000610a52847f0000000000000000000000000000000000000000000000000000000000000000612710611554565b915091505b9250929050565b6040805146602080830191909152308284015260608201949094526001600160a01b03929092166080808401919091528151808403909101815260a09092019052805191012060e01c90565b610ac483838360405180602001604052805f815250610f9c565b505050565b5f6107f6826114ab565b600280546108f590612f6e565b5f6001600160a01b038216610b0a576040516322718ad960e21b81525f6004820152602401610999565b506001600160a01b03165f908152600a60205260409020546001600160801b031690565b5f80546108f590612f6e565b604080517fda40ef6bc57642a0c4d2a294f1c506f2db17b10ed5e3ee24ade30764fc62d8a560208201526001600160a01b0385169181019190915260608101839052608081018290525f90610ba89060a0015b60405160208183030381529060405280519060200120611604565b90505b9392505050565b5f610bbc826114ab565b50505f9081526009602052604090205460a01c90565b5f6060805f5f5f6060610be3611630565b610beb61165b565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b60606004805461080b90612f6e565b6108be338383611686565b5f8282604051602001610c549291909182526001600160a01b0316602082015260400190565b60408051601f198184030181528282528051602091820120908301520160405160208183030381529060405280519060200120905092915050565b5f610c99826114ab565b507f000000000000000000000000000000000000000000000000000000000000000092915050565b610cc961174d565b7f0000000000000000000000000000000000000000000000000000000000000000421015610d2c57604051635e9ca6ff60e11b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b7f00000000000000000000000000000000000000000000000000000000000000004210610d8e576040516329d0f95960e01b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b841580610dba57507f000000000000000000000000000000000000000000000000000000000000000085115b15610e0157604051631b3d240360e01b8152600481018690527f00000000000000000000000000000000000000000000000000000000000000006024820152604401610999565b5f610e0f8786868686611784565b90505f610e33886001600160a01b03165f908152600a602052604090205460801c90565b905081610e408883612fba565b1115610e785760405163f3389b1160e01b81526001600160a01b03891660048201526024810182905260448101839052606401610999565b600d546001600160801b03167f0000000000000000000000000000000000000000000000000000000000000000610eaf8983612fba565b1115610efb57610edf817f0000000000000000000000000000000000000000000000000000000000000000612fcd565b60405163f131d36160e01b815260040161099991815260200190565b610f058882612fba565b600d80546fffffffffffffffffffffffffffffffff19166001600160801b039290921691909117905560015b888111610f8857610f788a82610f67857f0000000000000000000000000000000000000000000000000000000000000000612fba565b610f719190612fba565b60016118b3565b610f8181612fe0565b9050610f31565b50505050610f9461196d565b505050505050565b610fa7848484610974565b6109fc3385858585611997565b6060610fbf826114ab565b506107f67f0000000000000000000000000000000000000000000000000000000000000000610fed84610bb2565b84611abd565b60606107f66110006107fc565b5f805461100c90612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461103890612f6e565b80156110835780601f1061105a57610100808354040283529160200191611083565b820191905f5260205f20905b81548152906001019060200180831161106657829003601f168201915b50505050508461109286610fb4565b7f0000000000000000000000000000000000000000000000000000000000000000871115611bf3565b5f6108e37f00000000000000000000000000000000000000000000000000000000000000007f0000000000000000000000000000000000000000000000000000000000000000612fba565b604080517fe95fcea2003fae48596328e1ec02daa35131406a491b0e4498bcf00dc109500a60208201529081018490526001600160a01b0383166060820152608081018290525f90610ba89060a001610b8d565b60605f6111917f000000000000000000000000000000000000000000000000000000000000000061118b5f5f610a5e565b5f611abd565b905061123461119e6107fc565b6111a6610c14565b5f80546111b290612f6e565b80601f01602080910402602001604051908101604052809291908181526020018280546111de90612f6e565b80156112295780601f1061120057610100808354040283529160200191611229565b820191905f5260205f20905b81548152906001019060200180831161120c57829003601f168201915b505050505084611ca7565b91505090565b6001600160a01b039182165f90815260086020908152604080832093909416825291909152205460ff1690565b61126f61174d565b61127885611ce3565b7f000000000000000000000000000000000000000000000000000000000000000087106112bb57604051633be42d8f60e21b815260048101889052602401610999565b7f0000000000000000000000000000000000000000000000000000000000000000421061131d5760405163125a981960e21b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b6020811115611342576040516306f67eab60e51b815260048101829052602401610999565b61134b87611d3b565b5f61136161135a898989611106565b8686611d92565b90506001600160a01b03811661138a5760405163052733ed60e51b815260040160405180910390fd5b7f00000000000000000000000000000000000000000000000000000000000000006113bf6113b88a84610c2e565b8585611df2565b146113ef576040516330dcbcb560e21b8152600481018990526001600160a01b0382166024820152604401610999565b600d805460109061140f90600160801b90046001600160801b0316612ff8565b91906101000a8154816001600160801b0302191690836001600160801b0316021790555061144a878960016114449190612fba565b5f6118b3565b5061145361196d565b50505050505050565b5f6001600160e01b031982166380ac58cd60e01b148061148c57506001600160e01b03198216635b5e139f60e01b145b806107f657506301ffc9a760e01b6001600160e01b03198316146107f6565b5f818152600960205260408120546001600160a01b0381166107f657604051637e27328960e01b815260048101849052602401610999565b610ac48383836001611e29565b5f6114fc848484611f2d565b90507f0000000000000000000000000000000000000000000000000000000000000000801561153357506001600160a01b03811615155b15610bab576040516306320f4560e11b815260048101849052602401610999565b5f5f5f6115618686612009565b91509150815f036115855783818161157b5761157b613022565b0492505050610bab565b81841161159c5761159c6003851502601118612025565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6107f6611610612036565b8360405161190160f01b8152600281019290925260228201526042902090565b60606108e37f000000000000000000000000000000000000000000000000000000000000000061215f565b60606108e37f000000000000000000000000000000000000000000000000000000000000000061215f565b6001600160a01b0383166116af5760405163a9fbf51f60e01b81525f6004820152602401610999565b6001600160a01b0382166116e157604051630b61174360e31b81526001600160a01b0383166004820152602401610999565b6001600160a01b038381165f81815260086020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b61175561219c565b61178260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121dc565b565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661180e57336001600160a01b038716146117e757604051633b2721d960e11b81526001600160a01b0387166004820152602401610999565b507f00000000000000000000000000000000000000000000000000000000000000006118aa565b61181784611ce3565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661185661184f888888610b3a565b8585611d92565b6001600160a01b03161461187d576040516355b80f3360e11b815260040160405180910390fd5b6118a7857f00000000000000000000000000000000000000000000000000000000000000006121e3565b90505b95945050505050565b6001600160a01b03831615806118d157506001600160a01b03831630145b156118fa5760405163868c9ce760e01b81526001600160a01b0384166004820152602401610999565b61190f83836119098587610a5e565b846121f2565b7f000000000000000000000000000000000000000000000000000000000000000015610ac4576040518281527f032bc66be43dbccb7487781d168eb7bda224628a3b2c3388bdf69b532a3a16119060200160405180910390a1505050565b6117825f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061177c565b6001600160a01b0383163b15611ab657604051630a85bd0160e11b81526001600160a01b0384169063150b7a02906119d9908890889087908790600401613036565b6020604051808303815f875af1925050508015611a13575060408051601f3d908101601f19168201909252611a1091810190613068565b60015b611a7a573d808015611a40576040519150601f19603f3d011682016040523d82523d5f602084013e611a45565b606091505b5080515f03611a7257604051633250574960e11b81526001600160a01b0385166004820152602401610999565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610f9457604051633250574960e11b81526001600160a01b0385166004820152602401610999565b5050505050565b60605f8215611b1457604051806040016040528060078152602001661199309a1ab13160c91b815250611aef84612281565b604051602001611b0092919061309a565b604051602081830303815290604052611b24565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611b869189916101909190600401613158565b5f60405180830381865afa158015611ba0573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611bc7919081019061317c565b82604051602001611bda939291906131f1565b6040516020818303038152906040529150509392505050565b60606118a7611c0187612311565b611c0a86612281565b611c1388612311565b611c1c87612559565b86611c4d576040518060400160405280600e81526020016d746865206576656e7420636f646560901b815250611c75565b6040518060400160405280600e81526020016d61207072696e74656420636f646560901b8152505b611c7e8a612281565b604051602001611c9396959493929190613397565b60405160208183030381529060405261258a565b60606118aa611cb586612311565b611cbe86612311565b611cc786612311565b611cd086612559565b604051602001611c9394939291906134d3565b80421115611d07576040516308dc954b60e01b815260048101829052602401610999565b611d1563bbf81e0042612fba565b811115611d3857604051632ab9a41360e11b815260048101829052602401610999565b50565b600881901c5f908152600e6020526040902054600160ff83161b80821615611d795760405163f0df26fd60e01b815260048101849052602401610999565b60089290921c5f908152600e6020526040902091179055565b5f6040829003611ddc57611dd184611dad60205f868861356b565b611db691613592565b611dc3856020818961356b565b611dcc91613592565b6125a5565b50909150610bab9050565b611de78484846125d8565b509095945050505050565b82600582901b8301835b81811015611e2057803580841160051b93845260209384185260405f209201611dfc565b50509392505050565b8080611e3d57506001600160a01b03821615155b15611efe575f611e4c846114ab565b90506001600160a01b03831615801590611e785750826001600160a01b0316816001600160a01b031614155b8015611e8b5750611e89818461123a565b155b15611eb45760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610999565b8115611efc5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260076020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b5f82815260096020526040902054611f4681838561261a565b611f525f845f5f611e29565b6001600160a01b0381165f908152600a60205260408120805460019290611f7a908490612fcd565b90915550506001600160a01b0384165f908152600a60205260408120805460019290611fa7908490612fba565b90915550505f8381526009602052604080822080546001600160a01b0319166001600160a01b0380891691821790925591518693918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a49392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561208e57507f000000000000000000000000000000000000000000000000000000000000000046145b156120b857507f000000000000000000000000000000000000000000000000000000000000000090565b6108e3604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60605f61216b8361267e565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561178257604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f828218828410028218610bab565b5f8381526009602090815260408083206001600160a01b03881660a087901b63ffffffff60a01b1681179091558352600a90915281208054608084901b600117929061223f908490612fba565b909155505060405183906001600160a01b038616905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef908290a450505050565b60605f61228d836126a5565b60010190505f8167ffffffffffffffff8111156122ac576122ac612d50565b6040519080825280601f01601f1916602001820160405280156122d6576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846122e057509392505050565b60405160609082905f805b8351811015612546575f6123338583016020015190565b60f81c90506b1000000000000004ffffffff6001821b161561252457612369848461235d81612fe0565b9550601760fa1b61277c565b8060ff166008036123935761238e848461238281612fe0565b9550603160f91b61277c565b61253d565b8060ff166009036123b85761238e84846123ac81612fe0565b9550601d60fa1b61277c565b8060ff16600a036123dd5761238e84846123d181612fe0565b9550603760f91b61277c565b8060ff16600c036124025761238e84846123f681612fe0565b9550603360f91b61277c565b8060ff16600d036124275761238e848461241b81612fe0565b9550603960f91b61277c565b8060ff16605c036124405761238e848461235d81612fe0565b8060ff166022036124655761238e848461245981612fe0565b9550601160f91b61277c565b61247f848461247381612fe0565b9550607560f81b61277c565b612499848461248d81612fe0565b9550600360fc1b61277c565b6124a7848461248d81612fe0565b6124ec84846124b581612fe0565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f600486901c16601081106124e3576124e36135af565b1a60f81b61277c565b61238e84846124fa81612fe0565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f8516601081106124e3576124e36135af565b61253d848461253281612fe0565b95508360f81b61277c565b5060010161231c565b5080825281016020016040529392505050565b60606125648261278c565b60405160200161257491906135c3565b6040516020818303038152906040529050919050565b60606125958261278c565b60405160200161257491906135f4565b5f80806001600160ff1b038416601b60ff86901c016125c688828985612798565b94509450945050505b93509350939050565b5f8080604184900361260c578435602086013560408701355f1a6125fe89828585612798565b9550955095505050506125cf565b505f915060029050826125cf565b612625838383612860565b610ac4576001600160a01b03831661265357604051637e27328960e01b815260048101829052602401610999565b60405163177e802f60e01b81526001600160a01b038316600482015260248101829052604401610999565b5f60ff8216601f8111156107f657604051632cd44ac360e21b815260040160405180910390fd5b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b83106126e35772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef8100000000831061270f576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc10000831061272d57662386f26fc10000830492506010015b6305f5e1008310612745576305f5e100830492506008015b612710831061275957612710830492506004015b6064831061276b576064830492506002015b600a83106107f65760010192915050565b8060f81c82602085010153505050565b60606107f6825f6128c1565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156127d157505f91506003905082612856565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612822573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661284d57505f925060019150829050612856565b92505f91508190505b9450945094915050565b5f6001600160a01b03831615801590610ba85750826001600160a01b0316846001600160a01b031614806128995750612899848461123a565b80610ba85750505f908152600760205260409020546001600160a01b03908116911614919050565b606082515f036128df575060408051602081019091525f81526107f6565b5f8261290f576003845160026128f59190612fba565b6128ff9190613625565b61290a906004613644565b612934565b60038451600461291f9190613644565b61292a906002612fba565b6129349190613625565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b828410156129f2576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f81165187535060018601955061299f565b905250859050612a3357600386510660018114612a165760028114612a2957612a31565b603d6001840353603d6002840353612a31565b603d60018403535b505b9183525060405292915050565b6001600160e01b031981168114611d38575f5ffd5b5f60208284031215612a65575f5ffd5b8135610bab81612a40565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610bab6020830184612a70565b5f60208284031215612ac0575f5ffd5b5035919050565b80356001600160a01b0381168114612add575f5ffd5b919050565b5f5f60408385031215612af3575f5ffd5b612afc83612ac7565b946020939093013593505050565b5f5f5f60608486031215612b1c575f5ffd5b612b2584612ac7565b9250612b3360208501612ac7565b929592945050506040919091013590565b5f5f60408385031215612b55575f5ffd5b50508035926020909101359150565b5f5f60408385031215612b75575f5ffd5b82359150612b8560208401612ac7565b90509250929050565b5f60208284031215612b9e575f5ffd5b610bab82612ac7565b5f5f5f60608486031215612bb9575f5ffd5b612bc284612ac7565b95602085013595506040909401359392505050565b60ff60f81b8816815260e060208201525f612bf560e0830189612a70565b8281036040840152612c078189612a70565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612c5c578351835260209384019390920191600101612c3e565b50909b9a5050505050505050505050565b5f5f60408385031215612c7e575f5ffd5b612c8783612ac7565b915060208301358015158114612c9b575f5ffd5b809150509250929050565b5f5f83601f840112612cb6575f5ffd5b50813567ffffffffffffffff811115612ccd575f5ffd5b602083019150836020828501011115610a57575f5ffd5b5f5f5f5f5f5f60a08789031215612cf9575f5ffd5b612d0287612ac7565b9550602087013594506040870135935060608701359250608087013567ffffffffffffffff811115612d32575f5ffd5b612d3e89828a01612ca6565b979a9699509497509295939492505050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff81118282101715612d8d57612d8d612d50565b604052919050565b5f67ffffffffffffffff821115612dae57612dae612d50565b50601f01601f191660200190565b5f5f5f5f60808587031215612dcf575f5ffd5b612dd885612ac7565b9350612de660208601612ac7565b925060408501359150606085013567ffffffffffffffff811115612e08575f5ffd5b8501601f81018713612e18575f5ffd5b8035612e2b612e2682612d95565b612d64565b818152886020838501011115612e3f575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60608486031215612e72575f5ffd5b83359250612b3360208501612ac7565b5f5f60408385031215612e93575f5ffd5b612e9c83612ac7565b9150612b8560208401612ac7565b5f5f5f5f5f5f5f60a0888a031215612ec0575f5ffd5b87359650612ed060208901612ac7565b955060408801359450606088013567ffffffffffffffff811115612ef2575f5ffd5b612efe8a828b01612ca6565b909550935050608088013567ffffffffffffffff811115612f1d575f5ffd5b8801601f81018a13612f2d575f5ffd5b803567ffffffffffffffff811115612f43575f5ffd5b8a60208260051b8401011115612f57575f5ffd5b602082019350809250505092959891949750929550565b600181811c90821680612f8257607f821691505b602082108103612fa057634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b808201808211156107f6576107f6612fa6565b818103818111156107f6576107f6612fa6565b5f60018201612ff157612ff1612fa6565b5060010190565b5f6001600160801b0382166001600160801b03810361301957613019612fa6565b60010192915050565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f906118a790830184612a70565b5f60208284031215613078575f5ffd5b8151610bab81612a40565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f6131266066830185613083565b650111f273797160d51b815261313f6006820185613083565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f6118aa6060830184612a70565b5f6020828403121561318c575f5ffd5b815167ffffffffffffffff8111156131a2575f5ffd5b8201601f810184136131b2575f5ffd5b80516131c0612e2682612d95565b8181528560208385010111156131d4575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f61330560ce830186613083565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b60408201526133656041820186613083565b631e17b39f60e11b8152905061337e6004820185613083565b651e17b9bb339f60d11b81526006019695505050505050565b683d913730b6b2911d1160b91b81525f6133b46009830189613083565b64010273797160dd1b81526133cc6005820189613083565b701116113232b9b1b934b83a34b7b7111d1160791b815290506133f26011820188613083565b6a11161134b6b0b3b2911d1160a91b81529050613412600b820187613083565b7f222c2261747472696275746573223a5b7b2274726169745f74797065223a224d81527434b73a32b2103bb4ba341116113b30b63ab2911d1160591b602082015290506134626035820186613083565b90507f227d2c7b22646973706c61795f74797065223a226e756d626572222c2274726181527f69745f74797065223a224e756d626572222c2276616c7565223a00000000000060208201526134ba603a820185613083565b627d5d7d60e81b81526003019998505050505050505050565b683d913730b6b2911d1160b91b81525f6134f06009830187613083565b6b11161139bcb6b137b6111d1160a11b815261350f600c820187613083565b701116113232b9b1b934b83a34b7b7111d1160791b815290506135356011820186613083565b6a11161134b6b0b3b2911d1160a91b81529050613555600b820185613083565b61227d60f01b8152600201979650505050505050565b5f5f85851115613579575f5ffd5b83861115613585575f5ffd5b5050820193919092039150565b803560208310156107f6575f19602084900360031b1b1692915050565b634e487b7160e01b5f52603260045260245ffd5b7f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000081525f610bab601a830184613083565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f610bab601d830184613083565b5f8261363f57634e487b7160e01b5f52601260045260245ffd5b500490565b80820281158282048414176107f6576107f6612fa656fea26469706673582212206aaba68c23a0cf844aa5d9cf2bb3e121c481166d34ae0c7ae359242725c98fbf64736f6c63430008250033'

/** The code a CodeMint721 has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const codeMint721Runtime = {
  code: '0x608060405234801561000f575f5ffd5b5060043610610297575f3560e01c8063820cf18311610161578063b88d4fde116100ca578063d63aaa8811610084578063d63aaa8814610735578063dc01929714610748578063e231bff01461076f578063e8a3d48514610789578063e985e9c514610791578063edecc35e146107a4575f5ffd5b8063b88d4fde146106a6578063bfa0b133146106b9578063c79178c6146106e0578063c87b56dd146106f3578063cd68bfb914610706578063d5abeb011461072d575f5ffd5b806390de4dcb1161011b57806390de4dcb1461062b57806395d89b4114610652578063a22cb4651461065a578063a6d6cecd1461066d578063b45a3c0e14610680578063b49c99b814610693575f5ffd5b8063820cf1831461057557806382829f741461058857806382d371281461059b57806384b0196e146105c257806388f4c137146105dd5780638eb091b014610604575f5ffd5b80632e40708e116102035780635f086790116101bd5780635f086790146104ed5780636352211e146105185780636b51c7a41461052b5780636c3b8b7c1461053357806370a082311461055a5780637284e4161461056d575f5ffd5b80632e40708e1461041757806332d33cd01461043f5780633725ea661461046e5780633cef28d21461048d57806342842e0e146104b857806349c676de146104cb575f5ffd5b80631ebb909c116102545780631ebb909c14610355578063202887e71461035d578063238c83ca1461038457806323b872dd146103ab5780632a55205a146103be5780632e2f0bb6146103f0575f5ffd5b806301ffc9a71461029b57806306fdde03146102c3578063081812fc146102d8578063095ea7b3146103035780630fad0f511461031857806318160ddd1461033f575b5f5ffd5b6102ae6102a9366004612a55565b6107b7565b60405190151581526020015b60405180910390f35b6102cb6107fc565b6040516102ba9190612a9e565b6102eb6102e6366004612ab0565b61088c565b6040516001600160a01b0390911681526020016102ba565b610316610311366004612ae2565b6108b3565b005b6102ae7f000000000000000000000000000000000000000000000000000000000000000081565b6103476108c2565b6040519081526020016102ba565b6102cb6108e8565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103166103b9366004612b0a565b610974565b6103d16103cc366004612b44565b610a02565b604080516001600160a01b0390931683526020830191909152016102ba565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b61042a610425366004612b64565b610a5e565b60405163ffffffff90911681526020016102ba565b6102ae61044d366004612ab0565b600881901c5f908152600e6020526040902054600160ff9092161c81161490565b61034761047c366004612ab0565b5f908152600e602052604090205490565b61034761049b366004612b8e565b6001600160a01b03165f908152600a602052604090205460801c90565b6103166104c6366004612b0a565b610aaa565b6104d764ffffffffff81565b60405164ffffffffff90911681526020016102ba565b600d54610500906001600160801b031681565b6040516001600160801b0390911681526020016102ba565b6102eb610526366004612ab0565b610ac9565b6102cb610ad3565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b610347610568366004612b8e565b610ae0565b6102cb610b2e565b610347610583366004612ba7565b610b3a565b61042a610596366004612ab0565b610bb2565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6105ca610bd2565b6040516102ba9796959493929190612bd7565b6102eb7f000000000000000000000000000000000000000000000000000000000000000081565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6102eb7f000000000000000000000000000000000000000000000000000000000000000081565b6102cb610c14565b610316610668366004612c6d565b610c23565b61034761067b366004612b64565b610c2e565b6102ae61068e366004612ab0565b610c8f565b6103166106a1366004612ce4565b610cc1565b6103166106b4366004612dbc565b610f9c565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6102cb6106ee366004612ab0565b610fb4565b6102cb610701366004612ab0565b610ff3565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b6103476110bb565b610347610743366004612e60565b611106565b6103477f000000000000000000000000000000000000000000000000000000000000000081565b600d5461050090600160801b90046001600160801b031681565b6102cb61115a565b6102ae61079f366004612e82565b61123a565b6103166107b2366004612eaa565b611267565b5f6001600160e01b0319821663152a902d60e11b14806107e757506001600160e01b03198216635a2d1e0760e11b145b806107f657506107f68261145c565b92915050565b60606003805461080b90612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461083790612f6e565b80156108825780601f1061085957610100808354040283529160200191610882565b820191905f5260205f20905b81548152906001019060200180831161086557829003601f168201915b5050505050905090565b5f610896826114ab565b505f828152600760205260409020546001600160a01b03166107f6565b6108be8282336114e3565b5050565b600d545f906108e3906001600160801b03600160801b820481169116612fba565b905090565b600180546108f590612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461092190612f6e565b801561096c5780601f106109435761010080835404028352916020019161096c565b820191905f5260205f20905b81548152906001019060200180831161094f57829003601f168201915b505050505081565b6001600160a01b0382166109a257604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6109ae8383336114f0565b9050836001600160a01b0316816001600160a01b0316146109fc576040516364283d7b60e01b81526001600160a01b0380861660048301526024820184905282166044820152606401610999565b50505050565b5f5f7f0000000000000000000000000000000000000000000000000000000000000000610a52847f0000000000000000000000000000000000000000000000000000000000000000612710611554565b915091505b9250929050565b6040805146602080830191909152308284015260608201949094526001600160a01b03929092166080808401919091528151808403909101815260a09092019052805191012060e01c90565b610ac483838360405180602001604052805f815250610f9c565b505050565b5f6107f6826114ab565b600280546108f590612f6e565b5f6001600160a01b038216610b0a576040516322718ad960e21b81525f6004820152602401610999565b506001600160a01b03165f908152600a60205260409020546001600160801b031690565b5f80546108f590612f6e565b604080517fda40ef6bc57642a0c4d2a294f1c506f2db17b10ed5e3ee24ade30764fc62d8a560208201526001600160a01b0385169181019190915260608101839052608081018290525f90610ba89060a0015b60405160208183030381529060405280519060200120611604565b90505b9392505050565b5f610bbc826114ab565b50505f9081526009602052604090205460a01c90565b5f6060805f5f5f6060610be3611630565b610beb61165b565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b60606004805461080b90612f6e565b6108be338383611686565b5f8282604051602001610c549291909182526001600160a01b0316602082015260400190565b60408051601f198184030181528282528051602091820120908301520160405160208183030381529060405280519060200120905092915050565b5f610c99826114ab565b507f000000000000000000000000000000000000000000000000000000000000000092915050565b610cc961174d565b7f0000000000000000000000000000000000000000000000000000000000000000421015610d2c57604051635e9ca6ff60e11b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b7f00000000000000000000000000000000000000000000000000000000000000004210610d8e576040516329d0f95960e01b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b841580610dba57507f000000000000000000000000000000000000000000000000000000000000000085115b15610e0157604051631b3d240360e01b8152600481018690527f00000000000000000000000000000000000000000000000000000000000000006024820152604401610999565b5f610e0f8786868686611784565b90505f610e33886001600160a01b03165f908152600a602052604090205460801c90565b905081610e408883612fba565b1115610e785760405163f3389b1160e01b81526001600160a01b03891660048201526024810182905260448101839052606401610999565b600d546001600160801b03167f0000000000000000000000000000000000000000000000000000000000000000610eaf8983612fba565b1115610efb57610edf817f0000000000000000000000000000000000000000000000000000000000000000612fcd565b60405163f131d36160e01b815260040161099991815260200190565b610f058882612fba565b600d80546fffffffffffffffffffffffffffffffff19166001600160801b039290921691909117905560015b888111610f8857610f788a82610f67857f0000000000000000000000000000000000000000000000000000000000000000612fba565b610f719190612fba565b60016118b3565b610f8181612fe0565b9050610f31565b50505050610f9461196d565b505050505050565b610fa7848484610974565b6109fc3385858585611997565b6060610fbf826114ab565b506107f67f0000000000000000000000000000000000000000000000000000000000000000610fed84610bb2565b84611abd565b60606107f66110006107fc565b5f805461100c90612f6e565b80601f016020809104026020016040519081016040528092919081815260200182805461103890612f6e565b80156110835780601f1061105a57610100808354040283529160200191611083565b820191905f5260205f20905b81548152906001019060200180831161106657829003601f168201915b50505050508461109286610fb4565b7f0000000000000000000000000000000000000000000000000000000000000000871115611bf3565b5f6108e37f00000000000000000000000000000000000000000000000000000000000000007f0000000000000000000000000000000000000000000000000000000000000000612fba565b604080517fe95fcea2003fae48596328e1ec02daa35131406a491b0e4498bcf00dc109500a60208201529081018490526001600160a01b0383166060820152608081018290525f90610ba89060a001610b8d565b60605f6111917f000000000000000000000000000000000000000000000000000000000000000061118b5f5f610a5e565b5f611abd565b905061123461119e6107fc565b6111a6610c14565b5f80546111b290612f6e565b80601f01602080910402602001604051908101604052809291908181526020018280546111de90612f6e565b80156112295780601f1061120057610100808354040283529160200191611229565b820191905f5260205f20905b81548152906001019060200180831161120c57829003601f168201915b505050505084611ca7565b91505090565b6001600160a01b039182165f90815260086020908152604080832093909416825291909152205460ff1690565b61126f61174d565b61127885611ce3565b7f000000000000000000000000000000000000000000000000000000000000000087106112bb57604051633be42d8f60e21b815260048101889052602401610999565b7f0000000000000000000000000000000000000000000000000000000000000000421061131d5760405163125a981960e21b81527f00000000000000000000000000000000000000000000000000000000000000006004820152602401610999565b6020811115611342576040516306f67eab60e51b815260048101829052602401610999565b61134b87611d3b565b5f61136161135a898989611106565b8686611d92565b90506001600160a01b03811661138a5760405163052733ed60e51b815260040160405180910390fd5b7f00000000000000000000000000000000000000000000000000000000000000006113bf6113b88a84610c2e565b8585611df2565b146113ef576040516330dcbcb560e21b8152600481018990526001600160a01b0382166024820152604401610999565b600d805460109061140f90600160801b90046001600160801b0316612ff8565b91906101000a8154816001600160801b0302191690836001600160801b0316021790555061144a878960016114449190612fba565b5f6118b3565b5061145361196d565b50505050505050565b5f6001600160e01b031982166380ac58cd60e01b148061148c57506001600160e01b03198216635b5e139f60e01b145b806107f657506301ffc9a760e01b6001600160e01b03198316146107f6565b5f818152600960205260408120546001600160a01b0381166107f657604051637e27328960e01b815260048101849052602401610999565b610ac48383836001611e29565b5f6114fc848484611f2d565b90507f0000000000000000000000000000000000000000000000000000000000000000801561153357506001600160a01b03811615155b15610bab576040516306320f4560e11b815260048101849052602401610999565b5f5f5f6115618686612009565b91509150815f036115855783818161157b5761157b613022565b0492505050610bab565b81841161159c5761159c6003851502601118612025565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6107f6611610612036565b8360405161190160f01b8152600281019290925260228201526042902090565b60606108e37f000000000000000000000000000000000000000000000000000000000000000061215f565b60606108e37f000000000000000000000000000000000000000000000000000000000000000061215f565b6001600160a01b0383166116af5760405163a9fbf51f60e01b81525f6004820152602401610999565b6001600160a01b0382166116e157604051630b61174360e31b81526001600160a01b0383166004820152602401610999565b6001600160a01b038381165f81815260086020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b61175561219c565b61178260017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b906121dc565b565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661180e57336001600160a01b038716146117e757604051633b2721d960e11b81526001600160a01b0387166004820152602401610999565b507f00000000000000000000000000000000000000000000000000000000000000006118aa565b61181784611ce3565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b031661185661184f888888610b3a565b8585611d92565b6001600160a01b03161461187d576040516355b80f3360e11b815260040160405180910390fd5b6118a7857f00000000000000000000000000000000000000000000000000000000000000006121e3565b90505b95945050505050565b6001600160a01b03831615806118d157506001600160a01b03831630145b156118fa5760405163868c9ce760e01b81526001600160a01b0384166004820152602401610999565b61190f83836119098587610a5e565b846121f2565b7f000000000000000000000000000000000000000000000000000000000000000015610ac4576040518281527f032bc66be43dbccb7487781d168eb7bda224628a3b2c3388bdf69b532a3a16119060200160405180910390a1505050565b6117825f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f0061177c565b6001600160a01b0383163b15611ab657604051630a85bd0160e11b81526001600160a01b0384169063150b7a02906119d9908890889087908790600401613036565b6020604051808303815f875af1925050508015611a13575060408051601f3d908101601f19168201909252611a1091810190613068565b60015b611a7a573d808015611a40576040519150601f19603f3d011682016040523d82523d5f602084013e611a45565b606091505b5080515f03611a7257604051633250574960e11b81526001600160a01b0385166004820152602401610999565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610f9457604051633250574960e11b81526001600160a01b0385166004820152602401610999565b5050505050565b60605f8215611b1457604051806040016040528060078152602001661199309a1ab13160c91b815250611aef84612281565b604051602001611b0092919061309a565b604051602081830303815290604052611b24565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611b869189916101909190600401613158565b5f60405180830381865afa158015611ba0573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611bc7919081019061317c565b82604051602001611bda939291906131f1565b6040516020818303038152906040529150509392505050565b60606118a7611c0187612311565b611c0a86612281565b611c1388612311565b611c1c87612559565b86611c4d576040518060400160405280600e81526020016d746865206576656e7420636f646560901b815250611c75565b6040518060400160405280600e81526020016d61207072696e74656420636f646560901b8152505b611c7e8a612281565b604051602001611c9396959493929190613397565b60405160208183030381529060405261258a565b60606118aa611cb586612311565b611cbe86612311565b611cc786612311565b611cd086612559565b604051602001611c9394939291906134d3565b80421115611d07576040516308dc954b60e01b815260048101829052602401610999565b611d1563bbf81e0042612fba565b811115611d3857604051632ab9a41360e11b815260048101829052602401610999565b50565b600881901c5f908152600e6020526040902054600160ff83161b80821615611d795760405163f0df26fd60e01b815260048101849052602401610999565b60089290921c5f908152600e6020526040902091179055565b5f6040829003611ddc57611dd184611dad60205f868861356b565b611db691613592565b611dc3856020818961356b565b611dcc91613592565b6125a5565b50909150610bab9050565b611de78484846125d8565b509095945050505050565b82600582901b8301835b81811015611e2057803580841160051b93845260209384185260405f209201611dfc565b50509392505050565b8080611e3d57506001600160a01b03821615155b15611efe575f611e4c846114ab565b90506001600160a01b03831615801590611e785750826001600160a01b0316816001600160a01b031614155b8015611e8b5750611e89818461123a565b155b15611eb45760405163a9fbf51f60e01b81526001600160a01b0384166004820152602401610999565b8115611efc5783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260076020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b5f82815260096020526040902054611f4681838561261a565b611f525f845f5f611e29565b6001600160a01b0381165f908152600a60205260408120805460019290611f7a908490612fcd565b90915550506001600160a01b0384165f908152600a60205260408120805460019290611fa7908490612fba565b90915550505f8381526009602052604080822080546001600160a01b0319166001600160a01b0380891691821790925591518693918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a49392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561208e57507f000000000000000000000000000000000000000000000000000000000000000046145b156120b857507f000000000000000000000000000000000000000000000000000000000000000090565b6108e3604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60605f61216b8361267e565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561178257604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f828218828410028218610bab565b5f8381526009602090815260408083206001600160a01b03881660a087901b63ffffffff60a01b1681179091558352600a90915281208054608084901b600117929061223f908490612fba565b909155505060405183906001600160a01b038616905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef908290a450505050565b60605f61228d836126a5565b60010190505f8167ffffffffffffffff8111156122ac576122ac612d50565b6040519080825280601f01601f1916602001820160405280156122d6576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a85049450846122e057509392505050565b60405160609082905f805b8351811015612546575f6123338583016020015190565b60f81c90506b1000000000000004ffffffff6001821b161561252457612369848461235d81612fe0565b9550601760fa1b61277c565b8060ff166008036123935761238e848461238281612fe0565b9550603160f91b61277c565b61253d565b8060ff166009036123b85761238e84846123ac81612fe0565b9550601d60fa1b61277c565b8060ff16600a036123dd5761238e84846123d181612fe0565b9550603760f91b61277c565b8060ff16600c036124025761238e84846123f681612fe0565b9550603360f91b61277c565b8060ff16600d036124275761238e848461241b81612fe0565b9550603960f91b61277c565b8060ff16605c036124405761238e848461235d81612fe0565b8060ff166022036124655761238e848461245981612fe0565b9550601160f91b61277c565b61247f848461247381612fe0565b9550607560f81b61277c565b612499848461248d81612fe0565b9550600360fc1b61277c565b6124a7848461248d81612fe0565b6124ec84846124b581612fe0565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f600486901c16601081106124e3576124e36135af565b1a60f81b61277c565b61238e84846124fa81612fe0565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f8516601081106124e3576124e36135af565b61253d848461253281612fe0565b95508360f81b61277c565b5060010161231c565b5080825281016020016040529392505050565b60606125648261278c565b60405160200161257491906135c3565b6040516020818303038152906040529050919050565b60606125958261278c565b60405160200161257491906135f4565b5f80806001600160ff1b038416601b60ff86901c016125c688828985612798565b94509450945050505b93509350939050565b5f8080604184900361260c578435602086013560408701355f1a6125fe89828585612798565b9550955095505050506125cf565b505f915060029050826125cf565b612625838383612860565b610ac4576001600160a01b03831661265357604051637e27328960e01b815260048101829052602401610999565b60405163177e802f60e01b81526001600160a01b038316600482015260248101829052604401610999565b5f60ff8216601f8111156107f657604051632cd44ac360e21b815260040160405180910390fd5b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b83106126e35772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef8100000000831061270f576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc10000831061272d57662386f26fc10000830492506010015b6305f5e1008310612745576305f5e100830492506008015b612710831061275957612710830492506004015b6064831061276b576064830492506002015b600a83106107f65760010192915050565b8060f81c82602085010153505050565b60606107f6825f6128c1565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a08411156127d157505f91506003905082612856565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa158015612822573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b03811661284d57505f925060019150829050612856565b92505f91508190505b9450945094915050565b5f6001600160a01b03831615801590610ba85750826001600160a01b0316846001600160a01b031614806128995750612899848461123a565b80610ba85750505f908152600760205260409020546001600160a01b03908116911614919050565b606082515f036128df575060408051602081019091525f81526107f6565b5f8261290f576003845160026128f59190612fba565b6128ff9190613625565b61290a906004613644565b612934565b60038451600461291f9190613644565b61292a906002612fba565b6129349190613625565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b828410156129f2576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f81165187535060018601955061299f565b905250859050612a3357600386510660018114612a165760028114612a2957612a31565b603d6001840353603d6002840353612a31565b603d60018403535b505b9183525060405292915050565b6001600160e01b031981168114611d38575f5ffd5b5f60208284031215612a65575f5ffd5b8135610bab81612a40565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610bab6020830184612a70565b5f60208284031215612ac0575f5ffd5b5035919050565b80356001600160a01b0381168114612add575f5ffd5b919050565b5f5f60408385031215612af3575f5ffd5b612afc83612ac7565b946020939093013593505050565b5f5f5f60608486031215612b1c575f5ffd5b612b2584612ac7565b9250612b3360208501612ac7565b929592945050506040919091013590565b5f5f60408385031215612b55575f5ffd5b50508035926020909101359150565b5f5f60408385031215612b75575f5ffd5b82359150612b8560208401612ac7565b90509250929050565b5f60208284031215612b9e575f5ffd5b610bab82612ac7565b5f5f5f60608486031215612bb9575f5ffd5b612bc284612ac7565b95602085013595506040909401359392505050565b60ff60f81b8816815260e060208201525f612bf560e0830189612a70565b8281036040840152612c078189612a70565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612c5c578351835260209384019390920191600101612c3e565b50909b9a5050505050505050505050565b5f5f60408385031215612c7e575f5ffd5b612c8783612ac7565b915060208301358015158114612c9b575f5ffd5b809150509250929050565b5f5f83601f840112612cb6575f5ffd5b50813567ffffffffffffffff811115612ccd575f5ffd5b602083019150836020828501011115610a57575f5ffd5b5f5f5f5f5f5f60a08789031215612cf9575f5ffd5b612d0287612ac7565b9550602087013594506040870135935060608701359250608087013567ffffffffffffffff811115612d32575f5ffd5b612d3e89828a01612ca6565b979a9699509497509295939492505050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff81118282101715612d8d57612d8d612d50565b604052919050565b5f67ffffffffffffffff821115612dae57612dae612d50565b50601f01601f191660200190565b5f5f5f5f60808587031215612dcf575f5ffd5b612dd885612ac7565b9350612de660208601612ac7565b925060408501359150606085013567ffffffffffffffff811115612e08575f5ffd5b8501601f81018713612e18575f5ffd5b8035612e2b612e2682612d95565b612d64565b818152886020838501011115612e3f575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60608486031215612e72575f5ffd5b83359250612b3360208501612ac7565b5f5f60408385031215612e93575f5ffd5b612e9c83612ac7565b9150612b8560208401612ac7565b5f5f5f5f5f5f5f60a0888a031215612ec0575f5ffd5b87359650612ed060208901612ac7565b955060408801359450606088013567ffffffffffffffff811115612ef2575f5ffd5b612efe8a828b01612ca6565b909550935050608088013567ffffffffffffffff811115612f1d575f5ffd5b8801601f81018a13612f2d575f5ffd5b803567ffffffffffffffff811115612f43575f5ffd5b8a60208260051b8401011115612f57575f5ffd5b602082019350809250505092959891949750929550565b600181811c90821680612f8257607f821691505b602082108103612fa057634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b808201808211156107f6576107f6612fa6565b818103818111156107f6576107f6612fa6565b5f60018201612ff157612ff1612fa6565b5060010190565b5f6001600160801b0382166001600160801b03810361301957613019612fa6565b60010192915050565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f906118a790830184612a70565b5f60208284031215613078575f5ffd5b8151610bab81612a40565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f6131266066830185613083565b650111f273797160d51b815261313f6006820185613083565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f6118aa6060830184612a70565b5f6020828403121561318c575f5ffd5b815167ffffffffffffffff8111156131a2575f5ffd5b8201601f810184136131b2575f5ffd5b80516131c0612e2682612d95565b8181528560208385010111156131d4575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f61330560ce830186613083565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b60408201526133656041820186613083565b631e17b39f60e11b8152905061337e6004820185613083565b651e17b9bb339f60d11b81526006019695505050505050565b683d913730b6b2911d1160b91b81525f6133b46009830189613083565b64010273797160dd1b81526133cc6005820189613083565b701116113232b9b1b934b83a34b7b7111d1160791b815290506133f26011820188613083565b6a11161134b6b0b3b2911d1160a91b81529050613412600b820187613083565b7f222c2261747472696275746573223a5b7b2274726169745f74797065223a224d81527434b73a32b2103bb4ba341116113b30b63ab2911d1160591b602082015290506134626035820186613083565b90507f227d2c7b22646973706c61795f74797065223a226e756d626572222c2274726181527f69745f74797065223a224e756d626572222c2276616c7565223a00000000000060208201526134ba603a820185613083565b627d5d7d60e81b81526003019998505050505050505050565b683d913730b6b2911d1160b91b81525f6134f06009830187613083565b6b11161139bcb6b137b6111d1160a11b815261350f600c820187613083565b701116113232b9b1b934b83a34b7b7111d1160791b815290506135356011820186613083565b6a11161134b6b0b3b2911d1160a91b81529050613555600b820185613083565b61227d60f01b8152600201979650505050505050565b5f5f85851115613579575f5ffd5b83861115613585575f5ffd5b5050820193919092039150565b803560208310156107f6575f19602084900360031b1b1692915050565b634e487b7160e01b5f52603260045260245ffd5b7f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000081525f610bab601a830184613083565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f610bab601d830184613083565b5f8261363f57634e487b7160e01b5f52601260045260245ffd5b500490565b80820281158282048414176107f6576107f6612fa656fea26469706673582212206aaba68c23a0cf844aa5d9cf2bb3e121c481166d34ae0c7ae359242725c98fbf64736f6c63430008250033',
  immutables: [{"length":32,"start":8342},{"length":32,"start":8300},{"length":32,"start":8258},{"length":32,"start":8423},{"length":32,"start":8463},{"length":32,"start":5687},{"length":32,"start":5730},{"length":32,"start":1726},{"length":32,"start":1013},{"length":32,"start":5004},{"length":32,"start":1869},{"length":32,"start":3907},{"length":32,"start":4244},{"length":32,"start":4322},{"length":32,"start":4730},{"length":32,"start":1545},{"length":32,"start":4797},{"length":32,"start":4849},{"length":32,"start":905},{"length":32,"start":3718},{"length":32,"start":3771},{"length":32,"start":4289},{"length":32,"start":1803},{"length":32,"start":6122},{"length":32,"start":6275},{"length":32,"start":1440},{"length":32,"start":3480},{"length":32,"start":3541},{"length":32,"start":866},{"length":32,"start":3275},{"length":32,"start":3328},{"length":32,"start":1336},{"length":32,"start":3374},{"length":32,"start":3426},{"length":32,"start":1506},{"length":32,"start":6023},{"length":32,"start":6169},{"length":32,"start":797},{"length":32,"start":3228},{"length":32,"start":5376},{"length":32,"start":6417},{"length":32,"start":1584},{"length":32,"start":4037},{"length":32,"start":4450},{"length":32,"start":2566},{"length":32,"start":2603}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const codeMint721Source = { compiler: '0.8.37+commit.f401782d', hash: 'b3e38c34132ee3ab4c9941933f6e2c177fb86cd65c9c874ba1aa2c8ad9c4d67c' } as const
