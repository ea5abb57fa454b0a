import type { facts as english } from '#content/answers/en/token-check.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-check-use': {
    asks: [
      '¿Cómo compruebo un token antes de comprarlo?',
      'token checker',
      'escanear la dirección de un token',
      'dónde pego la dirección del contrato de una moneda',
      'encontré una moneda nueva, cómo la pruebo',
    ],
    says: 'Para comprobar un token, pegue su dirección en la página Token check y pulse «Check it». El informe dice si se pudo comprar y vender en el último bloque, qué impuesto cobra y qué puede hacer su dueño.',
  },
  'token-check-free': {
    asks: [
      '¿Cuesta algo la comprobación de un token?',
      'precio token check',
      'es gratis el escáner',
      'debo conectar una cartera para comprobar un token',
      'se usa mi dinero en la comprobación',
    ],
    says: 'La comprobación de un token es gratis y no necesita cartera ni cuenta. Compra y vende solo en una simulación: no se envía ninguna transacción ni se mueve dinero.',
  },
  'token-check-how': {
    asks: [
      '¿Cómo funciona la comprobación de un token?',
      'qué comprueban de un token',
      'método del escáner',
      'simulan o leen el código',
      'qué pasa al pulsar el botón',
    ],
    says: 'La comprobación simula una cuenta nueva que compra en un pool, envía una parte a una segunda cuenta y lo vende todo. Repite la venta tras cada cosa que el dueño puede hacer. También compara el código con nuestros tokens y busca en él proxies y otras señales.',
  },
  'token-check-sell': {
    asks: [
      '¿Puedo volver a vender este token?',
      'detector de honeypot',
      'es una estafa esta moneda',
      'probar si un token se puede vender',
      'no consigo vender mis tokens',
      'rug pull scanner',
    ],
    says: 'La comprobación le dice si un token se puede vender: una cuenta nueva lo compra, envía una cuarta parte y ambas cuentas lo venden todo. Lo intenta con varios tamaños, hasta el {tokenCheckLargestSize} del pool. La respuesta es exacta para ese bloque.',
  },
  'token-check-later': {
    asks: [
      '¿Puede un token volverse invendible después de comprarlo?',
      'venta bloqueada tras una hora',
      'prueba la comprobación una venta al día siguiente',
      'bomba de tiempo en un token',
    ],
    says: 'La comprobación hace la misma venta en el bloque siguiente, una hora después y un día después. La respuesta es exacta para esos tres momentos. Una trampa que espera más no se ve, así que repita la comprobación antes de comprar.',
  },
  'token-check-tax': {
    asks: [
      '¿Qué impuesto cobra un token al comprarlo o venderlo?',
      'comprobar impuesto de compra y venta de un token',
      'comisión oculta de una moneda',
      'cuánto pierdo al operar con este token',
    ],
    says: 'La comprobación compara lo enviado con lo que llegó: la diferencia es el impuesto de esa compra, transferencia o venta. La cifra es exacta, y el informe dice cuándo depende del importe o del momento.',
  },
  'token-check-owner': {
    asks: [
      '¿Puede el dueño de un token frenar mi venta o quitarme monedas?',
      'analizar los poderes del dueño',
      'puede el desarrollador emitir, pausar o incautar',
      'quién puede frenar mi venta según la comprobación',
    ],
    says: 'La comprobación llama a cada función como dueño, como cuentas con rol y como cuentas de su almacenamiento, y vuelve a vender. Si dice que el dueño puede frenar su venta, es un hecho. Una función sin efecto prueba poco.',
  },
  'token-check-proxy': {
    asks: [
      '¿Ve la comprobación si el código de un token es reemplazable?',
      'detección de proxy',
      'escáner de tokens actualizables',
      'ranuras ERC-1967',
    ],
    says: 'La comprobación lee las ranuras de almacenamiento de proxies (ERC-1967), copias (ERC-1167) y cuentas con código (EIP-7702). La respuesta es exacta para esos estándares.',
  },
  'token-check-known': {
    asks: [
      '¿Reconoce la comprobación los tokens de su creador?',
      'reconoce el escáner un token hecho en este sitio',
      'código conocido',
      'por qué no se simuló nada con este token',
    ],
    says: 'La comprobación compara el código con cada token que hace nuestro creador, salvo los valores que escribió el constructor. Para un token así la respuesta es exacta y no necesita simulación: el informe nombra sus poderes.',
  },
  'token-check-signs': {
    asks: [
      '¿Qué más lee la comprobación en el código de un token?',
      'funciones sospechosas',
      'puede un token notar que lo simulan',
      'selfdestruct en una moneda',
    ],
    says: 'La comprobación lee el código instrucción por instrucción, en busca de funciones por su nombre y de código que puede notar una simulación. Son señales y no pruebas: una función con otro nombre puede hacer lo mismo.',
  },
  'token-check-score': {
    asks: [
      '¿Da la comprobación una puntuación?',
      'nota de seguridad de un token',
      'hay luz verde para una moneda',
      'qué tokens son seguros para comprar',
    ],
    says: 'La comprobación da hechos con su bloque, y ninguna puntuación. Dice qué le pasó a un comprador y qué pueden hacer quienes mandan sobre el token; usted decide.',
  },
  'token-check-certainty': {
    asks: [
      '¿Qué fiabilidad tiene la comprobación de un token?',
      'puedo fiarme del informe',
      'precisión del escaneo',
      'una comprobación superada garantiza mi venta mañana',
      'cuánto tiempo vale un informe',
    ],
    says: 'Cada fila de la comprobación dice su certeza: las operaciones simuladas son exactas para su bloque, tamaño y momento, y lo demás son señales. Una comprobación superada no garantiza bloques posteriores, así que repítala antes de comprar.',
  },
  'token-check-limits': {
    asks: [
      '¿Qué no ve la comprobación de un token?',
      'límites del escáner',
      'puntos ciegos de la comprobación',
      'puede una trampa eludir la comprobación',
    ],
    says: 'La comprobación no ve quién tiene el token, ni lee su código fuente como lo hace una auditoría. Se le escapa una trampa que espera una fecha, un precio o un importe no probado. Repítala antes de comprar.',
  },
  'token-check-pools': {
    asks: [
      '¿Qué pools usa la comprobación de un token?',
      'qué versiones de uniswap usa el escáner',
      'la moneda no tiene pool, qué se comprueba',
      'token con hook v4',
    ],
    says: 'La comprobación busca pools de Uniswap V2, V3 y V4. No intenta operaciones donde un hook participa en ellas, y nombra ese hook. Sin pool, simula transferencias y lo dice.',
  },
  'token-check-holders': {
    asks: [
      '¿Muestra la comprobación los mayores titulares?',
      'ballenas de una moneda',
      'distribución de titulares en el escaneo',
      'quién posee la mayor parte de este token',
    ],
    says: 'La comprobación no muestra quién tiene un token, porque una cadena no tiene lista de titulares. La página de un token de nuestro libro de lanzamientos sí lista los suyos.',
  },
  'token-check-save': {
    asks: [
      '¿Puedo guardar o compartir el informe de una comprobación?',
      'informe del token en json',
      'descargar el escaneo',
      'enlace a la comprobación para mi comunidad',
      'guardan ustedes mis comprobaciones',
    ],
    says: 'Pulse bajo el informe «Copy the link» para compartirlo o «Download as JSON» para guardarlo. El enlace repite la comprobación en el último bloque, porque no guardamos ningún informe.',
  },
  'token-check-nft': {
    asks: [
      '¿Puede la comprobación de tokens mirar una colección NFT?',
      'nft en el escáner de tokens',
      'comprobar una dirección erc721',
      'pegar una colección en lugar de una moneda',
    ],
    says: 'La comprobación lee tokens ERC-20. Para una colección use el inspector de la página NFT audit.',
  },
  'token-check-audit': {
    asks: [
      '¿Sustituye la comprobación de un token a una auditoría?',
      'token check o auditoría de smart contract',
      'basta el escaneo gratis para mi contrato',
      'diferencia entre escáner y auditores',
    ],
    says: 'La comprobación de un token no sustituye a una auditoría: prueba lo que le pasa a un comprador y no lee el código fuente. Haga revisar su propio contrato con una auditoría de smart contract.',
  },
  'token-check-network': {
    asks: [
      '¿Qué blockchains cubre la comprobación de un token?',
      'comprobar un token en base o bsc',
      'moneda de solana en el escáner',
      'no hay contrato en esta dirección, por qué',
    ],
    says: 'La comprobación lee la red de este sitio, y el informe la nombra. Si en esa red no hay contrato en la dirección, la página lo dice.',
  },
  'token-check-refused': {
    asks: [
      '¿Por qué rechaza la comprobación mi dirección?',
      'error no es un token erc20',
      'dirección de token mal escrita',
      'mayúsculas de la dirección incorrectas',
      'comprobación ocupada, reintentar',
    ],
    says: 'La comprobación rechaza una dirección mal escrita, sin contrato o que no responde como un token ERC-20; la página dice cuál es el caso. Si se están comprobando otros tokens, indica tras cuántos segundos volver a intentarlo.',
  },
  'token-check-pass': {
    asks: [
      '¿Cómo hago un token que supere la comprobación?',
      'superar los escáneres',
      'marcan mi moneda, cómo consigo un informe limpio',
      'erc20 limpio para listados',
    ],
    says: 'Para un token que la supere, hágalo en el creador de tokens sin poderes sobre los titulares, como pausa, lista de bloqueo o emisión. La comprobación conoce ese código byte a byte y dice que ninguna cuenta tiene poder sobre él.',
  },
}
