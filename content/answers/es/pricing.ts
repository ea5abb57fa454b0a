import type { facts as english } from '#content/answers/en/pricing.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'day-rate': {
    asks: [
      '¿Cuál es su tarifa por día?',
      'tarifa diaria',
      'cuánto cuesta una persona al día',
      'tarifa por hora o por día',
      'cuánto cobran por jornada',
    ],
    says: 'Una persona cuesta {dayRate} al día. Un precio es el número de días laborables, por el número de personas, por esta tarifa.',
  },
  'price-range': {
    asks: [
      '¿Por qué el precio es un rango?',
      'por qué no una cifra exacta',
      'cuándo tengo un precio fijo',
      'precio desde hasta, por qué',
      'tanta diferencia entre el precio bajo y el alto',
    ],
    says: 'El precio es un rango hasta la llamada sobre el alcance, porque aún no hemos leído el código. Después recibe una cifra por escrito, y solo cambia con el alcance.',
  },
  'pricing-all': {
    asks: [
      '¿Cuánto cuesta cada uno de sus servicios?',
      'lista de precios',
      'precios',
      'cuánto cobran por sus servicios',
      'resumen de todas sus tarifas',
      'son caros',
    ],
    says: 'Precios: auditoría de smart contract {pricingAudit}, auditoría NFT {pricingNftAudit}, servicios blockchain {pricingBlockchain}. El desarrollo de tokens ERC20 cuesta de {pricingToken}, el marketing Web3 de {pricingMarketing} y el diseño UI/UX Web3 de {pricingDesign}. El creador de meme tokens, el bloqueo de tokens y el bloqueo de liquidez cuestan la comisión de la red.',
  },
  'pricing-durations': {
    asks: [
      '¿Cuánto tarda cada uno de sus servicios?',
      'duración de todos los servicios',
      'cuántos días laborables necesitan para un trabajo',
      'plazos de entrega',
      'qué servicio es el más rápido',
    ],
    says: 'Duraciones: auditoría de smart contract {pricingAuditDays}, auditoría NFT {pricingNftAuditDays}, servicios blockchain {pricingBlockchainDays}. El desarrollo de tokens ERC20 lleva {pricingTokenDays}, el marketing Web3 {pricingMarketingDays} y el diseño UI/UX Web3 {pricingDesignDays}. El creador de meme tokens, el bloqueo de tokens y el bloqueo de liquidez llevan unos minutos.',
  },
  'pricing-tools': {
    asks: [
      '¿Cuánto cuestan las herramientas de este sitio?',
      'coste del creador de tokens y de los lockers',
      'cuesta dinero lanzar o bloquear aquí',
      'solo el gas o algo más',
      'qué pago si lo hago yo con sus herramientas',
    ],
    says: 'El creador de meme tokens, el bloqueo de tokens y el bloqueo de liquidez solo cuestan la comisión de la red, que paga con su wallet. No añadimos ninguna comisión.',
  },
  'pricing-free': {
    asks: [
      '¿Qué puedo usar gratis aquí?',
      'gratis',
      'es gratuito este sitio',
      'cuesta algo una estimación',
      'hay suscripción',
      'necesito una cuenta de pago',
    ],
    says: 'Puede leer este sitio y usar sus herramientas gratis y sin cuenta. Una estimación y una primera llamada también son gratis. En una cadena, usted paga la comisión de la red.',
  },
  'pricing-formula': {
    asks: [
      '¿Cómo se forma un precio?',
      'cómo calculan un precio',
      'fórmula del precio',
      'de qué depende el precio',
      'el precio va por líneas de código',
    ],
    says: 'Un precio son días, personas y una tarifa diaria. Los días de una auditoría salen de sus líneas, sus llamadas externas, la herencia y tres partes fijas. Un repositorio preparado los reduce.',
  },
  'pricing-fixed-days': {
    asks: [
      '¿Qué días de una auditoría no dependen del código?',
      'días fijos en el precio',
      'mínimo de días de una auditoría',
      'por qué un contrato pequeño ya cuesta varios días',
      'precio base de una auditoría',
    ],
    says: 'Tres partes del precio de una auditoría no dependen de su código: el modelo de amenazas ({pricingSetUp}), el informe ({pricingReport}) y la revisión de las correcciones ({pricingFixReview}).',
  },
  'pricing-calls': {
    asks: [
      '¿Qué añaden al precio las llamadas externas y la herencia?',
      'recargo por llamadas a otros contratos',
      'cuesta más la herencia',
      'por qué las llamadas externas suben el precio',
      'días por llamada externa',
    ],
    says: 'En el precio de una auditoría, cada llamada a otro contrato añade {pricingCallDays} días. Cada contrato del que se hereda añade {pricingInheritanceDays} días.',
  },
  'pricing-half-speed': {
    asks: [
      '¿Sube el precio con assembly?',
      'assembly y yul',
      'recargo por matemáticas propias',
      'comprobamos nuestras propias firmas, cómo afecta al precio',
      'código lento de leer',
    ],
    says: 'El assembly, las matemáticas propias y las firmas suben el precio de una auditoría, porque los leemos a la mitad de velocidad.',
  },
  'pricing-spread': {
    asks: [
      '¿Qué amplitud tiene el rango de precios?',
      'precisión de la estimación',
      'qué porcentaje puede variar el precio',
      'margen de error de la calculadora',
      'más o menos',
    ],
    says: 'El rango de precios va de {pricingBelow} por debajo a {pricingAbove} por encima de la lectura calculada, en días enteros. Los días fijos no tienen rango.',
  },
  'pricing-changes': {
    asks: [
      '¿Qué cambiaría la estimación de una auditoría?',
      'por qué podría subir el precio después',
      'costes ocultos',
      'qué no está en la estimación',
      'habrá sorpresas en la factura',
    ],
    says: 'Cuatro cosas cambian el precio estimado de una auditoría: código añadido, código difícil como assembly, un protocolo del que depende el suyo y una fecha fija.',
  },
  'pricing-deadline': {
    asks: [
      '¿Cuesta más una fecha fija?',
      'recargo por urgencia',
      'precio de un trabajo urgente',
      'tarifa exprés',
      'pueden poner más gente para acabar antes',
    ],
    says: 'Una fecha que no se puede mover sube el precio de una auditoría, porque más revisores llevan más días en total. Díganos la fecha al pedir presupuesto.',
  },
  'pricing-scope-change': {
    asks: [
      '¿Puede cambiar todavía el precio acordado?',
      'nueva función después del presupuesto',
      'precio si crece el alcance',
      'se mantiene la cifra presupuestada',
      'y si el trabajo dura más de lo previsto',
    ],
    says: 'El precio acordado solo cambia si cambia el alcance. El código que añada después del recuento se cuenta de nuevo.',
  },
  'pricing-when': {
    asks: [
      '¿Cuándo hay que pagar el precio?',
      'condiciones de pago',
      'anticipo',
      'se paga por adelantado o después',
      'pago a plazos',
      'cuándo envían la factura',
    ],
    says: 'Usted paga la mitad del precio antes de empezar el trabajo y la mitad en la entrega.',
  },
  'pricing-stablecoin': {
    asks: [
      '¿Con qué puedo pagar?',
      'formas de pago',
      'pagar con cripto',
      'aceptan stablecoins',
      'podemos pagar con nuestro propio token',
      'pago en usdc o usdt',
    ],
    says: 'Puede pagar el precio en una stablecoin. No aceptamos el token revisado, porque su auditor no debería tenerlo.',
  },
  'pricing-currency': {
    asks: [
      '¿En qué moneda están los precios?',
      'moneda',
      'son dólares estadounidenses',
      'precio en euros',
      'precios solo en dólares',
    ],
    says: 'Todos los precios de este sitio están en {pricingCurrency}.',
  },
  'pricing-tax': {
    asks: [
      '¿Incluyen impuestos los precios?',
      'iva',
      'precio neto o bruto',
      'hay que sumar el iva',
      'precios con o sin impuestos',
    ],
    says: 'Los precios y las estimaciones de este sitio no incluyen impuestos.',
  },
  'pricing-as-of': {
    asks: [
      '¿Desde cuándo valen estos precios?',
      'están al día los precios',
      'fecha de la lista de precios',
      'cuándo cambiaron los precios por última vez',
    ],
    says: 'Los precios de este sitio son orientativos, con fecha de {pricingAsOf}.',
  },
  'pricing-binding': {
    asks: [
      '¿Son vinculantes los precios de este sitio?',
      'qué significa orientativo',
      'es vinculante el presupuesto',
      'puedo fiarme de la calculadora',
      'trabajan a precio cerrado',
    ],
    says: 'Los precios de este sitio son orientativos y no nos vinculan. La cifra vinculante está en nuestra oferta por escrito, y es fija antes de empezar.',
  },
  'pricing-offer-valid': {
    asks: [
      '¿Cuánto tiempo vale una oferta?',
      'cuándo caduca un presupuesto',
      'validez del precio ofrecido',
      'cuánto tiempo tenemos para decidir',
    ],
    says: 'Nuestra oferta por escrito indica el precio y la fecha hasta la que vale.',
  },
  'pricing-quote': {
    asks: [
      '¿Cómo pido un presupuesto?',
      'pedir presupuesto',
      'a quién pregunto por un precio',
      'oferta a medida para nuestro proyecto',
      'pueden poner precio a mi idea',
    ],
    says: 'Elija «Ask for a quote» en la página de precios y describa lo que tiene. Una persona responde en un día laborable, con preguntas, un rango de precios o el nombre de una empresa mejor para ello.',
  },
  'pricing-quote-time': {
    asks: [
      '¿Cuánto se tarda en tener un precio fijo?',
      'plazo para recibir el presupuesto',
      'de la primera charla al precio final',
      'duración de la fase de alcance',
    ],
    says: 'Una primera charla dura media hora, y el alcance dos días laborables. En él acordamos el precio y lo que lo cambiaría.',
  },
  'pricing-calculators': {
    asks: [
      '¿Qué calculadoras de precios tienen?',
      'calculadora de precios',
      'calcular mi precio',
      'hay una herramienta para estimar el coste',
      'calculadora para un token o un nft',
    ],
    says: 'La página de precios tiene una calculadora para una auditoría, para un token que escribimos y para una auditoría NFT. Los días y el precio cambian al escribir. Para una auditoría, la página de la auditoría cuenta su código.',
  },
  'pricing-audit-calculator': {
    asks: [
      '¿Qué pregunta la calculadora de precios de una auditoría?',
      'campos de la calculadora de precios',
      'qué cifras necesito para calcular el precio de una auditoría',
      'cómo uso la calculadora de la página de precios',
      'no sé cuántas líneas tengo, puedo calcular el precio',
    ],
    says: 'La calculadora de precios de una auditoría pregunta por líneas de código, líneas de interfaces, llamadas a otros contratos, contratos de los que hereda y puntos hechos de la lista. Si no los conoce, deje que el contador de la página de la auditoría lea su código.',
  },
  'pricing-share': {
    asks: [
      '¿Puedo enviar una estimación de precio a un colega?',
      'guardar una estimación',
      'compartir mi cálculo',
      'enlace al precio calculado',
      'recuerda la calculadora lo que escribí',
    ],
    says: 'La dirección de la página de precios guarda lo que escribe en una calculadora. Cópiela para enviar la estimación de precio o abrirla más tarde.',
  },
  'pricing-token-plain': {
    asks: [
      '¿Cuánto cuesta un token sencillo que escriben ustedes?',
      'precio de un token a medida básico',
      'token más barato de sus ingenieros',
      'calculadora de token sin opciones',
    ],
    says: 'Un token sencillo que escribimos para usted cuesta de {pricingPlainToken} y lleva {pricingPlainTokenDays}. El precio incluye código fuente, pruebas, un script de despliegue y la verificación. Las opciones añaden días.',
  },
  'pricing-unlisted': {
    asks: [
      '¿Y si la calculadora no tiene lo que necesitamos?',
      'función que falta en la calculadora',
      'precio de algo especial en nuestro token',
      'deseos fuera de la calculadora',
    ],
    says: 'Para un token o una auditoría NFT, damos antes de empezar el precio de todo lo que la calculadora no tiene. Pídanos presupuesto y diga qué necesita.',
  },
  'pricing-lowest': {
    asks: [
      '¿Cuál es el precio más bajo de un trabajo?',
      'pedido mínimo',
      'servicio más barato',
      'tarifa mínima de la lista',
      'tenemos muy poco dinero',
    ],
    says: 'El precio más bajo de nuestra lista es {pricingLowest}. Las herramientas de este sitio solo cuestan la comisión de la red.',
  },
  'pricing-fix-review': {
    asks: [
      '¿Está incluida en el precio la revisión de nuestras correcciones?',
      'cuesta más revisar las correcciones',
      'cuántas rondas de revisión de correcciones tenemos',
      'pagamos otra vez cuando comprueban los arreglos',
      'precio de una reauditoría',
    ],
    says: 'El precio de una auditoría incluye una ronda de revisión, para correcciones que solo cambian aquello de lo que trata un hallazgo. Contamos las funciones nuevas como código nuevo.',
  },
  'pricing-nothing-found': {
    asks: [
      '¿Pago el precio si no encuentran errores?',
      'y si no encuentran nada',
      'devolución sin hallazgos',
      'pago por error encontrado',
      'sin hallazgos no hay pago',
    ],
    says: 'Usted paga el precio de la lectura, aunque no encontremos nada. El informe dice qué leímos, cómo y con qué herramientas.',
  },
  'pricing-mistakes': {
    asks: [
      '¿Cobran por corregir sus propios errores?',
      'quién paga si ustedes se equivocan',
      'se corrige sin coste un trabajo defectuoso',
      'son gratis las rectificaciones',
    ],
    says: 'Corregimos gratis nuestros propios errores, así que no suben su precio.',
  },
}
