import type { facts as english } from '#content/answers/en/wallet.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'wallet-connect': {
    asks: [
      '¿Cómo conecto mi monedero?',
      'conectar wallet',
      'dónde está el botón de conectar',
      'vincular metamask con la web',
      'entrar con mi monedero',
      'pasos para conectar', 'emparejar mi wallet con su web', 'dónde hago clic para que vean mi dirección', 'enlazar mi cuenta con la página',],
    says: 'Pulse «Connect Wallet» en la barra, elija su monedero y confirme allí la conexión. Después firme un mensaje gratuito, que demuestra que la cuenta es suya.',
  },
  'wallet-list': {
    asks: [
      '¿Qué monederos admiten?',
      'wallets compatibles',
      'funciona con rabby o phantom',
      'puedo usar coinbase wallet',
      'es obligatorio metamask', 'uso una wallet exótica, la reconocerá', 'Trust, Rainbow o Brave Wallet en su web', 'opciones de monederos',],
    says: 'Nuestra lista conoce {walletNames}, y WalletConnect. También aparece toda extensión de monedero que se anuncia en su navegador. Ledger necesita WalletConnect, y Safe no conecta directamente.',
  },
  'wallet-none': {
    asks: [
      'No tengo monedero. ¿Cómo consigo uno?',
      'conseguir una wallet',
      'instalar metamask',
      'qué monedero para principiantes',
      'descargar una app de monedero', 'principiante total, qué instalo primero', 'cómo creo mi primera wallet', 'añadir una extensión de monedero a Chrome',],
    says: 'Pulse «Connect Wallet» y después «Get a Wallet»: la ventana ofrece monederos como app o extensión y explica cómo instalarlos. Para mirar primero, basta el monedero de demostración, que no se instala.',
  },
  'wallet-what': {
    asks: [
      '¿Qué es un monedero cripto?',
      'wallet explicada',
      'para qué sirve una wallet',
      'es el monedero una cuenta con ustedes',
      'por qué una web pide un monedero', 'es un monedero como una cuenta bancaria', 'dónde están de verdad mis criptos', 'qué sustituye a la contraseña en una web3',],
    says: 'Un monedero guarda la clave de su cuenta en una cadena; los tokens mismos quedan en la cadena. Los muestra, los envía y firma mensajes en lugar de una contraseña.',
  },
  'wallet-not-needed': {
    asks: [
      '¿Qué puedo hacer sin monedero?',
      'usar la web sin conectar',
      'hace falta wallet para enviar una solicitud',
      'es obligatorio un monedero',
      'herramientas sin monedero', 'solo estoy mirando, tengo que conectar', 'funciones para visitantes sin cripto', 'qué funciones están cerradas sin monedero',],
    says: 'Sin monedero puede leer todas las páginas, enviar formularios, comprobar tokens, buscar reclamaciones, y ver pruebas de bloqueos y cualquier cuenta. Lo necesita para lanzar, bloquear, reclamar o firmar.',
  },
  'wallet-try': {
    asks: [
      '¿Puedo probar las herramientas sin dinero real?',
      'prueba gratuita de las herramientas',
      'probar la web con dinero ficticio',
      'practicar antes de bloquear tokens reales',
      'hay una testnet para probar', 'temo equivocarme con mis ahorros, puedo ensayar antes', 'recorrido por las herramientas sin riesgo', 'entorno de prácticas',],
    says: 'Puede probar las herramientas con el monedero de demostración, que tiene ether de prueba y no se instala. Se ofrece donde esta web funciona en su propia cadena de prueba. Las redes reales no lo tienen.',
  },
  'wallet-demo': {
    asks: [
      '¿Qué es el monedero de demostración?',
      'demo wallet',
      'cómo uso el monedero demo',
      'el monedero recomendado arriba en la lista',
      'qué significa «Demo» junto a mi saldo', 'monedero integrado en la web', 'la wallet llamada Demo es de ustedes', 'qué tokens de ejemplo recibe el monedero demo',],
    says: 'El monedero de demostración está en su navegador, para la cadena de prueba de esta web. Elíjalo en «Recommended» de la lista. Recibe ether de prueba y tokens de ejemplo, y usted ve antes cada transacción.',
  },
  'wallet-demo-worth': {
    asks: [
      '¿Vale algo el ether de prueba?',
      'vender el ether de demostración',
      'retirar dinero del monedero demo',
      'enviar eth real al monedero demo',
      'conseguir más ether de prueba', 'cambiar el dinero ficticio por euros', 'faucet de la cadena de prueba', 'envié monedas reales a la dirección demo por error',],
    says: 'El ether de prueba no vale nada y existe solo en la cadena de prueba. Se repone cuando conecta el monedero de demostración con poco saldo. No le envíe nunca dinero real.',
  },
  'wallet-demo-key': {
    asks: [
      '¿Dónde está la clave del monedero de demostración?',
      'perdí el monedero demo',
      'monedero demo en otro dispositivo',
      'recuperar la cuenta demo',
      'borré el navegador y la cuenta demo no está', 'exportar la clave de la cuenta demo', 'copia de seguridad de la cuenta demo', 'la misma cuenta demo en Firefox y Chrome',],
    says: 'Su navegador crea la clave del monedero de demostración y la guarda en este dispositivo hasta que usted borre los datos de la web. Otro navegador recibe otra cuenta, y una cuenta borrada no se recupera.',
  },
  'wallet-test-chain': {
    asks: [
      '¿Qué es la cadena local?',
      'cadena de prueba de la web',
      'es mainnet o una prueba',
      'chain id de la cadena local',
      'son reales los bloqueos de aquí', 'blockchain de juguete o de verdad', 'devnet de la web', 'hay uniswap en la cadena de prueba',],
    says: 'La cadena local es una cadena de prueba que viene con esta web; su identificador es {walletLocalChain}. Tiene nuestros contratos, Uniswap V2 y V3 y tokens de ejemplo. Nada de lo que hay en ella tiene valor.',
  },
  'wallet-networks': {
    asks: [
      '¿En qué redes funcionan las herramientas?',
      'redes de las herramientas',
      'puedo conectar en polygon o base',
      'bloquear en arbitrum',
      'herramientas en solana',
      'redes de prueba como sepolia', 'redes de segunda capa para las herramientas', 'herramientas en Avalanche o Linea', 'bitcoin o tron',],
    says: 'Las herramientas funcionan en una red a la vez, que la barra nombra al conectar. Puede ser {walletNetworks}, una red de prueba o la cadena local. Las cadenas sin la máquina virtual de Ethereum, como Solana, no se admiten.',
  },
  'wallet-confirmations': {
    asks: [
      '¿Cuándo se considera confirmada una transacción?',
      'cuántas confirmaciones',
      'bloques hasta confirmar',
      'finalidad de mi transacción', 'riesgo de reorg', 'tras cuántos bloques es seguro', 'por qué polygon necesita más bloques que ethereum',],
    says: 'Llamamos confirmada a una transacción tras un número de bloques propio de cada cadena: {walletConfirmationsEthereum} en Ethereum, {walletConfirmationsPolygon} en Polygon. La lista de transacciones los cuenta.',
  },
  'wallet-wrong-network': {
    asks: [
      '¿Por qué pone «Wrong network»?',
      'red equivocada',
      'wrong network',
      'error de cadena no admitida',
      'estoy en la cadena equivocada', 'aviso rojo sobre la red en la barra', 'la web se queja de mi cadena', 'la web y mi monedero no están en la misma blockchain',],
    says: '«Wrong network» significa que su monedero está en otra red que esta web. Púlselo para cambiar, o desconecte. Nada se envía mientras la red no sea la correcta.',
  },
  'wallet-switch': {
    asks: [
      '¿Cómo cambio de red?',
      'cambiar de cadena en el monedero',
      'añadir la red a metamask',
      'mi monedero no conoce esta red',
      'el monedero no permite cambiar de red', 'pasar de Ethereum a Base', 'alternar entre redes', 'añadir una red RPC personalizada al monedero',],
    says: 'Pulse la red en la barra, elíjala en «Switch Networks» y confirme en el monedero. Si no conoce la red, «Add the network» la añade. Si no puede cambiar desde aquí, cámbiela en el propio monedero.',
  },
  'wallet-sign-in': {
    asks: [
      '¿Por qué tengo que firmar un mensaje?',
      'iniciar sesión con ethereum',
      'ventana de verificar su cuenta',
      'es peligrosa la firma',
      'cuesta gas firmar el inicio de sesión', 'puede robar algo la firma de inicio de sesión', 'SIWE', 'tengo que firmar aunque estoy conectado',],
    says: 'El mensaje demuestra que la cuenta es suya. Firmarlo no cuesta nada, no mueve nada y no permite nada más. Nuestro servidor escribe el texto y acepta exactamente ese texto, una vez.',
  },
  'wallet-session': {
    asks: [
      '¿Cuánto dura mi sesión?',
      'duración de la sesión',
      'sesión caducada',
      'por qué debo firmar otra vez',
      'seguir conectado', 'me expulsan después de unos días', 'cierre de sesión automático', 'sobrevive mi sesión al cerrar el navegador',],
    says: 'Una sesión dura {walletSignInDays} desde la firma, la use mucho o poco. Después firma un mensaje nuevo, gratuito. Desconectar la termina de inmediato.',
  },
  'wallet-sign-in-fails': {
    asks: [
      '¿Por qué falla el inicio de sesión?',
      'error verifying signature',
      'error al firmar el mensaje',
      'no puedo iniciar sesión',
      'firma no aceptada', 'firmé y sigo sin sesión', 'nonce ya utilizado', 'firmé demasiado tarde, mensaje caducado',],
    says: 'El inicio de sesión falla cuando el mensaje es demasiado viejo, ya se usó o lo firmó otra cuenta. Pulse de nuevo el botón y firme en pocos minutos. Si sigue fallando, recargue la página.',
  },
  'wallet-smart-account': {
    asks: [
      '¿Puede iniciar sesión un monedero de contrato?',
      'iniciar sesión con multisig',
      'compatibilidad con ERC-1271',
      'cuenta con passkey',
      'abstracción de cuentas', 'entrar con Argent u otra cuenta de contrato', 'ERC-4337', 'aceptan firmas de contratos',],
    says: 'Las cuentas que son contratos pueden iniciar sesión: nuestro servidor pregunta al contrato por ERC-1271, o por ERC-6492 antes de su despliegue. La cadena tiene que responder. Si no, inténtelo un poco más tarde.',
  },
  'wallet-disconnect': {
    asks: [
      '¿Cómo desconecto mi monedero?',
      'cerrar sesión',
      'quitar mi wallet de la web',
      'olvidar mi monedero en este dispositivo',
      'desvincular metamask', 'logout', 'cortar el vínculo entre mi wallet y su página', 'se quitan también mis permisos al desconectar',],
    says: 'Pulse su cuenta en la barra y después «Disconnect». Eso cierra la sesión, y la web olvida qué monedero conectó. Los permisos en la cadena siguen hasta que los revoque.',
  },
  'wallet-other-account': {
    asks: [
      '¿Qué pasa si cambio de cuenta en el monedero?',
      'usar otra cuenta',
      'usar una segunda dirección',
      'la web muestra mi dirección antigua', 'elegí otra dirección en MetaMask, y ahora', 'pasar de la cuenta de empresa a la privada', 'tengo que firmar de nuevo con mi segunda cuenta',],
    says: 'Si cambia de cuenta en el monedero, la web cierra la sesión de la antigua y ofrece iniciarla con la nueva. Lo que iba a firmar con la antigua no se envía.',
  },
  'wallet-safe-to-connect': {
    asks: [
      '¿Es seguro conectar mi monedero?',
      'pueden llevarse mis tokens si conecto',
      'ven mi clave privada',
      'miedo a los wallet drainers',
      'tienen acceso a mis fondos', 'podrían huir con mis monedas', 'se mueve dinero al pulsar conectar', 'hay peligro para mis ahorros al conectar',],
    says: 'Conectar nos muestra su dirección y no mueve nada: usted firma cada paso con su propio monedero. Nunca tenemos sus claves ni sus activos, y nunca pedimos una frase semilla ni una clave privada.',
  },
  'wallet-sheet': {
    asks: [
      '¿Qué veo antes de firmar?',
      'la ventana antes del monedero',
      'vista previa de una transacción',
      'entenderé lo que firmo',
      'simulación de la transacción', 'palabras claras en vez de código hexadecimal', 'qué sale y qué entra antes de mi firma', 'qué detalles comparar antes de confirmar',],
    says: 'Antes de abrirse su monedero, la página muestra la acción, el activo, el importe, la otra parte y lo que cambiaría según la cadena. Compárelo con el monedero y fíese más de su pantalla que de la nuestra.',
  },
  'wallet-approval': {
    asks: [
      '¿Piden permisos ilimitados?',
      'allowance ilimitada',
      'cuánto pueden tomar sus contratos',
      'importe de la aprobación',
      'riesgo de approvals infinitas', 'cheque en blanco sobre mis tokens', 'puede su contrato tomar después más de lo indicado', 'límite de gasto en el monedero',],
    says: 'Las aprobaciones en esta web son por el importe exacto. La página le avisa de cualquier permiso sin límite.',
  },
  'wallet-look-alike': {
    asks: [
      '¿Avisan de direcciones parecidas?',
      'address poisoning',
      'dos direcciones que empiezan y acaban igual',
      'envié a una dirección falsa de mi historial',
      'por qué comparar toda la dirección', 'destinatario falso con los mismos primeros caracteres', 'una gemela de mi dirección en el historial', 'solo difiere el centro de las dos direcciones',],
    says: 'La página avisa de una dirección que empieza y acaba como otra que usted ha usado, y entonces debe compararla entera. Cada dirección tiene un sello dibujado con todos sus dígitos, que ayuda a ver una diferencia.',
  },
  'wallet-fee-shown': {
    asks: [
      '¿Dónde veo la tarifa de red antes de enviar?',
      'estimación de la tarifa de gas',
      'de cuánto será la tarifa',
      'precio del gas antes de firmar', 'previsión de la tarifa de transacción', 'el monedero muestra otra tarifa que la página, cuál vale', 'sin sorpresas con el gas',],
    says: 'La página muestra más o menos la tarifa de red antes de abrir el monedero, y avisa si la cuenta no tiene bastante. El monedero muestra después la tarifa que cuenta.',
  },
  'wallet-gas': {
    asks: [
      '¿Qué es el gas y quién lo paga?',
      'tarifas de gas explicadas',
      'qué es la tarifa de red',
      'ganan ustedes con la tarifa de transacción',
      'por qué cuesta dinero una transacción', 'gas para principiantes', 'al bolsillo de quién va la tarifa de red', 'combustible de la blockchain',],
    says: 'El gas es el trabajo de una transacción, y la red lo cobra en la moneda de la cadena. Paga la cuenta que envía. No añadimos ninguna comisión, y una simple firma no cuesta nada.',
  },
  'wallet-no-ether': {
    asks: [
      '¿Qué hago si tengo poco ether para la tarifa?',
      'insufficient funds',
      'no tengo bastante eth para enviar',
      'saldo insuficiente para la transacción',
      'de dónde saco monedas para el gas', 'tengo tokens pero no eth', 'puedo comprarles ether para la tarifa', 'pagar el gas en USDC en lugar de ether',],
    says: 'Una cuenta necesita algo de la moneda de la cadena, como ether, para la tarifa de red. Si falta, la página dice cuánto. Envíe primero algo a la cuenta; no vendemos monedas.',
  },
  'wallet-pending': {
    asks: [
      'Mi transacción está pendiente. ¿Qué puedo hacer?',
      'transacción atascada',
      'pendiente desde hace horas',
      'cuánto tarda una transacción',
      'puedo cerrar la pestaña mientras tanto', 'no pasa nada después de confirmar', 'el reloj de arena gira desde esta mañana', 'red congestionada, mi envío no avanza',],
    says: 'Una transacción pendiente espera a que la red la ponga en un bloque; no se pierde nada. Puede cerrar la pestaña: la lista de su cuenta la sigue. Si tarda mucho, acelérela en el monedero.',
  },
  'wallet-speed-up': {
    asks: [
      '¿Cómo acelero o cancelo una transacción?',
      'cancelar una transacción pendiente',
      'reemplazar la transacción con más tarifa',
      'la transacción fue reemplazada',
      'parar una transacción enviada', 'subir la tarifa después de enviar', 'cambié de idea tras el envío', 'sobrescribir una transacción atascada con el mismo nonce',],
    says: 'Usted acelera o cancela una transacción pendiente en su monedero, con una tarifa más alta. Nuestra lista lo nota e indica «Sped up», «Cancelled by you» o «Replaced». Una transacción confirmada no se cancela.',
  },
  'wallet-failed': {
    asks: [
      '¿Por qué falló mi transacción?',
      'transacción reverted',
      'falló pero pagué gas',
      'la red descartó la transacción',
      'se pierden mis tokens si falla', 'cruz roja junto a mi transacción', 'me devuelven el gas después del fallo', 'motivo del revert',],
    says: 'Una transacción rechazada por el contrato no cambia nada, pero cuesta su tarifa de red; nuestra lista da la razón cuando se conoce. Una descartada la olvidó la red y no cuesta nada.',
  },
  'wallet-declined': {
    asks: [
      'Rechacé la solicitud en mi monedero. ¿Y ahora?',
      'user rejected the request',
      'pulsé cancelar sin querer',
      'rechacé la firma',
      'cerré la ventana del monedero', 'botón equivocado en la ventana del monedero', 'repetir después de decir no en MetaMask', 'se pierde mi formulario tras rechazar',],
    says: 'Una solicitud que usted rechaza en el monedero no cambia nada, y lo que escribió sigue en la página. Pulse otra vez el botón cuando quiera.',
  },
  'wallet-blocked': {
    asks: [
      '¿Por qué la página no envía mi transacción al monedero?',
      'fallaría',
      'continue in wallet está en gris',
      'simulación fallida',
      'la web bloquea mi transacción', 'por qué la página me detiene antes del monedero', 'enviarla igualmente', 'el botón sigue gris',],
    says: 'Una transacción que fallaría en el último bloque no llega a su monedero, para que no pierda la tarifa. La página dice la razón, y usted puede preguntar de nuevo.',
  },
  'wallet-silent': {
    asks: [
      'Mi monedero no se abre o no responde. ¿Qué hago?',
      'se queda conectando',
      'no aparece la ventana del monedero',
      'metamask no responde',
      'ya hay una solicitud abierta',
      'monedero bloqueado al conectar', 'al pulsar conectar no pasa nada', 'rueda girando sin fin al conectar', 'ventana antigua oculta detrás del navegador',],
    says: 'Abra su monedero: puede estar bloqueado, o su ventana puede estar detrás de esta. Responda o cierre allí una solicitud anterior y pulse «RETRY». Si sigue en silencio, recargue la página.',
  },
  'wallet-phone': {
    asks: [
      '¿Cómo conecto en el móvil?',
      'monedero móvil',
      'usar la web en iphone o android',
      'app de metamask en el móvil',
      'funciona en una tableta', 'Safari en iphone sin extensión, cómo vinculo', 'navegador integrado de Trust Wallet', 'hace falta un portátil',],
    says: 'En el móvil, pulse «Connect Wallet» y elija su monedero; se abre su app. MetaMask, Coinbase Wallet y Trust Wallet pueden abrir esta web en su propio navegador. Las demás necesitan WalletConnect.',
  },
  'wallet-walletconnect': {
    asks: [
      '¿Puedo usar WalletConnect?',
      'walletconnect',
      'escanear un código qr con mi monedero',
      'conectar el monedero del móvil con el ordenador',
      'qué ve el relé de walletconnect', 'puente entre el escritorio y la wallet móvil', 'puede el relé leer lo que firmo', 'walletconnect no está en la lista',],
    says: 'WalletConnect enlaza un monedero de otro dispositivo con un código QR o un enlace, si esta web lo tiene activado. Su relé ve su dirección de red y la hora, pero no puede leer los mensajes.',
  },
  'wallet-safe': {
    asks: [
      '¿Puedo conectar un multisig de Safe?',
      'gnosis safe',
      'safe no disponible',
      'usar el multisig de la empresa',
      'abrir la web en la app de safe', 'nuestra tesorería es un Safe con tres firmantes', 'su web como app personalizada de Safe', 'iframe en safe',],
    says: 'Safe conecta las webs dentro de un marco de su propia app, y nuestras páginas no admiten marcos. Use Safe por WalletConnect, si esta web lo tiene activado.',
  },
  'wallet-hardware': {
    asks: [
      '¿Puedo usar un monedero físico?',
      'ledger',
      'trezor',
      'cold wallet con sus herramientas',
      'firmar con mi ledger', 'monedero en llave usb', 'funciona mi Nano X', 'mis claves están en un aparato aparte',],
    says: 'Un monedero físico funciona a través de la extensión de monedero con la que está emparejado. La app de Ledger conecta por WalletConnect, si esta web lo tiene activado.',
  },
  'wallet-two-alike': {
    asks: [
      '¿Por qué hay dos monederos con el mismo nombre en la lista?',
      'metamask duplicado en la lista',
      'extensión de monedero falsa',
      'aparece un monedero que no conozco',
      'cuál de los dos monederos es el verdadero', 'clon de MetaMask en la lista', 'mismo logo dos veces', 'añadió un programa malicioso una segunda wallet a la lista',],
    says: 'Dos monederos con el mismo nombre o identidad indican que uno puede imitar al otro. Elija el que usted instaló y elimine toda extensión que no conozca.',
  },
  'wallet-explorer': {
    asks: [
      '¿Dónde consulto mi transacción?',
      'enlace al explorador de bloques',
      'etherscan de mi transacción',
      'prueba de que envié',
      'página del hash de la transacción', 'recibo de mi transferencia', 'mi transacción en Polygonscan', 'registro público de mi envío',],
    says: 'Cada entrada de sus transacciones lleva al explorador de bloques de su cadena. En la cadena local lleva a una página de esta web que muestra la transacción.',
  },
  'wallet-nodes': {
    asks: [
      '¿A qué nodos pregunta la web?',
      'proveedor rpc',
      've infura mi dirección ip',
      'y si se cae un nodo',
      'la cadena no responde', 'tienen nodo propio o alquilado', 'no se cargan los datos de la cadena', 'quién está entre mi navegador y la blockchain',],
    says: 'Las páginas preguntan a la cadena solo por nuestro servidor, así que un proveedor de nodos no ve su dirección de red. Si un nodo no responde, el servidor usa otro. Si no responde ninguno, inténtelo en un minuto.',
  },
}
