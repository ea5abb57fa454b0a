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
        "name": "count",
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
export const codeMint721Code = '0x610320604052348015610010575f5ffd5b506040516143b63803806143b683398101604081905261002f916108fe565b6040518060400160405280600b81526020016a436f64654d696e7437323160a81b815250604051806040016040528060018152602001603160f81b815250855f0151866020015181818989898961008b8361034360201b60201c565b61009482610464565b6103e8816020015161ffff1611156100d05760208101516040516303de91e960e51b815261ffff90911660048201526024015b60405180910390fd5b602081015161ffff16158015906100ef575080516001600160a01b0316155b1561010d57604051632c85355160e11b815260040160405180910390fd5b80606001516001600160a01b03163b5f0361014c576060810151604051630c5de3e760e21b81526001600160a01b0390911660048201526024016100c7565b816020015183604001516101609190610a38565b63ffffffff165f03610185576040516310680fcb60e21b815260040160405180910390fd5b6040840151825160808501515f8060018160026101a28682610ae9565b506101af90508582610ae9565b506101bc90508482610ae9565b505084516020808701516040808901516060998a015164ffffffffff90811660e05263ffffffff91821660c090815260a094855260809687528a8601518b8501518c8e01518516610140528416610120529092166101005294890151928901519801516001600160a01b039081166101a05297841661018052921661016052908401519584015185166101e0529415156101c0525050805192015161ffff166102205216610200525060036102718382610ae9565b50600461027e8282610ae9565b5050505050610292826105b660201b60201c565b6102e05261029f816105b6565b6103005281516020808401919091206102a0528151908201206102c052466102605261032e6102a0516102c051604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201529081019290925260608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b610240525050306102805250610c1292505050565b806040015163ffffffff165f036103575750565b62100000816040015163ffffffff16111561039357604080820151905163cbde749f60e01b815263ffffffff90911660048201526024016100c7565b602081015115806103a357508051155b156103c15760405163c00019b560e01b815260040160405180910390fd5b42816060015164ffffffffff161161040157606081015160405163b424d57360e01b81525f600482015264ffffffffff90911660248201526044016100c7565b606081015164ffffffffff90811614801590610434575061042663bbf81e0042610ba7565b816060015164ffffffffff16115b15610461576060810151604051632ab9a41360e11b815264ffffffffff90911660048201526024016100c7565b50565b806020015163ffffffff165f036104785750565b8060a0015164ffffffffff16816080015164ffffffffff161015806104a85750428160a0015164ffffffffff1611155b156104e157608081015160a082015160405163b424d57360e01b815264ffffffffff9283166004820152911660248201526044016100c7565b6104ef63bbf81e0042610ba7565b8160a0015164ffffffffff1611156105295760a0810151604051632ab9a41360e11b815264ffffffffff90911660048201526024016100c7565b606081015163ffffffff1615806105535750806040015163ffffffff16816060015163ffffffff16115b806105715750806020015163ffffffff16816040015163ffffffff16115b15610461576060810151604080830151602084015191516348d0756f60e01b815263ffffffff93841660048201529083166024820152911660448201526064016100c7565b5f5f829050601f815111156105e0578260405163305a27a960e01b81526004016100c79190610bba565b80516105eb82610bef565b179392505050565b634e487b7160e01b5f52604160045260245ffd5b60405160e081016001600160401b0381118282101715610629576106296105f3565b60405290565b604051606081016001600160401b0381118282101715610629576106296105f3565b5f82601f830112610660575f5ffd5b81516001600160401b03811115610679576106796105f3565b604051601f8201601f19908116603f011681016001600160401b03811182821017156106a7576106a76105f3565b6040528181528382016020018510156106be575f5ffd5b8160208501602083015e5f918101602001919091529392505050565b805163ffffffff811681146106ed575f5ffd5b919050565b805164ffffffffff811681146106ed575f5ffd5b5f60a08284031215610716575f5ffd5b60405160a081016001600160401b0381118282101715610738576107386105f3565b60409081528351825260208085015190830152909150819061075b9084016106da565b604082015261076c606084016106f2565b606082015260808301516001600160401b03811115610789575f5ffd5b61079585828601610651565b6080830152505092915050565b6001600160a01b0381168114610461575f5ffd5b80516106ed816107a2565b5f60e082840312156107d1575f5ffd5b6107d9610607565b82519091506001600160401b038111156107f1575f5ffd5b6107fd84828501610651565b82525061080c602083016106da565b602082015261081d604083016106da565b604082015261082e606083016106da565b606082015261083f608083016106f2565b608082015261085060a083016106f2565b60a082015261086160c083016107b6565b60c082015292915050565b5f6080828403121561087c575f5ffd5b604051608081016001600160401b038111828210171561089e5761089e6105f3565b806040525080915082516108b1816107a2565b8152602083015161ffff811681146108c7575f5ffd5b6020820152604083015180151581146108de575f5ffd5b604082015260608301516108f1816107a2565b6060919091015292915050565b5f5f5f5f60e08587031215610911575f5ffd5b84516001600160401b03811115610926575f5ffd5b850160608188031215610937575f5ffd5b61093f61062f565b81516001600160401b03811115610954575f5ffd5b61096089828501610651565b82525060208201516001600160401b0381111561097b575f5ffd5b61098789828501610651565b60208301525060408201516001600160401b038111156109a5575f5ffd5b6109b189828501610651565b604083015250602087015190955090506001600160401b038111156109d4575f5ffd5b6109e087828801610706565b604087015190945090506001600160401b038111156109fd575f5ffd5b610a09878288016107c1565b925050610a19866060870161086c565b905092959194509250565b634e487b7160e01b5f52601160045260245ffd5b63ffffffff8181168382160190811115610a5457610a54610a24565b92915050565b600181811c90821680610a6e57607f821691505b602082108103610a8c57634e487b7160e01b5f52602260045260245ffd5b50919050565b601f821115610ae45782821115610ae457805f5260205f20601f840160051c6020851015610abd57505f5b90810190601f840160051c035f5b81811015610ae0575f83820155600101610acb565b5050505b505050565b81516001600160401b03811115610b0257610b026105f3565b610b1681610b108454610a5a565b84610a92565b6020601f821160018114610b48575f8315610b315750848201515b5f19600385901b1c1916600184901b178455610ba0565b5f84815260208120601f198516915b82811015610b775787850151825560209485019460019092019101610b57565b5084821015610b9457868401515f19600387901b60f8161c191681555b505060018360011b0184555b5050505050565b80820180821115610a5457610a54610a24565b602081525f82518060208401528060208501604085015e5f604082850101526040601f19601f83011684010191505092915050565b80516020808301519190811015610a8c575f1960209190910360031b1b16919050565b60805160a05160c05160e05161010051610120516101405161016051610180516101a0516101c0516101e05161020051610220516102405161026051610280516102a0516102c0516102e05161030051613611610da55f395f61160c01525f6115e101525f6120b901525f61209101525f611fec01525f61201601525f61204001525f610a3c01525f610a1701525f818161060301528181610fb0015261115201525f818161031201528181610cb6015281816114aa01526118bb01525f81816105b50152818161173101526117c301525f818161050b01528181610d480152610d7c01525f818161035701528181610ce50152610d1a01525f818161057301528181610db20152610def01525f81816106de01528181611794015261182d01525f818161037e01528181610e9701528181610ecc01526110ac01525f81816105dc015281816112ad01526112e101525f81816107200152818161088201528181610f2e0152818161107f015281816110cd015261126a01525f81816103ea015261137c01525f61069101526136115ff3fe608060405234801561000f575f5ffd5b506004361061028c575f3560e01c80637284e41611610161578063b49c99b8116100ca578063d5abeb0111610084578063d5abeb0114610700578063d63aaa8814610708578063dc0192971461071b578063e8a3d48514610742578063e985e9c51461074a578063edecc35e1461075d575f5ffd5b8063b49c99b814610666578063b88d4fde14610679578063bfa0b1331461068c578063c79178c6146106b3578063c87b56dd146106c6578063cd68bfb9146106d9575f5ffd5b80638eb091b01161011b5780638eb091b0146105d757806390de4dcb146105fe57806395d89b4114610625578063a22cb4651461062d578063a6d6cecd14610640578063b45a3c0e14610653575f5ffd5b80637284e41614610540578063820cf1831461054857806382829f741461055b57806382d371281461056e57806384b0196e1461059557806388f4c137146105b0575f5ffd5b80632e2f0bb61161020357806349c676de116101bd57806349c676de146104c05780635f086790146104e25780636352211e146104eb5780636b51c7a4146104fe5780636c3b8b7c1461050657806370a082311461052d575f5ffd5b80632e2f0bb6146103e55780632e40708e1461040c57806332d33cd0146104345780633725ea66146104635780633cef28d21461048257806342842e0e146104ad575f5ffd5b806318160ddd1161025457806318160ddd146103345780631ebb909c1461034a578063202887e714610352578063238c83ca1461037957806323b872dd146103a05780632a55205a146103b3575f5ffd5b806301ffc9a71461029057806306fdde03146102b8578063081812fc146102cd578063095ea7b3146102f85780630fad0f511461030d575b5f5ffd5b6102a361029e3660046129ff565b610770565b60405190151581526020015b60405180910390f35b6102c06107b5565b6040516102af9190612a48565b6102e06102db366004612a5a565b610845565b6040516001600160a01b0390911681526020016102af565b61030b610306366004612a8c565b61086c565b005b6102a37f000000000000000000000000000000000000000000000000000000000000000081565b61033c61087b565b6040519081526020016102af565b6102c06108f9565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61030b6103ae366004612ab4565b610985565b6103c66103c1366004612aee565b610a13565b604080516001600160a01b0390931683526020830191909152016102af565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61041f61041a366004612b0e565b610a6f565b60405163ffffffff90911681526020016102af565b6102a3610442366004612a5a565b600881901c5f908152600e6020526040902054600160ff9092161c81161490565b61033c610471366004612a5a565b5f908152600e602052604090205490565b61033c610490366004612b38565b6001600160a01b03165f908152600a602052604090205460801c90565b61030b6104bb366004612ab4565b610abb565b6104cc64ffffffffff81565b60405164ffffffffff90911681526020016102af565b61033c600d5481565b6102e06104f9366004612a5a565b610ada565b6102c0610ae4565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c61053b366004612b38565b610af1565b6102c0610b48565b61033c610556366004612b51565b610b54565b61041f610569366004612a5a565b610bcc565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61059d610bec565b6040516102af9796959493929190612b81565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b6102c0610c2e565b61030b61063b366004612c17565b610c3d565b61033c61064e366004612b0e565b610c48565b6102a3610661366004612a5a565b610ca9565b61030b610674366004612c8e565b610cdb565b61030b610687366004612d66565b610f87565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102c06106c1366004612a5a565b610f9f565b6102c06106d4366004612a5a565b610fde565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c6110a6565b61033c610716366004612e0a565b6110f6565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102c061114a565b6102a3610758366004612e2c565b61122a565b61030b61076b366004612e54565b611257565b5f6001600160e01b0319821663152a902d60e11b14806107a057506001600160e01b03198216635a2d1e0760e11b145b806107af57506107af82611406565b92915050565b6060600380546107c490612f18565b80601f01602080910402602001604051908101604052809291908181526020018280546107f090612f18565b801561083b5780601f106108125761010080835404028352916020019161083b565b820191905f5260205f20905b81548152906001019060200180831161081e57829003601f168201915b5050505050905090565b5f61084f82611455565b505f828152600760205260409020546001600160a01b03166107af565b61087782823361148d565b5050565b600d545f5b7f00000000000000000000000000000000000000000000000000000000000000006108ad82610100612f64565b10156108f5575f818152600e60205260409020545b80156108e4576108d183612f7b565b92506108de600182612f93565b166108c2565b506108ee81612f7b565b9050610880565b5090565b6001805461090690612f18565b80601f016020809104026020016040519081016040528092919081815260200182805461093290612f18565b801561097d5780601f106109545761010080835404028352916020019161097d565b820191905f5260205f20905b81548152906001019060200180831161096057829003601f168201915b505050505081565b6001600160a01b0382166109b357604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6109bf83833361149a565b9050836001600160a01b0316816001600160a01b031614610a0d576040516364283d7b60e01b81526001600160a01b03808616600483015260248201849052821660448201526064016109aa565b50505050565b5f5f7f0000000000000000000000000000000000000000000000000000000000000000610a63847f00000000000000000000000000000000000000000000000000000000000000006127106114fe565b915091505b9250929050565b6040805146602080830191909152308284015260608201949094526001600160a01b03929092166080808401919091528151808403909101815260a09092019052805191012060e01c90565b610ad583838360405180602001604052805f815250610f87565b505050565b5f6107af82611455565b6002805461090690612f18565b5f6001600160a01b038216610b1b576040516322718ad960e21b81525f60048201526024016109aa565b506001600160a01b03165f908152600a60205260409020546fffffffffffffffffffffffffffffffff1690565b5f805461090690612f18565b604080517fda40ef6bc57642a0c4d2a294f1c506f2db17b10ed5e3ee24ade30764fc62d8a560208201526001600160a01b0385169181019190915260608101839052608081018290525f90610bc29060a0015b604051602081830303815290604052805190602001206115ae565b90505b9392505050565b5f610bd682611455565b50505f9081526009602052604090205460a01c90565b5f6060805f5f5f6060610bfd6115da565b610c05611605565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6060600480546107c490612f18565b610877338383611630565b5f8282604051602001610c6e9291909182526001600160a01b0316602082015260400190565b60408051601f198184030181528282528051602091820120908301520160405160208183030381529060405280519060200120905092915050565b5f610cb382611455565b507f000000000000000000000000000000000000000000000000000000000000000092915050565b610ce36116f7565b7f0000000000000000000000000000000000000000000000000000000000000000421015610d4657604051635e9ca6ff60e11b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b7f00000000000000000000000000000000000000000000000000000000000000004210610da8576040516329d0f95960e01b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b841580610dd457507f000000000000000000000000000000000000000000000000000000000000000085115b15610e1b57604051631b3d240360e01b8152600481018690527f000000000000000000000000000000000000000000000000000000000000000060248201526044016109aa565b5f610e29878686868661172e565b90505f610e4d886001600160a01b03165f908152600a602052604090205460801c90565b905081610e5a8883612fa6565b1115610e925760405163f3389b1160e01b81526001600160a01b038916600482015260248101829052604481018390526064016109aa565b600d547f0000000000000000000000000000000000000000000000000000000000000000610ec08983612fa6565b1115610f0c57610ef0817f0000000000000000000000000000000000000000000000000000000000000000612f93565b60405163f131d36160e01b81526004016109aa91815260200190565b610f168882612fa6565b600d5560015b888111610f7357610f638a82610f52857f0000000000000000000000000000000000000000000000000000000000000000612fa6565b610f5c9190612fa6565b600161185d565b610f6c81612f7b565b9050610f1c565b50505050610f7f611917565b505050505050565b610f92848484610985565b610a0d3385858585611941565b6060610faa82611455565b506107af7f0000000000000000000000000000000000000000000000000000000000000000610fd884610bcc565b84611a67565b60606107af610feb6107b5565b5f8054610ff790612f18565b80601f016020809104026020016040519081016040528092919081815260200182805461102390612f18565b801561106e5780601f106110455761010080835404028352916020019161106e565b820191905f5260205f20905b81548152906001019060200180831161105157829003601f168201915b50505050508461107d86610f9f565b7f0000000000000000000000000000000000000000000000000000000000000000871115611b9d565b5f6110f17f00000000000000000000000000000000000000000000000000000000000000007f0000000000000000000000000000000000000000000000000000000000000000612fa6565b905090565b604080517fe95fcea2003fae48596328e1ec02daa35131406a491b0e4498bcf00dc109500a60208201529081018490526001600160a01b0383166060820152608081018290525f90610bc29060a001610ba7565b60605f6111817f000000000000000000000000000000000000000000000000000000000000000061117b5f5f610a6f565b5f611a67565b905061122461118e6107b5565b611196610c2e565b5f80546111a290612f18565b80601f01602080910402602001604051908101604052809291908181526020018280546111ce90612f18565b80156112195780601f106111f057610100808354040283529160200191611219565b820191905f5260205f20905b8154815290600101906020018083116111fc57829003601f168201915b505050505084611c51565b91505090565b6001600160a01b039182165f90815260086020908152604080832093909416825291909152205460ff1690565b61125f6116f7565b61126885611c8d565b7f000000000000000000000000000000000000000000000000000000000000000087106112ab57604051633be42d8f60e21b8152600481018890526024016109aa565b7f0000000000000000000000000000000000000000000000000000000000000000421061130d5760405163125a981960e21b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b6020811115611332576040516306f67eab60e51b8152600481018290526024016109aa565b61133b87611ce5565b5f61135161134a8989896110f6565b8686611d3c565b90506001600160a01b03811661137a5760405163052733ed60e51b815260040160405180910390fd5b7f00000000000000000000000000000000000000000000000000000000000000006113af6113a88a84610c48565b8585611d9c565b146113df576040516330dcbcb560e21b8152600481018990526001600160a01b03821660248201526044016109aa565b6113f4876113ee8a6001612fa6565b5f61185d565b506113fd611917565b50505050505050565b5f6001600160e01b031982166380ac58cd60e01b148061143657506001600160e01b03198216635b5e139f60e01b145b806107af57506301ffc9a760e01b6001600160e01b03198316146107af565b5f818152600960205260408120546001600160a01b0381166107af57604051637e27328960e01b8152600481018490526024016109aa565b610ad58383836001611dd3565b5f6114a6848484611ed7565b90507f000000000000000000000000000000000000000000000000000000000000000080156114dd57506001600160a01b03811615155b15610bc5576040516306320f4560e11b8152600481018490526024016109aa565b5f5f5f61150b8686611fb3565b91509150815f0361152f5783818161152557611525612fb9565b0492505050610bc5565b818411611546576115466003851502601118611fcf565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6107af6115ba611fe0565b8360405161190160f01b8152600281019290925260228201526042902090565b60606110f17f0000000000000000000000000000000000000000000000000000000000000000612109565b60606110f17f0000000000000000000000000000000000000000000000000000000000000000612109565b6001600160a01b0383166116595760405163a9fbf51f60e01b81525f60048201526024016109aa565b6001600160a01b03821661168b57604051630b61174360e31b81526001600160a01b03831660048201526024016109aa565b6001600160a01b038381165f81815260086020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6116ff612146565b61172c60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612186565b565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166117b857336001600160a01b0387161461179157604051633b2721d960e11b81526001600160a01b03871660048201526024016109aa565b507f0000000000000000000000000000000000000000000000000000000000000000611854565b6117c184611c8d565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166118006117f9888888610b54565b8585611d3c565b6001600160a01b031614611827576040516355b80f3360e11b815260040160405180910390fd5b611851857f000000000000000000000000000000000000000000000000000000000000000061218d565b90505b95945050505050565b6001600160a01b038316158061187b57506001600160a01b03831630145b156118a45760405163868c9ce760e01b81526001600160a01b03841660048201526024016109aa565b6118b983836118b38587610a6f565b8461219c565b7f000000000000000000000000000000000000000000000000000000000000000015610ad5576040518281527f032bc66be43dbccb7487781d168eb7bda224628a3b2c3388bdf69b532a3a16119060200160405180910390a1505050565b61172c5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611726565b6001600160a01b0383163b15611a6057604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290611983908890889087908790600401612fcd565b6020604051808303815f875af19250505080156119bd575060408051601f3d908101601f191682019092526119ba91810190612fff565b60015b611a24573d8080156119ea576040519150601f19603f3d011682016040523d82523d5f602084013e6119ef565b606091505b5080515f03611a1c57604051633250574960e11b81526001600160a01b03851660048201526024016109aa565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610f7f57604051633250574960e11b81526001600160a01b03851660048201526024016109aa565b5050505050565b60605f8215611abe57604051806040016040528060078152602001661199309a1ab13160c91b815250611a998461222b565b604051602001611aaa929190613031565b604051602081830303815290604052611ace565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611b3091899161019091906004016130ef565b5f60405180830381865afa158015611b4a573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611b719190810190613113565b82604051602001611b8493929190613188565b6040516020818303038152906040529150509392505050565b6060611851611bab876122bb565b611bb48661222b565b611bbd886122bb565b611bc687612503565b86611bf7576040518060400160405280600e81526020016d746865206576656e7420636f646560901b815250611c1f565b6040518060400160405280600e81526020016d61207072696e74656420636f646560901b8152505b611c288a61222b565b604051602001611c3d9695949392919061332e565b604051602081830303815290604052612534565b6060611854611c5f866122bb565b611c68866122bb565b611c71866122bb565b611c7a86612503565b604051602001611c3d949392919061346a565b80421115611cb1576040516308dc954b60e01b8152600481018290526024016109aa565b611cbf63bbf81e0042612fa6565b811115611ce257604051632ab9a41360e11b8152600481018290526024016109aa565b50565b600881901c5f908152600e6020526040902054600160ff83161b80821615611d235760405163f0df26fd60e01b8152600481018490526024016109aa565b60089290921c5f908152600e6020526040902091179055565b5f6040829003611d8657611d7b84611d5760205f8688613502565b611d6091613529565b611d6d8560208189613502565b611d7691613529565b61254f565b50909150610bc59050565b611d91848484612582565b509095945050505050565b82600582901b8301835b81811015611dca57803580841160051b93845260209384185260405f209201611da6565b50509392505050565b8080611de757506001600160a01b03821615155b15611ea8575f611df684611455565b90506001600160a01b03831615801590611e225750826001600160a01b0316816001600160a01b031614155b8015611e355750611e33818461122a565b155b15611e5e5760405163a9fbf51f60e01b81526001600160a01b03841660048201526024016109aa565b8115611ea65783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260076020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b5f82815260096020526040902054611ef08183856125c4565b611efc5f845f5f611dd3565b6001600160a01b0381165f908152600a60205260408120805460019290611f24908490612f93565b90915550506001600160a01b0384165f908152600a60205260408120805460019290611f51908490612fa6565b90915550505f8381526009602052604080822080546001600160a01b0319166001600160a01b0380891691821790925591518693918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a49392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561203857507f000000000000000000000000000000000000000000000000000000000000000046145b1561206257507f000000000000000000000000000000000000000000000000000000000000000090565b6110f1604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60605f61211583612628565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561172c57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f828218828410028218610bc5565b5f8381526009602090815260408083206001600160a01b03881660a087901b63ffffffff60a01b1681179091558352600a90915281208054608084901b60011792906121e9908490612fa6565b909155505060405183906001600160a01b038616905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef908290a450505050565b60605f6122378361264f565b60010190505f8167ffffffffffffffff81111561225657612256612cfa565b6040519080825280601f01601f191660200182016040528015612280576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a850494508461228a57509392505050565b60405160609082905f805b83518110156124f0575f6122dd8583016020015190565b60f81c90506b1000000000000004ffffffff6001821b16156124ce57612313848461230781612f7b565b9550601760fa1b612726565b8060ff1660080361233d57612338848461232c81612f7b565b9550603160f91b612726565b6124e7565b8060ff1660090361236257612338848461235681612f7b565b9550601d60fa1b612726565b8060ff16600a0361238757612338848461237b81612f7b565b9550603760f91b612726565b8060ff16600c036123ac5761233884846123a081612f7b565b9550603360f91b612726565b8060ff16600d036123d15761233884846123c581612f7b565b9550603960f91b612726565b8060ff16605c036123ea57612338848461230781612f7b565b8060ff1660220361240f57612338848461240381612f7b565b9550601160f91b612726565b612429848461241d81612f7b565b9550607560f81b612726565b612443848461243781612f7b565b9550600360fc1b612726565b612451848461243781612f7b565b612496848461245f81612f7b565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f600486901c166010811061248d5761248d613546565b1a60f81b612726565b61233884846124a481612f7b565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f85166010811061248d5761248d613546565b6124e784846124dc81612f7b565b95508360f81b612726565b506001016122c6565b5080825281016020016040529392505050565b606061250e82612736565b60405160200161251e919061355a565b6040516020818303038152906040529050919050565b606061253f82612736565b60405160200161251e919061358b565b5f80806001600160ff1b038416601b60ff86901c0161257088828985612742565b94509450945050505b93509350939050565b5f808060418490036125b6578435602086013560408701355f1a6125a889828585612742565b955095509550505050612579565b505f91506002905082612579565b6125cf83838361280a565b610ad5576001600160a01b0383166125fd57604051637e27328960e01b8152600481018290526024016109aa565b60405163177e802f60e01b81526001600160a01b0383166004820152602481018290526044016109aa565b5f60ff8216601f8111156107af57604051632cd44ac360e21b815260040160405180910390fd5b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b831061268d5772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef810000000083106126b9576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc1000083106126d757662386f26fc10000830492506010015b6305f5e10083106126ef576305f5e100830492506008015b612710831061270357612710830492506004015b60648310612715576064830492506002015b600a83106107af5760010192915050565b8060f81c82602085010153505050565b60606107af825f61286b565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561277b57505f91506003905082612800565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156127cc573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166127f757505f925060019150829050612800565b92505f91508190505b9450945094915050565b5f6001600160a01b03831615801590610bc25750826001600160a01b0316846001600160a01b031614806128435750612843848461122a565b80610bc25750505f908152600760205260409020546001600160a01b03908116911614919050565b606082515f03612889575060408051602081019091525f81526107af565b5f826128b95760038451600261289f9190612fa6565b6128a991906135bc565b6128b4906004612f64565b6128de565b6003845160046128c99190612f64565b6128d4906002612fa6565b6128de91906135bc565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b8284101561299c576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612949565b9052508590506129dd576003865106600181146129c057600281146129d3576129db565b603d6001840353603d60028403536129db565b603d60018403535b505b9183525060405292915050565b6001600160e01b031981168114611ce2575f5ffd5b5f60208284031215612a0f575f5ffd5b8135610bc5816129ea565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610bc56020830184612a1a565b5f60208284031215612a6a575f5ffd5b5035919050565b80356001600160a01b0381168114612a87575f5ffd5b919050565b5f5f60408385031215612a9d575f5ffd5b612aa683612a71565b946020939093013593505050565b5f5f5f60608486031215612ac6575f5ffd5b612acf84612a71565b9250612add60208501612a71565b929592945050506040919091013590565b5f5f60408385031215612aff575f5ffd5b50508035926020909101359150565b5f5f60408385031215612b1f575f5ffd5b82359150612b2f60208401612a71565b90509250929050565b5f60208284031215612b48575f5ffd5b610bc582612a71565b5f5f5f60608486031215612b63575f5ffd5b612b6c84612a71565b95602085013595506040909401359392505050565b60ff60f81b8816815260e060208201525f612b9f60e0830189612a1a565b8281036040840152612bb18189612a1a565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612c06578351835260209384019390920191600101612be8565b50909b9a5050505050505050505050565b5f5f60408385031215612c28575f5ffd5b612c3183612a71565b915060208301358015158114612c45575f5ffd5b809150509250929050565b5f5f83601f840112612c60575f5ffd5b50813567ffffffffffffffff811115612c77575f5ffd5b602083019150836020828501011115610a68575f5ffd5b5f5f5f5f5f5f60a08789031215612ca3575f5ffd5b612cac87612a71565b9550602087013594506040870135935060608701359250608087013567ffffffffffffffff811115612cdc575f5ffd5b612ce889828a01612c50565b979a9699509497509295939492505050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff81118282101715612d3757612d37612cfa565b604052919050565b5f67ffffffffffffffff821115612d5857612d58612cfa565b50601f01601f191660200190565b5f5f5f5f60808587031215612d79575f5ffd5b612d8285612a71565b9350612d9060208601612a71565b925060408501359150606085013567ffffffffffffffff811115612db2575f5ffd5b8501601f81018713612dc2575f5ffd5b8035612dd5612dd082612d3f565b612d0e565b818152886020838501011115612de9575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60608486031215612e1c575f5ffd5b83359250612add60208501612a71565b5f5f60408385031215612e3d575f5ffd5b612e4683612a71565b9150612b2f60208401612a71565b5f5f5f5f5f5f5f60a0888a031215612e6a575f5ffd5b87359650612e7a60208901612a71565b955060408801359450606088013567ffffffffffffffff811115612e9c575f5ffd5b612ea88a828b01612c50565b909550935050608088013567ffffffffffffffff811115612ec7575f5ffd5b8801601f81018a13612ed7575f5ffd5b803567ffffffffffffffff811115612eed575f5ffd5b8a60208260051b8401011115612f01575f5ffd5b602082019350809250505092959891949750929550565b600181811c90821680612f2c57607f821691505b602082108103612f4a57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b80820281158282048414176107af576107af612f50565b5f60018201612f8c57612f8c612f50565b5060010190565b818103818111156107af576107af612f50565b808201808211156107af576107af612f50565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061185190830184612a1a565b5f6020828403121561300f575f5ffd5b8151610bc5816129ea565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f6130bd606683018561301a565b650111f273797160d51b81526130d6600682018561301a565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f6118546060830184612a1a565b5f60208284031215613123575f5ffd5b815167ffffffffffffffff811115613139575f5ffd5b8201601f81018413613149575f5ffd5b8051613157612dd082612d3f565b81815285602083850101111561316b575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f61329c60ce83018661301a565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b60408201526132fc604182018661301a565b631e17b39f60e11b81529050613315600482018561301a565b651e17b9bb339f60d11b81526006019695505050505050565b683d913730b6b2911d1160b91b81525f61334b600983018961301a565b64010273797160dd1b8152613363600582018961301a565b701116113232b9b1b934b83a34b7b7111d1160791b81529050613389601182018861301a565b6a11161134b6b0b3b2911d1160a91b815290506133a9600b82018761301a565b7f222c2261747472696275746573223a5b7b2274726169745f74797065223a224d81527434b73a32b2103bb4ba341116113b30b63ab2911d1160591b602082015290506133f9603582018661301a565b90507f227d2c7b22646973706c61795f74797065223a226e756d626572222c2274726181527f69745f74797065223a224e756d626572222c2276616c7565223a0000000000006020820152613451603a82018561301a565b627d5d7d60e81b81526003019998505050505050505050565b683d913730b6b2911d1160b91b81525f613487600983018761301a565b6b11161139bcb6b137b6111d1160a11b81526134a6600c82018761301a565b701116113232b9b1b934b83a34b7b7111d1160791b815290506134cc601182018661301a565b6a11161134b6b0b3b2911d1160a91b815290506134ec600b82018561301a565b61227d60f01b8152600201979650505050505050565b5f5f85851115613510575f5ffd5b8386111561351c575f5ffd5b5050820193919092039150565b803560208310156107af575f19602084900360031b1b1692915050565b634e487b7160e01b5f52603260045260245ffd5b7f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000081525f610bc5601a83018461301a565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f610bc5601d83018461301a565b5f826135d657634e487b7160e01b5f52601260045260245ffd5b50049056fea2646970667358221220e183d04a3251272c83e02402d4631346f4101de5323f237d71c7cb248afc82fb64736f6c63430008250033'

