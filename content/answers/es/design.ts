import type { facts as english } from '#content/answers/en/design.ts'
import type { ToldOf } from '#content/answers/fact.ts'

export const facts: ToldOf<typeof english> = {
  'design-for-whom': {
    asks: [
      '¿En qué consiste su diseño UI/UX Web3?',
      'diseño web3',
      'diseñan interfaces',
      'agencia ux para dapps',
      'nuestros usuarios tienen miedo de firmar, pueden ayudar',
    ],
    says: 'Nuestro diseño Web3 es para equipos cuyos usuarios firman transacciones. Diseñamos pantallas que nombran la acción, el activo, el importe y el coste antes de que se abra la wallet.',
  },
  'design-price': {
    asks: [
      '¿Cuánto cuesta el diseño UI/UX Web3?',
      'precio diseño',
      'cuánto cobran por una interfaz',
      'coste de rediseñar nuestra dapp',
      'tarifa de ux',
    ],
    says: 'El diseño UI/UX Web3 cuesta de {designPrice}, precio orientativo desde el {designAsOf}. Contamos los días de una persona, a {designDayRate} por día. La cifra vinculante está en la oferta.',
  },
  'design-price-depends': {
    asks: [
      '¿De qué depende el precio de un diseño?',
      'qué encarece el diseño',
      'cobran por pantalla o por flujo',
      'cómo abaratar el diseño',
    ],
    says: 'El precio de un diseño depende del número de flujos y firmas. También depende de si usted quiere dibujos o componentes que funcionan.',
  },
  'design-duration': {
    asks: [
      '¿Cuánto tarda un diseño?',
      'plazo diseño',
      'cuántos días laborables para una interfaz',
      'pueden diseñar nuestra app en una semana',
      'cuándo estarían listas las pantallas',
    ],
    says: 'Un diseño Web3 requiere de {designDuration}. El plazo depende del número de flujos y firmas, y de si usted quiere dibujos o componentes que funcionan.',
  },
  'design-steps': {
    asks: [
      '¿Qué pasos tiene un proyecto de diseño?',
      'proceso de diseño',
      'cómo trabajan como diseñadores',
      'empiezan con wireframes',
      'fases del trabajo de ux y su duración',
    ],
    says: 'Un diseño tiene cuatro pasos, en días laborables: Observar ({designWatchDays}), Palabras y flujos ({designWordsDays}), Dibujar y construir ({designBuildDays}) y Probar ({designTryDays}). Escribimos primero las frases y ordenamos las pantallas alrededor.',
  },
  'design-deliverables': {
    asks: [
      '¿Qué reciben nuestros ingenieros de un diseño?',
      'entregables de diseño',
      'qué incluye el diseño ux',
      'entregan maquetas o código',
      'alcance del servicio de diseño',
    ],
    says: 'Sus ingenieros reciben cinco cosas: flujos, palabras, componentes, pruebas y un estudio. Los flujos tienen salida en cada rechazo, las palabras cubren cada botón y error, y el estudio muestra qué creía la gente que firmaba.',
  },
  'design-logos': {
    asks: [
      '¿Diseñan logotipos?',
      'diseño de logo',
      'una identidad de marca para nuestra moneda',
      'branding',
      'necesitamos una mascota y un banner',
    ],
    says: 'Los logotipos no forman parte de nuestro diseño Web3, que se ocupa de las pantallas, sus palabras y sus componentes. Las campañas son otro servicio, el marketing Web3.',
  },
  'design-frameworks': {
    asks: [
      '¿Qué frameworks entregan?',
      'componentes react o vue',
      'nuestro frontend está en svelte, sirve',
      'escriben tailwind',
      'en qué tecnología está el código de la interfaz',
    ],
    says: 'Entregamos componentes en React con TypeScript y CSS sencillo. Para otros frameworks usted recibe los flujos, las palabras y las pruebas.',
  },
  'design-drawings': {
    asks: [
      '¿Entregan dibujos o componentes que funcionan?',
      'archivos figma',
      'solo maquetas sin código',
      'es un prototipo o código de producción',
      'dibujan en figma o en el navegador',
    ],
    says: 'Usted elige entre dibujos y componentes que funcionan, y la elección cambia el precio. Construimos los componentes en código, con sus contratos en una red de pruebas.',
  },
  'design-system': {
    asks: [
      '¿Trabajan con nuestro sistema de diseño?',
      'ya tenemos una biblioteca de componentes',
      'pueden usar nuestra guía de estilo',
      'las pantallas nuevas encajarán con nuestra marca',
    ],
    says: 'Trabajamos con su sistema de diseño. A la mayoría les faltan firmas, estados de transacción y direcciones, y los añadimos.',
  },
  'design-restyle': {
    asks: [
      '¿Cambian el estilo del kit de otra empresa?',
      'adaptar rainbowkit',
      'retocar una plantilla comprada',
      'cambiar solo los colores de un kit ya hecho',
    ],
    says: 'Nunca cambiamos el estilo del kit de otra empresa. Ampliamos su propio sistema de diseño o construimos componentes nuestros.',
  },
  'design-accessibility': {
    asks: [
      '¿Cómo prueban la accesibilidad?',
      'WCAG AA',
      'funciona el diseño con un lector de pantalla',
      'accesibilidad a11y',
      'puede firmar una persona ciega con sus pantallas',
    ],
    says: 'Probamos la accesibilidad según WCAG AA: con teclado, con zoom, con movimiento reducido y con la herramienta axe en cada estado.',
  },
  'design-tests': {
    asks: [
      '¿Qué pruebas vienen con los componentes?',
      'tests de ui',
      'escriben tests para el frontend',
      'cómo evitar que un cambio rompa el diseño',
      'comprobaciones automáticas de la interfaz',
    ],
    says: 'Los componentes vienen con pruebas de teclado, de contraste calculado y de anchos de teléfono, y con la herramienta axe. Así el siguiente cambio no deshace el diseño.',
  },
  'design-themes': {
    asks: [
      '¿Los componentes tienen modo oscuro y versión móvil?',
      'modo oscuro',
      'responsive en el móvil',
      'tema claro y oscuro',
      'incluyen los estados vacíos y de carga',
    ],
    says: 'Los componentes vienen en tema claro y oscuro, con todos sus estados en una página, también vacío, cargando y fallido. Las pruebas cubren los anchos de teléfono.',
  },
  'design-review': {
    asks: [
      '¿Pueden revisar el diseño que tenemos?',
      'auditoría ux',
      'opinión experta sobre nuestra interfaz',
      'solo queremos comentarios, no un rediseño',
      'encontrar dónde se pierden los usuarios',
    ],
    says: 'Revisamos una interfaz existente si usted contrata solo el primer paso, que requiere de {designWatch}. Recibe una lista de dudas, ordenadas por lo que cada una puede costar a un usuario.',
  },
  'design-needs': {
    asks: [
      '¿Qué necesitan de nosotros para diseñar una pantalla?',
      'qué hay que preparar para el diseño',
      'los contratos deben estar terminados antes del diseño',
      'basta la ABI para empezar el diseño',
      'requisitos para el trabajo de ux',
    ],
    says: 'Para diseñar una pantalla necesitamos sus contratos en una red de pruebas, o su ABI. También necesitamos las preguntas más frecuentes de su soporte y una persona que decida sobre las palabras.',
  },
  'design-refuse': {
    asks: [
      '¿Qué prácticas rechazan en el diseño?',
      'patrones oscuros',
      'preseleccionar la aprobación ilimitada para ahorrar un clic',
      'esconder la comisión en la interfaz',
      'un temporizador para que firmen más rápido',
    ],
    says: 'Rechazamos las aprobaciones ilimitadas preseleccionadas, las comisiones ocultas y los temporizadores. También rechazamos prácticas que hacen aceptar lo que no se ha leído.',
  },
  'design-study': {
    asks: [
      '¿Prueban el diseño con usuarios reales?',
      'test de usabilidad',
      'investigación de usuarios',
      'cuántas personas prueban las pantallas',
      'qué nos dice el estudio de usuarios',
    ],
    says: 'Cinco personas hacen una tarea con las pantallas nuevas. Usted lee qué creían haber firmado, y hacemos los cambios que se deducen de ello.',
  },
  'design-signature': {
    asks: [
      '¿Qué debe decir una pantalla de firma?',
      'ux de firmas',
      'antes y después de una solicitud de firma',
      'cómo explicar un permit a gente normal',
      'qué preguntas hay que responder antes de firmar',
    ],
    says: 'Una pantalla de firma responde a seis preguntas: qué permite usted, cuánto como máximo, quién puede tomarlo, qué cuesta, hasta cuándo y si se puede deshacer. La página de diseño compara una firma antes y después.',
  },
  'design-wallet': {
    asks: [
      '¿Por qué no basta el texto de la wallet?',
      'metamask ya muestra la transacción',
      'la wallet solo muestra hex',
      'los usuarios aprueban sin leer',
      'por qué se va la gente en el paso approve',
    ],
    says: 'Una wallet muestra el nombre de una función y unos bytes, así que los usuarios confían en lo que su página acaba de decir. Si la página y la wallet dicen cosas distintas, los prudentes se van y los demás aprenden a pulsar todo.',
  },
  'design-states': {
    asks: [
      '¿Qué estados de una transacción diseñan?',
      'transacciones pendientes, fallidas y reemplazadas',
      'qué ve el usuario cuando rechaza',
      'y si alguien cierra la pestaña mientras espera',
      'estados de error de una transacción',
    ],
    says: 'Diseñamos cada estado de una transacción, desde no enviada hasta olvidada en una pestaña cerrada. Nuestra muestra cubre rechazada, en espera, reemplazada, fallida y terminada, y qué puede hacer el usuario en cada caso.',
  },
  'design-example': {
    asks: [
      '¿Puedo ver un ejemplo de su diseño?',
      'muestra de diseño',
      'portafolio de interfaces',
      'qué reciben los ingenieros para una firma',
      'ejemplo de textos de una transacción',
    ],
    says: 'La página de diseño tiene una muestra de lo que sus ingenieros reciben para cada firma: las palabras de antes, del botón, de la wallet y de cada resultado. La bóveda de la muestra es inventada.',
  },
  'design-kit': {
    asks: [
      '¿Puedo probar su propio kit de interfaz?',
      'este sitio está hecho con sus componentes',
      'demo de su ui kit',
      'cómo se ve una transacción confirmada en su kit',
    ],
    says: 'Este sitio está construido con nuestro propio kit de interfaz. En la página de diseño usted prueba los tres estados de una transacción, y el espécimen muestra cada pieza en cada estado.',
  },
}
