import type { facts as english } from '#content/answers/en/claims.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'claims-campaign': {
    asks: [
      '¿Qué es una campaña de reclamación?',
      'campaña de claim significado',
      'cómo funciona un airdrop por lista',
      'para qué sirve la herramienta claim',
      'repartir tokens a una lista de direcciones', 'es lo mismo una campaña que un airdrop', 'en vez de mil envíos, cada uno recoge sus tokens', 'qué sentido tiene la página claim',],
    says: 'Una campaña aparta tokens para una lista de direcciones, y cada dirección reclama su parte. El creador paga una sola vez, en lugar de enviar una transferencia a cada dirección. Usted crea una campaña en la página Claim.',
  },
  'claims-claim': {
    asks: [
      '¿Cómo reclamo mis tokens?',
      'reclamar tokens',
      'dónde recojo mi airdrop',
      'me dijeron que aquí podía cobrar tokens',
      'pasos para reclamar', 'me mandaron un enlace para recoger mi recompensa en tokens', 'qué botón me paga mi parte', 'cobrar mi airdrop paso a paso',],
    says: 'Para reclamar, abra la página Claim, escriba el número de la campaña y busque su dirección. Si está en la lista, conecte su monedero y pulse «Claim». Los tokens van a la dirección de la lista.',
  },
  'claims-number': {
    asks: [
      '¿Dónde encuentro el número de mi campaña?',
      'número de campaña',
      'en qué campaña estoy',
      'no conozco el id de la campaña',
      'buscar campañas de un token', 'no recibí ningún enlace a la campaña', 'quién me da el número del airdrop', 'perdí el enlace de la campaña',],
    says: 'El creador de una campaña comparte su número o su enlace. Explore encuentra las campañas de un token por su nombre o dirección. El panel muestra lo que una cuenta puede reclamar de las listas publicadas aquí.',
  },
  'claims-eligible': {
    asks: [
      '¿Estoy en la lista de una campaña?',
      'comprobar si soy elegible',
      'mi dirección tiene derecho al airdrop',
      'cuánto puedo reclamar',
      'hace falta conectar el monedero para ver mi parte', 'me han seleccionado para el airdrop', 'cumplo los requisitos para reclamar', 'cuántos tokens le corresponden a una dirección',],
    says: 'En la página de una campaña puede buscar cualquier dirección sin conectar un monedero. Verá su importe, su prueba, la fecha límite y si ya ha reclamado.',
  },
  'claims-not-listed': {
    asks: [
      'Mi dirección no está en la lista. ¿Qué puedo hacer?',
      'no soy elegible',
      'por qué no estoy en el airdrop',
      'falto en la lista',
      'pueden añadirme a la campaña', 'se olvidaron de mí en el airdrop', 'a quién me quejo si me excluyeron del reparto', 'todos recibieron tokens excepto yo',],
    says: 'Si su dirección no está en la lista, pruebe otra cuenta suya o pregunte al creador de la campaña. No podemos añadirle, porque nadie puede cambiar la lista de una campaña.',
  },
  'claims-create': {
    asks: [
      '¿Cómo creo una campaña?',
      'crear un airdrop',
      'montar un reparto de tokens',
      'página de claim para mis usuarios',
      'quiero repartir mi token a la comunidad',
      'qué necesito para una campaña', 'dónde configuro un pago de tokens a mucha gente', 'puede cualquiera abrir una campaña sin saber programar', 'regalar tokens a miles de miembros',],
    says: 'Para crear una campaña, vaya a «Make a campaign» en la página Claim e indique un token, una lista y una hora de cierre. Su navegador revisa la lista y calcula su hash. Después usted publica la lista y paga con su monedero.',
  },
  'claims-list-format': {
    asks: [
      '¿Qué formato necesita la lista?',
      'formato csv',
      'cómo preparo el csv del airdrop',
      'columnas de la lista',
      'subir una hoja de cálculo con direcciones',
      'la misma dirección dos veces en la lista', 'separador entre dirección e importe, coma o punto y coma', 'plantilla para el archivo de destinatarios', 'usar una tabla de Excel o Google Sheets como lista',],
    says: 'Una lista tiene una dirección y un importe en cada línea, pegados o en un archivo CSV. Los separan comas, puntos y coma, tabuladores o espacios. Los importes de una misma dirección se suman.',
  },
  'claims-list-size': {
    asks: [
      '¿Cuántas direcciones puede tener una campaña?',
      'tamaño máximo de la lista',
      'límite de destinatarios',
      'airdrop a cien mil monederos',
      'demasiadas líneas en la lista', 'basta una campaña para una comunidad enorme', 'tope de entradas por airdrop', 'aguanta el navegador una lista muy larga',],
    says: 'Una lista puede tener hasta {claimsMostEntries} direcciones. Una lista muy larga se prepara con un comando nuestro y se publica en un servidor propio.',
  },
  'claims-list-faults': {
    asks: [
      '¿Qué comprueban en mi lista?',
      'errores en mi csv',
      'dirección no válida en la lista',
      'escribí mal una dirección',
      'detecta direcciones duplicadas', 'avisa la herramienta de erratas en los destinatarios', 'la suma de control de un destinatario no cuadra', 'demasiados decimales en un importe',],
    says: 'Su navegador busca en cada línea direcciones falsas, sumas de control que no cuadran, importes de cero y decimales de más. Nombra cada línea con error. También avisa de cuentas repetidas, importes diminutos y direcciones sin suma de control.',
  },
  'claims-list-public': {
    asks: [
      '¿Es pública la lista de una campaña?',
      'todos pueden ver quién recibe qué',
      'privacidad de la lista del airdrop',
      'se ven los importes',
      'ocultar a los destinatarios', 'pueden quedar anónimos los destinatarios', 'se escribe toda la lista en el contrato', 'partes de un airdrop lejos de miradas ajenas',],
    says: 'La lista de una campaña es pública: todo el mundo puede leer sus direcciones e importes. La cadena guarda un solo número para toda la lista, la raíz.',
  },
  'claims-list-kept': {
    asks: [
      '¿Cuánto tiempo guardan una lista publicada?',
      'mi lista fue eliminada',
      'lista desaparecida',
      'puedo alojar la lista yo mismo',
      'dónde está el archivo de la lista', 'periodo de conservación de una lista subida', 'seguirá mi lista en línea el año que viene', 'poner la lista en mi propio servidor',],
    says: 'Nuestro servidor guarda una lista {claimsUnfundedDays} si ninguna campaña la paga. Con una campaña pagada, se queda mientras se pueda reclamar. También puede publicar los archivos en un servidor propio.',
  },
  'claims-list-change': {
    asks: [
      '¿Puedo cambiar la lista después de crear la campaña?',
      'editar la lista',
      'añadir direcciones más tarde',
      'importe equivocado en la lista',
      'quitar una dirección del airdrop', 'sustituir una dirección en una lista publicada', 'nos olvidamos de diez personas, se pueden agregar', 'es inamovible la lista una vez publicada',],
    says: 'La lista de una campaña no se puede cambiar, porque el contrato no tiene esa función. Una línea añadida daría otra raíz. Para más destinatarios, cree una segunda campaña.',
  },
  'claims-pay-in': {
    asks: [
      '¿Cómo pago los tokens de una campaña?',
      'financiar la campaña',
      'cuántas transacciones lleva una campaña',
      'la campaña pide un permiso ilimitado',
      'depositar tokens para el airdrop', 'tengo que aportar todo el total de una vez', 'llenar el fondo de la campaña', 'qué suma toma la campaña de mi monedero',],
    says: 'Usted paga exactamente la suma de la lista: una aprobación de ese importe y después una transacción. Si el token acepta una firma para esto, la firma sustituye a la aprobación.',
  },
  'claims-fee': {
    asks: [
      '¿Cobran comisión por una campaña?',
      'precio de la herramienta claim',
      'cuánto cuesta un airdrop con ustedes',
      'es gratis la herramienta de airdrop',
      'comisión para quien reclama', 'ganan dinero con mi reparto', 'hay cargos ocultos en un airdrop', 'qué porcentaje del airdrop se quedan',],
    says: 'El contrato de reclamaciones no cobra comisión, ni a creadores ni a quienes reclaman. Cada uno paga solo la tarifa de red de sus propias transacciones.',
  },
  'claims-gas-claim': {
    asks: [
      '¿Cuánto gas cuesta una reclamación?',
      'gas para reclamar',
      'tarifa de red de un claim',
      'es caro reclamar',
      'gas de un claim con firma', 'se come la tarifa de red mi pequeño airdrop', 'coste de transacción por cobrar mi parte', 'paga más gas el primero de la lista',],
    says: 'Una reclamación consume {claimsGas}, o {claimsFirstGas} si es la primera entre sus vecinas de la lista. Con firma consume {claimsSignedGas}. Medimos transacciones completas con una lista de más de cien mil líneas.',
  },
  'claims-gas-create': {
    asks: [
      '¿Cuánto gas hace falta para crear una campaña?',
      'gas para crear una campaña',
      'coste de red de un airdrop para el creador',
      'gas para recuperar el resto',
      'gas de createCampaign', 'cuánto eth necesita el organizador para abrir una campaña', 'consume más gas la primera campaña de un token', 'factura de gas del organizador de un airdrop',],
    says: 'Crear una campaña consume {claimsCreateGas}, o {claimsCreateFirstGas} si es la primera campaña de un token. Recuperar el resto consume {claimsRefundGas}.',
  },
  'claims-other-address': {
    asks: [
      '¿Puedo reclamar a otra dirección?',
      'claim a otro monedero',
      'enviar mi airdrop a mi cold wallet',
      'redirigir mi reclamación',
      'ya no uso ese monedero', 'pago a mi monedero nuevo en vez del antiguo', 'cambiar el destino de mi reclamación', 'puedo elegir adónde llega mi parte',],
    says: 'La dirección de la lista puede hacer que su parte se pague a otra dirección con una firma gratuita. La firma vale solo para esta campaña, línea, destinatario y fecha límite. Abra «Claim to another address» en la página de la campaña.',
  },
  'claims-sponsor': {
    asks: [
      '¿Puede otra persona pagar el gas de mi reclamación?',
      'no tengo eth para reclamar',
      'reclamar sin gas',
      'reclamar por un amigo',
      'monedero vacío pero tengo una parte',
      'pagar la tarifa de mis usuarios', 'relayer para reclamaciones', 'puede mi hermano enviar la reclamación en mi nombre', 'nuestro proyecto quiere asumir los gastos de red de la comunidad',],
    says: 'Cualquier monedero puede enviar una reclamación firmada por la dirección de la lista y pagar su tarifa de red. Algunas campañas permiten además que cualquiera envíe una reclamación simple. Los tokens van solo a la dirección de la lista o a la que ella firmó.',
  },
  'claims-leaked-key': {
    asks: [
      'Me hackearon el monedero. ¿Puedo reclamar aún con seguridad?',
      'monedero comprometido y airdrop',
      'un ladrón tiene la clave de mi dirección',
      'clave robada antes de reclamar', 'un atacante controla el monedero que está en la lista', 'caí en un phishing antes del airdrop, puedo adelantarme al ladrón', 'se filtró mi frase semilla, pierdo mi airdrop',],
    says: 'Una firma no salva la reclamación de una clave robada: el ladrón también puede firmar, y cuenta la primera transacción válida. Una campaña puede exigir que la cuenta misma envíe o firme, para que extraños no paguen a esa cuenta.',
  },
  'claims-deadline': {
    asks: [
      '¿Cuánto tiempo está abierta una campaña?',
      'fecha límite de una campaña',
      'campaña sin fin',
      'elegir inicio y final del airdrop',
      'cuándo se cierran las reclamaciones', 'hasta qué día se puede reclamar', 'puede empezar el reparto la semana que viene', 'hora de apertura y de cierre de la campaña',],
    says: 'El creador elige cuándo se abren y se cierran las reclamaciones, o que no se cierren nunca. La página de la campaña muestra estas fechas. Después no se pueden cambiar.',
  },
  'claims-missed': {
    asks: [
      'Se me pasó la fecha límite. ¿Puedo reclamar todavía?',
      'reclamar después del plazo',
      'demasiado tarde para reclamar',
      'mi airdrop caducó',
      'la campaña está cerrada', 'estaba de vacaciones y el airdrop terminó', 'llego un día tarde, hacen una excepción', 'reabrir una campaña terminada',],
    says: 'Después de la fecha límite de una campaña ya no se puede reclamar nada, y la fecha no se puede mover. El resto vuelve al creador. Pregúntele si hay otra campaña.',
  },
  'claims-refund': {
    asks: [
      '¿Qué pasa con los tokens no reclamados?',
      'recuperar tokens no reclamados',
      'reembolso de una campaña',
      'quién se queda el resto del airdrop',
      'retirar lo que sobra al final', 'la mitad no vino, cómo recupero los tokens restantes', 'devolver el sobrante a nuestra tesorería', 'recuperar la parte no usada del airdrop',],
    says: 'Tras la fecha límite, solo el creador puede recuperar lo que nadie reclamó, a cualquier dirección. Lo hace en la página de la campaña con el monedero que la creó. Una campaña sin fecha límite nunca se reembolsa.',
  },
  'claims-cancel': {
    asks: [
      '¿Puedo terminar o pausar una campaña antes de tiempo?',
      'cancelar un airdrop',
      'parar las reclamaciones',
      'sacar los tokens antes del plazo',
      'me equivoqué en la campaña, puedo deshacerla',
      'puede el creador huir con los tokens', 'puede el organizador cortar el airdrop en marcha', 'interrumpir un reparto en curso', 'elegí el token equivocado, dar marcha atrás con la campaña',],
    says: 'Una campaña no se puede pausar, terminar ni vaciar antes de su fecha límite, ni por su creador ni por nosotros. El contrato no tiene esa función.',
  },
  'claims-locked': {
    asks: [
      '¿Se pueden bloquear los tokens reclamados?',
      'airdrop con vesting',
      'reclamación a un bloqueo',
      'reclamar en una asignación',
      'evitar que vendan el airdrop enseguida', 'que los destinatarios reciban el airdrop en dos años', 'airdrop liberado tras un periodo de espera', 'quien reclama tarde tiene un calendario más corto',],
    says: 'Una campaña puede pagar sus reclamaciones en bloqueos o asignaciones de los destinatarios. Todos tienen el mismo calendario, reclamen cuando reclamen, y tras su final se paga directamente. El creador lo elige al crear la campaña.',
  },
  'claims-twice': {
    asks: [
      '¿Puede alguien reclamar dos veces?',
      'doble reclamación',
      'error ya reclamado',
      'reclamar otra vez',
      'cómo evitan reclamaciones dobles', 'puede un tramposo cobrar varias veces', 'mi línea figura como pagada, en qué transacción', 'presentar dos veces la misma prueba',],
    says: 'El contrato paga cada línea de una lista una vez y la marca como pagada para siempre. El historial de la página de la campaña nombra la transacción de cada reclamación.',
  },
  'claims-underfunded': {
    asks: [
      '¿Qué pasa si la lista promete más de lo que se pagó?',
      'campaña sin fondos suficientes',
      'faltan tokens en el airdrop',
      'error Underfunded',
      'cobrarán los últimos de la lista', 'el bote se vació antes de mi turno', 'déficit de una campaña', 'el primero que llega cobra si faltan tokens',],
    says: 'Una campaña que promete más de lo que recibió paga hasta vaciar su propio saldo y después rechaza. Su página muestra la suma de la lista junto a lo que se pagó.',
  },
  'claims-separate': {
    asks: [
      '¿Están separadas las campañas entre sí?',
      'un contrato para todos los airdrops, es seguro',
      'puede otra campaña vaciar la mía',
      'bote común',
      'y si atacan otro airdrop', 'se mezclan los depósitos de distintos proyectos', 'saldo propio de cada campaña', 'se despliega un contrato nuevo por airdrop',],
    says: 'Todas las campañas comparten un contrato, y cada una tiene su propio saldo. Vaciar una campaña no toca los tokens de otra.',
  },
  'claims-check': {
    asks: [
      '¿Cómo compruebo una campaña antes de fiarme?',
      'verificar una campaña',
      'es legítimo este airdrop',
      'es una estafa este claim',
      'recalcular toda la lista', 'cómo reconozco un airdrop falso', 'examinar una campaña antes de participar', 'coincide la lista publicada con la cadena',],
    says: 'Pulse «Recompute the whole list» en la página de una campaña. Su navegador descarga la lista publicada, calcula la raíz y la suma, y las compara con la cadena. No necesita monedero para ello.',
  },
  'claims-merkle': {
    asks: [
      '¿Qué es un árbol de Merkle?',
      'raíz de merkle explicada',
      'qué es una prueba de merkle',
      'cómo sabe el contrato que estoy en la lista',
      'raíz de la lista', 'árbol de hashes para tontos', 'cómo puede un número representar miles de direcciones', 'prueba de pertenencia a una lista',],
    says: 'Un árbol de Merkle convierte una lista entera en un número, la raíz, calculando hashes de las líneas por pares. Su prueba son los hashes junto al camino de su línea a la raíz. El contrato paga si ese camino acaba en la raíz guardada.',
  },
  'claims-leaf': {
    asks: [
      '¿Cómo se calcula una hoja de la lista?',
      'formato de la hoja',
      'compatible con OpenZeppelin StandardMerkleTree',
      'por qué la hoja lleva doble hash',
      'por qué cada línea tiene un índice', 'codificar una línea para armar el árbol en mi script', 'keccak de índice, dirección e importe', 'para qué sirve el segundo hash',],
    says: 'Una hoja es el hash keccak256, aplicado dos veces, de índice, cuenta e importe, con la forma del árbol de OpenZeppelin. El doble hash impide que un hash interno pase por hoja. El índice es lo que el contrato marca como pagado.',
  },
  'claims-tokens': {
    asks: [
      '¿Qué tokens puede pagar una campaña?',
      'token con comisión de transferencia en un airdrop',
      'airdrop de token rebasing',
      'airdrop de usdc',
      'puedo repartir ether', 'stablecoins como recompensa por lista', 'la página claim rechaza mi token con impuesto', 'qué estándar de token admite una campaña',],
    says: 'Una campaña paga tokens ERC-20, nunca ether. La página rechaza un token que retiene una comisión al pagar, porque los últimos no recibirían nada. Si un token reduce saldos por sí mismo, todos cobran la misma parte.',
  },
  'claims-nft': {
    asks: [
      '¿Puedo repartir NFT a una lista?',
      'airdrop de nft',
      'enviar mi colección a muchos monederos',
      'envío masivo de nft', 'para qué sirve PieceSender', 'regalar una obra de mi colección a cada titular', 'funciona una campaña con ERC-721',],
    says: 'Los NFT se reparten con nuestro contrato PieceSender, que envía piezas de su colección a muchas cuentas en una transacción. Las campañas de reclamación pagan solo tokens fungibles.',
  },
  'claims-plain-transfer': {
    asks: [
      'Envié tokens directamente al contrato de reclamaciones. ¿Los recupero?',
      'transferencia simple al contrato claim',
      'tokens atascados en el contrato de claim',
      'enviado a MerkleClaims por error', 'función de rescate para los tokens del contrato de reclamaciones', 'pueden devolver monedas varadas en el contrato claim', 'pagué la campaña con un envío normal y no cuenta',],
    says: 'Los tokens enviados al contrato de reclamaciones con una transferencia simple no se pueden sacar, ni usted ni nosotros. Pague las campañas a través de la página Claim.',
  },
  'claims-server': {
    asks: [
      '¿Dependen las reclamaciones de su servidor?',
      'y si su web se cae durante mi airdrop',
      'firma un servidor las reclamaciones',
      'reclamar directamente en el contrato',
      'se pueden censurar las reclamaciones', 'si quiebran, puede la gente cobrar su airdrop', 'pueden impedir que alguien reclame', 'hay una clave maestra detrás de las reclamaciones',],
    says: 'Las reclamaciones no necesitan servidor ni clave de firma nuestra: el contrato compara cada prueba con la raíz de la cadena. Con la lista publicada y una herramienta para el árbol de OpenZeppelin, puede reclamar sin nuestra web.',
  },
  'claims-help': {
    asks: [
      '¿Pueden prepararnos una campaña de claim?',
      'ayuda para repartir tokens',
      'quién prepara la lista del claim',
      'tarifa por día para una campaña',
      'cuánto cobran por gestionar una campaña', 'encargarles nuestro airdrop llave en mano', 'un consultor para campañas de tokens', 'apoyo el día de nuestro reparto',],
    says: 'Preparamos campañas y eventos con usted por días, a {claimsDayRate} por día y persona. Elaboramos la lista, diseñamos la hoja impresa, ensayamos con su equipo y atendemos el mismo día. Escríbanos con su fecha.',
  },
  'claims-try': {
    asks: ['¿Puedo probar una reclamación?', 'campaña de ejemplo', 'probar la página claim', 'airdrop de demostración', 'ensayo de una reclamación', 'practicar a reclamar con tokens de mentira', 'está el monedero demo en una lista para practicar',],
    says: 'Cuando esta web funciona en su propia cadena de prueba, la página Claim ofrece una campaña de ejemplo. Conecte el monedero de demostración: su cuenta está en la lista.',
  },
}
