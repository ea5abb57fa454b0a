import type { facts as english } from '#content/answers/en/token-creator.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-creator-what': {
    asks: [
      '¿Qué hace el creador de tokens?',
      'creador de tokens',
      'generador de meme coin',
      'herramienta para hacer mi propia criptomoneda',
      'quiero crear yo mismo un token',
      'generador erc20',
    ],
    says: 'El creador de tokens convierte sus elecciones en Solidity, y su propia cartera despliega el token. Usted lee el código exacto antes de firmar una sola transacción. Nosotros no guardamos ninguna clave y después no podemos cambiar nada.',
  },
  'token-creator-price': {
    asks: [
      '¿Es gratis el creador de tokens?',
      'comisión del creador de tokens',
      'cuánto cuesta crear un token',
      'se quedan con una parte del suministro',
      'precio de hacer un meme coin aquí',
      'costes ocultos al lanzar',
    ],
    says: 'El creador de tokens es gratis: no cobramos comisión ni tomamos parte del suministro. Usted solo paga la comisión de red de su lanzamiento. Si un ingeniero nuestro escribe un token sencillo, eso cuesta de {tokenCreatorHandmadePrice}.',
  },
  'token-creator-gas': {
    asks: [
      '¿Cuánto gas necesita el lanzamiento de un token?',
      'gas del despliegue',
      'comisión de red del lanzamiento',
      'dónde veo el coste antes de firmar',
      'cuánto ether debe tener mi cartera para lanzar',
    ],
    says: 'El creador muestra el coste del lanzamiento junto al botón antes de firmar: la comisión de red, el gas, el tamaño del código y la red. Le avisa si a su cuenta le falta dinero. La comisión depende de sus funciones y del precio del gas.',
  },
  'token-creator-steps': {
    asks: [
      '¿Cómo creo un token?',
      'crear token paso a paso',
      'lanzar un meme coin',
      'hacer mi propia moneda, por dónde empiezo',
      'guía para desplegar un erc20',
    ],
    says: 'Para crear un token, abra el creador y elija funciones, nombre, símbolo, suministro y destinatario. Lea el código, los poderes y el coste, y firme una transacción en su cartera. Tras el recibo comparamos byte a byte el código en la cadena.',
  },
  'token-creator-needs': {
    asks: [
      '¿Qué debo tener listo antes de usar el creador de tokens?',
      'requisitos del creador de tokens',
      'qué cartera y qué dirección debo tener listas',
      'hace falta una cuenta con ustedes para usar el creador',
      'qué decidir antes del lanzamiento',
    ],
    says: 'Para lanzar un token necesita una cartera con dinero para la comisión de red y la dirección que recibe el suministro. Lo mejor para esa dirección es una multisig. Decida sobre cada poder antes del lanzamiento.',
  },
  'token-creator-no-code': {
    asks: [
      '¿Hace falta saber programar para hacer un token?',
      'token sin programar',
      'no sé solidity, es un problema',
      'puede un principiante lanzar un token',
    ],
    says: 'Para el creador no hace falta programar: usted marca funciones y él escribe el Solidity. Cada elección tiene una frase que dice qué significa para los titulares.',
  },
  'token-creator-kinds': {
    asks: [
      '¿Qué tipos de tokens puedo crear?',
      'erc20 erc721 erc1155 erc4626 erc6909',
      'estándares de token del creador',
      'hace también nft el generador',
      'qué puedo crear además de un erc20',
    ],
    says: 'El creador hace cinco tipos: tokens (ERC-20), colecciones (ERC-721), ediciones (ERC-1155), bóvedas (ERC-4626) y varios tokens en un contrato (ERC-6909). La página del desarrollo de tokens ofrece solo el ERC-20.',
  },
  'token-creator-features': {
    asks: [
      '¿Qué funciones puede tener un token ERC-20 en el creador?',
      'lista de opciones del token',
      'todos los ajustes del generador erc20',
      'qué puedo marcar para mi token',
      'qué funciones ofrece el creador',
    ],
    says: 'Un ERC-20 del creador puede tener emisión, tope, quema, pausa, lista de bloqueo, lista de permitidos, congelación, permit y transferencia por firma. También puede tener aprobación temporal, transferir con llamada, votos, flash mint, multicadena, retraso y límites de lanzamiento.',
  },
  'token-creator-stablecoin': {
    asks: [
      '¿Puedo crear una stablecoin?',
      'plantilla de stablecoin',
      'hacer un token como USDC',
      'queremos emitir un token en euros',
    ],
    says: 'El creador tiene un comienzo llamado «Stablecoin». El emisor crea tokens, pausa transferencias, bloquea cuentas y congela importes, con roles de cuentas propias. Los titulares dependen de él.',
  },
  'token-creator-asset': {
    asks: [
      '¿Puedo crear un token para un activo real?',
      'token RWA',
      'tokenizar inmuebles o participaciones',
      'token solo para titulares verificados',
      'token kyc con lista de permitidos',
    ],
    says: 'El creador tiene un comienzo llamado «Real-world asset»: solo las cuentas que el emisor ha permitido pueden tener el token. El emisor también puede emitir, pausar transferencias y congelar importes. Un pool, un exchange o un bloqueo debe permitirse antes.',
  },
  'token-creator-mint': {
    asks: [
      '¿Puedo emitir más de mi token después del lanzamiento?',
      'mint adicional de mi token',
      'aumentar el suministro más tarde',
      'cómo creo más unidades de mi moneda',
      'el suministro era pequeño, qué hago',
      'quién puede emitir mi token',
    ],
    says: 'Después del lanzamiento solo se pueden crear más tokens si usted eligió Mint o un puente. Abra la página del token, conecte la cuenta con ese poder, elija «Create tokens» y firme. Sin Mint, el lanzamiento crea todo lo que existirá.',
  },
  'token-creator-cap': {
    asks: [
      '¿Puedo poner un tope al suministro de mi token?',
      'tope cap',
      'suministro máximo',
      'hard cap para mi moneda',
      'se puede cambiar el tope después',
      'por qué no puedo marcar el tope',
    ],
    says: 'Un tope es el máximo de tokens que puede haber; usted lo fija al lanzar y nadie puede cambiarlo. El creador lo ofrece con Mint o Cross-chain, porque sin ellos el suministro ya es fijo. Lo que los titulares queman vuelve a dejar sitio.',
  },
  'token-creator-burn': {
    asks: [
      '¿Pueden los titulares quemar mi token?',
      'burnable',
      'destruir tokens',
      'cómo quemo mis propias monedas',
      'puede el equipo quemar tokens ajenos',
    ],
    says: 'Con Burn, cada titular puede destruir sus propios tokens y los que tiene permiso para gastar. El dueño no puede quemar los tokens de otros.',
  },
  'token-creator-pause': {
    asks: [
      '¿Puedo pausar las transferencias de mi token?',
      'token pausable',
      'detener todas las transferencias en una emergencia',
      'cómo pauso y reanudo mi token',
      'parada de emergencia',
      'quién puede pausar',
    ],
    says: 'Con Pause, el dueño o el pauser puede detener todas las transferencias y reanudarlas en la página del token; entretanto nadie puede vender. Nadie puede abandonar ese poder durante una pausa, así que siempre queda una cuenta que puede levantarla.',
  },
  'token-creator-restrict': {
    asks: [
      '¿Puedo bloquear una cuenta o congelar tokens de un titular?',
      'lista de bloqueo en el creador',
      'congelar un saldo',
      'impedir que un ladrón mueva mis tokens',
      'opción blacklist para mi token',
    ],
    says: 'Con Block list, su token puede impedir que ciertas cuentas envíen y reciban. Con Freeze amounts, puede retener todo o parte de un saldo. Los compradores leen ambas como advertencias, porque lo bloqueado o congelado no se puede vender.',
  },
  'token-creator-limits': {
    asks: [
      '¿Puedo limitar cuánto compra una cartera al lanzar?',
      'anti ballenas',
      'max wallet y max transaction',
      'límites de lanzamiento del creador',
      'frenar a los bots el primer día',
      'cuánto duran los límites',
    ],
    says: 'Con Launch limits, carteras y transferencias tienen un tamaño máximo durante {tokenCreatorLimitsDays} como mucho. Cada límite supera el {tokenCreatorSmallestLimit} del suministro. Nadie puede cambiarlos ni prolongarlos, y no frenan a una persona con varias carteras.',
  },
  'token-creator-limits-pool': {
    asks: [
      '¿Cómo lleno un pool si mi token tiene límites de lanzamiento?',
      'mi pool es rechazado por el límite de cartera',
      'token con límites y uniswap, qué va primero',
      'error Token_WalletLimit en el pool',
    ],
    says: 'Si su token tiene límites de lanzamiento, envíe una unidad desde la cuenta que lanza al pool antes de llenarlo. Así el contrato sabe que el pool es un mercado y puede tener más que una cartera.',
  },
  'token-creator-owner-roles': {
    asks: [
      '¿Debe mi token tener un dueño o roles?',
      'ownable o access control',
      'cuentas separadas para minter y pauser',
      'varias personas gestionan nuestro token, qué elegimos',
    ],
    says: 'Con un dueño, una cuenta tiene todos los poderes del token. Con roles, cada poder tiene su cuenta, y un admin da y quita los roles. El creador lo pregunta cuando una función necesita una cuenta.',
  },
  'token-creator-no-owner': {
    asks: [
      '¿Puedo crear un token sin dueño?',
      'token sin owner',
      'token sencillo que nadie controla',
      'tiene mi token un admin por defecto',
    ],
    says: 'Un token sencillo del creador no tiene dueño: ninguna cuenta tiene poder sobre él, y ninguna puede obtenerlo. Solo hay dueño si usted elige un poder que necesita una cuenta, como Mint o Pause.',
  },
  'token-creator-use-powers': {
    asks: [
      '¿Dónde uso los poderes sobre mi token tras el lanzamiento?',
      'gestionar mi token',
      'funciones del dueño después de lanzar',
      'cómo vuelvo a los controles de mi moneda',
      'panel de administración de mi erc20',
    ],
    says: 'Abra la página pública del token y pulse «Yours? Use them, hand them over or give them up». Conecte la cuenta que tiene los poderes, elija uno y firme.',
  },
  'token-creator-hand-over': {
    asks: [
      '¿Cómo traspaso mi token a otra cuenta?',
      'transferir la propiedad',
      'cambiar el dueño de mi token',
      'pasar el admin a una multisig',
      'ofrecí la propiedad a una dirección equivocada',
    ],
    says: 'Para traspasar un token, elija «Hand the ownership to another account» en su página, indique la cuenta y firme. Esa cuenta debe aceptar; hasta entonces puede retirar la oferta. Con roles, haga admin a otra cuenta.',
  },
  'token-creator-renounce': {
    asks: [
      '¿Cómo renuncio a la propiedad de mi token?',
      'botón renounceOwnership',
      'abandonar los poderes sobre mi moneda',
      'se puede deshacer una renuncia',
      'dejar mi token sin dueño tras lanzarlo',
    ],
    says: 'Para renunciar a la propiedad, elíjalo en la página del token, escriba «give up» y firme. Todos los poderes del dueño terminan para siempre, sin vuelta atrás. Mientras las transferencias están en pausa, el token lo rechaza.',
  },
  'token-creator-delay': {
    asks: [
      '¿Puedo poner los poderes de mi token tras un timelock?',
      'timelock para un token',
      'opción delay del creador',
      'que los compradores vean una emisión con antelación',
      'cuánto puede durar el retraso',
    ],
    says: 'Con Delay, cada uso de un poder se anuncia en la cadena y ocurre tras un retraso que usted elige, {tokenCreatorLongestDelay} como máximo. Todos pueden leer los anuncios en la página del token. El retraso termina cuando la propiedad pasa a otra cuenta.',
  },
  'token-creator-delay-use': {
    asks: [
      '¿Cómo anuncio y ejecuto un poder con retraso?',
      'ejecutar una operación del timelock',
      'cancelar una emisión anunciada',
      'cambiar después el retraso de mi token',
    ],
    says: 'Con un retraso, abra la página del token, elija un poder y pulse «Announce it». Cuando pase el retraso, pulse «Carry it out»; hasta entonces puede cancelarlo. Un cambio del propio retraso se anuncia igual.',
  },
  'token-creator-change-later': {
    asks: [
      '¿Puedo cambiar mi token después de lanzarlo?',
      'renombrar mi token',
      'editar nombre o símbolo',
      'errata en mi moneda tras lanzarla',
      'borrar mi token',
      'decimales equivocados',
    ],
    says: 'El nombre, el símbolo, los decimales, el tope, los límites y el código de un token no se pueden cambiar nunca: el contrato no tiene función para ello. Si algo está mal, lance otro token. Solo cambia lo que sus poderes permiten, como el suministro con Mint.',
  },
  'token-creator-control': {
    asks: [
      '¿Pueden ustedes cambiar o detener mi token?',
      'su factory conserva el control',
      'tienen una clave admin en los tokens del creador',
      'puede su empresa pausar mi moneda',
      'qué pasa con el token si su sitio desaparece',
    ],
    says: 'Nosotros no podemos cambiar ni detener su token. No tiene factory, proxy ni rol nuestro, y su propia cartera lo despliega.',
  },
  'token-creator-tax': {
    asks: [
      '¿Puede mi token tener un impuesto a las transferencias?',
      'impuesto de compra y venta',
      'reflection token',
      'comisión para el equipo en cada operación',
      'hacen tokens con 5 % de tax',
    ],
    says: 'Los tokens nuestros no tienen impuesto a las transferencias: ni el creador ni nuestros ingenieros lo escriben. Un impuesto rompe los exchanges y necesita un dueño, y ahí suele esconderse un interruptor contra las ventas.',
  },
  'token-creator-source': {
    asks: [
      '¿Veo el código de mi token antes de firmar?',
      'código solidity del creador',
      'abrir en remix',
      'exportar como proyecto foundry',
      'puede mi desarrollador leer antes el contrato',
      'qué biblioteca, openzeppelin',
    ],
    says: 'Usted lee todo el código Solidity antes de firmar; importa la biblioteca de OpenZeppelin sin modificar, con licencia MIT. Puede copiarlo, abrirlo en Remix o guardarlo como proyecto de Foundry con sus pruebas.',
  },
  'token-creator-verify': {
    asks: [
      '¿Está verificado el código de mi token en un explorador?',
      'verificar contrato en etherscan',
      'sourcify',
      'standard json input',
      'cómo demuestro que el bytecode coincide con el código',
    ],
    says: 'Tras el lanzamiento comparamos byte a byte el código en la cadena con la compilación. Puede guardar la entrada del compilador como JSON estándar, que aceptan verificadores como Sourcify. Si el sitio tiene un verificador público, le entrega las fuentes y dice el resultado.',
  },
  'token-creator-tests': {
    asks: [
      '¿Están probados los tokens del creador?',
      'es seguro el contrato generado',
      'cómo prueban el generador',
      'fallos en el código erc20 generado',
      'puedo confiar en el código del creador',
    ],
    says: 'Probamos cada función del creador con otras dos, en todas las combinaciones, y el bytecode ha superado sus ensayos antes de que usted firme. Nombres y números son argumentos del constructor: lo que usted escribe no cambia el código.',
  },
  'token-creator-compile': {
    asks: [
      '¿Por qué debe mi navegador compilar antes el token?',
      'compile and test it',
      'combinación rara de opciones',
      'el creador carga un compilador',
      'falta el botón de lanzar',
    ],
    says: 'El creador ya tiene compiladas las opciones sueltas, la mayoría de las parejas y las elecciones comunes. Para una combinación más rara, pulse «Compile and test it», y su navegador hace ambas cosas antes del lanzamiento. Si no puede, abra el enlace del borrador en un ordenador.',
  },
  'token-creator-pool': {
    asks: [
      '¿Puedo lanzar token y pool en una transacción?',
      'lanzamiento con liquidez',
      'crear token y par de uniswap juntos',
      'fair launch con liquidez bloqueada',
      'token, pool y parte del equipo en un paso',
    ],
    says: 'Una transacción puede lanzar el token, abrir un pool de Uniswap, bloquear su liquidez y dar al equipo su parte; lo hace todo o nada. Marque «Also open a pool» encima del botón de lanzar. Usted elige la parte, el primer precio y cuánto dura el bloqueo.',
  },
  'token-creator-add-pool': {
    asks: [
      '¿Cómo creo un pool para un token que ya existe?',
      'añadir liquidez a mi token',
      'abrir un pool de uniswap más tarde',
      'emparejar mi moneda con ether',
      'hacer que mi token se pueda intercambiar',
    ],
    says: 'Abra la página del token y pulse «Create a pool and add liquidity». Funciona con Uniswap V2, V3 o V4, según la red, sobre todos los precios. Si ya hay un pool a otro precio, el formulario se detiene y lo muestra.',
  },
  'token-creator-page': {
    asks: [
      '¿Qué muestra la página pública de un token?',
      'certificado del token',
      'página para compartir mi token',
      'dónde puede la gente consultar mi token',
      'enlace con prueba de los poderes',
    ],
    says: 'La página pública de un token muestra su certificado, qué se le puede hacer aún y quién, sus titulares, sus bloqueos, su liquidez bloqueada y su código. Todo se lee de la cadena. Recibe su enlace tras el lanzamiento y puede copiarlo.',
  },
  'token-creator-holders': {
    asks: [
      '¿Quién tiene mi token?',
      'lista de titulares',
      'exportar titulares en csv',
      'mayores carteras de mi moneda',
      'por qué no se muestran los titulares',
    ],
    says: 'La página de un token lista sus titulares, el mayor primero, y guarda la lista en CSV o JSON. El índice sigue los tokens del libro de lanzamientos; de otros tokens no conoce los titulares.',
  },
  'token-creator-badge': {
    asks: [
      '¿Hay una insignia que muestre cuánto de mi token está bloqueado?',
      'insignia del token',
      'incrustar el estado de bloqueo en mi web',
      'widget para los bloqueos de mi moneda',
    ],
    says: 'Cada token tiene una insignia que dice cuánto está bloqueado y que cambia con la cadena. Copie su línea desde la página del token en su web o en la descripción de un listado.',
  },
  'token-creator-launch-book': {
    asks: [
      '¿Dónde encuentro los tokens que lancé?',
      'libro de lanzamientos',
      'mi token no aparece en mi otro dispositivo',
      'lista de monedas que creé',
      'mis lanzamientos desaparecieron del navegador',
    ],
    says: 'El libro de lanzamientos en la cadena lista lo que lanzó una cuenta, y el creador lo muestra al conectar esa cuenta. Un lanzamiento con pool ya figura en él. Para uno solo, pulse «Write it into the launch book», por otra comisión de red.',
  },
  'token-creator-nft': {
    asks: [
      '¿Cómo creo una colección NFT?',
      'creador de nft',
      'hacer mis propios nft',
      'lanzar una colección erc721 sin código',
      'soy artista, puedo mintear mis imágenes aquí',
    ],
    says: 'Para crear una colección NFT, elija «Collection» en el creador, añada imágenes y metadatos y láncela desde su cartera. Las piezas se numeran desde uno, y puede fijar su número máximo. No cobramos comisión.',
  },
  'token-creator-nft-features': {
    asks: [
      '¿Qué opciones tiene una colección NFT en el creador?',
      'funciones colección nft',
      'ajustes erc721',
      'qué puedo elegir para mi drop',
      'número máximo de piezas',
    ],
    says: 'Una colección del creador puede tener número máximo, quema, pausa, listas en la cadena, lote al lanzar, regalías, venta pública, revelación y retraso. Cada opción tiene una frase que dice qué significa para los titulares.',
  },
  'token-creator-pictures': {
    asks: [
      '¿Cómo añado imágenes y rasgos a mis NFT?',
      'formatos de imagen',
      'subir imágenes nft',
      'csv de metadatos con rasgos',
      'qué tamaño puede tener una imagen',
      'cuántas piezas a la vez',
    ],
    says: 'En el creador, abra «Add the pictures and metadata here» y elija archivos o una carpeta. Acepta PNG, JPEG, WebP, GIF, AVIF y SVG, {tokenCreatorPictureSize} cada uno y {tokenCreatorPiecesTogether} piezas juntas. Un archivo CSV o JSON aporta nombres, descripciones y rasgos.',
  },
  'token-creator-storage': {
    asks: [
      '¿Dónde se guardan las imágenes de mis NFT?',
      'ipfs para mi colección',
      'alojamiento de imágenes nft',
      'puedo usar mi propia dirección ipfs',
      'quién puede cambiar los metadatos de mi colección',
    ],
    says: 'Este sitio guarda las imágenes y los metadatos de sus NFT bajo su SHA-256, y en un nodo IPFS si lo tiene; el creador lo indica. También puede poner una dirección propia, por ejemplo en IPFS. Lo publicado nunca cambia.',
  },
  'token-creator-pieces-later': {
    asks: [
      '¿Puedo añadir piezas a mi colección después de lanzarla?',
      'añadir nft más tarde',
      'mi arte no está listo, puedo lanzar antes el contrato',
      'colección que crece',
      'publicar más imágenes de una colección existente',
    ],
    says: 'Pulse «Add the pieces after the launch» en el creador: les reserva un lugar. Después, la cuenta que usted conectó publica las piezas en la página de la colección. Una colección con revelación necesita sus piezas antes del lanzamiento.',
  },
  'token-creator-sale': {
    asks: [
      '¿Puedo vender mis NFT al público?',
      'venta pública de una colección',
      'fijar un precio de mint para mis piezas',
      'vender nft sin opensea',
      'límite por cartera en mi venta',
    ],
    says: 'Con Public sale, cualquiera compra piezas en la página de la colección, a un precio que usted fija al lanzar. Las fechas, el límite por cuenta y el destinatario de los ingresos no cambian nunca. No tomamos parte de los pagos.',
  },
  'token-creator-proceeds': {
    asks: [
      '¿Cómo recibo el dinero de mi venta de NFT?',
      'retirar los ingresos de la venta',
      'adónde va el ether de los compradores',
      'cobrar los ingresos de la colección',
    ],
    says: 'Los pagos de los compradores esperan en el contrato de la colección para el destinatario que fijó el lanzamiento. Pulse «Send the proceeds to their receiver» en su página; cualquiera puede hacerlo, y el dinero va solo a ese destinatario.',
  },
  'token-creator-presale': {
    asks: [
      '¿Puedo dar acceso anticipado a una lista en mi venta de NFT?',
      'whitelist nft',
      'preventa para los primeros seguidores',
      'raíz de merkle para la lista',
      'precio menor para carteras en la lista',
    ],
    says: 'Una lista de permitidos deja a sus cuentas comprar desde el lanzamiento hasta que empieza la venta pública, también a un precio propio. Tiene como máximo {tokenCreatorAllowListAccounts} cuentas. El contrato guarda solo la raíz: publique el archivo guardado para los compradores.',
  },
  'token-creator-reveal': {
    asks: [
      '¿Puedo ocultar mis NFT y revelarlos más tarde?',
      'revelación posterior',
      'imagen provisional hasta la revelación',
      'reveal.json',
      'perdí el archivo de revelación',
    ],
    says: 'Con Reveal, todas las piezas se ven igual hasta que usted muestra los metadatos; el lanzamiento fija su hash, así que nadie puede cambiarlos. Guarde en secreto el archivo reveal.json: sin él no se puede revelar nada. Para revelar, abra ese archivo en la página de la colección.',
  },
  'token-creator-royalties': {
    asks: [
      '¿Pueden mis NFT tener regalías?',
      'royalties erc2981',
      'parte en la reventa',
      'cuánta regalía puedo fijar',
      'deben los mercados pagar mi regalía',
    ],
    says: 'Con Royalties, el contrato nombra una parte de cada venta posterior, {tokenCreatorMostRoyalty} como máximo, y quién la recibe. El lanzamiento la fija y nadie puede cambiarla. Es una petición: cada mercado decide si la paga.',
  },
  'token-creator-editions': {
    asks: [
      '¿Cómo creo ediciones en que cada pieza existe varias veces?',
      'ERC-1155',
      'tokens semifungibles',
      'objetos de juego con muchas copias',
      'láminas en edición limitada',
    ],
    says: 'Elija «Editions» (ERC-1155) en el creador: cada pieza existe varias veces. Con una venta pública, usted fija hasta {tokenCreatorMostEditions} ediciones y el tamaño máximo de cada una. Sin venta, el dueño puede crear cualquier cantidad de cada pieza.',
  },
  'token-creator-mint-list': {
    asks: [
      '¿Cómo minteo NFT a muchas carteras con una lista?',
      'enviar mis piezas a un csv de carteras',
      'crear piezas por csv',
      'enviar nft en masa a titulares',
      'batch mint a una lista de direcciones',
    ],
    says: 'En la página de la colección, conecte la cuenta con el poder y pegue una lista o un CSV en «Create pieces by a list». Una lista tiene {tokenCreatorListPieces} piezas como máximo, muchas por transacción. Tras recargar, sigue donde estaba, y nada se envía dos veces.',
  },
  'token-creator-batch': {
    asks: [
      '¿Puede el lanzamiento de mi colección crear ya piezas?',
      'premint para el equipo',
      'ERC-2309',
      'reservar piezas al desplegar',
    ],
    says: 'Con Batch at the launch, el lanzamiento de una colección crea hasta {tokenCreatorLargestBatch} piezas para una cuenta, al precio de unas pocas transferencias. No se combina con las listas en la cadena.',
  },
  'token-creator-vault': {
    asks: [
      '¿Qué es una bóveda del creador?',
      'vault ERC-4626',
      'contrato de staking con participaciones',
      'crear una bóveda para mi token',
      'da rendimiento una bóveda',
      'puede el dueño de la bóveda parar los retiros',
    ],
    says: 'Una bóveda (ERC-4626) recibe depósitos de un token y da participaciones a cambio. Solo los titulares de participaciones pueden sacar el token; una pausa detiene los depósitos y nunca los retiros. Una bóveda no rinde nada por sí misma.',
  },
  'token-creator-vault-use': {
    asks: [
      '¿Cómo deposito en una bóveda o retiro de ella?',
      'canjear participaciones de la bóveda',
      'sacar mis tokens de una bóveda',
      'los depósitos están parados, puedo retirar',
    ],
    says: 'Abra la página de la bóveda, pulse «Deposit or withdraw» y conecte su cuenta. Un depósito necesita antes una aprobación del importe exacto. Puede retirar en cualquier momento lo que valen sus participaciones, también con los depósitos detenidos.',
  },
  'token-creator-several-tokens': {
    asks: [
      '¿Puede un contrato tener varios tokens?',
      'ERC-6909',
      'contrato multitoken',
      'varias monedas de juego en un contrato',
    ],
    says: 'Con «Several tokens» (ERC-6909), un contrato tiene muchos tokens, cada uno con su nombre, sus decimales y su suministro. El lanzamiento crea el primero, y la cuenta con ese poder añade otros después. Ningún token de ese contrato tiene suministro máximo.',
  },
  'token-creator-network': {
    asks: [
      '¿En qué red lanza el creador mi token?',
      'cadena del creador',
      'admite el generador base o bnb',
      'en qué cadena estará el token que lanzo aquí',
    ],
    says: 'El creador lanza en la red de este sitio y la nombra junto al coste. Antes pregunta a la red si conoce las instrucciones que necesita un token, y se lo dice antes de firmar si no es así.',
  },
  'token-creator-demo': {
    asks: [
      '¿Puedo probar el creador de tokens sin dinero real?',
      'probar el creador',
      'lanzamiento de prueba con dinero ficticio',
      'ver un lanzamiento sin tener ether',
    ],
    says: 'Puede probar el creador con la cartera de demostración, que tiene ether de prueba y no requiere instalación. La lista de carteras la ofrece donde el sitio funciona en su propia cadena de prueba.',
  },
  'token-creator-name-check': {
    asks: [
      '¿Qué nombres y símbolos puede tener mi token?',
      'longitud del ticker',
      'puedo llamar usdc a mi moneda',
      'letras parecidas en el nombre de un token',
      'mi símbolo es rechazado',
    ],
    says: 'El creador avisa de letras engañosas y de símbolos que se parecen a un token conocido. Rechaza signos ocultos, nombres demasiado largos y símbolos de más de {tokenCreatorLongestSymbol} signos. En una cadena ningún nombre está reservado: otro token puede tener el mismo.',
  },
  'token-creator-decimals': {
    asks: [
      '¿Cuántos decimales debería tener mi token?',
      'decimales',
      '18 decimales o menos',
      'qué son los decimales de una moneda',
      'número de ceros equivocado en el suministro',
    ],
    says: 'Un token tiene {tokenCreatorMostDecimals} decimales como máximo, y la mayoría tiene justo esos. Déjelo así salvo que haya una razón, y compruébelo con el suministro antes del lanzamiento: no cambia nunca.',
  },
  'token-creator-receiver': {
    asks: [
      '¿Quién recibe el suministro de mi token al lanzar?',
      'adónde van los tokens tras el despliegue',
      'dirección del suministro inicial',
      'llegan todas las monedas a mi cartera',
    ],
    says: 'Todo el primer suministro va a la dirección que usted indica, o a la cuenta que lanza si deja el campo vacío. Los compradores miran esa cuenta, así que conviene una multisig. Con un pool en la misma transacción, esa dirección recibe el resto.',
  },
  'token-creator-draft': {
    asks: [
      '¿Puedo guardar el borrador de mi token y seguir después?',
      'compartir un borrador',
      'enviar a un colega los ajustes del token',
      'se pierden mis datos al recargar',
    ],
    says: 'La dirección de la página del creador contiene su borrador: al recargar se conserva, y «Copy the draft’s link» lo comparte. Compruebe cada cuenta de un borrador que llegó por enlace, porque las eligió quien lo envió.',
  },
  'token-creator-interrupted': {
    asks: [
      '¿Qué pasa si se interrumpe el lanzamiento de mi token?',
      'lanzamiento fallido',
      'cerré la página durante el lanzamiento',
      'transacción pendiente, se perdió mi moneda',
      'lanzar dos veces el mismo token por error',
    ],
    says: 'Si un lanzamiento falla, su borrador se queda y puede lanzar de nuevo. Puede cerrar la página mientras la transacción está en camino. Si se perdió la respuesta de la cartera, la página mira en la cadena para que no lance dos veces.',
  },
  'token-creator-votes': {
    asks: [
      '¿Sirve mi token para votar?',
      'token de gobernanza',
      'token dao',
      'delegar votos',
      'por qué mi saldo no cuenta como voto',
    ],
    says: 'Con Votes, los saldos cuentan como votos cuando sus titulares los delegan, en sí mismos o en otros. Un saldo sin delegar no vota. Permit viene incluido, y flash mint no se combina con ello.',
  },
  'token-creator-signatures': {
    asks: [
      '¿Pueden los titulares de mi token pagar con una firma, sin gas?',
      'opción permit',
      'transferencias sin gas',
      'ERC-3009 como usdc',
      'ERC-2612',
    ],
    says: 'Con Permit, los titulares autorizan un gasto con una firma en lugar de una transacción. Con Transfer by signature, firman un pago que cualquiera envía pagando el gas, como con USDC. Permit viene marcado al abrir el creador.',
  },
  'token-creator-flash-mint': {
    asks: ['¿Qué hace flash mint en un token?', 'flash loan de mi token', 'ERC-3156', 'es peligroso el flash mint'],
    says: 'Con Flash mint, cualquiera puede crear cualquier cantidad que se destruye en la misma transacción, sin comisión. Puede engañar a un contrato que lee saldos o suministro como un precio. No se combina con votos ni con límites de lanzamiento.',
  },
  'token-creator-bridge': {
    asks: [
      '¿Puede un token del creador moverse entre cadenas?',
      'opción cross-chain',
      'puente para mi moneda',
      'ERC-7802',
    ],
    says: 'Con Cross-chain, un puente que usted nombra al lanzar crea y destruye los tokens que se mueven entre cadenas. No se puede cambiar nunca. Los compradores leen una advertencia, porque el token es tan seguro como su puente.',
  },
  'token-creator-next-steps': {
    asks: [
      '¿Qué hago después de lanzar mi token?',
      'mi contrato está activo, y ahora qué',
      'próximos pasos para una moneda nueva',
      'bloqueo o pool, con qué sigo',
    ],
    says: 'Después de lanzar, bloquee la parte que conserva, cree un pool y bloquee su liquidez, o reparta el token con una lista de la que cada cuenta reclama lo suyo. El token lanzado muestra un enlace a cada cosa.',
  },
  'token-creator-first-minute': {
    asks: [
      '¿Qué comprueba primero un comprador en mi token?',
      'primer minuto de un comprador',
      'preguntas de inversores sobre una moneda nueva',
      'cómo juzgará la gente mi token',
    ],
    says: 'En el primer minuto un comprador pregunta si es el token correcto, si se puede vender, si puede aumentar y quién tiene poder sobre él. Luego vienen los límites, la parte de los creadores y la liquidez. El creador muestra cómo responde su borrador a cada pregunta.',
  },
  'token-creator-add-wallet': {
    asks: [
      '¿Por qué no veo mi nuevo token en mi cartera?',
      'añadir token a metamask',
      'importar mi moneda',
      'falta el saldo tras el lanzamiento',
    ],
    says: 'Después de lanzar, pulse «Add to wallet», y su cartera mostrará el token. Se ofrece para tokens (ERC-20) mientras su cuenta está conectada.',
  },
  'token-creator-plan-month': {
    asks: [
      '¿Cómo preparo el lanzamiento de un token un mes antes?',
      'lista de lanzamiento de token',
      'plan para lanzar un token',
      'qué va en la página de promesas',
    ],
    says: 'Un mes antes, escriba una página de promesas, elija qué puede hacer el token y decida dónde vive. Haga leer el código a alguien que no lo escribió. Prepare una multisig y registre los nombres que puedan confundirse con usted.',
  },
  'token-creator-plan-week': {
    asks: [
      '¿Qué hago una semana antes de lanzar el token?',
      'qué comprobar siete días antes de salir',
      'ensayar en una red de prueba',
      'preparar bloqueos y lista de airdrop',
    ],
    says: 'Una semana antes, despliegue en una red de prueba con el mismo script, lea lo desplegado y compruebe los decimales. Publique las direcciones de todos los contratos. Prepare los bloqueos y la lista del airdrop, y diga qué no hará.',
  },
  'token-creator-plan-day': {
    asks: [
      '¿Qué hago el día antes de lanzar el token?',
      'mañana lanzamos nuestra moneda',
      'último día antes del lanzamiento',
      'quién hace qué durante el lanzamiento',
    ],
    says: 'El día anterior no cambie nada más y dote las cuentas con el triple de lo previsto. Decida quién envía, quién observa la cadena y quién responde. Escriba qué dirá si falla, y duerma.',
  },
  'token-creator-launch-hour': {
    asks: [
      '¿En qué orden procedo en la hora del lanzamiento?',
      'pasos del día de lanzamiento',
      'pool, bloqueo, anuncio, qué va primero',
      'cuándo anunciar mi token',
      'venta de prueba antes del anuncio',
    ],
    says: 'En la hora del lanzamiento, despliegue el token, compruebe dueño y roles, llene el pool en una transacción y bloquee la liquidez. Haga los bloqueos del equipo, compre un poco y véndalo otra vez. Anuncie solo cuando esa venta haya salido bien.',
  },
  'token-creator-first-days': {
    asks: [
      '¿Qué hago los primeros días tras lanzar el token?',
      'primera semana tras el lanzamiento',
      'me ofrecen listados por mensaje privado',
      'cuándo abandonar el derecho de mint',
    ],
    says: 'En los primeros días, responda cada pregunta de confianza con una dirección y deje sin respuesta las ofertas privadas de listados o de creación de mercado. Vigile los poderes, abandone los que ya no necesite y deje el código en paz.',
  },
}
