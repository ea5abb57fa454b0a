import type { facts as english } from '#content/answers/en/development.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'development-what': {
    asks: [
      '¿Qué son sus servicios de blockchain?',
      'desarrollo blockchain',
      'escriben smart contracts para clientes',
      'contratar desarrolladores solidity',
      'pueden programar un contrato a medida',
    ],
    says: 'Nuestros servicios de blockchain llevan un contrato inteligente de la idea al sistema en marcha. Lo diseñamos, lo escribimos con sus pruebas, lo desplegamos y seguimos disponibles después.',
  },
  'development-price': {
    asks: [
      '¿Cuánto cuestan los servicios de blockchain?',
      'precio desarrollo smart contract',
      'cuánto cuesta que construyan un contrato',
      'presupuesto para un sistema blockchain a medida',
      'tarifa de desarrollo',
    ],
    says: 'Los servicios de blockchain cuestan de {developmentPrice}, precio orientativo desde el {developmentAsOf}. Contamos los días de una persona, a {developmentDayRate} por día, y presupuestamos cada fase antes de que empiece.',
  },
  'development-quote': {
    asks: [
      '¿Cómo presupuestan una fase de desarrollo?',
      'precio fijo por fase',
      'el desarrollo se cobra por horas',
      'cuándo sabemos el precio de la fase siguiente',
      'puede subir la factura mientras construyen',
    ],
    says: 'Para cada fase presupuestamos los días de una persona, antes de que la fase empiece. Usted acepta la fase siguiente o se detiene con todo el trabajo.',
  },
  'development-duration': {
    asks: [
      '¿Cuánto se tarda en construir un contrato?',
      'plazo de desarrollo',
      'cuántos días laborables hasta que el contrato funcione',
      'cuándo podríamos lanzar si empezamos ahora',
      'pueden hacerlo en un mes',
    ],
    says: 'Un proyecto requiere de {developmentDuration} en total, desde el diseño hasta el cuidado tras el lanzamiento. La revisión externa va al lado, y usted la planifica con la empresa que la hace.',
  },
  'development-phases': {
    asks: [
      '¿Qué fases tiene un proyecto de desarrollo?',
      'proceso de desarrollo',
      'pasos de la idea al despliegue',
      'qué viene después del diseño del contrato',
      'cuánto dura cada fase de construcción',
    ],
    says: 'Un proyecto tiene cinco fases, con nuestros días laborables: Diseño ({developmentDesignDays}), Construcción ({developmentBuildDays}), Revisión externa, Despliegue ({developmentDeployDays}) y Cuidado ({developmentCareDays}). Cada fase termina con algo que usted acepta.',
  },
  'development-deliverables': {
    asks: [
      '¿Qué entregan en un proyecto de desarrollo?',
      'entregables de desarrollo',
      'qué recibimos además del código',
      'qué documentos acompañan al contrato',
      'qué incluyen los servicios de blockchain',
    ],
    says: 'Los servicios de blockchain entregan cuatro cosas: una nota de diseño, contratos con pruebas, un despliegue y un runbook. Un mapa muestra quién tiene cada clave.',
  },
  'development-chains': {
    asks: [
      '¿Qué cadenas admiten?',
      'redes compatibles',
      'trabajan en Base, Arbitrum o Polygon',
      'pueden desplegar en BNB Smart Chain',
      'con qué blockchain trabajan',
    ],
    says: 'Admitimos toda cadena con la máquina virtual de Ethereum cuyas instrucciones encajan con nuestro compilador. Lo comprobamos en su cadena antes de presupuestar.',
  },
  'development-non-evm': {
    asks: [
      '¿Desarrollan para Solana u otras cadenas sin EVM?',
      'desarrollo solana',
      'programas rust para near o polkadot',
      'contratos move en aptos o sui',
      'desarrolladores bitcoin o cardano',
    ],
    says: 'Construimos para cadenas con la máquina virtual de Ethereum. Solana y otras cadenas sin ella quedan fuera de nuestros servicios de blockchain.',
  },
  'development-choose-chain': {
    asks: [
      '¿Qué cadena debemos elegir?',
      'elegir una blockchain',
      'ethereum o una layer 2 para nuestro token',
      'mejor cadena para un proyecto nuevo',
      'dónde debe vivir nuestro contrato',
    ],
    says: 'Elija una cadena según dónde están sus usuarios, cuánto tarda una transacción en ser definitiva y qué cuestan sus llamadas habituales. Pregunte después quién puede parar la cadena, si su contrato funciona en ella y qué exploradores, nodos, wallets y mercados tiene.',
  },
  'development-not-decide': {
    asks: [
      '¿Qué no debería decidir la elección de la cadena?',
      'importan las transacciones por segundo al elegir',
      'una fundación nos ofrece una subvención por usar su cadena',
      'dicen algo las direcciones activas de una cadena',
    ],
    says: 'Las transacciones por segundo, una subvención y el número de direcciones activas no deberían decidir dónde vive su contrato. Las cadenas rara vez están llenas, una subvención se paga una vez y las direcciones son gratis.',
  },
  'development-multichain': {
    asks: [
      '¿Conviene lanzar en más de una cadena?',
      'lanzamiento multichain',
      'llevar nuestro proyecto a una segunda cadena',
      'riesgo de un bridge',
      'misma dirección de contrato en varias cadenas',
    ],
    says: 'Empiece con una cadena si una basta. Un token en dos cadenas son dos tokens y un puente, y el puente es la parte que roban.',
  },
  'development-need-chain': {
    asks: [
      '¿Necesito de verdad una blockchain?',
      'blockchain o base de datos',
      'vale la pena poner esto en la cadena',
      'mi jefe quiere blockchain y no estoy seguro',
      'nos dirían si basta un servidor normal',
    ],
    says: 'Hablamos media hora sobre qué pertenece a quién y si usted necesita una cadena. Recibe una respuesta por escrito, que puede ser una base de datos. Donde basta una base de datos, no construimos cadena.',
  },
  'development-idea': {
    asks: [
      'Solo tengo una idea, ¿por dónde empezamos?',
      'no tenemos código ni especificación',
      'de la idea al smart contract',
      'no soy técnico y quiero construir algo en la cadena',
      'primer paso para fundadores con una idea',
    ],
    says: 'Con una idea, empezamos por escribir con usted la nota de diseño. Recibe un alcance con días y precio, o las razones para parar.',
  },
  'development-have-code': {
    asks: [
      'Ya tenemos código, ¿qué pueden hacer con él?',
      'repositorio a medias',
      'nuestro desarrollador se fue y el contrato no está acabado',
      'preparar nuestro código para una auditoría',
      'pueden continuar un código existente',
    ],
    says: 'Cuando usted tiene código, lo compilamos, ejecutamos sus pruebas y leemos las rutas con privilegios. Recibe una lista de lo que hay que corregir antes de una auditoría, lo más caro primero.',
  },
  'development-live-contract': {
    asks: [
      '¿Qué pueden hacer por un contrato que ya está en marcha?',
      'inventario de un contrato desplegado',
      'nuestro contrato está en mainnet y no conocemos sus riesgos',
      'plan de emergencia para un protocolo en marcha',
      'quién puede hacer qué en nuestro contrato desplegado',
    ],
    says: 'En un contrato en marcha, leemos sus poderes desde la cadena. Usted recibe una lista de riesgos y un plan de emergencia.',
  },
  'development-take-over': {
    asks: [
      '¿Pueden hacerse cargo de un contrato que desplegaron otros?',
      'asumir el mantenimiento de otra agencia',
      'nuestros antiguos desarrolladores desaparecieron',
      'cambiar de equipo para el contrato',
    ],
    says: 'Nos hacemos cargo de contratos que otros desplegaron, después de un inventario. Dice qué hace el código, quién tiene cada rol y qué puede cambiar todavía.',
  },
  'development-design-note': {
    asks: [
      '¿Qué contiene la nota de diseño?',
      'especificación técnica de un contrato',
      'documento de arquitectura',
      'quién escribe la especificación',
      'se describe el sistema antes de programar',
    ],
    says: 'La nota de diseño nombra los roles, los flujos de dinero, las reglas que siempre se cumplen y lo que dejamos fuera a propósito. Nos reunimos dos veces y la escribimos; usted la acepta, o para y se la queda.',
  },
  'development-smallest': {
    asks: [
      '¿Cuál es el pedido más pequeño de desarrollo?',
      'tamaño mínimo de proyecto',
      'podemos contratar solo el diseño de un contrato',
      'queremos probarlos con algo pequeño',
      'aceptan trabajos pequeños',
    ],
    says: 'La nota de diseño sola es nuestro pedido más pequeño. Requiere de {developmentDesign}, a {developmentDayRate} por día.',
  },
  'development-stop': {
    asks: [
      '¿Podemos parar después de una fase?',
      'cancelar el proyecto de desarrollo',
      'y si nos quedamos sin dinero a mitad de camino',
      'quedamos atados a todo el proyecto',
      'nos quedamos el trabajo si nos vamos antes',
    ],
    says: 'Usted puede parar después de cada fase y quedarse con todo el trabajo. Cada fase termina con algo que usted acepta, y la siguiente tiene precio antes de empezar.',
  },
  'development-own-code': {
    asks: [
      '¿De quién es el código?',
      'propiedad intelectual del contrato que escriben',
      'el código fuente es nuestro',
      'licencia del código que construyen',
      'bibliotecas open source en nuestro proyecto',
    ],
    says: 'El código es suyo desde el primer commit. Las bibliotecas que contiene conservan sus licencias abiertas.',
  },
  'development-progress': {
    asks: [
      '¿Podemos seguir el trabajo mientras construyen?',
      'avance del desarrollo',
      'trabajan en nuestro repositorio de GitHub',
      'cuándo vemos una primera versión que funciona',
    ],
    says: 'Entregamos en pequeños pasos en su repositorio, así que usted puede seguir el trabajo. Tiene una versión del contrato que funciona desde la primera semana.',
  },
  'development-stack': {
    asks: [
      '¿Con qué lenguaje y bibliotecas construyen contratos?',
      'solidity o vyper',
      'usan openzeppelin',
      'lenguaje de programación de los contratos',
      'escriben todo desde cero',
    ],
    says: 'Escribimos los contratos en Solidity, sobre la biblioteca de OpenZeppelin.',
  },
  'development-tests': {
    asks: [
      '¿Cómo prueban los contratos que escriben?',
      'tests unitarios y fuzzing',
      'incluyen pruebas de invariantes',
      'informe de gas de nuestro contrato',
      'cómo sé que su código funciona',
    ],
    says: 'Los contratos que escribimos vienen con pruebas de uso y de rechazo, invariantes con fuzzing y un informe de gas.',
  },
  'development-audit': {
    asks: [
      '¿Quién audita los contratos que construyen?',
      'auditan su propio código',
      'revisión externa del sistema que escribieron',
      'una segunda empresa que lo compruebe',
      'tenemos que pagar a otra empresa por la revisión',
    ],
    says: 'Otra empresa audita lo que escribimos, porque no auditamos nuestro propio código. Usted planifica esa revisión junto a la construcción; nosotros preparamos el alcance y respondemos a sus preguntas.',
  },
  'development-deploy': {
    asks: [
      '¿Cómo despliegan nuestro contrato?',
      'proceso de despliegue',
      'quién firma las transacciones de despliegue',
      'ensayan el lanzamiento antes',
      'el código está verificado en el explorador',
    ],
    says: 'Ensayamos el script de despliegue en un fork. El día del lanzamiento usted firma con sus claves, y antes leemos cada transacción en voz alta. Recibe el código fuente verificado y direcciones conocidas.',
  },
  'development-record': {
    asks: [
      '¿Qué contiene el acta de despliegue?',
      'prueba de lo que se desplegó',
      'cómo comprobar que el bytecode es nuestro código',
      'ejemplo de acta de despliegue',
    ],
    says: 'El acta de despliegue nombra el commit, el compilador, la dirección, el hash del código y cada rol con su titular y su final. Hay una muestra en la página; sus nombres y direcciones son inventados.',
  },
  'development-keys': {
    asks: [
      '¿Quién tiene las claves del sistema que construyen?',
      'mapa de claves',
      'conservan acceso de administrador a nuestro contrato',
      'multisig dueña del contrato',
      'podría su empresa robar nuestros fondos',
    ],
    says: 'Su multisig tiene los roles del contrato, y nosotros nunca tenemos sus claves ni sus fondos. Entregamos cada sistema con un mapa que dice qué puede hacer cada clave y quién la tiene.',
  },
  'development-lost-key': {
    asks: [
      '¿Qué pasa si perdemos una clave o nos la roban?',
      'clave de multisig perdida',
      'un firmante dejó la empresa',
      'pueden recuperar nuestra clave de administrador',
      'qué puede hacer un ladrón con una clave',
    ],
    says: 'El mapa de claves dice para cada clave qué pasa si se pierde o la roban, y quién la reemplaza. En nuestro sistema de muestra, los demás firmantes de la multisig reemplazan una clave perdida en una transacción.',
  },
  'development-deployer-key': {
    asks: [
      '¿Qué puede hacer la clave de despliegue después del lanzamiento?',
      'poderes de la cuenta deployer',
      'hay una puerta trasera para el desarrollador',
      'la cuenta que desplegó conserva algún rol',
    ],
    says: 'La clave de despliegue publica el contrato y da los roles a sus multisigs. Después no tiene poder, y una prueba en la cadena comprueba que no tiene ningún rol.',
  },
  'development-user-key': {
    asks: [
      '¿Qué pasa si un usuario de nuestro sistema pierde su clave?',
      'un cliente perdió la seed phrase, se puede salvar el depósito',
      'recuperación para depositantes',
      'ayudan las smart wallets contra claves perdidas',
    ],
    says: 'En nuestra bóveda de muestra, la parte de un usuario se queda en la bóveda para siempre si pierde su clave. Ni usted ni nosotros tenemos una función para eso; las smart wallets con recuperación lo evitan.',
  },
  'development-upgradeable': {
    asks: [
      '¿Debe nuestro contrato ser actualizable?',
      'proxy o inmutable',
      'podemos cambiar el contrato después del lanzamiento',
      'y si hay un fallo y no podemos reemplazar el código',
      'es peligrosa una clave de actualización',
    ],
    says: 'Un contrato debería ser actualizable solo si usted puede decir qué cambiará y quién decide. Una clave de actualización es un poder sobre cada saldo.',
  },
  'development-runbook': {
    asks: [
      '¿Qué contiene el runbook?',
      'plan de incidentes',
      'qué hacemos de noche cuando algo sale mal',
      'quién puede pausar el contrato y a quién llamamos',
      'manual de operación de nuestro contrato',
    ],
    says: 'El runbook dice qué vigilar, quién puede pausar, qué firmar en qué orden y a quién llamar.',
  },
  'development-care': {
    asks: [
      '¿Cuidan el contrato después del lanzamiento?',
      'contrato de mantenimiento',
      'vigilancia de contratos en marcha',
      'desaparecen después del despliegue',
      'cuota mensual para un protocolo',
    ],
    says: 'El cuidado tras el lanzamiento dura {developmentCare}: vigilamos los contratos, hacemos simulacros y cambios en los primeros meses. Usted puede prolongarlo mes a mes.',
  },
  'development-needs': {
    asks: [
      '¿Qué necesitan de nosotros para empezar a construir?',
      'requisitos de un proyecto de desarrollo',
      'qué debemos preparar antes de que escriban código',
      'hace falta ya una multisig',
      'quién de nuestra empresa debe participar en la construcción',
    ],
    says: 'Un proyecto necesita una persona que pueda decidir y una lista, en sus palabras, de lo que el contrato nunca debe hacer. También hace falta una multisig, o una tarde para crearla, y tiempo para una revisión externa antes de que llegue dinero.',
  },
  'development-legal': {
    asks: [
      '¿Responden preguntas legales y fiscales de nuestro proyecto?',
      'tienen abogados cripto',
      'asesoría fiscal para un protocolo',
      'regulación y licencias para nuestro sistema',
      'crean la fundación o la empresa',
    ],
    says: 'Sus propios asesores responden a las preguntas legales y fiscales de un proyecto. No forman parte de nuestros servicios de blockchain.',
  },
  'development-frontend': {
    asks: [
      '¿Hacen también la web o la app del contrato?',
      'desarrollo frontend dapp',
      'quién hace la interfaz de nuestro contrato',
      'app móvil para nuestro protocolo',
      'necesitamos otra agencia para las pantallas',
    ],
    says: 'Los servicios de blockchain cubren el contrato, sus pruebas, su despliegue y su cuidado. Las pantallas en las que se firma pertenecen a nuestro diseño UI/UX Web3, que entrega componentes listos.',
  },
  'development-own-token': {
    asks: [
      '¿Construirían nuestro proyecto a cambio de nuestros tokens?',
      'pagar a los desarrolladores con nuestro propio token',
      'participación en lugar de honorarios',
      'podemos pagar la construcción con una asignación',
    ],
    says: 'Nunca construimos a cambio de tokens de su proyecto. Los tokens nos darían una razón para decir que sí cuando usted debería parar.',
  },
}
