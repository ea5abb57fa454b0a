import type { facts as english } from '#content/answers/en/mint-codes.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'mint-redeem': {
    asks: [
      '¿Cómo canjeo un código por un NFT?',
      'canjear código',
      'me dieron una tarjeta con un código en una feria',
      'dónde introduzco mi código de mint',
      'pasos para mintear con un código', 'me dieron un cupón en el stand, cómo lo uso', 'validar en la web el código que me dieron', 'puedo ver la pieza antes de mintearla',],
    says: 'Abra la página Mint, escriba o escanee su código y pulse «Check the code». Verá la pieza, las unidades y los límites antes de conectar nada. Después pulse «Mint».',
  },
  'mint-cost': {
    asks: [
      '¿Es gratis mintear con un código?',
      'precio del mint',
      'cuánto cuesta el nft del evento',
      'tengo que pagar la pieza',
      'costes ocultos al mintear', 'es de verdad un regalo la pieza', 'necesito tarjeta de crédito para el nft del evento', 'paga el organizador la tarifa del mint por mí',],
    says: 'Una pieza que se mintea con código es gratuita, y el contrato no puede aceptar dinero. Solo la red cobra una tarifa, que la página muestra. En algunos eventos la web la paga por usted.',
  },
  'mint-no-wallet': {
    asks: [
      '¿Puedo mintear sin monedero o sin fondos?',
      'mint con el monedero vacío',
      'no tengo eth para el mint',
      'mintear a una dirección sin conectar',
      'quién paga el gas del mint', 'mi abuela no tiene cripto, puede recibir la pieza del evento', 'entregar la pieza a una dirección que escribo', 'puede un colega mintear por mí',],
    says: 'Un monedero vacío puede recibir una pieza, porque cualquiera puede enviar la firma de su código y pagar la tarifa. Si paga la web, con un código impreso basta escribir la dirección que recibe la pieza.',
  },
  'mint-code-kinds': {
    asks: [
      '¿En qué se diferencian un código impreso y un código de evento?',
      'tipos de códigos de mint',
      'código de la tarjeta o palabra del cartel',
      'es secreta la palabra del evento',
      'un código para todos los visitantes', 'código personal o palabra pública', 'es el nombre de la feria el código de todos', 'puedo pasar la palabra del evento a otros',],
    says: 'Un código impreso es una clave para una pieza y sirve una vez. Un código de evento es una palabra pública para todos, como el nombre de una feria, y lo protegen unos límites.',
  },
  'mint-code-look': {
    asks: [
      '¿Cómo es un código impreso?',
      'longitud de un código de mint',
      'cuántos caracteres tiene el código',
      'mayúsculas y guiones en el código',
      'letra o o cero en mi código',
      'se puede adivinar un código', 'puedo omitir los guiones al escribir el código', 'dígito de control al final del código', 'fuerza bruta contra los códigos',],
    says: 'Un código impreso tiene {mintCodeLength} letras y cifras en grupos de cinco, y la última detecta errores al teclear. No usa letras que se confunden. Mayúsculas y guiones dan igual, y un código es demasiado largo para adivinarlo.',
  },
  'mint-scan': {
    asks: [
      '¿Puedo escanear el código con el móvil?',
      'escanear una tarjeta',
      'código qr de la tarjeta',
      'no se abre la cámara en la página mint',
      'mi navegador no puede escanear', 'hacer una foto de la tarjeta en vez de escribir', 'se sube la imagen de la cámara', 'acceso a la cámara denegado',],
    says: 'La página Mint escanea una tarjeta con la cámara si el navegador lo permite. Si no, la cámara del teléfono lee la tarjeta y abre la página. La imagen no se guarda ni se envía.',
  },
  'mint-invalid': {
    asks: [
      '¿Por qué no se acepta mi código?',
      'el código no funciona',
      'código de mint no válido',
      'código desconocido',
      'mi código ha caducado', 'la página rechaza lo que escribí de la tarjeta', 'mi código es de otro evento', 'qué letra del código está mal',],
    says: 'La página Mint dice si un código es válido, está usado o caducado, o es de otro evento. Si hay una letra mal, indica los lugares probables. Compárelo con la tarjeta y, si no, pregunte a quien se la dio.',
  },
  'mint-used': {
    asks: [
      'Mi código ya se usó. ¿Qué puedo hacer?',
      'canjear un código dos veces',
      'alguien minteó con mi tarjeta',
      'perdí la tarjeta con el código',
      'reutilizar un código impreso', 'alguien fue más rápido con mi código', 'tarjeta extraviada, me dan otra de reemplazo', 'podemos compartir una tarjeta entre dos',],
    says: 'Un código impreso da una pieza a la primera persona que lo usa, como un billete. Si otra persona usó el suyo, pida otra tarjeta a quien se la dio.',
  },
  'mint-stolen': {
    asks: [
      '¿Pueden robarme el código mientras minteo?',
      'front-running de un mint',
      'un bot copia mi transacción',
      'ataque por el mempool',
      'por qué nadie más puede usar mi código', 'bots mev y códigos impresos', 'pueden interceptar mi firma y desviar la pieza', 'qué gana un ladrón copiando mi transacción de mint',],
    says: 'Una transacción de mint copiada no le sirve a un ladrón, porque su código firma una frase: esta pieza, a este destinatario, antes de esta hora. Quien envía la copia le entrega la pieza a usted.',
  },
  'mint-private': {
    asks: [
      '¿Se envía mi código a su servidor?',
      'sale el código de mi navegador',
      'quién puede ver mi código de mint',
      'registran los códigos',
      'está el código en la cadena', 'puede su personal leer mi código', 'se sube mi código impreso a algún sitio', 'página de phishing que pide mi código de mint',],
    says: 'Un código impreso nunca sale de su navegador. Allí se convierte en una clave, y solo viaja la firma de esa clave. Escríbalo solo en una dirección conocida, porque una página falsa podría leerlo.',
  },
  'mint-test': {
    asks: [
      '¿Cómo prueban que los códigos siguen siendo secretos?',
      'prueba de que ninguna petición lleva el código',
      'test de los códigos de mint',
      'cómo sé que el código no se transmite', 'buscan códigos en sus registros', 'control automático de que nada enviado contiene un código', 'notarían que una actualización envía el código',],
    says: 'Un test nuestro canjea códigos en un nodo real y busca el código en todo lo enviado. Falla el día en que una petición o una línea de registro contiene un código.',
  },
  'mint-key': {
    asks: [
      '¿Cómo se convierte un código en una firma?',
      'clave hkdf a partir del código',
      'EIP-712 redeem',
      'cómo funcionan técnicamente los códigos de mint',
      'por qué no guardar el hash del código', 'derivación de clave a partir del código impreso', 'cómo sabe el contrato que el código es correcto sin verlo', 'sal de la colección',],
    says: 'Su navegador obtiene una clave privada del código y de la sal aleatoria de la colección. Esa clave firma índice, destinatario y plazo como datos tipados (EIP-712). El contrato comprueba la clave con una raíz de Merkle y nunca ve el código.',
  },
  'mint-limits': {
    asks: [
      '¿Cuántas piezas puedo mintear con un código de evento?',
      'límite por monedero',
      'máximo por cuenta en el evento',
      'bots mintean todo con el código público',
      'mintear más de una', 'cupo por visitante', 'cuántas veces puedo mintear con el código de evento', 'protección contra robots con la palabra pública',],
    says: 'Un código de evento tiene límites por monedero, por transacción, para el total y en el tiempo. Se fijan al crear la colección, y la página Mint los muestra.',
  },
  'mint-voucher': {
    asks: [
      '¿Qué es un vale de mint?',
      'voucher de mint',
      'una pieza por persona y no por monedero',
      'protección contra muchos monederos',
      'por qué debo firmar antes de mintear', 'un visitante abre cincuenta cuentas para llevarse más piezas', 'autorización de un servicio además del código de evento', 'certificado firmado del número de piezas',],
    says: 'Un vale es la firma de un servicio que comprobó a la persona y dice cuántas piezas puede mintear un monedero en total. Una colección puede pedir vales, porque crear monederos no cuesta nada.',
  },
  'mint-gitex': {
    asks: [
      '¿Qué es el NFT de GITEX Global?',
      'gitex',
      'gitex-global',
      'cómo consigo el nft de gitex',
      'código de evento de gitex', 'estuve en gitex, dónde está mi recuerdo', 'gitex-global-nft', 'sigue abierto el mint de gitex',],
    says: 'La dirección /gitex-global-nft lleva a la página Mint con el código del evento ya escrito, por ejemplo {mintEventCode}. La página muestra entonces la pieza, sus límites y si el evento está abierto.',
  },
  'mint-picture': {
    asks: [
      '¿Dónde se guarda la imagen de una pieza minteada?',
      'imagen en la cadena o en ipfs',
      'qué es un nft grabado',
      'desaparece mi imagen si cierra la web',
      'cambia la imagen al venderla', 'es un svg la obra del evento', 'por qué mi pieza es distinta de la de mi colega', 'sobrevive la obra si se apaga su alojamiento',],
    says: 'Un contrato dibuja la imagen de cada pieza en la cadena, así que no necesita servidor. Depende de la cadena, la colección, el número y la cuenta que minteó. No cambia cuando la pieza cambia de manos.',
  },
  'mint-after': {
    asks: [
      '¿Qué puedo hacer con la pieza después del mint?',
      'no veo el nft en mi monedero',
      'mostrar la pieza minteada en metamask',
      'compartir mi nft',
      'descargar la imagen de mi pieza', 'importar la pieza minteada al monedero', 'mi galería no muestra nada tras mintear', 'publicar mi pieza en redes sociales',],
    says: 'Después del mint puede compartir su pieza, guardar la imagen, añadirla al monedero y comparar el dibujo con la cadena. Si su monedero no lista piezas, búsquela en la dirección de la colección.',
  },
  'mint-transfer': {
    asks: [
      '¿Puedo transferir o vender mi pieza del evento?',
      'nft soulbound',
      'revender el nft del evento',
      'mover la pieza a otra cuenta',
      'está la pieza ligada a mi monedero', 'regalar mi pieza del evento a mi hija', 'poner la pieza a la venta en opensea', 'puede el organizador prohibir la reventa',],
    says: 'Las piezas se pueden transferir, salvo que el organizador las ligara a su primera cuenta al crear la colección. La página Mint muestra «Moves: Never» en una pieza ligada.',
  },
  'mint-royalty': {
    asks: [
      '¿Puede tener regalías una colección de evento?',
      'royalties del mint con código',
      'parte de la reventa de las piezas',
      'ERC-2981 en colecciones de evento', 'gana el organizador con las reventas', 'tope de las regalías de piezas de evento', 'respetan los mercados las regalías del evento',],
    says: 'Las regalías de una colección de evento se fijan al crearla y son como máximo una décima parte del precio. Cada mercado decide si las paga.',
  },
  'mint-plan': {
    asks: [
      '¿Cómo organizo un evento con códigos de mint?',
      'repartir nft en nuestra conferencia',
      'queremos regalar nft en una feria',
      'crear mi propia campaña de códigos',
      'encargar códigos impresos',
      'nft de asistencia para visitantes', 'recuerdo para cada participante de nuestro hackathon', 'pieza digital de recuerdo para nuestro festival', 'alternativa a poap para nuestro encuentro',],
    says: 'Montamos el evento con usted: los códigos y la hoja para imprimir, después la colección con unidades, límites y horas, y después el día mismo. Escríbanos con la fecha de su evento.',
  },
  'mint-plan-cost': {
    asks: [
      '¿Cuánto cuesta un evento con códigos de mint?',
      'precio de un evento nft',
      'presupuesto para un mint con códigos en una feria',
      'presupuesto de códigos nft impresos',
      'tarifa por día para el evento', 'estimación de un reparto de códigos en una conferencia', 'quién asume las tarifas de red de mil visitantes', 'se factura por día el apoyo al evento',],
    says: 'Preparamos un evento por días, a {mintDayRate} por día y persona. Los contratos no cobran comisión. Las tarifas de red las pagan los visitantes, o un servicio suyo con un límite.',
  },
  'mint-codes-made': {
    asks: [
      '¿Quién genera los códigos impresos?',
      'generar códigos de mint',
      'hoja de códigos para imprimir',
      'cuántos códigos caben en una lista',
      'pdf con tarjetas para el evento', 'guardan una copia de nuestros códigos', 'archivo para la imprenta con todos los códigos', 'pueden imprimir las tarjetas por nosotros',],
    says: 'Los códigos se generan en su equipo, con una hoja para imprimir. Una lista admite hasta {mintMostCodes} códigos. No los vemos nunca, salvo que nos encargue la impresión.',
  },
  'mint-who-knows': {
    asks: [
      '¿Qué puede salir mal con los códigos impresos?',
      'riesgos de los códigos impresos',
      'podría la imprenta usar los códigos',
      'alguien ve mi tarjeta antes que yo',
      'puntos débiles del mint con código', 'capa para rascar sobre el código', 'un ayudante deshonesto fotografía las tarjetas', 'deshacerse de la lista después de imprimir',],
    says: 'Los códigos impresos tienen las debilidades del papel: el primero que lee una tarjeta puede usarla, y quien hizo los códigos los conoce. También una página falsa o un navegador vigilado puede leer un código. Tape los códigos y borre la lista tras imprimir.',
  },
  'mint-list': {
    asks: [
      '¿Cuántas piezas hay y puede haber más?',
      'unidades de la colección',
      'comprobar el número de códigos de un evento',
      'lista publicada de claves',
      'es limitada la edición', 'cuántas piezas quedan', 'puede el organizador imprimir códigos en secreto', 'número de piezas minteadas hasta ahora',],
    says: 'La página Mint muestra cuántas piezas hay y cuántas puede haber, leído de la cadena. La lista de claves con hash es pública, así que cualquiera puede contar los códigos. El total nunca crece.',
  },
  'mint-change': {
    asks: [
      '¿Puede el organizador cambiar una colección de evento?',
      'aumentar las unidades después del mint',
      'cambiar los límites del evento',
      'propietario del contrato de mint',
      'se puede pausar el mint', 'guarda el organizador una puerta trasera en la colección de evento', 'aplazar la apertura de una colección ya creada', 'error en los límites de nuestro evento, se puede arreglar',],
    says: 'Una colección de evento no se puede cambiar una vez creada: unidades, límites, horas y regalías quedan fijos. No tiene propietario, pausa ni actualizaciones.',
  },
  'mint-close': {
    asks: [
      '¿Qué pasa cuando termina un evento?',
      'evento terminado, puedo mintear aún',
      'mintear más tarde en casa',
      'hasta cuándo vale mi tarjeta',
      'se pueden quemar las piezas sobrantes', 'olvidé usar mi tarjeta en la feria', 'sigue valiendo el código impreso después del evento', 'qué pasa con las piezas que nadie minteó',],
    says: 'Un código de evento acaba a su hora de cierre; los códigos impresos pueden tener un final propio, que la página Mint muestra. Una colección no se puede cerrar antes, y sus piezas no se pueden quemar.',
  },
  'mint-gas': {
    asks: [
      '¿Cuánto gas consume mintear con un código?',
      'gas al canjear',
      'gas del mint con código de evento',
      'tarifa de red del mint', 'gasta menos gas la palabra del evento que la tarjeta', 'presupuesto de gas por visitante', 'gas medido al canjear una tarjeta',],
    says: 'Canjear un código impreso consume {mintRedeemGas}, medido en una colección de unos dieciséis mil códigos. Un mint con el código de evento consume {mintEventGas}.',
  },
  'mint-network': {
    asks: [
      '¿Qué red usa el mint del evento?',
      'cadena del nft del evento',
      'red equivocada al mintear',
      'cambiar mi monedero de red para el mint', 'está el nft de la feria en una layer 2', 'en qué blockchain está mi recuerdo', 'metamask está en otra cadena que la página mint',],
    says: 'La página Mint muestra la red del evento antes de que conecte un monedero. Si el suyo está en otra red, un botón lo cambia.',
  },
}
