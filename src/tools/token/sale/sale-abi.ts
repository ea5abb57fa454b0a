import { parseAbi } from 'viem/utils'

/** What buyers ask, call and are refused by: the same in every collection with a sale or a reveal. */
export const saleAbi = parseAbi([
  'struct Phase { uint64 start; uint64 end; uint128 price; uint64 limit; bytes32 root; }',
  'function lastTokenId() view returns (uint256)',
  'function maxSupply() view returns (uint256)',
  'function proceeds() view returns (address)',
  'function bought(uint256 phase, address account) view returns (uint256)',
  'function phaseCount() view returns (uint256)',
  'function phaseAt(uint256 phase) view returns (Phase)',
  'function commitment() view returns (bytes32)',
  'function revealed() view returns (bool)',
  'function buy(uint256 phase, uint256 count, bytes32[] proof) payable returns (uint256 first)',
  'function withdrawProceeds() returns (uint256 amount)',
  'function reveal(string uri, bytes32 salt)',
  'error Token_PhaseClosed(uint256 phase)',
  'error Token_NotOnTheList(address account)',
  'error Token_BeyondPhaseLimit(uint256 count, uint256 left)',
  'error Token_BeyondMaxSupply(uint256 count, uint256 left)',
  'error Token_WrongPayment(uint256 sent, uint256 price)',
  'error Token_NothingToMint()',
  'error Token_AlreadyRevealed()',
  'error Token_NotTheCommitment()',
  'error EnforcedPause()',
  'error ERC721InvalidReceiver(address receiver)',
])
