import type { facts as english } from '#content/answers/en/nft-audit.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'nft-audit-price': {
    asks: [
      '¿Cuánto cuesta una auditoría NFT?',
      'precio auditoría nft',
      'tarifa por revisar nuestra colección',
      'cuánto cobran por revisar nuestro contrato nft',
      'es caro probar la seguridad de un drop',
    ],
    says: 'Una auditoría NFT cuesta de {nftAuditPrice}. Una colección con una venta pública cuesta de {nftAuditBasePrice}, y cada parte más de su drop añade días. Los precios son orientativos.',
  },
  'nft-audit-duration': {
    asks: [
      '¿Cuánto dura una auditoría NFT?',
      'duración auditoría nft',
      'cuántos días antes del mint hay que venir',
      'plazo para revisar una colección',
      'cuándo encargar la auditoría de nuestro drop',
    ],
    says: 'Una auditoría NFT lleva {nftAuditDays}. Para una colección con una venta pública lleva {nftAuditBaseDays}. El tiempo de sus correcciones se añade.',
  },
  'nft-audit-parts': {
    asks: [
      '¿Qué encarece una auditoría NFT?',
      'días de más por un reveal o una allow-list',
      'opciones de la calculadora de auditoría nft',
      'cuesta más el staking en la auditoría nft',
      'recargo por arte en la cadena',
    ],
    says: 'En días de auditoría NFT, una allow-list añade {nftAuditAllowListDays}, varias fases {nftAuditPhasesDays}, un reveal aplazado {nftAuditRevealDays} y el arte en la cadena {nftAuditOnChainDays}. Las regalías repartidas añaden {nftAuditRoyaltiesDays}, las ediciones {nftAuditEditionsDays}, el staking {nftAuditStakingDays} y un proxy {nftAuditProxyDays}. Márquelos en la calculadora para ver el precio.',
  },
  'nft-audit-what': {
    asks: [
      '¿Qué es una auditoría NFT?',
      'revisión de un contrato nft',
      'revisan drops de nft',
      'pueden probar nuestro mint antes de abrir',
      'seguridad para colecciones',
    ],
    says: 'En una auditoría NFT atacamos su drop antes que otros. Un revisor lee el código y otro escribe bots que lo engañan. Luego cambian de lugar.',
  },
  'nft-audit-why': {
    asks: [
      '¿Por qué auditar un drop NFT?',
      'necesita una colección nft pequeña una auditoría',
      'qué puede salir mal el día del mint',
      'riesgos de un lanzamiento nft',
      'solo son imágenes, para qué una revisión',
    ],
    says: 'Un drop NFT ocurre una vez, y su venta dura minutos. Los atacantes lo ensayan en un fork de la cadena, y una pieza rara que se lleva un bot se queda con el bot.',
  },
  'nft-audit-attacks': {
    asks: [
      '¿Qué ataques lanzan contra un drop NFT?',
      'lista de ataques nft',
      'qué prueban en una colección',
      'cómo se hacen trampas en una venta nft',
      'fallos comunes de contratos de mint',
    ],
    says: 'Lanzamos {nftAuditAttacks} ataques contra un drop NFT: prueba usada dos veces, límite de mint, hook del receptor, quemar para acuñar más, reveal adivinado, regalía que bloquea e imágenes cambiadas.',
  },
  'nft-audit-mint-limit': {
    asks: [
      '¿Puede un comprador saltarse el límite de mint de un NFT?',
      'límite de mint eludido',
      'max por wallet no es seguro',
      'alguien compró todos los nft en una transacción',
      'cómo imponer dos piezas por dirección',
    ],
    says: 'Un comprador de NFT se salta un límite que cuenta lo que tiene una dirección, moviendo cada pieza. Un contador de mints por dirección lo impide. Lo intentamos en cada fase.',
  },
  'nft-audit-proof-twice': {
    asks: [
      '¿Puede usarse dos veces una plaza de la allow-list NFT?',
      'prueba de whitelist reutilizada',
      'repetir una prueba merkle en el mint',
      'misma plaza usada en las dos fases',
      'cómo hacer segura una prueba de allow-list',
    ],
    says: 'Una plaza de la allow-list NFT puede usarse dos veces si su prueba no indica cantidad ni fase. Cada entrada debe tener cuenta, cantidad y fase. Reclamamos cada plaza dos veces, en cada fase.',
  },
  'nft-audit-hook': {
    asks: [
      '¿Qué peligro tiene el hook del receptor en un mint NFT?',
      'onERC721Received reentrada',
      'es peligroso safeMint',
      'reentrada en un mint nft',
      'contrato que vuelve a llamar a mint mientras recibe',
    ],
    says: 'Un mint seguro llama al contrato del comprador del NFT, que puede acuñar otra vez antes de que suba su contador. Suba primero los contadores y llame al receptor al final. Nuestro contrato de prueba llama a cada función externa.',
  },
  'nft-audit-burn': {
    asks: [
      '¿Puede quemar NFT reabrir la venta?',
      'quemar y volver a acuñar',
      'totalSupply como tope',
      'más piezas que el máximo',
      'tope de nuestra colección superado',
    ],
    says: 'Quemar reabre una venta NFT si el tope lee totalSupply(), y se venden piezas de más. El tope debe contar cada mint. Lo probamos con mints y quemas al azar.',
  },
  'nft-audit-predict': {
    asks: [
      '¿Puede un bot predecir nuestro reveal NFT?',
      'reveal predecible',
      'bots que se llevan las piezas raras',
      'azar a partir del hash del bloque',
      'cómo comprueban si se puede adivinar el reveal',
    ],
    says: 'Un bot puede predecir un reveal NFT cuya semilla sale del bloque. Fije el orden antes de la venta y desplácelo con una semilla que nadie controle. Ejecutamos un bot así en un fork.',
  },
  'nft-audit-oracle': {
    asks: [
      '¿Necesita un oráculo un reveal NFT justo?',
      'reveal sin chainlink vrf',
      'orden aleatorio justo de una colección',
      'hash de procedencia y desplazamiento',
      'cómo mezclar las piezas con justicia',
    ],
    says: 'Un reveal NFT puede ser justo sin oráculo. Usted fija el orden antes de la venta. Un valor que nadie conoce antes del último mint lo desplaza después.',
  },
  'nft-audit-royalty-block': {
    asks: [
      '¿Puede una regalía bloquear las ventas de un NFT?',
      'falla el reparto de regalías',
      'un beneficiario rechaza ether',
      'royaltyInfo devuelve demasiado',
      'prueban las regalías a cada precio',
    ],
    says: 'Una regalía bloquea ventas NFT si royaltyInfo pide más que el precio o si un beneficiario rechaza ether. Probamos cada precio desde una unidad y añadimos un beneficiario que rechaza.',
  },
  'nft-audit-royalty-paid': {
    asks: [
      '¿Tienen que pagar los mercados las regalías NFT?',
      'qué promete ERC-2981',
      'se pueden imponer las regalías en cada venta',
      'por qué nuestro artista no cobró nada',
      'están garantizadas las regalías nft',
    ],
    says: 'Cada mercado NFT decide si paga regalías, porque ERC-2981 solo le dice lo que piden los creadores. Prevea ventas sin regalías. Comprobamos que su contrato responde bien a cada precio.',
  },
  'nft-audit-pictures': {
    asks: [
      '¿Pueden cambiar las imágenes de un NFT después de la venta?',
      'metadatos no congelados de verdad',
      'el dueño cambia la base uri',
      'la imagen de mi nft ha desaparecido',
      'quién puede cambiar una tokenURI',
    ],
    says: 'Las imágenes de un NFT cambian si el dueño puede poner otra dirección base o si caduca el dominio del servidor. Listamos cada cuenta que puede cambiar una tokenURI, antes y después de congelarla.',
  },
  'nft-audit-metadata': {
    asks: [
      '¿Revisan los metadatos de nuestra colección NFT?',
      'revisión de metadatos',
      'entran los archivos json en la auditoría nft',
      'prueban nuestros enlaces e imágenes',
      'control de atributos y rasgos',
    ],
    says: 'En una auditoría NFT revisamos los propios metadatos: su forma, sus enlaces, su hash y quién puede cambiarlos.',
  },
  'nft-audit-allow-list': {
    asks: [
      '¿Revisan la allow-list de nuestro drop NFT?',
      'revisar la whitelist',
      'duplicados en nuestra allowlist',
      'es correcta nuestra raíz merkle',
      'errores en una whitelist',
    ],
    says: 'Recalculamos la allow-list de su drop NFT y nombramos los duplicados en el informe. Envíenos la lista junto con el commit congelado.',
  },
  'nft-audit-base-contract': {
    asks: [
      '¿Basta un contrato base conocido para un NFT?',
      'solo usamos openzeppelin',
      'nuestro nft se basa en ERC721A',
      'biblioteca estándar, no hace falta auditoría',
      'copiamos el contrato de una colección famosa',
    ],
    says: 'Un contrato base conocido abarata una auditoría NFT, porque ya lo hemos leído. Los límites, las pruebas, el reveal y el retiro siguen siendo código suyo.',
  },
  'nft-audit-steps': {
    asks: [
      '¿Cómo se desarrolla una auditoría NFT?',
      'pasos auditoría nft',
      'cómo es la revisión de un drop',
      'fases de su trabajo en nuestra colección',
      'qué hacen primero con un contrato nft',
    ],
    says: 'Una auditoría NFT sigue estos pasos: preparación ({nftAuditSetUp}), ataque ({nftAuditAttackDays}), sus correcciones a su ritmo y un ensayo ({nftAuditRehearsal}).',
  },
  'nft-audit-rehearsal': {
    asks: [
      '¿Ensayan el drop NFT con nosotros?',
      'ensayo general del mint',
      'prueba en un fork',
      'podemos simular toda la venta antes de abrir',
      'practicar el reveal y el retiro',
    ],
    says: 'Ensayamos todo el drop NFT con usted en un fork de la cadena: fases, reveal y retiro. El ensayo lleva {nftAuditRehearsal}.',
  },
  'nft-audit-launch-day': {
    asks: [
      '¿Qué hay en la lista de lanzamiento de un drop NFT?',
      'checklist de lanzamiento',
      'quién firma qué el día del mint',
      'orden de las transacciones del drop',
      'y si falla una transacción durante el mint',
    ],
    says: 'La lista de lanzamiento de una auditoría NFT da las transacciones del día en orden. Dice quién firma cada una y qué hacer si una falla.',
  },
  'nft-audit-deliverables': {
    asks: [
      '¿Qué recibimos de una auditoría NFT?',
      'entregables auditoría nft',
      'qué hay en el informe nft',
      'nos quedamos con los contratos de ataque',
      'qué tenemos en la mano antes de la venta',
    ],
    says: 'Una auditoría NFT le da los contratos de ataque, un informe y una lista de lanzamiento. Cada hallazgo del informe tiene sus líneas, su efecto, una prueba que falla y una corrección.',
  },
  'nft-audit-example': {
    asks: [
      '¿Puedo ver un ejemplo de hallazgo NFT?',
      'ejemplo de hallazgo de un drop',
      'cómo es un error nft comunicado',
      'ejemplo de función mint vulnerable',
    ],
    says: 'La página de la auditoría NFT muestra un hallazgo de un drop de muestra: un límite de mint que cuenta lo que tiene una dirección. Tiene las líneas, el efecto, la prueba que falla y la corrección.',
  },
  'nft-audit-needs': {
    asks: [
      '¿Qué necesitan de nosotros para una auditoría NFT?',
      'requisitos auditoría nft',
      'qué enviamos antes de que prueben el drop',
      'necesitan nuestros metadatos y la whitelist',
      'documentos para revisar una colección',
    ],
    says: 'Para una auditoría NFT necesitamos un commit congelado, el script de despliegue, la allow-list, y los metadatos o su generador. También una tabla de fases, precios, límites y fechas, y el dueño del contrato antes, durante y después de la venta.',
  },
  'nft-audit-excluded': {
    asks: [
      '¿Qué no incluye una auditoría NFT?',
      'límites de la auditoría nft',
      'juzgan nuestro arte',
      'nos dirán qué precio mínimo esperar',
      'revisan también nuestro mercado o token',
    ],
    says: 'Una auditoría NFT no revisa un mercado ni un token junto al drop, y no opina sobre el arte ni su precio. Tampoco protege contra una persona con muchas direcciones.',
  },
  'nft-audit-many-wallets': {
    asks: [
      '¿Puede una auditoría NFT frenar a una persona con muchas wallets?',
      'protección sybil',
      'un coleccionista usa cien direcciones',
      'protección contra bots en el mint',
      'compradores con varias wallets',
    ],
    says: 'Una auditoría NFT no protege contra una persona con muchas direcciones. Prueba que el límite se cumple para cada dirección.',
  },
  'nft-audit-soon': {
    asks: [
      'Nuestra venta NFT es en unos días. ¿Aún pueden ayudar?',
      'auditoría nft urgente',
      'drop la semana que viene y sin revisión',
      'revisar un contrato de mint a última hora',
      'auditoría exprés de nuestra colección',
    ],
    says: 'Poco antes de una venta NFT podemos revisar bien una parte: díganos cuál le preocupa más. No damos por buena una auditoría completa más rápido de lo que se puede leer el código.',
  },
  'nft-audit-fix-week': {
    asks: [
      '¿Cuánto tiempo prever para correcciones antes de un drop NFT?',
      'tiempo para arreglos antes del mint',
      'podemos cambiar el contrato de mint la noche anterior',
      'margen entre la auditoría nft y la venta',
    ],
    says: 'Prevea una semana para correcciones antes de su drop NFT. Los drops fallan por correcciones hechas la noche anterior.',
  },
  'nft-audit-order': {
    asks: [
      '¿Cómo encargo una auditoría NFT?',
      'solicitar auditoría nft',
      'reservar una revisión para nuestro drop',
      'dónde pido la revisión de mi colección',
      'presupuesto para una colección',
    ],
    says: 'Pregunte por una auditoría NFT en su página, o envíe la solicitud de auditoría. Si su colección ya está en una cadena, inspecciónela primero y adjunte el informe.',
  },
  'nft-audit-inspector': {
    asks: [
      '¿Cómo compruebo aquí una colección NFT?',
      'inspector nft',
      'inspeccionar una colección por su dirección',
      'es segura esta colección nft',
      'introducir la dirección de mi nft',
    ],
    says: 'Escriba la dirección de una colección NFT en la página de la auditoría NFT y pulse «Inspect it». Nuestro servidor pregunta al contrato en un bloque, y usted ve cada hallazgo según llega.',
  },
  'nft-audit-inspector-reads': {
    asks: [
      '¿Qué lee el inspector NFT?',
      'qué comprueba el inspector',
      've el inspector los poderes del dueño',
      've la herramienta si el suministro es limitado',
      'qué sabré de una colección',
    ],
    says: 'El inspector NFT lee estándares, suministro, regalías, los metadatos de una muestra de piezas y los poderes en el código. Cada hallazgo dice qué significa y cómo lo encontramos.',
  },
  'nft-audit-inspector-free': {
    asks: [
      '¿Es gratis el inspector NFT?',
      'comprobar nft gratis',
      'precio de una inspección',
      'hace falta una wallet para inspeccionar una colección',
      'tengo que registrarme para el inspector',
    ],
    says: 'El inspector NFT es gratis, y no necesita cuenta ni wallet.',
  },
  'nft-audit-inspector-limits': {
    asks: [
      '¿Sustituye el inspector NFT a una auditoría?',
      'límites del inspector',
      'puedo fiarme solo de la inspección',
      'el inspector no encuentra nada, es segura la colección',
      'diferencia entre la inspección y la auditoría nft',
    ],
    says: 'El inspector NFT ve una colección desde fuera: llamadas, código, almacenamiento y archivos en un bloque. No lee el código fuente ni encuentra fallos de lógica, así que no sustituye a una auditoría.',
  },
  'nft-audit-inspector-chain': {
    asks: [
      '¿Qué cadena lee el inspector NFT?',
      'el inspector no encuentra ningún contrato',
      'puedo inspeccionar una colección en polygon',
      'inspector para otras redes',
      'no encuentra mi colección',
    ],
    says: 'El inspector NFT lee la única cadena a la que está conectado este sitio, y el informe la nombra. No lee una colección de otra cadena.',
  },
  'nft-audit-inspector-standards': {
    asks: [
      '¿Qué estándares NFT se pueden inspeccionar?',
      'ERC-721 y ERC-1155',
      'admite el inspector ediciones',
      'puedo inspeccionar allí un token ERC-20',
      'el inspector dice que no es una colección',
    ],
    says: 'El inspector NFT admite colecciones ERC-721 y ERC-1155. Rechaza cualquier otra dirección y dice por qué, por ejemplo un token ERC-20 o la cuenta de una persona.',
  },
  'nft-audit-inspector-attacks': {
    asks: [
      '¿Qué ataques NFT encuentra el inspector por sí solo?',
      'ataques que ve el inspector',
      'detecta la inspección un mal límite de mint',
      'qué se ve solo en el código fuente de una colección',
    ],
    says: 'El inspector NFT encuentra {nftAuditSeenAttacks} de los {nftAuditAttacks} ataques por las funciones del código: quemar para acuñar más, regalía cambiada e imágenes cambiadas. Los demás requieren el código fuente.',
  },
  'nft-audit-inspector-weights': {
    asks: [
      '¿Cómo pondera el inspector NFT sus hallazgos?',
      'serious, notable, minor',
      'puntuación de una colección',
      'qué significa «not found out» en una inspección',
      'nota de un contrato nft',
    ],
    says: 'El inspector NFT marca cada hallazgo como grave, notable, menor, para saber o no averiguado. No da puntuación.',
  },
  'nft-audit-inspector-share': {
    asks: [
      '¿Puedo compartir o descargar una inspección NFT?',
      'descargar la inspección en json',
      'enlace al informe de inspección',
      'imprimir el informe de una colección',
      'enviar la inspección con una solicitud de auditoría',
    ],
    says: 'Puede copiar el enlace de una inspección NFT, descargarla en JSON, imprimirla o abrir su informe como página. «Send it with an audit request» la adjunta a su solicitud.',
  },
  'nft-audit-storage': {
    asks: [
      '¿Dónde conviene guardar los metadatos de un NFT?',
      'almacenamiento nft',
      'servidor, ipfs, arweave o en la cadena',
      'mejor lugar para imágenes nft',
      'cómo hago que mi arte dure',
    ],
    says: 'Los metadatos NFT pueden estar en su servidor, bajo una dirección de contenido como en IPFS, en almacenamiento pagado una vez o en la cadena. El servidor es la opción más débil, y la cadena la más fuerte.',
  },
  'nft-audit-ipfs': {
    asks: [
      '¿Basta IPFS para un NFT?',
      'ipfs',
      'puede desaparecer un archivo en ipfs',
      'gateway o dirección de contenido en el contrato',
      'quién mantiene los archivos ipfs en línea',
    ],
    says: 'Con IPFS nadie puede cambiar el archivo de un NFT, porque su dirección es un hash del contenido. Aun así, alguien debe guardar el archivo, o nada responde en esa dirección.',
  },
  'nft-audit-on-chain': {
    asks: [
      '¿Puede guardarse el arte NFT en la propia cadena?',
      'nft totalmente on-chain',
      'es demasiado caro el arte on-chain',
      'svg dibujado por un contrato',
      'coste en gas de guardar una imagen',
    ],
    says: 'El arte NFT en la cadena dura tanto como la cadena. Guardar allí una foto es caro, pero un contrato puede calcular un dibujo cuando alguien lo pide, y pedirlo es gratis.',
  },
  'nft-audit-buyer': {
    asks: [
      '¿Qué debo preguntar antes de comprar un NFT?',
      'checklist comprador nft',
      'cómo sé si la imagen va a durar',
      'preguntas al creador antes de comprar',
      'qué mirar como coleccionista de nft',
    ],
    says: 'Antes de comprar un NFT, pregunte qué devuelve tokenURI, quién puede cambiarlo y si el contrato tiene una dirección de contenido o un gateway. Pregunte quién guarda los archivos y hasta cuándo. Para arte en la cadena, pregunte si el contrato que dibuja tiene dueño.',
  },
  'nft-audit-creator': {
    asks: [
      '¿Qué debe hacer un creador para que duren los metadatos NFT?',
      'congelar metadatos',
      'cuándo congelar la base uri',
      'consejo para artistas sobre metadatos',
      'cómo protejo a mis coleccionistas de perder las imágenes',
    ],
    says: 'Ponga la dirección de contenido de sus metadatos NFT en el contrato y congélela en la transacción del reveal. Publique todos los archivos en un paquete con su hash. Si el arte se puede calcular, calcúlelo.',
  },
}
