import { concat, getCreate2Address, stringToHex, type Address, type Hex } from 'viem'

/**
 * The deployer that has this address on every chain, because anyone can send the same signed transaction there. Called with a
 * salt and creation code, one after the other, it creates the contract and answers its address.
 */
export const create2Deployer: Address = '0x4e59b44847b379578588920cA78FbF26c0B4956C'

/** The code the deployer has, wherever it is. */
export const create2DeployerCode: Hex =
  '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffe03601600081602082378035828234f58015156039578182fd5b8082525050506014600cf3'

/** The salt of all our contracts. Another one gives other addresses everywhere. */
export const deploymentSalt: Hex = stringToHex('intaglio', { size: 32 })

/** The address at which this creation code, arguments included, becomes a contract, on any chain. */
export const addressOfCode = (creationCode: Hex): Address =>
  getCreate2Address({ from: create2Deployer, salt: deploymentSalt, bytecode: creationCode })

/** What is sent to the deployer to create the contract. */
export const callOfDeployer = (creationCode: Hex): Hex => concat([deploymentSalt, creationCode])
