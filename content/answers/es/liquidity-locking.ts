import type { facts as english } from '#content/answers/en/liquidity-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'liquidity-what': {
    asks: [
      '¿Qué es el bloqueo de liquidez?',
      'liquidez bloqueada significado',
      'qué quiere decir LP lock',
      'cómo funciona un liquidity locker',
      'qué pasa con el pool si la LP está bloqueada',
    ],
    says: 'Bloquear liquidez guarda sus participaciones o su posición de Uniswap en un contrato hasta una fecha, o de forma permanente. Hasta entonces nadie puede sacar la liquidez, y las comisiones de intercambio siguen siendo suyas.',
  },
  'liquidity-why': {
    asks: [
      '¿Por qué deberíamos bloquear nuestra liquidez?',
      'motivos para bloquear la LP',
      'evitar un rug pull',
      'cómo demuestro que no sacaré la liquidez',
      'nuestra comunidad quiere la LP bloqueada',
    ],
    says: 'Los compradores preguntan primero si el equipo puede sacar la liquidez. Un bloqueo lo responde en la cadena: nadie puede retirarla antes de la fecha, y cualquiera puede comprobarlo.',
  },
  'liquidity-fee': {
    asks: [
      '¿Cuánto cuesta bloquear liquidez?',
      'comisión por bloquear LP',
      'precio de un liquidity locker',
      'se quedan con un porcentaje del pool',
      'es gratis bloquear LP de Uniswap',
    ],
    says: 'Bloquear liquidez no tiene comisión nuestra. No tomamos parte de la liquidez ni de las comisiones de intercambio: usted paga la tarifa de red. Planificar y ensayar con nosotros cuesta {liquidityLockingDayRate} al día.',
  },
  'liquidity-gas': {
    asks: [
      '¿Cuánto gas usa bloquear una posición?',
      'gas para bloquear LP',
      'gas de PositionLocker',
      'gas para cobrar comisiones de una posición bloqueada',
    ],
    says: 'Bloquear una posición de Uniswap V3 usa {liquidityLockingGas}, o {liquidityLockingGasFirst} si es la primera de su propietario, gestor y pool. Cobrar comisiones usa {liquidityLockingGasCollect}; retirar, {liquidityLockingGasWithdraw}.',
  },
  'liquidity-how': {
    asks: [
      '¿Cómo bloqueo mi LP de Uniswap?',
      'bloquear liquidez paso a paso',
      'bloquear participaciones del pool',
      'dónde bloqueo una posición de liquidez',
      'cuántas transacciones para bloquear LP',
    ],
    says: 'Para bloquear liquidez, abra la página Liquidity locking y conecte una cartera: muestra sus participaciones y posiciones. Elija fecha o permanente, propietario y receptor de comisiones. Después apruebe y bloquee, en una o dos transacciones.',
  },
  'liquidity-needs': {
    asks: [
      '¿Qué necesito antes de bloquear liquidez?',
      'requisitos del bloqueo de LP',
      'lista de comprobación antes de bloquear el pool',
      'qué preparar para un bloqueo de liquidez',
    ],
    says: 'Para bloquear liquidez necesita las participaciones o la posición en una cartera suya, una fecha que los compradores crean y una dirección que reciba las comisiones.',
  },
  'liquidity-date': {
    asks: [
      '¿Cuánto tiempo debo bloquear la liquidez?',
      'duración del bloqueo de LP',
      'basta un mes de liquidez bloqueada',
      'plazo recomendado para un pool nuevo',
    ],
    says: 'Elija una fecha que los compradores crean: un bloqueo de un mes les dice cuándo piensa salir. Un bloqueo de liquidez puede terminar hasta {liquidityLockingLongest} después, o ser permanente, y se puede prolongar.',
  },
  'liquidity-which': {
    asks: [
      '¿Qué tipos de liquidez puedo bloquear?',
      'bloqueo Uniswap V2 V3 V4',
      'admiten posiciones V4',
      'puedo bloquear una posición V3 en NFT',
    ],
    says: 'Puede bloquear participaciones de Uniswap V2 y posiciones de Uniswap V3 y V4. Una posición queda entera en PositionLocker; las participaciones se bloquean como tokens.',
  },
  'liquidity-vtwo': {
    asks: [
      '¿Cómo bloqueo tokens LP de Uniswap V2?',
      'bloquear LP V2',
      'mis tokens LP no aparecen en la lista',
      'pueden liberarse los tokens LP por pasos',
    ],
    says: 'Las participaciones de Uniswap V2 son tokens ERC-20, así que el locker de tokens las admite, con todos sus calendarios. Pulse «Lock these LP tokens» en la página de liquidez, o bloquéelas por su dirección.',
  },
  'liquidity-vfour-find': {
    asks: [
      '¿Por qué no aparece mi posición de Uniswap V4?',
      'falta mi posición V4',
      'encontrar una posición V4 por su número',
      'la página no ve mi posición',
    ],
    says: 'Uniswap V4 no lleva una lista por propietario, así que la página solo encuentra posiciones llegadas hace poco. Escriba el número de la posición, o busque más atrás.',
  },
  'liquidity-other-exchange': {
    asks: [
      '¿Puedo bloquear liquidez de otro exchange que no sea Uniswap?',
      'bloquear LP de PancakeSwap',
      'pool de SushiSwap bloqueo',
      'otros DEX compatibles',
    ],
    says: 'La página de liquidez es solo para Uniswap. Los tokens de pool ERC-20 de otro exchange se pueden bloquear como tokens, pero nuestra prueba no responde por su pool.',
  },
  'liquidity-early': {
    asks: [
      '¿Puede el equipo sacar la liquidez bloqueada antes de la fecha?',
      'rug con la LP bloqueada',
      'sacar la LP antes de tiempo',
      'quién puede reducir una posición bloqueada',
      'cancelar un bloqueo de liquidez',
    ],
    says: 'La liquidez bloqueada no puede retirarla ni reducirla nadie antes de la fecha: ni el propietario, ni el equipo ni nosotros tenemos una función para ello. Solo se pueden cobrar comisiones.',
  },
  'liquidity-partial': {
    asks: [
      '¿Puedo retirar una parte de la liquidez antes de la fecha?',
      'retiro parcial de LP',
      'sacar la mitad de mi posición bloqueada',
      'liberar solo algunas participaciones',
    ],
    says: 'Una posición bloqueada vuelve entera, después de la fecha: no puede retirar una parte antes. Las participaciones se pueden dividir, y cada parte conserva la fecha.',
  },
  'liquidity-withdraw': {
    asks: [
      '¿Cómo recupero mi liquidez cuando termina el bloqueo?',
      'retirar la LP después de la fecha',
      'bloqueo de posición vencido',
      'vuelve sola la liquidez',
    ],
    says: 'Después de la fecha, el propietario saca la posición entera, a cualquier dirección que la acepte. Ábrala en «Locked positions» en la página de liquidez.',
  },
  'liquidity-fees': {
    asks: [
      '¿Sigo ganando comisiones con la liquidez bloqueada?',
      'cobrar comisiones de LP bloqueada',
      'quién recibe las comisiones de swap del pool bloqueado',
      'pierdo ingresos por bloquear la posición',
    ],
    says: 'Las comisiones de intercambio siguen siendo suyas durante el bloqueo. Las de V3 y V4 se cobran en cualquier momento y van al receptor. Las de V2 crecen dentro de la participación.',
  },
  'liquidity-payee': {
    asks: [
      '¿Quién recibe las comisiones de una posición bloqueada?',
      'receptor de comisiones LP',
      'enviar las comisiones del pool a nuestra tesorería',
      'cambiar la cuenta que recibe las comisiones',
    ],
    says: 'Usted nombra la cuenta que recibe las comisiones de una posición bloqueada; si la deja vacía, van al propietario. Él puede cambiarla después, y un bloqueo traspasado paga a su nuevo dueño.',
  },
  'liquidity-uncollected': {
    asks: [
      '¿Qué pasa con las comisiones de LP que no cobro?',
      'comisiones sin cobrar',
      'caducan las comisiones de una posición bloqueada',
      'debo cobrar antes de que termine el bloqueo',
    ],
    says: 'Las comisiones que no cobra se quedan en la posición y vuelven con ella. Cobrarlas no tiene plazo.',
  },
  'liquidity-extend': {
    asks: [
      '¿Puedo prolongar un bloqueo de liquidez?',
      'extender el bloqueo de LP',
      'nuestro bloqueo del pool termina la próxima semana',
      'desbloquear la posición más tarde',
    ],
    says: 'El propietario puede prolongar un bloqueo de liquidez antes de que termine: la fecha se retrasa, nunca se adelanta.',
  },
  'liquidity-permanent': {
    asks: [
      '¿Puedo bloquear la liquidez de forma permanente?',
      'bloqueo de LP para siempre',
      'quemar LP o bloquearla para siempre',
      'bloquear el pool definitivamente y conservar comisiones',
    ],
    says: 'La liquidez se puede bloquear de forma permanente: nadie podrá sacarla jamás. Las comisiones de una posición V3 o V4 así bloqueada aún se cobran.',
  },
  'liquidity-hand-over': {
    asks: [
      '¿Puedo transferir un bloqueo de liquidez?',
      'transferir bloqueo de LP',
      'cambiar el dueño de una posición bloqueada',
      'vender el proyecto con su pool bloqueado',
    ],
    says: 'Un bloqueo de liquidez cambia de manos en dos pasos: el propietario lo ofrece y el receptor acepta. Desde entonces las comisiones van al nuevo propietario.',
  },
  'liquidity-split': {
    asks: [
      '¿Puedo dividir o fusionar liquidez bloqueada?',
      'dividir un bloqueo de LP',
      'repartir una posición bloqueada entre fundadores',
      'fusionar dos bloqueos de liquidez',
    ],
    says: 'Las participaciones V2 bloqueadas se pueden dividir o fusionar, y conservan su fecha. Las posiciones V3 y V4 no se pueden dividir ni fusionar.',
  },
  'liquidity-add': {
    asks: [
      '¿Puedo añadir liquidez a una posición bloqueada?',
      'aumentar una posición bloqueada',
      'añadir más al pool bloqueado',
      'ampliar liquidez V3 durante el bloqueo',
    ],
    says: 'El locker no tiene función para añadir liquidez ni concede permisos. El gestor V3 de Uniswap acepta añadidos a una posición de cualquiera; V4 no.',
  },
  'liquidity-rerange': {
    asks: [
      '¿Puedo mover una posición bloqueada a otro rango de precios?',
      'cambiar el rango de la liquidez bloqueada',
      'precio fuera de rango durante el bloqueo',
      'reequilibrar una posición V3 bloqueada',
    ],
    says: 'Una posición bloqueada no puede pasar a otro rango de precios. Si el precio sale del rango, tiene solo uno de los dos tokens y no gana comisiones. Elija el rango antes de bloquear.',
  },
  'liquidity-migrate': {
    asks: [
      '¿Se puede migrar la liquidez bloqueada a un Uniswap más nuevo?',
      'migrar un bloqueo de LP',
      'pasar un pool V2 bloqueado a V3',
      'tiene el locker una función de migración',
    ],
    says: 'La liquidez bloqueada no se puede migrar: el locker no tiene tal función. Nadie puede llevarla a otra versión o contrato antes de la fecha.',
  },
  'liquidity-powers': {
    asks: [
      '¿Qué puede hacer aún el dueño de la liquidez bloqueada?',
      'derechos sobre un bloqueo de LP',
      'gestionar mi posición bloqueada',
      'qué cambios permite el pool bloqueado',
    ],
    says: 'El propietario de liquidez bloqueada puede cobrar comisiones, prolongar, hacerla permanente, traspasarla en dos pasos y retirar después de la fecha. Las participaciones V2 también se dividen y fusionan. Reducir y migrar no es posible para nadie.',
  },
  'liquidity-get': {
    asks: [
      '¿Qué recibo cuando bloqueo liquidez?',
      'entregables del bloqueo de LP',
      'certificado de liquidez bloqueada',
      'qué puedo mostrar con la LP bloqueada',
    ],
    says: 'Un bloqueo de liquidez le da el bloqueo mismo, con su final, propietario y receptor de comisiones. Además recibe una página pública con una prueba del pool y otra del token.',
  },
  'liquidity-proof': {
    asks: [
      '¿Qué muestra la prueba de un pool bloqueado?',
      'prueba de liquidez bloqueada',
      'enlace que muestra que nuestro pool está bloqueado',
      'leer la prueba de un pool',
    ],
    says: 'La prueba de un pool dice en dinero qué reciben los vendedores si el precio cae a la mitad, y hasta cuándo. También muestra cuánto dura cada parte, la parte por valor, el suministro bloqueado y los poderes del dueño del token.',
  },
  'liquidity-halves': {
    asks: [
      '¿Por qué la prueba dice qué reciben los vendedores si el precio cae a la mitad?',
      'precio a la mitad significado',
      'por qué dinero y no un porcentaje de LP',
      'cómo se calcula la cantidad bloqueada de un pool',
    ],
    says: 'Nuestra prueba cuenta dinero, porque un rango estrecho puede mostrar casi toda la liquidez con poco dinero. Lo que se paga a los vendedores si el precio cae a la mitad no se puede inflar así.',
  },
  'liquidity-ladder': {
    asks: [
      '¿Qué es la escalera en la prueba de un pool?',
      'cuánto dura cada parte de la liquidez',
      'varios bloqueos de LP con fechas distintas',
      'cuándo se libera la mayor parte del pool',
    ],
    says: 'La escalera dice hasta cuándo queda el {liquidityLockingRungs} del dinero bloqueado, y qué queda para siempre. Un bloqueo pequeño que termina pronto no mueve esas fechas.',
  },
  'liquidity-share': {
    asks: [
      '¿Qué significa la parte por valor de un pool?',
      'parte bloqueada del pool',
      'qué porcentaje de la liquidez está bloqueado',
      'puede alguien diluir nuestra parte añadiendo LP',
    ],
    says: 'La parte por valor compara dinero: de todo lo que el pool entero paga hasta la mitad del precio, es la porción bloqueada. Otros pueden añadir al resto o retirarlo, así que la cantidad dice más.',
  },
  'liquidity-exit': {
    asks: [
      '¿Qué significa la línea Exit en la prueba de un pool?',
      'y si todos venden en el pool bloqueado',
      'peor caso para los vendedores',
      'hay dinero bloqueado suficiente para todos los poseedores',
    ],
    says: 'La línea «Exit» dice cuánto darían todos los tokens fuera de los bloqueos, vendidos solo en la liquidez bloqueada. La cantidad muestra el dinero que queda a los vendedores en el peor caso.',
  },
  'liquidity-enough': {
    asks: [
      '¿Basta con bloquear la mayor parte del pool?',
      'un distintivo dice LP bloqueada, es seguro',
      'qué porción de la liquidez debe bloquear un proyecto',
      'truco del rango estrecho',
      'puede un distintivo engañar a los compradores',
    ],
    says: 'Si basta bloquear la mayor parte del pool depende del rango: una parte grande de un rango estrecho puede ser poco dinero. Compruebe qué pagan los bloqueos si cae el precio, y hasta cuándo.',
  },
  'liquidity-range-tool': {
    asks: [
      '¿Dónde veo qué paga un rango bloqueado?',
      'simulador de rango',
      'probar varios rangos de precios',
      'rango completo o estrecho para un bloqueo',
    ],
    says: 'La herramienta de rango en la página de liquidez muestra qué paga un rango bloqueado. Mueva el precio más bajo, el actual y el más alto: el distintivo no cambia, el dinero para los vendedores sí.',
  },
  'liquidity-manager': {
    asks: [
      '¿Qué significa un gestor de posiciones desconocido?',
      'gestor desconocido en un bloqueo',
      'posición falsa de Uniswap en un bloqueo',
      'por qué un bloqueo sale sin verificar',
    ],
    says: 'Un gestor es el contrato que lleva una posición; uno desconocido no prueba nada sobre su pool. La herramienta señala un gestor que no conoce, y las pruebas de pool solo cuentan los conocidos.',
  },
  'liquidity-hook': {
    asks: [
      '¿Qué pasa con los hooks de un pool de Uniswap V4?',
      'hook V4 y liquidez bloqueada',
      'puede un hook impedir vender pese al bloqueo',
      'riesgo de hook en un pool bloqueado',
    ],
    says: 'Un pool de Uniswap V4 puede consultar un hook, un contrato que puede cambiar o rechazar operaciones. Nuestro bloqueo guarda la liquidez igualmente, y la página de prueba avisa si un hook puede frenar ventas.',
  },
  'liquidity-not-included': {
    asks: [
      '¿De qué no protege un bloqueo de liquidez?',
      'límites de un bloqueo de LP',
      'puede caer el precio con liquidez bloqueada',
      'bloquear el pool bloquea también nuestros tokens',
    ],
    says: 'Un bloqueo de liquidez no sostiene el precio, porque todos aún pueden vender. El suministro del token necesita su propio bloqueo, y una posición bloqueada no puede pasar a otro rango de precios.',
  },
  'liquidity-check': {
    asks: [
      '¿Cómo compruebo si la liquidez de un proyecto está bloqueada?',
      'saber si la LP de un proyecto está bloqueada',
      'está este pool realmente bloqueado',
      'comprobar un bloqueo de LP por la dirección del pool',
    ],
    says: 'Para comprobar la liquidez bloqueada de un pool, abra «Find a lock» en la página de liquidez y pegue el pool. La página dice qué pagan sus bloqueos y hasta cuándo, y lista cada uno con su prueba.',
  },
  'liquidity-find': {
    asks: [
      '¿Dónde encuentro mi bloqueo de liquidez?',
      'ver la lista de mis posiciones bloqueadas',
      'buscar un bloqueo de LP por número',
      'bloqueos del pool que hay en mi cartera',
    ],
    says: 'Encuentre un bloqueo de liquidez por su número o su pool, sin cartera. Conecte una cartera para ver sus posiciones bloqueadas, las que le ofrecen y las que le pagan comisiones.',
  },
  'liquidity-badge': {
    asks: [
      '¿Hay un distintivo para la liquidez bloqueada?',
      'badge de LP bloqueada',
      'mostrar el bloqueo del pool en nuestra web',
      'imagen de liquidez bloqueada para insertar',
    ],
    says: 'Cada posición bloqueada tiene un distintivo, una imagen que otros sitios pueden mostrar. Dice hasta cuándo está bloqueada y qué paga si el precio cae a la mitad, según la cadena.',
  },
  'liquidity-safe': {
    asks: [
      '¿Es seguro su locker de liquidez?',
      'hackeos de liquidity lockers',
      'puede otro usuario reducir mi posición bloqueada',
      'puede un admin quedarse mi pool bloqueado',
    ],
    says: 'Nuestro bloqueo de posiciones pide un solo número, el del bloqueo, y no tiene migración ni función que reduzca la liquidez. Otros lockers perdieron fondos justo por eso: un segundo número y una función llamada migrate.',
  },
  'liquidity-sent-directly': {
    asks: [
      'Envié mi posición directamente al locker. ¿Se ha perdido?',
      'transferir un NFT de Uniswap a PositionLocker',
      'posición enviada por error al contrato',
      'safeTransferFrom al locker falla',
    ],
    says: 'Una posición enviada al locker con un simple transferFrom no pertenece a ningún bloqueo y se queda allí para siempre. Una transferencia segura se rechaza. Bloquee siempre con la página o con lock.',
  },
  'liquidity-without-site': {
    asks: [
      '¿Funciona un bloqueo de liquidez sin su sitio web?',
      'bloqueo del pool con el sitio caído',
      'cobrar comisiones LP desde un explorador',
      'y si cierran mientras nuestra liquidez está bloqueada',
    ],
    says: 'Un bloqueo de liquidez funciona sin nuestra página. Si el sitio desaparece, el propietario llama a collect y withdraw en el contrato desde cualquier cartera o explorador de bloques.',
  },
  'liquidity-networks': {
    asks: [
      '¿En qué redes puedo bloquear liquidez de Uniswap?',
      'redes del bloqueo de LP',
      'bloquear liquidez en Base o BNB Chain',
      'redes del liquidity locker',
    ],
    says: 'La herramienta de liquidez conoce Uniswap en {liquidityLockingNetworks}. La página usa una red a la vez. Donde no conoce Uniswap, no puede responder por un pool.',
  },
  'liquidity-address': {
    asks: [
      '¿Cuál es la dirección del contrato de liquidez bloqueada?',
      'dirección de PositionLocker',
      'dirección de LiquidityLens',
      'dirección del contrato del LP locker',
    ],
    says: 'PositionLocker, el contrato de posiciones V3 y V4, tiene la dirección {liquidityLockingAddress} en cada red. LiquidityLens, que calcula qué pagan los bloqueos, tiene {liquidityLockingLensAddress}.',
  },
}
