import type { facts as english } from '#content/answers/en/token-locking.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'lock-what': {
    asks: [
      '¿Qué es un bloqueo de tokens?',
      'bloqueo de tokens significado',
      'qué quiere decir que los tokens están bloqueados',
      'cómo funciona un locker',
      'para qué es un contrato de bloqueo',
    ],
    says: 'Un bloqueo de tokens es un contrato que guarda sus tokens hasta las fechas que usted elige. Solo su calendario los libera, y cualquiera puede verificarlo en la cadena.',
  },
  'lock-why': {
    asks: [
      '¿Por qué debería un equipo bloquear sus tokens?',
      'motivos para bloquear tokens',
      'qué ganan los compradores si bloqueamos nuestra parte',
      'mis inversores piden un bloqueo, para qué sirve',
      'ventajas de bloquear el suministro',
    ],
    says: 'Un bloqueo demuestra a los compradores que el equipo no puede vender su parte antes de una fecha. Un desconocido puede comprobar esa promesa en la cadena sin confiar en el equipo.',
  },
  'lock-fee': {
    asks: [
      '¿Hay alguna comisión por bloquear tokens?',
      'precio de bloquear tokens',
      'cuánto cuesta un bloqueo de tokens',
      'cobran un porcentaje de los tokens bloqueados',
      'es gratis bloquear mis monedas',
      'comisiones ocultas del locker',
    ],
    says: 'Bloquear tokens aquí no tiene comisión nuestra: usted paga solo la tarifa de red de cada transacción. El contrato no tiene ningún lugar donde fijar una comisión.',
  },
  'lock-help': {
    asks: [
      '¿Pueden planificar y ensayar un bloqueo con nosotros?',
      'ayuda para preparar nuestro bloqueo',
      'acompañamiento para bloquear nuestros tokens',
      'asesoría de bloqueo tarifa diaria',
      'no queremos hacer el bloqueo solos',
    ],
    says: 'Podemos planificar y ensayar con usted un bloqueo de tokens. Una persona cuesta {tokenLockingDayRate} al día; el bloqueo en sí no tiene comisión nuestra.',
  },
  'lock-gas': {
    asks: [
      '¿Cuánto gas usa un bloqueo de tokens?',
      'gas para bloquear tokens',
      'tarifa de red de un bloqueo y de un retiro',
      'gas de lockMany',
      'gasta mucho gas bloquear',
    ],
    says: 'Un bloqueo de tokens usa {tokenLockingGas}, y cada uno de diez bloqueos en una transacción {tokenLockingGasEach}. Retirar todo usa {tokenLockingGasAll}; una parte, {tokenLockingGasPart}. Son transacciones enteras con un ERC-20 sencillo.',
  },
  'lock-gas-saved': {
    asks: [
      '¿Por qué su bloqueo de tokens usa tan poco gas?',
      'comparación de gas con Sablier',
      'su locker es más barato que Sablier',
      'almacenamiento de un bloqueo en dos palabras',
      'cómo optimizaron el gas de los bloqueos',
    ],
    says: 'Nuestro bloqueo ocupa dos palabras de almacenamiento en lugar de tres, lo que ahorra cerca de un quinto del gas. En la misma cadena, Sablier Lockup usa más del doble para un bloqueo con cliff.',
  },
  'lock-how': {
    asks: [
      '¿Cómo bloqueo tokens?',
      'bloquear mis tokens pasos',
      'dónde puedo bloquear mis monedas',
      'crear un bloqueo para el equipo',
      'quiero congelar parte del suministro, qué hago',
    ],
    says: 'Para bloquear tokens, abra la página Token locking y conecte una cartera. Elija el token, el propietario, la cantidad y el calendario; luego firme o apruebe y bloquee. Desde el primer desbloqueo, el propietario retira.',
  },
  'lock-needs': {
    asks: [
      '¿Qué necesito antes de bloquear tokens?',
      'requisitos de un bloqueo',
      'qué debo tener listo para bloquear',
      'lista de comprobación antes de congelar tokens',
      'qué datos pide el bloqueo',
    ],
    says: 'Antes de bloquear tokens, tenga listas tres cosas: los tokens en una cartera suya, la dirección del propietario del bloqueo y las fechas que prometió a los poseedores.',
  },
  'lock-get': {
    asks: [
      '¿Qué recibo cuando bloqueo tokens?',
      'entregables de un bloqueo',
      'qué obtenemos después de bloquear',
      'me dan un certificado de mis monedas bloqueadas',
      'resultado de un bloqueo de tokens',
    ],
    says: 'Un bloqueo le da un número con propietario, calendario y la cantidad que llegó. También recibe una página pública de prueba, con la lista de poderes del token.',
  },
  'lock-schedules': {
    asks: [
      '¿Qué calendarios de desbloqueo puedo elegir?',
      'calendario de vesting',
      'vesting lineal o con cliff',
      'se pueden liberar tokens cada trimestre',
      'tipos de bloqueo',
      'desbloqueo mensual',
    ],
    says: 'Un bloqueo puede seguir seis calendarios: una fecha, lineal, lineal tras un cliff, pasos iguales, días y partes propios, o permanente. Mueva las fechas del calendario para ver qué se desbloquea cada mes.',
  },
  'lock-cliff': {
    asks: [
      '¿Qué es un cliff en un vesting?',
      'cliff significado',
      'cuánto se libera en el cliff',
      'vesting de cuatro años con cliff de un año',
      'qué significan inicio, cliff, fin y pasos',
    ],
    says: 'Un cliff es la fecha antes de la cual nada se desbloquea. En el cliff se desbloquea de una vez la parte del tiempo transcurrido desde el inicio. El resto sigue de forma lineal hasta el final.',
  },
  'lock-parts': {
    asks: [
      '¿Puedo liberar partes desiguales en los días que elija?',
      'fechas de desbloqueo personalizadas',
      'tramos de distinto tamaño',
      'cuántos tramos admite un calendario',
      'porcentajes y fechas propios por tramo',
    ],
    says: 'Las partes de tamaños o días distintos son varios bloqueos, uno por parte, en una sola operación. El formulario admite hasta {tokenLockingMostParts} partes, cada una con su día y su porcentaje.',
  },
  'lock-longest': {
    asks: [
      '¿Cuánto tiempo puedo bloquear tokens?',
      'duración máxima del bloqueo',
      'plazo mínimo de bloqueo',
      'vesting más largo posible',
      'puedo bloquear solo una semana',
    ],
    says: 'Un bloqueo puede terminar en cualquier momento futuro, hasta {tokenLockingLongest} después, o nunca. No hay un plazo mínimo: vale cualquier final en el futuro.',
  },
  'lock-early': {
    asks: [
      '¿Se pueden liberar tokens bloqueados antes de la fecha?',
      'desbloqueo anticipado',
      'puede el equipo romper el bloqueo',
      'necesito mis monedas bloqueadas con urgencia',
      'quién puede abrir el bloqueo antes de tiempo',
      'cancelar un bloqueo de tokens',
    ],
    says: 'Los tokens bloqueados no pueden liberarse antes de tiempo: el contrato no tiene tal función. El propietario retira solo lo que el calendario ha desbloqueado.',
  },
  'lock-wrong-date': {
    asks: [
      'Bloqueé hasta la fecha equivocada. ¿Pueden ayudarme?',
      'fecha de bloqueo equivocada',
      'acortar un bloqueo',
      'me equivoqué de año al bloquear',
      'alguien ofrece abrir mi bloqueo por dinero',
    ],
    says: 'Un bloqueo con la fecha equivocada se puede prolongar, pero nadie puede acortarlo, tampoco nosotros. Quien ofrezca acortarlo por dinero quiere engañarle.',
  },
  'lock-admin': {
    asks: [
      '¿Tiene su locker un administrador?',
      'clave de administrador del locker',
      'pueden ustedes mover mis tokens bloqueados',
      'el contrato del locker es actualizable o un proxy',
      'y si les roban las claves',
      'pueden pausar los retiros del locker',
    ],
    says: 'Nuestro locker no tiene propietario, administrador, pausa, proxy ni migración, y no concede permisos. Ni nosotros ni un ladrón de nuestras claves podemos mover sus tokens.',
  },
  'lock-admin-check': {
    asks: [
      '¿Cómo comprueban que no hay administrador?',
      'prueba de que no hay admin en el bytecode',
      'cómo sé que el locker no tiene un dueño oculto',
      'test de delegatecall y selfdestruct',
      'demostrar que el locker no se puede cambiar',
    ],
    says: 'Una prueba lee el bytecode del locker. Falla si el contrato puede ejecutar código ajeno como propio o destruirse. Otra prueba enumera cada función de la interfaz.',
  },
  'lock-powers': {
    asks: [
      '¿Qué derechos hay sobre un bloqueo de tokens?',
      'derechos del propietario de un bloqueo',
      'qué puedo hacer después con mi bloqueo',
      'funciones del locker',
      'gestionar un bloqueo existente',
    ],
    says: 'El propietario de un bloqueo puede retirar lo desbloqueado, prolongar, hacerlo permanente, dividir, fusionar y traspasarlo. Cualquiera puede añadir tokens. Liberar antes de tiempo no es posible para nadie.',
  },
  'lock-extend': {
    asks: [
      '¿Puedo prolongar un bloqueo de tokens?',
      'extender un bloqueo',
      'retrasar la fecha de desbloqueo',
      'qué pasa con lo ya desbloqueado si prolongo',
      'alargar el vesting del equipo',
    ],
    says: 'El propietario puede retrasar el final de un bloqueo, nunca adelantarlo, mientras no haya terminado. Lo desbloqueado sigue desbloqueado, y el resto se desbloquea linealmente hasta el nuevo final.',
  },
  'lock-permanent': {
    asks: [
      '¿Puedo bloquear tokens de forma permanente?',
      'bloqueo permanente',
      'bloquear para siempre',
      'un bloqueo permanente es como quemar tokens',
      'hacer permanente un bloqueo existente',
    ],
    says: 'Los tokens se pueden bloquear de forma permanente, desde el inicio o más tarde por el propietario. No se puede deshacer; lo que ya estaba desbloqueado aún puede retirarse.',
  },
  'lock-split': {
    asks: [
      '¿Puedo dividir o fusionar bloqueos?',
      'dividir un bloqueo',
      'fusionar dos bloqueos',
      'repartir mi bloqueo entre dos socios',
      'juntar varios bloqueos pequeños en uno',
    ],
    says: 'El propietario puede dividir un bloqueo en dos, o fusionar bloqueos del mismo token y calendario. El calendario y el total no cambian.',
  },
  'lock-add': {
    asks: [
      '¿Puedo añadir tokens a un bloqueo existente?',
      'ampliar un bloqueo',
      'aumentar la cantidad bloqueada',
      'meter más monedas en mi bloqueo',
      'puede otra persona añadir a mi bloqueo',
    ],
    says: 'Cualquiera puede añadir tokens a un bloqueo hasta su final, y a uno permanente en cualquier momento. Siguen su calendario y pertenecen a su propietario.',
  },
  'lock-hand-over': {
    asks: [
      '¿Puedo transferir un bloqueo a otra cuenta?',
      'transferir un bloqueo',
      'cambiar el propietario de un bloqueo',
      'pasar mi bloqueo a una cartera nueva',
      'y si escribo mal la dirección',
    ],
    says: 'Un bloqueo cambia de manos en dos pasos: el propietario lo ofrece y el receptor acepta. Una dirección mal escrita no recibe nada, y cualquier cambio del propietario retira la oferta.',
  },
  'lock-nft': {
    asks: [
      '¿Puedo tener un bloqueo como NFT?',
      'bloqueo como NFT',
      'qué es LockDeeds',
      'convertir mi bloqueo en NFT',
      'aparece el bloqueo en mi cartera',
    ],
    says: 'Un bloqueo puede ser un NFT: quien lo tiene es dueño del bloqueo, y las carteras lo muestran. Elija un NFT libre o uno que el receptor deba aceptar. Un bloqueo simple puede serlo más tarde.',
  },
  'lock-sell': {
    asks: [
      '¿Puedo vender mi bloqueo de tokens?',
      'vender tokens bloqueados',
      'comerciar un bloqueo en un mercado',
      'riesgos de comprar un NFT de bloqueo',
      'puede el vendedor vaciar el bloqueo antes',
    ],
    says: 'Un bloqueo en forma de NFT se vende como cualquier NFT; el comprador es entonces dueño del bloqueo. El vendedor puede retirar antes lo desbloqueado. Un NFT por oferta y aceptación lo impide.',
  },
  'lock-nft-gas': {
    asks: [
      '¿Cuánto gas usa un bloqueo como NFT?',
      'gas de LockDeeds',
      'gasta más gas un bloqueo NFT que uno simple',
      'comparar gas entre bloqueo simple y NFT',
    ],
    says: 'Bloquear tokens como NFT usa {tokenLockingGasNft}, y el tipo de dos pasos {tokenLockingGasNftOffer}. Un bloqueo simple usa {tokenLockingGas}.',
  },
  'lock-votes': {
    asks: [
      '¿Conservan sus votos los tokens bloqueados?',
      'votar con tokens bloqueados',
      'poder de voto durante el bloqueo',
      'puedo delegar los votos de mi bloqueo',
      'qué es VotingLocker',
    ],
    says: 'Un bloqueo simple no tiene votos. Los tokens con votos pueden usar un bloqueo cuyos votos siguen contando, para un delegado que el propietario elige y puede cambiar. El delegado solo puede votar.',
  },
  'lock-votes-gas': {
    asks: [
      '¿Cuánto gas usa un bloqueo con votos?',
      'gas de VotingLocker',
      'por qué el primer bloqueo con votos gasta más gas',
      'tarifa de red de un bloqueo con delegado',
    ],
    says: 'Un bloqueo con votos usa {tokenLockingGasVotes}, y el primero para un delegado {tokenLockingGasVotesFirst}. El primero crea un contrato que guarda los tokens bloqueados para ese delegado.',
  },
  'lock-permit': {
    asks: [
      '¿Puedo firmar un permit en lugar de aprobar al bloquear?',
      'permit para bloquear',
      'una o dos transacciones para un bloqueo',
      'por qué la cartera pide una firma antes del bloqueo',
      'ERC-2612 locker',
    ],
    says: 'Muchos tokens aceptan una firma en lugar de una aprobación: usted firma sin tarifa de red y bloquea en una transacción. Los demás piden dos transacciones, aprobación y bloqueo.',
  },
  'lock-allowance': {
    asks: [
      '¿Cuánto puede tomar el locker de mi cartera?',
      'aprobación ilimitada del locker',
      'es seguro aprobar el contrato de bloqueo',
      'queda algún permiso después de bloquear',
    ],
    says: 'Usted permite al locker exactamente la cantidad que bloquea, no más. El contrato nunca aprueba a otra cuenta.',
  },
  'lock-list': {
    asks: [
      '¿Puedo bloquear tokens para muchas cuentas a la vez?',
      'CSV de bloqueos',
      'bloqueo masivo para inversores',
      'cuántos bloqueos caben en una transacción',
      'subir una lista de beneficiarios',
    ],
    says: 'Puede crear bloqueos para una lista de cuentas: pegue líneas de dirección y cantidad, o cargue un archivo CSV. Una lista tiene hasta {tokenLockingMostLines} líneas, y una transacción hasta {tokenLockingAtOnce} bloqueos.',
  },
  'lock-for-others': {
    asks: [
      '¿Puedo bloquear tokens para otra persona?',
      'bloqueo para otra dirección',
      'multisig como dueña del bloqueo',
      'funciona una cartera inteligente con el locker',
      'bloquear monedas a nombre de mi socio',
    ],
    says: 'Puede bloquear tokens para usted, para otra cuenta o para una lista. El propietario puede ser una cartera inteligente o una multisig. Solo el propietario puede retirar.',
  },
  'lock-withdraw': {
    asks: [
      '¿Cómo retiro los tokens desbloqueados?',
      'retirar de mi bloqueo',
      'mi bloqueo terminó, cómo saco los tokens',
      'puedo retirar solo una parte',
      'llegan los tokens automáticamente al terminar',
    ],
    says: 'Desde el primer desbloqueo, el propietario retira lo desbloqueado, todo o en parte, a cualquier dirección. Abra sus bloqueos en la página Token locking, o la página del bloqueo, y elija retirar.',
  },
  'lock-revoke': {
    asks: [
      '¿Puedo revocar un bloqueo cuando un empleado se va?',
      'quitar a un empleado los tokens bloqueados',
      'recuperar tokens bloqueados de un antiguo miembro',
      'bloqueo o asignación para empleados',
    ],
    says: 'Un bloqueo no se puede revocar, tampoco cuando alguien deja el equipo. Para personal que puede irse, use asignaciones (grants): la empresa puede detenerlas si sus condiciones lo dicen.',
  },
  'lock-proof': {
    asks: [
      '¿Qué muestra la página de prueba de un bloqueo?',
      'página que demuestra el bloqueo',
      'página pública de mi bloqueo',
      'enlace para mostrar a los inversores',
      'cómo demuestro que nuestras monedas están bloqueadas',
    ],
    says: 'Cada bloqueo tiene una página pública de prueba. La página muestra el calendario, lo que sigue bloqueado, el propietario, todos los bloqueos del token y lo que el dueño del token aún puede hacer.',
  },
  'lock-badge': {
    asks: [
      '¿Hay un distintivo para mi bloqueo de tokens?',
      'badge del bloqueo',
      'insertar la prueba en nuestra web',
      'código HTML para mostrar el bloqueo',
      'se actualiza solo el distintivo',
    ],
    says: 'Cada bloqueo tiene un distintivo para su propio sitio. El distintivo es una imagen que dice lo que la cadena dice ahora, y la página de prueba da la línea HTML para copiar.',
  },
  'lock-check': {
    asks: [
      '¿Cómo compruebo un bloqueo que me muestra un proyecto?',
      'saber si un bloqueo de tokens es auténtico',
      'están realmente bloqueados estos tokens',
      'reconocer un bloqueo falso',
      'qué mirar en un vesting antes de comprar',
    ],
    says: 'Para comprobar un bloqueo que le muestran, busque el contrato y el token por sus direcciones completas. Luego mire la suma de los bloqueos, el final de cada uno y los poderes del token.',
  },
  'lock-find': {
    asks: [
      '¿Cómo encuentro un bloqueo de tokens?',
      'buscar bloqueos de un token',
      'ver todos los bloqueos de una dirección',
      'lista de próximos desbloqueos',
      'perdí el número de mi bloqueo',
    ],
    says: 'Encuentre cualquier bloqueo en la página Token locking, en «Find a lock»: por el token, el propietario o el número, sin cartera. La página «Made here» lista los próximos desbloqueos.',
  },
  'lock-reminder': {
    asks: [
      '¿Puedo recibir un aviso antes del desbloqueo?',
      'recordatorio de desbloqueo',
      'archivo de calendario con las fechas de desbloqueo',
      'correo antes de que termine el bloqueo',
    ],
    says: 'Puede guardar los desbloqueos como archivo de calendario en la página de prueba. En la página de la cuenta puede pedir un correo el día antes de cada fecha.',
  },
  'lock-without-site': {
    asks: [
      '¿Cómo leo un bloqueo sin su sitio web?',
      'LockLens',
      'consultar un bloqueo directamente en la cadena',
      'tengo que creer a su página sobre el bloqueo',
      'API de bloqueos',
    ],
    says: 'Todo lo que nuestra página dice de un bloqueo puede preguntarlo cualquiera a la cadena. El contrato LockLens responde qué está bloqueado, qué parte es y hasta cuándo. Cada página de prueba muestra la llamada.',
  },
  'lock-site-gone': {
    asks: [
      '¿Qué pasa con mi bloqueo si su sitio desaparece?',
      'sitio caído, puedo retirar',
      'y si su empresa quiebra',
      'depende el bloqueo de su servidor',
    ],
    says: 'Un bloqueo no depende de nuestro sitio. Si el sitio desaparece, el propietario llama a withdraw desde cualquier cartera o explorador de bloques.',
  },
  'lock-without-wallet': {
    asks: [
      '¿Necesito una cartera o una cuenta para bloquear tokens?',
      'bloquear sin registro',
      'llamar al locker desde un script',
      'tengo que registrarme antes de bloquear',
    ],
    says: 'Bloquear en nuestra página necesita una cartera y un navegador con JavaScript, pero ninguna cuenta con nosotros. Sin la página, llame a lock en nuestro contrato con cualquier herramienta.',
  },
  'lock-try': {
    asks: [
      '¿Puedo probar un bloqueo sin dinero real?',
      'ensayo del locker',
      'demo de un bloqueo',
      'practicar con tokens de muestra',
    ],
    says: 'Puede probar un bloqueo con la cartera de demostración. Tiene ether de prueba y no se instala, así que nada de valor corre riesgo.',
  },
  'lock-networks': {
    asks: [
      '¿En qué redes puedo bloquear tokens?',
      'cadenas compatibles con el bloqueo',
      'bloquear en Base o BSC',
      'funciona el bloqueo en Solana',
      'red equivocada al bloquear',
    ],
    says: 'Nuestros bloqueos funcionan en redes EVM con las instrucciones de Cancun, como {tokenLockingNetworks}. La página usa una red y pide a su cartera que cambie a ella. La página Contracts compara allí el código.',
  },
  'lock-address': {
    asks: [
      '¿Cuál es la dirección de su contrato de bloqueo?',
      'dirección de TokenLocker',
      'dirección del contrato VotingLocker',
      'tiene el locker la misma dirección en cada red',
    ],
    says: 'TokenLocker tiene la dirección {tokenLockingAddress} y VotingLocker {tokenLockingVotingAddress}, la misma en cada red. Compare la dirección entera, no solo sus extremos.',
  },
  'lock-which-tokens': {
    asks: [
      '¿Qué tipos de tokens admite el locker?',
      'lista de tokens compatibles con el locker',
      'bloquear un token creado en otro sitio',
      'puedo bloquear un NFT que no sea una posición',
      'cualquier ERC-20 se acepta',
    ],
    says: 'Puede bloquear cualquier token ERC-20, incluidas las participaciones de Uniswap V2. Las posiciones de Uniswap V3 y V4 se bloquean en la página Liquidity locking. Otros NFT no se pueden bloquear.',
  },
  'lock-fee-tokens': {
    asks: [
      '¿Puedo bloquear tokens con comisión por transferencia?',
      'token con impuesto en el locker',
      'fee on transfer bloqueo',
      'se bloquea menos de lo que envío',
    ],
    says: 'Todos los tokens con comisión por transferencia se pueden bloquear. El locker mide su saldo antes y después, y acredita lo que llegó. La página muestra esa cantidad antes de que acepte.',
  },
  'lock-rebase': {
    asks: [
      '¿Puedo bloquear tokens cuyos saldos cambian por sí solos?',
      'bloqueo de token rebase',
      'quién recibe el aumento durante el bloqueo',
      'debo envolver antes un token elástico',
    ],
    says: 'Envuelva (wrap) un token cuyos saldos cambian por sí solos antes de bloquearlo. El locker no acredita el aumento a ningún bloqueo, y nunca paga un bloqueo con otro.',
  },
  'lock-shrinking': {
    asks: [
      '¿Qué pasa si un token quita saldo al locker?',
      'withdrawShare',
      'el locker tiene menos de lo que debe',
      'rebase negativo durante el bloqueo',
    ],
    says: 'Si un token quita saldo al locker, withdraw se niega para cada bloqueo de ese token. Quien necesite su parte usa withdrawShare: paga a todos lo mismo, y se renuncia al resto.',
  },
  'lock-sent-directly': {
    asks: [
      'Envié tokens directamente al contrato. ¿Se han perdido?',
      'transferencia simple al locker',
      'bloquear enviando a la dirección del contrato',
      'enviado por error a TokenLocker',
    ],
    says: 'Los tokens que envía al locker con una simple transferencia, sin bloqueo, se quedan allí para siempre. Bloquee siempre con la página o llame a lock en el contrato.',
  },
  'lock-lost-key': {
    asks: [
      '¿Y si pierdo la cartera dueña del bloqueo?',
      'clave perdida con tokens bloqueados',
      'pueden restaurar mi bloqueo',
      'puse un propietario equivocado',
    ],
    says: 'Si el propietario de un bloqueo pierde su clave, nadie puede recuperar los tokens. Un propietario equivocado también lo sigue siendo. Elija una cartera inteligente con recuperación si eso le preocupa.',
  },
  'lock-not-promised': {
    asks: [
      '¿Qué límites tiene un bloqueo de tokens?',
      'lo que un bloqueo no garantiza',
      'protege el bloqueo el precio',
      'qué riesgos quedan después de bloquear',
    ],
    says: 'Un bloqueo no sostiene un precio, no limita el token en sí y no se puede deshacer. Todos los demás aún pueden vender.',
  },
  'lock-mintable': {
    asks: [
      '¿Y si el dueño aún puede acuñar más tokens?',
      'bloqueo y token acuñable',
      'impide el bloqueo crear más monedas',
      'parte bloqueada diluida por acuñación',
    ],
    says: 'Si un token se puede acuñar, la parte bloqueada se reduce sin moverse. Si se puede pausar, el bloqueo guarda tokens pausados. La página de prueba lista esos poderes.',
  },
  'lock-schedule-silent': {
    asks: [
      '¿Qué no dice un calendario de vesting?',
      'acuerdos ocultos detrás de un bloqueo',
      'se pueden vender por adelantado tokens bloqueados fuera de la cadena',
      'es la cartera bloqueada realmente del equipo',
    ],
    says: 'Un calendario de vesting no dice quién está detrás de la cuenta, qué se acordó fuera de la cadena ni qué hará el precio en el cliff. Antes de su momento, lo bloqueado no se mueve.',
  },
  'lock-rounding': {
    asks: [
      '¿Cómo redondea el locker las cantidades?',
      'redondeo en el vesting',
      'pierdo tokens por redondeo',
      'queda un resto al final del bloqueo',
    ],
    says: 'La cantidad liberada se redondea hacia abajo menos de una unidad, nunca hacia arriba. Al final, toda la cantidad queda libre, exactamente.',
  },
  'lock-promises': {
    asks: [
      '¿Qué promete el contrato de bloqueo?',
      'invariantes del locker',
      'garantías del contrato de bloqueo',
      'puede un token hostil dañar mi bloqueo',
    ],
    says: 'El locker promete solvencia, paciencia, firmeza, conservación y aislamiento. Tiene lo que debe, paga solo lo liberado, nunca adelanta un final, no pierde unidades y aísla un token hostil.',
  },
  'lock-tested': {
    asks: [
      '¿Cómo se prueba el contrato de bloqueo?',
      'qué tests tiene el locker',
      'fuzzing e invariantes del locker',
      'verificación formal del vesting',
    ],
    says: 'Cuatro tipos de evidencia respaldan el locker: pruebas unitarias, fuzzing, invariantes sobre operaciones aleatorias y una demostración de la suma de vesting por el verificador de modelos del compilador.',
  },
  'lock-audited': {
    asks: [
      '¿Ha sido auditado el locker?',
      'informe de auditoría del locker',
      'quién auditó su contrato de bloqueo',
      'revisión independiente del locker',
    ],
    says: 'El informe de muestra trata de nuestros propios contratos, entre ellos los lockers. Lo escribimos nosotros, así que no es una auditoría independiente.',
  },
  'lock-drained': {
    asks: [
      '¿Cómo se vacían los lockers?',
      'hackeos de lockers',
      'hackeo de Team Finance',
      'han hackeado lockers antes',
      'ataques conocidos a contratos de vesting',
    ],
    says: 'Los lockers se vaciaron de cinco formas: una migración añadida después, un permiso olvidado, un administrador, dos números para un bloqueo y más prometido que guardado. Nuestro artículo muestra nuestra respuesta a cada una.',
  },
  'lock-ask-locker': {
    asks: [
      '¿Qué debo preguntar antes de confiar en un locker?',
      'preguntas para cualquier locker',
      'comparar lockers',
      'cómo elegir un locker',
    ],
    says: 'Haga cinco preguntas a cualquier locker. ¿Puede una cuenta hacer con mi bloqueo algo que yo no puedo? ¿Aprueba otros contratos, es su código el que se leyó, qué anota si llega menos, y libera algo antes al prolongar?',
  },
  'lock-closed-tab': {
    asks: [
      '¿Y si cierro la pestaña mientras bloqueo tokens?',
      'bloqueo interrumpido',
      'aprobé pero aún no bloqueé',
      'continuar un bloqueo a medias',
    ],
    says: 'Si cierra la pestaña mientras bloquea tokens, no se pierde nada. Su navegador guarda la operación en este dispositivo, y la página sigue allí sin enviar nada dos veces.',
  },
}
