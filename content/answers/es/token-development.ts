import type { facts as english } from '#content/answers/en/token-development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'token-development-price': {
    asks: [
      '¿Cuánto cuesta un token hecho a medida?',
      'precio desarrollo erc20',
      'cuánto cobran por programar nuestro token',
      'presupuesto para un token a medida',
      'tarifa de un ingeniero que escriba el token',
    ],
    says: 'Un token ERC-20 escrito por nuestro ingeniero cuesta de {tokenDevelopmentPrice}, según sus funciones. Un token sencillo cuesta de {tokenDevelopmentPlainPrice}. Usted recibe un precio fijo tras el primer paso, en el que repasamos juntos los poderes.',
  },
  'token-development-time': {
    asks: [
      '¿Cuánto tardan en desarrollar un token?',
      'plazo desarrollo erc20',
      'en cuántos días está listo nuestro token',
      'con qué rapidez pueden programar un token',
      'duración del desarrollo de un token a medida',
    ],
    says: 'Un token ERC-20 a medida lleva de {tokenDevelopmentTime}, según sus funciones. Un token sencillo lleva de {tokenDevelopmentPlainTime}. La revisión de usted se suma aparte, a su ritmo.',
  },
  'token-development-feature-days': {
    asks: [
      '¿Cuánto suma cada función de un token a medida?',
      'precio por función del token',
      'recargo por añadir votos',
      'cuántos días añade una pausa',
      'coste extra de mint, burn, límite y permit',
    ],
    says: 'En días laborables, un tope suma {tokenDevelopmentCapDays}, la quema {tokenDevelopmentBurnDays}, permit {tokenDevelopmentPermitDays}, la emisión {tokenDevelopmentMintDays}, una pausa {tokenDevelopmentPauseDays} y los votos {tokenDevelopmentVotesDays}. Los límites de lanzamiento suman {tokenDevelopmentLimitsDays}, un contrato de vesting {tokenDevelopmentVestingDays}, un airdrop {tokenDevelopmentAirdropDays} y una segunda cadena {tokenDevelopmentChainDays}. Un día cuesta {tokenDevelopmentDayRate}.',
  },
  'token-development-deliverables': {
    asks: [
      '¿Qué recibo con un token que ustedes desarrollan?',
      'entregables desarrollo de token',
      'qué entregan junto con el token',
      'recibimos las pruebas y los scripts',
      'el código fuente del token es nuestro',
    ],
    says: 'Con un token a medida entregamos cuatro cosas: el token con su código verificado, las pruebas, un registro de poderes y los scripts. Las pruebas muestran que cada función cumple, rechaza a quien no debe llamarla y termina. Los scripts despliegan, traspasan los roles y renuncian a ellos.',
  },
  'token-development-process': {
    asks: [
      '¿Cómo se desarrolla un token con ustedes?',
      'pasos del desarrollo de un token',
      'qué pasa después de encargar un token',
      'cómo trabajan cuando escriben un token',
      'fases de un proyecto erc20 a medida',
    ],
    says: 'El desarrollo de un token tiene cuatro pasos: poderes, construcción, revisión y despliegue. Los poderes llevan {tokenDevelopmentPowersTime}, la construcción de {tokenDevelopmentBuildTime} y el despliegue {tokenDevelopmentDeployTime}. Usted revisa a su ritmo, con el registro y las pruebas en la mano.',
  },
  'token-development-needs': {
    asks: [
      '¿Qué necesitan de nosotros para construir un token?',
      'briefing de un token',
      'qué datos debemos preparar para el token',
      'qué decidir antes de escribir el token',
      'hace falta una multisig para los roles',
    ],
    says: 'Para construir un token necesitamos su nombre, su símbolo, su suministro y quién lo recibe. También necesitamos las direcciones que tendrán los roles, cada una una multisig. Para cada poder que desee, díganos la frase que diría a un titular.',
  },
  'token-development-excluded': {
    asks: [
      '¿Qué no incluye el desarrollo de un token?',
      'exclusiones desarrollo token',
      'qué tareas quedan fuera del servicio de tokens',
      'límites de su servicio de tokens',
      'qué debemos organizar nosotros aparte del token',
    ],
    says: 'El desarrollo de un token no incluye impuestos a las transferencias, dueños ocultos, cotización ni creación de mercado. Tampoco incluye una opinión sobre el valor del token ni sobre cómo puede venderse.',
  },
  'token-development-listing': {
    asks: [
      '¿Listan tokens en bolsas o exchanges?',
      'listado en exchange',
      'pueden poner nuestro token en binance',
      'market making para nuestro token',
      'ayuda con coingecko o coinmarketcap',
    ],
    says: 'El listado en un exchange, la creación de mercado y el precio de su token no los vendemos. Usted mismo puede abrir un pool en Uniswap desde el creador de tokens.',
  },
  'token-development-opinion': {
    asks: [
      '¿Asesoran sobre cuánto vale un token o cómo puede venderse?',
      'valoración de token',
      'es nuestro token un valor financiero',
      'opinión legal sobre la venta de un token',
      'deberíamos lanzar un token',
    ],
    says: 'Sobre cuánto vale un token, cómo puede venderse o si usted debería lanzarlo no damos opinión. Nos ocupamos de lo que su código puede hacer.',
  },
  'token-development-trust-cost': {
    asks: [
      '¿Qué funciones de un token despiertan desconfianza?',
      'señales de alerta en un token',
      'de qué avisan los escáneres en un erc20',
      'qué opciones cuestan confianza',
      'un mint o una pausa asusta a los inversores',
    ],
    says: 'Quemar, la aprobación temporal y transferir con llamada no cuestan confianza. Tope, permit, transferencia por firma, votos, retraso y límites de lanzamiento son preguntas del comprador. Emisión, pausa, lista de bloqueo, lista de permitidos, congelación, flash mint y multicadena son advertencias.',
  },
  'token-development-why-powers': {
    asks: [
      '¿Por qué empiezan un token por sus poderes?',
      'por qué hablar de poderes',
      'qué son los poderes de un token',
      'nuestro token debe hacer lo menos posible',
      'por qué hay que justificar cada función',
    ],
    says: 'Empezamos por los poderes porque escáneres, exchanges y compradores prudentes preguntan quién puede emitir, pausar, bloquear, gravar o reemplazar el código. Cada poder necesita una razón, un límite y un final. Una función sin justificación queda fuera del bytecode.',
  },
  'token-development-audit': {
    asks: [
      '¿Está auditado un token que ustedes desarrollan?',
      'auditan sus propios tokens',
      'quién audita el token a medida',
      'incluye el desarrollo una auditoría',
      'otra empresa debe revisar nuestro token',
    ],
    says: 'Un token que escribimos nosotros no lo auditamos: un auditor no juzga su propio trabajo. Otra empresa tiene que auditarlo, y nuestras pruebas y el registro de poderes acortan esa auditoría.',
  },
  'token-development-renounce-advice': {
    asks: [
      '¿Debería renunciar el dueño de un token?',
      'conviene renunciar o conservar el dueño',
      'renounce, es buena idea',
      'quieren los compradores un token sin dueño',
      'multisig con retraso o sin dueño',
    ],
    says: 'El dueño debería renunciar si el token no necesita ningún poder; el mejor token nunca tuvo dueño. Si necesita un poder, use una multisig con retraso.',
  },
  'token-development-later-features': {
    asks: [
      '¿Se pueden añadir funciones a un token más tarde?',
      'token actualizable upgradeable',
      'escriben proxies para tokens',
      'y si necesitamos una función nueva tras el lanzamiento',
      'pueden actualizar nuestro token después',
    ],
    says: 'A nuestros tokens no se les pueden añadir funciones más tarde, porque no tienen clave de actualización. El vesting, los airdrops y los bloqueos son contratos aparte que usted puede añadir en cualquier momento.',
  },
  'token-development-versus-creator': {
    asks: [
      '¿En qué se diferencia el desarrollo del creador de tokens?',
      'creador o ingeniero',
      'necesito un desarrollador o basta la herramienta gratis',
      'diferencia entre el generador y un token a medida',
      'al creador le falta una función',
    ],
    says: 'El creador combina piezas conocidas, y usted lo usa solo por la comisión de red. En el desarrollo, un ingeniero pregunta el porqué, escribe lo que falta y le acompaña el día del lanzamiento.',
  },
  'token-development-deploy': {
    asks: [
      '¿Quién despliega el token que desarrollan?',
      'despliegue del token a medida',
      'ponen ustedes el token en la cadena',
      'se despliega con nuestra cartera o la suya',
      'ensayo antes de lanzar el token',
    ],
    says: 'Usted despliega el token desde su propia cartera, y nosotros leemos con usted cada transacción. Antes lo desplegamos en un fork. El suministro y los roles son suyos en todo momento.',
  },
  'token-development-custody': {
    asks: [
      '¿Guardan mis claves, mis fondos o un rol en mi token?',
      'custodia',
      'dejan una puerta trasera en el token',
      'quién tiene las claves del token que construyen',
      'puede su empresa tocar nuestro suministro',
    ],
    says: 'Nunca guardamos sus claves ni sus fondos. Su propia cartera despliega el token, y el suministro y los roles son suyos en todo momento.',
  },
  'token-development-vesting': {
    asks: [
      '¿Escriben un contrato de vesting para el equipo?',
      'desarrollo de vesting',
      'precio de un contrato de vesting con el token',
      'vesting a medida para fundadores y asesores',
      'necesitamos vesting junto al token',
    ],
    says: 'Un contrato de vesting para el equipo suma {tokenDevelopmentVestingAdds} a un token que escribimos. También puede bloquear usted mismo la parte del equipo según un calendario, en la página Token locking, por la comisión de red.',
  },
  'token-development-airdrop': {
    asks: [
      '¿Desarrollan también un airdrop con el token?',
      'precio desarrollo de airdrop',
      'airdrop merkle escrito por ustedes',
      'coste de un contrato de airdrop para nuestro token',
      'pueden programar el reparto a nuestra comunidad',
    ],
    says: 'Un airdrop por prueba de Merkle suma {tokenDevelopmentAirdropAdds} a un token que escribimos. También puede hacer uno usted mismo en la página Claim, por la comisión de red.',
  },
  'token-development-second-chain': {
    asks: [
      '¿Pueden desarrollar un token para dos cadenas?',
      'desarrollo de token multicadena',
      'token en ethereum y polygon',
      'coste de una segunda cadena para nuestro token',
      'el mismo erc20 en otra red',
    ],
    says: 'Una segunda cadena suma {tokenDevelopmentChainAdds} a un token que escribimos. Los compradores la leen como una advertencia, porque ese token es tan seguro como su puente.',
  },
  'token-development-sample': {
    asks: [
      '¿Puedo ver un ejemplo del código de un token suyo?',
      'ejemplo de su solidity',
      'muéstrenme código de un token',
      'ejemplo de límite de lanzamiento',
      'cómo es el solidity que escriben',
    ],
    says: 'La página del desarrollo de tokens muestra un ejemplo: un límite de lanzamiento que termina solo. Hasta un final fijo, nadie compra más de una centésima del suministro. Ninguna cuenta puede mover ese final, y vender y enviar nunca se limitan.',
  },
  'token-development-start': {
    asks: [
      '¿Cómo les encargo un token?',
      'encargar desarrollo de token',
      'dónde pido presupuesto para nuestro token',
      'queremos que escriban nuestro erc20, qué hacemos',
      'primer paso para encargar un token',
    ],
    says: 'Para que escribamos su token, pida un presupuesto en la página del desarrollo de tokens o escríbanos en la página de contacto. Diga qué no debe hacer nunca el token.',
  },
  'token-development-traps': {
    asks: [
      '¿Escriben tokens que los compradores no pueden vender?',
      'desarrollar un honeypot',
      'pueden añadir un interruptor que frene las ventas',
      'dueño oculto en un token',
      'puerta trasera para el equipo en el contrato',
    ],
    says: 'Nunca escribimos interruptores que frenan las ventas, dueños ocultos ni impuestos a las transferencias. Tampoco vendemos actualizaciones de un token después de que la gente lo compre.',
  },
  'token-development-brochure': {
    asks: [
      '¿Hay un folleto sobre tokens y bloqueos?',
      'folleto token pdf',
      'algo para enviar a un colega sobre sus servicios de tokens',
      'folleto desarrollo erc20',
      'documento con todos los precios de tokens',
    ],
    says: 'El folleto «Tokens and locks» abarca cinco servicios: creador de tokens, desarrollo ERC-20, bloqueo de tokens, bloqueo de liquidez y servicios blockchain. Dice qué recibe usted, cuánto cuesta y qué rechazamos. Puede leerlo como página o como PDF.',
  },
  'token-development-holder-checks': {
    asks: [
      '¿Qué puede comprobar un titular de un token suyo?',
      'cómo verifican los compradores nuestro token',
      'pueden los inversores comprobar el token sin ustedes',
      'pruebas para los titulares',
      'qué puede comprobar nuestra comunidad por sí misma',
    ],
    says: 'Los titulares pueden comprobar el código verificado byte a byte, y cada poder con quien lo tiene, su límite y su final. También pueden comprobar la parte bloqueada y la liquidez bloqueada. Todo esto funciona sin nuestro sitio.',
  },
  'token-development-people': {
    asks: [
      '¿Cuántas personas trabajan en un token?',
      'quién escribe nuestro token',
      'un desarrollador o un equipo',
      'tamaño del equipo desarrollo token',
    ],
    says: 'Un ingeniero nuestro escribe su token y le acompaña el día del lanzamiento. Los precios del desarrollo cuentan una persona por día.',
  },
  'token-development-read-powers': {
    asks: [
      '¿Cómo leo lo que el dueño puede hacer con mi token?',
      'leer yo mismo el código de un token',
      'revisar un token en cinco minutos',
      'qué funciones debe mirar un comprador',
      'lista de poderes de un token',
    ],
    says: 'Para leer los poderes de un token, abra el código verificado, mire detrás de un proxy y liste las funciones que cambian algo. Para cada una, salvo transferencias, aprobaciones y quemas, busque quién puede llamarla. Mire después esas cuentas, los mayores titulares y lo bloqueado.',
  },
  'token-development-mint-power': {
    asks: [
      '¿Cómo veo si se pueden emitir más unidades de un token que compré?',
      'función mint en un contrato ajeno',
      'puede el equipo inflar el suministro de un token que tengo',
      'riesgo de dilución',
      'qué prueba un tope en el contrato',
    ],
    says: 'Busque en el código una función llamada mint: sin ella, y con todo el suministro creado al lanzar, el número de tokens solo puede bajar. Si existe, pregunte quién puede llamarla y si el contrato tiene un tope. Bajo un tope, quemar vuelve a dejar sitio.',
  },
  'token-development-stop-power': {
    asks: [
      '¿Cómo puede un dueño impedirme vender un token?',
      'función blacklist',
      'señales de honeypot en el código',
      'setBot o isExcluded, qué es',
      'qué funciones bloquean a un titular',
    ],
    says: 'Un dueño puede impedir su venta con una pausa, que detiene toda transferencia, o con una lista de bloqueo, que detiene cuentas sueltas. Esas listas se llaman blacklist, blocklist, freeze, setBot o isExcluded. Pregunte quién puede usarlas y si terminan.',
  },
  'token-development-fee-power': {
    asks: [
      '¿Cómo encuentro una comisión por transferencia en el código?',
      'fee on transfer en el código',
      'puede el dueño subir la comisión hasta todo',
      'llega menos de lo que envié, por qué',
      'comisión variable, es peligrosa',
    ],
    says: 'Mire la función que mueve los saldos, normalmente _update o _transfer: si llega menos de lo enviado, hay una comisión. Si es una variable que una función fija, alguien puede ponerla en todo. Una comisión fija es un coste y una variable es un interruptor.',
  },
  'token-development-limit-power': {
    asks: [
      '¿Son peligrosos los límites por cartera de un token?',
      'trampa max wallet',
      'maxTx bajado por el dueño',
      'puede atraparme un límite de transferencia',
    ],
    says: 'Un límite por cartera o por transferencia se vuelve una trampa si el dueño puede bajarlo hasta que nadie pueda vender. Compruebe si el límite es una constante y si termina solo.',
  },
  'token-development-power-holders': {
    asks: [
      '¿Cómo averiguo quién tiene los poderes de un token?',
      'owner o roles, qué cambia para el comprador',
      'es el dueño una multisig o una sola clave',
      'encontrar el admin de un token en el explorador',
    ],
    says: 'Con un dueño, una cuenta tiene todos los poderes; con roles, cada poder tiene sus cuentas, y un administrador los da y los quita. Lea owner() o los eventos RoleGranted y RoleRevoked. Mire luego si la cuenta es una clave, una multisig o un timelock.',
  },
  'token-development-renounced': {
    asks: [
      '¿Es seguro un token cuya propiedad fue renunciada?',
      'ownership renounced, es suficiente',
      'el dueño es la dirección cero, puedo confiar',
      'renounced y aun así peligroso',
    ],
    says: 'Una propiedad renunciada resuelve la cuestión solo si el token no tiene otro rol. Busque ambas cosas: el dueño y los eventos que dan roles.',
  },
  'token-development-proxy': {
    asks: [
      '¿Qué significa que un token sea un proxy?',
      'riesgo token proxy',
      'upgradeTo en un contrato',
      'pueden cambiar mañana el código de mi token',
      'qué es un proxy',
    ],
    says: 'Un proxy es un contrato muy corto que reenvía todas las llamadas, de modo que el código detrás puede reemplazarse. Pregunte quién puede hacerlo y con cuánta antelación debe anunciarlo. Un token de suministro fijo no necesita actualización.',
  },
  'token-development-permit-risk': {
    asks: [
      '¿Es peligrosa una firma de permit?',
      'phishing con permit',
      'me piden firmar un permit',
      'puede una firma regalar mis tokens',
    ],
    says: 'Un permit no añade poder sobre usted, pero añade una firma con la que hay que tener cuidado. Firmada en una página falsa, entrega tokens sin transacción.',
  },
}
