import type { facts as english } from '#content/answers/en/contracts.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'contracts-list': {
    asks: [
      '¿Qué contratos tienen?',
      'lista de sus smart contracts',
      'qué contratos hay detrás de las herramientas',
      'nombres de todos los contratos',
      'qué hace cada contrato', 'inventario de sus módulos en cadena', 'hay un solo contrato o varios detrás de la web', 'resumen de TokenLocker, VotingLocker y los demás',],
    says: 'Tenemos {contractsCount} contratos con dirección propia: {contractsNames}. CodeMint721 se crea para cada colección de evento. La página de contratos dice qué hace cada uno.',
  },
  'contracts-address': {
    asks: [
      '¿Cuáles son las direcciones de sus contratos?',
      'direcciones de los contratos',
      'misma dirección en cada cadena',
      'libro de direcciones de los contratos',
      'direcciones CREATE2',
      'direcciones en json', 'directorio de todas las direcciones 0x', 'son iguales las direcciones en Base y en Ethereum', 'de dónde copio la dirección de un contrato',],
    says: 'Cada contrato tiene la misma dirección en todas las cadenas, porque depende de su código. La página de contratos da todas las direcciones, y allí se descargan en JSON.',
  },
  'contracts-address-claims': {
    asks: [
      '¿Cuál es la dirección del contrato de reclamaciones?',
      'dirección MerkleClaims',
      'contrato que paga los airdrops',
      'dirección del contrato del airdrop',
      'dónde está el contrato de campañas', 'dirección hexadecimal de MerkleClaims', 'qué dirección guarda los tokens del airdrop', 'es esta dirección 0x el verdadero MerkleClaims',],
    says: 'MerkleClaims, el contrato de todas las campañas, está en {contractsMerkleClaims}. Compare la dirección entera antes de usarla.',
  },
  'contracts-address-launch': {
    asks: [
      '¿Cuál es la dirección del lanzador?',
      'dirección Launcher',
      'dirección LaunchBook',
      'dirección PieceSender',
      'dónde está el libro de lanzamientos en la cadena', '0x de la factory de tokens', 'contrato factory de lanzamientos', 'dirección del contrato que envía piezas nft',],
    says: 'Launcher está en {contractsLauncher}. LaunchBook está en {contractsLaunchBook}, y PieceSender en {contractsPieceSender}.',
  },
  'contracts-deployed': {
    asks: [
      '¿Están sus contratos en la mainnet?',
      'en qué cadenas están desplegados los contratos',
      'está el locker en ethereum',
      'están ya en una cadena pública',
      'estado del despliegue', 'está ya en producción', 'beta, testnet o real', 'por qué la línea «Now» dice que no hay código',],
    says: 'Nuestros documentos no recogen hasta ahora ningún despliegue en una cadena pública. La línea «Now» de cada contrato compara en su navegador el código de la cadena de esta web, y dice si no hay ninguno.',
  },
  'contracts-hold': {
    asks: [
      '¿Qué contratos suyos guardan tokens?',
      'en qué contratos están los fondos',
      'custodian fondos sus contratos',
      'contratos que guardan fondos',
      'se queda algo el launcher', 'dónde están los depósitos', 'cuáles son solo auxiliares sin saldo', 'guardan activos LockDeeds o SealEngraver',],
    says: 'TokenLocker, VotingLocker, PositionLocker, TokenGrants y MerkleClaims guardan tokens o posiciones, y LockDeeds convierte un bloqueo en un NFT. Las lenses, LaunchBook, Launcher, PieceSender y SealEngraver no guardan tokens.',
  },
  'contracts-owner': {
    asks: [
      '¿Tienen sus propios contratos un administrador o una pausa?',
      'funciones privilegiadas',
      'pueden pausar los contratos',
      'pueden tocar lo que hay en un contrato',
      'congelar o lista negra en el contrato', 'puerta trasera en su solidity', 'podría un empleado suyo quedarse con los depósitos', 'multisig o timelock detrás de sus contratos',],
    says: 'Nuestros contratos no tienen propietario, administrador ni pausa. No podemos mover, congelar ni liberar lo que guardan. Puede comprobarlo en el código fuente y la ABI de cada uno.',
  },
  'contracts-upgrade': {
    asks: [
      '¿Son actualizables sus contratos?',
      'contrato proxy',
      'delegatecall o implementación detrás de sus contratos',
      'es definitivo el bytecode',
      'función de actualización en sus contratos', 'son inmutables sus contratos', 'pueden cambiar la lógica más adelante', 'qué pasa con mi bloqueo en la versión dos',],
    says: 'Nuestros contratos no se pueden actualizar: su código nunca cambia. Una versión nueva es un contrato nuevo con otra dirección, y lo que hay en el antiguo sigue allí con sus reglas.',
  },
  'contracts-fee': {
    asks: [
      '¿Cobran comisión sus contratos?',
      'comisión de protocolo',
      'parámetro de comisión en el contrato',
      'pueden añadir una comisión más tarde',
      'fee switch', 'se quedan algo de cada depósito', 'puntos básicos que van a ustedes', 'descuento oculto en sus smart contracts',],
    says: 'Nuestros contratos no cobran comisión, y ninguno tiene una función para añadirla. Usted paga la tarifa de red de sus propias transacciones.',
  },
  'contracts-check': {
    asks: [
      '¿Cómo compruebo que un contrato es suyo?',
      'verificar el código del contrato',
      'comparar el código de una dirección',
      'es este el locker verdadero',
      'copia falsa de su contrato', 'un proyecto dice que usa su locker, cómo lo sé', 'huella de su código', 'autenticidad de un contrato',],
    says: 'Escriba la dirección en «Check them yourself» de la página de contratos. Nuestro servidor compara su código con todos nuestros contratos, nuestra colección y cada token del creador. Su navegador compara por sí mismo los contratos listados.',
  },
  'contracts-commands': {
    asks: [
      '¿Cómo verifica un desarrollador el bytecode?',
      'keccak256 del código',
      'cast code',
      'compilación reproducible de los contratos',
      'verificar sin fiarme de su web', 'verificar por línea de comandos con mi propio nodo', 'lugares del código que escribió el constructor', 'recompilar las fuentes y comparar',],
    says: 'Tome el código de cualquier nodo, ponga ceros donde escribió el constructor y calcule keccak256; contracts.json indica esos lugares. En una copia de nuestro repositorio, «contracts verify» los compara todos y «contracts verify-all» vuelve a compilar.',
  },
  'contracts-launched': {
    asks: [
      '¿Cómo verifico un contrato que desplegué aquí?',
      'qué variante es mi token',
      'verificar el contrato de mi colección nft',
      'comparar mi colección con su código', 'cuál de sus variantes lancé', 'lancé un token aquí, cómo demuestro que el código es suyo', 'inspector nft para la colección que desplegué',],
    says: 'El control de tokens compara el código de cualquier token con cada variante de nuestro creador y nombra la variante. El inspector de NFT lee cualquier colección. Ninguno pide monedero.',
  },
  'contracts-other-code': {
    asks: [
      '¿Qué significa «OTHER CODE» en la página de contratos?',
      'el hash no coincide',
      'el código de la cadena es distinto',
      'aviso de otro hash', 'alarma en la página de contratos', 'puedo usar un contrato marcado «OTHER CODE»', 'la comparación no funciona sin javascript',],
    says: '«OTHER CODE» significa que el código de la cadena tiene otro hash que el nuestro: no use ese contrato allí. La comparación se hace en su navegador y necesita un script.',
  },
  'contracts-abi': {
    asks: [
      '¿Dónde encuentro la ABI de sus contratos?',
      'descargar abi',
      'json estándar de sus contratos',
      'ERC-7730',
      'integrar su locker en mi app',
      'documentación de los contratos', 'sdk para sus contratos', 'qué funciones puede invocar mi programa', 'interfaz para ethers o viem',],
    says: 'En la página de contratos, cada uno tiene su ABI, su JSON estándar y su documento, y descriptores ERC-7730 si hay llamadas que firmar. Todas las direcciones y ABI se descargan allí en un JSON.',
  },
  'contracts-explorer': {
    asks: [
      '¿Se pueden verificar en Etherscan las fuentes de sus propios contratos?',
      'lockers verificados en etherscan',
      'sourcify para sus contratos',
      'fuente verificada de TokenLocker en un explorador', 'marca verde en Etherscan', 'Blockscout solo muestra el bytecode de su locker', 'entrada del compilador para verificar',],
    says: 'Los exploradores que verifican fuentes aceptan el JSON estándar de cada contrato, que se descarga en la página de contratos. Da exactamente el código de la cadena.',
  },
  'contracts-audited': {
    asks: [
      '¿Quién auditó sus propios contratos?',
      'auditoría externa de su locker',
      'revisión independiente de su código',
      'están auditados sus contratos',
      'revisión de sus contratos por terceros', 'informe de CertiK u OpenZeppelin sobre su código', 'venden auditorías, pero quién revisa a los revisores', 'certificado de un auditor externo para sus contratos',],
    says: 'Hasta ahora ninguna empresa externa ha auditado nuestros contratos. Publicamos nuestro propio informe, nuestras pruebas y sus cifras, y el código está abierto.',
  },
  'contracts-evidence': {
    asks: [
      '¿Cómo prueban sus propios contratos?',
      'página evidence',
      'métodos de prueba de sus contratos',
      'fuzzing e invariantes',
      'cómo de buenas son sus pruebas',
      'por qué fiarme de su código', 'control de calidad de su código', 'Foundry o Echidna para sus propios contratos', 'puedo repetir sus pruebas en mi máquina',],
    says: 'Probamos nuestros contratos con pruebas unitarias, de fuzzing y de invariantes, medimos la cobertura, rompemos el código a propósito y demostramos la aritmética. La página «Evidence» da cada cifra con su fecha y el comando que la repite.',
  },
  'contracts-coverage': {
    asks: [
      '¿Qué cobertura de pruebas tienen sus contratos?',
      'code coverage',
      'líneas y ramas probadas',
      'porcentaje de líneas probadas',
      'están probadas todas las ramas', 'qué parte del código ejecutan las pruebas', 'líneas sin probar en sus contratos', 'una cobertura total no demuestra nada',],
    says: 'Nuestras pruebas recorren {contractsLinesRun} de {contractsLines} líneas y {contractsBranchesRun} de {contractsBranches} ramas en {contractsFiles} archivos, medido el {contractsCoverageDay}. La cobertura muestra lo que ejecuta una prueba, no si pregunta lo correcto.',
  },
  'contracts-mutants': {
    asks: [
      '¿Qué son las pruebas de mutación y qué resultado tienen?',
      'mutantes',
      'puntuación de mutación',
      'roturas deliberadas del código',
      'notan sus pruebas los errores', 'sabotear el propio código', 'mutantes supervivientes', 'fallos sembrados que las pruebas deben ver',],
    says: 'Rompemos un lugar de un contrato cada vez, y una prueba tiene que fallar. Nuestras pruebas notaron {contractsNoticed} de {contractsMutants} roturas, medido el {contractsMutantDay}. Una rotura que no se nota no tiene efecto, o muestra que a una regla le falta una prueba.',
  },
  'contracts-solver': {
    asks: [
      '¿Usan verificación formal?',
      'SMTChecker',
      'demostración formal de los contratos',
      'aserciones demostradas por un solver',
      'prueba matemática del código', 'Z3 o Certora', 'está descartado un desbordamiento para cualquier entrada', 'demostrador de teoremas',],
    says: 'Un solver ha demostrado {contractsProven} de {contractsAssertions} aserciones sobre nuestra aritmética para todos los valores posibles, medido el {contractsSolverDay}. No dice nada del resto del código.',
  },
  'contracts-gas': {
    asks: [
      '¿Dónde está la tabla de gas de sus contratos?',
      'benchmark de gas',
      'gas de un bloqueo junto a otros productos',
      'medidas de gas con su fecha',
      'cómo se midió el gas', 'son más ahorradores que Sablier', 'eficiencia de sus contratos en cifras', 'TokenLocker junto a Sablier Lockup',],
    says: 'Un bloqueo con tramo inicial consume {contractsLockGas} en nuestro TokenLocker y {contractsOtherGas} en Sablier Lockup, medido el {contractsGasDay} con el mismo token en una cadena nuestra. La página «Evidence» tiene la tabla entera.',
  },
  'contracts-gone': {
    asks: [
      '¿Puedo usar sus contratos sin esta web?',
      'llamar a un contrato directamente',
      'web caída, puedo llamar aún a un contrato',
      'usar el contrato desde etherscan', 'su dominio desaparece, cómo llego a los contratos', 'interactuar con sus contratos desde otra interfaz', 'necesitan sus contratos el servidor de ustedes',],
    says: 'Nuestros contratos funcionan sin esta web y sin nosotros. Se llaman desde cualquier monedero o explorador de bloques con la ABI publicada.',
  },
}