/** The code a CodeMint721 has on a chain. The bytes in `immutables` are zero here and written by the constructor. */
export const codeMint721Runtime = {
  code: '0x608060405234801561000f575f5ffd5b506004361061028c575f3560e01c80637284e41611610161578063b49c99b8116100ca578063d5abeb0111610084578063d5abeb0114610700578063d63aaa8814610708578063dc0192971461071b578063e8a3d48514610742578063e985e9c51461074a578063edecc35e1461075d575f5ffd5b8063b49c99b814610666578063b88d4fde14610679578063bfa0b1331461068c578063c79178c6146106b3578063c87b56dd146106c6578063cd68bfb9146106d9575f5ffd5b80638eb091b01161011b5780638eb091b0146105d757806390de4dcb146105fe57806395d89b4114610625578063a22cb4651461062d578063a6d6cecd14610640578063b45a3c0e14610653575f5ffd5b80637284e41614610540578063820cf1831461054857806382829f741461055b57806382d371281461056e57806384b0196e1461059557806388f4c137146105b0575f5ffd5b80632e2f0bb61161020357806349c676de116101bd57806349c676de146104c05780635f086790146104e25780636352211e146104eb5780636b51c7a4146104fe5780636c3b8b7c1461050657806370a082311461052d575f5ffd5b80632e2f0bb6146103e55780632e40708e1461040c57806332d33cd0146104345780633725ea66146104635780633cef28d21461048257806342842e0e146104ad575f5ffd5b806318160ddd1161025457806318160ddd146103345780631ebb909c1461034a578063202887e714610352578063238c83ca1461037957806323b872dd146103a05780632a55205a146103b3575f5ffd5b806301ffc9a71461029057806306fdde03146102b8578063081812fc146102cd578063095ea7b3146102f85780630fad0f511461030d575b5f5ffd5b6102a361029e3660046129ff565b610770565b60405190151581526020015b60405180910390f35b6102c06107b5565b6040516102af9190612a48565b6102e06102db366004612a5a565b610845565b6040516001600160a01b0390911681526020016102af565b61030b610306366004612a8c565b61086c565b005b6102a37f000000000000000000000000000000000000000000000000000000000000000081565b61033c61087b565b6040519081526020016102af565b6102c06108f9565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61030b6103ae366004612ab4565b610985565b6103c66103c1366004612aee565b610a13565b604080516001600160a01b0390931683526020830191909152016102af565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61041f61041a366004612b0e565b610a6f565b60405163ffffffff90911681526020016102af565b6102a3610442366004612a5a565b600881901c5f908152600e6020526040902054600160ff9092161c81161490565b61033c610471366004612a5a565b5f908152600e602052604090205490565b61033c610490366004612b38565b6001600160a01b03165f908152600a602052604090205460801c90565b61030b6104bb366004612ab4565b610abb565b6104cc64ffffffffff81565b60405164ffffffffff90911681526020016102af565b61033c600d5481565b6102e06104f9366004612a5a565b610ada565b6102c0610ae4565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c61053b366004612b38565b610af1565b6102c0610b48565b61033c610556366004612b51565b610b54565b61041f610569366004612a5a565b610bcc565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61059d610bec565b6040516102af9796959493929190612b81565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102e07f000000000000000000000000000000000000000000000000000000000000000081565b6102c0610c2e565b61030b61063b366004612c17565b610c3d565b61033c61064e366004612b0e565b610c48565b6102a3610661366004612a5a565b610ca9565b61030b610674366004612c8e565b610cdb565b61030b610687366004612d66565b610f87565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102c06106c1366004612a5a565b610f9f565b6102c06106d4366004612a5a565b610fde565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b61033c6110a6565b61033c610716366004612e0a565b6110f6565b61033c7f000000000000000000000000000000000000000000000000000000000000000081565b6102c061114a565b6102a3610758366004612e2c565b61122a565b61030b61076b366004612e54565b611257565b5f6001600160e01b0319821663152a902d60e11b14806107a057506001600160e01b03198216635a2d1e0760e11b145b806107af57506107af82611406565b92915050565b6060600380546107c490612f18565b80601f01602080910402602001604051908101604052809291908181526020018280546107f090612f18565b801561083b5780601f106108125761010080835404028352916020019161083b565b820191905f5260205f20905b81548152906001019060200180831161081e57829003601f168201915b5050505050905090565b5f61084f82611455565b505f828152600760205260409020546001600160a01b03166107af565b61087782823361148d565b5050565b600d545f5b7f00000000000000000000000000000000000000000000000000000000000000006108ad82610100612f64565b10156108f5575f818152600e60205260409020545b80156108e4576108d183612f7b565b92506108de600182612f93565b166108c2565b506108ee81612f7b565b9050610880565b5090565b6001805461090690612f18565b80601f016020809104026020016040519081016040528092919081815260200182805461093290612f18565b801561097d5780601f106109545761010080835404028352916020019161097d565b820191905f5260205f20905b81548152906001019060200180831161096057829003601f168201915b505050505081565b6001600160a01b0382166109b357604051633250574960e11b81525f60048201526024015b60405180910390fd5b5f6109bf83833361149a565b9050836001600160a01b0316816001600160a01b031614610a0d576040516364283d7b60e01b81526001600160a01b03808616600483015260248201849052821660448201526064016109aa565b50505050565b5f5f7f0000000000000000000000000000000000000000000000000000000000000000610a63847f00000000000000000000000000000000000000000000000000000000000000006127106114fe565b915091505b9250929050565b6040805146602080830191909152308284015260608201949094526001600160a01b03929092166080808401919091528151808403909101815260a09092019052805191012060e01c90565b610ad583838360405180602001604052805f815250610f87565b505050565b5f6107af82611455565b6002805461090690612f18565b5f6001600160a01b038216610b1b576040516322718ad960e21b81525f60048201526024016109aa565b506001600160a01b03165f908152600a60205260409020546fffffffffffffffffffffffffffffffff1690565b5f805461090690612f18565b604080517fda40ef6bc57642a0c4d2a294f1c506f2db17b10ed5e3ee24ade30764fc62d8a560208201526001600160a01b0385169181019190915260608101839052608081018290525f90610bc29060a0015b604051602081830303815290604052805190602001206115ae565b90505b9392505050565b5f610bd682611455565b50505f9081526009602052604090205460a01c90565b5f6060805f5f5f6060610bfd6115da565b610c05611605565b604080515f80825260208201909252600f60f81b9b939a50919850469750309650945092509050565b6060600480546107c490612f18565b610877338383611630565b5f8282604051602001610c6e9291909182526001600160a01b0316602082015260400190565b60408051601f198184030181528282528051602091820120908301520160405160208183030381529060405280519060200120905092915050565b5f610cb382611455565b507f000000000000000000000000000000000000000000000000000000000000000092915050565b610ce36116f7565b7f0000000000000000000000000000000000000000000000000000000000000000421015610d4657604051635e9ca6ff60e11b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b7f00000000000000000000000000000000000000000000000000000000000000004210610da8576040516329d0f95960e01b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b841580610dd457507f000000000000000000000000000000000000000000000000000000000000000085115b15610e1b57604051631b3d240360e01b8152600481018690527f000000000000000000000000000000000000000000000000000000000000000060248201526044016109aa565b5f610e29878686868661172e565b90505f610e4d886001600160a01b03165f908152600a602052604090205460801c90565b905081610e5a8883612fa6565b1115610e925760405163f3389b1160e01b81526001600160a01b038916600482015260248101829052604481018390526064016109aa565b600d547f0000000000000000000000000000000000000000000000000000000000000000610ec08983612fa6565b1115610f0c57610ef0817f0000000000000000000000000000000000000000000000000000000000000000612f93565b60405163f131d36160e01b81526004016109aa91815260200190565b610f168882612fa6565b600d5560015b888111610f7357610f638a82610f52857f0000000000000000000000000000000000000000000000000000000000000000612fa6565b610f5c9190612fa6565b600161185d565b610f6c81612f7b565b9050610f1c565b50505050610f7f611917565b505050505050565b610f92848484610985565b610a0d3385858585611941565b6060610faa82611455565b506107af7f0000000000000000000000000000000000000000000000000000000000000000610fd884610bcc565b84611a67565b60606107af610feb6107b5565b5f8054610ff790612f18565b80601f016020809104026020016040519081016040528092919081815260200182805461102390612f18565b801561106e5780601f106110455761010080835404028352916020019161106e565b820191905f5260205f20905b81548152906001019060200180831161105157829003601f168201915b50505050508461107d86610f9f565b7f0000000000000000000000000000000000000000000000000000000000000000871115611b9d565b5f6110f17f00000000000000000000000000000000000000000000000000000000000000007f0000000000000000000000000000000000000000000000000000000000000000612fa6565b905090565b604080517fe95fcea2003fae48596328e1ec02daa35131406a491b0e4498bcf00dc109500a60208201529081018490526001600160a01b0383166060820152608081018290525f90610bc29060a001610ba7565b60605f6111817f000000000000000000000000000000000000000000000000000000000000000061117b5f5f610a6f565b5f611a67565b905061122461118e6107b5565b611196610c2e565b5f80546111a290612f18565b80601f01602080910402602001604051908101604052809291908181526020018280546111ce90612f18565b80156112195780601f106111f057610100808354040283529160200191611219565b820191905f5260205f20905b8154815290600101906020018083116111fc57829003601f168201915b505050505084611c51565b91505090565b6001600160a01b039182165f90815260086020908152604080832093909416825291909152205460ff1690565b61125f6116f7565b61126885611c8d565b7f000000000000000000000000000000000000000000000000000000000000000087106112ab57604051633be42d8f60e21b8152600481018890526024016109aa565b7f0000000000000000000000000000000000000000000000000000000000000000421061130d5760405163125a981960e21b81527f000000000000000000000000000000000000000000000000000000000000000060048201526024016109aa565b6020811115611332576040516306f67eab60e51b8152600481018290526024016109aa565b61133b87611ce5565b5f61135161134a8989896110f6565b8686611d3c565b90506001600160a01b03811661137a5760405163052733ed60e51b815260040160405180910390fd5b7f00000000000000000000000000000000000000000000000000000000000000006113af6113a88a84610c48565b8585611d9c565b146113df576040516330dcbcb560e21b8152600481018990526001600160a01b03821660248201526044016109aa565b6113f4876113ee8a6001612fa6565b5f61185d565b506113fd611917565b50505050505050565b5f6001600160e01b031982166380ac58cd60e01b148061143657506001600160e01b03198216635b5e139f60e01b145b806107af57506301ffc9a760e01b6001600160e01b03198316146107af565b5f818152600960205260408120546001600160a01b0381166107af57604051637e27328960e01b8152600481018490526024016109aa565b610ad58383836001611dd3565b5f6114a6848484611ed7565b90507f000000000000000000000000000000000000000000000000000000000000000080156114dd57506001600160a01b03811615155b15610bc5576040516306320f4560e11b8152600481018490526024016109aa565b5f5f5f61150b8686611fb3565b91509150815f0361152f5783818161152557611525612fb9565b0492505050610bc5565b818411611546576115466003851502601118611fcf565b5f848688095f868103871696879004966002600389028118808a02820302808a02820302808a02820302808a02820302808a02820302808a02909103029181900381900460010185841190960395909502919093039390930492909217029150509392505050565b5f6107af6115ba611fe0565b8360405161190160f01b8152600281019290925260228201526042902090565b60606110f17f0000000000000000000000000000000000000000000000000000000000000000612109565b60606110f17f0000000000000000000000000000000000000000000000000000000000000000612109565b6001600160a01b0383166116595760405163a9fbf51f60e01b81525f60048201526024016109aa565b6001600160a01b03821661168b57604051630b61174360e31b81526001600160a01b03831660048201526024016109aa565b6001600160a01b038381165f81815260086020908152604080832094871680845294825291829020805460ff191686151590811790915591519182527f17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31910160405180910390a3505050565b6116ff612146565b61172c60017f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005b90612186565b565b5f7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166117b857336001600160a01b0387161461179157604051633b2721d960e11b81526001600160a01b03871660048201526024016109aa565b507f0000000000000000000000000000000000000000000000000000000000000000611854565b6117c184611c8d565b7f00000000000000000000000000000000000000000000000000000000000000006001600160a01b03166118006117f9888888610b54565b8585611d3c565b6001600160a01b031614611827576040516355b80f3360e11b815260040160405180910390fd5b611851857f000000000000000000000000000000000000000000000000000000000000000061218d565b90505b95945050505050565b6001600160a01b038316158061187b57506001600160a01b03831630145b156118a45760405163868c9ce760e01b81526001600160a01b03841660048201526024016109aa565b6118b983836118b38587610a6f565b8461219c565b7f000000000000000000000000000000000000000000000000000000000000000015610ad5576040518281527f032bc66be43dbccb7487781d168eb7bda224628a3b2c3388bdf69b532a3a16119060200160405180910390a1505050565b61172c5f7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f00611726565b6001600160a01b0383163b15611a6057604051630a85bd0160e11b81526001600160a01b0384169063150b7a0290611983908890889087908790600401612fcd565b6020604051808303815f875af19250505080156119bd575060408051601f3d908101601f191682019092526119ba91810190612fff565b60015b611a24573d8080156119ea576040519150601f19603f3d011682016040523d82523d5f602084013e6119ef565b606091505b5080515f03611a1c57604051633250574960e11b81526001600160a01b03851660048201526024016109aa565b805160208201fd5b6001600160e01b03198116630a85bd0160e11b14610f7f57604051633250574960e11b81526001600160a01b03851660048201526024016109aa565b5050505050565b60605f8215611abe57604051806040016040528060078152602001661199309a1ab13160c91b815250611a998461222b565b604051602001611aaa929190613031565b604051602081830303815290604052611ace565b60405180602001604052805f8152505b6040805180820182526007808252661199309a1ab13160c91b6020808401829052845180860186529283528201529151630725df9560e41b8152929350916001600160a01b0388169163725df95091611b3091899161019091906004016130ef565b5f60405180830381865afa158015611b4a573d5f5f3e3d5ffd5b505050506040513d5f823e601f3d908101601f19168201604052611b719190810190613113565b82604051602001611b8493929190613188565b6040516020818303038152906040529150509392505050565b6060611851611bab876122bb565b611bb48661222b565b611bbd886122bb565b611bc687612503565b86611bf7576040518060400160405280600e81526020016d746865206576656e7420636f646560901b815250611c1f565b6040518060400160405280600e81526020016d61207072696e74656420636f646560901b8152505b611c288a61222b565b604051602001611c3d9695949392919061332e565b604051602081830303815290604052612534565b6060611854611c5f866122bb565b611c68866122bb565b611c71866122bb565b611c7a86612503565b604051602001611c3d949392919061346a565b80421115611cb1576040516308dc954b60e01b8152600481018290526024016109aa565b611cbf63bbf81e0042612fa6565b811115611ce257604051632ab9a41360e11b8152600481018290526024016109aa565b50565b600881901c5f908152600e6020526040902054600160ff83161b80821615611d235760405163f0df26fd60e01b8152600481018490526024016109aa565b60089290921c5f908152600e6020526040902091179055565b5f6040829003611d8657611d7b84611d5760205f8688613502565b611d6091613529565b611d6d8560208189613502565b611d7691613529565b61254f565b50909150610bc59050565b611d91848484612582565b509095945050505050565b82600582901b8301835b81811015611dca57803580841160051b93845260209384185260405f209201611da6565b50509392505050565b8080611de757506001600160a01b03821615155b15611ea8575f611df684611455565b90506001600160a01b03831615801590611e225750826001600160a01b0316816001600160a01b031614155b8015611e355750611e33818461122a565b155b15611e5e5760405163a9fbf51f60e01b81526001600160a01b03841660048201526024016109aa565b8115611ea65783856001600160a01b0316826001600160a01b03167f8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b92560405160405180910390a45b505b50505f90815260076020526040902080546001600160a01b0319166001600160a01b0392909216919091179055565b5f82815260096020526040902054611ef08183856125c4565b611efc5f845f5f611dd3565b6001600160a01b0381165f908152600a60205260408120805460019290611f24908490612f93565b90915550506001600160a01b0384165f908152600a60205260408120805460019290611f51908490612fa6565b90915550505f8381526009602052604080822080546001600160a01b0319166001600160a01b0380891691821790925591518693918516917fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef91a49392505050565b5f805f1983850993909202808410938190039390930393915050565b634e487b715f52806020526024601cfd5b5f306001600160a01b037f00000000000000000000000000000000000000000000000000000000000000001614801561203857507f000000000000000000000000000000000000000000000000000000000000000046145b1561206257507f000000000000000000000000000000000000000000000000000000000000000090565b6110f1604080517f8b73c3c69bb8fe3d512ecc4cf759cc79239f7b179b0ffacaa9a75d522b39400f60208201527f0000000000000000000000000000000000000000000000000000000000000000918101919091527f000000000000000000000000000000000000000000000000000000000000000060608201524660808201523060a08201525f9060c00160405160208183030381529060405280519060200120905090565b60605f61211583612628565b6040805160208082528183019092529192505f91906020820181803683375050509182525060208101929092525090565b7f9b779b17422d0df92223018b32b4d1fa46e071723d6817e2486d003becc55f005c1561172c57604051633ee5aeb560e01b815260040160405180910390fd5b80825d5050565b5f828218828410028218610bc5565b5f8381526009602090815260408083206001600160a01b03881660a087901b63ffffffff60a01b1681179091558352600a90915281208054608084901b60011792906121e9908490612fa6565b909155505060405183906001600160a01b038616905f907fddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef908290a450505050565b60605f6122378361264f565b60010190505f8167ffffffffffffffff81111561225657612256612cfa565b6040519080825280601f01601f191660200182016040528015612280576020820181803683370190505b5090508181016020015b5f19016f181899199a1a9b1b9c1cb0b131b232b360811b600a86061a8153600a850494508461228a57509392505050565b60405160609082905f805b83518110156124f0575f6122dd8583016020015190565b60f81c90506b1000000000000004ffffffff6001821b16156124ce57612313848461230781612f7b565b9550601760fa1b612726565b8060ff1660080361233d57612338848461232c81612f7b565b9550603160f91b612726565b6124e7565b8060ff1660090361236257612338848461235681612f7b565b9550601d60fa1b612726565b8060ff16600a0361238757612338848461237b81612f7b565b9550603760f91b612726565b8060ff16600c036123ac5761233884846123a081612f7b565b9550603360f91b612726565b8060ff16600d036123d15761233884846123c581612f7b565b9550603960f91b612726565b8060ff16605c036123ea57612338848461230781612f7b565b8060ff1660220361240f57612338848461240381612f7b565b9550601160f91b612726565b612429848461241d81612f7b565b9550607560f81b612726565b612443848461243781612f7b565b9550600360fc1b612726565b612451848461243781612f7b565b612496848461245f81612f7b565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f600486901c166010811061248d5761248d613546565b1a60f81b612726565b61233884846124a481612f7b565b95506f181899199a1a9b1b9c1cb0b131b232b360811b600f85166010811061248d5761248d613546565b6124e784846124dc81612f7b565b95508360f81b612726565b506001016122c6565b5080825281016020016040529392505050565b606061250e82612736565b60405160200161251e919061355a565b6040516020818303038152906040529050919050565b606061253f82612736565b60405160200161251e919061358b565b5f80806001600160ff1b038416601b60ff86901c0161257088828985612742565b94509450945050505b93509350939050565b5f808060418490036125b6578435602086013560408701355f1a6125a889828585612742565b955095509550505050612579565b505f91506002905082612579565b6125cf83838361280a565b610ad5576001600160a01b0383166125fd57604051637e27328960e01b8152600481018290526024016109aa565b60405163177e802f60e01b81526001600160a01b0383166004820152602481018290526044016109aa565b5f60ff8216601f8111156107af57604051632cd44ac360e21b815260040160405180910390fd5b5f8072184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b831061268d5772184f03e93ff9f4daa797ed6e38ed64bf6a1f0160401b830492506040015b6d04ee2d6d415b85acef810000000083106126b9576d04ee2d6d415b85acef8100000000830492506020015b662386f26fc1000083106126d757662386f26fc10000830492506010015b6305f5e10083106126ef576305f5e100830492506008015b612710831061270357612710830492506004015b60648310612715576064830492506002015b600a83106107af5760010192915050565b8060f81c82602085010153505050565b60606107af825f61286b565b5f80807f7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a084111561277b57505f91506003905082612800565b604080515f808252602082018084528a905260ff891692820192909252606081018790526080810186905260019060a0016020604051602081039080840390855afa1580156127cc573d5f5f3e3d5ffd5b5050604051601f1901519150506001600160a01b0381166127f757505f925060019150829050612800565b92505f91508190505b9450945094915050565b5f6001600160a01b03831615801590610bc25750826001600160a01b0316846001600160a01b031614806128435750612843848461122a565b80610bc25750505f908152600760205260409020546001600160a01b03908116911614919050565b606082515f03612889575060408051602081019091525f81526107af565b5f826128b95760038451600261289f9190612fa6565b6128a991906135bc565b6128b4906004612f64565b6128de565b6003845160046128c99190612f64565b6128d4906002612fa6565b6128de91906135bc565b905060405191507f4142434445464748494a4b4c4d4e4f505152535455565758595a616263646566601f5261067083027f6768696a6b6c6d6e6f707172737475767778797a303132333435363738392b2f18603f526020820181810185865187016020810180515f82525b8284101561299c576003840193508351603f8160121c16518753600187019650603f81600c1c16518753600187019650603f8160061c16518753600187019650603f811651875350600186019550612949565b9052508590506129dd576003865106600181146129c057600281146129d3576129db565b603d6001840353603d60028403536129db565b603d60018403535b505b9183525060405292915050565b6001600160e01b031981168114611ce2575f5ffd5b5f60208284031215612a0f575f5ffd5b8135610bc5816129ea565b5f81518084528060208401602086015e5f602082860101526020601f19601f83011685010191505092915050565b602081525f610bc56020830184612a1a565b5f60208284031215612a6a575f5ffd5b5035919050565b80356001600160a01b0381168114612a87575f5ffd5b919050565b5f5f60408385031215612a9d575f5ffd5b612aa683612a71565b946020939093013593505050565b5f5f5f60608486031215612ac6575f5ffd5b612acf84612a71565b9250612add60208501612a71565b929592945050506040919091013590565b5f5f60408385031215612aff575f5ffd5b50508035926020909101359150565b5f5f60408385031215612b1f575f5ffd5b82359150612b2f60208401612a71565b90509250929050565b5f60208284031215612b48575f5ffd5b610bc582612a71565b5f5f5f60608486031215612b63575f5ffd5b612b6c84612a71565b95602085013595506040909401359392505050565b60ff60f81b8816815260e060208201525f612b9f60e0830189612a1a565b8281036040840152612bb18189612a1a565b606084018890526001600160a01b038716608085015260a0840186905283810360c0850152845180825260208087019350909101905f5b81811015612c06578351835260209384019390920191600101612be8565b50909b9a5050505050505050505050565b5f5f60408385031215612c28575f5ffd5b612c3183612a71565b915060208301358015158114612c45575f5ffd5b809150509250929050565b5f5f83601f840112612c60575f5ffd5b50813567ffffffffffffffff811115612c77575f5ffd5b602083019150836020828501011115610a68575f5ffd5b5f5f5f5f5f5f60a08789031215612ca3575f5ffd5b612cac87612a71565b9550602087013594506040870135935060608701359250608087013567ffffffffffffffff811115612cdc575f5ffd5b612ce889828a01612c50565b979a9699509497509295939492505050565b634e487b7160e01b5f52604160045260245ffd5b604051601f8201601f1916810167ffffffffffffffff81118282101715612d3757612d37612cfa565b604052919050565b5f67ffffffffffffffff821115612d5857612d58612cfa565b50601f01601f191660200190565b5f5f5f5f60808587031215612d79575f5ffd5b612d8285612a71565b9350612d9060208601612a71565b925060408501359150606085013567ffffffffffffffff811115612db2575f5ffd5b8501601f81018713612dc2575f5ffd5b8035612dd5612dd082612d3f565b612d0e565b818152886020838501011115612de9575f5ffd5b816020840160208301375f6020838301015280935050505092959194509250565b5f5f5f60608486031215612e1c575f5ffd5b83359250612add60208501612a71565b5f5f60408385031215612e3d575f5ffd5b612e4683612a71565b9150612b2f60208401612a71565b5f5f5f5f5f5f5f60a0888a031215612e6a575f5ffd5b87359650612e7a60208901612a71565b955060408801359450606088013567ffffffffffffffff811115612e9c575f5ffd5b612ea88a828b01612c50565b909550935050608088013567ffffffffffffffff811115612ec7575f5ffd5b8801601f81018a13612ed7575f5ffd5b803567ffffffffffffffff811115612eed575f5ffd5b8a60208260051b8401011115612f01575f5ffd5b602082019350809250505092959891949750929550565b600181811c90821680612f2c57607f821691505b602082108103612f4a57634e487b7160e01b5f52602260045260245ffd5b50919050565b634e487b7160e01b5f52601160045260245ffd5b80820281158282048414176107af576107af612f50565b5f60018201612f8c57612f8c612f50565b5060010190565b818103818111156107af576107af612f50565b808201808211156107af576107af612f50565b634e487b7160e01b5f52601260045260245ffd5b6001600160a01b03858116825284166020820152604081018390526080606082018190525f9061185190830184612a1a565b5f6020828403121561300f575f5ffd5b8151610bc5816129ea565b5f81518060208401855e5f93019283525090919050565b7f3c7465787420783d223630302220793d22313238362220746578742d616e636881527f6f723d226d6964646c652220666f6e742d66616d696c793d2275692d6d6f6e6f60208201527f73706163652c6d6f6e6f73706163652220666f6e742d73697a653d22363022206040820152653334b6361e9160d11b60608201525f6130bd606683018561301a565b650111f273797160d51b81526130d6600682018561301a565b661e17ba32bc3a1f60c91b815260070195945050505050565b63ffffffff84168152826020820152606060408201525f6118546060830184612a1a565b5f60208284031215613123575f5ffd5b815167ffffffffffffffff811115613139575f5ffd5b8201601f81018413613149575f5ffd5b8051613157612dd082612d3f565b81815285602083850101111561316b575f5ffd5b8160208401602083015e5f91810160200191909152949350505050565b7f3c73766720786d6c6e733d22687474703a2f2f7777772e77332e6f72672f323081527f30302f737667222076696577426f783d2230203020313230302031343030222060208201527f77696474683d223132303022206865696768743d2231343030223e000000000060408201527f3c7061746820643d224d3020306831323030763134303048307a222066696c6c605b8201526b1e9111b31a331b331a91179f60a11b607b8201527f3c7061746820643d224d3430203430683131323076313332304834307a4d353260878201527f203532683130393676313239364835327a222066696c6c3d226e6f6e6522207360a7820152663a3937b5b29e9160c91b60c78201525f61329c60ce83018661301a565b7f22207374726f6b652d77696474683d2233222f3e3c67207472616e73666f726d81527f3d227472616e736c617465283130302031333029207363616c6528322e3529226020820152601f60f91b60408201526132fc604182018661301a565b631e17b39f60e11b81529050613315600482018561301a565b651e17b9bb339f60d11b81526006019695505050505050565b683d913730b6b2911d1160b91b81525f61334b600983018961301a565b64010273797160dd1b8152613363600582018961301a565b701116113232b9b1b934b83a34b7b7111d1160791b81529050613389601182018861301a565b6a11161134b6b0b3b2911d1160a91b815290506133a9600b82018761301a565b7f222c2261747472696275746573223a5b7b2274726169745f74797065223a224d81527434b73a32b2103bb4ba341116113b30b63ab2911d1160591b602082015290506133f9603582018661301a565b90507f227d2c7b22646973706c61795f74797065223a226e756d626572222c2274726181527f69745f74797065223a224e756d626572222c2276616c7565223a0000000000006020820152613451603a82018561301a565b627d5d7d60e81b81526003019998505050505050505050565b683d913730b6b2911d1160b91b81525f613487600983018761301a565b6b11161139bcb6b137b6111d1160a11b81526134a6600c82018761301a565b701116113232b9b1b934b83a34b7b7111d1160791b815290506134cc601182018661301a565b6a11161134b6b0b3b2911d1160a91b815290506134ec600b82018561301a565b61227d60f01b8152600201979650505050505050565b5f5f85851115613510575f5ffd5b8386111561351c575f5ffd5b5050820193919092039150565b803560208310156107af575f19602084900360031b1b1692915050565b634e487b7160e01b5f52603260045260245ffd5b7f646174613a696d6167652f7376672b786d6c3b6261736536342c00000000000081525f610bc5601a83018461301a565b7f646174613a6170706c69636174696f6e2f6a736f6e3b6261736536342c00000081525f610bc5601d83018461301a565b5f826135d657634e487b7160e01b5f52601260045260245ffd5b50049056fea2646970667358221220e183d04a3251272c83e02402d4631346f4101de5323f237d71c7cb248afc82fb64736f6c63430008250033',
  immutables: [{"length":32,"start":8256},{"length":32,"start":8214},{"length":32,"start":8172},{"length":32,"start":8337},{"length":32,"start":8377},{"length":32,"start":5601},{"length":32,"start":5644},{"length":32,"start":1681},{"length":32,"start":1002},{"length":32,"start":4988},{"length":32,"start":1824},{"length":32,"start":2178},{"length":32,"start":3886},{"length":32,"start":4223},{"length":32,"start":4301},{"length":32,"start":4714},{"length":32,"start":1500},{"length":32,"start":4781},{"length":32,"start":4833},{"length":32,"start":894},{"length":32,"start":3735},{"length":32,"start":3788},{"length":32,"start":4268},{"length":32,"start":1758},{"length":32,"start":6036},{"length":32,"start":6189},{"length":32,"start":1395},{"length":32,"start":3506},{"length":32,"start":3567},{"length":32,"start":855},{"length":32,"start":3301},{"length":32,"start":3354},{"length":32,"start":1291},{"length":32,"start":3400},{"length":32,"start":3452},{"length":32,"start":1461},{"length":32,"start":5937},{"length":32,"start":6083},{"length":32,"start":786},{"length":32,"start":3254},{"length":32,"start":5290},{"length":32,"start":6331},{"length":32,"start":1539},{"length":32,"start":4016},{"length":32,"start":4434},{"length":32,"start":2583},{"length":32,"start":2620}],
} as const

/** The compiler, and the hash of everything the code was compiled from. */
export const codeMint721Source = { compiler: '0.8.37+commit.f401782d', hash: 'aea705b875f2f7c12f3e7a69ab8eee08fc059b537fe0b12804ce34f895a59f1c' } as const
